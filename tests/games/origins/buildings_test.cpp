// OR-10, OR-11: buying Buildings and using them.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

namespace {

State at_market(std::initializer_list<std::string_view> tiles) {
  State state = turn();
  set_purse(state, 9, 9, 9, 9);
  set_market(state, tiles);
  play(state, {"visit site-2 archon", "perform buy-building"});
  return state;
}

}  // namespace

TEST_CASE("OR-10.1 a market tile or one of the own reserve; over a Farm only with Virgo") {
  State state = turn();
  set_market(state, {"b-mint"});
  set_purse(state, 9, 9, 9, 9);
  state.players[0].reserve[building("b-forum")] = 1;
  state.players[1].reserve[building("b-castle")] = 1;
  add_farm(state, 1, 0);
  play(state, {"visit site-2 archon", "perform buy-building"});
  CHECK(offers(state) == Lines{"buy b-mint build", "buy b-mint farm", "buy b-forum build from-reserve", "buy b-forum farm from-reserve"});
}

TEST_CASE("OR-10.2, OR-10.4, OR-E8 slot and tile are paid; the rest slides up; the colour is refilled") {
  State state = at_market({"b-mint", "b-castle", "b-gateway", "b-outpost", "b-statue"});
  state.stacks[orange].top = building("b-astronomy-tower");
  play(state, {"buy b-gateway build", "place x1 y0"});
  CHECK(state.players[0].purse == purse(7, 9, 7, 9));
  CHECK(market(state) == Lines{"b-mint", "b-castle", "b-outpost", "b-statue", "b-astronomy-tower"});
  CHECK(asked(state) == Duty::reveal_tile);
  play(state, "reveal b-gateway");
  CHECK(state.stacks[orange].top == building("b-gateway"));
}

TEST_CASE("OR-10.2, OR-10.5, OR-E9 a Farm costs nothing, refills its colour and has no ability") {
  State state = at_market({"b-mint", "b-castle", "b-gateway", "b-outpost", "b-statue"});
  state.stacks[orange].top = building("b-astronomy-tower");
  play(state, {"buy b-gateway farm", "place x1 y0"});
  CHECK(state.players[0].purse == purse(9, 9, 9, 9));
  CHECK(state.players[0].city[2].is_farm());
  CHECK(market(state).back() == "b-astronomy-tower");
  play(state, "reveal b-gateway");
  CHECK(state.active == 1);
}

TEST_CASE("OR-10.3 a tile goes to a free cell beside the city") {
  State state = at_market({"b-mint"});
  play(state, "buy b-mint farm");
  CHECK(offers(state).size() == 6);
  CHECK(offers(state, "place x0 y2"));
  CHECK_FALSE(offers(state, "place x1 y2"));
  CHECK_FALSE(offers(state, "place x0 y0"));
}

TEST_CASE("OR-10.5, OR-11.0.1, OR-R9 the new tile may be used once, after the market is refilled") {
  State state = at_market({"b-construction-site", "b-outpost"});
  state.stacks[purple].top = building("b-forum");
  play(state, {"buy b-construction-site build", "place x1 y0", "reveal b-estate"});
  CHECK(offers(state) == Lines{"use b-construction-site", "skip"});
  State skipped = state;
  play(skipped, "skip");
  CHECK(skipped.active == 1);
  play(state, "use b-construction-site");
  CHECK(offers(state) == Lines{"reserve b-outpost", "reserve b-forum"});  // the refill is there already
}

TEST_CASE("OR-10.6 the market shows each colour once while stacks last") {
  State state = turn();
  Rng rng(5);
  Actions actions;
  for (int i = 0; i < 300 && !is_over<Origins>(state); ++i) {
    list<Origins>(state, actions);
    Origins::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    unsigned colours = 0;
    for (Building b : state.market) colours |= 1u << colour_of(b);
    CHECK(colours == 31);
    CHECK(state.market.size() == 5);
  }
}

TEST_CASE("OR-11.0.2 counts include the tile itself and only the own city") {
  State state = turn();
  state.players[1].city.push_back(Tile({1, 0}, building("b-mint")));
  add_tile(state, 1, 0, "b-mint");
  add_farm(state, 2, 0, "b-mint");
  use(state, "b-harbor", 3, 0);
  CHECK(points(state) == 4);
}

