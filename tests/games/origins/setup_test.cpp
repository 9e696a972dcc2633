// OR-1 to OR-3: terms, components, set-up.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-1.1, OR-1.3, OR-1.4 five colours, five sites, three temples; grey is no colour") {
  CHECK(kColours == 5);
  CHECK(kSites == 5);
  CHECK(kTemples == 3);
  CHECK(std::find(tables::kColours.begin(), tables::kColours.end(), "grey") == tables::kColours.end());
  const State state = turn();
  CHECK(state.players[0].city[0].colour() == kNone);
  CHECK(state.players[0].city[1].colour() == kNone);
}

TEST_CASE("OR-2.1 the components are as many as the box holds") {
  CHECK(tables::kAllTiles == 75);
  for (Colour colour = 0; colour < kColours; ++colour) {
    int tiles = 0;
    for (Building b = 0; b < kBuildings; ++b) tiles += colour_of(b) == colour ? tables::kBuildingCopies[b] : 0;
    CHECK(tiles == 15);
  }
  CHECK(kBuildings == 30);
  CHECK(kDistricts == 45);
  CHECK(tables::kZodiacs.size() == 12);
  CHECK(tables::kDicePerColour == 9);
  CHECK(tables::kBases == 6);
  CHECK(tables::kSpeakerFaces == std::array<std::uint8_t, 6>{0, 2, 2, 1, 1, 0});
}

TEST_CASE("OR-2.2, OR-23.1 resources have no limit that play could reach") {
  State state = turn();
  set_purse(state, 19000, 0, 0, 0);
  play(state, {"visit site-1 archon", "perform gain-3-stone"});
  CHECK(state.players[0].purse[stone] == 19003);
}

TEST_CASE("OR-3.1 dice put aside: 2, 1, 0 of each colour with 2, 3, 4 players") {
  CHECK(fresh(2).supply[red] == 7);
  CHECK(fresh(3).supply[red] == 8);
  CHECK(fresh(4).supply[yellow] == 9);
}

TEST_CASE("OR-3.2, OR-R37 each site gets one bonus tile, and a ship of value 1") {
  State state = fresh(2);
  CHECK(offers(state).size() == 5);
  play(state, "lay bonus-temple");
  CHECK(offers(state).size() == 4);
  CHECK_FALSE(offers(state, "lay bonus-temple"));
  go_on_until(state, Duty::take_turn);
  CHECK(tables::kBonusColour[state.bonuses[0]] == blue);
  for (std::uint8_t ship : state.ships) CHECK(ship == 1);
}

TEST_CASE("OR-3.3, OR-3.15 three Zodiac cards, bound to temples, held by nobody") {
  State state = fresh(2);
  go_on_until(state, Duty::deal_zodiac);
  CHECK(offers(state).size() == 12);
  play(state, "deal z-leo");
  CHECK_FALSE(offers(state, "deal z-leo"));
  go_on_until(state, Duty::take_turn);
  CHECK(state.zodiac[forest] == static_cast<std::uint8_t>(Zodiac::leo));
  for (Seat holder : state.holders) CHECK(holder == kNone);
}

TEST_CASE("OR-3.4, OR-3.5 a tile of each colour in the market, another one face up on each stack") {
  State state = fresh(2);
  go_on_until(state, Duty::draw_market);
  Actions actions;
  list<Origins>(state, actions);
  CHECK(actions.total_weight() == 75);
  play(state, "draw b-mint");
  list<Origins>(state, actions);
  CHECK(actions.total_weight() == 60);  // the other four colours
  CHECK_FALSE(offers(state, "draw b-granary"));
  go_on_until(state, Duty::reveal_tile);
  list<Origins>(state, actions);
  CHECK(actions.total_weight() == 14);  // red, less the one in the market
  go_on_until(state, Duty::roll_offer);
  for (Colour colour = 0; colour < kColours; ++colour) CHECK(colour_of(state.stacks[colour].top) == colour);
  CHECK(size(state.unseen) == 65);
}

TEST_CASE("OR-3.6, OR-E1 the offer ascends; of equals the one lower in the market goes left") {
  State state = fresh(3);
  go_on_until(state, Duty::draw_market);
  play(state, {"draw b-obelisk", "draw b-mint", "draw b-gateway", "draw b-outpost", "draw b-castle"});
  go_on_until(state, Duty::roll_offer);
  CHECK(offers(state) == Lines{"roll 1", "roll 2", "roll 3", "roll 4", "roll 5"});
  play(state, {"roll 3", "roll 5", "roll 1", "roll 3", "roll 3"});  // red, purple, blue, orange, yellow
  CHECK(offer(state) == Lines{"blue-1", "red-3", "orange-3", "yellow-3", "purple-5"});
}

