#include "games/dominations/rules/tree.h"

#include <algorithm>
#include <cstring>

namespace tessera::dominations {
namespace {

// For each side of a card and each half-Nodus met there: the cards that connect.
constexpr std::array<std::array<PrintSet, kDomains + 2>, 4> kConnecting = [] {
  std::array<std::array<PrintSet, kDomains + 2>, 4> sets{};
  for (std::uint8_t side = 0; side < 4; ++side)
    for (Symbol met = 0; met < kDomains + 2; ++met)
      for (Print print = 0; print < kPrints; ++print)
        if (connects(tables::kEdges[print][side], met)) sets[side][met][print / 64u] |= std::uint64_t{1} << (print % 64u);
  return sets;
}();

// A map of the positions, made for the time of one question.
class TreeMap {
 public:
  explicit TreeMap(const Tree& tree) {
    int low = 0, high = 0;  // only the columns of the cards and those beside them are ever read
    for (const TreeCard& card : tree) low = std::min<int>(low, card.x), high = std::max<int>(high, card.x);
    std::memset(&at(low - 1, -kOrigin), 0, static_cast<std::size_t>((high - low + 3) * kWidth));
    for (std::uint8_t n = 0; n < tree.size(); ++n) at(tree[n].x, tree[n].y) = static_cast<std::uint8_t>(n + 1);
  }
  // 0: nothing; up to kMaxTree: a card, from 1; more: a place, from kMaxTree + 1.
  std::uint8_t& at(int x, int y) { return cells_[static_cast<std::size_t>((x + kOrigin) * kWidth + y + kOrigin)]; }

 private:
  static constexpr int kOrigin = kMaxTree + 1, kWidth = 2 * kOrigin + 1;
  union {
    std::array<std::uint8_t, kWidth * kWidth> cells_;
  };
};

}  // namespace

TreePlaces list_places(const Tree& tree) {
  TreeMap map(tree);
  TreePlaces places;
  for (const TreeCard& card : tree)
    for (std::uint8_t side = 0; side < 4; ++side) {
      const int x = card.x + kStepX[side], y = card.y + kStepY[side];
      std::uint8_t& there = map.at(x, y);
      if (there > 0 && there <= kMaxTree) continue;
      if (there == 0) {
        places.push_back({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
        there = static_cast<std::uint8_t>(kMaxTree + places.size());
      }
      places[there - kMaxTree - 1].facing[opposite(side)] = edge_of(card, side);
    }
  return places;
}

PrintSet fitting(const TreePlace& place) {
  PrintSet set;
  set.fill(~std::uint64_t{0});
  for (std::uint8_t side = 0; side < 4; ++side) {
    if (place.facing[side] == kNoSymbol) continue;
    const PrintSet& connecting = kConnecting[side][place.facing[side]];
    for (std::size_t i = 0; i < set.size(); ++i) set[i] &= connecting[i];
  }
  return set;
}

PrintSet fitting_anywhere(const Tree& tree) {
  PrintSet any{};
  const TreePlaces places = list_places(tree);
  for (const TreePlace& place : places) {
    const PrintSet here = fitting(place);
    for (std::size_t i = 0; i < any.size(); ++i) any[i] |= here[i];
  }
  return any;
}

bool fits_anywhere(const Tree& tree, Print print) {
  const TreePlaces places = list_places(tree);
  return std::any_of(places.begin(), places.end(), [&](const TreePlace& place) { return fits(place, print); });
}

bool fits(const TreePlace& place, Print print) {
  for (std::uint8_t side = 0; side < 4; ++side)
    if (place.facing[side] != kNoSymbol && !connects(tables::kEdges[print][side], place.facing[side])) return false;
  return true;
}

NodusCounts count_nodus(const Tree& tree) {
  TreeMap map(tree);
  NodusCounts counts{};
  for (const TreeCard& card : tree)
    for (std::uint8_t side = 0; side < 2; ++side) {  // north and east: every pair once
      const std::uint8_t there = map.at(card.x + kStepX[side], card.y + kStepY[side]);
      if (there == 0) continue;
      const TreeCard& other = tree[there - 1u];
      ++counts[nodus_domain(edge_of(card, side), edge_of(other, opposite(side)))];
    }
  return counts;
}

Domain nodus_at(const Tree& tree, const TreeCard& card, Side side) {
  const auto s = static_cast<std::uint8_t>(side);
  for (const TreeCard& other : tree)
    if (other.x == card.x + kStepX[s] && other.y == card.y + kStepY[s]) return nodus_domain(edge_of(card, s), edge_of(other, opposite(s)));
  return kNone;
}

NodusCounts nodus_of(const Tree& tree, const TreeCard& card) {
  NodusCounts counts{};
  for (const TreeCard& other : tree)
    for (std::uint8_t side = 0; side < 4; ++side)
      if (other.x == card.x + kStepX[side] && other.y == card.y + kStepY[side])
        ++counts[nodus_domain(edge_of(card, side), edge_of(other, opposite(side)))];
  return counts;
}

}  // namespace tessera::dominations