TEST_CASE("OR-11.0.3 what can do nothing is not offered; 0 VP is no hindrance") {
  State state = turn();
  CHECK_FALSE(can_use(state, "b-estate"));  // no base
  CHECK(can_use(state, "b-sacred-site"));
  state.players[0].freemen.clear();
  CHECK_FALSE(can_use(state, "b-gateway"));
  CHECK_FALSE(can_use(state, "b-court-of-justice"));
  CHECK(can_use(state, "b-market"));
  for (Temple t = 0; t < kTemples; ++t) set_step(state, 0, t, tables::kTempleTop[t]);
  CHECK_FALSE(can_use(state, "b-statue"));
  CHECK_FALSE(can_use(state, "b-forest-temple"));
  State bought = at_market({"b-estate"});
  bought.players[0].bases = 2;
  play(bought, {"buy b-estate build", "place x1 y0", "reveal b-estate"});
  CHECK(bought.active == 1);
}

TEST_CASE("OR-11.1.1, OR-R11 Granary: 1 Food and 1 per own Farm") {
  State state = turn();
  add_farm(state, 1, 0), add_farm(state, 2, 0);
  use(state, "b-granary", 3, 0);
  CHECK(state.players[0].purse[food] == 4);
}

TEST_CASE("OR-11.1.2, OR-11.1.3, OR-11.1.4 Harbor, Market, Mint") {
  State harbor = turn();
  use(harbor, "b-harbor");
  CHECK(points(harbor) == 2);
  State market_tile = turn();
  set_freemen(market_tile, {"yellow-1", "red-1"});
  use(market_tile, "b-market");
  CHECK(points(market_tile) == 4);
  State mint = turn();
  use(mint, "b-mint");
  CHECK(mint.players[0].purse[gold] == 2);
}

TEST_CASE("OR-11.1.5, OR-R15 Quarry: 1 Stone and 1 per empty cell beside it") {
  State state = turn();
  use(state, "b-quarry");  // beside the Palace
  CHECK(state.players[0].purse[stone] == 1 + 1 + 3);
  State hemmed = turn();
  add_tile(hemmed, 1, 1, "b-mint");
  use(hemmed, "b-quarry");
  CHECK(hemmed.players[0].purse[stone] == 1 + 1 + 2);
}

TEST_CASE("OR-11.1.6 Workshop: a basic resource of choice") {
  State state = turn();
  use(state, "b-workshop");
  play(state, "gain food");
  CHECK(state.players[0].purse == purse(1, 2, 1, 1));
}

TEST_CASE("OR-11.2.1 Armory: 2 spaces and an Attack, any order") {
  State state = turn();
  use(state, "b-armory");
  play(state, {"move", "attack"});
  CHECK(state.players[0].military.space == 2);
}

TEST_CASE("OR-11.2.2 Chariot Yard: 2 VP per red Building and per red Freeman") {
  State state = turn();
  set_freemen(state, {"red-1", "red-4", "blue-2"});
  add_tile(state, 1, 0, "b-outpost");
  use(state, "b-chariot-yard", 2, 0);
  CHECK(points(state) == 8);
}

TEST_CASE("OR-11.2.3 Outpost: one space or an Attack") {
  State state = turn();
  use(state, "b-outpost");
  CHECK(offers(state) == Lines{"move", "attack"});
  play(state, "move");
  CHECK(state.players[0].military.space == 1);
}

TEST_CASE("OR-11.2.4, OR-R19 Cavalry Field: 2 spaces, then Stone or Food for each disc behind; on the end space the gain alone") {
  State state = turn(3);
  set_disc(state, 1, 1), set_disc(state, 2, 2);
  use(state, "b-cavalry-field");
  CHECK(offers(state) == Lines{"gain stone", "gain food"});
  play(state, "gain food");
  CHECK(asked(state) == Duty::spend_token);  // the disc on the same space is not behind
  CHECK(state.players[0].military.space == 2);
  State ended = turn(3);
  set_disc(ended, 0, 13);
  use(ended, "b-cavalry-field");
  play(ended, {"gain stone", "gain food"});
  CHECK(ended.players[0].purse == purse(2, 2, 1, 1));
  State alone = turn();
  set_disc(alone, 0, 13), set_disc(alone, 1, 13, 1);
  CHECK_FALSE(can_use(alone, "b-cavalry-field"));
}

