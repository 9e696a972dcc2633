// What a player may know (BB-13): hands are hidden but for cards that everybody saw.
#include "games/bora_bora/bora_bora.h"
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

// Who has announced a god can pay for it: a deal that denies it cannot be the real one.
bool can_be(const State& state) {
  for (std::uint8_t i = 0; i < state.agenda.size(); ++i) {
    const Task task = state.agenda.at(i);
    if (task.duty == Duty::finish_yellow && deficit(state, state.active, task.what) != 1) return false;
    if (task.duty != Duty::pay_god) continue;
    if (!can_pay(active_player(state), static_cast<God>(task.what))) return false;
    Actions payments;
    if (i == 0) list_payments(state, task, payments);
    if (i == 0 && payments.empty()) return false;
  }
  return true;
}

void deal_unseen(State& view, Rng& rng) {
  for (Seat seat = 0; seat < view.seats; ++seat)
    for (Player& player = view.players[seat]; player.unseen > 0; --player.unseen) ++player.hand[draw(view.cards, rng)];
}

}  // namespace

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

// Deals anew until the deal agrees with what has been announced; the real one does.
void BoraBora::determinize(State& view, Rng& rng) {
  const State unseen = view;
  deal_unseen(view, rng);
  while (!can_be(view)) {
    view = unseen;
    deal_unseen(view, rng);
  }
}

}  // namespace tessera::bora_bora
