// BB-9.4, BB-9.7, BB-10.8: tasks and the yellow god.
#include "core/position/fields.h"
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-9.4, BB-R14 a met task is completed for 6 VP; only who has met none discards") {
  State state = task_turn({.offerings = 4, .god_tiles = 1}, {"four-offerings", "five-shells", "nine-regions"});
  CHECK(offers(state) == Offers{"complete four-offerings"});
  state.players[0].shells = 4;
  CHECK(offers(state) == Offers{"complete four-offerings", "complete five-shells yellow"});  // another one with yellow
  play(state, "complete four-offerings");
  CHECK(score(state, 0, Category::tasks) == 6);
  CHECK(state.players[0].completed == 1);
  CHECK(state.players[0].offerings == 4);  // nothing is handed in
  CHECK(state.players[0].tasks.size() == 2);
}

TEST_CASE("BB-9.4.1, BB-E19 no yellow god for a met task, nor where two units are missing") {
  State state = task_turn({.hand = {God::yellow}, .offerings = 4, .shells = 3}, {"four-offerings", "five-shells", "nine-regions"});
  CHECK(offers(state) == Offers{"complete four-offerings"});
  play(state, "complete four-offerings");
  CHECK(score(state, 0, Category::tasks) == 6);
}

TEST_CASE("BB-9.4.2 without a met task any of the three may be discarded, also one yellow could complete") {
  State state = task_turn({.god_tiles = 1, .shells = 4}, {"four-offerings", "five-shells", "nine-regions"});
  CHECK(offers(state) == Offers{"complete five-shells yellow", "discard four-offerings", "discard five-shells", "discard nine-regions"});
  play(state, "discard five-shells");
  CHECK(score(state, 0, Category::tasks) == 0);
  CHECK(state.players[0].completed == 0);
  CHECK(state.players[0].tasks.size() == 2);
}

TEST_CASE("BB-9.7 the deficit adds up what is missing over all requirements") {
  State state = task_turn({}, {"man-and-woman", "five-shells", "nine-regions"});
  CHECK(deficit(state, 0, tile("man-and-woman")) == 2);
  add_people(state, 0, Sex::man, "seer", 3);
  CHECK(deficit(state, 0, tile("man-and-woman")) == 1);  // more than needed does not help
  CHECK(deficit(state, 0, tile("man-and-priest")) == 1);
  state.temple[2] = 0;
  CHECK(deficit(state, 0, tile("man-and-priest")) == 0);
  CHECK(deficit(state, 0, tile("three-priests")) == 2);
  CHECK(deficit(state, 0, tile("nine-regions")) == 8);
  CHECK(deficit(state, 0, tile("woman-and-jewelry")) == 2);
}

TEST_CASE("BB-9.7.1 different people within one sex; two of a kind over both") {
  State state = started();
  add_people(state, 0, Sex::man, "seer", 2);
  add_people(state, 0, Sex::man, "herald", 1);
  add_people(state, 0, Sex::woman, "builder", 1);
  CHECK(deficit(state, 0, tile("three-different-men")) == 1);
  CHECK(deficit(state, 0, tile("three-different-women")) == 2);
  CHECK(deficit(state, 0, tile("two-builders")) == 1);
  add_people(state, 0, Sex::man, "builder", 1);
  CHECK(deficit(state, 0, tile("two-builders")) == 0);
  CHECK(deficit(state, 0, tile("three-different-men")) == 0);
  CHECK(deficit(state, 0, tile("four-men")) == 0);
  CHECK(deficit(state, 0, tile("four-women")) == 3);
  state.players[0].shifted = state.players[0].people;
  CHECK(deficit(state, 0, tile("three-men-shifted")) == 0);
  CHECK(deficit(state, 0, tile("three-women-shifted")) == 2);
  CHECK(deficit(state, 0, tile("five-people-shifted")) == 0);
}

TEST_CASE("BB-9.7.2 any own hut counts for terrain, fish, regions and islands, also aside") {
  State state = die_turn({.regions = {"center-mountain", "north-mountain", "south-mountain", "west-forest", "west-plains"}});
  state.building_space[region("north-mountain")] = 1;
  CHECK(deficit(state, 0, tile("all-mountain-regions")) == 0);
  CHECK(deficit(state, 0, tile("all-forest-regions")) == 2);
  CHECK(deficit(state, 0, tile("five-islands")) == 1);
  CHECK(deficit(state, 0, tile("three-regions")) == 0);
  CHECK(deficit(state, 0, tile("all-tuna-regions")) == 0);  // tuna in the last three regions of the set-up
  CHECK(deficit(state, 0, tile("all-parrotfish-regions")) == 2);
}

