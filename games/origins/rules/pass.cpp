#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

bool is_returning_six(const Freeman& freeman) { return freeman.place != 0 && freeman.die.value == tables::kFreemanMax; }

// OR-17.4  Freemen that were placed rise as they return; those that were not stay (OR-R28).
void bring_back(State& state, std::uint8_t freeman) {
  active_player(state).freemen[freeman].place = 0;
  rise(state, freeman, 1);
}

// The next placed Freeman in the order of colours.
std::uint8_t next_returning(const Player& player) {
  std::uint8_t next = kNone;
  for (std::uint8_t i = 0; i < player.freemen.size(); ++i) {
    const Freeman& freeman = player.freemen[i];
    if (freeman.place != 0 && (next == kNone || freeman.die.colour < player.freemen[next].die.colour)) next = i;
  }
  return next;
}

}  // namespace

// OR-17.1, OR-17.2, OR-R29  Cancer and Gemini come before any worker returns.
void pass(State& state) {
  active_player(state).passed = 1;
  state.agenda.schedule({task(Duty::retrieve)});
  if (holds(state, Zodiac::gemini)) perform(state, tables::kGeminiEffect);  // OR-20.10
  if (holds(state, Zodiac::cancer)) perform(state, tables::kCancerEffect);  // OR-20.6
}

// OR-17.4  It matters if the returning sixes show two colours and one of them will be a duplicate.
bool order_matters(const Player& player) {
  unsigned seen = 0, twice = 0;
  for (Colour advisor : player.advisors) twice |= 1u << advisor;
  for (const Freeman& freeman : player.freemen) {
    if (!is_returning_six(freeman)) continue;
    const unsigned bit = 1u << freeman.die.colour;
    twice |= seen & bit;
    seen |= bit;
  }
  return std::popcount(seen) > 1 && (seen & twice) != 0;
}

// OR-17.3, OR-17.4  The Archon, then the Freemen one by one.
void retrieve(State& state) {
  Player& player = active_player(state);
  player.archon = 0;
  if (order_matters(player)) return state.agenda.schedule({task(Duty::retrieve_freeman), task(Duty::retrieve)});
  for (std::uint8_t next = next_returning(player); next != kNone; next = next_returning(player)) bring_back(state, next);
}

void list_returning(const State& state, Actions& actions) {
  unsigned listed = 0;
  for (const Freeman& freeman : active_player(state).freemen) {
    const unsigned bit = 1u << freeman.die.colour;
    if (is_returning_six(freeman) && !(listed & bit)) actions.add(sentence(Verb::retrieve, code_of(freeman.die)));
    if (is_returning_six(freeman)) listed |= bit;
  }
}

void retrieve_six(State& state, DieCode code) {
  const Player& player = active_player(state);
  std::uint8_t i = 0;
  while (player.freemen[i].place == 0 || code_of(player.freemen[i].die) != code) ++i;
  bring_back(state, i);
}

}  // namespace tessera::origins
