// BB-11 the end of the game.
#include <map>

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
  play(state,
       {"complete five-shells yellow", "pay card", "complete three-wood yellow", "pay card", "complete three-sand yellow", "pay god-tile"});
  CHECK(score(state, 0, Category::tasks) == 12);
  CHECK(state.players[0].completed == 3);
  CHECK(state.players[0].offerings == 0);
}

TEST_CASE("BB-11.1 a god card task met by hidden cards is completed before anything else") {
  State state =
      final_turn({.hand = {God::red, God::red, God::yellow}, .offerings = 1, .shells = 4}, {"two-red-gods", "five-shells", "nine-regions"});
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
  CHECK(bonuses([](Player& p) {
          for (Jewel j = 0; j < 6; ++j) p.jewels.push_back(j);
        }) == 6);
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

TEST_CASE("BB-11.6 the thirteen categories of the score sheet, in this order") {
  const Words categories = BoraBora::info().categories;
  CHECK(Offers(categories.begin(), categories.end()) == Offers{"start", "fishing", "helper", "storytellers", "red-god", "buildings",
                                                               "status", "temple", "tasks", "god-tiles", "fish", "jewelry", "bonuses"});
}

TEST_CASE("BB-11.6 every point of a game falls into the category of what brought it") {
  // The questions whose answers may bring points of a category. The evaluation of a round and the end of the game follow
  // the last answer before them, whatever it was; they are known by what is asked next.
  const std::map<Category, std::vector<Duty>> answered{
      {Category::fishing, {Duty::place_die}},
      {Category::helper,
       {Duty::place_die, Duty::use_helper, Duty::store_material, Duty::pick_card, Duty::draw_card, Duty::reveal_card, Duty::pay_god}},
      {Category::storytellers, {Duty::use_people, Duty::pay_god}},
      {Category::red_god, {Duty::play_red}},
      {Category::buildings, {Duty::build_where}},
      {Category::tasks, {Duty::settle_task, Duty::accept_task, Duty::final_tasks, Duty::pay_god}}};
  const std::vector<Category> of_evaluation{Category::status, Category::temple};
  const std::vector<Category> of_the_end{Category::god_tiles, Category::fish, Category::jewelry, Category::bonuses};
  const auto in = [](const auto& list, auto each) { return std::find(list.begin(), list.end(), each) != list.end(); };
  std::array<bool, kCategories> seen{};
  std::uint32_t random = 7;
  for (std::uint8_t game = 0; game < 12; ++game) {
    State state = started(static_cast<std::uint8_t>(2 + game % 3));
    for (Seat seat = 0; seat < state.seats; ++seat) {
      CHECK(score(state, seat, Category::start) == BoraBora::score(state, seat).total());
      state.players[seat].completed = game;  // so that nine completed tasks are within reach
    }
    seen[index(Category::start)] |= BoraBora::score(state, state.order[1]).total() > 0;
    while (!state.agenda.empty()) {
      const State before = state;
      const Duty asked = asks(state);
      const Offers listed = offers(state);
      random = random * 1664525u + 1013904223u;
      play(state, listed[(random >> 16) % listed.size()]);
      for (Seat seat = 0; seat < state.seats; ++seat) {
        int sum = 0;
        for (std::size_t each = 0; each < kCategories; ++each) {
          const int gained = state.players[seat].points[each] - before.players[seat].points[each];
          sum += state.players[seat].points[each];
          if (gained == 0) continue;
          CHECK(gained > 0);
          seen[each] = true;
          const Category category = static_cast<Category>(each);
          CAPTURE(BoraBora::info().categories[each]);
          CAPTURE(kDutyWords[static_cast<std::size_t>(asked)]);
          if (in(of_evaluation, category)) CHECK((asks(state) == Duty::buy_jewel || asks(state) == Duty::settle_task));
          else if (in(of_the_end, category)) CHECK(state.agenda.empty());
          else CHECK(in(answered.at(category), asked));
        }
        CHECK(BoraBora::score(state, seat).total() == sum);
      }
    }
  }
  for (std::size_t each = 0; each < kCategories; ++each) CHECK_MESSAGE(seen[each], BoraBora::info().categories[each]);
}
