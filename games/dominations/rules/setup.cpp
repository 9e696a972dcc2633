#include <algorithm>

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

std::uint16_t without(std::uint16_t deck, std::uint8_t card) { return static_cast<std::uint16_t>(deck & ~(1u << card)); }
bool has_next(const State& state, Task task) { return task.seat + 1 < state.seats; }
Seat next_seat(Task task) { return static_cast<Seat>(task.seat + 1); }

}  // namespace

// DO-3.1 to DO-3.8  Deal, choose in secret, reveal, draw, redraw, draw lots for the Initiative.
void begin_setup(State& state) {
  state.nation_deck = (1u << kNations) - 1;
  state.monument_deck = (1u << kMonuments) - 1;
  state.bags[0] = TileSet::all();
  state.known_to.fill(kNone);
  state.roles.fill(kNone);
  state.order.fill(kNone);
  for (Seat seat = 0; seat < state.seats; ++seat) {  // DO-3.5
    state.players[seat].tokens = tables::kCityTokens;
    state.players[seat].tree.push_back({0, 0, kCampfire, 0});
  }
  state.agenda.schedule({task(Duty::draw_order, 0)});
  for (Seat seat = state.seats; seat-- > 0;)
    state.agenda.schedule({task(Duty::give_back, seat, Refill::mulligan), task(Duty::draw_up, seat)});
  for (Seat seat = state.seats; seat-- > 0;) state.agenda.schedule({task(Duty::draw_up, seat)});
  state.agenda.schedule(
      {task(Duty::deal_nation, 0), task(Duty::deal_monument, 0), task(Duty::choose_nation, 0), task(Duty::reveal_nation, 0)});
}

void list_deck(std::uint16_t deck, Verb verb, Actions& actions) {
  for (std::uint8_t card = 0; card < 16; ++card)
    if (deck >> card & 1) actions.add(sentence(verb, card));
}

// DO-3.2, DO-15.1  Two single draws for each seat in turn.
void deal_nation(State& state, Task dealt, Nation nation) {
  state.nation_deck = without(state.nation_deck, nation);
  state.players[dealt.seat].dealt_nations[dealt.what] = nation;
  if (dealt.what + 1 < tables::kDealt) state.agenda.schedule({task(Duty::deal_nation, dealt.seat, dealt.what + 1)});
  else if (has_next(state, dealt)) state.agenda.schedule({task(Duty::deal_nation, next_seat(dealt))});
}

void deal_monument(State& state, Task dealt, Monument monument) {
  state.monument_deck = without(state.monument_deck, monument);
  state.players[dealt.seat].dealt_monuments[dealt.what] = monument;
  if (dealt.what + 1 < tables::kDealt) state.agenda.schedule({task(Duty::deal_monument, dealt.seat, dealt.what + 1)});
  else if (has_next(state, dealt)) state.agenda.schedule({task(Duty::deal_monument, next_seat(dealt))});
}

void list_dealt(const State& state, Task task, Actions& actions) {
  const Player& player = state.players[task.seat];
  const bool nations = task.duty == Duty::choose_nation;
  const std::uint16_t deck = nations ? state.nation_deck : state.monument_deck;
  const Verb verb = nations ? Verb::choose : Verb::sponsor;
  const auto& dealt = nations ? player.dealt_nations : player.dealt_monuments;
  if (dealt[0] == kUnseen) return list_deck(deck, verb, actions);  // somebody else's, in a view
  for (std::uint8_t card : dealt) actions.add(sentence(verb, card));
}

// DO-3.3  In seat order, and nothing is shown before the last choice.
void choose_nation(State& state, Task chosen, Nation nation) {
  Player& player = state.players[chosen.seat];
  player.chosen_nation = player.dealt_nations[1] == nation;
  state.agenda.schedule({task(Duty::choose_monument, chosen.seat)});
}

void choose_monument(State& state, Task chosen, Monument monument) {
  Player& player = state.players[chosen.seat];
  player.chosen_monument = player.dealt_monuments[1] == monument;
  if (has_next(state, chosen)) state.agenda.schedule({task(Duty::choose_nation, next_seat(chosen))});
}

void list_reveal(const State& state, Task task, Actions& actions) {
  const Player& player = state.players[task.seat];
  const bool nations = task.duty == Duty::reveal_nation;
  const auto& dealt = nations ? player.dealt_nations : player.dealt_monuments;
  const std::uint8_t chosen = nations ? player.chosen_nation : player.chosen_monument;
  const Verb verb = nations ? Verb::reveal : Verb::unveil;
  if (chosen < tables::kDealt && dealt[chosen] != kUnseen) return actions.add(sentence(verb, dealt[chosen]));
  list_deck(nations ? state.nation_deck : state.monument_deck, verb, actions);
}

// The chosen card becomes public; the other one leaves the game unseen by the others.
void reveal_nation(State& state, Task revealed, Nation nation) {
  Player& player = state.players[revealed.seat];
  player.nation = nation;
  state.nation_deck = without(state.nation_deck, nation);
  player.dealt_nations = {player.dealt_nations[player.chosen_nation == 0], kNone};
  player.chosen_nation = kUnchosen;
  state.agenda.schedule({task(Duty::reveal_monument, revealed.seat)});
}

void reveal_monument(State& state, Task revealed, Monument monument) {
  Player& player = state.players[revealed.seat];
  state.sites[revealed.seat].monument = monument;  // DO-3.4
  state.monument_deck = without(state.monument_deck, monument);
  player.dealt_monuments = {player.dealt_monuments[player.chosen_monument == 0], kNone};
  player.chosen_monument = kUnchosen;
  if (has_next(state, revealed)) state.agenda.schedule({task(Duty::reveal_nation, next_seat(revealed))});
}

void list_order(const State& state, Actions& actions) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (std::find(state.order.begin(), state.order.end(), seat) == state.order.end()) actions.add(sentence(Verb::order, seat));
}

// DO-3.8, DO-15.1  Position 1, then 2, and so on; the last is the one left.
void draw_order(State& state, Seat seat) {
  std::uint8_t filled = 0;
  while (state.order[filled] != kNone) ++filled;
  state.order[filled++] = seat;
  if (filled + 1 < state.seats) return state.agenda.schedule({task(Duty::draw_order, 0)});
  for (Seat last = 0; last < state.seats; ++last)
    if (std::find(state.order.begin(), state.order.begin() + filled, last) == state.order.begin() + filled) state.order[filled] = last;
  state.era = 1;
  begin_rounds(state);
}

}  // namespace tessera::dominations
