#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

Map empty_spaces(const Player& player, Material type) {
  return kCeremonySpacesOf[type] & static_cast<Map>(~player.materials & ~built_over(player));
}

// BB-7.5  The discard pile becomes the draw pile when a card is needed. A bag needs no shuffle.
void prepare_pile(State& state) {
  if (pile_size(state) > 0) return;
  for (std::size_t god = 0; god < kGods; ++god)
    state.cards[god] = static_cast<std::uint8_t>(state.cards[god] + std::exchange(state.discarded[god], std::uint8_t{0}));
}

}  // namespace

// BB-7.1  On an empty ceremony space of its type if there is one, else beside the board for good.
void gain_material(State& state, Material type) {
  Player& player = active_player(state);
  const Map empty = empty_spaces(player, type);
  if (!empty) ++player.beside[type];
  else if (std::has_single_bit(empty)) player.materials |= empty;
  else state.agenda.schedule({task(Duty::store_material, type)});
}

void list_storage(const State& state, Task stored, Actions& actions) {
  for_each(empty_spaces(active_player(state), stored.what), [&](std::uint8_t space) { actions.add(sentence(Verb::store, space)); });
}

// BB-7.6, BB-R9  One move to the right, onto the top of a pile; a marker that stays keeps its place.
void gain_status(State& state, Seat seat, std::uint8_t steps) {
  std::uint8_t& status = state.players[seat].status;
  if (steps == 0 || status == kLastStatus) return;
  status = static_cast<std::uint8_t>(std::min<int>(kLastStatus, status + steps));
  const auto end = state.ranking.begin() + state.seats;
  const auto own = std::find(state.ranking.begin(), end, seat);
  auto above = own;
  while (above != state.ranking.begin() && state.players[*(above - 1)].status <= status) --above;
  std::rotate(above, own, own + 1);
}

void gain_materials(State& state, std::uint8_t count) {
  if (count > 0) state.agenda.schedule({task(Duty::gather_material, count)});
}

// D-20  The next type is chosen after the last material was placed.
void gather(State& state, Task gathered, Material type) {
  gain_materials(state, static_cast<std::uint8_t>(gathered.what - 1));
  gain_material(state, type);
}

std::uint32_t pile_size(const State& state) {
  std::uint32_t cards = size(state.cards);
  for (Seat seat = 0; seat < state.seats; ++seat) cards -= state.players[seat].unseen;
  return cards;
}

bool can_draw(const State& state) { return pile_size(state) > 0 || size(state.discarded) > 0; }
bool can_take_card(const State& state) { return size(state.open_cards) > 0 || can_draw(state); }

// BB-7.4  Cards are taken one by one; BB-R19  what cannot be taken is lost.
void gain_cards(State& state, std::uint8_t count) {
  if (count > 0 && can_take_card(state)) state.agenda.schedule({task(Duty::pick_card, count)});
}

void list_cards(const State& state, Actions& actions) {
  if (can_draw(state)) actions.add(sentence(Verb::pick, 0));
  for (std::size_t god = 0; god < kGods; ++god)
    if (state.open_cards[god]) actions.add(sentence(Verb::pick, god + 1));
}

// BB-13.1.1  An open card taken is known to all.
void pick_card(State& state, Task picked, std::uint8_t source) {
  if (picked.what > 1) state.agenda.schedule({task(Duty::gain_cards, picked.what - 1)});
  if (source == 0) {
    prepare_pile(state);
    return state.agenda.schedule({task(Duty::draw_card)});
  }
  const std::size_t god = source - 1u;
  --state.open_cards[god];
  ++active_player(state).hand[god];
  ++active_player(state).known[god];
  refill_display(state);
}

void list_pile(const State& state, Actions& actions) {
  const Verb verb = state.agenda.next().duty == Duty::reveal_card ? Verb::reveal : Verb::draw;
  for (std::size_t god = 0; god < kGods; ++god)
    if (state.cards[god]) actions.add(sentence(verb, god), state.cards[god]);
}

void draw_card(State& state, God god) {
  --state.cards[index(god)];
  ++active_player(state).hand[index(god)];
}

void reveal_card(State& state, God god) {
  --state.cards[index(god)];
  ++state.open_cards[index(god)];
}

// BB-7.4, BB-R19  Gaps of the display are filled at once, or as soon as there are cards again.
void refill_display(State& state) {
  if (size(state.open_cards) >= tables::kCardDisplay || !can_draw(state)) return;
  prepare_pile(state);
  state.agenda.schedule({task(Duty::reveal_card), task(Duty::refill_display)});
}

}  // namespace tessera::bora_bora