TEST_CASE("OR-11.2.5 Stronghold: a space for each red Building") {
  State state = turn();
  add_tile(state, 1, 0, "b-outpost"), add_tile(state, 2, 0, "b-armory");
  use(state, "b-stronghold", 3, 0);
  CHECK(state.players[0].military.space == 3);
}

TEST_CASE("OR-11.2.6, OR-R17 Veterans' Camp: VP for an unused red Freeman, which then falls, not below 1") {
  State state = turn();
  set_freemen(state, {"red-4", "blue-5", "red-1"});
  set_freemen(state, {"red-6"}, 2);
  State low = state;
  use(state, "b-veterans-camp");
  CHECK(offers(state) == Lines{"salute freeman-red-1", "salute freeman-red-4"});
  play(state, "salute freeman-red-4");
  CHECK(points(state) == 4);
  CHECK(freemen(state) == Lines{"red-1", "red-3", "blue-5", "red-6 used"});
  use(low, "b-veterans-camp");
  play(low, "salute freeman-red-1");
  CHECK(points(low) == 1);
  CHECK(freemen(low)[0] == "red-1");
  low.active = 0;
  set_freemen(low, {"blue-5"});
  CHECK_FALSE(can_use(low, "b-veterans-camp", 2, 0));
}

TEST_CASE("OR-11.3.1 Castle: 1 VP and 3 per closed District") {
  State state = turn();
  add_farm(state, 1, 0), add_farm(state, 1, 1);
  state.players[0].city[1].set_die(die("red-2"));
  use(state, "b-castle", 2, 0);
  CHECK(points(state) == 4);
}

TEST_CASE("OR-11.3.2, OR-R13 Construction Site: a market tile into the reserve; later for its Stone alone, or as a Farm") {
  State state = turn();
  set_purse(state, 0, 0, 0, 0);
  set_market(state, {"b-mint", "b-outpost", "b-statue", "b-gateway", "b-castle"});
  use(state, "b-construction-site");
  CHECK(offers(state).size() == 5);
  play(state, {"reserve b-castle"});
  play(state, "reveal b-estate");
  CHECK(state.players[0].reserve[building("b-castle")] == 1);
  CHECK(state.players[0].city.size() == 3);
  CHECK(market(state).size() == 5);
  play(state, "pass");
  set_purse(state, 3, 0, 0, 0);
  const Lines before = market(state);
  play(state, {"visit site-2 archon", "perform buy-building"});
  CHECK(offers(state, "buy b-castle farm from-reserve"));
  play(state, {"buy b-castle build from-reserve", "place x0 y2", "skip"});
  CHECK(state.players[0].purse == purse(0, 0, 0, 0));
  CHECK(market(state) == before);
  CHECK(size(state.players[0].reserve) == 0);
}

TEST_CASE("OR-11.3.3, OR-R18 Court of Justice: an unused die against another colour of the supply, same value") {
  State state = turn();
  set_freemen(state, {"red-4"});
  set_freemen(state, {"blue-2"}, 1);
  state.players[0].speakers.push_back({0, 3});
  state.supply = {2, 0, 1, 0, 0};
  hold(state, Zodiac::sagittarius);
  use(state, "b-court-of-justice");
  CHECK(offers(state) == Lines{"recolor freeman-red-4 blue"});
  play(state, "recolor freeman-red-4 blue");
  CHECK(freemen(state) == Lines{"blue-4", "blue-2 used"});
  CHECK(state.supply == std::array<std::uint8_t, 5>{3, 0, 0, 0, 0});
  CHECK(state.active == 1);  // not a new die for Sagittarius
}

TEST_CASE("OR-11.3.4, OR-11.3.5 Estate: a Citizen die for nothing; Forum: a Speaker") {
  State state = turn();
  state.players[0].bases = 3;
  set_purse(state, 0, 0, 0, 0);
  use(state, "b-estate");
  CHECK(offers(state).size() == 5);
  play(state, offers(state)[4]);
  CHECK(asked(state) == Duty::roll_offer);
  CHECK(state.players[0].freemen.size() == 3);
  State forum = turn();
  use(forum, "b-forum");
  play(forum, "hire speaker-2");
  CHECK(forum.players[0].speakers.size() == 1);
}

