#include "ai/eval/model.h"

#include <cassert>
#include <cmath>

namespace tessera {
namespace {

Fault bad(std::string place, std::string message) { return {"bad-weights", std::move(message), std::move(place)}; }

// Six digits are plenty, and keep the file small.
double rounded(float number) {
  if (number == 0) return 0;
  const double scale = std::pow(10.0, 5 - std::floor(std::log10(std::fabs(number))));
  return std::round(number * scale) / scale;
}

constexpr double kLargestWeight = 1e12;  // so that sums of them stay numbers

Result<double> number_member(const json::value& value, std::string_view key) {
  const json::value* found = member(value, key);
  if (!found || !found->is_number()) return bad(std::string(key), "must be a number");
  return found->to_number<double>();
}

}  // namespace

Model::Model(std::size_t inputs, std::size_t hidden) : inputs_(inputs), hidden_(hidden), weights_(weight_count(inputs, hidden), 0.0f) {
  assert(hidden <= kMostHidden);
}

float Model::operator()(std::span<const float> features) const {
  assert(features.size() == inputs_);
  const float* at = weights_.data();
  float result = *at++;
  for (std::size_t i = 0; i < inputs_; ++i) result += at[i] * features[i];
  at += inputs_;
  for (std::size_t unit = 0; unit < hidden_; ++unit, at += inputs_ + 2) {
    // Four partial sums, which the processor adds side by side.
    float sum[4] = {at[0], 0, 0, 0};
    std::size_t i = 0;
    for (; i + 4 <= inputs_; i += 4)
      for (std::size_t lane = 0; lane < 4; ++lane) sum[lane] += at[1 + i + lane] * features[i + lane];
    for (; i < inputs_; ++i) sum[0] += at[1 + i] * features[i];
    const float activation = (sum[0] + sum[1]) + (sum[2] + sum[3]);
    if (activation > 0) result += at[1 + inputs_] * activation;
  }
  return result;
}

Model Model::unscaled(std::span<const float> mean, std::span<const float> factor) const {
  Model made = *this;
  const auto fold = [&](float& bias, float* line) {
    for (std::size_t i = 0; i < inputs_; ++i) {
      line[i] *= factor[i];
      bias -= line[i] * mean[i];
    }
  };
  float* at = made.weights_.data();
  fold(at[0], at + 1);
  at += 1 + inputs_;
  for (std::size_t unit = 0; unit < hidden_; ++unit, at += inputs_ + 2) fold(at[0], at + 1);
  return made;
}

json::value to_json(const Weights& weights, std::string_view game, std::string_view made_by) {
  json::object made;
  made["game"] = game;
  made["made_by"] = made_by;
  made["spread"] = rounded(weights.spread);
  made["hand_scale"] = rounded(weights.hand_scale);
  made["features"] = weights.model.inputs();
  made["hidden"] = weights.model.hidden();
  json::array numbers;
  for (float number : weights.model.weights()) numbers.push_back(rounded(number));
  made["weights"] = std::move(numbers);
  return made;
}

Result<Weights> weights_from_json(const json::value& value, std::string_view game, std::size_t inputs) {
  const json::value* name = member(value, "game");
  if (!name || !name->is_string() || *name->if_string() != game) return bad("game", "must be '" + std::string(game) + "'");
  Weights made;
  const Result<double> spread = number_member(value, "spread"), scale = number_member(value, "hand_scale"),
                       features = number_member(value, "features"), hidden = number_member(value, "hidden");
  for (const Result<double>* number : {&spread, &scale, &features, &hidden})
    if (!*number) return number->fault();
  const auto is_scale = [](double number) { return number >= 1 / kLargestWeight && number <= kLargestWeight; };
  if (!is_scale(*spread) || !is_scale(*scale)) return bad("spread", "and hand_scale must be above 0, and of usual size");
  made.spread = static_cast<float>(*spread);
  made.hand_scale = static_cast<float>(*scale);
  if (*features == 0) return made;
  if (*features != static_cast<double>(inputs))
    return bad("features", "must be " + std::to_string(inputs) + ", the number the game has now");
  if (!(*hidden >= 0 && *hidden <= Model::kMostHidden) || *hidden != std::floor(*hidden))
    return bad("hidden", "must be a whole number, at most " + std::to_string(Model::kMostHidden));
  made.model = Model(inputs, static_cast<std::size_t>(*hidden));
  const json::value* numbers = member(value, "weights");
  const json::array* list = numbers ? numbers->if_array() : nullptr;
  if (!list || list->size() != made.model.weights().size())
    return bad("weights", "must be a list of " + std::to_string(made.model.weights().size()) + " numbers");
  for (std::size_t i = 0; i < list->size(); ++i) {
    if (!(*list)[i].is_number()) return bad("weights[" + std::to_string(i) + "]", "must be a number");
    const auto number = (*list)[i].to_number<double>();
    if (!(std::abs(number) <= kLargestWeight)) return bad("weights[" + std::to_string(i) + "]", "is too large");
    made.model.weights()[i] = static_cast<float>(number);
  }
  return made;
}

}  // namespace tessera
