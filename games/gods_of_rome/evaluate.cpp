// A small evaluation: VP claimed, then favour on the way to the next checkpoint, then the map.
#include "games/gods_of_rome/evaluate.h"

#include "games/gods_of_rome/gods_of_rome.h"
#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

// In solo it is a race: what the Patronus has counts against the human.
float patronus_worth(const State& state) {
  const Player& patronus = state.players[kPatronus];
  const int held = std::popcount(controlled(state, patronus.faction));
  return static_cast<float>(victory_points(state, kPatronus)) + 0.35f * static_cast<float>(patronus.favour) +
         0.25f * static_cast<float>(held);
}

}  // namespace

int gain_of_scoring(const State& state, Seat seat) {
  if (state.agenda.empty() || state.players[seat].faction == kNoGod) return 0;
  State copy = state;
  return score_territories(copy, seat);
}

float worth(const State& state, Seat seat, int gain) {
  const Player& player = state.players[seat];
  float worth = static_cast<float>(victory_points(state, seat));
  if (state.agenda.empty() && is_solo(state)) return worth - static_cast<float>(victory_points(state, kPatronus));
  if (state.agenda.empty() || player.faction == kNoGod) return worth;
  const Map held = controlled(state, player.faction);
  worth += 0.35f * static_cast<float>(player.favour);
  worth += 0.22f * static_cast<float>(gain);
  worth += 0.12f * static_cast<float>(std::popcount(static_cast<Map>(held & ~kLands[player.faction])));
  worth += 0.04f * static_cast<float>(std::popcount(player.blessings));
  worth += 0.10f * static_cast<float>(tables::kWoodenTemples - player.temples);
  worth += 0.02f * static_cast<float>(player.discs);
  if (is_solo(state)) worth -= patronus_worth(state);
  return worth;
}

float GodsOfRome::evaluate(const State& state, Seat seat) { return worth(state, seat, gain_of_scoring(state, seat)); }

}  // namespace tessera::gods_of_rome
