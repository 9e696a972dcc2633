// What the fitted evaluation looks at: points, goods, people, the boards and the tasks of a seat.
#include <algorithm>

#include "core/game/feature_writer.h"
#include "games/bora_bora/bora_bora.h"
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

void add_dice(const Player& player, FeatureWriter& writer) {
  int left = 0, pips = 0, low = 0;
  for (std::size_t die = 0; die < player.dice.size(); ++die) {
    if (player.dice[die] == 0 || player.dice_on[die] != kNone) continue;
    ++left;
    pips += player.dice[die];
    low += player.dice[die] <= 2;
  }
  writer.add(left);
  writer.add(pips);
  writer.add(low);
}

void add_goods(const Player& player, FeatureWriter& writer) {
  int jewels = 0;
  for (Jewel jewel : player.jewels) jewels += tables::kJewelVp[jewel];
  writer.add(player.offerings);
  writer.add(std::min<int>(player.offerings, 2));
  writer.add(hand_size(player));
  writer.add(std::min<int>(hand_size(player), 2));
  writer.add(player.god_tiles);
  writer.add(player.shells);
  writer.add(std::min<int>(player.shells, 4));
  writer.add(player.jewels.size());
  writer.add(jewels);
  writer.add(player.status);
}

void add_boards(const State& state, Seat seat, FeatureWriter& writer) {
  const Player& player = state.players[seat];
  int buildings = 0, pairs = 0, fish = 0, shifted = 0;
  for (Pair pair : player.buildings) buildings += pair != kNone;
  Map left = player.materials;
  for (Pair pair = 0; pair < kPairs; ++pair)
    if ((left & tables::kPairMap[pair]) == tables::kPairMap[pair]) left &= static_cast<Map>(~tables::kPairMap[pair]), ++pairs;
  for (Region region = 0; region < kRegions; ++region)
    if (state.building_space[region] == seat) fish += tables::kFishVp[state.fish[region]];
  for (const auto& kinds : player.shifted)
    for (std::uint8_t count : kinds) shifted += count;
  writer.add(std::popcount(player.regions));
  writer.add(fish);
  writer.add(buildings);
  writer.add(pairs);
  writer.add(std::popcount(player.materials));
  writer.add(std::popcount(static_cast<Map>(player.materials | built_over(player))));
  writer.add(people_of(player, Sex::man));
  writer.add(people_of(player, Sex::woman));
  writer.add(shifted);
  writer.add(free_ordinary_spaces(player));
  writer.add(twelfth_is_free(player));
}

void add_tasks(const State& state, Seat seat, FeatureWriter& writer) {
  std::array<int, 3> by_deficit{};
  const Player& player = state.players[seat];
  for (TaskTile tile : player.tasks) ++by_deficit[static_cast<std::size_t>(std::clamp(deficit(state, seat, tile), 0, 2))];
  for (int count : by_deficit) writer.add(count);
  writer.add(player.completed);
}

void add_temple(const State& state, Seat seat, FeatureWriter& writer) {
  int rival = 0;
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat) rival = std::max<int>(rival, priests_in_temple(state, other));
  const int own = priests_in_temple(state, seat);
  writer.add(own);
  writer.add(own > rival);
  writer.add(own == rival);
  writer.add(priests_in_supply(state, seat));
}

}  // namespace

void BoraBora::features(const State& state, Seat seat, std::span<float, kFeatures> features) {
  FeatureWriter writer(features);
  const Player& player = state.players[seat];
  writer.add(evaluate(state, seat));
  writer.add(total_points(player));
  writer.add(kRounds - state.round);
  writer.add(state.round == kRounds);
  writer.add(state.seats);
  writer.add(state.active == seat);
  writer.add(std::find(state.order.begin(), state.order.end(), seat) - state.order.begin());
  add_dice(player, writer);
  add_goods(player, writer);
  add_boards(state, seat, writer);
  add_tasks(state, seat, writer);
  add_temple(state, seat, writer);
  assert(writer.is_full());
}

}  // namespace tessera::bora_bora
