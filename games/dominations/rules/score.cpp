#include <algorithm>

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

using Levels = std::array<std::uint8_t, tables::kCityTokens>;  // of own Cities, highest first

Levels own_levels(const State& state, Seat seat) {
  Levels levels{};
  std::size_t n = 0;
  state.board.for_each([&](Tile tile) {
    if (state.lands[tile].level > 0 && state.lands[tile].owner == seat) levels[n++] = state.lands[tile].level;
  });
  std::sort(levels.rbegin(), levels.rend());
  return levels;
}

// DO-12.4  Own and required levels in descending order, position by position. A City that is too low
// for one requirement may serve a lower one, so what is met is counted too.
Progress count_cities(const State& state, Seat seat, const std::array<std::uint8_t, 3>& need) {
  const Levels levels = own_levels(state, seat);
  Progress found;
  for (std::uint8_t level = tables::kMaxLevel; level >= 1; --level)
    for (std::uint8_t n = 0; n < need[level - 1u]; ++n, ++found.need)
      found.have += static_cast<std::size_t>(found.have) < levels.size() && levels[static_cast<std::size_t>(found.have)] >= level;
  return found;
}

// DO-12.3, DO-R23  Exactly that value, any of the Domains, either face.
int count_masteries(const Player& player, const tables::Line& line) {
  int count = 0;
  for (const TreeCard& card : player.tree)
    count += is_mastery(card.piece) && card_of(card.piece).value == line.value && (line.domains >> card_of(card.piece).domain & 1);
  return count;
}

Progress count_masteries(const Player& player, const std::array<tables::Line, 2>& lines) {
  Progress found;
  for (const tables::Line& line : lines) {
    found.have += std::min<int>(count_masteries(player, line), line.count);
    found.need += line.count;
  }
  return found;
}

// DO-12.2  Every Domain for itself: more of one does not replace another.
Progress count_nodus(const NodusCounts& counts, const std::array<std::uint8_t, kDomains>& need) {
  Progress found;
  for (Domain domain = 0; domain < kDomains; ++domain) {
    found.have += std::min(counts[domain], need[domain]);
    found.need += need[domain];
  }
  return found;
}

int controlled(const State& state, Seat seat) {
  int monuments = 0;
  for (const Site& site : state.sites) monuments += site.taken > 0 && controller(state, site) == seat;
  return monuments;
}

}  // namespace

// DO-12.5  Groups of own Cities on adjacent tiles.
CityGroups city_groups(const State& state, Seat seat) {
  Scratch<Cell, kTiles> left;
  state.board.for_each([&](Tile tile) {
    if (const Land& land = state.lands[tile]; land.level > 0 && land.owner == seat) left.push_back(land.cell());
  });
  CityGroups found;
  while (!left.empty()) {
    Scratch<Cell, kTiles> group;
    group.push_back(left.pop_back());
    for (std::size_t at = 0; at < group.size(); ++at)
      for (std::size_t other = left.size(); other-- > 0;) {
        if (!is_beside(group[at], left[other])) continue;
        group.push_back(left[other]);
        left[other] = left.back();
        left.pop_back();
      }
    ++found.groups;
    found.largest = std::max(found.largest, static_cast<std::uint8_t>(group.size()));
  }
  return found;
}

// DO-12.6, DO-R22  Level cards and levels of adjacent Cities; a tie goes to the holder of level 1,
// then to the Initiative.
Seat controller(const State& state, const Site& site) {
  std::array<int, kMaxSeats> sums{};
  const Board board(state);
  for_each_adjacent(board, site, [&](Tile tile, const tables::Reward&) {
    if (const Land& land = state.lands[tile]; land.level > 0) sums[land.owner] += land.level;
  });
  const Piece first = static_cast<Piece>(kFirstLevel + piece_of(site.monument).first_level);
  Seat holder = kNone;
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (const TreeCard& card : state.players[seat].tree) {
      if (!is_level(card.piece) || level_card(card.piece - kFirstLevel).monument != site.monument) continue;
      ++sums[seat];
      if (card.piece == first) holder = seat;
    }
  Seat best = state.order[0];
  for (std::uint8_t place = 1; place < state.seats; ++place)
    if (sums[state.order[place]] > sums[best]) best = state.order[place];
  if (sums[best] == 0) return kNone;
  return holder != kNone && sums[holder] == sums[best] ? holder : best;
}

Progress progress(const State& state, Seat seat, const tables::Aim& aim) {
  return progress(state, seat, aim, aim.kind == AimKind::nodus ? count_nodus(state.players[seat].tree) : NodusCounts{});
}

Progress progress(const State& state, Seat seat, const tables::Aim& aim, const NodusCounts& nodus) {
  const Player& player = state.players[seat];
  switch (aim.kind) {
    case AimKind::nodus: return count_nodus(nodus, aim.nodus);
    case AimKind::masteries: return count_masteries(player, aim.lines);
    case AimKind::cities: return count_cities(state, seat, aim.cities);
    case AimKind::adjacent_cities: return {city_groups(state, seat).largest, aim.count};
    case AimKind::separate_cities: return {city_groups(state, seat).groups, aim.count};
    case AimKind::influence: return {player.influence, aim.count};
    case AimKind::monument_control: return {controlled(state, seat), aim.count};
  }
  return {};
}

std::uint8_t fulfilled(const State& state, Seat seat) {
  std::uint8_t count = 0;
  for (const tables::Aim& aim : tables::kAims[state.players[seat].nation]) count += progress(state, seat, aim).is_met();
  return count;
}

// DO-12.1
void score_objectives(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    score(state, seat, Category::objectives, tables::kObjectivePoints[fulfilled(state, seat)]);
}

int victory_points(const State& state, Seat seat) {
  int sum = 0;
  for (std::int16_t points : state.players[seat].points) sum += points;
  return sum;
}

}  // namespace tessera::dominations
