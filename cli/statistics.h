// Means with their 95 % confidence intervals.
#pragma once

#include <cstdint>

namespace tessera::cli {

// Whole numbers added up exactly, so that the order of adding does not matter.
struct Tally {
  std::int64_t count = 0, sum = 0, squares = 0;

  void add(std::int64_t value) { ++count, sum += value, squares += value * value; }
  void add(const Tally& other) { count += other.count, sum += other.sum, squares += other.squares; }
  double mean() const;
  double half_width() const;  // of the interval around the mean
};

struct Interval {
  double low, high;
};
// Wilson's interval of a share; sound for few games and for shares near 0 and 1.
Interval share_interval(std::int64_t hits, std::int64_t count);

}  // namespace tessera::cli
