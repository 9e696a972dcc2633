#include "games/origins/origins.h"
#include "games/origins/rules/rules.h"

namespace tessera::origins {

// OR-19.2  The two lower discs; the one worth most is dropped.
int temple_points(const Player& player) {
  int sum = 0, most = 0;
  for (Temple temple = 0; temple < kTemples; ++temple) {
    const int points = tables::kTempleVp[temple][player.temples[temple].space];
    sum += points;
    most = std::max(most, points);
  }
  return sum - most;
}

int seat_points(const Player& player) {
  int sum = 0;
  for (const Tile& tile : player.city)
    if (tile.has_die()) sum += tile.die().value * player.towers[tile.die().colour];
  return sum;
}

int advisor_points(const Player& player) { return player.advisors.empty() ? 0 : tables::kAdvisorVp[player.advisors.size() - 1]; }

// What was scored so far, and what final scoring would give now.
ScoreSheet Origins::score(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  ScoreSheet sheet;
  for (std::size_t kind = 0; kind < kPoints; ++kind) sheet.by[kind] = static_cast<std::int16_t>(player.points[kind]);
  const auto extra = [&](std::size_t category, int points) { sheet.by[category] = static_cast<std::int16_t>(sheet.by[category] + points); };
  extra(static_cast<std::size_t>(Points::advisors), advisor_points(player));
  extra(kPoints, player.purse[gold] * tables::kGoldVp);
  extra(kPoints + 1, temple_points(player));
  extra(kPoints + 2, seat_points(player));
  return sheet;
}

int total(const State& state, Seat seat) { return Origins::score(state, seat).total(); }

// OR-21.10
int solo_target(const State& state) {
  int target = tables::kSoloTarget;
  for (std::size_t i = 0; i < tables::kSoloSite.size(); ++i)
    if (tables::kBonusColour[state.bonuses[tables::kSoloSite[i]]] == tables::kSoloColour[i]) target += tables::kSoloPerCondition;
  return target;
}

// OR-19.3  Most points, then most tiles (OR-R35); OR-21.10, OR-R34 in solo the target.
std::uint8_t Origins::place(const State& state, Seat seat) {
  if (is_solo(state)) return total(state, seat) >= solo_target(state) ? 1 : 2;
  std::uint8_t place = 1;
  for (Seat other = 0; other < state.seats; ++other) {
    const int lead = total(state, other) - total(state, seat);
    place += lead > 0 || (lead == 0 && state.players[other].city.size() > state.players[seat].city.size());
  }
  return place;
}

}  // namespace tessera::origins
