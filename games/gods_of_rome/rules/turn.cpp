#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

std::uint8_t discs_on_slots(const Player& player) {
  std::uint8_t discs = 0;
  for (const Slot& slot : player.slots) discs += slot.disc;
  return discs;
}

bool shows_scattered(const State& state) {
  for (Objective objective : state.objectives)
    if (tables::kObjectiveCondition[objective] == Condition::own_presence_colours_at_least) return true;
  return false;
}

// GR-16.7  Ten turns per player without a visit and without a gain.
bool is_stalled(const State& state) { return state.idle_turns >= tables::kStallTurns * state.seats; }

bool all_exhausted(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (!is_exhausted(state, seat)) return false;
  return true;
}

}  // namespace

// GR-4.1  A player's first turn begins with the choice of a faction.
void begin_turn(State& state) {
  state.agenda.schedule({task(Duty::take_turn)});
  if (active_player(state).faction == kNoGod) state.agenda.schedule({task(Duty::select_faction)});
}

// GR-5.2  Visit a god, activate a slot or score; scoring is always possible (GR-R2).
void list_turns(const State& state, Actions& actions) {
  const Player& player = active_player(state);
  for (God god = 0; god < kGods; ++god)
    if (can_visit(state, state.active, god)) actions.add(sentence(Verb::visit, god));
  if (player.discs > 0)  // GR-7.1
    for (std::size_t slot = 0; slot < kSlots; ++slot)
      if (!player.slots[slot].disc) actions.add(sentence(Verb::activate, slot));
  actions.add(sentence(Verb::score));
}

// GR-16.6  Exhausted: nothing left that could bring favour.
bool is_exhausted(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  if (player.faction == kNoGod) return false;
  if (player.visiting & static_cast<GodSet>(~bit_of(player.faction))) return false;
  const std::uint8_t usable = static_cast<std::uint8_t>(player.discs + discs_on_slots(player));
  bool visits_spent = true;
  for (God god = 0; god < kGods; ++god)
    if (god != player.faction && in_play(state, god)) visits_spent &= player.visits[god] >= tables::kPantheonVisits;
  if (!visits_spent && usable > 0) return false;
  return !(shows_scattered(state) && usable >= 2);
}

void end_turn(State& state, Task ended) {
  const TurnKind kind = static_cast<TurnKind>(ended.what);
  const std::uint16_t turns = static_cast<std::uint16_t>(state.turns() + 1);
  state.turn_count = {static_cast<std::uint8_t>(turns), static_cast<std::uint8_t>(turns >> 8)};
  const bool tight = state.pantheon && !is_solo(state);
  const bool idle = kind == TurnKind::activate || (kind == TurnKind::score && !ended.where);
  state.idle_turns = tight && idle ? static_cast<std::uint8_t>(state.idle_turns + 1) : std::uint8_t{0};
  if (turns >= tables::kSafetyStopTurns * state.seats)  // GR-14.3
    return end_game(state);
  if (tight && (all_exhausted(state) || is_stalled(state))) return end_game(state);
  state.active = static_cast<Seat>((state.active + 1) % state.seats);
  state.agenda.schedule({task(Duty::begin_turn)});
  if (is_solo(state)) react(state, kind);
}

// GR-16.6  What is left of the checkpoints goes by the standing on the favour track.
void end_game(State& state) {
  for (; state.resolved < kCheckpoints; ++state.resolved) award_by_favour(state, state.resolved);
  state.agenda.clear();
}

}  // namespace tessera::gods_of_rome
