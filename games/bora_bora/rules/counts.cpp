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
  return static_cast<std::uint8_t>(tables::kOrdinarySpaces - player.ordinary_huts - people_of(player) +
                                   player.twelfth_person);
}

// BB-R20  The 12th space takes a person only when no hut is on it.
bool twelfth_is_free(const Player& player) { return player.twelfth_huts == 0 && !player.twelfth_person; }

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

}  // namespace tessera::bora_bora
