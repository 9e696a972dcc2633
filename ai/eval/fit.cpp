#include "ai/eval/fit.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "core/chance/rng.h"

namespace tessera {
namespace {

using Sample = Dataset::Sample;

constexpr std::uint32_t kHeldBack = 10;  // one game in so many judges the fit
constexpr std::size_t kBatch = 128;

// Scattered, because numbers of players and variants come in a regular order.
bool is_held_back(const Sample& sample) { return (sample.game * 2654435761u >> 16) % kHeldBack == 0; }

// Chances to win from strengths; alone, against a rival of strength 0.
Values chances_of(const Values& strength, Seat seats) {
  Values chances{};
  if (seats == 1) return {1 / (1 + std::exp(-strength[0]))};
  const float top = *std::max_element(strength.begin(), strength.begin() + seats);
  float sum = 0;
  for (Seat seat = 0; seat < seats; ++seat) sum += chances[seat] = std::exp(strength[seat] - top);
  for (Seat seat = 0; seat < seats; ++seat) chances[seat] /= sum;
  return chances;
}

double loss_of(const Values& chances, const Sample& sample) {
  const auto surprise = [](float won, float chance) { return won > 0 ? -won * std::log(std::max(chance, 1e-6f)) : 0.0f; };
  if (sample.seats == 1) return surprise(sample.won[0], chances[0]) + surprise(1 - sample.won[0], 1 - chances[0]);
  double loss = 0;
  for (Seat seat = 0; seat < sample.seats; ++seat) loss += surprise(sample.won[seat], chances[seat]);
  return loss;
}

enum class Over : std::uint8_t { held_back, all };

template <class Strength>
double mean_loss(const Dataset& data, Over over, Strength strength) {
  double sum = 0;
  std::size_t count = 0;
  for (const Sample& sample : data.samples) {
    if ((over == Over::held_back && !is_held_back(sample)) || sample.seats == 1) continue;  // alone the hand-written scale has no zero
    Values strengths{};
    for (Seat seat = 0; seat < sample.seats; ++seat) strengths[seat] = strength(sample, seat);
    sum += loss_of(chances_of(strengths, sample.seats), sample);
    ++count;
  }
  return count ? sum / static_cast<double>(count) : 0;
}

// The scale of the hand-written evaluation that surprises least.
float best_hand_scale(const Dataset& data) {
  float best = 1;
  double best_loss = 1e9;
  for (float scale = 0.25f; scale < 200; scale *= 1.15f) {
    const double loss = mean_loss(data, Over::all, [&](const Sample& sample, Seat seat) { return sample.hand[seat] / scale; });
    if (loss < best_loss) best = scale, best_loss = loss;
  }
  return best;
}

float spread_of(const std::vector<float>& margins) {
  double sum = 0;
  for (float margin : margins) sum += double{margin} * margin;
  return margins.empty() ? 8 : std::max(1.0f, static_cast<float>(std::sqrt(sum / static_cast<double>(margins.size()))));
}

// A close game says less than a clear one: part of the target becomes a function of the final margins.
Dataset softened(Dataset data, float margin_share) {
  const float scale = spread_of(data.margins) / 2;
  for (Sample& sample : data.samples) {
    if (sample.seats == 1) continue;
    Values strengths{};
    for (Seat seat = 0; seat < sample.seats; ++seat) strengths[seat] = sample.points[seat] / scale;
    const Values clear = chances_of(strengths, sample.seats);
    for (Seat seat = 0; seat < sample.seats; ++seat) sample.won[seat] = (1 - margin_share) * sample.won[seat] + margin_share * clear[seat];
  }
  return data;
}

struct Scaling {
  std::vector<float> mean, factor;
};

Scaling scaling_of(const Dataset& data) {
  Scaling scaling{std::vector<float>(data.inputs), std::vector<float>(data.inputs)};
  const std::size_t rows = data.inputs ? data.rows.size() / data.inputs : 0;
  for (std::size_t i = 0; i < data.inputs; ++i) {
    double sum = 0, squares = 0;
    for (std::size_t row = 0; row < rows; ++row) {
      const double x = data.rows[row * data.inputs + i];
      sum += x, squares += x * x;
    }
    const double mean = sum / static_cast<double>(rows), variance = squares / static_cast<double>(rows) - mean * mean;
    scaling.mean[i] = static_cast<float>(mean);
    scaling.factor[i] = variance > 1e-6 ? static_cast<float>(1 / std::sqrt(variance)) : 0.0f;
  }
  return scaling;
}

// Adam: steps of about the same size for every weight, by the history of its slope.
class Descent {
 public:
  explicit Descent(std::size_t size) : slope_(size), mean_(size), square_(size) {}
  std::span<float> slope() { return slope_; }

  // `home` is where weights without a slope go back to.
  void step(std::span<float> weights, std::span<const float> home, float rate, float decay) {
    ++steps_;
    const float a = 1 - std::pow(0.9f, static_cast<float>(steps_)), b = 1 - std::pow(0.999f, static_cast<float>(steps_));
    for (std::size_t i = 0; i < weights.size(); ++i) {
      mean_[i] = 0.9f * mean_[i] + 0.1f * slope_[i];
      square_[i] = 0.999f * square_[i] + 0.001f * slope_[i] * slope_[i];
      weights[i] -= rate * (mean_[i] / a / (std::sqrt(square_[i] / b) + 1e-8f) + decay * (weights[i] - home[i]));
      slope_[i] = 0;
    }
  }