TEST_CASE("OR-11.3.6 Stone Circle: 0, 1, 3, 6, 10 VP for 1 to 5 colours face up") {
  State state = turn();
  const char* more[] = {"b-mint", "b-outpost", "b-statue", "b-gateway"};
  const int expected[] = {0, 1, 3, 6, 10};
  add_farm(state, 0, 2, "b-mint");
  for (int colours = 1; colours <= 5; ++colours) {
    State copy = state;
    use(copy, "b-stone-circle", 9, 0);
    CHECK(points(copy) == expected[colours - 1]);
    if (colours < 5) add_tile(state, colours, 0, more[colours - 1]);
  }
}

TEST_CASE("OR-11.4.1, OR-11.4.2, OR-11.4.3 a Temple: two steps there, and for 1 Gold one in another; no card") {
  State state = turn();
  use(state, "b-forest-temple");
  CHECK(state.players[0].temples[forest].space == 2);
  CHECK(offers(state) == Lines{"use b-forest-temple", "skip"});
  State declined = state;
  play(declined, "skip");
  CHECK(declined.players[0].purse[gold] == 1);
  play(state, "use b-forest-temple");
  CHECK(offers(state) == Lines{"advance temple-mountain", "advance temple-sea"});
  play(state, "advance temple-sea");
  CHECK(state.players[0].temples[sea].space == 1);
  CHECK(state.players[0].purse[gold] == 0);
  for (Seat holder : state.holders) CHECK(holder == kNone);
  State others = turn();
  set_purse(others, 0, 0, 0, 0);
  State sea_temple = others;
  use(others, "b-mountain-temple");
  CHECK(others.players[0].temples[mountain].space == 2);
  use(sea_temple, "b-sea-temple");
  CHECK(sea_temple.players[0].temples[sea].space == 2);
}

TEST_CASE("OR-R40 the Gold option does not depend on the two steps") {
  State state = turn();
  set_step(state, 0, forest, tables::kTempleTop[forest]);
  use(state, "b-forest-temple");
  play(state, {"use b-forest-temple", "advance temple-mountain"});
  CHECK(state.players[0].temples[mountain].space == 1);
  State poor = turn();
  set_step(poor, 0, forest, tables::kTempleTop[forest]);
  set_purse(poor, 9, 9, 9, 0);
  CHECK_FALSE(can_use(poor, "b-forest-temple"));
}

TEST_CASE("OR-11.4.4 Obelisk: 1, 2, 4, 7 VP for 1, 2, 3, 4 or more") {
  const int expected[] = {1, 2, 4, 7, 7};
  for (int owned = 1; owned <= 5; ++owned) {
    State state = turn();
    for (int i = 1; i < owned; ++i) add_tile(state, i, 0, "b-obelisk");
    use(state, "b-obelisk", 9, 0);
    CHECK(points(state) == expected[owned - 1]);
  }
}

TEST_CASE("OR-11.4.5 Sacred Site: 0, 3, 6, 10 VP for 0 to 3 Zodiac cards") {
  const int expected[] = {0, 3, 6, 10};
  for (std::size_t held = 0; held <= 3; ++held) {
    State state = turn();
    for (std::size_t t = 0; t < held; ++t) state.holders[t] = 0;
    use(state, "b-sacred-site");
    CHECK(points(state) == expected[held]);
  }
}

TEST_CASE("OR-11.4.6 Statue: one step on a temple of choice, no card") {
  State state = turn();
  use(state, "b-statue");
  play(state, "advance temple-mountain");
  CHECK(state.players[0].temples[mountain].space == 1);
  CHECK(state.holders[mountain] == kNone);
}

TEST_CASE("OR-11.5.1 Artists' Hall: 3 VP per colour among Freemen, used and unused") {
  State state = turn();
  set_freemen(state, {"red-1", "red-4"});
  set_freemen(state, {"blue-2"}, 3);
  use(state, "b-artists-hall");
  CHECK(points(state) == 6);
}

