#include "catalog/climb.h"

#include <cmath>

#include "catalog/share_out.h"

namespace tessera {
namespace {

constexpr float kVariation = 0.05f;  // what a weight is off by makes this much of log odds in a turn
constexpr float kRate = 0.03f;       // of that, for each point a variation was better

double normal(Rng& rng) {  // Box and Muller's
  return std::sqrt(-2 * std::log(1 - rng.unit())) * std::cos(6.283185307179586 * rng.unit());
}

// The same for both games of a deal, which change seats.
std::vector<float> variation_of(std::size_t features, std::uint64_t deal) {
  Rng rng(deal);
  std::vector<float> variation(features);
  for (std::size_t i = 1; i < features; ++i) variation[i] = static_cast<float>(normal(rng));
  return variation;
}

Weights moved(Weights weights, const std::vector<float>& strides, const std::vector<float>& by, float times) {
  for (std::size_t i = 0; i < strides.size(); ++i) weights.model.weights()[1 + i] += times * kVariation * strides[i] * by[i];
  return weights;
}

struct Duel {
  const CatalogEntry& entry;
  const ClimbPlan& plan;
  const std::vector<float>& strides;
  const Weights& weights;

  // By how many points the one who is off to one side did better.
  double play(std::uint64_t deal, int game) const {
    const std::vector<float> variation = variation_of(strides.size(), deal);
    std::vector<SeatedBot> seats;
    for (float side : {1.0f, -1.0f})
      seats.push_back({plan.bot, std::make_shared<const Weights>(moved(weights, strides, variation, side)), 0});
    if (game % 2) std::swap(seats[0], seats[1]);
    Setup setup{.players = 2};
    for (std::size_t i = 0; i < entry.info().options.size(); ++i) setup.options[i] = entry.info().options[i].fallback;
    const BotGame played = entry.play_bots(setup, seats, deal, deal + static_cast<std::uint64_t>(game));
    const double margin = played.scores[0].total() - played.scores[1].total();
    return game % 2 ? -margin : margin;
  }
};

}  // namespace

std::vector<float> strides_of(const Dataset& data) {
  std::vector<double> squares(data.inputs), changes(data.inputs);
  for (std::size_t i = 1; i < data.samples.size(); ++i) {
    const Dataset::Sample &before = data.samples[i - 1], &after = data.samples[i];
    if (before.game != after.game) continue;
    for (Seat seat = 0; seat < after.seats; ++seat)
      for (std::size_t k = 0; k < data.inputs; ++k) {
        const double change = data.row(after, seat)[k] - data.row(before, seat)[k];
        squares[k] += change * change;
        changes[k] += change != 0;
      }
  }
  std::vector<float> strides(data.inputs);
  for (std::size_t k = 1; k < data.inputs; ++k)
    if (squares[k] > 0) strides[k] = static_cast<float>(std::sqrt(changes[k] / squares[k]));
  return strides;
}

Weights climb(const CatalogEntry& entry, const ClimbPlan& plan, const std::vector<float>& strides, Weights weights,
              const std::function<void(int step, int done, int games)>& progress) {
  for (int step = 0; step < plan.steps; ++step) {
    const auto deal_of = [&](int game) {
      return Rng(plan.seed + static_cast<std::uint64_t>(step) * 1'000'003 + static_cast<std::uint64_t>(game / 2) * 7919).next();
    };
    std::vector<double> margins(static_cast<std::size_t>(plan.games));
    const Duel duel{entry, plan, strides, weights};
    share_out(
        plan.games, plan.threads, [&](int game) { margins[static_cast<std::size_t>(game)] = duel.play(deal_of(game), game); },
        [&](int done) {
          if (progress) progress(step, done, plan.games);
        });
    std::vector<float> slope(strides.size());  // points for a variation, about: one side is as far from the other as two
    for (int game = 0; game < plan.games; ++game) {
      const std::vector<float> variation = variation_of(strides.size(), deal_of(game));
      for (std::size_t i = 0; i < slope.size(); ++i)
        slope[i] += static_cast<float>(margins[static_cast<std::size_t>(game)] / (2 * plan.games)) * variation[i];
    }
    weights = moved(weights, strides, slope, kRate);
  }
  return weights;
}

}  // namespace tessera
