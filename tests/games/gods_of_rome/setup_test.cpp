// GR-3 setup and GR-4 first turn.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

TEST_CASE("GR-3.1 gods begin in their temples with all their meeples beside them") {
  const State state = fresh({});
  for (God god = 0; god < kGods; ++god) CHECK(state.god_tile[god] == kNowhere);
  CHECK(fresh({.first_game = false}).reserve == std::array<std::uint8_t, 5>{10, 10, 10, 10, 10});
}

TEST_CASE("GR-3.2 four action cards face up, eight in the deck") {
  const State state = first_turn();
  for (Card shown : state.display) CHECK(shown != kNoCard);
  CHECK(size(state.deck) == 8);
}

TEST_CASE("GR-3.3 two objectives face up, drawn from all eight") {
  State state = fresh({});
  play(state, "start seat-1");
  play(state, {"deal card-growth-growth", "deal card-growth-growth", "deal card-growth-attack", "deal card-travel-travel"});
  CHECK(offers(state).size() == 8);
  play(state, "reveal objective-festival");
  CHECK(offers(state).size() == 7);
  CHECK_FALSE(offers(state, "reveal objective-festival"));
  play(state, "reveal objective-isolated");
  CHECK(state.objectives.size() == 2);
  CHECK(GodsOfRome::decision(state).actor == Decision::Actor::player);
}

TEST_CASE("GR-3.4 each colour: three meeples, a +1 tile and a -1 tile, one territory each; seven in reserve") {
  const State state = first_turn({.first_game = false});
  for (God god = 0; god < kGods; ++god) {
    const std::string id(tables::kGods[god]);
    CHECK(meeples(state, god, id + "-1") == 3);
    CHECK(state.harvest[at(id + "-2")] == 1);
    CHECK(state.harvest[at(id + "-3")] == -1);
    CHECK(state.reserve[god] == 7);
    CHECK(state.start_territory[god] == at(id + "-1"));
  }
}

TEST_CASE("GR-3.4.1, GR-R32 the first-game map is fixed") {
  const State state = first_turn();
  const char* starts[] = {"jupiter-3", "phoebus-2", "neptune-1", "diana-2", "venus-1"};
  const char* plus[] = {"jupiter-2", "phoebus-1", "neptune-3", "diana-1", "venus-3"};
  const char* minus[] = {"jupiter-1", "phoebus-3", "neptune-2", "diana-3", "venus-2"};
  for (God god = 0; god < kGods; ++god) {
    CHECK(meeples(state, god, starts[god]) == 3);
    CHECK(state.harvest[at(plus[god])] == 1);
    CHECK(state.harvest[at(minus[god])] == -1);
  }
}

TEST_CASE("GR-3.4.2 the standard map: six equally likely layouts for each colour by itself") {
  State state = fresh({.players = 3, .first_game = false});
  play(state, "start seat-1");
  for (God god = 0; god < kGods; ++god) {
    Actions actions;
    list<GodsOfRome>(state, actions);
    REQUIRE(actions.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) CHECK(actions.weight(i) == 1);
    CHECK(actions[0].what == god);
    play(state, "arrange " + std::string(tables::kGods[god]) + " minus-meeples-plus");
    const Territory first = static_cast<Territory>(3 * god);
    CHECK(state.harvest[first] == -1);
    CHECK(state.meeples[god][first + 1u] == 3);
    CHECK(state.harvest[first + 2u] == 1);
  }
}

TEST_CASE("GR-3.5 chance names the start player, each as likely") {
  State state = fresh({.players = 4});
  CHECK(offers(state) == std::vector<std::string>{"start seat-1", "start seat-2", "start seat-3", "start seat-4"});
  play(state, "start seat-3");
  CHECK(state.start_player == 2);
}

TEST_CASE("GR-3.6 with three or four players every god is in play and no temple space is blocked") {
  for (std::uint8_t players : {std::uint8_t{3}, std::uint8_t{4}}) {
    State state = mid_game({.players = players});
    CHECK(state.removed == kNoGod);
    play(state, {"visit jupiter", "place jupiter-1"});
    turn_of(state, 1);
    CHECK(offers(state, "visit jupiter"));  // the second space
    play(state, {"visit jupiter", "place jupiter-1"});
    turn_of(state, 2);
    CHECK_FALSE(offers(state, "visit jupiter"));  // both taken
  }
}

TEST_CASE("GR-3.7, GR-R21 with two players a random god is removed, and one space of each other temple is blocked") {
  State state = fresh({.players = 2});
  CHECK(offers(state).size() == 5);
  state = first_turn({.players = 2, .removed = jupiter});
  CHECK(state.reserve[jupiter] == 0);
  for (std::string_view t : {"jupiter-1", "jupiter-2", "jupiter-3"}) {
    CHECK(meeples(state, jupiter, t) == 0);
    CHECK(state.harvest[at(t)] == 0);
  }
  state = mid_game({.players = 2});
  CHECK_FALSE(offers(state, "visit jupiter"));
  play(state, {"visit venus", "place venus-1"});
  CHECK_FALSE(offers(state, "visit venus"));  // its one usable space is taken
  CHECK(sound(state));
  turn_of(state, 0);
  put(state, diana, "phoebus-1", 1);
  play(state, {"activate slot-3", "use travel", "travel phoebus-1"});
  CHECK(offers(state, "move jupiter-1"));  // can be entered
}

TEST_CASE("GR-3.8 solo is set up as for two players, with the Patronus") {
  State state = first_turn({.players = 1, .removed = venus});
  CHECK(state.removed == venus);
  CHECK(state.players[kPatronus].faction == venus);
  play(state, {"select diana", "visit jupiter", "place jupiter-1"});
  pass_chance<GodsOfRome>(state);
  CHECK_FALSE(offers(state, "visit venus"));
}

TEST_CASE("GR-4.1, GR-5.3 a player selects and plays a whole turn before the next does anything") {
  State state = first_turn({.players = 3});
  play(state, "select diana");
  CHECK(GodsOfRome::decision(state).seat == 0);
  play(state, {"activate slot-1", "use growth", "grow diana-2"});
  CHECK(GodsOfRome::decision(state).seat == 1);
  CHECK(offers(state, "select venus"));
  CHECK_FALSE(offers(state, "score"));
}

TEST_CASE("GR-4.2, GR-R22 any faction in play that nobody has, and it cannot be declined") {
  State state = first_turn({.players = 4});
  CHECK(offers(state).size() == 5);
  play(state, {"select neptune", "score"});
  CHECK(offers(state) == std::vector<std::string>{"select jupiter", "select phoebus", "select diana", "select venus"});
  State two = first_turn({.players = 2, .removed = phoebus});
  CHECK(offers(two) == std::vector<std::string>{"select jupiter", "select neptune", "select diana", "select venus"});
}

TEST_CASE("GR-4.3 twelve discs, one of them on favour 0, and four wooden temples") {
  State state = first_turn();
  play(state, "select venus");
  CHECK(state.players[0].discs == 11);
  CHECK(state.players[0].temples == 4);
  CHECK(state.players[0].favour == 0);
}

TEST_CASE("GR-4.4 the colour's meeples become the player's as they stand") {
  State state = first_turn();
  play(state, {"select diana", "visit venus", "place venus-3"});
  play(state, "select venus");
  CHECK(meeples(state, venus, "venus-1") == 3);
  CHECK(meeples(state, venus, "venus-3") == 1);
  play(state, {"activate slot-1", "use growth"});
  CHECK(offers(state) == std::vector<std::string>{"grow venus-1", "grow venus-3"});
}
