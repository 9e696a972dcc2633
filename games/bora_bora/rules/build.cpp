#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

constexpr bool holds_both(Map materials, Pair pair) { return (materials & tables::kPairMap[pair]) == tables::kPairMap[pair]; }

// For each set of ceremony spaces: does it have two that are adjacent? It has if its lowest has a
// neighbour there, or the set without the lowest has.
constexpr auto kHasPair = [] {
  std::array<Map, tables::kCeremonySpaces.size()> neighbours{};
  for (Map pair : tables::kPairMap) neighbours[static_cast<std::size_t>(std::countr_zero(pair))] |= static_cast<Map>(pair & (pair - 1));
  std::array<bool, std::size_t{1} << tables::kCeremonySpaces.size()> has{};
  for (std::size_t spaces = 1; spaces < has.size(); ++spaces)
    has[spaces] = has[spaces & (spaces - 1)] || (spaces & neighbours[static_cast<std::size_t>(std::countr_zero(spaces))]) != 0;
  return has;
}();

}  // namespace

bool has_site(const Player& player) { return kHasPair[player.materials]; }

Pips least_unbuilt(const Player& player) {
  for (std::size_t tile = 0; tile < kBuildings; ++tile)
    if (player.buildings[tile] == kNone) return tables::kBuildingValue[tile];
  return kMaxPips + 1;
}

void list_buildings(const State& state, Task built, Actions& actions) {
  const Player& player = active_player(state);
  for (std::size_t tile = 0; tile < kBuildings; ++tile)
    if (player.buildings[tile] == kNone && tables::kBuildingValue[tile] <= built.what) actions.add(sentence(Verb::build, tile));
}

// BB-6.5.1  Two adjacent ceremony spaces that both hold a material, whatever its type.
void list_sites(const State& state, Actions& actions) {
  for (Pair pair = 0; pair < kPairs; ++pair)
    if (holds_both(active_player(state).materials, pair)) actions.add(sentence(Verb::cover, pair));
}

// BB-6.5.2  The materials go back, the tile covers their spaces, the round says what it scores.
void build(State& state, Task built, Pair pair) {
  Player& player = active_player(state);
  player.materials &= static_cast<Map>(~tables::kPairMap[pair]);
  player.buildings[built.what] = pair;
  score_points(player, Category::buildings, tables::kBuildingVp[state.round - 1u]);
  begin_fire_bonus(state);
}

// BB-6.6.1  A god card or an offering, then a status step or a shell.
void begin_fire_bonus(State& state) {
  state.agenda.schedule({task(Duty::bonus_second)});
  if (can_take_card(state)) return state.agenda.schedule({task(Duty::bonus_first)});
  take_bonus(state, Bonus::offering);
}

void list_first_bonus(const State& state, Actions& actions) {
  if (can_take_card(state)) actions.add(sentence(Verb::bonus, Bonus::card));
  actions.add(sentence(Verb::bonus, Bonus::offering));
}

void take_bonus(State& state, Bonus bonus) {
  const std::uint8_t amount = tables::kFireBonus[index(bonus)];
  switch (bonus) {
    case Bonus::card: return gain_cards(state, amount);
    case Bonus::offering: return gain(active_player(state).offerings, amount);
    case Bonus::status: return gain_status(state, state.active, amount);
    case Bonus::shell: return gain(active_player(state).shells, amount);
  }
}

}  // namespace tessera::bora_bora
