#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

// BB-11.2, BB-R23  Only the hut on the building space brings the fish.
int fish_of(const State& state, Seat seat) {
  int points = 0;
  for (Region region = 0; region < kRegions; ++region)
    if (state.building_space[region] == seat) points += tables::kFishVp[state.fish[region]];
  return points;
}

int jewels_of(const Player& player) {
  int points = 0;
  for (Jewel jewel : player.jewels) points += tables::kJewelVp[jewel];
  return points;
}

// BB-11.3
int bonuses_of(const State& state, Seat seat) {
  int points = 0;
  for (std::size_t bonus = 0; bonus < tables::kBonusVp.size(); ++bonus)
    if (metric(state, seat, tables::kBonusMetric[bonus], 0, state.players[seat].hand) >= tables::kBonusMinimum[bonus])
      points += tables::kBonusVp[bonus];
  return points;
}

}  // namespace

// BB-11.2 to BB-11.4  Final scoring; nothing else left over is worth anything.
void score_end(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    score_points(player, Category::god_tiles, player.god_tiles * tables::kGodTileVp);
    score_points(player, Category::fish, fish_of(state, seat));
    score_points(player, Category::jewelry, jewels_of(player));
    score_points(player, Category::bonuses, bonuses_of(state, seat));
  }
}

}  // namespace tessera::bora_bora
