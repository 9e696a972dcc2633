// OR-9: the military track.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-9.1, OR-R7 start, four areas of three spaces, end; a border before each area and before the end") {
  CHECK(tables::kBordersCrossed == std::array<std::uint8_t, 14>{0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5});
  CHECK(tables::kRetreatTo == std::array<std::uint8_t, 14>{0, 1, 1, 1, 4, 4, 4, 7, 7, 7, 10, 10, 10, 13});
}

TEST_CASE("OR-9.2, OR-R6, OR-E6 all spaces granted, on top of the stack, a token for the border") {
  State state = turn(3);
  set_disc(state, 0, 2), set_disc(state, 1, 3), set_disc(state, 2, 4);
  use(state, "b-armory");
  play(state, "move");
  CHECK(state.players[2].military == Disc{4, 0});
  CHECK(state.players[0].military == Disc{4, 1});
  CHECK(state.players[0].tokens == 1);
}

TEST_CASE("OR-9.2 leaving the middle of a stack lowers those above") {
  State state = turn(3);
  set_disc(state, 1, 5, 0), set_disc(state, 0, 5, 1), set_disc(state, 2, 5, 2);
  use(state, "b-outpost");
  play(state, "move");
  CHECK(state.players[2].military == Disc{5, 1});
  CHECK(state.players[0].military == Disc{6, 0});
}

TEST_CASE("OR-9.2 entering the end space brings 9 VP and a token; what is left of the move is lost") {
  State state = turn();
  set_disc(state, 0, 12);
  use(state, "b-armory");
  play(state, "move");
  CHECK(state.players[0].military.space == 13);
  CHECK(points(state) == 9);
  CHECK(state.players[0].tokens == 1);
  CHECK(offers(state) == Lines{"attack", "stop"});
}

TEST_CASE("OR-9.3, OR-E7 an Attack: the bonus of the space, a VP per border and per disc strictly behind") {
  State state = turn(3);
  set_disc(state, 2, 6, 0), set_disc(state, 0, 6, 1), set_disc(state, 1, 4);
  use(state, "b-outpost");
  play(state, "attack");
  CHECK(state.players[0].purse == purse(1, 1, 2, 1));
  CHECK(points(state) == 3);
}

TEST_CASE("OR-9.3, OR-4.1.3, OR-R8 the exchange takes a basic resource, no Gold, and may be declined") {
  for (const std::uint8_t space : {std::uint8_t{2}, std::uint8_t{3}}) {
    State either = turn();
    set_disc(either, 0, space);
    set_purse(either, 0, 1, 0, 0);
    use(either, "b-outpost");
    play(either, {"attack", "use exchange"});
    if (asked(either) == Duty::give_resource) play(either, "give food");
    CHECK(either.players[0].purse == purse(0, 0, 0, 1));
  }
  State state = turn();
  set_disc(state, 0, 2);
  set_purse(state, 1, 0, 1, 3);
  use(state, "b-outpost");
  play(state, "attack");
  CHECK(offers(state) == Lines{"use exchange", "skip"});
  State declined = state;
  play(declined, "skip");
  CHECK(declined.players[0].purse == purse(1, 0, 1, 3));
  CHECK(points(declined) == 2);
  play(state, "use exchange");
  CHECK(offers(state) == Lines{"give stone", "give wisdom"});
  play(state, "give wisdom");
  CHECK(state.players[0].purse == purse(1, 0, 0, 4));
  CHECK(points(state) == 2);
  State poor = turn();
  set_disc(poor, 0, 2);
  set_purse(poor, 0, 0, 0, 3);
  use(poor, "b-outpost");
  play(poor, "attack");
  CHECK(points(poor) == 2);  // nothing to exchange, nothing asked
}

TEST_CASE("OR-9.3 each space gives its own bonus, start, first and end space none") {
  const auto gain = [](std::uint8_t space, const char* choice) {
    State state = turn();
    set_disc(state, 0, space);
    set_purse(state, 0, 0, 0, 0);
    use(state, "b-outpost");
    play(state, "attack");
    if (choice) play(state, choice);
    return state.players[0].purse;
  };
  CHECK(gain(0, nullptr) == purse(0, 0, 0, 0));  // an Attack without gain is legal
  CHECK(gain(1, nullptr) == purse(0, 0, 0, 0));
  CHECK(gain(2, nullptr) == purse(0, 0, 0, 0));  // nothing to exchange
  CHECK(gain(3, nullptr) == purse(0, 0, 0, 0));
  CHECK(gain(4, nullptr) == purse(1, 0, 0, 0));
  CHECK(gain(5, nullptr) == purse(0, 1, 0, 0));
  CHECK(gain(6, nullptr) == purse(0, 0, 1, 0));
  CHECK(gain(7, nullptr) == purse(0, 0, 0, 1));
  CHECK(gain(8, "gain food") == purse(1, 1, 0, 0));
  CHECK(gain(9, "gain wisdom") == purse(0, 1, 1, 0));
  CHECK(gain(10, "gain stone") == purse(1, 0, 1, 0));
  CHECK(gain(11, "gain stone") == purse(1, 0, 0, 1));
  CHECK(gain(12, nullptr) == purse(0, 0, 0, 2));
  CHECK(gain(13, nullptr) == purse(0, 0, 0, 0));
}

TEST_CASE("OR-9.4 move and/or attack: each at most once; move or attack: one of them") {
  State state = turn();
  set_disc(state, 0, 5);
  use(state, "b-armory");
  play(state, {"attack", "move"});
  CHECK(state.players[0].military.space == 7);
  CHECK(asked(state) == Duty::spend_token);
  State either = turn();
  use(either, "b-outpost");
  play(either, "attack");
  CHECK(either.active == 1);
}

TEST_CASE("OR-9.4.1, OR-R42 a disc on the end space is offered no move where there is another choice") {
  State state = turn();
  set_disc(state, 0, 13);
  set_freemen(state, {"red-3"});
  set_purse(state, 1, 1, 1, 1);
  State main = state;
  play(main, {"visit site-1 archon", "perform military"});
  CHECK(offers(main) == Lines{"attack"});
  State meal = state;
  play(meal, {"visit site-5 archon", "perform spend-food"});
  CHECK(offers(meal) == Lines{"raise freeman-red-3"});
  State bonus = state;
  play(bonus, {"visit site-1 freeman-red-3", "perform bonus-military"});
  CHECK(offers(bonus) == Lines{"attack"});
  CHECK_FALSE(can_use(state, "b-stronghold"));
  state.players[0].freemen.clear();
  play(state, "visit site-5 archon");
  CHECK_FALSE(offers(state, "perform spend-food"));
}

TEST_CASE("OR-9.5 a border is crossed once: falling back stays beyond it") {
  State state = turn();
  set_disc(state, 0, 3);
  use(state, "b-outpost");
  play(state, "move");
  CHECK(state.players[0].tokens == 1);
  play(state, {"end", "pass", "pass"});
  CHECK(state.players[0].military.space == 4);
  use(state, "b-outpost", 1, 1);
  play(state, "move");
  CHECK(state.players[0].tokens == 1);
}
