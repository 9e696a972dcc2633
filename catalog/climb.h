// Moves fitted weights to where they win by more, by games of a bot against itself.
#pragma once

#include <functional>

#include "ai/eval/fit.h"
#include "catalog/catalog.h"

namespace tessera {

struct ClimbPlan {
  BotSpec bot;
  int steps = 10;
  int games = 200;  // before each step
  int threads = 2;  // the outcome does not depend on them
  std::uint64_t seed = 1;
};

// How far each weight is varied: as much as makes the same difference to a turn. The first feature, the hand-written
// evaluation, keeps its weight; the others say how to correct it.
std::vector<float> strides_of(const Dataset& data);

// Two players each, whose weights are off by the same at random, one to one side and one to the other; then the weights go to
// the side that did better, in points, and by how much it did. `progress` hears of every game.
Weights climb(const CatalogEntry& entry, const ClimbPlan& plan, const std::vector<float>& strides, Weights weights,
              const std::function<void(int step, int done, int games)>& progress);

}  // namespace tessera
