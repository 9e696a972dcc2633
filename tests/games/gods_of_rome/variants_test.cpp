// GR-15 asymmetric powers, GR-16 pantheon restrictions.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

namespace {

// Seat 0 plays that god, seats 1 to 3 others; powers are on.
State powered(God god, bool powers = true) {
  State state = first_turn({.powers = powers});
  state.agenda.clear();
  std::array<God, 4> factions{god};
  for (Seat seat = 1, next = 0; seat < 4; ++next)
    if (next != god) factions[seat++] = next;
  for (Seat seat = 0; seat < 4; ++seat) {
    state.active = seat;
    select_faction(state, factions[seat]);
  }
  turn_of(state, 0);
  clear_map(state);
  return state;
}

}  // namespace

TEST_CASE("GR-15.1, GR-16.2 powers belong to players, with the option only; variants combine") {
  State state = powered(neptune, false);
  CHECK_FALSE(has_power(state, 0, Hook::control_ties));
  CHECK(has_power(powered(neptune), 0, Hook::control_ties));
  State neutral = powered(jupiter);  // seats: jupiter, phoebus, neptune, diana; venus is neutral
  CHECK_FALSE(colour_has_power(neutral, venus, Hook::extra_start_meeples));
  CHECK(colour_has_power(neutral, neptune, Hook::control_ties));
  State both = mid_game({.powers = true, .pantheon = true});
  CHECK(both.powers == 1);
  CHECK(both.pantheon == 1);
  CHECK(sound(both));
}

TEST_CASE("GR-15.2 Jupiter's meeples are not pushed by another player's enhanced attack") {
  State state = powered(jupiter);
  put(state, jupiter, "venus-3", 1);
  put(state, phoebus, "venus-3", 1);
  put(state, diana, "venus-3", 1);
  turn_of(state, 1);  // Phoebus
  state.players[1].blessings = bit_of(venus);
  play(state, {"activate slot-4", "use attack venus", "summon venus-3", "push diana-3"});
  CHECK(meeples(state, jupiter, "venus-3") == 1);
  CHECK(meeples(state, diana, "diana-3") == 1);
  CHECK(state.active == 2);
}

TEST_CASE("GR-15.2, GR-R23 Jupiter's meeples enter blocked territories by growth and travel, nothing more") {
  State state = powered(jupiter);
  put(state, jupiter, "venus-3", 1);
  put(state, jupiter, "diana-3", 1);
  put(state, phoebus, "venus-3", 1);
  state.god_tile[venus] = at("venus-3");
  state.players[0].blessings = bit_of(venus);
  State growth = state;
  play(growth, {"activate slot-1", "use growth"});
  CHECK(offers(growth, "grow venus-3"));
  State travel = state;
  play(travel, {"activate slot-3", "use travel"});
  CHECK_FALSE(offers(travel, "travel venus-3"));  // not out of it
  play(travel, "travel diana-3");
  CHECK(offers(travel, "move venus-3"));
  State gather = state;
  play(gather, {"activate slot-3", "use travel venus"});
  CHECK(offers(gather, "gather venus-3"));
  State attack = state;
  play(attack, "activate slot-4");
  CHECK(offers(attack) == std::vector<std::string>{"end"});  // neither attack nor summon there
  State build = state;
  play(build, "activate slot-1");
  CHECK_FALSE(offers(build, "use growth venus"));
}

TEST_CASE("GR-15.2 pushing Jupiter's meeples into a blocked territory stays illegal, and others do not enter") {
  State state = powered(diana);  // seats: diana, jupiter, phoebus, neptune
  put(state, diana, "diana-3", 1);
  put(state, jupiter, "diana-3", 1);
  state.god_tile[venus] = at("venus-3");
  State attack = state;
  play(attack, {"activate slot-4", "use attack", "mode normal", "attack diana-3", "victim jupiter"});
  CHECK_FALSE(offers(attack, "push venus-3"));
  play(state, {"activate slot-3", "use travel", "travel diana-3"});
  CHECK_FALSE(offers(state, "move venus-3"));
}