 private:
  std::vector<float> slope_, mean_, square_;
  int steps_ = 0;
};

// Adds to `slope` how the model's number for one row changes with each weight, times `error`.
void add_slope(const Model& model, std::span<const float> x, float error, std::span<float> slope) {
  const std::size_t inputs = model.inputs();
  const float* at = model.weights().data();
  float* to = slope.data();
  to[0] += error;
  for (std::size_t i = 0; i < inputs; ++i) to[1 + i] += error * x[i];
  at += 1 + inputs, to += 1 + inputs;
  for (std::size_t unit = 0; unit < model.hidden(); ++unit, at += inputs + 2, to += inputs + 2) {
    float activation = at[0];
    for (std::size_t i = 0; i < inputs; ++i) activation += at[1 + i] * x[i];
    if (activation <= 0) continue;
    to[1 + inputs] += error * activation;
    const float through = error * at[1 + inputs];
    to[0] += through;
    for (std::size_t i = 0; i < inputs; ++i) to[1 + i] += through * x[i];
  }
}

// The hand-written evaluation, which is the first feature, beside units that add next to nothing yet.
Model begin_model(std::size_t inputs, std::size_t hidden, float first_weight, Rng& rng) {
  Model model(inputs, hidden);
  model.weights()[1] = first_weight;
  const float width = std::sqrt(2.0f / static_cast<float>(inputs));
  for (std::size_t unit = 0; unit < hidden; ++unit) {
    float* at = model.weights().data() + 1 + inputs + unit * (inputs + 2);
    for (std::size_t i = 0; i < inputs; ++i) at[1 + i] = width * (static_cast<float>(rng.unit()) * 2 - 1);
    at[1 + inputs] = 0.1f * (static_cast<float>(rng.unit()) * 2 - 1);
  }
  return model;
}

void add_sample(const Dataset& scaled, const Model& model, const Sample& sample, std::span<float> slope) {
  Values strength{};
  for (Seat seat = 0; seat < sample.seats; ++seat) strength[seat] = model(scaled.row(sample, seat));
  const Values chances = chances_of(strength, sample.seats);
  for (Seat seat = 0; seat < sample.seats; ++seat)
    add_slope(model, scaled.row(sample, seat), (chances[seat] - sample.won[seat]) / kBatch, slope);
}

Model descend(const Dataset& scaled, const FitSettings& settings, float first_weight) {
  Rng rng(settings.seed);
  Model model = begin_model(scaled.inputs, settings.hidden, first_weight, rng);
  std::vector<float> home(model.weights().size());
  home[1] = first_weight;
  Descent descent(model.weights().size());
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < scaled.samples.size(); ++i)
    if (!is_held_back(scaled.samples[i])) order.push_back(i);
  for (int epoch = 0; epoch < settings.epochs; ++epoch) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    const double rate = settings.rate * 0.5 * (1 + std::cos(3.14159265 * epoch / settings.epochs));
    for (std::size_t i = 0; i < order.size(); ++i) {
      add_sample(scaled, model, scaled.samples[order[i]], descent.slope());
      if ((i + 1) % kBatch == 0 || i + 1 == order.size())
        descent.step(model.weights(), home, static_cast<float>(rate), static_cast<float>(settings.decay));
    }
  }
  return model;
}

}  // namespace

void Dataset::append(const Dataset& other) {
  assert(inputs == other.inputs || samples.empty());
  inputs = other.inputs;
  const std::size_t shift = inputs ? rows.size() / inputs : 0;
  for (Sample sample : other.samples) {
    sample.first += shift;
    samples.push_back(sample);
  }
  rows.insert(rows.end(), other.rows.begin(), other.rows.end());
  margins.insert(margins.end(), other.margins.begin(), other.margins.end());
}

Weights calibrate(const Dataset& data) {
  Weights weights;
  weights.spread = spread_of(data.margins);
  weights.hand_scale = best_hand_scale(data);
  return weights;
}

FitReport fit(const Dataset& played, const FitSettings& settings) {
  FitReport report;
  const Dataset data = softened(played, settings.margin_share);
  report.weights = calibrate(data);
  report.samples = data.samples.size();
  const float scale = report.weights.hand_scale;
  report.even_loss = mean_loss(data, Over::held_back, [](const Sample&, Seat) { return 0.0f; });
  report.hand_loss = mean_loss(data, Over::held_back, [&](const Sample& sample, Seat seat) { return sample.hand[seat] / scale; });
  if (data.inputs == 0) return report;
  const Scaling scaling = scaling_of(data);
  Dataset scaled = data;
  for (std::size_t i = 0; i < scaled.rows.size(); ++i)
    scaled.rows[i] = (scaled.rows[i] - scaling.mean[i % data.inputs]) * scaling.factor[i % data.inputs];
  report.weights.model =
      descend(scaled, settings, scaling.factor[0] > 0 ? 1 / (scale * scaling.factor[0]) : 0).unscaled(scaling.mean, scaling.factor);
  report.fitted_loss =
      mean_loss(data, Over::held_back, [&](const Sample& sample, Seat seat) { return report.weights.model(data.row(sample, seat)); });
  return report;
}

}  // namespace tessera
