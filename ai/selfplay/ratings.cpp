#include "ai/selfplay/ratings.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {
namespace {

constexpr double kEloPerUnit = 173.7177927613;  // 400 / ln 10
constexpr double kNormal95 = 1.959963985;

// The slope and the (negated) curvature of the log likelihood.
struct Derivatives {
  std::vector<double> slope;
  std::vector<std::vector<double>> curvature;
};

// One place is filled: `winners`, equal in place, came before the others of `field`.
void add_stage(std::span<const Placing> field, std::size_t winners, const std::vector<double>& strength, Derivatives& sum) {
  double total = 0;
  for (const Placing& each : field) total += std::exp(strength[each.player]);
  for (const Placing& each : field) sum.slope[each.player] -= std::exp(strength[each.player]) / total;
  for (std::size_t i = 0; i < winners; ++i) sum.slope[field[i].player] += 1.0 / static_cast<double>(winners);
  for (const Placing& a : field)
    for (const Placing& b : field) {
      const double p = std::exp(strength[a.player]) / total, q = std::exp(strength[b.player]) / total;
      sum.curvature[a.player][b.player] -= p * q;
      if (&a == &b) sum.curvature[a.player][b.player] += p;
    }
}

void add_game(Standing game, const std::vector<double>& strength, Derivatives& sum) {
  std::sort(game.begin(), game.end(), [](const Placing& a, const Placing& b) { return a.place < b.place; });
  for (std::size_t first = 0; first < game.size();) {
    std::size_t winners = 1;
    while (first + winners < game.size() && game[first + winners].place == game[first].place) ++winners;
    if (game.size() - first > 1) add_stage(std::span(game).subspan(first), winners, strength, sum);
    first += winners;
  }
}

// A draw with a player of strength 0, `weight` times.
void add_prior(double weight, const std::vector<double>& strength, Derivatives& sum) {
  for (std::size_t i = 0; i < strength.size(); ++i) {
    const double p = 1 / (1 + std::exp(-strength[i]));
    sum.slope[i] += weight * (0.5 - p);
    sum.curvature[i][i] += weight * p * (1 - p);
  }
}

// The inverse of a positive definite matrix (Gauss-Jordan).
std::vector<std::vector<double>> inverse(std::vector<std::vector<double>> matrix) {
  const std::size_t n = matrix.size();
  std::vector<std::vector<double>> result(n, std::vector<double>(n));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
  for (std::size_t column = 0; column < n; ++column) {
    const double pivot = matrix[column][column];
    for (std::size_t j = 0; j < n; ++j) matrix[column][j] /= pivot, result[column][j] /= pivot;
    for (std::size_t row = 0; row < n; ++row) {
      if (row == column) continue;
      const double factor = matrix[row][column];
      for (std::size_t j = 0; j < n; ++j) {
        matrix[row][j] -= factor * matrix[column][j];
        result[row][j] -= factor * result[column][j];
      }
    }
  }
  return result;
}

}  // namespace

std::vector<Rating> rate(std::size_t players, std::span<const Standing> games, double prior) {
  std::vector<double> strength(players);
  std::vector<std::vector<double>> covariance;
  for (int step = 0; step < 100; ++step) {  // Newton's method
    Derivatives sum{std::vector<double>(players), std::vector<std::vector<double>>(players, std::vector<double>(players))};
    for (const Standing& game : games) add_game(game, strength, sum);
    add_prior(prior, strength, sum);
    covariance = inverse(sum.curvature);
    double largest = 0;
    for (std::size_t i = 0; i < players; ++i) {
      double change = 0;
      for (std::size_t j = 0; j < players; ++j) change += covariance[i][j] * sum.slope[j];
      change = std::clamp(change, -1.0, 1.0);
      strength[i] += change;
      largest = std::max(largest, std::fabs(change));
    }
    if (largest < 1e-9) break;
  }
  double mean = 0;
  for (double each : strength) mean += each / static_cast<double>(players);
  // The variance of a rating relative to the mean of all.
  std::vector<double> rows(players);
  double all = 0;
  for (std::size_t i = 0; i < players; ++i)
    for (std::size_t j = 0; j < players; ++j) rows[i] += covariance[i][j], all += covariance[i][j];
  const auto n = static_cast<double>(players);
  std::vector<Rating> ratings;
  for (std::size_t i = 0; i < players; ++i) {
    const double variance = covariance[i][i] - 2 * rows[i] / n + all / (n * n);
    ratings.push_back({(strength[i] - mean) * kEloPerUnit, kNormal95 * std::sqrt(std::max(0.0, variance)) * kEloPerUnit});
  }
  return ratings;
}

Rating rate_growth(std::span<const double> sizes, std::span<const Standing> games, double prior) {
  const std::size_t players = sizes.size();
  const double mean = std::accumulate(sizes.begin(), sizes.end(), 0.0) / static_cast<double>(players);
  double growth = 0, curvature = 0;
  for (int step = 0; step < 100; ++step) {  // Newton's method
    std::vector<double> strength;
    for (double size : sizes) strength.push_back(growth * (size - mean));
    Derivatives sum{std::vector<double>(players), std::vector<std::vector<double>>(players, std::vector<double>(players))};
    for (const Standing& game : games) add_game(game, strength, sum);
    add_prior(prior, strength, sum);
    double slope = curvature = 0;
    for (std::size_t i = 0; i < players; ++i) {
      slope += sum.slope[i] * (sizes[i] - mean);
      for (std::size_t j = 0; j < players; ++j) curvature += sum.curvature[i][j] * (sizes[i] - mean) * (sizes[j] - mean);
    }
    const double change = std::clamp(slope / curvature, -1.0, 1.0);
    growth += change;
    if (std::fabs(change) < 1e-9) break;
  }
  return {growth * kEloPerUnit, kNormal95 / std::sqrt(curvature) * kEloPerUnit};
}

Share share_of(double won, double games) {
  if (games <= 0) return {};
  const double z = kNormal95 * kNormal95, p = won / games;
  const double centre = (p + z / (2 * games)) / (1 + z / games);
  const double half = kNormal95 * std::sqrt(p * (1 - p) / games + z / (4 * games * games)) / (1 + z / games);
  return {p, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

}  // namespace tessera
