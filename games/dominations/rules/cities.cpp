#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// DO-7.2 to DO-7.4
std::uint8_t city_cost(std::uint8_t level, const Mods& mods) { return reduced(tables::kCityCost[level], discount(mods, Target::city)); }

static_assert(std::is_sorted(tables::kCityCost.begin(), tables::kCityCost.end()));  // who can pay a level can pay those below

// DO-7.9  Pay, place the token, Influence; the Reserve limit follows from the City (DO-7.5).
void add_level(State& state, Seat seat, Tile tile) {
  Player& player = state.players[seat];
  Land& land = state.lands[tile];
  std::uint8_t& knowledge = player.knowledge[field(tile)];
  ++land.level;
  knowledge = static_cast<std::uint8_t>(knowledge - city_cost(land.level, mods_of(player)));
  land.owner = seat;
  --player.tokens;
  player.influence = static_cast<std::uint16_t>(player.influence + tables::kCityInfluence[land.level]);
}

}  // namespace

// DO-7.2  Any tile without a City; DO-7.3, DO-R35  own Cities below level 3; DO-7.8  while tokens last.
void list_city_actions(const State& state, Seat seat, const Mods& mods, Actions& actions) {
  const Player& player = state.players[seat];
  if (player.tokens == 0) return;
  std::array<std::uint8_t, kDomains> highest{};  // level that can be paid
  TileSet payable;
  for (Domain domain = 0; domain < kDomains; ++domain) {
    while (highest[domain] < tables::kMaxLevel &&
           player.knowledge[domain] >= city_cost(static_cast<std::uint8_t>(highest[domain] + 1), mods))
      ++highest[domain];
    if (highest[domain] > 0) payable.add(tiles_with_field(domain));
  }
  (state.board & payable).for_each([&](Tile tile) {
    const Land& land = state.lands[tile];
    if (land.level >= highest[field(tile)] || (land.level > 0 && land.owner != seat)) return;
    actions.add(sentence(land.level == 0 ? Verb::build : Verb::raise, tile));
  });
}

void build_city(State& state, Seat seat, Tile tile) {
  add_level(state, seat, tile);
  collect_rewards(state, seat, tile);  // DO-7.6
  state.agenda.schedule({task(Duty::fire, seat, Trigger::build_city, kNone)});
}

void raise_city(State& state, Seat seat, Tile tile) {
  add_level(state, seat, tile);
  state.agenda.schedule({task(Duty::fire, seat, Trigger::upgrade_city, kNone)});
}

}  // namespace tessera::dominations
