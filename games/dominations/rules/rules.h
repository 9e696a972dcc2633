// The rules of Dominations, a file per chapter. What a task carries stands beside the functions
// that list and answer it.
#pragma once

#include <algorithm>

#include "games/dominations/rules/board.h"
#include "games/dominations/rules/tree.h"
#include "games/dominations/state.h"

namespace tessera::dominations {

inline Seat active(const State& state) { return state.order[state.turn]; }

// A player's place on the Initiative track, from 0; smaller is higher (DO-3.8).
inline std::uint8_t initiative(const State& state, Seat seat) {
  std::uint8_t place = 0;
  while (state.order[place] != seat) ++place;
  return place;
}
inline bool holds(const State& state, Seat seat, Ability ability) { return state.roles[domain_of(ability)] == seat; }
inline void score(State& state, Seat seat, Category category, int points) {
  std::int16_t& total = state.players[seat].points[static_cast<std::size_t>(category)];
  total = static_cast<std::int16_t>(total + points);
}

// setup.cpp: DO-3
void begin_setup(State& state);
void list_deck(std::uint16_t deck, Verb verb, Actions& actions);
void deal_nation(State& state, Task task, Nation nation);        // what: first or second card
void deal_monument(State& state, Task task, Monument monument);
void list_dealt(const State& state, Task task, Actions& actions);
void choose_nation(State& state, Task task, Nation nation);
void choose_monument(State& state, Task task, Monument monument);
void list_reveal(const State& state, Task task, Actions& actions);
void reveal_nation(State& state, Task task, Nation nation);
void reveal_monument(State& state, Task task, Monument monument);
void list_order(const State& state, Actions& actions);
void draw_order(State& state, Seat seat);

// supply.cpp: DO-3.6, DO-3.7, DO-11.11, DO-11.12, DO-14.2, DO-15.3
enum class Refill : std::uint8_t { mulligan, discard, redraw };  // S3, E4, E5
std::uint8_t hand_size(const State& state, Seat seat);           // in a view with what is not seen
std::uint8_t hand_target(const State& state, Seat seat);
std::uint8_t front_bag(const State& state);                      // the first that is not empty, or kNone
void draw_up(State& state, Seat seat);
void list_draws(const State& state, Actions& actions);
void draw_tile(State& state, Task task, Tile tile);              // what: tiles left to draw
void list_nameable(const State& state, Task task, Actions& actions);  // what: Refill, where: tiles named
void name_tile(State& state, Task task, Tile tile);
void return_named(State& state, Seat seat);
bool has_nothing_to_name(const State& state, Seat seat);
void refill(State& state, Seat seat);

// knowledge.cpp: DO-5, lasting effects
struct Mods {
  std::array<std::uint8_t, kDomains> field_bonus{}, city_bonus{}, reserve_bonus{};
  std::array<std::uint8_t, 4> discount{};
  std::uint8_t hand_size = 0, keep_knowledge = 0;
};
Mods mods_of(const Player& player);
inline std::uint8_t discount(const Mods& mods, Target target) { return mods.discount[static_cast<std::size_t>(target)]; }
// DO-5.8  Free at zero or less; nothing comes back.
inline std::uint8_t reduced(std::uint8_t cost, std::uint8_t discount) { return static_cast<std::uint8_t>(cost - std::min(cost, discount)); }
std::uint8_t reserve_limit(const State& state, Seat seat, Domain domain, const Mods& mods);
std::uint8_t reserve_limit(const State& state, Seat seat, Domain domain);
void acquire(State& state, Seat seat, Domain domain, int amount);  // one acquisition (DO-5.5)
void list_points(const State& state, Task task, Actions& actions); // what: points left, where: lowest Domain
void assign_point(State& state, Task task, Domain domain);         // how: 1 if Produced

// effects.cpp: DO-13
struct Firing {
  const Effect* effect;
  Piece piece;
};
struct Deferred {
  std::uint8_t tiles = 0;
  FixedVector<std::uint8_t, 16> vestigium{};
};
using Firings = Scratch<Firing, 120>;
int count(const State& state, Seat seat, const Effect& effect);
int count(const State& state, Seat seat, const Effect& effect, const NodusCounts& nodus);  // the Nodus of the seat's tree
void resolve(State& state, Seat seat, const Firings& firings, Deferred& deferred);
void schedule_deferred(State& state, Seat seat, const Deferred& deferred);
// The Knowledge that firing a trigger now would bring, before limits; Vestigium apart.
struct Forecast {
  std::array<int, kDomains> knowledge{};
  int vestigium = 0;
  Forecast& operator+=(const Forecast& other) {
    for (Domain d = 0; d < kDomains; ++d) knowledge[d] += other.knowledge[d];
    vestigium += other.vestigium;
    return *this;
  }
};
Forecast forecast(const State& state, Seat seat, Trigger trigger);
void fire(State& state, Task task);  // what: trigger, where: a card that does not react, or kNone
void gain_reward(State& state, Seat seat, const tables::Reward& reward);

// growth.cpp: DO-6
struct Production {
  std::array<std::uint8_t, kDomains> knowledge{};
  std::uint8_t vestigium = 0;
};
Production production_of(const State& state, const Board& board, Seat seat, Tile tile, std::uint8_t mode);
// The same by source, and what Cities of others Produce for their owners.
struct Yield {
  std::array<std::uint8_t, kDomains> dots{}, fused{}, field{}, cities{};
  std::array<std::array<std::uint8_t, kDomains>, kMaxSeats> others{};
  std::uint8_t vestigium = 0;

