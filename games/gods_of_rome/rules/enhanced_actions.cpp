#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

Map open_lands(const State& state, God blessing) { return kLands[blessing] & static_cast<Map>(~blocked(state)); }

Map without_temples(const State& state) { return temple_map(state, kNoGod); }

Map sources_in_order(const State& state, Task gathering) {
  const Map from_first = static_cast<Map>(~(bit(gathering.where) - 1));
  return meeple_map(state, active_player(state).faction) & from_first & static_cast<Map>(~bit(gathering.what));
}

// The next meeple to push out of t, colour by colour, as a task.
void schedule_push(State& state, Territory t, God from_colour) {
  if (!(adjacent(t) & static_cast<Map>(~blocked(state)))) return;  // GR-R17: nowhere to go, they stay
  for (God colour = from_colour; colour < kGods; ++colour)
    if (state.meeples[colour][t] > 0 && is_pushed(state, colour)) return state.agenda.schedule({task(Duty::push_to, t, colour)});
}

}  // namespace

// GR-9.3  Whoever is in the target goes, but the own meeples, and Jupiter's with the power (GR-15.2 a).
bool is_pushed(const State& state, God colour) {
  return colour != active_player(state).faction && !colour_has_power(state, colour, Hook::immune_to_enhanced_push);
}

// GR-9.1  Presence, no wooden temple of anybody, and one in supply (GR-19.2).
Map build_targets(const State& state, Seat seat, God blessing) {
  const Player& player = state.players[seat];
  if (player.temples == 0) return 0;
  return open_lands(state, blessing) & presence(state, player.faction) & without_temples(state);
}

// GR-9.1  A temple brings a card, if the display has one (GR-9.1.3).
void build(State& state, Territory t) {
  Player& player = active_player(state);
  --player.temples;
  state.temple[t] = player.faction;
  for (Card card : state.display)
    if (card != kNoCard) return state.agenda.schedule({task(Duty::take_card)});
}

void list_display(const State& state, Actions& actions) {
  for (std::size_t i = 0; i < state.display.size(); ++i)
    if (state.display[i] != kNoCard) actions.add(sentence(Verb::take, i));
}

void take_card(State& state, std::uint8_t position) { state.agenda.schedule({task(Duty::put_card, position)}); }

void list_free_slots(const State& state, Actions& actions) {
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    if (active_player(state).slots[slot].card == kNoCard) actions.add(sentence(Verb::put, slot));
}

// GR-9.1.1  Disc and blessings on the slot stay; GR-19.3 the deck refills the display while it lasts.
void put_card(State& state, Task taken, std::uint8_t slot) {
  active_player(state).slots[slot].card = state.display[taken.what];
  state.display[taken.what] = kNoCard;
  if (size(state.deck) > 0) state.agenda.schedule({task(Duty::deal_card, taken.what)});
}

// GR-9.2  No presence is needed, but an own meeple somewhere else.
Map gather_targets(const State& state, Seat seat, God blessing) {
  const Map meeples = meeple_map(state, state.players[seat].faction);
  const Map targets = kLands[blessing] & enterable(state, seat);
  return std::has_single_bit(meeples) ? targets & static_cast<Map>(~meeples) : meeples ? targets : Map{0};
}

void gather_at(State& state, Territory target) { state.agenda.schedule({task(Duty::gather_from, target, 0, 0)}); }

void list_gather_sources(const State& state, Task gathering, Actions& actions) {
  list_map(sources_in_order(state, gathering), Verb::bring, actions);
  if (gathering.how) actions.add(sentence(Verb::stop));
}

void bring_from(State& state, Task gathering, Territory source) {
  move_meeple(state, active_player(state).faction, source, gathering.what);
  const Task rest = task(Duty::gather_from, gathering.what, source, 1);
  if (sources_in_order(state, rest)) state.agenda.schedule({rest});
}

// GR-9.3  A territory that is not blocked: the god cannot be summoned where it stands (GR-R17).
Map summon_targets(const State& state, Seat seat, God blessing) {
  return open_lands(state, blessing) & presence(state, state.players[seat].faction);
}

void summon(State& state, Territory t) {
  state.god_tile[colour_of(t)] = t;
  schedule_push(state, t, 0);
}

void push_out(State& state, Task pushed, Territory to) {
  move_meeple(state, pushed.where, pushed.what, to);
  schedule_push(state, pushed.what, pushed.where);
}

}  // namespace tessera::gods_of_rome
