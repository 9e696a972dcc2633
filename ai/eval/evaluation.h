// What a position is worth to each seat: its result at the end, its prospects before.
#pragma once

#include <algorithm>
#include <cmath>

#include "ai/bot.h"
#include "ai/eval/model.h"
#include "ai/search/settings.h"

namespace tessera {

// A game may name features of a position for a seat, for the fitted evaluation. The first is what
// G::evaluate says, so that it need not be asked twice.
template <class G>
concept HasFeatures =
    requires(const typename G::State& state, Seat seat, std::array<float, G::kFeatures>& features) { G::features(state, seat, features); };

template <Game G>
constexpr std::size_t feature_count() {
  if constexpr (HasFeatures<G>) return G::kFeatures;
  else return 0;
}

// Of a seat's result, how much is winning; the rest is standing well against each other seat.
inline constexpr float kWinShare = 0.8f;

// What each seat may expect.
struct Outlook {
  Values results{};  // what a search goes for: winning above all, and standing well; from 0 to 1
  Values chances{};  // to win
  Values points{};
};

template <Game G>
class Evaluation {
 public:
  using State = typename G::State;

  Evaluation(const Weights& weights, EvaluationKind kind)
      : weights_(&weights), fitted_(kind == EvaluationKind::fitted && !weights.model.empty()) {}

  // How a game that is over has ended. Alone points are all that counts, to the end by the same measure.
  Outlook final_outlook(const State& state) const {
    const Seat seats = G::setup(state).players;
    if (seats == 1) return expected_outlook(state);
    Outlook outlook;
    std::uint8_t winners = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
      outlook.points[seat] = static_cast<float>(G::score(state, seat).total());
      winners += G::place(state, seat) == 1;
    }
    for (Seat seat = 0; seat < seats; ++seat) {
      outlook.chances[seat] = G::place(state, seat) == 1 ? 1.0f / winners : 0.0f;
      outlook.results[seat] = kWinShare * outlook.chances[seat] + (1 - kWinShare) * standing(outlook.points, seat, seats, weights_->spread);
    }
    return outlook;
  }

  // How a game that goes on may end.
  Outlook expected_outlook(const State& state) const {
    const Seat seats = G::setup(state).players;
    Outlook outlook;
    Values worth{};
    for (Seat seat = 0; seat < seats; ++seat) worth[seat] = strength(state, seat, outlook.points[seat]);
    fill(outlook, worth, seats);
    return outlook;
  }

  Outlook outlook(const State& state) const { return is_over<G>(state) ? final_outlook(state) : expected_outlook(state); }

  // Of one seat, what a search goes for.
  float result(const State& state, Seat seat) const { return outlook(state).results[seat]; }

  // Alone there is nobody to compare with: a solitary player wants more than at the root.
  void set_anchor(const State& root) {
    if (G::setup(root).players > 1) return;
    float points;
    anchor_ = strength(root, 0, points);
  }

 private:
  static float logistic(float x) { return 1 / (1 + std::exp(-x)); }

  // The strength of a seat's position; differences are log odds. `points` becomes its worth. Alone
  // the hand-written evaluation serves: who never wins, or always, teaches nothing.
  float strength(const State& state, Seat seat, float& points) const {
    if constexpr (HasFeatures<G>)
      if (fitted_ && G::setup(state).players > 1) {
        std::array<float, G::kFeatures> features{};
        G::features(state, seat, features);
        points = features[0];
        return weights_->model(features);
      }
    points = G::evaluate(state, seat);
    return points / weights_->hand_scale;
  }

  void fill(Outlook& outlook, const Values& worth, Seat seats) const {
    outlook.chances = softmax(worth, seats);
    for (Seat seat = 0; seat < seats; ++seat)
      outlook.results[seat] = kWinShare * outlook.chances[seat] + (1 - kWinShare) * standing(worth, seat, seats, 1);
  }

  Values softmax(const Values& worth, Seat seats) const {
    Values chances{};
    if (seats == 1) return {logistic(worth[0] - anchor_)};
    const float top = *std::max_element(worth.begin(), worth.begin() + seats);
    float sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) sum += chances[seat] = std::exp(worth[seat] - top);
    for (Seat seat = 0; seat < seats; ++seat) chances[seat] /= sum;
    return chances;
  }

  // The mean, over the others, of how surely the seat stands above them.
  float standing(const Values& worth, Seat seat, Seat seats, float scale) const {
    if (seats == 1) return logistic((worth[0] - anchor_) / scale);
    float sum = 0;
    for (Seat other = 0; other < seats; ++other)
      if (other != seat) sum += logistic((worth[seat] - worth[other]) / scale);
    return sum / static_cast<float>(seats - 1);
  }

  const Weights* weights_;
  bool fitted_;
  float anchor_ = 0;  // alone: the strength to compare with
};

}  // namespace tessera
