// Points of one player by category.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace tessera {

inline constexpr std::size_t kMaxCategories = 16;

struct ScoreSheet {
  std::array<std::int16_t, kMaxCategories> by{};  // in the order of the game's categories

  int total() const {
    int sum = 0;
    for (std::int16_t points : by) sum += points;
    return sum;
  }
  bool operator==(const ScoreSheet&) const = default;
};

}  // namespace tessera
