#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

int free_spaces(const State& state, God god) {
  int taken = tables::kBlockedSpaces[state.seats - 1];  // GR-3.7
  for (Seat seat = 0; seat < state.seats; ++seat) taken += state.players[seat].visiting >> god & 1;
  return tables::kTempleSpaces - taken;
}

// GR-6.3  At most one blessing of a god; a used one comes back from its slot (GR-R8).
void bless(Player& player, God god) {
  for (Slot& slot : player.slots) slot.blessings &= static_cast<GodSet>(~bit_of(god));
  player.blessings |= bit_of(god);
}

}  // namespace

// GR-6.1  A free space, a disc, not visiting it yet; GR-16.1 at most twice in the pantheon variant.
bool can_visit(const State& state, Seat seat, God god) {
  const Player& player = state.players[seat];
  return in_play(state, god) && player.discs > 0 && !(player.visiting & bit_of(god)) && free_spaces(state, god) > 0 &&
         !(state.pantheon && player.visits[god] >= tables::kPantheonVisits);
}

// GR-6.2  Disc, god tile home, blessing, meeple.
void visit(State& state, God god) {
  Player& player = active_player(state);
  --player.discs;
  player.visiting |= bit_of(god);
  if (state.pantheon) ++player.visits[god];
  state.god_tile[god] = kNowhere;
  bless(player, god);
  state.agenda.schedule({task(Duty::end_turn, TurnKind::visit)});
  if (state.reserve[god] > 0) state.agenda.schedule({task(Duty::place_meeple, god)});  // GR-19.1
}

// GR-6.4  The meeple has the colour of the god.
void place_meeple(State& state, Task placed, Territory t) { add_meeple(state, placed.what, t); }

}  // namespace tessera::gods_of_rome
