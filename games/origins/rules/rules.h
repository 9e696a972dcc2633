// The rules of Origins, a file per chapter. What a task carries in what / where / how stands beside
// the functions that list and answer it. Every question is the active player's.
#pragma once

#include "games/origins/state.h"

namespace tessera::origins {

inline Player& active_player(State& state) { return state.players[state.active]; }
inline const Player& active_player(const State& state) { return state.players[state.active]; }
inline bool is_solo(const State& state) { return state.seats == 1; }
inline void add_points(Player& player, Points kind, unsigned points) {
  auto& sum = player.points[static_cast<std::size_t>(kind)];
  sum = static_cast<std::uint16_t>(sum + points);
}

// resources.cpp: OR-4.1
bool can_pay(const Purse& purse, Resource resource, unsigned amount);
void pay(Purse& purse, Resource resource, unsigned amount);
unsigned amount_of(const Purse& purse, std::uint8_t kinds);  // kinds: one bit per resource
inline void add(Purse& purse, unsigned resource, unsigned amount) {
  purse[resource] = static_cast<std::uint16_t>(purse[resource] + amount);
}
void list_gains(Task task, Actions& actions);  // what: kinds, where: how many more
void gain_resource(State& state, Task task, Resource resource);
void list_gifts(const State& state, Task task, Actions& actions);  // what: kinds, where: how many more
void give_resource(State& state, Task task, Resource resource);

// city.cpp: OR-4.3. A map of one city, made where it is needed; cells without a tile are kNone.
class CityMap {
 public:
  explicit CityMap(const City& city);
  TileId at(Cell cell) const { return cells_[place(cell)]; }  // a cell of the city or next to it
  // The four tiles whose lower left is `tile`: it, its right, its upper and its upper right neighbour.
  std::array<TileId, 4> block(const City& city, TileId tile) const;
  bool is_district(const City& city, TileId tile) const;  // OR-4.3.2
  template <class Act>
  void for_each_free_cell(Act act) const {  // OR-10.3: empty and next to a tile, row by row
    for (int y = 0; y < height_; ++y)
      for (int x = 0; x < width_; ++x) {
        const int here = y * width_ + x;
        if (cells_[here] != kNone) continue;
        const bool touches = (x > 0 && cells_[here - 1] != kNone) || (x + 1 < width_ && cells_[here + 1] != kNone) ||
                             (y > 0 && cells_[here - width_] != kNone) || (y + 1 < height_ && cells_[here + width_] != kNone);
        if (touches) act(Cell{static_cast<std::int8_t>(left_ + x), static_cast<std::int8_t>(low_ + y)});
      }
  }
  // Every block of two by two cells that holds a tile, in the order of block(); kNone where a cell is empty.
  template <class Act>
  void for_each_block(Act act) const {
    for (int y = 0; y + 1 < height_; ++y)
      for (int x = 0; x + 1 < width_; ++x) {
        const TileId* here = &cells_[y * width_ + x];
        const std::array<TileId, 4> block{here[0], here[1], here[width_], here[width_ + 1]};
        if (block != std::array<TileId, 4>{kNone, kNone, kNone, kNone}) act(block);
      }
  }

