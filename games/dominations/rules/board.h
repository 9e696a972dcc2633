// A map of the cells, made from a state for the time of one question.
#pragma once

#include "games/dominations/state.h"

namespace tessera::dominations {

class Board {
 public:
  explicit Board(const State& state);

  // What lies on a cell: kEmpty, a tile, a cell of the Cradle or half a diamond.
  static constexpr std::uint8_t kEmpty = 0, kFirstCradle = 100, kFirstDiamond = 110, kListed = 255;
  std::uint8_t at(Cell cell) const { return cells_[index(cell)]; }
  static bool is_tile(std::uint8_t there) { return there > kEmpty && there <= kTiles; }
  static Tile tile(std::uint8_t there) { return static_cast<Tile>(there - 1); }
  static bool is_diamond(std::uint8_t there) { return there >= kFirstDiamond && there != kListed; }

  bool is_empty(Cell cell) const { return at(cell) == kEmpty || at(cell) == kListed; }
  Symbol dot(Cell cell, Slot slot) const;            // or kNoSymbol
  bool is_open(Cell cell, Edge edge) const;          // may something lie against this side?
  bool takes_tile(Cell cell) const;                  // DO-6.3
  bool is_locus(Vertex vertex) const;                // DO-2.12
  void put(Cell cell, std::uint8_t content) { cells_[index(cell)] = content; }

  // Calls `act(cell)` for every cell a tile may be placed on.
  template <class Act>
  void for_each_legal_cell(Act act) {
    for (std::uint8_t n = 0; n < occupied_.size(); ++n)
      for (Edge edge = 0; edge < 3; ++edge) {
        const Cell cell = across(occupied_[n], edge);
        if (at(cell) != kEmpty || !takes_tile(cell)) continue;
        put(cell, kListed);
        act(cell);
      }
  }
  const FixedVector<Cell, 80>& occupied() const { return occupied_; }

 private:
  static constexpr int kWidth = 2 * kFar + 1;
  static std::size_t index(Cell c) {
    return static_cast<std::size_t>(((c.i + kFar) * kWidth + c.j + kFar) * 2 + c.down);
  }
  void occupy(Cell cell, std::uint8_t content) {
    put(cell, content);
    occupied_.push_back(cell);
  }

  const State& state_;
  FixedVector<Cell, 80> occupied_;
  union { std::array<std::uint8_t, kWidth * kWidth * 2> cells_; };  // only the part around the pieces is ever read
};

}  // namespace tessera::dominations
