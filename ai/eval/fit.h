// Fits a model to games that were played: how likely was each seat to win, given its features?
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ai/bot.h"
#include "ai/eval/model.h"

namespace tessera {

// Positions with the features of each seat, and how the game ended for it.
struct Dataset {
  struct Sample {
    std::uint32_t game = 0;
    Seat seats = 0;
    Values won{};         // 1 for the winner, shares where several won; may be softened by a search
    Values points{};      // final ones
    Values hand{};        // what the hand-written evaluation says
    std::size_t first = 0;  // of `seats` rows of features
  };
  std::size_t inputs = 0;
  std::vector<Sample> samples;
  std::vector<float> rows;
  std::vector<float> margins;  // distances of final scores

  void append(const Dataset& other);
  std::span<const float> row(const Sample& sample, Seat seat) const { return {rows.data() + (sample.first + seat) * inputs, inputs}; }
};

struct FitSettings {
  std::size_t hidden = 16;
  int epochs = 5;
  double rate = 0.002, decay = 0.1;
  float margin_share = 0.5f;  // of the target: how clearly a seat won, instead of whether
  std::uint64_t seed = 1;
};

struct FitReport {
  Weights weights;
  std::size_t samples = 0;
  // Mean surprise (log loss) on games that were held back; lower is better.
  double hand_loss = 0, fitted_loss = 0, even_loss = 0;
};

// The scales alone: of final scores, and of the hand-written evaluation.
Weights calibrate(const Dataset& data);
// Starts from the hand-written evaluation and is held near it, so that few games do no harm.
FitReport fit(const Dataset& data, const FitSettings& settings);

}  // namespace tessera
