#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

void lay_person(State& state, Sex sex, std::uint8_t position, Place on) {
  Player& player = active_player(state);
  Kind& kind = state.display[index(sex)][position];
  ++player.people[index(sex)][kind];
  if (on == Place::twelfth) player.twelfth_person = person_of(sex, kind) & kNobody;
  kind = kNone;  // BB-6.2.1: not refilled in this round
}

}  // namespace

// BB-6.3.2  Of equal tiles the one on the 12th space goes last: nothing else tells them apart.
void move_down(Player& player, Sex sex, Kind kind) {
  const std::uint8_t down = ++player.shifted[index(sex)][kind];
  if (player.twelfth_person == person_of(sex, kind) && down == player.people[index(sex)][kind]) player.twelfth_shifted = 1;
}

bool has_free_space(const Player& player) { return twelfth_is_free(player) || free_ordinary_spaces(player) > 0; }

void list_positions(const State& state, Task taken, Actions& actions) {
  for (std::uint8_t position = 0; position < taken.where; ++position)
    if (state.display[taken.what][position] != kNone) actions.add(sentence(Verb::take, taken.what * kPositions + position));
}

// BB-6.2.2  Where it goes is asked only if an ordinary space and the 12th are free.
void take_person(State& state, Sex sex, std::uint8_t position) {
  const Player& player = active_player(state);
  const bool ordinary = free_ordinary_spaces(player) > 0, twelfth = twelfth_is_free(player);
  if (ordinary && twelfth) return state.agenda.schedule({task(Duty::put_person, sex, position)});
  lay_person(state, sex, position, ordinary ? Place::ordinary : Place::twelfth);
}

void put_person(State& state, Task put, Place on) { lay_person(state, static_cast<Sex>(put.what), put.where, on); }

}  // namespace tessera::bora_bora