TEST_CASE("OR-3.7, OR-E2 as many Speakers as players; a 2 is twice as likely as a 4") {
  State state = fresh(3);
  go_on_until(state, Duty::roll_speaker);
  Actions actions;
  list<Origins>(state, actions);
  CHECK(actions.total_weight() == 6);
  CHECK(offers(state) == Lines{"roll 2", "roll 3", "roll 4", "roll 5"});
  CHECK(actions.weight(0) == 2);
  CHECK(actions.weight(2) == 1);
  play(state, {"roll 2", "roll 5", "roll 2"});
  CHECK(asked(state) == Duty::show_district);
  CHECK(state.speakers == std::array<std::uint8_t, 6>{0, 2, 0, 0, 1, 0});
}

TEST_CASE("OR-3.8, OR-E3 4, 5, 6 District cards with 2 Gold each") {
  CHECK(turn(2).districts.size() == 4);
  CHECK(turn(4).districts.size() == 6);
  const State state = turn(3);
  int golds = 0;
  for (const DistrictCard& card : state.districts) golds += card.gold;
  CHECK(state.districts.size() == 5);
  CHECK(golds == 10);
}

TEST_CASE("OR-3.9, OR-E4 the tower supply: one of each colour and one for each icon") {
  CHECK(turn(3).tower_supply == std::array<std::uint8_t, 5>{3, 3, 4, 4, 6});
}

TEST_CASE("OR-3.10 what each player starts with") {
  const State state = turn(3);
  for (Seat seat = 0; seat < 3; ++seat) {
    const Player& player = state.players[seat];
    CHECK(player.purse == purse(1, 1, 1, 1));
    CHECK(player.bases == 2);
    CHECK(player.archon == 0);
    CHECK(player.city.size() == 2);
    CHECK(find_tile(player.city, {0, 1}) == 0);
    CHECK(player.city[0].piece() == kAgora);
    CHECK(find_tile(player.city, {0, 0}) == 1);
    CHECK(player.city[1].piece() == kPalace);
    CHECK(player.towers == std::array<std::uint8_t, 5>{1, 1, 1, 1, 1});
    for (const Disc& disc : player.temples) CHECK(disc.space == 0);
    CHECK(points(state, seat) == 0);
  }
}

TEST_CASE("OR-3.11, OR-3.12 chance gives the Bulwark; the first player's disc lies at the bottom") {
  State state = fresh(3);
  go_on_until(state, Duty::choose_first);
  CHECK(offers(state) == Lines{"first seat-1", "first seat-2", "first seat-3"});
  play(state, "first seat-2");
  CHECK(state.first == 1);
  CHECK(state.players[1].military == Disc{0, 0});
  CHECK(state.players[2].military == Disc{0, 1});
  CHECK(state.players[0].military == Disc{0, 2});
}

TEST_CASE("OR-3.13, OR-3.14 two dice of each colour; a snake draft; the rest goes back") {
  State state = fresh(3);
  go_on_until(state, Duty::choose_first);
  play(state, "first seat-2");
  for (const char* roll : {"roll 1", "roll 5", "roll 2", "roll 2", "roll 3", "roll 3", "roll 4", "roll 4", "roll 5", "roll 5"}) {
    CHECK(asked(state) == Duty::roll_pool);
    CHECK_FALSE(offers(state, "roll 6"));
    play(state, roll);
  }
  std::vector<Seat> order;
  for (const char* draft : {"draft red-1", "draft red-5", "draft blue-3", "draft blue-3", "draft yellow-5", "draft yellow-5"}) {
    order.push_back(state.active);
    play(state, draft);
  }
  CHECK(order == std::vector<Seat>{1, 2, 0, 0, 2, 1});
  CHECK(freemen(state, 1) == Lines{"red-1", "yellow-5"});
  CHECK(freemen(state, 0) == Lines{"blue-3", "blue-3"});
  CHECK(state.pool.empty());
  CHECK(state.supply == std::array<std::uint8_t, 5>{5, 7, 5, 7, 5});  // 8 less the offer, less those drafted
  CHECK(asked(state) == Duty::take_turn);
  CHECK(state.active == 1);
}
