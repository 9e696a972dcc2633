#include "cli/statistics.h"

#include <algorithm>
#include <cmath>

namespace tessera::cli {
namespace {

constexpr double kNormal95 = 1.959964;

}  // namespace

double Tally::mean() const { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }

double Tally::half_width() const {
  if (count < 2) return 0;
  const double n = static_cast<double>(count);
  const double variance = (static_cast<double>(squares) - mean() * static_cast<double>(sum)) / (n - 1);
  return kNormal95 * std::sqrt(std::max(0.0, variance) / n);
}

Interval share_interval(std::int64_t hits, std::int64_t count) {
  if (count == 0) return {0, 1};
  const double n = static_cast<double>(count), share = static_cast<double>(hits) / n, z2 = kNormal95 * kNormal95;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kNormal95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace tessera::cli
