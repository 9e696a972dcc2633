#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

constexpr std::uint8_t kAnyTemple = kTemples, kOtherTemple = kTemples + 1;  // as the tables say it
enum : std::uint8_t { up_to = 1, take_card = 2 };

void move_up(State& state, Temple temple, unsigned steps) {
  const std::uint8_t step = static_cast<std::uint8_t>(active_player(state).temples[temple].space + steps);
  put_on_top(state, state.active, step, [&](Seat seat) -> Disc& { return state.players[seat].temples[temple]; });
}

}  // namespace

bool holds(const State& state, Seat seat, Zodiac card) {
  for (Temple temple = 0; temple < kTemples; ++temple)
    if (state.holders[temple] == seat && state.zodiac[temple] == static_cast<std::uint8_t>(card)) return true;
  return false;
}

unsigned zodiac_cards(const State& state, Seat seat) {
  unsigned cards = 0;
  for (Seat holder : state.holders) cards += holder == seat;
  return cards;
}

// The temples an effect may advance on: named, any, or any but one; never at the top (OR-12.2, OR-R27).
std::uint8_t open_temples(const State& state, EffectId effect, Temple apart_from) {
  const std::uint8_t named = effect_at(effect).a;
  if (named > kOtherTemple) apart_from = static_cast<Temple>(named - kOtherTemple - 1);
  std::uint8_t open = 0;
  for (Temple temple = 0; temple < kTemples; ++temple) {
    const bool meant = named < kTemples ? temple == named : named == kAnyTemple || temple != apart_from;
    if (meant && active_player(state).temples[temple].space < tables::kTempleTop[temple]) open |= static_cast<std::uint8_t>(1u << temple);
  }
  return open;
}

// OR-12.2, OR-12.3, OR-R43  The disc advances as far as it can, the card is taken, then Aquarius.
void advance(State& state, Temple temple, unsigned steps, EffectId effect) {
  const unsigned left = tables::kTempleTop[temple] - active_player(state).temples[temple].space;
  const unsigned made = std::min(steps, left);
  if (made == 0) return;
  const bool aquarius = made == tables::kAquariusSteps && holds(state, Zodiac::aquarius);  // OR-R26: held before
  move_up(state, temple, made);
  if (effect_at(effect).c & take_card) state.holders[temple] = state.active;
  if (aquarius) state.agenda.schedule({task(Duty::accept_effect, tables::kAquariusEffect, 0, temple)});
}

void list_advances(const State& state, Task task, Actions& actions) {
  const tables::Effect& effect = effect_at(task.what);
  const std::uint8_t open = open_temples(state, task.what, task.how);
  for (Temple temple = 0; temple < kTemples; ++temple) {
    if (!(open >> temple & 1)) continue;
    const unsigned left = tables::kTempleTop[temple] - active_player(state).temples[temple].space;
    if (!(effect.c & up_to)) actions.add(sentence(Verb::advance, temple));
    else
      for (unsigned steps = 1; steps <= std::min<unsigned>(effect.b, left); ++steps) actions.add(sentence(Verb::advance, temple, steps));
  }
}

// OR-18.4  The highest disc, in a tie the lowest in the stack; nobody from step 0 (OR-R3).
void hand_out_zodiac(State& state) {
  for (Temple temple = 0; temple < kTemples; ++temple) {
    Seat best = 0;
    for (Seat seat = 1; seat < state.seats; ++seat) {
      const Disc disc = state.players[seat].temples[temple], leader = state.players[best].temples[temple];
      if (disc.space > leader.space || (disc.space == leader.space && disc.below < leader.below)) best = seat;
    }
    if (state.players[best].temples[temple].space > 0) state.holders[temple] = best;
  }
}

}  // namespace tessera::origins
