// How the stories of Origins begin.
#pragma once

#include "games/origins/origins.h"
#include "games/origins/rules/rules.h"
#include "tests/support/story.h"

namespace tessera::origins {

inline constexpr Colour red = 0, purple = 1, blue = 2, orange = 3, yellow = 4;
inline constexpr Temple forest = 0, mountain = 1, sea = 2;

inline bool offers(const State& state, std::string_view text) { return is_offered<Origins>(state, text); }
inline std::vector<std::string> offers(const State& state) { return offered<Origins>(state); }
inline void play(State& state, std::initializer_list<std::string_view> actions) {
  for (std::string_view action : actions) play_action<Origins>(state, action);
}
inline void play(State& state, std::string_view action) { play_action<Origins>(state, action); }
inline Duty asked(const State& state) { return state.agenda.empty() ? Duty::over : state.agenda.next().duty; }

template <class Words>
std::uint8_t index_of(const Words& words, std::string_view id) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == id) return static_cast<std::uint8_t>(i);
  FAIL("no word ", std::string(id));
  return 0;
}
inline Building building(std::string_view id) { return index_of(tables::kBuildings, id); }
inline std::uint8_t district(std::string_view id) { return index_of(tables::kDistricts, id); }
inline Die die(std::string_view id) { return die_of(index_of(tables::kDice, id)); }

// Lets chance and the draft choose first outcomes until the question is asked.
inline void go_on_until(State& state, Duty duty) {
  Actions actions;
  while (asked(state) != duty) {
    REQUIRE(state.round == 0);
    list<Origins>(state, actions);
    Origins::apply(state, actions[0]);
  }
}
inline State fresh(std::uint8_t players) { return Origins::start({.players = players}); }

// The first turn of seat 0. Bonus tiles lie in the order of the data (red at site 1 ... yellow at
// site 5), the market is yellow, red, purple, blue, orange from the top, cards 01, 02 ... are shown,
// and the Zodiac cards of no test lie at the temples, held by nobody.
inline State turn(std::uint8_t players = 2) {
  State state = fresh(players);
  go_on_until(state, Duty::take_turn);
  return state;
}

inline void set_purse(State& state, unsigned stones, unsigned foods, unsigned wisdoms, unsigned golds, Seat seat = 0) {
  state.players[seat].purse = {static_cast<std::uint16_t>(stones), static_cast<std::uint16_t>(foods), static_cast<std::uint16_t>(wisdoms),
                               static_cast<std::uint16_t>(golds)};
}
inline Purse purse(unsigned stones, unsigned foods, unsigned wisdoms, unsigned golds) {
  return {static_cast<std::uint16_t>(stones), static_cast<std::uint16_t>(foods), static_cast<std::uint16_t>(wisdoms),
          static_cast<std::uint16_t>(golds)};
}
inline void set_freemen(State& state, std::initializer_list<std::string_view> dice, std::uint8_t place = 0) {
  Player& player = state.players[0];
  if (place == 0) player.freemen.clear();
  for (std::string_view id : dice) player.freemen.push_back({place, die(id)});
  player.bases = std::max<std::uint8_t>(player.bases, player.freemen.size());
  sort_freemen(player);
}
inline void add_tile(State& state, int x, int y, std::string_view id, bool farm = false) {
  state.players[0].city.push_back(Tile({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}, building(id), farm));
}
inline void add_farm(State& state, int x, int y, std::string_view id = "b-mint") { add_tile(state, x, y, id, true); }
inline void hold(State& state, Zodiac card, Seat seat = 0) {
  state.zodiac[forest] = static_cast<std::uint8_t>(card);
  state.holders[forest] = seat;
}
inline void set_market(State& state, std::initializer_list<std::string_view> ids) {
  state.market.clear();
  for (std::string_view id : ids) state.market.push_back(building(id));
}
inline void set_offer(State& state, std::initializer_list<std::string_view> ids) {
  state.offer.clear();
  for (std::string_view id : ids) state.offer.push_back(die(id));
}
inline void show(State& state, std::initializer_list<std::string_view> ids) {
  state.districts.clear();
  for (std::string_view id : ids) state.districts.push_back({district(id), tables::kDistrictGold, 0});
}
inline void set_disc(State& state, Seat seat, std::uint8_t space, std::uint8_t below = 0) { state.players[seat].military = {space, below}; }
inline void set_step(State& state, Seat seat, Temple temple, std::uint8_t step, std::uint8_t below = 0) {
  state.players[seat].temples[temple] = {step, below};
}
inline int points(const State& state, Seat seat = 0) {
  int sum = 0;
  for (std::uint16_t some : state.players[seat].points) sum += some;
  return sum;
}
inline std::vector<std::string> freemen(const State& state, Seat seat = 0) {
  std::vector<std::string> words;
  for (const Freeman& freeman : state.players[seat].freemen)
    words.push_back(std::string(tables::kDice[code_of(freeman.die)]) + (freeman.place ? " used" : ""));
  return words;
}
inline std::vector<std::string> offer(const State& state) {
  std::vector<std::string> words;
  for (Die shown : state.offer) words.emplace_back(tables::kDice[code_of(shown)]);
  return words;
}
inline std::vector<std::string> market(const State& state) {
  std::vector<std::string> words;
  for (Building b : state.market) words.emplace_back(tables::kBuildings[b]);
  return words;
}
using Lines = std::vector<std::string>;

// Seat 0 has just built this tile and is asked whether to use it.
inline void built(State& state, std::string_view id, int x = 1, int y = 0) {
  add_tile(state, x, y, id);
  const TileId tile = static_cast<TileId>(state.players[0].city.size() - 1);
  state.agenda.clear();
  state.agenda.schedule({task(Duty::use_ability, tile), task(Duty::end_action)});
}
inline bool can_use(const State& state, std::string_view id, int x = 1, int y = 0) {
  State copy = state;
  add_tile(copy, x, y, id);
  const TileId tile = static_cast<TileId>(copy.players[0].city.size() - 1);
  return can(copy, ability_of(copy.players[0].city[tile]), tile);
}
// Builds it and uses it.
inline void use(State& state, std::string_view id, int x = 1, int y = 0) {
  built(state, id, x, y);
  play(state, "use " + std::string(id));
}

}  // namespace tessera::origins
