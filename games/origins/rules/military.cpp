#include "games/origins/rules/rules.h"

namespace tessera::origins {

bool at_end(const Player& player) { return player.military.space == tables::kMilitaryEnd; }

// OR-21.8, OR-R33  Before border n in round n; it never gains and nothing asks for its place in a stack.
std::uint8_t neutral_disc(const State& state) {
  const std::size_t round = std::clamp<std::size_t>(state.round, 1, tables::kNeutralDisc.size());
  return tables::kNeutralDisc[round - 1];
}

// OR-9.1, OR-9.3  Discs on one space are equally strong.
unsigned discs_behind(const State& state, Seat seat) {
  const std::uint8_t space = state.players[seat].military.space;
  unsigned behind = is_solo(state) && neutral_disc(state) < space;
  for (Seat other = 0; other < state.seats; ++other) behind += state.players[other].military.space < space;
  return behind;
}

// OR-9.2, OR-R6  All the spaces granted, to the end space at most.
void move_disc(State& state, unsigned spaces) {
  Player& player = active_player(state);
  const std::uint8_t from = player.military.space;
  const std::uint8_t to = static_cast<std::uint8_t>(std::min<unsigned>(from + spaces, tables::kMilitaryEnd));
  if (to == from) return;
  put_on_top(state, state.active, to, [&](Seat seat) -> Disc& { return state.players[seat].military; });
  player.tokens = static_cast<std::uint8_t>(player.tokens + tables::kBorderTokens[to] - tables::kBorderTokens[from]);
  if (at_end(player)) add_points(player, Points::military, tables::kMilitaryEndVp);
}

// OR-9.3  The bonus of the space, then the points.
void attack(State& state) {
  const EffectId bonus = tables::kAttackBonus[active_player(state).military.space];
  state.agenda.schedule({task(Duty::attack_points)});
  if (can(state, bonus)) perform(state, bonus);
}

void score_attack(State& state) {
  Player& player = active_player(state);
  add_points(player, Points::military, tables::kBordersCrossed[player.military.space] * tables::kAttackPerBorder);
  add_points(player, Points::military, discs_behind(state, state.active) * tables::kAttackPerDisc);
  if (holds(state, Zodiac::aries))  // OR-20.8
    add_points(player, Points::military, amount(state, effect_at(tables::kAriesEffect).b, 0));
}

// OR-18.2  Tie: the disc lowest in its stack.
Seat furthest_ahead(const State& state) {
  Seat best = 0;
  for (Seat seat = 1; seat < state.seats; ++seat) {
    const Disc disc = state.players[seat].military, leader = state.players[best].military;
    if (disc.space > leader.space || (disc.space == leader.space && disc.below < leader.below)) best = seat;
  }
  return best;
}

// OR-18.3  From the start on, each space's discs go under those already at the first space of the area.
void fall_back(State& state) {
  for (std::uint8_t space = 0; space <= tables::kMilitaryEnd; ++space) {
    const std::uint8_t target = tables::kRetreatTo[space];
    if (target == space) continue;
    std::uint8_t falling = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) falling += state.players[seat].military.space == space;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      Disc& disc = state.players[seat].military;
      if (disc.space == target) disc.below = static_cast<std::uint8_t>(disc.below + falling);
    }
    for (Seat seat = 0; seat < state.seats; ++seat)
      if (state.players[seat].military.space == space) state.players[seat].military.space = target;
  }
}

}  // namespace tessera::origins
