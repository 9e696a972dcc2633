// DO-7 Build phase: Cities
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

State build_phase(const Options& options = {}) {
  State state = first_turn(options);
  put(state, "t31", {0, 0, 1});
  put(state, "t16", {0, 1, 0});
  go_to(state, Duty::build);
  return state;
}

}  // namespace

TEST_CASE("DO-7.1 exactly one of building, raising, contributing, or nothing") {
  State state = build_phase();
  know(state, 0, art, 5);
  know(state, 0, craft, 3);
  CHECK(offers(state, "build t31"));
  CHECK(offers(state, "build t16"));
  CHECK(offers(state, "pass"));
  play(state, "build t31");
  CHECK(question(state) == "develop");
}

TEST_CASE("DO-7.2 any tile without a City, for 3 of its Field's Domain") {
  State state = build_phase();
  know(state, 0, art, 3);
  know(state, 0, craft, 2);
  CHECK_FALSE(offers(state, "build t16"));
  play(state, "build t31");
  CHECK(knows(state, 0, art) == 0);
  CHECK((state.lands[tile("t31")].owner == 0 && state.lands[tile("t31")].level == 1));
  CHECK(state.players[0].tokens == 14);
  State taken = build_phase();
  city(taken, "t31", 1, 1);
  know(taken, 0, art, 5);
  CHECK_FALSE(offers(taken, "build t31"));
}

TEST_CASE("DO-7.3, DO-R35 an own City rises one level for 6, then 9, and no further") {
  State state = build_phase();
  city(state, "t31", 0, 1);
  know(state, 0, art, 10);
  State second = state;
  play(second, "raise t31");
  CHECK(knows(second, 0, art) == 4);
  CHECK(second.lands[tile("t31")].level == 2);
  city(state, "t31", 0, 2);
  know(state, 0, art, 8);
  CHECK_FALSE(offers(state, "raise t31"));
  know(state, 0, art, 9);
  play(state, "raise t31");
  CHECK(knows(state, 0, art) == 0);
  CHECK(state.lands[tile("t31")].level == 3);
  CHECK(state.players[0].tokens == 12);
  go_to(state, Duty::build);
  know(state, 0, art, 20);
  CHECK_FALSE(offers(state, "raise t31"));
  State foreign = build_phase();
  city(foreign, "t31", 1, 1);
  know(foreign, 0, art, 5);
  CHECK(offers_of(foreign, "raise") == 0);
}

TEST_CASE("DO-7.4 discounts lower both kinds of cost") {
  State state = build_phase();
  own_far(state, 0, "road-building");
  city(state, "t16", 0, 1);
  know(state, 0, art, 1);
  know(state, 0, craft, 4);
  CHECK(offers(state, "build t31"));
  play(state, "raise t16");
  CHECK(knows(state, 0, craft) == 0);
}

TEST_CASE("DO-7.5, DO-R8 Influence 1, 2 and 3, step by step, and the Reserve limit at once") {
  State state = build_phase();
  for (const int level : {1, 2, 3}) {
    state.turn = 0;
    go_to(state, Duty::build);
    know(state, 0, art, static_cast<std::uint8_t>(level == 1 ? 3 : level == 2 ? 6 : 9));
    play(state, level == 1 ? "build t31" : "raise t31");
    CHECK(state.players[0].influence == std::array{0, 1, 3, 6}[static_cast<std::size_t>(level)]);
    CHECK(reserve_limit(state, 0, art) == 5 + 5 * level);
  }
}

TEST_CASE("DO-7.6, DO-7.7, DO-7.9 a new City collects rewards and then sets off its effects; a raised one only its effects") {
  State state = build_phase({.monuments = {"colossus", "petra", "", ""}});
  city(state, "t31", 1, 1);
  state.sites[0] = {monument("colossus"), 1, 1, 0, facing(0, 0)};  // x2 of (1,0,0) touches t31 at (0,0,1)
  put(state, "t17", {1, 1, 0});                                    // y1 of (1,0,1) touches (1,1,0)
  own_far(state, 0, "citizenship");                                 // 2 VP for each
  know(state, 0, craft, 5);
  play(state, "build t17");
  CHECK(points(state, 0, Category::monument_rewards) == 7);
  CHECK(points(state, 0, Category::mastery_effects) == 2);
  state.turn = 0;
  go_to(state, Duty::build);
  know(state, 0, craft, 6);
  play(state, "raise t17");
  CHECK(points(state, 0, Category::monument_rewards) == 7);
  CHECK(points(state, 0, Category::mastery_effects) == 4);
}

TEST_CASE("DO-7.8, DO-16.1 without tokens nothing is built or raised") {
  State state = build_phase();
  city(state, "t16", 0, 1);
  know(state, 0, art, 5);
  know(state, 0, craft, 10);
  CHECK(offers(state, "build t31"));
  state.players[0].tokens = 0;
  CHECK(offers_of(state, "build") + offers_of(state, "raise") == 0);
  CHECK(offers(state, "pass"));
}
