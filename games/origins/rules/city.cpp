#include <cstring>

#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

struct Span {
  int left, right, low, high;
};

Span span_of(const City& city) {
  Span span{0, 0, 0, 0};
  for (const Tile& tile : city) {
    span.left = std::min<int>(span.left, tile.cell().x);
    span.right = std::max<int>(span.right, tile.cell().x);
    span.low = std::min<int>(span.low, tile.cell().y);
    span.high = std::max<int>(span.high, tile.cell().y);
  }
  return span;
}

}  // namespace

CityMap::CityMap(const City& city) {
  const Span span = span_of(city);
  left_ = span.left - 1, low_ = span.low - 1;
  width_ = span.right - span.left + 3, height_ = span.high - span.low + 3;
  assert(width_ * height_ <= kMostCells);
  std::memset(cells_.data(), kNone, static_cast<std::size_t>(width_ * height_));
  for (TileId tile = 0; tile < city.size(); ++tile) cells_[place(city[tile].cell())] = tile;
}

std::array<TileId, 4> CityMap::block(const City& city, TileId tile) const {
  const int here = place(city[tile].cell());
  return {cells_[here], cells_[here + 1], cells_[here + width_], cells_[here + width_ + 1]};
}

bool CityMap::is_district(const City& city, TileId tile) const {
  const int here = place(city[tile].cell());
  return cells_[here + 1] != kNone && cells_[here + width_] != kNone && cells_[here + width_ + 1] != kNone;
}

TileId find_tile(const City& city, Cell cell) {
  for (TileId tile = 0; tile < city.size(); ++tile)
    if (city[tile].cell() == cell) return tile;
  return kNone;
}

std::array<TileId, 4> neighbours(const City& city, TileId tile) {
  const Cell c = city[tile].cell();
  const auto at = [&](int x, int y) { return find_tile(city, {static_cast<std::int8_t>(c.x + x), static_cast<std::int8_t>(c.y + y)}); };
  return {at(0, 1), at(1, 0), at(0, -1), at(-1, 0)};
}

bool has_open_seat(const Player& player) {
  if (player.city.size() < 4) return false;
  const CityMap map(player.city);
  for (TileId tile = 0; tile < player.city.size(); ++tile)
    if (!player.city[tile].has_die() && map.is_district(player.city, tile)) return true;
  return false;
}

void list_open_seats(const Player& player, Actions& actions) {
  const CityMap map(player.city);
  for (TileId tile = 0; tile < player.city.size(); ++tile) {
    const Cell cell = player.city[tile].cell();
    if (!player.city[tile].has_die() && map.is_district(player.city, tile))
      actions.add(sentence(Verb::seat, word_of(cell.x), word_of(cell.y)));
  }
}

unsigned closed_districts(const Player& player) {
  unsigned closed = 0;
  for (const Tile& tile : player.city) closed += tile.has_die();
  return closed;
}

unsigned farms(const Player& player) {
  unsigned count = 0;
  for (const Tile& tile : player.city) count += tile.is_farm();
  return count;
}

// OR-R11  A Farm counts for no colour.
unsigned buildings_of(const Player& player, Colour colour) {
  unsigned count = 0;
  for (const Tile& tile : player.city) count += tile.colour() == colour;
  return count;
}

unsigned building_colours(const Player& player) {
  unsigned seen = 0;
  for (const Tile& tile : player.city)
    if (tile.is_building()) seen |= 1u << tile.colour();
  return static_cast<unsigned>(std::popcount(seen));
}

}  // namespace tessera::origins
