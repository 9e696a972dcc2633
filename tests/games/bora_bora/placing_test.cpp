// BB-5 placing dice, BB-10.4, BB-10.5, BB-10.9.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-5.2, BB-5.7 three circuits in turn order; nobody passes; fishing is always open") {
  State state = started();
  const std::array<Seat, 6> seats{0, 1, 0, 1, 0, 1};
  for (Seat seat : seats) {
    CHECK(state.active == seat);
    CHECK_FALSE(offers(state, "pass"));
    CHECK(offers(state, "place 1 fishing"));
    play(state, "place 1 fishing");
  }
  CHECK(asks(state) != Duty::place_die);
  CHECK(score(state, 0, Category::fishing) == 6);

  state = die_turn({.dice = {5, 3, 1}});  // several dice of a player on one tile
  play(state, {"place 5 helper", "stop", "place 1 fishing"});
  CHECK(offers(state, "place 3 helper"));
}

TEST_CASE("BB-5.4, BB-R7, BB-E1, BB-1.9 a die must show less than every die on the tile, whoever owns it") {
  State state = die_turn({.dice = {1, 2, 3}});
  put_die(state, Space::helper, 5, 0);
  put_die(state, Space::helper, 3, 1);
  CHECK(offers(state, "place 1 helper"));
  CHECK(offers(state, "place 2 helper"));
  CHECK_FALSE(offers_any(state, "place 3 helper"));
  state.players[0].dice = {4, 5, 6};
  for (std::string_view text : {"place 4 helper", "place 5 helper", "place 6 helper"}) CHECK_FALSE(offers_any(state, text));

  // A die placed with blue does not raise the lowest value.
  state = die_turn({.dice = {5, 3, 2}, .hand = {God::blue}, .offerings = 1});
  put_die(state, Space::temple, 4);
  CHECK(offers(state, "place 3 temple"));
  CHECK_FALSE(offers(state, "place 5 temple"));
  play(state, {"place 5 temple blue", "pay card"});
  CHECK(lowest_dice(state)[tile_of(2, Space::temple)] == 4);
}

TEST_CASE("BB-5.3, BB-5.3.1 die, space and white first, then the payments for blue and for white, then the action") {
  State state = die_turn({.dice = {3, 1, 1}, .hand = {God::blue, God::white}, .offerings = 2});
  put_die(state, Space::temple, 2);
  CHECK(offers(state, "place 3 temple blue"));
  CHECK(offers(state, "place 3 temple blue-white"));
  play(state, "place 3 temple blue-white");
  CHECK(state.players[0].dice_on[0] == index(Space::temple));
  CHECK(offers(state) == Offers{"pay card"});
  play(state, "pay card");
  CHECK(state.discarded == Bag<kGods>{1, 0, 0, 0, 0});
  play(state, "pay card");
  CHECK(state.discarded == Bag<kGods>{1, 1, 0, 0, 0});
  CHECK(state.players[0].offerings == 0);
  CHECK(offers(state, "priest temple-6"));

  // Both must be affordable together.
  state = die_turn({.dice = {3, 1, 1}, .hand = {God::blue, God::white}, .offerings = 1});
  put_die(state, Space::temple, 2);
  CHECK(offers(state, "place 3 temple blue"));
  CHECK_FALSE(offers(state, "place 3 temple blue-white"));
}

TEST_CASE("BB-5.5, BB-R4 no die where the action cannot be carried out, not even to block") {
  State state = die_turn({.dice = {3, 3, 3}, .regions = {"center-mountain"}});
  CHECK_FALSE(offers_any(state, "place 3 build"));  // no materials
  CHECK_FALSE(offers_any(state, "place 3 water"));  // 4 is needed
  CHECK(offers(state, "place 3 land"));
  state.temple = {0, 0, 0, 0, kNone, kNone};
  CHECK_FALSE(offers_any(state, "place 3 temple"));
}

