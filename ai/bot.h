// A player that needs no person: it sees its seat's view and chooses one of the legal actions.
#pragma once

#include <array>
#include <chrono>
#include <vector>

#include "core/game/game.h"

namespace tessera {

// One number for each seat.
using Values = std::array<float, kMaxSeats>;

// How much a bot may think about one action: it stops at whichever comes first.
struct Budget {
  std::chrono::milliseconds time{0};  // 0: no clock, so that the same seed gives the same choice
  std::uint32_t iterations = 0;       // 0: only the clock counts
};

// What a bot expects of one action.
template <class Action>
struct Prospect {
  Action action{};
  std::uint32_t visits = 0;  // how often it was tried; the more, the surer
  Values results{};          // each seat's result as a search counts it, from 0 to 1
  Values chances{};          // each seat's chance to win
  Values points{};           // each seat's worth, in points of the game's own evaluation
};

// A choice, and what else was weighed, best first; the first is the choice.
template <Game G>
struct Choice {
  typename G::Action action;
  std::vector<Prospect<typename G::Action>> prospects;
};

}  // namespace tessera
