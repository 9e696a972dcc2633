// DO-15.2  What a seat sees, and dealing what it does not see at random.
#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// A card somebody else holds in secret goes back to its deck.
void hide_card(std::uint8_t& card, std::uint16_t& deck) {
  if (card == kNone || card == kUnseen) return;
  deck = static_cast<std::uint16_t>(deck | 1u << card);
  card = kUnseen;
}

void hide_choice(std::uint8_t& chosen) {
  if (chosen != kUnchosen) chosen = kUnseen;
}

void hide_cards(State& state, Player& player) {
  for (Nation& nation : player.dealt_nations) hide_card(nation, state.nation_deck);
  for (Monument& monument : player.dealt_monuments) hide_card(monument, state.monument_deck);
  hide_choice(player.chosen_nation);
  hide_choice(player.chosen_monument);
}

void hide_tiles(State& state, TileSet& tiles, std::uint8_t& unseen) {
  unseen = static_cast<std::uint8_t>(unseen + tiles.size());
  state.unseen.add(tiles);
  tiles = {};
}

std::uint8_t draw_card(std::uint16_t& deck, Rng& rng) {
  std::uint32_t skip = rng.below(static_cast<std::uint32_t>(std::popcount(deck)));
  std::uint16_t left = deck;
  while (skip-- > 0) left &= static_cast<std::uint16_t>(left - 1);
  const auto card = static_cast<std::uint8_t>(std::countr_zero(left));
  deck &= static_cast<std::uint16_t>(~(1u << card));
  return card;
}

void deal_cards(State& state, Player& player, Rng& rng) {
  for (Nation& nation : player.dealt_nations)
    if (nation == kUnseen) nation = draw_card(state.nation_deck, rng);
  for (Monument& monument : player.dealt_monuments)
    if (monument == kUnseen) monument = draw_card(state.monument_deck, rng);
  for (std::uint8_t* chosen : {&player.chosen_nation, &player.chosen_monument})
    if (*chosen == kUnseen) *chosen = static_cast<std::uint8_t>(rng.below(tables::kDealt));
}

void deal_tiles(State& state, TileSet& to, std::uint8_t& unseen, Rng& rng) {
  for (; unseen > 0; --unseen) {
    const Tile tile = state.unseen.nth(rng.below(state.unseen.size()));
    state.unseen.remove(tile);
    to.add(tile);
  }
}

// How many tiles of a hand are chosen and still lie there.
std::uint8_t count_named(const State& state) {
  if (state.agenda.empty()) return 0;
  const Task task = state.agenda.next();
  return task.duty == Duty::give_back ? task.where : task.duty == Duty::place_tile ? std::uint8_t{1} : std::uint8_t{0};
}

// How many is no secret; which ones may be any.
void name_tiles(State& state, Seat seat, std::uint8_t count, Rng& rng) {
  TileSet left = state.hands[seat];
  for (; count > 0; --count) {
    const Tile tile = left.nth(rng.below(left.size()));
    left.remove(tile);
    state.named.add(tile);
  }
}

}  // namespace

State Dominations::view(const State& state, Seat seat) {
  State seen = state;
  for (Seat other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    hide_cards(seen, seen.players[other]);
    hide_tiles(seen, seen.hands[other], seen.players[other].unseen_tiles);
  }
  for (std::uint8_t bag = 0; bag <= state.batches; ++bag)
    if (bag == 0 || state.known_to[bag] == kNone || state.known_to[bag] != seat) hide_tiles(seen, seen.bags[bag], seen.unseen_in_bag[bag]);
  if (count_named(state) > 0 && state.agenda.next().seat != seat) seen.named = {};
  return seen;
}

void Dominations::determinize(State& state, Rng& rng) {
  const std::uint8_t named = count_named(state);
  const bool hides_named = named > 0 && state.players[state.agenda.next().seat].unseen_tiles > 0;
  for (Seat seat = 0; seat < state.seats; ++seat) deal_cards(state, state.players[seat], rng);
  for (Seat seat = 0; seat < state.seats; ++seat) deal_tiles(state, state.hands[seat], state.players[seat].unseen_tiles, rng);
  for (std::uint8_t bag = 0; bag <= state.batches; ++bag) deal_tiles(state, state.bags[bag], state.unseen_in_bag[bag], rng);
  if (hides_named) name_tiles(state, state.agenda.next().seat, named, rng);
}

}  // namespace tessera::dominations
