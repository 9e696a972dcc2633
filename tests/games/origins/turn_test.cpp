// OR-1.2, OR-5, OR-15, OR-16: turns, towers, population.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-1.2, OR-5.3 turns go clockwise past those who have passed; the last one goes on until the Pass") {
  State state = turn(3);
  CHECK(state.active == 0);
  play(state, "pass");
  CHECK(state.active == 1);
  play(state, {"visit site-1 archon", "perform gain-3-stone"});
  CHECK(state.active == 2);
  play(state, "pass");
  CHECK(state.active == 1);
  play(state, {"visit site-3 freeman-red-1", "perform gain-3-wisdom"});
  CHECK(state.active == 1);
  CHECK(state.round == 1);
  play(state, "pass");
  CHECK(state.round == 2);
}

TEST_CASE("OR-5.1 one action a turn; Pass is always possible, the others if they can be done") {
  State state = turn();
  set_freemen(state, {"red-1"});
  set_purse(state, 0, 0, 0, 0);
  state.players[0].archon = 1;
  state.ships.fill(6);
  CHECK(offers(state) == Lines{"pass"});
  set_purse(state, 0, 2, 0, 1);
  const Lines all = offers(state);
  CHECK(std::count(all.begin(), all.end(), "population") == 1);
  CHECK(std::count(all.begin(), all.end(), "tower red") == 1);
  CHECK_FALSE(offers(state, "close freeman-red-1"));
}

TEST_CASE("OR-5.2, OR-R36 after an action one token buys another one, once a turn, Pass included") {
  State state = turn();
  state.players[0].tokens = 2;
  play(state, {"visit site-1 archon", "perform gain-3-stone"});
  CHECK(offers(state) == Lines{"superiority", "end"});
  State ended = state;
  play(ended, "end");
  CHECK(ended.active == 1);
  CHECK(ended.players[0].tokens == 2);
  play(state, "superiority");
  CHECK(state.players[0].tokens == 1);
  CHECK(offers(state, "pass"));
  play(state, {"visit site-3 freeman-red-1", "perform gain-3-wisdom"});
  CHECK(state.active == 1);  // no second token, though there is one
  CHECK(state.players[0].tokens == 1);
}

TEST_CASE("OR-5.2 the token may be one gained by the action just done; none is asked after a Pass (OR-17.1)") {
  State state = turn();
  play(state, {"visit site-1 archon", "perform military", "move", "stop"});
  CHECK(asked(state) == Duty::spend_token);
  play(state, {"superiority", "pass"});
  CHECK(state.active == 1);
  State other = turn();
  other.players[0].tokens = 3;
  play(other, "pass");
  CHECK(other.active == 1);
  CHECK(other.players[0].passed);
}

TEST_CASE("OR-15.1, OR-E12, OR-E19 a level costs Gold for the present height; nothing else pays for it") {
  State state = turn();
  state.players[1].passed = 1;  // seat-1 goes on
  set_purse(state, 9, 9, 9, 7);
  CHECK(state.players[0].towers == std::array<std::uint8_t, 5>{1, 1, 1, 1, 1});
  state.tower_supply = {3, 3, 3, 3, 3};
  play(state, {"tower purple", "tower orange", "tower orange"});  // 1, 1 and 2
  CHECK(state.players[0].towers == std::array<std::uint8_t, 5>{1, 2, 1, 3, 1});
  CHECK(state.players[0].purse == purse(9, 9, 9, 3));
  State poor = state;
  set_purse(poor, 9, 9, 9, 2);
  CHECK_FALSE(offers(poor, "tower orange"));
  CHECK(offers(poor, "tower purple"));
  play(state, "tower orange");  // the fourth level: 3
  CHECK(state.players[0].towers[orange] == 4);
  CHECK(state.players[0].purse == purse(9, 9, 9, 0));
  CHECK(state.tower_supply == std::array<std::uint8_t, 5>{3, 2, 3, 0, 3});
}

TEST_CASE("OR-15.2, OR-20.3, OR-R25, OR-E22 Capricorn adds 2 to a Freeman, used or not, to at most 6") {
  State state = turn();
  hold(state, Zodiac::capricorn);
  set_freemen(state, {"red-5", "blue-6"});
  set_freemen(state, {"red-2"}, 4);
  play(state, "tower red");
  CHECK(offers(state) == Lines{"raise freeman-red-5", "raise freeman-red-2 used", "skip"});
  State other = state;
  play(state, "raise freeman-red-5");
  CHECK(freemen(state) == Lines{"red-6", "blue-6", "red-2 used"});
  play(other, "raise freeman-red-2 used");
  CHECK(freemen(other) == Lines{"red-5", "blue-6", "red-4 used"});
  State sixes = turn();
  hold(sixes, Zodiac::capricorn);
  set_freemen(sixes, {"blue-6"});
  play(sixes, "tower red");
  CHECK(sixes.active == 1);  // a 6 cannot be raised
}

TEST_CASE("OR-16.1, OR-16.2, OR-E13 bases cost 2, 4, 6, 8 Food; the last one brings 10 VP") {
  State state = turn();
  state.players[1].passed = 1;
  set_purse(state, 0, 20, 0, 0);
  play(state, "population");
  CHECK(state.players[0].purse[food] == 18);
  CHECK(state.players[0].bases == 3);
  CHECK(available_bases(state.players[0]) == 1);
  play(state, {"population", "population"});
  CHECK(state.players[0].purse[food] == 8);
  CHECK(points(state) == 0);
  play(state, "population");
  CHECK(state.players[0].purse[food] == 0);
  CHECK(points(state) == 10);
  set_purse(state, 0, 50, 0, 50);
  CHECK_FALSE(offers(state, "population"));
}
