// BB-1 terms, BB-2 components, BB-3 set-up, BB-12 player counts.
#include <set>

#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-1.2, BB-2.3 the map has 12 regions and paths of both modes, usable in both directions") {
  CHECK(kRegions == 12);
  CHECK(tables::kPathFrom.size() == 20);
  const Region mountain = region("center-mountain"), plains = region("south-plains");
  const auto& water = kLinks[index(Mode::water)];
  CHECK((water[5][mountain] & bit(plains)));
  CHECK((water[5][plains] & bit(mountain)));
  CHECK_FALSE((water[4][mountain] & bit(plains)));
  CHECK_FALSE((kLinks[index(Mode::land)][6][mountain] & bit(plains)));
  CHECK(tables::kStatusVp.front() == 0);
  CHECK(tables::kStatusVp.back() == 15);
  CHECK(kTempleSpaces == 6);
  CHECK(kJewels == 6 * 4);
}

TEST_CASE("BB-2.1, BB-2.2 the components are as many as the box holds") {
  const State state = BoraBora::start({.players = 4});
  CHECK(size(state.people_stack[0]) == 36);
  CHECK(size(state.people_stack[1]) == 36);
  CHECK(size(state.cards) == 60);
  CHECK(state.task_stack.size() == 53);
  CHECK(kTaskTiles == 60);
  CHECK(kJewels == 24);
  CHECK(tables::kFishTiles.size() == 12);
  for (Seat seat = 0; seat < 4; ++seat) {
    const Player& player = state.players[seat];
    CHECK(player.ordinary_huts + player.twelfth_huts == 12);
    CHECK(on_twelfth(player) == "nobody");
    CHECK(priests_in_supply(state, seat) == 4);
    CHECK(std::count(player.buildings.begin(), player.buildings.end(), kNone) == 6);
    CHECK(player.dice.size() == 3);
  }
  CHECK(tables::kBuildingValue == std::array<std::uint8_t, 6>{1, 2, 3, 4, 5, 6});
}

TEST_CASE("BB-2.4, BB-R2, BB-R3 each terrain yields its good, without being asked") {
  const auto good = [](std::string_view id) { return tables::kGoodOf[region(id)]; };
  CHECK(tables::kMaterials[good("center-beach")] == "sand");
  CHECK(tables::kMaterials[good("west-forest")] == "wood");
  CHECK(tables::kMaterials[good("north-mountain")] == "stone");
  CHECK(good("south-plains") == kNone);
  State state = die_turn({.dice = {5, 1, 1}, .regions = {"center-mountain"}});
  play(state, {"place 5 water", "expand south-plains", "hut ordinary"});
  CHECK(state.players[0].offerings == 1);
  CHECK(state.active == 1);
}

TEST_CASE("BB-2.5, BB-R24 sixty different tasks; the first seven are the starting ones") {
  std::set<std::array<int, 6>> requirements;
  for (TaskTile t = 0; t < kTaskTiles; ++t)
    requirements.insert({index(tables::kTaskMetric1[t]), tables::kTaskArgument1[t], tables::kTaskMinimum1[t],
                         index(tables::kTaskMetric2[t]), tables::kTaskArgument2[t], tables::kTaskMinimum2[t]});
  CHECK(requirements.size() == 60);
  CHECK(tables::kStartingTasks == 7);
  CHECK(tables::kTasks[0] == "man-and-woman");
  CHECK(tables::kTasks[6] == "three-regions");
}

TEST_CASE("BB-3.1, BB-12.1 fewer players share action tiles") {
  const auto shared = [](std::uint8_t seats, Space a, Space b) { return tile_of(seats, a) == tile_of(seats, b); };
  CHECK(shared(2, Space::man, Space::woman));
  CHECK(shared(2, Space::land, Space::water));
  CHECK_FALSE(shared(3, Space::man, Space::woman));
  CHECK(shared(3, Space::land, Space::water));
  CHECK_FALSE(shared(4, Space::man, Space::woman));
  CHECK_FALSE(shared(4, Space::land, Space::water));
  for (std::uint8_t seats = 2; seats <= 4; ++seats) CHECK_FALSE(shared(seats, Space::helper, Space::temple));
  CHECK(open_tasks(2) == 4);
  CHECK(open_tasks(3) == 5);
  CHECK(open_tasks(4) == 6);
}

TEST_CASE("BB-12.2 there are no variants and no solo game") {
  CHECK(BoraBora::info().options.empty());
  CHECK(BoraBora::info().min_players == 2);
  CHECK(BoraBora::info().max_players == 4);
}

TEST_CASE("BB-3.2 fish tiles are laid at random, one beside each region; four have value 1") {
  State state = BoraBora::start({.players = 2});
  CHECK(offers(state).size() == 12);
  play(state, "lay fish-tuna-c center-forest");
  CHECK(offers(state).size() == 11);
  CHECK_FALSE(offers(state, "lay fish-tuna-c center-plains"));
  CHECK(std::count(tables::kFishVp.begin(), tables::kFishVp.end(), 1) == 4);
}

TEST_CASE("BB-3.3 six men and six women are drawn, weighted by the copies left") {
  State state = BoraBora::start({.players = 2});
  while (asks(state) == Duty::lay_fish) play(state, offers(state)[0]);
  play(state, "show man seer");
  Actions actions;
  list<BoraBora>(state, actions);
  CHECK(actions.total_weight() == 35);
  CHECK(actions.weight(kind("seer")) == 2);
  while (asks(state) == Duty::show_person) play(state, offers(state)[0]);
  CHECK(state.display[index(Sex::man)][0] == kind("seer"));
  CHECK(state.display[index(Sex::man)][1] == kind("pioneer"));
  CHECK(size(state.people_stack[1]) == 30);
}

