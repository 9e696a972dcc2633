// GR-X: the worked examples. Carolina is Diana at seat 0, Daniel Phoebus at 1, Fabio Neptune at 2,
// Sara Venus at 3; Jupiter is neutral.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

TEST_CASE("GR-X1 visit") {
  State state = first_turn();
  play(state, {"select diana", "visit phoebus", "place phoebus-3"});
  CHECK(state.players[0].visiting == bit_of(phoebus));
  CHECK(state.players[0].discs == 10);
  CHECK(state.players[0].blessings == bit_of(phoebus));
  CHECK(meeples(state, phoebus, "phoebus-3") == 1);
  CHECK(state.reserve[phoebus] == 6);
  CHECK(sound(state));
}

TEST_CASE("GR-X2 activate, growth") {
  State state = mid_game();
  turn_of(state, 3);
  play(state, {"activate slot-1", "use growth", "grow venus-1"});
  CHECK(state.players[3].slots[0].disc == 1);
  CHECK(meeples(state, venus, "venus-1") == 4);
  CHECK(state.reserve[venus] == 6);
  CHECK(state.players[3].slots[0].blessings == 0);
  CHECK(sound(state));
}

TEST_CASE("GR-X3 score") {
  State state = mid_game();
  clear_map(state);
  Player& fabio = state.players[2];
  fabio.favour = 1;
  slot_discs(state, 2, 3);
  fabio.slots[1].blessings = bit_of(neptune);
  visit_now(state, 2, {jupiter, phoebus, neptune});
  put(state, neptune, "jupiter-1", 1);
  put(state, neptune, "jupiter-2", 1);
  put(state, neptune, "neptune-1", 3);
  turn_of(state, 2);
  play(state, "score");
  CHECK(fabio.favour == 3);
  CHECK(state.harvest[at("jupiter-1")] == 1);
  CHECK(state.harvest[at("jupiter-2")] == -1);
  CHECK((fabio.blessings | fabio.slots[1].blessings) == 0);
  CHECK(fabio.discs == 11);
  CHECK(state.resolved == 0);
  CHECK(sound(state));
}

TEST_CASE("GR-X4 growth in a contested territory") {
  State state = mid_game();
  put(state, venus, "venus-3", 3);
  put(state, phoebus, "venus-3", 1);
  turn_of(state, 1);
  play(state, {"activate slot-1", "use growth", "grow venus-3"});
  CHECK(meeples(state, venus, "venus-3") == 3);
  CHECK(meeples(state, phoebus, "venus-3") == 2);
  CHECK(controller(state, at("venus-3")) == venus);
}

TEST_CASE("GR-X5 travel") {
  State state = mid_game();
  put(state, diana, "diana-3", 2);
  put(state, phoebus, "diana-3", 1);
  CHECK(controller(state, at("diana-3")) == diana);
  play(state, {"activate slot-3", "use travel", "travel diana-3", "move neptune-3", "move venus-3"});
  CHECK(meeples(state, diana, "diana-3") == 0);
  CHECK(meeples(state, phoebus, "diana-3") == 1);
  CHECK(meeples(state, diana, "venus-3") == 1);
  CHECK(meeples(state, diana, "neptune-3") == 1);
}

TEST_CASE("GR-X6 attack") {
  State state = mid_game();
  put(state, venus, "venus-3", 2);
  put(state, phoebus, "venus-3", 2);
  turn_of(state, 3);
  play(state, {"activate slot-4", "use attack", "attack venus-3", "victim phoebus", "push diana-3"});
  CHECK(meeples(state, phoebus, "venus-3") == 1);
  CHECK(meeples(state, phoebus, "diana-3") == 1);
}

TEST_CASE("GR-X7 enhanced growth") {
  State state = mid_game();
  put(state, neptune, "diana-1", 1);
  const std::uint8_t reserve = state.reserve[neptune];
  state.players[2].blessings = bit_of(diana);
  turn_of(state, 2);
  const Card second = state.display[1];
  play(state, {"activate slot-1", "use growth diana", "build diana-1", "take display-2", "put slot-3", "deal card-attack-attack"});
  CHECK(state.temple[at("diana-1")] == neptune);
  CHECK(value(state, neptune, at("diana-1")) == 2);
  CHECK(state.players[2].slots[0].blessings == bit_of(diana));
  CHECK(state.players[2].slots[2].card == second);
  CHECK(state.players[2].slots[2].disc == 0);
  CHECK(state.display[1] == card("card-attack-attack"));
  CHECK(state.players[2].temples == 3);
  CHECK(state.reserve[neptune] == reserve);
  CHECK(sound(state));
}

