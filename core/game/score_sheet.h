// Points by category, of a player or of somebody who plays against them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

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

// One who has no seat but competes for the victory, as an automaton in solo: it won where no seat did.
struct Rival {
  std::string_view name;  // a word of the game's texts
  ScoreSheet sheet;
};

}  // namespace tessera
