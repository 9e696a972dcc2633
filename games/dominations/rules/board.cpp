#include "games/dominations/rules/board.h"

#include <algorithm>
#include <cstring>

namespace tessera::dominations {

Board::Board(const State& state) : state_(state) {
  int low_i = -1, high_i = 0, low_j = -1, high_j = 0;
  const auto reach = [&](Cell c) {
    low_i = std::min<int>(low_i, c.i), high_i = std::max<int>(high_i, c.i);
    low_j = std::min<int>(low_j, c.j), high_j = std::max<int>(high_j, c.j);
  };
  const auto is_placed_diamond = [](const Site& site) { return site.taken > 0 && !piece_of(site.monument).circle; };
  state.board.for_each([&](Tile tile) { reach(state.lands[tile].cell()); });
  for (const Site& site : state.sites)
    if (is_placed_diamond(site)) reach(site.anchor()), reach(across(site.anchor(), site.inner_edge()));
  constexpr int kMargin = 3;  // a ring around a corner of a cell next to an empty one
  const int from_j = std::max(low_j - kMargin, -kFar), to_j = std::min(high_j + kMargin, kFar);
  for (int i = std::max(low_i - kMargin, -kFar); i <= std::min(high_i + kMargin, kFar); ++i)
    std::memset(&cells_[index({dominations::at(i), dominations::at(from_j), 0})], kEmpty, static_cast<std::size_t>(to_j - from_j + 1) * 2);
  for (std::uint8_t k = 0; k < kCradle.size(); ++k) occupy(kCradle[k], static_cast<std::uint8_t>(kFirstCradle + k));
  state.board.for_each([&](Tile tile) { occupy(state.lands[tile].cell(), static_cast<std::uint8_t>(tile + 1)); });
  for (std::uint8_t s = 0; s < kMaxSeats; ++s) {
    const Site& site = state.sites[s];
    if (!is_placed_diamond(site)) continue;
    occupy(site.anchor(), static_cast<std::uint8_t>(kFirstDiamond + 2 * s));
    occupy(across(site.anchor(), site.inner_edge()), static_cast<std::uint8_t>(kFirstDiamond + 2 * s + 1));
  }
}

Symbol Board::dot(Cell cell, Slot slot) const {
  const std::uint8_t there = at(cell);
  if (is_tile(there))  // DO-2.8
    return tables::kTileFaces[tile(there)].dots[turned(slot - state_.lands[tile(there)].rotation())];
  if (is_diamond(there)) {  // DO-2.10
    const Site& site = state_.sites[(there - kFirstDiamond) / 2u];
    const std::uint8_t half = (there - kFirstDiamond) % 2u;
    return piece_of(site.monument).dots[half * 3u + turned(slot - site.inner_edge())];
  }
  if (there < kFirstCradle || there == kListed) return kNoSymbol;
  const Vertex vertex = corner(cell, slot);  // DO-2.9
  for (std::size_t k = 0; k < kCradleCorners.size(); ++k)
    if (kCradleCorners[k] == vertex) return tables::kCradleDots[k];
  return kNoSymbol;
}

bool Board::is_open(Cell cell, Edge edge) const {
  const std::uint8_t there = at(cell);
  if (!is_diamond(there)) return true;
  const Site& site = state_.sites[(there - kFirstDiamond) / 2u];
  const std::uint8_t half = (there - kFirstDiamond) % 2u, side = turned(edge - site.inner_edge());
  return side == 0 || piece_of(site.monument).open[half * 2u + side - 1];
}

// DO-6.3  Empty, against something that may be built on, and against no closed side (DO-8.11).
bool Board::takes_tile(Cell cell) const {
  if (!is_empty(cell)) return false;
  bool touches = false;
  for (Edge edge = 0; edge < 3; ++edge) {
    const Cell next = across(cell, edge);
    if (is_empty(next)) continue;
    if (!is_open(next, edge)) return false;
    touches = true;
  }
  return touches;
}

// DO-2.12, DO-R2, DO-R3  Six tiles or halves of diamonds; the Cradle does not count.
bool Board::is_locus(Vertex vertex) const {
  for (const Cell& cell : ring(vertex))
    if (const std::uint8_t there = at(cell); !is_tile(there) && !is_diamond(there)) return false;
  return true;
}

}  // namespace tessera::dominations
