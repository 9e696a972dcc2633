// What the fuzz targets share: the first byte of an input chooses the game.
#pragma once

#include <cstdlib>
#include <string_view>

#include "catalog/catalog.h"

namespace tessera {

struct FuzzInput {
  const CatalogEntry* game;
  std::string_view text;
};

inline FuzzInput split_input(const std::uint8_t* data, std::size_t size) {
  const std::size_t games = catalog().size();
  const std::size_t chosen = size == 0 ? 0 : data[0] % games;
  const char* text = reinterpret_cast<const char*>(data);
  return {&catalog()[chosen], size == 0 ? std::string_view{} : std::string_view(text + 1, size - 1)};
}

inline void require(bool holds) {
  if (!holds) std::abort();
}

// Whatever was accepted must be playable: some random actions, chance included.
inline void play_some(Table& table, int actions, std::uint64_t seed) {
  Rng rng(seed);
  for (int i = 0; i < actions && table.decision().actor != Decision::Actor::no_one; ++i) {
    if (table.play_chance(rng)) continue;
    const std::vector<LegalAction> legal = table.legal();
    require(!legal.empty());
    require(static_cast<bool>(table.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action)));
  }
}

}  // namespace tessera
