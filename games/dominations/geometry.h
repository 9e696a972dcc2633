// DO-2  The triangular grid: vertices, cells, slots, edges.
#pragma once

#include <array>
#include <cstdint>

namespace tessera::dominations {

struct Vertex {
  std::int8_t i = 0, j = 0;
  bool operator==(const Vertex&) const = default;
};

struct Cell {
  std::int8_t i = 0, j = 0;
  std::uint8_t down = 0;  // 0: points up, 1: points down
  bool operator==(const Cell&) const = default;
};

using Slot = std::uint8_t;    // a corner of a cell, clockwise
using Edge = std::uint8_t;    // the side opposite the slot of that number
using Facing = std::uint8_t;  // up or down, and a rotation or an inner edge: down * 3 + turn

// Every piece touches the others by an edge, and going one cell further out takes two pieces: 62
// tiles and four diamonds stay within 36 of the centre (docs/decisions/030-dominations-board.md).
inline constexpr int kReach = 36;
inline constexpr std::size_t kMaxTilesOnBoard = 62;  // DO-16.1

constexpr std::int8_t at(int coordinate) { return static_cast<std::int8_t>(coordinate); }
constexpr std::uint8_t turned(int slot) { return static_cast<std::uint8_t>((slot + 3) % 3); }
constexpr Facing facing(std::uint8_t down, std::uint8_t turn) { return static_cast<Facing>(down * 3 + turn); }
constexpr Cell cell_at(std::int8_t i, std::int8_t j, Facing facing) { return {i, j, static_cast<std::uint8_t>(facing / 3)}; }

// DO-2.3
constexpr Vertex corner(Cell c, Slot slot) {
  if (!c.down) return {at(c.i + (slot == 2)), at(c.j + (slot == 1))};
  return {at(c.i + (slot != 2)), at(c.j + (slot != 1))};
}

// DO-2.4  Across the same edge from the other side the relation is the same.
constexpr Cell across(Cell c, Edge edge) {
  const int step = c.down ? 1 : -1;
  return {at(c.i + (edge == 2 ? step : 0)), at(c.j + (edge == 1 ? step : 0)), static_cast<std::uint8_t>(!c.down)};
}

// DO-2.6
constexpr bool is_beside(Cell a, Cell b) {
  if (a.down == b.down) return false;
  const Cell up = a.down ? b : a, down = a.down ? a : b;
  const int i = up.i - down.i, j = up.j - down.j;
  return (i == 0 && (j == 0 || j == 1)) || (i == 1 && j == 0);
}

// DO-2.7  The six cells around a vertex, counter-clockwise; the vertex is slot k % 3 of the k-th.
constexpr std::array<Cell, 6> ring(Vertex v) {
  return {{{v.i, v.j, 0},
           {at(v.i - 1), v.j, 1},
           {at(v.i - 1), v.j, 0},
           {at(v.i - 1), at(v.j - 1), 1},
           {v.i, at(v.j - 1), 0},
           {v.i, at(v.j - 1), 1}}};
}

inline constexpr std::array<Cell, 6> kCradle = ring({0, 0});  // DO-2.9
inline constexpr std::array<Vertex, 6> kCradleCorners{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

}  // namespace tessera::dominations
