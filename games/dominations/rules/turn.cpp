#include "games/dominations/rules/rules.h"

namespace tessera::dominations {

// DO-4.1
void begin_rounds(State& state) {
  state.round = 0;
  state.turn = 0;
  state.agenda.schedule({task(Duty::begin_turn, state.order[0])});
}

// DO-4.2  Start-of-turn effects, Growth, Build, Develop.
void begin_turn(State& state) {
  const Seat seat = active(state);
  state.received = 0;
  state.uses.fill(0);
  state.agenda.schedule({task(Duty::fire, seat, Trigger::start_of_turn, kNone), task(Duty::take_tile, seat), task(Duty::build, seat),
                         task(Duty::develop, seat), task(Duty::finish_turn, seat)});
}

// DO-7.1
void list_build(const State& state, Task task, Actions& actions) {
  const Mods mods = mods_of(state.players[task.seat]);
  list_city_actions(state, task.seat, mods, actions);
  for (std::uint8_t site = 0; site < state.seats; ++site)
    if (can_contribute(state, task.seat, mods, site)) actions.add(sentence(Verb::contribute, state.sites[site].monument));
  actions.add(sentence(Verb::pass));
  list_exchanges(state, task.seat, actions);
}

// DO-9.1
void list_develop(const State& state, Task task, Actions& actions) {
  list_developments(state, task.seat, actions);
  actions.add(sentence(Verb::pass));
  list_exchanges(state, task.seat, actions);
}

void list_end_turn(const State& state, Task task, Actions& actions) {
  actions.add(sentence(Verb::end));
  list_exchanges(state, task.seat, actions);
}

// DO-4.1, DO-4.2  The next player in Initiative order; after round 5 the End of Era.
void finish_turn(State& state) {
  state.received = 0;
  state.uses.fill(0);
  if (++state.turn < state.seats) return state.agenda.schedule({task(Duty::begin_turn, active(state))});
  state.turn = 0;
  if (++state.round < tables::kRounds) return state.agenda.schedule({task(Duty::begin_turn, active(state))});
  end_era(state);
}

}  // namespace tessera::dominations