TEST_CASE("GR-15.2 with an empty reserve Jupiter grows into a blocked territory too (GR-8.1.1)") {
  State state = powered(jupiter);
  put(state, jupiter, "venus-3", 4);
  put(state, jupiter, "diana-1", 6);
  state.god_tile[venus] = at("venus-3");
  play(state, {"activate slot-1", "use growth", "grow venus-3", "relocate diana-1"});
  CHECK(meeples(state, jupiter, "venus-3") == 5);
}

TEST_CASE("GR-15.3, GR-R24 Phoebus passes over -1 tiles: they count 0 and stay; +1 tiles work and flip") {
  for (bool powers : {true, false}) {
    State state = powered(phoebus, powers);
    show_objectives(state, {"objective-attackers", "objective-isolated"});
    put(state, phoebus, "jupiter-1", 1);  // -1
    put(state, phoebus, "jupiter-2", 1);  // +1
    visit_now(state, 0, {jupiter});
    slot_discs(state, 0, 2);
    play(state, "score");
    CHECK(state.players[0].favour == (powers ? 3 : 2));
    CHECK(state.harvest[at("jupiter-1")] == (powers ? -1 : 1));
    CHECK(state.harvest[at("jupiter-2")] == -1);
  }
}

TEST_CASE("GR-15.4, GR-R25 Neptune controls where its value ties for the highest, whoever asks") {
  State state = powered(neptune);
  put(state, neptune, "venus-3", 2);
  put(state, jupiter, "venus-3", 2);
  put(state, diana, "venus-3", 2);
  CHECK(controller(state, at("venus-3")) == neptune);
  put(state, diana, "venus-3", 3);
  CHECK(controller(state, at("venus-3")) == diana);
  put(state, jupiter, "venus-3", 3);
  CHECK(controller(state, at("venus-3")) == kNoGod);
  CHECK(controller(state, at("venus-1")) == kNoGod);  // no value, no control
  State plain = powered(neptune, false);
  put(plain, neptune, "venus-3", 2);
  put(plain, jupiter, "venus-3", 2);
  CHECK(controller(plain, at("venus-3")) == kNoGod);
  put(state, jupiter, "venus-2", 1), put(state, neptune, "venus-2", 1);
  CHECK(wins_tie(state, 0, 1));  // one controlled territory against none
}

TEST_CASE("GR-15.5, GR-R26 Diana attacks in one of three modes; next door she needs no presence") {
  State state = powered(diana);
  put(state, diana, "diana-3", 1);
  put(state, venus, "venus-3", 1);
  put(state, phoebus, "venus-1", 1);  // out of reach
  State adjacent = state;
  play(adjacent, {"activate slot-4", "use attack"});
  CHECK(offers(adjacent) == std::vector<std::string>{"mode adjacent"});
  play(adjacent, "mode adjacent");
  CHECK(offers(adjacent) == std::vector<std::string>{"attack venus-3"});
  play(adjacent, {"attack venus-3", "victim venus", "push neptune-3"});
  CHECK(meeples(adjacent, venus, "neptune-3") == 1);
  CHECK(adjacent.active == 1);
  state.god_tile[diana] = at("diana-3");  // the supporting territory may be blocked
  play(state, {"activate slot-4", "use attack"});
  CHECK(offers(state, "mode adjacent"));
}

TEST_CASE("GR-15.5 next door: only non-blocked territories are attacked, and pushed out to") {
  State state = powered(diana);
  put(state, diana, "diana-3", 1);
  put(state, venus, "venus-3", 1);
  put(state, venus, "jupiter-3", 1);
  State open = state;
  play(open, {"activate slot-4", "use attack", "mode adjacent"});
  CHECK(offers(open, "attack venus-3"));
  CHECK(offers(open, "attack jupiter-3"));

  state.god_tile[venus] = at("venus-3");
  play(state, {"activate slot-4", "use attack", "mode adjacent"});
  CHECK(offers(state) == std::vector<std::string>{"attack jupiter-3"});
  play(state, {"attack jupiter-3", "victim venus"});
  CHECK(offers(state, "push diana-3"));
  CHECK_FALSE(offers(state, "push venus-3"));

  State alone = powered(diana);
  put(alone, diana, "diana-3", 1);
  put(alone, venus, "venus-3", 1);
  alone.god_tile[venus] = at("venus-3");
  play(alone, "activate slot-4");
  CHECK(offers(alone) == std::vector<std::string>{"end"});  // no mode has a legal execution
}

