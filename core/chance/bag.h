// A face-down pile: a count per kind of piece. Chance draws by these weights; no order exists.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/chance/rng.h"

namespace tessera {

template <std::size_t Kinds>
using Bag = std::array<std::uint8_t, Kinds>;

template <std::size_t Kinds>
std::uint32_t size(const Bag<Kinds>& bag) {
  std::uint32_t sum = 0;
  for (std::uint8_t count : bag) sum += count;
  return sum;
}

// Takes a random piece out of a bag that is not empty, and tells its kind.
template <std::size_t Kinds>
std::uint8_t draw(Bag<Kinds>& bag, Rng& rng) {
  std::uint32_t left = rng.below(size(bag));
  std::uint8_t kind = 0;
  while (left >= bag[kind]) left -= bag[kind++];
  --bag[kind];
  return kind;
}

}  // namespace tessera
