// The rules of Bora Bora, a file per chapter. What a task carries in what / where / how stands
// beside the functions that list and answer it.
#pragma once

#include "games/bora_bora/state.h"

namespace tessera::bora_bora {

inline Player& active_player(State& state) { return state.players[state.active]; }
inline const Player& active_player(const State& state) { return state.players[state.active]; }
inline void score_points(Player& player, Category category, int points) {  // BB-7.7, BB-11.6
  player.points[index(category)] = static_cast<std::uint8_t>(player.points[index(category)] + points);
}
inline void gain(std::uint8_t& held, std::uint8_t amount) { held = static_cast<std::uint8_t>(held + amount); }
inline int total_points(const Player& player) {
  int sum = 0;
  for (std::uint8_t points : player.points) sum += points;
  return sum;
}

// What lies on a tableau and on the boards, counted (BB-1.4, BB-13.4).
std::uint8_t people_of(const Player& player, Sex sex);
std::uint8_t people_of(const Player& player);
std::uint8_t free_ordinary_spaces(const Player& player);
bool twelfth_is_free(const Player& player);
Map built_over(const Player& player);  // ceremony spaces under buildings
std::uint8_t priests_in_temple(const State& state, Seat seat);
std::uint8_t priests_in_supply(const State& state, Seat seat);
std::uint8_t hand_size(const Player& player);
std::uint8_t god_tiles_at_temple(const State& state);

// setup.cpp: BB-3
void begin_setup(State& state);
void list_fish(const State& state, Task task, Actions& actions);  // what: region
void lay_fish(State& state, FishTile tile, Region region);
void list_people_stack(const State& state, Task task, Actions& actions);  // what: sex, where: position
void show_person(State& state, Task task, Kind kind);
void list_starting_tasks(const State& state, Actions& actions);  // deal_starting: what: seat
void list_task_stack(const State& state, Actions& actions);      // deal_regular: what: seat, where: how many before
void deal_task(State& state, Task task, TaskTile tile);
void list_undealt_jewels(const State& state, Actions& actions);
void set_jewel(State& state, Task task, Jewel jewel);  // what: place in the grid
void deal_hand(State& state, Task task, God god);      // what: seat, where: how many before
void list_undealt_order(const State& state, Task task, Actions& actions);  // what: place in the turn order
void order_seat(State& state, Task task, Seat seat);
void next_start(State& state, Task task);  // what: players still to start
void list_starts(const State& state, Actions& actions);
void choose_start(State& state, Region region);

// round.cpp: BB-4, BB-5.1, BB-9.6
void begin_round(State& state);
void list_die(Actions& actions);
void roll_die(State& state, Task task, Pips pips);  // what: die, counted over all seats
void end_round(State& state);

// placing.cpp: BB-5, BB-10.4, BB-10.5, BB-10.9
std::array<Pips, kSpaces> lowest_dice(const State& state);  // by action tile; 7: none there
Pips least_value(const State& state, Seat seat, Space space);  // that can carry out the action; 7: none
void next_die(State& state, Task task);  // what: die turns begun
void list_placements(const State& state, Actions& actions);
void place(State& state, Pips pips, Space space, DieGods gods);
void act(State& state, Task task);  // what: space, where: action value

// expand.cpp: BB-6.1, BB-10.6
Map expansion_targets(const State& state, Seat seat, Mode mode, Pips value);
void list_expansions(const State& state, Task task, Actions& actions);  // what: mode, where: action value
inline constexpr std::uint8_t kDuringSetup = 1;
void settle_region(State& state, Region region, std::uint8_t during);
void take_hut(State& state, Task task, Place from);  // what: region, where: kDuringSetup or 0
void list_red(const State& state, Actions& actions);
void play_red(State& state, Task task, Payment payment);  // what: region

// people.cpp: BB-6.2
void move_down(Player& player, Sex sex, Kind kind);
bool has_free_space(const Player& player);
void list_positions(const State& state, Task task, Actions& actions);  // what: sex, where: action value
void take_person(State& state, Sex sex, std::uint8_t position);
void put_person(State& state, Task task, Place on);  // what: sex, where: position

// helper.cpp: BB-6.3
bool can_help(const State& state, std::uint8_t points);  // with more than victory points
void begin_helper(State& state, std::uint8_t points);
void list_helper(const State& state, Task task, Actions& actions);  // what: points left
void tattoo(State& state, Task task, Kind kind);
void collect_shells(State& state, Task task, Kind kind);
void buy_bonus(State& state, Task task, Bonus bonus);
void buy_material(State& state, Task task, Material type);
void buy_move(State& state, Task task, std::uint8_t huts);
void stop_helping(State& state, Task task);
bool can_move_hut(const Player& player);
void move_huts(Player& player, std::uint8_t count);

// temple.cpp: BB-6.4
void list_temple(Task task, Actions& actions);  // what: action value
void place_priest(State& state, std::uint8_t space);

// build.cpp: BB-6.5, BB-6.6
bool has_site(const Player& player);                     // two adjacent ceremony spaces with materials
Pips least_unbuilt(const Player& player);                // 7: all are built
void list_buildings(const State& state, Task task, Actions& actions);  // what: action value
void list_sites(const State& state, Actions& actions);                 // build_where: what: building tile
void build(State& state, Task task, Pair pair);
void begin_fire_bonus(State& state);
void list_first_bonus(const State& state, Actions& actions);
void take_bonus(State& state, Bonus bonus);

// gains.cpp: BB-7
void gain_material(State& state, Material type);
void list_storage(const State& state, Task task, Actions& actions);  // what: material
void gain_status(State& state, Seat seat, std::uint8_t steps);
void gain_materials(State& state, std::uint8_t count);                // asks for the types (D-20)
void gather(State& state, Task task, Material type);                  // what: how many, this one included
std::uint32_t pile_size(const State& state);                          // BB-7.4: the draw pile
bool can_draw(const State& state);
bool can_take_card(const State& state);
void gain_cards(State& state, std::uint8_t count);                    // gain_cards: what: how many
void list_cards(const State& state, Actions& actions);                // pick_card: what: how many, this one included
void pick_card(State& state, Task task, std::uint8_t source);
void list_pile(const State& state, Actions& actions);
void draw_card(State& state, God god);
void reveal_card(State& state, God god);
void refill_display(State& state);

// activation.cpp: BB-8, BB-10.7
void next_people(State& state, Task task);      // what: people turns begun
void next_activation(State& state, Task task);  // what, where: first man and woman kind activated, from 1; how: green used
void list_activations(const State& state, Task task, Actions& actions);
void activate(State& state, Task task, Sex sex, Kind kind, Green green);
bool can_perform(const State& state, Seat seat, Kind kind, std::uint8_t strength);
void perform_kind(State& state, Task task);  // what: sex, where: kind, how: 1 if doubled
void choose_copies(State& state, Task task, std::uint8_t copies);  // what: most copies, where: kind, how: 1 if doubled

// evaluation.cpp: BB-9.1 to BB-9.3
void evaluate_round(State& state);
void next_jewel(State& state, Task task);  // what: players asked
void list_column(const State& state, Actions& actions);
void buy_jewel(State& state, Jewel jewel);

// tasks.cpp: BB-9.4, BB-9.5, BB-9.7, BB-10.8, BB-11.1
int metric(const State& state, Seat seat, Metric metric, std::uint8_t argument, const Bag<kGods>& cards);
int deficit(const State& state, Seat seat, TaskTile tile, const Bag<kGods>& cards);
int deficit(const State& state, Seat seat, TaskTile tile);
bool counts_cards(TaskTile tile);
void next_task(State& state, Task task);  // what: players asked
void list_settlements(const State& state, Actions& actions);
void complete(State& state, TaskTile tile);
void complete_with_yellow(State& state, TaskTile tile);
void finish_yellow(State& state, Task task);  // what: task tile
void discard_task(State& state, TaskTile tile);
void next_accept(State& state, Task task);  // what: players asked
void list_open_tasks(const State& state, Actions& actions);
void accept_task(State& state, TaskTile tile);
void next_final(State& state, Task task);  // what: players asked
void go_on_final(State& state);
void list_final_tasks(const State& state, Actions& actions);

// gods.cpp: BB-10.1, BB-10.2
bool can_pay(const Player& player, God god);
bool can_pay_both(const Player& player, God first, God second);
bool may_pay(const Player& player);  // as far as everybody knows
void pay(State& state, Player& player, God god, Payment payment);
bool leaves_yellow_due(const State& state, Seat seat, TaskTile tile, Payment payment);
bool can_pay_yellow(const State& state, Seat seat, TaskTile tile);
void list_payments(const State& state, Task task, Actions& actions);  // what: god, where: blue: 1 if white follows; yellow: task tile
void add_payments(const Player& player, God god, Actions& actions);
void pay_god(State& state, Task task, Payment payment);

// end.cpp: BB-11
void score_end(State& state);

}  // namespace tessera::bora_bora
