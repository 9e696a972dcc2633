// The rules of Gods of Rome, a file per chapter. What a task carries in what / where / how stands
// beside the functions that list and answer it.
#pragma once

#include "games/gods_of_rome/state.h"

namespace tessera::gods_of_rome {

inline Player& active_player(State& state) { return state.players[state.active]; }
inline const Player& active_player(const State& state) { return state.players[state.active]; }
inline bool is_solo(const State& state) { return state.seats == 1; }
// Players, and in solo the Patronus.
inline Seat competitors(const State& state) { return is_solo(state) ? Seat{2} : state.seats; }
inline bool in_play(const State& state, God god) { return god != state.removed; }

// map.cpp: GR-2 terms, GR-10 god tiles and lava, GR-15 powers on the map
Map meeple_map(const State& state, God colour);  // where the colour has meeples
Map temple_map(const State& state, God colour);  // where it has wooden temples
Map presence(const State& state, God colour);    // GR-2.5
Map blocked(const State& state);                 // GR-2.8
std::uint8_t value(const State& state, God colour, Territory t);  // GR-2.4
God controller(const State& state, Territory t);                  // GR-2.6, or kNoGod
Map controlled(const State& state, God colour);
Seat player_of(const State& state, God god);  // the seat that plays it, or kSpectator
bool has_power(const State& state, Seat seat, Hook hook);
bool colour_has_power(const State& state, God colour, Hook hook);
Map enterable(const State& state, Seat seat);  // where own meeples may be placed or moved
void move_meeple(State& state, God colour, Territory from, Territory to);
void add_meeple(State& state, God colour, Territory to);

// setup.cpp: GR-3 and GR-4
void begin_setup(State& state);
void list_removed_gods(const State& state, Actions& actions);
void remove_god(State& state, God god);
void list_start_players(const State& state, Actions& actions);
void choose_start_player(State& state, Seat seat);
void list_arrangements(const State& state, Task task, Actions& actions);  // what: colour
void arrange(State& state, God god, const Arrangement& arrangement);
void list_dealable_cards(const State& state, Actions& actions);
void deal_card(State& state, Task task, Card card);  // what: display position, where: 1 during set-up
void list_unseen_objectives(const State& state, Actions& actions);
void reveal_objective(State& state, Task task, Objective objective);  // where: 1 during set-up
void list_factions(const State& state, Actions& actions);
void select_faction(State& state, God god);

// turn.cpp: GR-5, GR-14.3, GR-16.6, GR-16.7
void begin_turn(State& state);
void list_turns(const State& state, Actions& actions);
void end_turn(State& state, Task task);  // what: kind of turn, where: 1 if favour was gained
void end_game(State& state);             // awards what is left (GR-16.6 step 2)
bool is_exhausted(const State& state, Seat seat);

// visit.cpp: GR-6
bool can_visit(const State& state, Seat seat, God god);
void visit(State& state, God god);
void place_meeple(State& state, Task task, Territory t);  // what: colour

// activate.cpp: GR-7
void activate(State& state, std::uint8_t slot);
void list_uses(const State& state, Task task, Actions& actions);  // what: slot, where, how: symbols left
void use_symbol(State& state, Task task, Symbol symbol, std::uint8_t blessing_word);

// basic_actions.cpp: GR-8, GR-15.5
Map growth_targets(const State& state, Seat seat);
Map travel_sources(const State& state, Seat seat);
Map attack_targets(const State& state, Seat seat, AttackMode mode);
void list_growth_sources(const State& state, Task task, Actions& actions);  // what: target
void grow(State& state, Territory target);
void relocate(State& state, Task task, Territory source);
void travel_from(State& state, Territory source);
void list_destinations(const State& state, Task task, Actions& actions);  // what: source, where: first allowed, how: moved
void move_to(State& state, Task task, Territory to);
bool chooses_attack_mode(const State& state);  // of the active player
void list_modes(const State& state, Actions& actions);
void attack_in(State& state, Task task, Territory t);  // what: mode
void list_victims(const State& state, Task task,
                  Actions& actions);  // what: territory, where: pushes left after this, how: 1 if it may stop
void choose_victim(State& state, Task task, God victim);
void list_pushes(const State& state, Territory from, Actions& actions);
void push_victim(State& state, Task task, Territory to);  // what: territory, where: pushes left after this, how: victim

// enhanced_actions.cpp: GR-9
Map build_targets(const State& state, Seat seat, God blessing);
Map gather_targets(const State& state, Seat seat, God blessing);
Map summon_targets(const State& state, Seat seat, God blessing);
void build(State& state, Territory t);
void list_display(const State& state, Actions& actions);
void take_card(State& state, std::uint8_t position);
void list_free_slots(const State& state, Actions& actions);
void put_card(State& state, Task task, std::uint8_t slot);  // what: display position
void gather_at(State& state, Territory target);
void list_gather_sources(const State& state, Task task, Actions& actions);  // what: target, where: first allowed, how: moved
void bring_from(State& state, Task task, Territory source);
bool is_pushed(const State& state, God colour);  // by a god that is summoned
void summon(State& state, Territory t);
void push_out(State& state, Task task, Territory to);  // what: territory, where: victim colour

// score.cpp: GR-11, GR-12
int score_territories(State& state, Seat seat);  // GR-11.1 to GR-11.8; the net change
void take_score_turn(State& state);

// checkpoints.cpp: GR-13, GR-14
void check_checkpoint(State& state, Task task);  // what: who has just scored
bool ranks_before(const State& state, Seat a, Seat b);       // favour, then tie-breakers
bool wins_tie(const State& state, Seat a, Seat b);           // GR-13.7
void award_by_favour(State& state, std::size_t checkpoint);  // everybody claims by rank
int victory_points(const State& state, Seat seat);

// solo.cpp: GR-17
void settle_patronus(State& state);
void react(State& state, TurnKind kind);
void list_die(Actions& actions);
void roll_colour(State& state, Task task, std::uint8_t face);  // what, where: candidates, how: purpose
void roll_territory(State& state, Task task, std::uint8_t face);
void score_patronus(State& state);

void list_map(Map map, Verb verb, Actions& actions);

}  // namespace tessera::gods_of_rome
