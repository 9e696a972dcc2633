// A map of the cells, made from a state for the time of one question.
#pragma once

#include "games/dominations/rules/scratch.h"
#include "games/dominations/state.h"

namespace tessera::dominations {

class Board {
 public:
  struct Occupied {
    std::uint16_t index;
    Cell cell;
    std::uint8_t content;
  };

  explicit Board(const State& state);

  // What lies on a cell: kEmpty, a tile, a cell of the Cradle or half a diamond.
  static constexpr std::uint8_t kEmpty = 0, kFirstCradle = 100, kFirstDiamond = 110, kListed = 255;
  std::uint8_t at(Cell cell) const { return cells_[index(cell)]; }
  static bool is_tile(std::uint8_t there) { return there > kEmpty && there <= kTiles; }
  static Tile tile(std::uint8_t there) { return static_cast<Tile>(there - 1); }
  static bool is_diamond(std::uint8_t there) { return there >= kFirstDiamond && there != kListed; }
  static bool is_empty(std::uint8_t there) { return there == kEmpty || there == kListed; }

  bool is_empty(Cell cell) const { return is_empty(at(cell)); }
  Symbol dot(Cell cell, Slot slot) const;  // or kNoSymbol
  // May something lie against this side?
  bool is_open(Cell cell, Edge edge) const { return is_open(at(cell), edge); }
  bool takes_tile(Cell cell) const { return is_empty(cell) && takes_tile(index(cell), cell.down); }
  bool is_locus(Vertex vertex) const;  // DO-2.12
  void put(Cell cell, std::uint8_t content) { cells_[index(cell)] = content; }

  // Calls `act(cell)` for every cell a tile may be placed on.
  template <class Act>
  void for_each_legal_cell(Act act) {
    for (const Occupied& piece : occupied_)
      for (Edge edge = 0; edge < 3; ++edge) {
        const std::size_t beside = next(piece.index, piece.cell.down, edge);
        if (cells_[beside] != kEmpty || (has_diamonds_ && !takes_tile(beside, !piece.cell.down))) continue;
        cells_[beside] = kListed;
        act(across(piece.cell, edge));
      }
  }
  // The cells on which something lies.
  using Occupieds = Scratch<Occupied, 6 + kTiles + 2 * kMaxSeats>;
  const Occupieds& occupied() const { return occupied_; }

 private:
  static constexpr int kWidth = 2 * kFar + 1, kRow = 2 * kWidth;
  static std::size_t index(Cell c) { return static_cast<std::size_t>(((c.i + kFar) * kWidth + c.j + kFar) * 2 + c.down); }
  // The same as index(across(cell, edge)).
  static std::size_t next(std::size_t index, std::uint8_t down, Edge edge) {
    constexpr int kSteps[2][3] = {{1, -1, 1 - kRow}, {-1, 1, kRow - 1}};
    return static_cast<std::size_t>(static_cast<int>(index) + kSteps[down][edge]);
  }
  void add(Cell cell, std::uint8_t content) { occupied_.push_back({static_cast<std::uint16_t>(index(cell)), cell, content}); }
  bool is_open(std::uint8_t there, Edge edge) const { return !is_diamond(there) || has_open_side(there, edge); }
  bool has_open_side(std::uint8_t there, Edge edge) const;

  // DO-6.3  Against something that may be built on, and against no closed side (DO-8.11).
  bool takes_tile(std::size_t empty, std::uint8_t down) const {
    bool touches = false;
    for (Edge edge = 0; edge < 3; ++edge) {
      const std::uint8_t there = cells_[next(empty, down, edge)];
      if (is_empty(there)) continue;
      if (!is_open(there, edge)) return false;
      touches = true;
    }
    return touches;
  }

  const State& state_;
  Occupieds occupied_;
  bool has_diamonds_ = false;  // only they have closed sides
  union {
    std::array<std::uint8_t, kRow * kWidth> cells_;
  };  // only the rows around the pieces are ever read
};

}  // namespace tessera::dominations
