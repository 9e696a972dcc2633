// OR-13: Citizen dice, Advisors, Speakers.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-13.1 five slots with rising costs") {
  CHECK(kOfferSlots == 5);
  CHECK(tables::kOfferWisdom == std::array<std::uint8_t, 5>{0, 1, 2, 3, 4});
}

TEST_CASE("OR-13.2 pay, take, slide left, roll a die of the same colour into the rightmost slot") {
  State state = turn();
  state.players[0].bases = 3;
  set_freemen(state, {"red-1"});
  set_purse(state, 0, 0, 1, 2);
  set_offer(state, {"red-1", "blue-2", "purple-3", "orange-4", "yellow-5"});
  const std::uint8_t left = state.supply[purple];
  play(state, {"visit site-4 archon", "perform gain-citizen", "take purple-3"});
  CHECK(state.players[0].purse == purse(0, 0, 0, 1));
  CHECK(freemen(state) == Lines{"red-1", "purple-3"});
  CHECK(offers(state) == Lines{"roll 1", "roll 2", "roll 3", "roll 4", "roll 5"});
  play(state, "roll 4");
  CHECK(offer(state) == Lines{"red-1", "blue-2", "orange-4", "yellow-5", "purple-4"});
  CHECK(state.supply[purple] == left - 1);
}

TEST_CASE("OR-13.3, OR-R30 a colour missing in the supply ends the game, even if a die returns later") {
  State state = turn();
  state.players[0].bases = 3;
  state.supply[red] = 0;
  set_offer(state, {"red-1", "blue-2", "purple-3", "orange-4", "yellow-5"});
  play(state, {"visit site-4 archon", "perform gain-citizen", "take red-1"});
  CHECK(state.offer.size() == 4);
  state.supply[red] = 2;
  CHECK_FALSE(is_over<Origins>(state));
  play(state, {"pass", "pass"});
  CHECK(is_over<Origins>(state));
}

TEST_CASE("OR-13.4 a Freeman rises; a 6 becomes an Advisor and its base is free") {
  State state = turn();
  set_freemen(state, {"red-6", "blue-2"});
  set_purse(state, 0, 2, 0, 0);
  play(state, {"visit site-5 archon", "perform spend-food", "raise freeman-blue-2", "raise freeman-red-6"});
  CHECK(freemen(state) == Lines{"blue-3"});
  CHECK(state.players[0].advisors.size() == 1);
  CHECK(available_bases(state.players[0]) == 1);
}

TEST_CASE("OR-13.5, OR-E14 a new colour takes the next space; a known one scores the rightmost and returns") {
  State state = turn();
  set_freemen(state, {"red-6", "red-6", "blue-6"});
  set_purse(state, 0, 3, 0, 0);
  const std::uint8_t left = state.supply[red];
  play(state, {"visit site-5 archon", "perform spend-food", "raise freeman-red-6"});
  CHECK(state.players[0].advisors[0] == red);
  CHECK(points(state) == 0);
  play(state, "raise freeman-blue-6");
  CHECK(state.players[0].advisors[1] == blue);
  play(state, "raise freeman-red-6");
  CHECK(points(state) == 3);  // the second space
  CHECK(state.players[0].advisors.size() == 2);
  CHECK(state.supply[red] == left + 1);
}

TEST_CASE("OR-13.6 any Speaker of the offer, value unchanged, any number of them") {
  State state = turn(4);
  state.speakers = {0, 0, 2, 1, 1, 0};
  state.players[0].speakers.push_back({0, 2});
  use(state, "b-forum");
  CHECK(offers(state) == Lines{"hire speaker-3", "hire speaker-4", "hire speaker-5"});
  play(state, "hire speaker-5");
  CHECK(state.players[0].speakers.size() == 2);
  CHECK(state.speakers == std::array<std::uint8_t, 6>{0, 0, 2, 1, 0, 0});
}
