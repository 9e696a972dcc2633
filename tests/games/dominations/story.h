// How the stories of Dominations begin.
#pragma once

#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"
#include "tests/support/story.h"

namespace tessera::dominations {

inline constexpr Domain trade = 0, craft = 1, art = 2, science = 3, government = 4, religion = 5;

inline bool offers(const State& state, std::string_view text) { return is_offered<Dominations>(state, text); }
inline std::vector<std::string> offers(const State& state) { return offered<Dominations>(state); }
inline void play(State& state, std::initializer_list<std::string_view> actions) {
  for (std::string_view action : actions) play_action<Dominations>(state, action);
}
inline void play(State& state, std::string_view action) { play_action<Dominations>(state, action); }
inline std::string_view question(const State& state) { return Dominations::info().questions[Dominations::decision(state).question]; }
// How many of the actions on offer begin with a word.
inline int offers_of(const State& state, std::string_view verb) {
  int count = 0;
  for (const std::string& text : offers(state)) count += text.substr(0, text.find(' ')) == verb;
  return count;
}

template <std::size_t N>
std::uint8_t index_of(const std::array<std::string_view, N>& words, std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (words[i] == word) return static_cast<std::uint8_t>(i);
  FAIL("no ", std::string(word));
  return 0;
}
inline Tile tile(std::string_view id) { return index_of(tables::kTiles, id); }
inline Mastery mastery(std::string_view id) { return index_of(tables::kMasteries, id); }
inline Monument monument(std::string_view id) { return index_of(tables::kMonuments, id); }
inline Piece level(std::string_view id) { return static_cast<Piece>(kFirstLevel + index_of(tables::kLevels, id)); }
inline Nation nation(std::string_view id) { return index_of(tables::kNations, id); }

struct Options {
  std::uint8_t players = 2;
  std::array<std::string_view, 4> monuments{"lighthouse", "hanging-gardens", "petra", "parthenon"};
};

inline State fresh(std::uint8_t players = 2) { return Dominations::start({.players = players}); }

// After the deal, before the first choice: seat n has nations 2n and 2n + 1.
inline State dealt(const Options& options = {}) {
  State state = fresh(options.players);
  std::vector<std::string_view> others;
  for (std::string_view id : tables::kMonuments)
    if (std::find(options.monuments.begin(), options.monuments.end(), id) == options.monuments.end()) others.push_back(id);
  for (Nation n = 0; n < 2 * options.players; ++n) play(state, "deal " + std::string(tables::kNations[n]));
  for (Seat seat = 0; seat < options.players; ++seat) {
    play(state, "allot " + std::string(options.monuments[seat]));
    play(state, "allot " + std::string(others[seat]));
  }
  return state;
}

// Everybody has chosen; tiles are about to be drawn.
inline State revealed(const Options& options = {}) {
  State state = dealt(options);
  for (Seat seat = 0; seat < options.players; ++seat) {
    play(state, "choose " + std::string(tables::kNations[2u * seat]));
    play(state, "sponsor " + std::string(options.monuments[seat]));
  }
  for (Seat seat = 0; seat < options.players; ++seat) {
    play(state, "reveal " + std::string(tables::kNations[2u * seat]));
    play(state, "unveil " + std::string(options.monuments[seat]));
  }
  return state;
}

// The first turn: seat-1 begins, then in seat order.
inline State first_turn(const Options& options = {}) {
  State state = revealed(options);
  pass_chance<Dominations>(state);
  for (Seat seat = 0; seat < options.players; ++seat) play(state, "done");
  while (Dominations::decision(state).actor == Decision::Actor::chance) play(state, offers(state).front());
  return state;
}

inline void take_out(State& state, Tile t) {
  for (TileSet& bag : state.bags) bag.remove(t);
  for (TileSet& hand : state.hands) hand.remove(t);
  state.board.remove(t);
  state.lands[t] = {};
}
inline void put(State& state, std::string_view id, Cell cell, std::uint8_t rotation = 0) {
  take_out(state, tile(id));
  state.board.add(tile(id));
  state.lands[tile(id)] = {cell.i, cell.j, facing(cell.down, rotation), kNone, 0};
}
inline void hold(State& state, Seat seat, std::string_view id) {
  take_out(state, tile(id));
  state.hands[seat].add(tile(id));
}

// Tile t01 in hand, and one empty cell at which it completes two Loci: `place t01 1 1 up-0`.
inline State before_two_loci() {
  State state = first_turn();
  std::size_t n = 20;
  const Cell last{1, 1, 0};
  for (Vertex v : {Vertex{1, 1}, Vertex{2, 1}})
    for (Cell cell : ring(v))
      if (!(cell == last) && Board(state).is_empty(cell)) put(state, tables::kTiles[n++], cell);
  hold(state, 0, "t01");
  return state;
}
inline void city(State& state, std::string_view id, Seat owner, std::uint8_t level) {
  Land& land = state.lands[tile(id)];
  if (land.owner != kNone) state.players[land.owner].tokens = static_cast<std::uint8_t>(state.players[land.owner].tokens + land.level);
  land.owner = owner, land.level = level;
  state.players[owner].tokens = static_cast<std::uint8_t>(state.players[owner].tokens - level);
}
inline void know(State& state, Seat seat, Domain domain, std::uint8_t amount) { state.players[seat].knowledge[domain] = amount; }
inline std::uint8_t knows(const State& state, Seat seat, Domain domain) { return state.players[seat].knowledge[domain]; }
inline std::array<std::uint8_t, kDomains> all(const State& state, Seat seat) { return state.players[seat].knowledge; }
inline void own(State& state, Seat seat, std::string_view id, std::uint8_t copy, std::int8_t x, std::int8_t y, bool advanced = false) {
  state.players[seat].tree.push_back({x, y, mastery(id), static_cast<std::uint8_t>((copy - 1) | (advanced ? kAdvanced : 0))});
}
// A card that touches nothing: only its lasting effects and its triggers matter to the story.
inline void own_far(State& state, Seat seat, std::string_view id, bool advanced = false) {
  const auto x = static_cast<std::int8_t>(20 + 2 * state.players[seat].tree.size() % 12);
  own(state, seat, id, 1, x, static_cast<std::int8_t>(-20), advanced);
}
inline int points(const State& state, Seat seat, Category category) {
  return state.players[seat].points[static_cast<std::size_t>(category)];
}

// The same turn, at a later step.
inline void go_to(State& state, Duty duty) {
  const Seat seat = active(state);
  state.agenda.clear();
  state.agenda.schedule({task(Duty::finish_turn, seat)});
  if (duty == Duty::end_turn) return state.agenda.schedule({task(Duty::end_turn, seat)});
  state.agenda.schedule({task(Duty::develop, seat)});
  if (duty == Duty::build || duty == Duty::take_tile) state.agenda.schedule({task(Duty::build, seat)});
  if (duty == Duty::take_tile) state.agenda.schedule({task(Duty::take_tile, seat)});
}
// Ends the last turn of an Era: everything up to the first question of its end.
inline void end_era_now(State& state, std::uint8_t era = 1) {
  state.era = era;
  state.round = tables::kRounds - 1;
  state.turn = static_cast<std::uint8_t>(state.seats - 1);
  go_to(state, Duty::develop);
  Dominations::apply(state, sentence(Verb::pass));
}
// Declines whatever the End of Era and the refill ask, up to the first turn of the next Era.
inline void decline_until_turn(State& state) {
  while (Dominations::decision(state).actor != Decision::Actor::no_one && question(state) != "take-tile") {
    const std::vector<std::string> listed = offers(state);
    const auto declines = [](const std::string& text) { return text == "pass" || text == "done"; };
    const auto decline = std::find_if(listed.begin(), listed.end(), declines);
    play(state, decline != listed.end() ? *decline : listed.front());
  }
}

}  // namespace tessera::dominations
