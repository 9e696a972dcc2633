// A player that needs no person: it sees its seat's view and chooses one of the legal actions.
#pragma once

#include <chrono>
#include <vector>

#include "core/game/game.h"

namespace tessera {

// How much a bot may think about one action.
struct Budget {
  std::chrono::milliseconds time{500};
  std::uint32_t iterations = 0;  // if not 0, this many instead of a time
};

template <Game G>
struct Choice {
  typename G::Action action;
  std::vector<float> value;  // expected points of each seat, if it is taken
};

}  // namespace tessera
