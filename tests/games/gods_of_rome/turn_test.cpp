// GR-5 turns, GR-6 visits, GR-7 activations.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

TEST_CASE("GR-5.1 turns go round clockwise") {
  State state = mid_game({.players = 3});
  for (int seat : {0, 1, 2, 0}) {
    CHECK(state.active == seat);
    play(state, "score");
  }
}

TEST_CASE("GR-5.2, GR-R2 a turn is a visit, an activation or a score; score is always there, a pass never") {
  State state = mid_game();
  CHECK(offers(state) == std::vector<std::string>{"visit jupiter", "visit phoebus", "visit neptune", "visit diana", "visit venus",
                                                  "activate slot-1", "activate slot-2", "activate slot-3", "activate slot-4", "score"});
  state.players[0].favour = 0;
  CHECK(offers(state, "score"));  // though it would cost 2
}

TEST_CASE("GR-6.1 a visit needs a free space, a disc, and not to be there already; the own god may be visited") {
  State state = mid_game();
  play(state, {"visit diana", "place diana-1"});
  turn_of(state, 0);
  CHECK_FALSE(offers(state, "visit diana"));
  turn_of(state, 1);
  play(state, {"visit diana", "place diana-1"});
  turn_of(state, 2);
  CHECK_FALSE(offers(state, "visit diana"));  // two spaces, both taken
  state.players[2].discs = 0;
  CHECK(offers(state) == std::vector<std::string>{"score"});
}

TEST_CASE("GR-6.2, GR-R10 disc, god tile home, blessing, and a mandatory meeple in any of the three lands") {
  State state = mid_game();
  state.god_tile[venus] = at("venus-3");
  play(state, "visit venus");
  CHECK(state.players[0].discs == 10);
  CHECK(state.god_tile[venus] == kNowhere);
  CHECK(state.players[0].blessings == bit_of(venus));
  CHECK(offers(state) == std::vector<std::string>{"place venus-1", "place venus-2", "place venus-3"});
  play(state, "place venus-3");
  CHECK(meeples(state, venus, "venus-3") == 1);
  CHECK(state.active == 1);
}

TEST_CASE("GR-6.3, GR-R8, GR-R9 one blessing of each god: a used one comes back, an unused one is not doubled") {
  State state = mid_game();
  Player& player = state.players[0];
  slot_discs(state, 0, 1);
  player.slots[0].blessings = bit_of(jupiter);
  play(state, {"visit jupiter", "place jupiter-1"});
  CHECK(player.blessings == bit_of(jupiter));
  CHECK(player.slots[0].blessings == 0);
  CHECK(player.slots[0].disc == 1);  // the slot stays activated
  turn_of(state, 0);
  player.visiting = 0, ++player.discs;
  CHECK(offers(state, "visit jupiter"));
  play(state, {"visit jupiter", "place jupiter-1"});
  CHECK(player.blessings == bit_of(jupiter));
  CHECK(sound(state));
}

TEST_CASE("GR-6.4 a visit to another player's god adds a meeple of that player") {
  State state = mid_game();
  play(state, {"visit neptune", "place neptune-2"});
  CHECK(meeples(state, neptune, "neptune-2") == 1);
  CHECK(meeples(state, diana, "neptune-2") == 0);
}

TEST_CASE("GR-7.1 a slot without a disc, and a disc in reserve; a card is not needed") {
  State state = mid_game();
  slot_discs(state, 0, 2);
  CHECK_FALSE(offers(state, "activate slot-1"));
  CHECK_FALSE(offers(state, "activate slot-2"));
  CHECK(offers(state, "activate slot-3"));
}

TEST_CASE("GR-7.2, GR-R12 a card covers the printed symbol; a card put on the slot now adds nothing to this turn") {
  State state = mid_game();
  state.players[0].slots[3].card = card("card-growth-travel");
  play(state, "activate slot-4");
  CHECK(offers(state) == std::vector<std::string>{"use growth", "use travel", "end"});

  state = mid_game();
  state.players[0].blessings = bit_of(diana);
  play(state, {"activate slot-1", "use growth diana", "build diana-2", "take display-4", "put slot-1"});
  CHECK(state.players[0].slots[0].card == card("card-travel-travel"));
  pass_chance<GodsOfRome>(state);
  CHECK(state.active == 1);  // its travels wait for the next activation
}

TEST_CASE("GR-7.3, GR-R11 each symbol once, in any order, or not at all") {
  State state = mid_game();
  state.players[0].slots[0].card = card("card-growth-travel");
  play(state, {"activate slot-1", "use travel", "travel diana-2", "move jupiter-2", "stop"});
  CHECK(offers(state) == std::vector<std::string>{"use growth", "end"});
  play(state, {"use growth", "grow jupiter-2"});  // worked out on the map as it now stands
  CHECK(state.active == 1);

  State idle = mid_game();
  play(idle, {"activate slot-1", "end"});
  CHECK(idle.players[0].slots[0].disc == 1);
  CHECK(idle.active == 1);
}

TEST_CASE("GR-7.3 a card with the same symbol twice gives it twice") {
  State state = mid_game();
  state.players[0].slots[0].card = card("card-growth-growth");
  play(state, {"activate slot-1", "use growth", "grow diana-2"});
  CHECK(offers(state) == std::vector<std::string>{"use growth", "end"});
  play(state, {"use growth", "grow diana-2"});
  CHECK(meeples(state, diana, "diana-2") == 5);
}

TEST_CASE("GR-7.4 a blessing enhances one action in a territory of its colour and moves to the slot") {
  State state = mid_game();
  state.players[0].slots[0].card = card("card-growth-growth");
  state.players[0].blessings = bit_of(diana) | bit_of(venus);
  put(state, diana, "venus-3", 1);
  play(state, "activate slot-1");
  CHECK(offers(state) == std::vector<std::string>{"use growth", "use growth diana", "use growth venus", "end"});
  play(state, "use growth venus");
  CHECK(offers(state) == std::vector<std::string>{"build venus-3"});
  play(state, {"build venus-3", "take display-1", "put slot-2"});
  pass_chance<GodsOfRome>(state);
  CHECK(offers(state) == std::vector<std::string>{"use growth", "use growth diana", "end"});
  play(state, "use growth diana");
  CHECK(state.players[0].slots[0].blessings == (bit_of(diana) | bit_of(venus)));  // two tiles, two actions
  CHECK(state.players[0].blessings == 0);
}

TEST_CASE("GR-7.5, GR-20.1 an action without a legal execution is not offered; with none left only end is") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-1", 1);
  state.god_tile[venus] = at("venus-1");  // all is blocked
  state.players[0].slots[0].card = card("card-travel-attack");
  play(state, "activate slot-1");
  CHECK(offers(state) == std::vector<std::string>{"end"});
}
