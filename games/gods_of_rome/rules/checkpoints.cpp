#include <algorithm>
#include <utility>

#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

int cards_on_board(const Player& player) {
  int cards = 0;
  for (const Slot& slot : player.slots) cards += slot.card != kNoCard;
  return cards;
}

int meeples_and_temples(const State& state, God colour) {
  int count = std::popcount(temple_map(state, colour));
  for (std::uint8_t meeples : state.meeples[colour]) count += meeples;
  return count;
}

int turn_order(const State& state, Seat seat) {  // GR-2.12; the Patronus is last
  const Seat all = competitors(state);
  return (seat + all - state.start_player) % all;
}

int claimed(const Player& player, std::size_t checkpoint) {
  return player.claims[checkpoint] == kUnclaimed ? -1 : player.claims[checkpoint];
}

// GR-13.3  A claim takes a disc; GR-19.5 without one it still counts.
void claim(State& state, Seat seat, std::size_t checkpoint, std::size_t rank) {
  Player& player = state.players[seat];
  player.claims[checkpoint] = claim_order(checkpoint)[rank];
  if (player.discs == 0) return;
  --player.discs;
  ++player.claim_discs;
}

using Ranking = FixedVector<Seat, kMaxSeats>;

// Everybody by favour and tie-breakers; `first`, if a seat, comes first whatever its favour.
Ranking rank(const State& state, Seat first) {
  const auto before = [&](Seat a, Seat b) {
    if ((a == first) != (b == first)) return a == first;
    return ranks_before(state, a, b);
  };
  Ranking ranking;
  for (Seat seat = 0; seat < competitors(state); ++seat) {
    ranking.push_back(seat);
    for (std::size_t i = ranking.size() - 1u; i > 0 && before(ranking[i], ranking[i - 1]); --i) std::swap(ranking[i], ranking[i - 1]);
  }
  return ranking;
}

void award(State& state, std::size_t checkpoint, const Ranking& ranking) {
  for (std::size_t i = 0; i < ranking.size(); ++i) claim(state, ranking[i], checkpoint, i);
}

// GR-13.3  Checkpoint 1 or 2: claims, the others catch up, a new objective.
void resolve_early(State& state, Seat trigger) {
  const std::size_t checkpoint = state.resolved++;
  award(state, checkpoint, rank(state, trigger));
  for (Seat seat = 0; seat < competitors(state); ++seat)
    if (seat != trigger) state.players[seat].favour = threshold(state.seats, checkpoint);
  state.agenda.schedule({task(Duty::reveal_objective), task(Duty::check_checkpoint, trigger)});  // GR-R4
}

void score_once(State& state, Seat seat) {
  if (is_solo(state) && seat == kPatronus) return score_patronus(state);  // GR-17.7
  if (state.players[seat].faction != kNoGod) score_territories(state, seat);
}

// GR-13.5  Checkpoint 3: all others score once, everybody is ranked, the game ends (GR-14.1).
void resolve_last(State& state, Seat trigger) {
  const Seat all = competitors(state);
  for (Seat i = 1; i < all; ++i) score_once(state, static_cast<Seat>((trigger + i) % all));
  award_by_favour(state, state.resolved++);
  state.agenda.clear();
}

}  // namespace

// GR-13.7  The tie-breakers, in order.
bool wins_tie(const State& state, Seat a, Seat b) {
  const Player &one = state.players[a], &other = state.players[b];
  const auto decide = [](int left, int right) { return left - right; };
  if (int d = decide(std::popcount(controlled(state, one.faction)), std::popcount(controlled(state, other.faction)))) return d > 0;
  if (int d = decide(cards_on_board(one), cards_on_board(other))) return d > 0;
  if (int d = decide(meeples_and_temples(state, one.faction), meeples_and_temples(state, other.faction))) return d > 0;
  for (std::size_t checkpoint = kCheckpoints; checkpoint-- > 0;)
    if (int d = decide(claimed(one, checkpoint), claimed(other, checkpoint))) return d > 0;
  return turn_order(state, a) > turn_order(state, b);
}

bool ranks_before(const State& state, Seat a, Seat b) {
  const int left = state.players[a].favour, right = state.players[b].favour;
  if (left != right) return left > right;
  if (state.players[a].faction == kNoGod || state.players[b].faction == kNoGod)  // a first turn still to come
    return turn_order(state, a) > turn_order(state, b);
  return wins_tie(state, a, b);
}

// GR-13.2  Only who has just scored can trigger; several checkpoints follow one another.
void check_checkpoint(State& state, Task scored) {
  if (state.resolved == kCheckpoints) return;
  if (state.players[scored.what].favour < threshold(state.seats, state.resolved)) return;
  if (state.resolved + 1u < kCheckpoints) resolve_early(state, scored.what);
  else resolve_last(state, scored.what);
}

void award_by_favour(State& state, std::size_t checkpoint) { award(state, checkpoint, rank(state, kSpectator)); }

// GR-14.2  The sum of the claims.
int victory_points(const State& state, Seat seat) {
  int points = 0;
  for (std::size_t checkpoint = 0; checkpoint < kCheckpoints; ++checkpoint) points += std::max(0, claimed(state.players[seat], checkpoint));
  return points;
}

}  // namespace tessera::gods_of_rome
