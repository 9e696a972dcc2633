// BB-11 the end of the game.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

namespace {

// Plays on with the first thing offered until the game is over.
void finish(State& state) {
  while (!state.agenda.empty()) play(state, offers(state).back());
}

}  // namespace

TEST_CASE("BB-11.1, BB-R18, BB-9.5 after round 6 a task is taken, then all three are resolved in turn order") {
  State state = final_turn({.god_tiles = 1, .shells = 5}, {"five-shells", "three-regions", "nine-regions"});
  CHECK(score(state, 0, Category::tasks) == 6);  // met, for everybody to see
  CHECK(state.players[0].tasks.size() == 2);
  CHECK(state.active == 0);
  CHECK(offers(state) == Offers{"stop"});
  state.players[0].regions = 0x3;
  CHECK(offers(state) == Offers{"complete three-regions yellow", "stop"});
  play(state, {"complete three-regions yellow", "pay god-tile"});
  CHECK(score(state, 0, Category::tasks) == 10);
  finish(state);
  CHECK(score(state, 0, Category::god_tiles) == 0);  // the tile was spent
  CHECK(state.players[0].completed == 2);
}

TEST_CASE("BB-11.1.1, BB-E20 the order of yellow gods matters") {
  const State start = final_turn({.hand = {God::yellow}, .offerings = 3, .god_tiles = 1}, {"four-offerings", "three-wood", "nine-regions"});
  State state = start;
  state.players[0].beside = {0, 0, 2};
  CHECK(offers(state) == Offers{"complete four-offerings yellow", "complete three-wood yellow", "stop"});
  State other = state;
  play(state, "complete four-offerings yellow");
  CHECK(offers(state) == Offers{"pay god-tile"});  // the offering would be missed
  play(state, {"pay god-tile", "complete three-wood yellow", "pay card"});
  CHECK(score(state, 0, Category::tasks) == 8);

  play(other, {"complete three-wood yellow", "pay card"});
  CHECK_FALSE(offers(other, "complete four-offerings yellow"));
  CHECK(score(other, 0, Category::tasks) == 4);
}

TEST_CASE("BB-E14 up to three yellow gods at the end, one per tile, each with its own payment") {
  State state = final_turn({.hand = {God::yellow, God::yellow}, .offerings = 2, .god_tiles = 1, .shells = 4},
                           {"five-shells", "three-wood", "three-sand"});
  state.players[0].beside = {2, 0, 2};
  play(state, {"complete five-shells yellow", "pay card", "complete three-wood yellow", "pay card",
               "complete three-sand yellow", "pay god-tile"});
  CHECK(score(state, 0, Category::tasks) == 12);
  CHECK(state.players[0].completed == 3);
  CHECK(state.players[0].offerings == 0);
}

TEST_CASE("BB-11.1 a god card task met by hidden cards is completed before anything else") {
  State state = final_turn({.hand = {God::red, God::red, God::yellow}, .offerings = 1, .shells = 4},
                           {"two-red-gods", "five-shells", "nine-regions"});
  CHECK(offers(state) == Offers{"complete two-red-gods"});
  play(state, "complete two-red-gods");
  CHECK(score(state, 0, Category::tasks) == 6);
  CHECK(state.players[0].known[index(God::red)] == 2);
  CHECK(offers(state, "complete five-shells yellow"));
}

TEST_CASE("BB-11.2, BB-R23 god tiles, fish under the hut on the building space, jewellery") {
  State state = final_turn({.god_tiles = 3, .regions = {"center-mountain", "west-plains"}}, {"nine-regions", "four-women", "four-jewelry"});
  state.players[1].regions |= bit(region("west-plains"));
  state.building_space[region("west-plains")] = 1;  // the hut of seat 0 stands aside
  state.players[0].jewels.push_back(jewel("anklet-9"));
  state.players[0].jewels.push_back(jewel("necklace-4"));
  finish(state);
  CHECK(score(state, 0, Category::god_tiles) == 6);
  CHECK(score(state, 0, Category::fish) == 6);
  CHECK(score(state, 1, Category::fish) == 1 + 5);  // its start and west-plains
  CHECK(score(state, 0, Category::jewelry) == 13);
}

TEST_CASE("BB-11.3 six bonuses of 6 VP") {
  const auto bonuses = [](auto change) {
    State state = final_turn({.regions = {"center-mountain"}}, {"nine-regions", "four-women", "four-jewelry"});
    change(state.players[0]);
    state.agenda.clear();
    score_end(state);
    return score(state, 0, Category::bonuses);
  };
  CHECK(bonuses([](Player&) {}) == 0);
  CHECK(bonuses([](Player& p) { p.completed = 9; }) == 6);
  CHECK(bonuses([](Player& p) { p.completed = 8; }) == 0);
  CHECK(bonuses([](Player& p) { for (Jewel j = 0; j < 6; ++j) p.jewels.push_back(j); }) == 6);
  CHECK(bonuses([](Player& p) { p.materials = 0xffc, p.buildings[0] = index_in(tables::kPairs, "c11-c12"); }) == 6);
  CHECK(bonuses([](Player& p) { p.materials = 0xff8; }) == 0);
  CHECK(bonuses([](Player& p) { p.buildings = {0, 4, 7, 11, 14, 16}; }) == 12);  // all built, so all spaces covered
  CHECK(bonuses([](Player& p) { p.regions = kWholeMap; }) == 6);
  CHECK(bonuses([](Player& p) { p.people[0].fill(1); }) == 6);
  CHECK(bonuses([](Player& p) { p.people[0].fill(1), p.people[0][3] = 0; }) == 0);
}

TEST_CASE("BB-11.4 goods left over are worth nothing") {
  State state = final_turn({.hand = {God::red}, .offerings = 3, .shells = 3}, {"nine-regions", "five-islands", "four-jewelry"});
  state.players[0].beside = {1, 1, 1};
  State bare = state;
  bare.players[0].beside = {};
  bare.players[0].offerings = bare.players[0].shells = 0;
  finish(state);
  finish(bare);
  CHECK(BoraBora::score(state, 0).total() == BoraBora::score(bare, 0).total());
}

TEST_CASE("BB-11.5 most points win; all ties go by the turn order of round 6") {
  State state = final_turn({.players = 3}, {"nine-regions", "five-islands", "four-jewelry"});
  finish(state);
  for (Seat seat = 0; seat < 3; ++seat) state.players[seat].points = {};
  state.order = {2, 0, 1, 0};
  state.players[1].points[index(Category::tasks)] = 9;
  CHECK(BoraBora::place(state, 1) == 1);
  CHECK(BoraBora::place(state, 2) == 2);
  CHECK(BoraBora::place(state, 0) == 3);
}

TEST_CASE("BB-11.6 the categories of the score sheet; every point belongs to one") {
  CHECK(BoraBora::info().categories.size() == 13);
  CHECK(BoraBora::info().categories[index(Category::red_god)] == "red-god");
  CHECK(BoraBora::info().categories[index(Category::bonuses)] == "bonuses");
  const State state = started(3);
  const ScoreSheet sheet = BoraBora::score(state, 2);
  CHECK(sheet.by[index(Category::start)] == 2);
  CHECK(sheet.total() == 2);
}
