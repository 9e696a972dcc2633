// A small function from features to a number, fitted from self-play: one hidden layer beside a
// straight line. The softmax of its numbers over the seats is their chance to win.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/json/json.h"

namespace tessera {

class Model {
 public:
  static constexpr std::size_t kMostHidden = 64;

  Model() = default;
  Model(std::size_t inputs, std::size_t hidden);

  bool empty() const { return inputs_ == 0; }
  std::size_t inputs() const { return inputs_; }
  std::size_t hidden() const { return hidden_; }

  float operator()(std::span<const float> features) const;

  // All numbers in a row, for fitting: bias, line, then for each hidden unit bias, inputs, output.
  std::span<float> weights() { return weights_; }
  std::span<const float> weights() const { return weights_; }
  static std::size_t weight_count(std::size_t inputs, std::size_t hidden) { return 1 + inputs + hidden * (inputs + 2); }

  // The same function of features that were not scaled to `(x - mean) * factor` before.
  Model unscaled(std::span<const float> mean, std::span<const float> factor) const;

 private:
  std::size_t inputs_ = 0, hidden_ = 0;
  std::vector<float> weights_;
};

// What was fitted for one game: the model and the scales of its points.
struct Weights {
  float spread = 8;      // usual distance of final scores, in points
  float hand_scale = 6;  // points of the hand-written evaluation that make e to 1 odds
  Model model{};         // empty: the hand-written evaluation stands in
};

json::value to_json(const Weights& weights, std::string_view game, std::string_view made_by);
// `inputs` is the number of features the game has now; weights of another number are refused.
Result<Weights> weights_from_json(const json::value& value, std::string_view game, std::size_t inputs);

// The weights committed with the program, as JSON; empty where the game has none.
std::string_view committed_weights(std::string_view game);

}  // namespace tessera
