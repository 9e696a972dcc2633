// Counts that follow from where the pieces lie; nothing of it is kept twice.
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {

std::uint8_t people_of(const Player& player, Sex sex) {
  std::uint8_t sum = 0;
  for (std::uint8_t count : player.people[index(sex)]) sum = static_cast<std::uint8_t>(sum + count);
  return sum;
}

std::uint8_t people_of(const Player& player) {
  return static_cast<std::uint8_t>(people_of(player, Sex::man) + people_of(player, Sex::woman));
}

// BB-1.4  An ordinary space holds a hut, a person or nothing.
std::uint8_t free_ordinary_spaces(const Player& player) {
  return static_cast<std::uint8_t>(tables::kOrdinarySpaces - player.ordinary_huts - people_of(player) + (player.twelfth_person != kNobody));
}

// BB-R20  The 12th space takes a person only when no hut is on it.
bool twelfth_is_free(const Player& player) { return player.twelfth_huts == 0 && player.twelfth_person == kNobody; }

Map built_over(const Player& player) {
  Map covered = 0;
  for (Pair pair : player.buildings)
    if (pair != kNone) covered |= tables::kPairMap[pair];
  return covered;
}

std::uint8_t priests_in_temple(const State& state, Seat seat) {
  std::uint8_t priests = 0;
  for (Seat owner : state.temple) priests = static_cast<std::uint8_t>(priests + (owner == seat));
  return priests;
}

std::uint8_t priests_in_supply(const State& state, Seat seat) {
  return static_cast<std::uint8_t>(tables::kPriests - priests_in_temple(state, seat));
}

std::uint8_t hand_size(const Player& player) { return static_cast<std::uint8_t>(size(player.hand) + player.unseen); }

// BB-3.6, BB-9.2  One leaves the stack each round, when the temple is scored.
std::uint8_t god_tiles_at_temple(const State& state) {
  if (state.round == 0) return tables::kTempleGodTiles;
  const Duty step = state.agenda.empty() ? Duty::over : state.agenda.at(static_cast<std::uint8_t>(state.agenda.size() - 1)).duty;
  const bool scored = step != Duty::next_die && step != Duty::next_people;
  return static_cast<std::uint8_t>(tables::kTempleGodTiles + 1 - state.round - scored);
}

}  // namespace tessera::bora_bora
