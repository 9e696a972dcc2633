// What the hand-written evaluation and the features share: scoring is dear, so it is tried once.
#pragma once

#include "games/gods_of_rome/state.h"

namespace tessera::gods_of_rome {

// Favour the player would gain by scoring now, cost included.
int gain_of_scoring(const State& state, Seat seat);

// The worth of a seat's position to which scoring now would bring `gain`.
float worth(const State& state, Seat seat, int gain);

}  // namespace tessera::gods_of_rome
