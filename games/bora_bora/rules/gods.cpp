#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

// What gods are paid with.
struct Means {
  Bag<kGods> hand;
  std::uint8_t offerings, god_tiles;
};
Means means_of(const Player& player) { return {player.hand, player.offerings, player.god_tiles}; }

// BB-13.1.1  A discarded card counts as a known one first.
void discard(Player& player, Bag<kGods>& discarded, std::size_t god, std::uint8_t cards) {
  player.hand[god] = static_cast<std::uint8_t>(player.hand[god] - cards);
  player.known[god] = player.known[god] > cards ? static_cast<std::uint8_t>(player.known[god] - cards) : std::uint8_t{0};
  discarded[god] = static_cast<std::uint8_t>(discarded[god] + cards);
}

void spend(Player& player, Bag<kGods>& discarded, God god, Payment payment) {
  if (payment == Payment::god_tile) {
    --player.god_tiles;
    return;
  }
  --player.offerings;
  if (payment == Payment::card) discard(player, discarded, index(god), 1);
  else discard(player, discarded, index(payment) - 1u, 2);
}

// The payments open for a god; stops where `act` says so.
template <class Act>
void for_each_payment(const Means& means, God god, Act act) {
  if (means.offerings > 0) {  // BB-10.2
    if (means.hand[index(god)] > 0 && !act(Payment::card)) return;
    for (std::size_t other = 0; other < kGods; ++other)  // BB-R31
      if (other != index(god) && means.hand[other] >= 2 && !act(pair_of(static_cast<God>(other)))) return;
  }
  if (means.god_tiles > 0) act(Payment::god_tile);
}

bool can_pay(const Means& means, God god) {
  bool can = false;
  for_each_payment(means, god, [&](Payment) { return can = true, false; });
  return can;
}

bool can_pay_after(Means means, God god, Payment payment, God then) {
  if (payment == Payment::god_tile) {
    --means.god_tiles;
    return can_pay(means, then);
  }
  --means.offerings;
  std::uint8_t& cards = means.hand[payment == Payment::card ? index(god) : index(payment) - 1u];
  cards = static_cast<std::uint8_t>(cards - (payment == Payment::card ? 1 : 2));
  return can_pay(means, then);
}

}  // namespace

// BB-10.1, BB-R16  A card of the god, two equal cards, or a god tile.
bool can_pay(const Player& player, God god) { return can_pay(means_of(player), god); }

bool can_pay_both(const Player& player, God first, God second) {
  const Means means = means_of(player);
  bool can = false;
  for_each_payment(means, first, [&](Payment payment) { return !(can = can_pay_after(means, first, payment, second)); });
  return can;
}

bool may_pay(const Player& player) { return player.god_tiles > 0 || (player.offerings > 0 && hand_size(player) > 0); }

// BB-10.2  Cards go to the discard pile; BB-R19  then gaps of the display can be filled.
void pay(State& state, Player& player, God god, Payment payment) {
  spend(player, state.discarded, god, payment);
  refill_display(state);
}

// BB-10.8, BB-R15  One unit must be missing before the payment, and still one after it.
bool leaves_yellow_due(const State& state, Seat seat, TaskTile tile, Payment payment) {
  State after = state;
  spend(after.players[seat], after.discarded, God::yellow, payment);
  return deficit(after, seat, tile) == 1;
}

bool can_pay_yellow(const State& state, Seat seat, TaskTile tile) {
  if (deficit(state, seat, tile) != 1) return false;
  bool can = false;
  for_each_payment(means_of(state.players[seat]), God::yellow,
                   [&](Payment payment) { return !(can = leaves_yellow_due(state, seat, tile, payment)); });
  return can;
}

void add_payments(const Player& player, God god, Actions& actions) {
  for_each_payment(means_of(player), god, [&](Payment payment) { return actions.add(sentence(Verb::pay, payment)), true; });
}

void list_payments(const State& state, Task paid, Actions& actions) {
  const God god = static_cast<God>(paid.what);
  const Means means = means_of(active_player(state));
  for_each_payment(means, god, [&](Payment payment) {
    const bool fits = god == God::blue     ? !paid.where || can_pay_after(means, god, payment, God::white)  // BB-10.1.1
                      : god == God::yellow ? leaves_yellow_due(state, state.active, paid.where, payment)
                                           : true;
    if (fits) actions.add(sentence(Verb::pay, payment));
    return true;
  });
}

void pay_god(State& state, Task paid, Payment payment) { pay(state, active_player(state), static_cast<God>(paid.what), payment); }

}  // namespace tessera::bora_bora