TEST_CASE("OR-11.5.2 Astronomy Tower: 1 Wisdom and 1 per Advisor") {
  State state = turn();
  state.players[0].advisors.push_back(red), state.players[0].advisors.push_back(blue);
  use(state, "b-astronomy-tower");
  CHECK(state.players[0].purse[wisdom] == 4);
}

TEST_CASE("OR-11.5.3 Fountain of Wisdom: 1 Wisdom, and any one ship to 1") {
  State state = turn();
  state.ships = {5, 6, 1, 2, 3};
  use(state, "b-fountain-of-wisdom");
  CHECK(state.players[0].purse[wisdom] == 2);
  CHECK(offers(state).size() == 5);
  play(state, "reset site-2");
  CHECK(state.ships == std::array<std::uint8_t, 5>{5, 1, 1, 2, 3});
}

TEST_CASE("OR-11.5.4, OR-R16 Gateway: 1 or 2 for one unused Freeman, past 6 too; a surplus step is lost") {
  State state = turn();
  set_freemen(state, {"red-5", "blue-6"});
  set_freemen(state, {"yellow-1"}, 1);
  use(state, "b-gateway");
  CHECK(offers(state) == Lines{"raise freeman-red-5 1", "raise freeman-red-5 2", "raise freeman-blue-6 1"});
  State other = state;
  play(state, "raise freeman-red-5 1");
  CHECK(freemen(state)[0] == "red-6");
  play(other, "raise freeman-red-5 2");
  CHECK(freemen(other) == Lines{"blue-6", "yellow-1 used"});
  CHECK(other.players[0].advisors[0] == red);
}

TEST_CASE("OR-11.5.5 Healers' Mansion: 1 VP and 1 per Freeman") {
  State state = turn();
  set_freemen(state, {"red-1", "blue-4"});
  set_freemen(state, {"blue-2"}, 3);
  use(state, "b-healers-mansion");
  CHECK(points(state) == 4);
}

TEST_CASE("OR-11.5.6, OR-R14 Wizard's Tower uses a neighbour as that neighbour, the Agora too, not Palace, Farm or a diagonal tile") {
  State state = turn();
  add_tile(state, 2, 1, "b-quarry");   // two empty cells once the tower stands
  add_farm(state, 1, 2);
  add_tile(state, 2, 0, "b-mint");
  use(state, "b-wizards-tower", 1, 1);
  CHECK(offers(state) == Lines{"copy x2 y1", "copy x0 y1"});
  State agora = state;
  play(agora, {"copy x0 y1", "gain wisdom"});
  CHECK(agora.players[0].purse[wisdom] == 2);
  play(state, "copy x2 y1");
  CHECK(state.players[0].purse[stone] == 1 + 1 + 2);
}

TEST_CASE("OR-R14 a chain of Wizard's Towers ends: no tile twice") {
  State state = turn();
  set_purse(state, 0, 0, 0, 0);
  add_tile(state, 1, 0, "b-wizards-tower");
  add_tile(state, 1, -1, "b-mint");
  add_tile(state, 2, -1, "b-workshop");
  use(state, "b-wizards-tower", 2, 0);
  CHECK(offers(state) == Lines{"copy x2 y-1", "copy x1 y0"});
  play(state, "copy x1 y0");
  CHECK(offers(state) == Lines{"copy x1 y-1"});  // not back to the first tower, not the Palace
  play(state, "copy x1 y-1");
  CHECK(state.players[0].purse[gold] == 1);
  CHECK(state.active == 1);
  State barren = turn();
  add_tile(barren, 2, 0, "b-wizards-tower");
  CHECK_FALSE(can_use(barren, "b-wizards-tower", 3, 0));  // two towers with nothing but each other
}

TEST_CASE("OR-11.6, OR-R21 the Agora gives a basic resource at any closing of its District, and is no colour") {
  State state = turn();
  set_freemen(state, {"blue-3"});
  add_tile(state, 1, 0, "b-mint");
  add_tile(state, 1, 1, "b-outpost");
  play(state, {"close freeman-blue-3", "seat x0 y0"});
  CHECK(offers(state) == Lines{"activate x0 y1", "stop"});
  play(state, {"activate x0 y1", "gain stone"});
  CHECK(state.players[0].purse[stone] == 2);
  CHECK(building_colours(state.players[0]) == 2);
}
