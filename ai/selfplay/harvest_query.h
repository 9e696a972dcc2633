// How games for training are played: by one bot at every seat.
#pragma once

#include "ai/eval/model.h"
#include "ai/spec.h"
#include "core/game/setup.h"

namespace tessera {

struct HarvestQuery {
  Setup setup;
  BotSpec bot;
  Weights weights;
  std::uint32_t game = 0;     // number of the game; its deal and dice follow from it and the seed
  std::uint64_t seed = 1;
  float search_share = 0.4f;  // how far what the search expected softens how the game ended
  float blunders = 0.04f;     // share of decisions taken at random, so that odd positions are seen too
};

}  // namespace tessera