TEST_CASE("BB-E15 three mountains: huts that stand aside count") {
  const Given two{.regions = {"center-mountain", "north-mountain"}};
  CHECK_FALSE(offers(task_turn(two, {"all-mountain-regions", "nine-regions", "five-shells"}), "complete all-mountain-regions"));
  const Given three{.regions = {"center-mountain", "north-mountain", "south-mountain"}};
  State state = task_turn(three, {"all-mountain-regions", "nine-regions", "five-shells"});
  for (std::string_view id : {"center-mountain", "north-mountain", "south-mountain"}) {  // somebody else's huts came later
    state.building_space[region(id)] = 1;
    state.players[1].regions |= bit(region(id));
  }
  play(state, "complete all-mountain-regions");
  CHECK(score(state, 0, Category::tasks) == 6);
}

TEST_CASE("BB-9.7.3 materials on ceremony spaces and beside the board count, those built over do not") {
  State state = die_turn({});
  Player& player = state.players[0];
  player.materials = bit(ceremony("c11")) | bit(ceremony("c14"));  // wood
  player.beside = {0, 0, 1};
  CHECK(deficit(state, 0, tile("three-wood")) == 0);
  CHECK(deficit(state, 0, tile("five-materials")) == 2);
  player.materials = bit(ceremony("c14"));
  player.buildings[0] = index_in(tables::kPairs, "c11-c12");
  CHECK(deficit(state, 0, tile("three-wood")) == 1);
  CHECK(deficit(state, 0, tile("three-stone")) == 3);
  CHECK(deficit(state, 0, tile("four-buildings")) == 3);
}

TEST_CASE("BB-9.7.4 god card tasks count cards in hand only") {
  State state = die_turn({.hand = {God::red, God::blue, God::blue, God::green}, .god_tiles = 3});
  CHECK(deficit(state, 0, tile("two-red-gods")) == 1);
  CHECK(deficit(state, 0, tile("three-same-gods")) == 1);
  CHECK(deficit(state, 0, tile("four-different-gods")) == 1);
  CHECK(deficit(state, 0, tile("two-blue-gods")) == 0);
  CHECK(deficit(state, 0, tile("two-god-tiles")) == 0);
}

TEST_CASE("BB-9.7.5 turn order, jewellery, shells and god tiles are judged as they are now") {
  State state = last_people_turn({});
  add_people(state, 1, Sex::man, "seer", 1);
  give_tasks(state, 1, {"man-and-first", "five-islands", "nine-regions"});
  CHECK(deficit(state, 1, tile("man-and-first")) == 1);
  gain_status(state, 1, 2);
  play(state, "end");
  CHECK(state.active == 1);
  CHECK(offers(state, "complete man-and-first"));
  state.players[1].jewels.push_back(jewel("necklace-4"));
  state.players[1].jewels.push_back(jewel("necklace-9"));
  state.players[1].jewels.push_back(jewel("anklet-2"));
  CHECK(deficit(state, 1, tile("two-necklaces")) == 0);
  CHECK(deficit(state, 1, tile("two-anklets")) == 1);
  CHECK(deficit(state, 1, tile("three-different-jewelry")) == 1);
  CHECK(deficit(state, 1, tile("four-jewelry")) == 1);
  state.players[1].twelfth_huts = 3;
  CHECK(deficit(state, 1, tile("four-huts-on-12")) == 1);
}

TEST_CASE("BB-10.8, BB-E12 the yellow god waives one unit, for 4 VP") {
  State state = task_turn({.hand = {God::yellow}, .offerings = 1}, {"three-wood", "nine-regions", "five-shells"});
  state.players[0].beside = {0, 0, 2};
  CHECK(offers(state, "complete three-wood yellow"));
  CHECK_FALSE(offers(state, "complete nine-regions yellow"));
  state.players[0].regions = 0xff;  // eight regions
  CHECK(offers(state, "complete nine-regions yellow"));
  play(state, "complete three-wood yellow");
  CHECK(offers(state) == Offers{"pay card"});
  play(state, "pay card");
  CHECK(score(state, 0, Category::tasks) == 4);
  CHECK(state.players[0].completed == 1);
  CHECK(state.discarded[index(God::yellow)] == 1);
}

