// What the fitted evaluation looks at: points, knowledge, cities, the tree and what a seat dominates.
#include <algorithm>

#include "core/game/feature_writer.h"
#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

void add_tree(const Player& player, FeatureWriter& writer) {
  int masteries = 0, advanced = 0, levels = 0;
  for (const TreeCard& card : player.tree) {
    masteries += is_mastery(card.piece);
    advanced += card.is_advanced();
    levels += is_level(card.piece);
  }
  writer.add(masteries);
  writer.add(advanced);
  writer.add(levels);
}

void add_cities(const State& state, Seat seat, FeatureWriter& writer) {
  int cities = 0, levels = 0, highest = 0;
  for (const Land& land : state.lands) {
    if (land.level == 0 || land.owner != seat) continue;
    ++cities;
    levels += land.level;
    highest += land.level >= 3;
  }
  const CityGroups groups = city_groups(state, seat);
  writer.add(cities);
  writer.add(levels);
  writer.add(highest);
  writer.add(groups.groups);
  writer.add(groups.largest);
  writer.add(state.players[seat].tokens);
}

void add_domains(const State& state, Seat seat, FeatureWriter& writer) {
  const Player& player = state.players[seat];
  int sum = 0, most = 0, leads = 0;
  for (Domain domain = 0; domain < kDomains; ++domain) {
    sum += player.knowledge[domain];
    most = std::max<int>(most, player.knowledge[domain]);
    bool ahead = player.knowledge[domain] > 0;
    for (Seat other = 0; other < state.seats; ++other)
      ahead &= other == seat || state.players[other].knowledge[domain] < player.knowledge[domain];
    leads += ahead;
  }
  for (std::uint8_t amount : player.knowledge) writer.add(amount);
  writer.add(sum);
  writer.add(most);
  writer.add(leads);
  writer.add(std::count(state.roles.begin(), state.roles.end(), seat));
}

void add_race(const State& state, Seat seat, FeatureWriter& writer) {
  int rival = 0;
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat) rival = std::max<int>(rival, state.players[other].influence);
  const int influence = state.players[seat].influence;
  writer.add(influence);
  writer.add(std::clamp(influence - rival, -20, 20));
  writer.add(influence > rival);
  writer.add(hand_size(state, seat));
  int monuments = 0;
  for (Seat site = 0; site < state.seats; ++site)
    monuments += state.sites[site].taken > 0 && controller(state, state.sites[site]) == seat;
  writer.add(monuments);
  writer.add(state.players[seat].nation != kNone ? fulfilled(state, seat) : 0);
}

}  // namespace

void Dominations::features(const State& state, Seat seat, std::span<float, kFeatures> features) {
  FeatureWriter writer(features);
  writer.add(evaluate(state, seat));
  writer.add(victory_points(state, seat));
  writer.add(state.era == 1);
  writer.add(state.era == 2);
  writer.add(state.era == 3);
  writer.add(state.round);
  writer.add(state.seats);
  writer.add(state.era > 0 ? initiative(state, seat) : 0);
  writer.add(state.era > 0 && state.turn < state.seats && active(state) == seat);
  add_race(state, seat, writer);
  add_domains(state, seat, writer);
  add_cities(state, seat, writer);
  add_tree(state.players[seat], writer);
  assert(writer.is_full());
}

}  // namespace tessera::dominations
