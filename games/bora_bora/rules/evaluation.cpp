#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

// BB-9.1, BB-R10, BB-R29  Points, then the new turn order at once, then all markers back to 0.
void score_status(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    score_points(player, Category::status, tables::kStatusVp[player.status]);
    player.status = 0;
  }
  state.order = state.ranking;
}

// BB-9.2  Points for each priest; the god tile goes to most priests, ties to the leftmost one.
void score_temple(State& state) {
  std::uint8_t most = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const std::uint8_t priests = priests_in_temple(state, seat);
    score_points(state.players[seat], Category::temple, priests * tables::kPriestVp[state.round - 1u]);
    most = std::max(most, priests);
  }
  for (Seat owner : state.temple)
    if (owner != kNone && priests_in_temple(state, owner) == most) {
      ++state.players[owner].god_tiles;
      return;
    }
}

// BB-9.3  The column of the current round.
template <class Act>
void for_each_in_column(const State& state, Act act) {
  const std::size_t first = (state.round - 1u) * tables::kRows;
  for (std::size_t at = first; at < first + tables::kRows; ++at)
    if (state.jewels[at] != kNone) act(state.jewels[at]);
}

bool can_buy(const Player& player, Jewel jewel) { return tables::kJewelCost[jewel] <= player.shells; }

void clear_column(State& state) { std::fill_n(state.jewels.begin() + (state.round - 1) * tables::kRows, tables::kRows, kNone); }

}  // namespace

// BB-9  Each step for all players before the next.
void evaluate_round(State& state) {
  score_status(state);
  score_temple(state);
  state.agenda.schedule({task(Duty::next_jewel, 0)});
}

void next_jewel(State& state, Task turn) {
  if (turn.what == state.seats) {
    clear_column(state);
    return state.agenda.schedule({task(Duty::next_task, 0)});
  }
  state.active = state.order[turn.what];
  state.agenda.schedule({task(Duty::next_jewel, turn.what + 1)});
  bool any = false;
  for_each_in_column(state, [&](Jewel jewel) { any |= can_buy(active_player(state), jewel); });
  if (any) state.agenda.schedule({task(Duty::buy_jewel)});
}

void list_column(const State& state, Actions& actions) {
  for_each_in_column(state, [&](Jewel jewel) {
    if (can_buy(active_player(state), jewel)) actions.add(sentence(Verb::buy, jewel));
  });
  actions.add(sentence(Verb::pass));
}

void buy_jewel(State& state, Jewel jewel) {
  Player& player = active_player(state);
  player.shells = static_cast<std::uint8_t>(player.shells - tables::kJewelCost[jewel]);
  player.jewels.push_back(jewel);
  *std::find(state.jewels.begin(), state.jewels.end(), jewel) = kNone;
}

}  // namespace tessera::bora_bora