TEST_CASE("BB-R15 what is paid for yellow is gone before the task is judged") {
  // The yellow card itself does not count for two yellow cards.
  State state = task_turn({.hand = {God::yellow}, .offerings = 3}, {"two-yellow-gods", "nine-regions", "five-shells"});
  CHECK_FALSE(offers(state, "complete two-yellow-gods yellow"));
  state.players[0].god_tiles = 1;
  CHECK(offers(state, "complete two-yellow-gods yellow"));
  play(state, "complete two-yellow-gods yellow");
  CHECK(offers(state) == Offers{"pay god-tile"});
  // The offering paid does not count for four offerings.
  state = task_turn({.hand = {God::yellow}, .offerings = 3}, {"four-offerings", "nine-regions", "five-shells"});
  CHECK_FALSE(offers(state, "complete four-offerings yellow"));
  // The god tile spent does not count for two god tiles.
  state = task_turn({.god_tiles = 1}, {"two-god-tiles", "nine-regions", "five-shells"});
  CHECK_FALSE(offers(state, "complete two-god-tiles yellow"));
}

TEST_CASE("BB-R28 the order of the three tasks has no meaning") {
  // One task is met, one lacks one unit, one lacks many; then none is met; then the same at the end of the game.
  std::array<std::string_view, 3> ids{"five-shells", "four-offerings", "nine-regions"};
  const auto sorted = [](Offers list) {
    std::sort(list.begin(), list.end());
    return list;
  };
  int orders = 0;
  do {
    State met = task_turn({.offerings = 3, .god_tiles = 1, .shells = 5}, {ids[0], ids[1], ids[2]});
    CHECK(sorted(offers(met)) == Offers{"complete five-shells", "complete four-offerings yellow"});
    play(met, "complete five-shells");
    CHECK(score(met, 0, Category::tasks) == 6);
    CHECK(std::find(met.players[0].tasks.begin(), met.players[0].tasks.end(), tile("five-shells")) == met.players[0].tasks.end());
    State open = task_turn({.offerings = 3, .god_tiles = 1, .shells = 3}, {ids[0], ids[1], ids[2]});
    CHECK(sorted(offers(open)) ==
          Offers{"complete four-offerings yellow", "discard five-shells", "discard four-offerings", "discard nine-regions"});
    play(open, "discard nine-regions");
    CHECK(open.players[0].tasks.size() == 2);
    CHECK(std::find(open.players[0].tasks.begin(), open.players[0].tasks.end(), tile("nine-regions")) == open.players[0].tasks.end());
    State last = final_turn({.offerings = 3, .god_tiles = 1, .shells = 5}, {ids[0], ids[1], ids[2]});
    CHECK(score(last, 0, Category::tasks) == 6);
    CHECK(offers(last) == Offers{"complete four-offerings yellow", "stop"});
    ++orders;
    std::rotate(ids.begin(), ids.begin() + 1, ids.end());
    if (orders == 3) std::swap(ids[0], ids[1]);
  } while (orders < 6);
}

TEST_CASE("BB-9.7, BB-13.1.3 a position tells what each task lacks, of a hidden hand only what is known") {
  State state = task_turn({.hand = {God::red, God::red}, .offerings = 3}, {"four-offerings", "two-red-gods", "nine-regions"});
  const auto missing = [&](Seat viewer, std::string_view field) {
    State seen = viewer == kReferee ? state : BoraBora::view(state, viewer);
    Fields fields = Fields::writer();
    BoraBora::fields(fields, seen);
    return json::serialize(fields.take_written().at("players").at(0).at(field));
  };
  CHECK(missing(kReferee, "missing") == "[1,0,8]");
  CHECK(missing(0, "missing") == "[1,0,8]");
  CHECK(missing(1, "missing") == "[1,2,8]");
  state.players[0].known[index(God::red)] = 1;
  CHECK(missing(1, "missing") == "[1,1,8]");
  state.open_tasks.clear();
  state.open_tasks.push_back(tile("man-and-woman"));
  CHECK(missing(1, "missing_of_open") == "[2]");
}
