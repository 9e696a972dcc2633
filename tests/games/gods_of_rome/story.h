// How the stories of Gods of Rome begin.
#pragma once

#include "games/gods_of_rome/gods_of_rome.h"
#include "games/gods_of_rome/rules/rules.h"
#include "tests/support/story.h"

namespace tessera::gods_of_rome {

inline constexpr God jupiter = 0, phoebus = 1, neptune = 2, diana = 3, venus = 4;

inline bool offers(const State& state, std::string_view text) { return is_offered<GodsOfRome>(state, text); }
inline std::vector<std::string> offers(const State& state) { return offered<GodsOfRome>(state); }
inline void play(State& state, std::initializer_list<std::string_view> actions) {
  for (std::string_view action : actions) play_action<GodsOfRome>(state, action);
}
inline void play(State& state, std::string_view action) { play_action<GodsOfRome>(state, action); }

inline Territory at(std::string_view id) {
  for (Territory t = 0; t < kTerritories; ++t)
    if (tables::kTerritories[t] == id) return t;
  FAIL("no territory ", std::string(id));
  return 0;
}
inline Objective objective(std::string_view id) {
  for (Objective o = 0; o < kObjectives; ++o)
    if (tables::kObjectives[o] == id) return o;
  FAIL("no objective ", std::string(id));
  return 0;
}
inline Card card(std::string_view id) {
  for (Card c = 0; c < kCards; ++c)
    if (tables::kActionCards[c] == id) return c;
  FAIL("no card ", std::string(id));
  return 0;
}

struct Options {
  std::uint8_t players = 4;
  bool powers = false, pantheon = false, first_game = true;
  God removed = jupiter;  // with 1 or 2 players
};

inline State fresh(const Options& options) {
  return GodsOfRome::start({.players = options.players, .options = {options.powers, options.pantheon, options.first_game}});
}

// The first turn of the game, before the choice of a faction. Objectives that give nothing early
// on lie face up: Attackers and Vigilant.
inline State first_turn(const Options& options = {}) {
  State state = fresh(options);
  if (options.players <= 2) play(state, "remove " + std::string(tables::kGods[options.removed]));
  if (options.players > 1) play(state, "start seat-1");
  if (!options.first_game)
    for (God god = 0; god < kGods; ++god)
      if (in_play(state, god)) play(state, "arrange " + std::string(tables::kGods[god]) + " meeples-plus-minus");
  play(state, {"deal card-growth-growth", "deal card-growth-travel", "deal card-growth-attack", "deal card-travel-travel"});
  play(state, {"reveal objective-attackers", "reveal objective-vigilant"});
  return state;
}

// Lets that seat take its second turn.
inline void turn_of(State& state, Seat seat) {
  state.agenda.clear();
  state.active = seat;
  state.turn_count = {static_cast<std::uint8_t>(state.seats + (seat + state.seats - state.start_player) % state.seats), 0};
  state.agenda.schedule({task(Duty::take_turn)});
}

// The middle of a game: everybody has a faction, seat 0 is to take a turn. The players are those
// of the examples: Diana, Phoebus, Neptune, Venus at seats 0 to 3, as many as play.
inline State mid_game(const Options& options = {}) {
  constexpr std::array<God, 4> kFactions{diana, phoebus, neptune, venus};
  State state = first_turn(options);
  state.agenda.clear();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    state.active = seat;
    select_faction(state, kFactions[seat]);
  }
  turn_of(state, 0);
  return state;
}

// Puts exactly `count` meeples of a colour in a territory, from or to its reserve.
inline void put(State& state, God god, std::string_view territory, int count) {
  std::uint8_t& here = state.meeples[god][at(territory)];
  state.reserve[god] = static_cast<std::uint8_t>(state.reserve[god] + here - count);
  here = static_cast<std::uint8_t>(count);
}
inline void clear_map(State& state) {
  for (God god = 0; god < kGods; ++god)
    for (std::string_view t : tables::kTerritories) put(state, god, t, 0);
}
inline void build_temple(State& state, Seat seat, std::string_view territory) {
  --state.players[seat].temples;
  state.temple[at(territory)] = state.players[seat].faction;
}
inline void visit_now(State& state, Seat seat, std::initializer_list<God> gods) {
  for (God god : gods) {
    --state.players[seat].discs;
    state.players[seat].visiting |= bit_of(god);
    if (state.pantheon) ++state.players[seat].visits[god];
  }
}
inline void slot_discs(State& state, Seat seat, int count) {
  for (int i = 0; i < count; ++i) {
    --state.players[seat].discs;
    state.players[seat].slots[static_cast<std::size_t>(i)].disc = 1;
  }
}
inline void show_objectives(State& state, std::initializer_list<std::string_view> ids) {
  state.objectives.clear();
  state.unseen_objectives = (1u << kObjectives) - 1;
  for (std::string_view id : ids) {
    state.objectives.push_back(objective(id));
    state.unseen_objectives &= static_cast<std::uint8_t>(~(1u << objective(id)));
  }
}
inline std::uint8_t meeples(const State& state, God god, std::string_view territory) { return state.meeples[god][at(territory)]; }
inline bool sound(const State& state) {
  const std::string faults = faults_of<GodsOfRome>(state);
  INFO(faults);
  CHECK(faults.empty());
  return faults.empty();
}

}  // namespace tessera::gods_of_rome
