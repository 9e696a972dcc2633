#include <utility>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {

void list_temple(Task placed, Actions& actions) {
  for (std::size_t space = 0; space < kTempleSpaces; ++space)
    if (tables::kTempleValue[space] <= placed.what) actions.add(sentence(Verb::priest, space));
}

// BB-6.4.2  Priests are pushed to the right, up to the first gap; who drops out goes home.
void place_priest(State& state, std::uint8_t space) {
  Seat pushed = state.active;
  for (std::size_t at = space; at < kTempleSpaces && pushed != kNone; ++at) std::swap(pushed, state.temple[at]);
  begin_fire_bonus(state);
}

}  // namespace tessera::bora_bora
