// A small evaluation for quick bots.
#include "games/bora_bora/bora_bora.h"
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {

float BoraBora::evaluate(const State& state, Seat seat) {
  return static_cast<float>(total_points(state.players[seat]));
}

}  // namespace tessera::bora_bora