TEST_CASE("GR-X8 enhanced travel") {
  State state = mid_game();
  clear_map(state);
  put(state, phoebus, "jupiter-3", 1);
  put(state, phoebus, "venus-2", 1);
  state.players[1].blessings = bit_of(diana);
  turn_of(state, 1);
  play(state, {"activate slot-3", "use travel diana", "gather diana-1", "bring jupiter-3", "bring venus-2"});
  CHECK(meeples(state, phoebus, "diana-1") == 2);
  CHECK(state.players[1].slots[2].blessings == bit_of(diana));
  CHECK(state.active == 2);
}

TEST_CASE("GR-X9 enhanced attack") {
  State state = mid_game();
  put(state, diana, "phoebus-1", 1);
  put(state, neptune, "phoebus-1", 2);
  state.players[0].blessings = bit_of(phoebus);
  play(state, {"activate slot-4", "use attack phoebus", "summon phoebus-1", "push diana-1", "push diana-1"});
  CHECK(state.god_tile[phoebus] == at("phoebus-1"));
  CHECK(meeples(state, neptune, "phoebus-1") == 0);
  CHECK(meeples(state, neptune, "diana-1") == 2);
  CHECK(blocked(state) == bit(at("phoebus-1")));
}

TEST_CASE("GR-X10 checkpoint 1") {
  State state = mid_game();
  clear_map(state);
  state.players[3].favour = 3, state.players[0].favour = 4, state.players[2].favour = 3, state.players[1].favour = 1;
  put(state, venus, "jupiter-2", 1);
  put(state, venus, "jupiter-3", 1);
  visit_now(state, 3, {jupiter});
  slot_discs(state, 3, 2);
  turn_of(state, 3);
  play(state, "score");
  CHECK(state.players[3].claims[0] == 3);
  CHECK(state.players[0].claims[0] == 2);
  CHECK(state.players[2].claims[0] == 1);
  CHECK(state.players[1].claims[0] == 0);
  for (std::size_t seat : {0u, 1u, 2u}) CHECK(state.players[seat].favour == 5);
  CHECK(state.players[3].favour == 6);
  play(state, "reveal objective-populated");
  CHECK(state.objectives.size() == 3);
}

TEST_CASE("GR-X11 final scoring") {
  State state = mid_game();
  state.players[0].claims = {2, 1, kUnclaimed};
  state.players[1].claims = {0, 4, kUnclaimed};
  state.players[3].claims = {3, 3, kUnclaimed};
  state.players[2].claims = {1, 2, kUnclaimed};
  state.resolved = 2;
  clear_map(state);
  state.players[0].favour = 20, state.players[1].favour = 19, state.players[2].favour = 18, state.players[3].favour = 17;
  put(state, diana, "jupiter-2", 1);
  visit_now(state, 0, {jupiter});
  slot_discs(state, 0, 2);
  play(state, "score");
  const int totals[] = {11, 10, 7, 8};
  for (Seat seat = 0; seat < 4; ++seat) CHECK(GodsOfRome::score(state, seat).total() == totals[seat]);
  CHECK(GodsOfRome::place(state, 0) == 1);
}

TEST_CASE("GR-X12 card details") {
  State five = first_turn({.powers = true});
  play(five, "select venus");
  CHECK(meeples(five, venus, "venus-1") == 5);

  State sun = mid_game({.powers = true});
  clear_map(sun);
  put(sun, phoebus, "jupiter-1", 1);
  visit_now(sun, 1, {jupiter});
  slot_discs(sun, 1, 2);
  turn_of(sun, 1);
  play(sun, "score");
  CHECK(sun.players[1].favour == 1);
  CHECK(sun.harvest[at("jupiter-1")] == -1);

  for (int gods : {3, 4}) {
    State cult = mid_game();
    clear_map(cult);
    show_objectives(cult, {"objective-cultists", "objective-isolated"});
    for (God god = 0; god < gods; ++god) visit_now(cult, 0, {god});
    slot_discs(cult, 0, 2);
    play(cult, "score");
    CHECK(cult.players[0].favour == gods - 2);
  }
}