TEST_CASE("BB-5.5.1 what each action needs") {
  State state = die_turn({.dice = {4, 4, 4}, .regions = {"center-mountain"}});
  CHECK(least_value(state, 0, Space::land) == 2);
  CHECK(least_value(state, 0, Space::water) == 4);
  state.players[0].ordinary_huts = state.players[0].twelfth_huts = 0;
  CHECK(least_value(state, 0, Space::land) == 7);
  CHECK(least_value(state, 0, Space::helper) == 1);
  CHECK(least_value(state, 0, Space::fishing) == 1);
  CHECK(least_value(state, 0, Space::man) == 1);
  state.display[index(Sex::man)] = {kNone, kNone, kind("seer"), kNone, kNone, kNone};
  CHECK(least_value(state, 0, Space::man) == 3);
  state.players[0].materials = bit(ceremony("c11")) | bit(ceremony("c12"));
  CHECK(least_value(state, 0, Space::build) == 1);
  state.players[0].buildings = {16, 15, kNone, kNone, kNone, kNone};
  CHECK(least_value(state, 0, Space::build) == 3);
  state.players[0].materials = bit(ceremony("c11")) | bit(ceremony("c22"));  // diagonal
  CHECK(least_value(state, 0, Space::build) == 7);
}

TEST_CASE("BB-5.6, BB-E13, BB-R27 a combined tile compares all its dice; only the chosen action must be possible") {
  State state = die_turn({.dice = {3, 2, 1}});
  play(state, {"place 3 woman", "take woman-1"});
  CHECK(state.active == 1);
  state.players[1].dice = {3, 2, 1};
  state.players[1].god_tiles = state.players[1].offerings = 0;
  CHECK(offers(state, "place 2 man"));
  CHECK(offers(state, "place 1 man"));
  CHECK_FALSE(offers_any(state, "place 1 woman"));  // position 1 is empty
  CHECK_FALSE(offers_any(state, "place 3 man"));
  state.display[index(Sex::man)].fill(kNone);
  CHECK_FALSE(offers_any(state, "place 2 man"));
  CHECK(offers(state, "place 2 woman"));

  State four = die_turn({.players = 4, .dice = {3, 2, 1}});
  play(four, {"place 3 woman", "take woman-1"});
  four.players[1].dice = {3, 2, 1};
  CHECK(offers(four, "place 3 man"));  // a tile of its own with four players
}

TEST_CASE("BB-6.7.1 fishing takes any die at any time for 2 VP, and no god") {
  State state = die_turn({.dice = {2, 6, 6}, .hand = {God::blue, God::white}, .offerings = 3, .god_tiles = 1});
  put_die(state, Space::fishing, 1);
  CHECK(offers(state, "place 6 fishing"));
  CHECK(offers(state, "place 2 fishing"));
  CHECK_FALSE(offers(state, "place 2 fishing white"));
  CHECK_FALSE(offers(state, "place 6 fishing blue"));
  play(state, "place 2 fishing");
  CHECK(score(state, 0, Category::fishing) == 2);
}

TEST_CASE("BB-10.4 blue is needed anew for each die that breaks the rule") {
  State state = die_turn({.dice = {4, 4, 4}, .hand = {God::blue}, .offerings = 2});
  put_die(state, Space::helper, 2);
  play(state, {"place 4 helper blue", "pay card", "stop", "place 1 fishing"});
  CHECK_FALSE(offers_any(state, "place 4 helper"));
  state.players[0].god_tiles = 1;
  CHECK(offers(state, "place 4 helper blue"));
}

TEST_CASE("BB-10.5, BB-R6 white acts as a 6 but the die is compared as shown, now and later") {
  State state = die_turn({.dice = {3, 5, 1}, .hand = {God::white, God::white}, .offerings = 2});
  put_die(state, Space::helper, 4);
  play(state, {"place 3 helper white", "pay card"});  // 3 < 4: no blue
  CHECK(state.agenda.next() == task(Duty::use_helper, 6));
  play(state, {"stop", "place 1 fishing"});
  CHECK(score(state, 0, Category::helper) == 6);
  CHECK_FALSE(offers_any(state, "place 5 helper"));  // the 3 still counts as a 3
  CHECK(offers(state, "place 1 helper"));
}

TEST_CASE("BB-10.9 a god is offered only where it has an effect") {
  State state = die_turn({.dice = {6, 2, 2}, .hand = {God::blue, God::white}, .offerings = 3});
  CHECK_FALSE(offers(state, "place 6 helper white"));
  CHECK_FALSE(offers(state, "place 6 helper blue"));
  CHECK(offers(state, "place 2 helper white"));
  CHECK_FALSE(offers(state, "place 2 helper blue"));
  put_die(state, Space::helper, 2);
  CHECK(offers(state, "place 2 helper blue"));
  CHECK_FALSE(offers(state, "place 2 helper white"));
}