TEST_CASE("BB-3.4, BB-3.13 one starting and two regular tasks each, players + 2 on the board") {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const State state = before_starts(players);
    for (Seat seat = 0; seat < players; ++seat) {
      REQUIRE(state.players[seat].tasks.size() == 3);
      CHECK(state.players[seat].tasks[0] < tables::kStartingTasks);
      CHECK(state.players[seat].tasks[1] >= tables::kStartingTasks);
    }
    CHECK(state.open_tasks.size() == players + 2);
    CHECK(state.task_stack.size() == 53 - 2 * players - (players + 2));
    CHECK(asks(state) == Duty::choose_start);
    CHECK(size(state.players[0].hand) == 2);
  }
}

TEST_CASE("BB-3.5 all 24 jewellery tiles fill the grid") {
  const State state = before_starts();
  std::set<Jewel> tiles(state.jewels.begin(), state.jewels.end());
  CHECK(tiles.size() == 24);
  CHECK_FALSE(tiles.contains(kNone));
}

TEST_CASE("BB-3.6, BB-3.8 what a player starts with") {
  const State state = before_starts(3);
  for (Seat seat = 0; seat < 3; ++seat) {
    CHECK(state.players[seat].god_tiles == 1);
    CHECK(state.players[seat].offerings == 2);
    CHECK(state.players[seat].shells == 0);
    CHECK(state.players[seat].materials == 0);
  }
}

TEST_CASE("BB-3.7 five open cards and two hidden ones each") {
  State state = BoraBora::start({.players = 2});
  while (asks(state) != Duty::deal_hand) play(state, offers(state)[0]);
  CHECK(size(state.open_cards) == 5);
  const Decision decision = BoraBora::decision(state);
  CHECK(decision.actor == Decision::Actor::chance);
  CHECK(decision.seen_by(0));
  CHECK_FALSE(decision.seen_by(1));
  CHECK_FALSE(decision.seen_by(kSpectator));
  play(state, {"draw yellow", "draw red"});
  CHECK(BoraBora::decision(state).seat == 1);
  CHECK(state.players[0].hand == Bag<kGods>{0, 0, 1, 0, 1});
  CHECK(state.players[0].known == Bag<kGods>{});
}

TEST_CASE("BB-3.9, BB-R1, BB-1.4, BB-1.4.1 ten ordinary spaces with a hut, two huts on the 12th, one space free") {
  const State state = before_starts();
  CHECK(state.players[0].ordinary_huts == 10);
  CHECK(state.players[0].twelfth_huts == 2);
  CHECK(free_ordinary_spaces(state.players[0]) == 1);
  CHECK_FALSE(twelfth_is_free(state.players[0]));
}

TEST_CASE("BB-3.10, BB-1.8 the turn order is dealt; player k has k - 1 points; player 1 is on top of the pile") {
  State state = BoraBora::start({.players = 3});
  while (asks(state) != Duty::order_seat) play(state, offers(state)[0]);
  CHECK(offers(state) == Offers{"order seat-1", "order seat-2", "order seat-3"});
  play(state, {"order seat-3", "order seat-1"});
  CHECK(offers(state) == Offers{"order seat-2"});
  play(state, "order seat-2");
  CHECK(score(state, 2, Category::start) == 0);
  CHECK(score(state, 0, Category::start) == 1);
  CHECK(score(state, 1, Category::start) == 2);
  CHECK(state.ranking == state.order);
  CHECK(state.active == 1);  // the last one starts
}

TEST_CASE("BB-3.11, BB-3.12 in reverse order a region of value 1 where nobody stands, a hut, its good; no red god") {
  State state = before_starts();
  CHECK(state.active == 1);
  CHECK(offers(state) == Offers{"settle center-forest", "settle center-beach", "settle east-forest", "settle south-mountain"});
  play(state, "settle center-forest");
  CHECK(offers(state) == Offers{"hut ordinary", "hut twelfth"});
  play(state, "hut ordinary");
  CHECK(state.players[1].ordinary_huts == 9);
  CHECK(asks(state) == Duty::store_material);  // wood, four spaces
  play(state, "store c11");
  CHECK(state.players[1].materials == bit(ceremony("c11")));
  CHECK(state.active == 0);
  CHECK_FALSE(offers(state, "settle center-forest"));
  CHECK(offers(state).size() == 3);
  play(state, {"settle east-forest", "hut twelfth", "store c14"});
  CHECK(asks(state) == Duty::roll_die);  // no question about the red god, though it could be paid
  CHECK(state.building_space[region("east-forest")] == 0);
  CHECK(score(state, 0, Category::red_god) == 0);
}

TEST_CASE("BB-4.1, BB-5.1 a round begins with everybody's dice; the results stay") {
  State state = before_starts();
  play(state, {"settle center-forest", "hut twelfth", "store c11", "settle center-beach", "hut twelfth", "store c13"});
  CHECK(state.round == 1);
  CHECK(offers(state) == Offers{"roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"});
  play(state, {"roll 2", "roll 4", "roll 6", "roll 1", "roll 1", "roll 5"});
  CHECK(asks(state) == Duty::place_die);
  CHECK(state.players[0].dice == std::array<Pips, 3>{2, 4, 6});
  CHECK(state.players[1].dice == std::array<Pips, 3>{1, 1, 5});
}

TEST_CASE("BB-4.2, BB-R25 building and priest values of the rounds") {
  CHECK(tables::kBuildingVp == std::array<std::uint8_t, 6>{10, 10, 7, 7, 4, 4});
  CHECK(tables::kPriestVp == std::array<std::uint8_t, 6>{1, 1, 2, 2, 3, 3});
}