  std::array<std::uint8_t, kDomains> sum() const {
    std::array<std::uint8_t, kDomains> sums{};
    for (Domain d = 0; d < kDomains; ++d) sums[d] = static_cast<std::uint8_t>(dots[d] + fused[d] + field[d] + cities[d]);
    return sums;
  }
};
Yield yield_of(const State& state, const Board& board, Seat seat, Tile tile, std::uint8_t mode);
std::uint8_t loci(const Board& board, Cell cell);  // the slots at which a Locus lies, as bits
inline constexpr std::uint8_t kConnection = 3;  // a mode; 0 to 2: the Locus at that slot of the tile
void list_first_links(const State& state, Task task, Actions& actions);  // T1a; what: 1 for a second tile
void take_tile(State& state, Task task, Tile tile);
void list_cells(const State& state, Actions& actions);                   // T1b; what: 1 for a second tile
void place_tile(State& state, Task task, Tile tile, Cell cell, std::uint8_t rotation);
void list_board_tiles(const State& state, Actions& actions);
void reactivate(State& state, Task task, Tile tile);
void list_modes(const State& state, Task task, Actions& actions);        // what: tile, where: second, how: reactivated
void choose_mode(State& state, Task task, std::uint8_t mode);
std::uint8_t mode_at(const State& state, Tile tile, Vertex vertex);
void collect(State& state, Task task);                                   // what: tile, where: mode
bool may_use_worker(const State& state, Seat seat);
void list_worker(const State& state, Task task, Actions& actions);
void use_worker(State& state, Task task);

// cities.cpp: DO-7
void list_city_actions(const State& state, Seat seat, const Mods& mods, Actions& actions);
void build_city(State& state, Seat seat, Tile tile);
void raise_city(State& state, Seat seat, Tile tile);

// monuments.cpp: DO-8
bool can_contribute(const State& state, Seat seat, const Mods& mods, std::uint8_t site);
std::uint8_t site_of(const State& state, Monument monument);
void contribute(State& state, Task task, std::uint8_t site);
void list_sites(const State& state, Task task, Actions& actions);           // what: site
void choose_site(State& state, Task task, std::uint8_t i, std::uint8_t j, Facing facing);
void list_level_places(const State& state, Task task, Actions& actions);    // what: site, where, how: i, j, more: facing
void attach_level(State& state, Task task, std::int8_t x, std::int8_t y);
void collect_rewards(State& state, Seat seat, Tile tile);                   // of a new City
bool is_legal_site(const State& state, std::uint8_t site);                  // could its piece lie there, were it not placed?
// Calls `act(cell, reward)` for every cell adjacent to a placed Monument (DO-8.13).
template <class Act>
void for_each_adjacent_cell(const Site& site, Act act) {
  const tables::Monument& piece = piece_of(site.monument);
  if (piece.circle) {
    for (const Cell& cell : ring(site.vertex())) act(cell, piece.reward[0]);
    return;
  }
  for (std::uint8_t side = 0; side < 4; ++side) {
    if (!piece.open[side]) continue;
    const Cell half = side < 2 ? site.anchor() : across(site.anchor(), site.inner_edge());
    act(across(half, turned(site.inner_edge() + 1 + side % 2)), piece.reward[side]);
  }
}
// The same for the tiles that lie there: `act(tile, reward)`.
template <class Act>
void for_each_adjacent(const Board& board, const Site& site, Act act) {
  for_each_adjacent_cell(site, [&](Cell cell, const tables::Reward& reward) {
    if (const std::uint8_t there = board.at(cell); Board::is_tile(there)) act(Board::tile(there), reward);
  });
}
// Does a City on this tile collect from the Monument next to it? (DO-8.8, DO-8.9)
bool collects(const tables::Monument& piece, const tables::Reward& reward, Tile tile);

// develop.cpp: DO-9
enum class Source : std::uint8_t { paid, free, assimilated };
bool has_mastery(const Player& player, Mastery mastery);
TreeCard* find_card(Player& player, Piece piece);
const TreeCard* find_card(const Player& player, Piece piece);
PrintSet taken_prints(const State& state);
using MasteryList = FixedVector<Mastery, kMasteries>;
MasteryList affordable_masteries(const State& state, Seat seat);             // to develop or improve
MasteryList placeable_masteries(const State& state, Seat seat);              // new ones, whatever they cost
void list_developments(const State& state, Seat seat, Actions& actions);     // T7a, without exchanges
void list_free_actions(const State& state, Task task, Actions& actions);     // what: action, where: highest value
void list_copies(const State& state, Task task, Actions& actions);           // what: Mastery, where: Source
void attach_copy(State& state, Task task, std::uint8_t copy, std::int8_t x, std::int8_t y);
void improve(State& state, Seat seat, Mastery mastery, Source source);
void enter(State& state, Seat seat, const TreeCard& card);                   // DO-9.9

// exchange.cpp: DO-10
bool can_exchange(const State& state, Seat seat);
void list_exchanges(const State& state, Seat seat, Actions& actions);
void exchange(State& state, Seat seat, std::uint8_t n, Domain given, std::uint8_t received);  // a Domain or kInfluenceWord

// turn.cpp: DO-4
void begin_turn(State& state);
void list_build(const State& state, Task task, Actions& actions);
void list_develop(const State& state, Task task, Actions& actions);
void list_end_turn(const State& state, Task task, Actions& actions);
void finish_turn(State& state);
void begin_rounds(State& state);  // of an Era

// era.cpp: DO-11
void end_era(State& state);
void begin_assimilation(State& state);
void list_assimilations(const State& state, Task task, Actions& actions);
void score_influence(State& state);
int role_points(const State& state, Domain domain);
Seat role_winner(const State& state, Domain domain);  // were it awarded now; or kNone
void award_roles(State& state);
void list_next_in_order(const State& state, Task task, Actions& actions);  // what: seats named, where: who, two bits each
void set_order(State& state, Task task, Seat seat);
void reset_knowledge(State& state, Task task);                             // what: Initiative position
void list_kept(const State& state, Task task, Actions& actions);           // what: Domain, where: allowance left
void keep_knowledge(State& state, Task task, std::uint8_t amount);

template <class Amount>
Seat leader(const State& state, Amount amount) {  // DO-4.3: ties go to the higher on the Initiative track
  Seat best = state.order[0];
  for (std::uint8_t place = 1; place < state.seats; ++place)
    if (amount(state.players[state.order[place]]) > amount(state.players[best])) best = state.order[place];
  return best;
}

// dominations.cpp: DO-14.5
bool is_settled(const State& state);  // is somebody asked something now, or the game over?

// score.cpp: DO-12
struct CityGroups {
  std::uint8_t groups = 0, largest = 0;
};
CityGroups city_groups(const State& state, Seat seat);
struct Progress {  // of an objective: what it asks for, and what of it is there
  int have = 0, need = 0;
  bool is_met() const { return have >= need; }
};
Progress progress(const State& state, Seat seat, const tables::Aim& aim);
Progress progress(const State& state, Seat seat, const tables::Aim& aim, const NodusCounts& nodus);
std::uint8_t fulfilled(const State& state, Seat seat);
Seat controller(const State& state, const Site& site);  // or kNone
void score_objectives(State& state);
int victory_points(const State& state, Seat seat);

}  // namespace tessera::dominations
