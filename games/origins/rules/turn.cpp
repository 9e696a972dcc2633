#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

// OR-16.1  The next base of the population track.
std::uint8_t population_space(const Player& player) { return static_cast<std::uint8_t>(player.bases - tables::kStartBases); }

bool can_increase_population(const Player& player) {
  return player.bases < tables::kBases && can_pay(player.purse, food, tables::kPopulationFood[population_space(player)]);
}

}  // namespace

void begin_turn(State& state) { state.agenda.schedule({task(Duty::take_turn), task(Duty::end_action)}); }

// OR-5.1  Visit, close, tower, population; Pass is always possible.
void list_turns(const State& state, Actions& actions) {
  const Player& player = active_player(state);
  list_visits(state, actions);
  if (can_close(state)) list_unused(state, Verb::close, actions);
  for (Colour colour = 0; colour < kColours; ++colour)  // OR-15.1
    if (state.tower_supply[colour] > 0 && player.purse[gold] >= player.towers[colour]) actions.add(sentence(Verb::tower, colour));
  if (can_increase_population(player)) actions.add(sentence(Verb::population));
  actions.add(sentence(Verb::pass));
}

// OR-15.1, OR-15.2  Gold for the present height; then Capricorn.
void build_tower(State& state, Colour colour) {
  Player& player = active_player(state);
  pay(player.purse, gold, player.towers[colour]);
  --state.tower_supply[colour];
  ++player.towers[colour];
  if (holds(state, Zodiac::capricorn)) state.agenda.schedule({task(Duty::raise_any)});
}

// OR-20.3, OR-R25  Any Freeman below the cap, used or unused.
void list_any_raises(const State& state, Actions& actions) {
  std::array<std::uint32_t, 2> listed{};
  for (const Freeman& freeman : active_player(state).freemen) {
    const std::size_t used = freeman.place != 0;
    const std::uint32_t bit = 1u << code_of(freeman.die);
    if (freeman.die.value >= tables::kCapricornCap || (listed[used] & bit)) continue;
    listed[used] |= bit;
    actions.add(sentence(Verb::raise, code_of(freeman.die), 0, used));
  }
  actions.add(sentence(Verb::skip));
}

void raise_any(State& state, DieCode code, bool used) {
  Player& player = active_player(state);
  for (Freeman& freeman : player.freemen) {
    if (code_of(freeman.die) != code || (freeman.place != 0) != used) continue;
    freeman.die.value =
        std::min<std::uint8_t>(static_cast<std::uint8_t>(freeman.die.value + tables::kCapricornRaise), tables::kCapricornCap);
    return sort_freemen(player);
  }
}

// OR-16.1
void increase_population(State& state) {
  Player& player = active_player(state);
  const std::uint8_t space = population_space(player);
  pay(player.purse, food, tables::kPopulationFood[space]);
  add_points(player, Points::population, tables::kPopulationVp[space]);
  ++player.bases;
}

// OR-5.2, OR-R36, OR-21.6  One token a turn, not after a Pass, not in solo.
void end_action(State& state, Task task) {
  const Player& player = active_player(state);
  const bool may_go_on = !task.what && !player.passed && !is_solo(state) && player.tokens > 0;
  state.agenda.schedule({origins::task(may_go_on ? Duty::spend_token : Duty::end_turn)});
}

void spend_token(State& state) {
  --active_player(state).tokens;
  state.agenda.schedule({task(Duty::take_turn, 1), task(Duty::end_action, 1)});
}

// OR-5.3
void end_turn(State& state) {
  for (Seat ahead = 1; ahead <= state.seats; ++ahead) {
    const Seat seat = static_cast<Seat>((state.active + ahead) % state.seats);
    if (state.players[seat].passed) continue;
    state.active = seat;
    return state.agenda.schedule({task(Duty::begin_turn)});
  }
  end_round(state);
}

}  // namespace tessera::origins
