// What a player may know (BB-13): hands are hidden but for cards that everybody saw.
#include "games/bora_bora/bora_bora.h"
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {

// The unknown cards of the others lie in the draw pile; how many they are stays known.
State BoraBora::view(const State& state, Seat viewer) {
  State seen = state;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (seat == viewer) continue;
    Player& player = seen.players[seat];
    for (std::size_t god = 0; god < kGods; ++god) {
      const std::uint8_t unknown = static_cast<std::uint8_t>(player.hand[god] - player.known[god]);
      seen.cards[god] = static_cast<std::uint8_t>(seen.cards[god] + unknown);
      player.unseen = static_cast<std::uint8_t>(player.unseen + unknown);
      player.hand[god] = player.known[god];
    }
  }
  return seen;
}

void BoraBora::determinize(State& view, Rng& rng) {
  for (Seat seat = 0; seat < view.seats; ++seat)
    for (Player& player = view.players[seat]; player.unseen > 0; --player.unseen) ++player.hand[draw(view.cards, rng)];
}

}  // namespace tessera::bora_bora
