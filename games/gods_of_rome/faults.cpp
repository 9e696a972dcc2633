// What can be wrong with the pieces of a position: one in two places, in none, or where it cannot be.
#include "games/gods_of_rome/faults.h"

#include <algorithm>

#include "core/position/place.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

void find_seat_faults(const State& state, Faults& faults) {
  if (state.start_player >= state.seats) faults.add("start_player", "is not a seat of this game");
  if (state.active >= state.seats) faults.add("active", "is not a seat of this game");
  const bool removes = tables::kRemovedGods[state.seats - 1] > 0;
  if (!removes && state.removed != kNoGod) faults.add("removed", "must be null with 3 or 4 players (GR-3.6)");
  if (removes && state.removed == kNoGod && !is_setting_up(state)) faults.add("removed", "must name a god with 1 or 2 players (GR-3.7)");
  GodSet taken = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const God god = state.players[seat].faction;
    if (god == kNoGod) continue;
    if (taken & bit_of(god)) faults.add(Place("players", seat) + ".faction", "is played by somebody else");
    if (god == state.removed) faults.add(Place("players", seat) + ".faction", "is removed from the game");
    taken |= bit_of(god);
  }
  if (is_solo(state) && state.players[kPatronus].faction != state.removed)
    faults.add("players[1].faction", "must be the Patronus's, the removed god (GR-17.2)");
}

int count_meeples(const State& state, God god) {
  int meeples = state.reserve[god];
  for (std::uint8_t here : state.meeples[god]) meeples += here;
  return meeples;
}

int count_temples(const State& state, God god) {
  const Seat owner = player_of(state, god);
  return std::popcount(temple_map(state, god)) + (owner == kSpectator ? 0 : state.players[owner].temples);
}

void find_god_faults(const State& state, God god, Faults& faults) {
  const Place place("gods", tables::kGods[god]);
  const int meeples = count_meeples(state, god), temples = count_temples(state, god);
  const int all_meeples = god == state.removed && !is_solo(state) ? 0 : tables::kMeeples;
  const int all_temples = player_of(state, god) == kSpectator ? 0 : tables::kWoodenTemples;
  if (meeples != all_meeples) faults.add(place, "has " + std::to_string(meeples) + " meeples, must have " + std::to_string(all_meeples));
  if (temples != all_temples)
    faults.add(place, "has " + std::to_string(temples) + " wooden temples, must have " + std::to_string(all_temples));
  const Territory tile = state.god_tile[god], start = state.start_territory[god];
  if (tile != kNowhere && (colour_of(tile) != god || god == state.removed)) faults.add(place + ".tile", "cannot stand there (GR-2.8)");
  if (start != kNowhere && colour_of(start) != god) faults.add(place + ".start", "is a territory of another colour");
  if ((start == kNowhere) != (god == state.removed) && !is_setting_up(state))
    faults.add(place + ".start", "must be given for each god in play, and for no other");
  int tiles = 0;
  for_each(kLands[god], [&](Territory t) { tiles += state.harvest[t] != 0; });
  if (tiles != (start == kNowhere ? 0 : 2)) faults.add(place, "has " + std::to_string(tiles) + " harvest tiles (GR-3.4)");
  if (start != kNowhere && state.harvest[start] != 0) faults.add(place + ".start", "has a harvest tile (GR-3.4)");
  const bool is_first_map =  // but for tiles turned over since (GR-11.6)
      start == tables::kFirstGameStart[god] && state.harvest[tables::kFirstGamePlus[god]] && state.harvest[tables::kFirstGameMinus[god]];
  if (state.first_game && start != kNowhere && !is_first_map) faults.add(place, "does not lie as in a first game (GR-3.4.1)");
}

// Every disc, blessing and card of a player who has taken part.
void find_player_faults(const State& state, Seat seat, Faults& faults) {
  const Player& player = state.players[seat];
  const Place place("players", seat);
  int discs = 1 + player.discs + player.claim_discs, cards = 0;
  GodSet blessings = player.blessings;
  for (std::size_t i = 0; i < kSlots; ++i) {
    const Slot& slot = player.slots[i];
    discs += slot.disc;
    cards += slot.card != kNoCard;
    if (blessings & slot.blessings) faults.add(place + ".slots" + Place("", i), "repeats a blessing (GR-6.3)");
    if (slot.blessings && !slot.disc) faults.add(place + ".slots" + Place("", i), "has blessings but no disc");
    blessings |= slot.blessings;
  }
  for (God god = 0; god < kGods; ++god) {
    const bool visiting = player.visiting & bit_of(god);
    discs += state.pantheon ? player.visits[god] : visiting;
    const bool touches_removed = visiting || (blessings & bit_of(god)) || player.visits[god];
    if (god == state.removed && touches_removed) faults.add(place, "visits or holds a blessing of a removed god");
    if (state.pantheon ? player.visits[god] < visiting : player.visits[god] > 0)
      faults.add(place + ".visits", "do not fit the discs in temples");
  }
  // GR-13.3  A disc for each claim; GR-19.5 only the pantheon can leave a player without one.
  const bool discs_fit = state.pantheon ? player.claim_discs <= state.resolved : player.claim_discs == state.resolved;
  if (!discs_fit)
    faults.add(place + ".claim_discs",
               "is " + std::to_string(player.claim_discs) + ", but the checkpoints resolved are " + std::to_string(state.resolved));
  if (discs != tables::kDiscs)
    faults.add(place + ".discs", "make " + std::to_string(discs) + " in all, must be " + std::to_string(tables::kDiscs));
  if (cards > tables::kWoodenTemples - player.temples) faults.add(place + ".slots", "hold more cards than temples built");
}