TEST_CASE("GR-15.5, GR-R26 Diana's extra push: up to one more of any other colour out of the same territory") {
  State state = powered(diana);
  put(state, diana, "diana-3", 1);
  put(state, venus, "diana-3", 1);
  put(state, phoebus, "diana-3", 2);
  play(state, {"activate slot-4", "use attack"});
  CHECK(offers(state) == std::vector<std::string>{"mode normal", "mode extra"});
  play(state, {"mode extra", "attack diana-3", "victim venus", "push venus-3"});
  CHECK(offers(state) == std::vector<std::string>{"victim phoebus", "stop"});
  State stopped = state;
  play(stopped, "stop");
  CHECK(stopped.active == 1);
  play(state, {"victim phoebus", "push jupiter-3"});
  CHECK(meeples(state, phoebus, "jupiter-3") == 1);
  CHECK(meeples(state, phoebus, "diana-3") == 1);
  CHECK(state.active == 1);  // one more, not two

  State single = powered(diana);
  put(single, diana, "diana-3", 1);
  put(single, venus, "diana-3", 1);
  play(single, {"activate slot-4", "use attack", "mode extra", "attack diana-3", "victim venus", "push venus-3"});
  CHECK(single.active == 1);  // nobody is left to push
}

TEST_CASE("GR-15.5 enhanced attacks have no modes, and others attack without being asked") {
  State state = powered(diana);
  put(state, diana, "venus-3", 1);
  state.players[0].blessings = bit_of(venus);
  play(state, {"activate slot-4", "use attack venus"});
  CHECK(offers(state) == std::vector<std::string>{"summon venus-3"});
  State other = powered(venus);
  put(other, venus, "diana-3", 1);
  put(other, diana, "diana-3", 1);
  play(other, {"activate slot-4", "use attack"});
  CHECK(offers(other) == std::vector<std::string>{"attack diana-3"});
}

TEST_CASE("GR-15.6, GR-R27 Venus's player adds two meeples to the start territory, whatever happened before") {
  State state = first_turn({.powers = true});
  play(state, {"select diana", "visit venus", "place venus-3"});
  move_meeple(state, venus, at("venus-1"), at("jupiter-1"));
  play(state, "select venus");
  CHECK(meeples(state, venus, "venus-1") == 4);  // 3 - 1 + 2
  CHECK(state.reserve[venus] == 4);
}

TEST_CASE("GR-16.1, GR-16.5 each god at most twice in the game, counted for everybody to see") {
  State state = mid_game({.pantheon = true});
  state.players[0].visits[venus] = 1, state.players[0].discs -= 1;
  CHECK(offers(state, "visit venus"));
  play(state, {"visit venus", "place venus-1"});
  CHECK(state.players[0].visits[venus] == 2);
  turn_of(state, 0);
  play(state, "score");
  turn_of(state, 0);
  CHECK_FALSE(offers(state, "visit venus"));
  CHECK(offers(state, "visit diana"));  // the own god counts the same way
  state.players[0].visits[diana] = 2, state.players[0].discs -= 2;
  CHECK_FALSE(offers(state, "visit diana"));
}

TEST_CASE("GR-16.3 scoring retires the discs in temples, before checkpoints; the spaces become free") {
  State state = mid_game({.pantheon = true});
  clear_map(state);
  show_objectives(state, {"objective-attackers", "objective-isolated"});
  put(state, diana, "venus-3", 1);
  visit_now(state, 0, {venus, jupiter});
  slot_discs(state, 0, 4);
  state.players[0].favour = 4;
  state.players[0].discs = 5;
  play(state, "score");
  CHECK(state.players[0].visiting == 0);
  CHECK(state.players[0].discs == 5 + 4 - 1);  // slots back, two retired, one claimed
  play(state, "reveal objective-festival");
  CHECK(sound(state));
}

TEST_CASE("GR-16.4, GR-R35 without a disc in reserve only scoring is left") {
  State state = mid_game({.pantheon = true});
  state.players[0].discs = 0;
  CHECK(offers(state) == std::vector<std::string>{"score"});
}

