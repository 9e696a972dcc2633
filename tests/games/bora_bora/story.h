// How the stories of Bora Bora begin.
#pragma once

#include "core/table/table_of.h"
#include "games/bora_bora/bora_bora.h"
#include "games/bora_bora/rules/rules.h"
#include "tests/support/story.h"

namespace tessera::bora_bora {

using Offers = std::vector<std::string>;

inline bool offers(const State& state, std::string_view text) { return is_offered<BoraBora>(state, text); }
inline Offers offers(const State& state) { return offered<BoraBora>(state); }
inline void play(State& state, std::initializer_list<std::string_view> actions) {
  for (std::string_view action : actions) play_action<BoraBora>(state, action);
}
inline void play(State& state, std::string_view action) { play_action<BoraBora>(state, action); }
inline Duty asks(const State& state) { return state.agenda.empty() ? Duty::over : state.agenda.next().duty; }
inline std::string faults(const State& state) { return faults_of<BoraBora>(state); }
inline int score(const State& state, Seat seat, Category category) { return state.players[seat].points[index(category)]; }
// Does something on offer begin like this?
inline bool offers_any(const State& state, std::string_view beginning) {
  for (const std::string& text : offers(state))
    if (text.starts_with(beginning)) return true;
  return false;
}

inline std::uint8_t index_in(Words words, std::string_view id) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == id) return static_cast<std::uint8_t>(i);
  FAIL("no word ", std::string(id));
  return 0;
}
inline Region region(std::string_view id) { return index_in(tables::kRegions, id); }
inline Kind kind(std::string_view id) { return index_in(tables::kKinds, id); }
inline Person person(std::string_view id) { return index_in(tables::kPeople, id); }
// Who lies on the 12th space, and whether moved down.
inline std::string on_twelfth(const Player& player) {
  if (player.twelfth_person == kNobody) return "nobody";
  return std::string(tables::kPeople[player.twelfth_person]) + (player.twelfth_shifted ? " down" : "");
}
inline TaskTile tile(std::string_view id) { return index_in(tables::kTasks, id); }
inline Jewel jewel(std::string_view id) { return index_in(tables::kJewels, id); }
inline std::uint8_t ceremony(std::string_view id) { return index_in(tables::kCeremonySpaces, id); }

// Set-up as chance's first outcomes give it: fish tiles in the order of the regions, so that
// center-forest, center-beach, east-forest and south-mountain have value 1; seats in order.
inline State before_starts(std::uint8_t players = 2) {
  State state = BoraBora::start({.players = players});
  pass_chance<BoraBora>(state);
  return state;
}

// The first die turn of seat 0: the last player took center-forest, the one before center-beach,
// then east-forest and south-mountain. All dice show 1, everybody's hut came from the 12th space.
inline State started(std::uint8_t players = 2) {
  State state = before_starts(players);
  constexpr std::array<std::string_view, 4> kStarts{"settle center-forest", "settle center-beach", "settle east-forest",
                                                    "settle south-mountain"};
  for (std::uint8_t i = 0; i < players; ++i) {
    play(state, {kStarts[i], "hut twelfth"});
    if (asks(state) == Duty::store_material) BoraBora::apply(state, as<Action>(*BoraBora::info().grammar.parse(offers(state)[0])));
  }
  pass_chance<BoraBora>(state);
  return state;
}

struct Given {
  std::uint8_t players = 2;
  std::vector<Pips> dice{1, 1, 1};
  std::vector<God> hand{};
  std::uint8_t offerings = 0, god_tiles = 0, shells = 0;
  std::vector<std::string_view> regions{};  // instead of the start
  std::uint8_t round = 1;
};

inline void deal(Player& player, const std::vector<God>& hand) {
  player.hand = player.known = {};
  for (God god : hand) ++player.hand[index(god)];
}

// Seat 0 has only what is given; materials are cleared away.
inline State die_turn(const Given& given) {
  State state = started(given.players);
  Player& player = state.players[0];
  state.round = given.round;
  player.materials = 0;
  player.offerings = given.offerings;
  player.god_tiles = given.god_tiles;
  player.shells = given.shells;
  deal(player, given.hand);
  for (std::size_t die = 0; die < tables::kDice; ++die) player.dice[die] = given.dice[die];
  if (!given.regions.empty()) {
    for (Seat& owner : state.building_space)
      if (owner == 0) owner = kNone;
    player.regions = 0;
    for (std::string_view id : given.regions) {
      player.regions |= bit(region(id));
      state.building_space[region(id)] = 0;
    }
  }
  return state;
}

// A die of another player on an action.
inline void put_die(State& state, Space space, Pips pips, std::size_t die = 0) {
  state.players[1].dice[die] = pips;
  state.players[1].dice_on[die] = index(space);
}

inline void add_people(State& state, Seat seat, Sex sex, std::string_view id, std::uint8_t copies, std::uint8_t shifted = 0) {
  state.players[seat].people[index(sex)][kind(id)] = copies;
  state.players[seat].shifted[index(sex)][kind(id)] = shifted;
}

// The people turn of seat 0, the first in turn order.
inline State people_turn(const Given& given) {
  State state = die_turn(given);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    state.players[seat].dice.fill(6);
    state.players[seat].dice_on.fill(index(Space::fishing));
  }
  state.agenda.clear();
  state.agenda.schedule({task(Duty::use_people), task(Duty::next_people, 1)});
  return state;
}

// The people turn of the last player, so that "end" brings the evaluation.
inline State last_people_turn(const Given& given) {
  State state = people_turn(given);
  state.agenda.clear();
  state.active = state.order[state.seats - 1u];
  state.agenda.schedule({task(Duty::use_people), task(Duty::next_people, state.seats)});
  return state;
}

inline void give_tasks(State& state, Seat seat, std::initializer_list<std::string_view> ids) {
  state.players[seat].tasks.clear();
  for (std::string_view id : ids) state.players[seat].tasks.push_back(tile(id));
}

// Seat 0 settles a task.
inline State task_turn(const Given& given, std::initializer_list<std::string_view> tasks) {
  State state = people_turn(given);
  give_tasks(state, 0, tasks);
  state.agenda.clear();
  state.agenda.schedule({task(Duty::settle_task), task(Duty::next_task, 1)});
  return state;
}

// The final tasks of seat 0 after the last choice of a task by the other seat.
inline State final_turn(Given given, std::initializer_list<std::string_view> tasks) {
  given.round = kRounds;
  State state = people_turn(given);
  give_tasks(state, 0, tasks);
  for (Seat seat = 1; seat < state.seats; ++seat) give_tasks(state, seat, {"nine-regions", "five-islands"});
  state.open_tasks.clear();
  for (std::string_view id : {"four-men", "four-women", "four-jewelry"}) state.open_tasks.push_back(tile(id));
  state.active = state.order[state.seats - 1u];
  state.agenda.clear();
  state.agenda.schedule({task(Duty::accept_task), task(Duty::next_accept, state.seats)});
  play(state, "accept four-men");
  return state;
}

}  // namespace tessera::bora_bora
