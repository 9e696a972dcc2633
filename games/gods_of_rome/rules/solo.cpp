#include <algorithm>
#include <tuple>

#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

// What the dice choose a territory for.
enum class Purpose : std::uint8_t { grow, move_surplus, move_all };

God patronus(const State& state) { return state.removed; }
God human(const State& state) { return state.players[0].faction; }
Map unblocked(const State& state) { return kWholeMap & static_cast<Map>(~blocked(state)); }

std::uint8_t rival(const State& state, Territory t) {
  std::uint8_t highest = 0;
  for (God colour = 0; colour < kGods; ++colour)
    if (colour != patronus(state)) highest = std::max(highest, value(state, colour, t));
  return highest;
}

Map destinations(const State& state, Territory source) {
  return adjacent(source) & unblocked(state) & static_cast<Map>(~controlled(state, patronus(state)));
}

int surplus(const State& state, Territory t) { return value(state, patronus(state), t) - rival(state, t) - 1; }

// GR-17.3  Asks the dice for one of the candidates; with none the Patronus does nothing.
void ask_dice(State& state, Map candidates, Purpose purpose) {
  if (candidates) state.agenda.schedule({task(Duty::roll_colour, candidates & 0xff, candidates >> 8, purpose)});
}

Map candidates_of(Task roll) { return static_cast<Map>(roll.what | roll.where << 8); }

// GR-17.5 steps 1 and 2  Where its meeples leave from.
void choose_source(State& state) {
  Map with_surplus = 0, fallback = 0;
  std::uint8_t highest = 0;
  for_each(meeple_map(state, patronus(state)) & unblocked(state), [&](Territory t) {
    if (!destinations(state, t)) return;
    if (controller(state, t) == patronus(state) && surplus(state, t) >= 1) with_surplus |= bit(t);
    const std::uint8_t here = value(state, patronus(state), t);
    if (here > highest) fallback = 0, highest = here;
    if (here == highest) fallback |= bit(t);
  });
  if (with_surplus) ask_dice(state, with_surplus, Purpose::move_surplus);
  else ask_dice(state, fallback, Purpose::move_all);
}

// GR-17.5 step 3  How a destination looks to the Patronus with r meeples to spend.
struct Prospect {
  Territory territory;
  int rank_class, meeples;
  std::tuple<int, int, int, int, int, int> key;  // lower is better
};

Prospect weigh(const State& state, Territory d, int r) {
  const int own = value(state, patronus(state), d);
  const int to_control = rival(state, d) + 1 - own;
  const int human_value = value(state, human(state), d);
  const bool wins_ties = colour_has_power(state, human(state), Hook::control_ties);
  const int to_tie = wins_ties ? to_control : human_value - own;
  const bool humans = controller(state, d) == human(state);
  const int rank_class = humans && to_control <= r ? 1 : humans && to_tie <= r ? 2 : !humans && to_control <= r ? 3 : humans ? 4 : 5;
  const bool scores = colour_of(d) != human(state);
  const int stake = !scores ? 0 : (state.players[0].visiting & bit_of(colour_of(d))) ? 2 : 1;
  const int needed = rank_class == 2 ? to_tie : to_control;
  const int moved = rank_class >= 4 ? r : needed;
  return {d, rank_class, moved, {rank_class, -stake, -state.harvest[d], -human_value, needed, d}};
}

// GR-17.5 step 3  Spends r meeples of the source where they affect the human most.
void allocate(State& state, Territory source, int r) {
  while (r > 0) {
    const Map open = destinations(state, source);
    if (!open) return;  // step 4: the rest stays
    Prospect best{};
    bool found = false;
    for_each(open, [&](Territory d) {
      const Prospect prospect = weigh(state, d, r);
      if (!found || prospect.key < best.key) best = prospect, found = true;
    });
    for (int i = 0; i < best.meeples; ++i) move_meeple(state, patronus(state), source, best.territory);
    r -= best.meeples;
  }
}

void carry_out(State& state, Territory t, Purpose purpose) {
  switch (purpose) {
    case Purpose::grow: return add_meeple(state, patronus(state), t);
    case Purpose::move_surplus: return allocate(state, t, surplus(state, t));
    case Purpose::move_all: return allocate(state, t, value(state, patronus(state), t));
  }
}

}  // namespace

// GR-17.2  One meeple in each territory with a +1 tile.
void settle_patronus(State& state) {
  if (!is_solo(state)) return;
  for (Territory t = 0; t < kTerritories; ++t)
    if (state.harvest[t] > 0)
      for (int i = 0; i < tables::kPatronusMeeples; ++i) add_meeple(state, patronus(state), t);
}

// GR-17.4 to GR-17.6  The Patronus answers the kind of turn just played.
void react(State& state, TurnKind kind) {
  switch (kind) {
    case TurnKind::visit:
      if (state.reserve[patronus(state)] > 0) ask_dice(state, presence(state, patronus(state)) & unblocked(state), Purpose::grow);
      return;
    case TurnKind::activate: return choose_source(state);
    case TurnKind::score:
      score_patronus(state);
      state.agenda.schedule({task(Duty::check_checkpoint, kPatronus)});
      return;
  }
}

void list_die(Actions& actions) {
  for (std::size_t face = 0; face < kDieFaces; ++face) actions.add(sentence(Verb::roll, face));
}

void roll_colour(State& state, Task roll, std::uint8_t face) {
  const God colour = tables::kDieColour[face];
  const Map left = colour == kNoGod ? Map{0} : static_cast<Map>(candidates_of(roll) & kLands[colour]);
  if (!left) return state.agenda.schedule({roll});  // roll again
  if (std::has_single_bit(left)) return carry_out(state, nth(left, 0), static_cast<Purpose>(roll.how));
  state.agenda.schedule({task(Duty::roll_territory, left & 0xff, left >> 8, roll.how)});
}

void roll_territory(State& state, Task roll, std::uint8_t face) {
  const Map candidates = candidates_of(roll);
  const bool of_two = std::popcount(candidates) == 2;
  const std::uint8_t pointed = of_two ? tables::kDieOfTwo[face] : tables::kDieOfThree[face];
  carry_out(state, nth(candidates, pointed), static_cast<Purpose>(roll.how));
}

// GR-17.6, GR-R30  One favour for each territory it controls, its own colour included.
void score_patronus(State& state) {
  state.players[kPatronus].favour += static_cast<std::uint8_t>(std::popcount(controlled(state, patronus(state))));
}

}  // namespace tessera::gods_of_rome