TEST_CASE("GR-16.6, GR-R28 exhausted: no visit to others left or no disc, nobody visited, no Scattered to gain") {
  State state = mid_game({.pantheon = true});
  CHECK_FALSE(is_exhausted(state, 0));
  state.players[0].visits = {2, 2, 2, 0, 2};
  CHECK(is_exhausted(state, 0));  // the own god does not help
  visit_now(state, 0, {diana});
  CHECK(is_exhausted(state, 0));
  state.players[0].visits[venus] = 1;
  CHECK_FALSE(is_exhausted(state, 0));
  state.players[0].discs = 0;
  CHECK(is_exhausted(state, 0));  // no disc in reserve and none on slots
  state.players[0].slots[0].disc = 1;
  CHECK_FALSE(is_exhausted(state, 0));
  state.players[0].slots[0].disc = 0;
  state.players[0].visiting |= bit_of(venus);
  CHECK_FALSE(is_exhausted(state, 0));

  State scattered = mid_game({.pantheon = true});
  show_objectives(scattered, {"objective-scattered", "objective-isolated"});
  scattered.players[0].visits = {2, 2, 2, 2, 2};
  scattered.players[0].discs = 1;
  CHECK(is_exhausted(scattered, 0));
  scattered.players[0].slots[0].disc = 1;
  CHECK_FALSE(is_exhausted(scattered, 0));
}

TEST_CASE("GR-16.6 when everybody is exhausted after a turn the rest is awarded by favour, nothing else changes") {
  State state = mid_game({.players = 2, .pantheon = true});
  for (Seat seat : {Seat{0}, Seat{1}}) {
    state.players[seat].visits = {0, 2, 2, 2, 2};
    state.players[seat].discs = 3;
  }
  state.players[0].favour = 3;
  state.players[1].favour = 4;
  play(state, {"activate slot-1", "end"});
  CHECK(state.agenda.empty());
  CHECK(state.players[1].claims == std::array<std::uint8_t, 3>{3, 4, 8});
  CHECK(state.players[0].claims == std::array<std::uint8_t, 3>{2, 3, 6});
  CHECK(state.players[0].favour == 3);
  CHECK(state.objectives.size() == 2);
  CHECK(GodsOfRome::place(state, 1) == 1);
  CHECK(sound(state));
}

TEST_CASE("GR-16.7 ten idle turns a player end it: activations, and scores without a gain") {
  State state = mid_game({.players = 2, .pantheon = true});
  clear_map(state);
  put(state, diana, "diana-1", 1);
  put(state, phoebus, "phoebus-1", 1);
  for (int i = 0; i < 19; ++i) {
    REQUIRE_FALSE(state.agenda.empty());
    if (i % 3 == 0) play(state, {"activate slot-1", "end"});
    else play(state, "score");
    if (i % 3 == 0) state.players[0].slots = {}, state.players[1].slots = {}, state.players[0].discs = state.players[1].discs = 11;
  }
  CHECK(state.idle_turns == 19);
  State visited = state;
  play(visited, {"visit venus", "place venus-1"});
  CHECK(visited.idle_turns == 0);
  play(state, "score");
  CHECK(state.agenda.empty());

  State gaining = mid_game({.players = 2, .pantheon = true});
  clear_map(gaining);
  show_objectives(gaining, {"objective-attackers", "objective-isolated"});
  put(gaining, diana, "venus-3", 1);
  visit_now(gaining, 0, {venus});
  slot_discs(gaining, 0, 2);
  gaining.idle_turns = 19;
  play(gaining, "score");
  CHECK(gaining.idle_turns == 0);
  CHECK_FALSE(gaining.agenda.empty());

  State even = mid_game({.players = 2, .pantheon = true});  // the gain only pays for the cost
  clear_map(even);
  show_objectives(even, {"objective-attackers", "objective-isolated"});
  put(even, diana, "venus-1", 1);
  visit_now(even, 0, {venus});
  slot_discs(even, 0, 1);
  even.idle_turns = 3;
  play(even, "score");
  CHECK(even.idle_turns == 4);

  State base = mid_game({.players = 2});
  play(base, {"activate slot-1", "end"});
  CHECK(base.idle_turns == 0);  // counted in the variant only
}
