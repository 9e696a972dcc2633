#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

// GR-11.1  What counts is how things stood when the turn began.
struct Snapshot {
  int gods_visited;
  int colours_present;
};

Snapshot take_snapshot(const State& state, const Player& player) {
  const Map here = presence(state, player.faction);
  int colours = 0;
  for (Map lands : kLands) colours += (here & lands) != 0;
  return {std::popcount(player.visiting), colours};
}

int other_colours_in(const State& state, God own, Territory t) {
  int others = 0;
  for (God colour = 0; colour < kGods; ++colour) others += colour != own && value(state, colour, t) > 0;
  return others;
}

bool no_meeples_in(const State& state, Territory t) {
  for (const auto& row : state.meeples)
    if (row[t] > 0) return false;
  return true;
}

// GR-12  Does the objective hold in a scored territory?
bool holds(const State& state, Objective objective, God own, Territory t) {
  const std::uint8_t n = tables::kObjectiveNumber[objective];
  switch (tables::kObjectiveCondition[objective]) {
    case Condition::own_value_at_least: return value(state, own, t) >= n;
    case Condition::other_player_temple_here: return state.temple[t] != kNoGod && state.temple[t] != own;  // GR-12.3
    case Condition::other_factions_at_least: return other_colours_in(state, own, t) >= n;
    case Condition::own_temple_and_no_meeples_here: return state.temple[t] == own && no_meeples_in(state, t);
    case Condition::god_tile_here: return (blocked(state) & bit(t)) != 0;
    case Condition::own_presence_in_adjacent_at_least: return std::popcount(static_cast<Map>(presence(state, own) & adjacent(t))) >= n;
    case Condition::own_presence_colours_at_least:
    case Condition::per_visited_temples: break;
  }
  return false;
}

// GR-11.5, GR-R34  Objectives that count once for the whole score.
int once_per_score(const State& state, const Snapshot& before) {
  int favour = 0;
  for (Objective objective : state.objectives) {
    const std::uint8_t n = tables::kObjectiveNumber[objective], worth = tables::kObjectiveFavour[objective];
    if (tables::kObjectiveCondition[objective] == Condition::own_presence_colours_at_least)
      favour += before.colours_present >= n ? worth : 0;
    if (tables::kObjectiveCondition[objective] == Condition::per_visited_temples) favour += before.gods_visited / n * worth;
  }
  return favour;
}

// GR-15.3, GR-R24  Phoebus's player passes over -1 tiles: they neither count nor flip.
bool ignores_harvest(const State& state, Seat seat, Territory t) {
  return state.harvest[t] < 0 && has_power(state, seat, Hook::ignore_negative_harvest);
}

// GR-11.4  One, the harvest tile, and each objective that holds here.
int territory_points(const State& state, Seat seat, Territory t) {
  int points = 1 + (ignores_harvest(state, seat, t) ? 0 : state.harvest[t]);
  for (Objective objective : state.objectives)
    if (tables::kObjectivePerTerritory[objective] && holds(state, objective, state.players[seat].faction, t))
      points += tables::kObjectiveFavour[objective];
  return points;
}

// GR-11.4  Controlled, not of the own colour, its god visited.
Map scored_territories(const State& state, const Player& player) {
  Map visited_lands = 0;
  for (God god = 0; god < kGods; ++god)
    if (god != player.faction && (player.visiting & bit_of(god))) visited_lands |= kLands[god];
  Map scored = 0;
  for_each(visited_lands & presence(state, player.faction), [&](Territory t) {
    if (controller(state, t) == player.faction) scored |= bit(t);
  });
  return scored;
}

// GR-11.2, GR-11.3  The cost by discs on slots; discs go back to the reserve, blessings home.
int clear_slots(Player& player) {
  std::uint8_t discs = 0;
  for (Slot& slot : player.slots) {
    discs += slot.disc;
    slot.disc = slot.blessings = 0;
  }
  player.discs += discs;
  return tables::kScoreCost[discs];
}

}  // namespace

int score_territories(State& state, Seat seat) {
  Player& player = state.players[seat];
  const Snapshot before = take_snapshot(state, player);
  const int cost = clear_slots(player);
  const Map scored = scored_territories(state, player);
  int gain = once_per_score(state, before);
  for_each(scored, [&](Territory t) { gain += territory_points(state, seat, t); });
  for_each(scored, [&](Territory t) {  // GR-11.6
    if (!ignores_harvest(state, seat, t)) state.harvest[t] = static_cast<std::int8_t>(-state.harvest[t]);
  });
  player.favour = static_cast<std::uint8_t>(std::max(0, player.favour - cost + gain));  // GR-11.7
  if (!state.pantheon) player.discs += static_cast<std::uint8_t>(std::popcount(player.visiting));  // GR-11.8, GR-16.3
  player.visiting = 0;
  return gain - cost;
}

void take_score_turn(State& state) {
  const int net = score_territories(state, state.active);
  state.agenda.schedule({task(Duty::check_checkpoint, state.active), task(Duty::end_turn, TurnKind::score, net > 0)});
}

}  // namespace tessera::gods_of_rome
