#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

Map unblocked(const State& state) { return kWholeMap & static_cast<Map>(~blocked(state)); }

// Territories with a neighbour in `map`.
Map next_to(Map map) {
  Map found = 0;
  for_each(map, [&](Territory t) { found |= adjacent(t); });
  return found;
}

Map meeples_of_others(const State& state, God own) {
  Map found = 0;
  for (God colour = 0; colour < kGods; ++colour)
    if (colour != own) found |= meeple_map(state, colour);
  return found;
}

God faction(const State& state, Seat seat) { return state.players[seat].faction; }

// Destinations of basic travel that keep to territory order (GR-20, remark to DP-8).
Map destinations(const State& state, Task travel) {
  const Map from_first = static_cast<Map>(~(bit(travel.where) - 1));
  return adjacent(travel.what) & enterable(state, state.active) & from_first;
}

}  // namespace

// GR-8.1  Where the player has presence; GR-8.1.1 with an empty reserve, only with a source elsewhere.
Map growth_targets(const State& state, Seat seat) {
  const God own = faction(state, seat);
  const Map targets = presence(state, own) & enterable(state, seat);
  if (state.reserve[own] > 0) return targets;
  const Map sources = meeple_map(state, own);
  return std::has_single_bit(sources) ? targets & static_cast<Map>(~sources) : sources ? targets : Map{0};
}

void grow(State& state, Territory target) {
  const God own = active_player(state).faction;
  if (state.reserve[own] > 0) return add_meeple(state, own, target);
  state.agenda.schedule({task(Duty::grow_from, target)});
}

void list_growth_sources(const State& state, Task growth, Actions& actions) {
  list_map(meeple_map(state, active_player(state).faction) & static_cast<Map>(~bit(growth.what)), Verb::relocate, actions);
}

void relocate(State& state, Task growth, Territory source) { move_meeple(state, active_player(state).faction, source, growth.what); }

// GR-8.2  Not out of a blocked territory (GR-R15), and to one that may be entered.
Map travel_sources(const State& state, Seat seat) {
  return meeple_map(state, faction(state, seat)) & unblocked(state) & next_to(enterable(state, seat));
}

void travel_from(State& state, Territory source) { state.agenda.schedule({task(Duty::travel_to, source, 0, 0)}); }

void list_destinations(const State& state, Task travel, Actions& actions) {
  list_map(destinations(state, travel), Verb::move, actions);
  if (travel.how) actions.add(sentence(Verb::stop));
}

// GR-8.2  One step for each meeple; as many as the player likes.
void move_to(State& state, Task travel, Territory to) {
  const God own = active_player(state).faction;
  move_meeple(state, own, travel.what, to);
  if (state.meeples[own][travel.what] > 0) state.agenda.schedule({task(Duty::travel_to, travel.what, to, 1)});
}

// GR-8.3  Presence, a victim, a way out; GR-15.5 the adjacent mode needs presence next to it.
Map attack_targets(const State& state, Seat seat, AttackMode mode) {
  const God own = faction(state, seat);
  const Map open = unblocked(state);
  const bool adjacent_mode = mode == AttackMode::adjacent;
  if (adjacent_mode && !has_power(state, seat, Hook::attack_option_adjacent)) return 0;
  if (mode == AttackMode::extra && !has_power(state, seat, Hook::attack_option_extra)) return 0;
  const Map reach = adjacent_mode ? next_to(presence(state, own)) : presence(state, own);
  return reach & open & next_to(open) & meeples_of_others(state, own);
}

// GR-15.5  Who has another way to attack is asked which.
bool chooses_attack_mode(const State& state) {
  return has_power(state, state.active, Hook::attack_option_adjacent) || has_power(state, state.active, Hook::attack_option_extra);
}

void list_modes(const State& state, Actions& actions) {
  for (AttackMode mode : {AttackMode::normal, AttackMode::adjacent, AttackMode::extra})
    if (attack_targets(state, state.active, mode)) actions.add(sentence(Verb::mode, mode));
}

void attack_in(State& state, Task attack, Territory t) {
  const bool extra = static_cast<AttackMode>(attack.what) == AttackMode::extra;
  state.agenda.schedule({task(Duty::attack_whom, t, extra ? tables::kExtraPushes : 0, 0)});
}

void list_victims(const State& state, Task attack, Actions& actions) {
  for (God colour = 0; colour < kGods; ++colour)
    if (colour != active_player(state).faction && state.meeples[colour][attack.what] > 0) actions.add(sentence(Verb::victim, colour));
  if (attack.how) actions.add(sentence(Verb::stop));
}

void choose_victim(State& state, Task attack, God victim) {
  state.agenda.schedule({task(Duty::attack_to, attack.what, attack.where, victim)});
}

void list_pushes(const State& state, Territory from, Actions& actions) { list_map(adjacent(from) & unblocked(state), Verb::push, actions); }

// GR-15.5  In the extra mode one more meeple may follow, if one is left.
void push_victim(State& state, Task attack, Territory to) {
  move_meeple(state, attack.how, attack.what, to);
  const Map victims = meeples_of_others(state, active_player(state).faction);
  if (attack.where > 0 && (victims & bit(attack.what))) state.agenda.schedule({task(Duty::attack_whom, attack.what, attack.where - 1, 1)});
}

}  // namespace tessera::gods_of_rome
