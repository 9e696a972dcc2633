// Positions of the toy that the tests of bots share.
#pragma once

#include "tests/toy/toy.h"

namespace tessera::toy {

inline constexpr std::uint8_t kAnt = 0, kBee = 1, kCat = 2, kDog = 3, kElk = 4;

// The last round, seat 0 to lay; seat 1 holds two cards nobody sees, out of `unseen`.
inline State last_round(Bag<kKinds> own, Bag<kKinds> unseen) {
  State state;
  state.seats = 2;
  state.round = kRounds - 1;
  state.players[0].hand = own;
  state.players[1].unseen = kHand;
  state.bag = unseen;
  state.agenda.schedule({{Duty::lay, 0}, {Duty::lay, 1}, {Duty::turn_up, 0}, {Duty::turn_up, 1}, {Duty::end_round}});
  return state;
}

}  // namespace tessera::toy