 private:
  // A connected city of n tiles spans w + h <= n + 1 columns and rows; with a margin of one around
  // it the map has at most this many cells (decision 020).
  static constexpr int kMostCells = (static_cast<int>(kMostTiles) + 5) / 2 * ((static_cast<int>(kMostTiles) + 6) / 2);
  int place(Cell cell) const { return (cell.y - low_) * width_ + cell.x - left_; }
  int left_, low_, width_, height_;
  std::array<TileId, kMostCells> cells_;
};
TileId find_tile(const City& city, Cell cell);                 // or kNone
std::array<TileId, 4> neighbours(const City& city, TileId tile);  // kNone where the cell is empty
bool has_open_seat(const Player& player);
void list_open_seats(const Player& player, Actions& actions);
unsigned closed_districts(const Player& player);
unsigned farms(const Player& player);
unsigned buildings_of(const Player& player, Colour colour);
unsigned building_colours(const Player& player);

// setup.cpp: OR-3, OR-21.1, OR-21.2. While it lasts the agenda holds one task.
State begin_setup(std::uint8_t seats);
void list_bonuses_left(const State& state, Task task, Actions& actions);  // what: site
void lay_bonus(State& state, Task task, std::uint8_t bonus);
void list_zodiac_left(const State& state, Task task, Actions& actions);  // what: temple
void deal_zodiac(State& state, Task task, std::uint8_t card);
void list_market_draws(const State& state, Actions& actions);
void draw_market(State& state, Building building);
void list_unseen(const State& state, Task task, Actions& actions);  // what: colour, where: 1 in set-up
void reveal_tile(State& state, Task task, Building building);
void list_citizen_roll(Actions& actions);
void roll_offer(State& state, Task task, std::uint8_t value);  // what: colour, where: 1 in set-up
void list_speaker_roll(Actions& actions);
void roll_speaker(State& state, Task task, std::uint8_t value);  // what: dice to roll
void list_districts_left(const State& state, Actions& actions);
void show_district(State& state, std::uint8_t card);
void list_first_players(const State& state, Actions& actions);
void choose_first(State& state, Seat seat);
void roll_pool(State& state, std::uint8_t value);
std::uint8_t pool_size(const State& state);  // dice rolled for the draft
void list_draft(const State& state, Actions& actions);
void draft_die(State& state, DieCode code);
void list_discards(const State& state, Actions& actions);
void discard_die(State& state, Task task, DieCode code);  // what: dice to discard

// turn.cpp: OR-5, OR-15, OR-16
void begin_turn(State& state);
void list_turns(const State& state, Actions& actions);  // take_turn: what 1 if a token paid for it
void build_tower(State& state, Colour colour);
void list_any_raises(const State& state, Actions& actions);
void raise_any(State& state, DieCode code, bool used);
void increase_population(State& state);
void end_action(State& state, Task task);  // what: 1 if a token paid for the action
void spend_token(State& state);
void end_turn(State& state);

// visit.cpp: OR-6, OR-21.4 to OR-21.6
void list_visits(const State& state, Actions& actions);
void visit(State& state, Site site, Worker worker, bool token);
std::uint8_t liftable_neighbours(const State& state, Site site);
void list_lifts(const State& state, Task task, Actions& actions);  // what: site
void lift(State& state, Site site);
// what: site, where: what was done (ItemsDone), how: worker
void list_items(const State& state, Task task, Actions& actions);
bool has_item(const State& state, Task task);
void perform_item(State& state, Task task, Item item);
enum ItemsDone : std::uint8_t { upper_done = 1, lower_done = 2, bonus_done = 4 };

// effects.cpp: the language of effects
unsigned amount(const State& state, std::uint8_t amount, TileId tile);
bool can(const State& state, EffectId effect, TileId tile, Temple apart_from, const Purse& purse);
inline bool can(const State& state, EffectId effect, TileId tile = 0, Temple apart_from = kNone) {
  return can(state, effect, tile, apart_from, active_player(state).purse);
}
void perform(State& state, EffectId effect, TileId tile = 0, Temple apart_from = kNone);
// what: effect, where: tile, how: options done, one bit each
void list_options(const State& state, Task task, Actions& actions);
bool has_option(const State& state, Task task);
void choose_option(State& state, Task task, Op op);
void list_acceptance(Task task, Actions& actions);  // what: effect, where: tile, how: temple apart from
void list_food_uses(const State& state, Task task, Actions& actions);  // what: Food left, where: Food paid, how: least
bool can_spend_food(const State& state, const Purse& purse);
void spend_food_on_freeman(State& state, Task task, DieCode code);
void spend_food_on_move(State& state, Task task);
void list_ships(Actions& actions);

// military.cpp: OR-9
bool at_end(const Player& player);
unsigned discs_behind(const State& state, Seat seat);
std::uint8_t neutral_disc(const State& state);  // OR-21.8
void move_disc(State& state, unsigned spaces);
void attack(State& state);
void score_attack(State& state);
Seat furthest_ahead(const State& state);  // OR-18.2
void fall_back(State& state);             // OR-18.3
// Puts a disc on top of the stack of a space of the track that `disc_of(seat)` gives.
template <class DiscOf>
void put_on_top(State& state, Seat seat, std::uint8_t space, DiscOf disc_of) {
  const Disc left = disc_of(seat);
  std::uint8_t there = 0;
  for (Seat other = 0; other < state.seats; ++other) {
    if (other == seat) continue;
    Disc& disc = disc_of(other);
    if (disc.space == left.space && disc.below > left.below) --disc.below;
    if (disc.space == space) ++there;
  }
  disc_of(seat) = {space, there};
}

// buildings.cpp: OR-10, OR-11
EffectId ability_of(const Tile& tile);
bool can_buy(const State& state);
void list_purchases(const State& state, Actions& actions);
void buy(State& state, Building building, BuyMode mode, Source source);
void list_places(const State& state, Task task, Actions& actions);  // what: building, where: mode, how: source
void place_tile(State& state, Task task, Cell cell);
void list_ability(const State& state, Task task, Actions& actions);  // what: tile
void take_from_market(State& state, Building building);  // slides and refills
void list_reservable(const State& state, Actions& actions);
void reserve_tile(State& state, Building building);
using Chain = FixedVector<TileId, tables::kCopiers + 1>;
bool can_copy(const State& state, TileId tile, const Chain& before, const Purse& purse);
Chain copied_before(const State& state, std::uint8_t ahead);  // the tiles of `copied` tasks from there on
void list_copies(const State& state, Task task, Actions& actions);  // what: tile; copied tasks follow it
void copy_tile(State& state, Task task, Cell cell);

// temples.cpp: OR-12
bool holds(const State& state, Seat seat, Zodiac card);
inline bool holds(const State& state, Zodiac card) { return holds(state, state.active, card); }
unsigned zodiac_cards(const State& state, Seat seat);
std::uint8_t open_temples(const State& state, EffectId effect, Temple apart_from);  // one bit each
void advance(State& state, Temple temple, unsigned steps, EffectId effect);
void list_advances(const State& state, Task task, Actions& actions);  // what: effect, how: temple apart from
void hand_out_zodiac(State& state);                                   // OR-18.4

// dice.cpp: OR-13
std::uint8_t available_bases(const Player& player);
bool has_unused(const Player& player);
std::uint8_t find_unused(const Player& player, DieCode code);  // a place in the list, or kNone
void sort_freemen(Player& player);
void add_freeman(Player& player, Die die);
void rise(State& state, std::uint8_t freeman, unsigned steps);  // OR-13.4
unsigned die_cost(const State& state, std::uint8_t slot, bool free);
bool can_take_die(const State& state, bool free, const Purse& purse);
void list_offer(const State& state, Task task, Actions& actions);  // what: 1 if free
void take_die(State& state, Task task, DieCode code);
void refill_offer(State& state);
void list_speakers(const State& state, Actions& actions);
bool has_speakers(const State& state);
void hire(State& state, std::uint8_t value);
void list_new_die_raise(Actions& actions);  // what: worker
void raise_new_die(State& state, Task task);
void list_unused(const State& state, Verb verb, Actions& actions);
void list_raises(const State& state, Task task, Actions& actions);  // what: most steps
bool can_recolor(const State& state);
void list_recolorings(const State& state, Actions& actions);
void recolor(State& state, DieCode code, Colour colour);
bool has_unused_of(const Player& player, Colour colour);
void list_salutes(const State& state, Task task, Actions& actions);  // what: colour, where: lowered by
void salute(State& state, Task task, DieCode code);

// close.cpp: OR-14
bool can_close(const State& state);
void close(State& state, DieCode code, Cell seat);
std::array<Colour, 4> district_colours(const Player& player, TileId tile);  // of the District a tile names
bool matches(const std::array<Colour, 4>& block, std::uint8_t card);  // OR-14.4
void list_matching_cards(const State& state, Task task, Actions& actions);  // what: tile
void score_card(State& state, std::uint8_t card);
void list_activations(const State& state, Task task, Actions& actions);  // what: tile, where: used, how: colour
bool has_activation(const State& state, Task task);
void activate(State& state, Task task, Cell cell);

// pass.cpp: OR-17
void pass(State& state);
void retrieve(State& state);
void list_returning(const State& state, Actions& actions);
bool order_matters(const Player& player);
void retrieve_six(State& state, DieCode code);

// round.cpp: OR-18, OR-19.1, OR-21.7 to OR-21.9
void begin_round(State& state);
void end_round(State& state);
void settle_round(State& state);
void list_kept(const State& state, Actions& actions);
void keep_zodiac(State& state, std::uint8_t card);
enum EndCondition : std::uint8_t { all_temples = 1, no_gold = 2, few_towers = 4, no_die = 8, last_round = 16 };
inline constexpr std::array<std::string_view, 5> kEndWords{"all-temples", "no-gold", "few-towers", "no-die", "last-round"};
std::uint8_t end_conditions(const State& state);  // those met, one bit each

// score.cpp: OR-19.2, OR-19.3, OR-21.10
int temple_points(const Player& player);
int seat_points(const Player& player);
int advisor_points(const Player& player);
int total(const State& state, Seat seat);
int solo_target(const State& state);

}  // namespace tessera::origins
