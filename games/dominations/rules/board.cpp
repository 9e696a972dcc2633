#include "games/dominations/rules/board.h"

#include <algorithm>
#include <cstring>

namespace tessera::dominations {

Board::Board(const State& state) : state_(state) {
  for (std::uint8_t k = 0; k < kCradle.size(); ++k) add(kCradle[k], static_cast<std::uint8_t>(kFirstCradle + k));
  state.board.for_each([&](Tile tile) { add(state.lands[tile].cell(), static_cast<std::uint8_t>(tile + 1)); });
  for (std::uint8_t s = 0; s < kMaxSeats; ++s) {
    const Site& site = state.sites[s];
    if (site.taken == 0 || piece_of(site.monument).circle) continue;
    has_diamonds_ = true;
    add(site.anchor(), static_cast<std::uint8_t>(kFirstDiamond + 2 * s));
    add(across(site.anchor(), site.inner_edge()), static_cast<std::uint8_t>(kFirstDiamond + 2 * s + 1));
  }
  int low = 0, high = 0;
  for (const Occupied& piece : occupied_) low = std::min<int>(low, piece.cell.i), high = std::max<int>(high, piece.cell.i);
  constexpr int kMargin = 3;  // a ring around a corner of a cell next to an empty one
  low = std::max(low - kMargin, -kFar), high = std::min(high + kMargin, kFar);
  std::memset(&cells_[static_cast<std::size_t>((low + kFar) * kRow)], kEmpty, static_cast<std::size_t>((high - low + 1) * kRow));
  for (const Occupied& piece : occupied_) cells_[piece.index] = piece.content;
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

bool Board::has_open_side(std::uint8_t there, Edge edge) const {
  const Site& site = state_.sites[(there - kFirstDiamond) / 2u];
  const std::uint8_t half = (there - kFirstDiamond) % 2u, side = turned(edge - site.inner_edge());
  return side == 0 || piece_of(site.monument).open[half * 2u + side - 1];
}

// DO-2.12, DO-R2, DO-R3  Six tiles or halves of diamonds; the Cradle does not count.
bool Board::is_locus(Vertex vertex) const {
  for (const Cell& cell : ring(vertex))
    if (const std::uint8_t there = at(cell); !is_tile(there) && !is_diamond(there)) return false;
  return true;
}

}  // namespace tessera::dominations
