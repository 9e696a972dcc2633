#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {

// BB-4.1, BB-5.1  A round begins with a roll of everybody's dice.
void begin_round(State& state) {
  ++state.round;
  state.agenda.schedule({task(Duty::roll_die, 0), task(Duty::next_die, 0)});
}

void list_die(Actions& actions) {
  for (Pips pips = 1; pips <= kMaxPips; ++pips) actions.add(sentence(Verb::roll, pips));
}

void roll_die(State& state, Task rolled, Pips pips) {
  state.players[rolled.what / tables::kDice].dice[rolled.what % tables::kDice] = pips;
  if (rolled.what + 1 < state.seats * tables::kDice) state.agenda.schedule({task(Duty::roll_die, rolled.what + 1)});
}

// BB-9.6  Tasks and people left over leave the game, new ones come, dice are taken back.
void end_round(State& state) {
  state.open_tasks.clear();
  for (auto& row : state.display) row.fill(kNone);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    state.players[seat].dice.fill(0);
    state.players[seat].dice_on.fill(kNone);
  }
  state.agenda.schedule(
      {task(Duty::show_person, Sex::man, 0), task(Duty::show_person, Sex::woman, 0), task(Duty::open_task), task(Duty::begin_round)});
}

}  // namespace tessera::bora_bora