// Somebody without pieces: an empty seat, a first turn to come, the Patronus.
void find_bystander_faults(const State& state, Seat seat, Faults& faults) {
  const Player& player = state.players[seat];
  const bool patronus = is_solo(state) && seat == kPatronus;
  Player bare;
  bare.claims = player.claims;
  if (patronus) bare.faction = player.faction;
  if (seat < competitors(state)) bare.favour = player.favour;
  if (player != bare) faults.add(Place("players", seat), "has pieces without taking part, or before the first turn");
}

void find_temple_space_faults(const State& state, Faults& faults) {
  for (God god = 0; god < kGods; ++god) {
    int discs = tables::kBlockedSpaces[state.seats - 1];
    for (Seat seat = 0; seat < state.seats; ++seat) discs += state.players[seat].visiting >> god & 1;
    if (discs > tables::kTempleSpaces) faults.add(Place("gods", tables::kGods[god]), "has too many discs in its temple");
  }
}

void find_card_faults(const State& state, Faults& faults) {
  std::array<int, kCards> copies{};
  const auto count = [&](Card card) {
    if (card != kNoCard) ++copies[card];
  };
  for (Card card : state.display) count(card);
  for (const Player& player : state.players)
    for (const Slot& slot : player.slots) count(slot.card);
  for (Card card = 0; card < kCards; ++card)
    if (copies[card] + state.deck[card] != tables::kCardCopies[card])
      faults.add("deck", "has too many or too few of " + std::string(tables::kActionCards[card]));
  unsigned seen = state.unseen_objectives;
  for (std::size_t i = 0; i < state.objectives.size(); ++i) {
    if (seen >> state.objectives[i] & 1) faults.add(Place("objectives", i), "is also unseen, or stands twice");
    seen |= 1u << state.objectives[i];
  }
  if (seen != (1u << kObjectives) - 1) faults.add("unseen_objectives", "must hold every card that is not face up");
}

void find_claim_faults(const State& state, Faults& faults) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    for (std::size_t c = 0; c < kCheckpoints; ++c) {
      const std::uint8_t points = state.players[seat].claims[c];
      const bool due = seat < competitors(state) && c < state.resolved;
      const auto order = claim_order(c);
      bool fits = (points != kUnclaimed) == due;
      if (points != kUnclaimed) {
        fits &= std::find(order.begin(), order.begin() + competitors(state), points) != order.begin() + competitors(state);
        for (Seat other = 0; other < seat; ++other) fits &= state.players[other].claims[c] != points;
      }
      if (!fits) faults.add(Place("players", seat) + Place(".claims", c), "does not fit the checkpoints resolved");
    }
}

// Turns go round from the start player, and the first one of each begins with a choice of faction.
void find_turn_faults(const State& state, Faults& faults) {
  if (is_setting_up(state)) return;
  const int turns = state.turns(), seats = state.seats;
  const int ahead = (state.start_player + turns + seats - state.active) % seats;
  const bool stopped = state.agenda.empty() && ahead == 1 % seats;  // GR-14.3, GR-16.6: at the end of a turn
  if (ahead != 0 && !stopped) faults.add("turns", "is " + std::to_string(turns) + ", which is not the turn of the active seat");
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int before = (seat + seats - state.start_player) % seats;
    if (state.players[seat].faction == kNoGod ? turns > before : turns < before)
      faults.add(Place("players", seat) + ".faction", "does not fit the turns completed (GR-4.1)");
  }
  const bool counts_idle = state.pantheon && !is_solo(state);
  if (state.idle_turns > (counts_idle ? turns : 0)) faults.add("idle_turns", "are more than can have been (GR-16.7)");
}

// How far the game has come.
void find_progress_faults(const State& state, Faults& faults) {
  const bool over = state.agenda.empty();
  if (over != (state.resolved == kCheckpoints)) faults.add("resolved", "does not fit the agenda");
  if (over || state.resolved == kCheckpoints || is_setting_up(state)) return;
  const bool revealing = state.agenda.next().duty == Duty::reveal_objective;
  if (state.objectives.size() + revealing != tables::kObjectivesAtStart + state.resolved)
    faults.add("objectives", "must be two, and one more for each checkpoint resolved (GR-12)");
  if (state.turns() >= tables::kSafetyStopTurns * state.seats) faults.add("turns", "are past the end (GR-14.3)");
  if (state.idle_turns >= tables::kStallTurns * state.seats) faults.add("idle_turns", "are past the end (GR-16.7)");
  for (Seat seat = 0; seat < competitors(state) && !revealing; ++seat)
    if (state.players[seat].favour >= threshold(state.seats, state.resolved))
      faults.add(Place("players", seat) + ".favour", "has reached a checkpoint that is not resolved");
}

}  // namespace

bool is_setting_up(const State& state) {
  for (std::uint8_t i = 0; i < state.agenda.size(); ++i)
    if (state.agenda.at(i).duty == Duty::settle_patronus) return true;
  return false;
}

void find_piece_faults(const State& state, Faults& faults) {
  find_seat_faults(state, faults);
  if (!faults.empty()) return;  // the rest relies on seats
  for (God god = 0; god < kGods; ++god) find_god_faults(state, god, faults);
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const bool plays = seat < state.seats && state.players[seat].faction != kNoGod;
    plays ? find_player_faults(state, seat, faults) : find_bystander_faults(state, seat, faults);
  }
  find_temple_space_faults(state, faults);
  find_card_faults(state, faults);
  find_claim_faults(state, faults);
  find_turn_faults(state, faults);
  find_progress_faults(state, faults);
}

void GodsOfRome::find_faults(const State& state, Faults& faults) {
  find_piece_faults(state, faults);
  if (faults.empty()) find_agenda_faults(state, faults);
}

}  // namespace tessera::gods_of_rome
