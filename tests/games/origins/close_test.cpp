// OR-14: closing Districts.
#include "core/position/fields.h"
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

namespace {

// A District of four tiles right of the Palace, as lower left, lower right, upper left, upper right.
State with_block(std::array<const char*, 4> tiles) {
  State state = turn();
  const std::array<Cell, 4> cells{{{1, 0}, {2, 0}, {1, 1}, {2, 1}}};
  for (std::size_t i = 0; i < 4; ++i) add_tile(state, cells[i].x, cells[i].y, tiles[i]);
  return state;
}
Lines close_it(State& state, const char* freeman) {
  play(state, {std::string("close freeman-") + freeman, "seat x1 y0"});
  return offers(state);
}

}  // namespace

TEST_CASE("OR-14.1 an empty seat and an unused Freeman; no Archon, no Speaker, no used Freeman") {
  State state = turn();
  set_freemen(state, {"red-3"});
  state.players[0].speakers.push_back({0, 3});
  CHECK_FALSE(offers(state, "close freeman-red-3"));  // no District
  add_farm(state, 1, 0), add_farm(state, 1, 1);
  Lines closings = offers(state);
  std::erase_if(closings, [](const std::string& text) { return text.rfind("close", 0) != 0; });
  CHECK(closings == Lines{"close freeman-red-3"});
  state.players[0].freemen[0].place = 2;
  CHECK_FALSE(offers(state, "close freeman-red-3"));
  state.players[0].freemen[0].place = 0;
  state.players[0].city[1].set_die(die("blue-1"));
  CHECK_FALSE(offers(state, "close freeman-red-3"));  // the only seat is taken
}

TEST_CASE("OR-14.2 the die goes to the seat, value unchanged; the base is available at once") {
  State state = turn();
  set_freemen(state, {"red-3", "blue-2"});
  add_farm(state, 1, 0), add_farm(state, 1, 1);
  play(state, {"close freeman-red-3", "seat x0 y0"});
  CHECK(state.players[0].city[1].die() == die("red-3"));
  CHECK(freemen(state) == Lines{"blue-2"});
  CHECK(available_bases(state.players[0]) == 1);
}

TEST_CASE("OR-14.3, OR-20.9, OR-20.12, OR-R24 Leo raises the seat die, Scorpio gives Wisdom, before cards and abilities") {
  State leo = turn();
  set_freemen(leo, {"red-5"});
  add_farm(leo, 1, 0), add_farm(leo, 1, 1);
  State scorpio = leo;
  hold(leo, Zodiac::leo);
  play(leo, {"close freeman-red-5", "seat x0 y0"});
  CHECK(leo.players[0].city[1].die().value == 6);
  CHECK(asked(leo) == Duty::activate_tile);
  hold(scorpio, Zodiac::scorpio);
  play(scorpio, {"close freeman-red-5", "seat x0 y0"});
  CHECK(scorpio.players[0].purse[wisdom] == 2);
  CHECK(asked(scorpio) == Duty::activate_tile);
}

TEST_CASE("OR-14.4, OR-E21 a card matches in every rotation and mirror image, whatever lies on the wild cell") {
  // district-01: red across from the wild cell, purple and blue beside it. Lower left, lower right, upper left, upper right.
  const char *r = "b-outpost", *p = "b-forum", *b = "b-statue", *wild = "b-gateway";
  const std::array<std::array<const char*, 4>, 8> turned{{{wild, p, b, r},
                                                          {wild, b, p, r},
                                                          {r, p, b, wild},
                                                          {r, b, p, wild},
                                                          {p, wild, r, b},
                                                          {b, wild, r, p},
                                                          {p, r, wild, b},
                                                          {b, r, wild, p}}};
  const auto scored = [](State state) {
    show(state, {"district-01"});
    set_freemen(state, {"yellow-3"});  // none of the tiles is yellow
    close_it(state, "yellow-3");
    return points(state);
  };
  for (const auto& block : turned) {
    State state = with_block(block);
    CHECK(scored(state) == 8);
    for (TileId tile = 0; tile < state.players[0].city.size(); ++tile)  // a Farm on the wild cell
      if (Tile& there = state.players[0].city[tile]; there.piece() == building("b-gateway"))
        there = Tile(there.cell(), building("b-gateway"), true);
    CHECK(scored(state) == 8);
  }
  CHECK(scored(with_block({wild, r, b, p})) == 0);  // purple across
  CHECK(scored(with_block({p, b, r, wild})) == 0);  // blue and red beside
  CHECK(scored(with_block({wild, p, wild, r})) == 0);
  // The Agora, then the Palace on the wild cell.
  State agora = turn();
  add_tile(agora, 1, 1, p), add_tile(agora, 0, 2, b), add_tile(agora, 1, 2, r);
  show(agora, {"district-01"});
  set_freemen(agora, {"yellow-3"});
  play(agora, {"close freeman-yellow-3", "seat x0 y1"});
  CHECK(points(agora) == 8);
  State palace = turn();
  add_tile(palace, 1, 0, p), add_tile(palace, 0, -1, b), add_tile(palace, 1, -1, r);
  show(palace, {"district-01"});
  set_freemen(palace, {"yellow-3"});
  play(palace, {"close freeman-yellow-3", "seat x0 y-1"});
  CHECK(points(palace) == 8);
}

TEST_CASE("OR-14.4 Farms and grey tiles match no coloured cell") {
  State state = with_block({"b-outpost", "b-forum", "b-statue", "b-mint"});
  show(state, {"district-01"});
  set_freemen(state, {"blue-3"});
  State farmed = state;
  close_it(state, "blue-3");
  CHECK(points(state) == 8);
  farmed.players[0].city[4] = Tile({1, 1}, building("b-statue"), true);
  close_it(farmed, "blue-3");
  CHECK(points(farmed) == 0);
}

TEST_CASE("OR-14.5 the higher value the first time, the lower later, all the Gold; others do not matter but for the Gold") {
  State state = with_block({"b-outpost", "b-forum", "b-statue", "b-mint"});
  show(state, {"district-01"});
  set_freemen(state, {"blue-3"});
  State again = state, late = state;
  close_it(state, "blue-3");
  CHECK(points(state) == 8);
  CHECK(state.players[0].purse[gold] == 3);
  CHECK(state.districts[0].gold == 0);
  CHECK(state.districts.size() == 1);
  again.districts[0] = {district("district-01"), 0, only(0)};
  close_it(again, "blue-3");
  CHECK(points(again) == 4);
  CHECK(again.players[0].purse[gold] == 1);
  late.districts[0] = {district("district-01"), 0, only(1)};
  close_it(late, "blue-3");
  CHECK(points(late) == 8);
  CHECK(late.players[0].purse[gold] == 1);
}

TEST_CASE("OR-14.5, OR-R23 of several matching cards exactly one must be chosen") {
  State state = with_block({"b-outpost", "b-forum", "b-statue", "b-mint"});  // red, purple, blue, yellow
  show(state, {"district-01", "district-02", "district-07", "district-08"});
  set_freemen(state, {"orange-3"});
  const Lines cards = close_it(state, "orange-3");
  CHECK(asked(state) == Duty::choose_card);
  CHECK(cards == Lines{"score district-01", "score district-08"});
  play(state, "score district-08");
  CHECK(points(state) == 8);
  CHECK(state.districts[0].gold == 2);
  CHECK(state.districts[3].gold == 0);
  CHECK(state.active == 1);
}

TEST_CASE("OR-14.6, OR-R22, OR-E11 without a match nothing is scored; tiles of the die's colour may be used, each once, in any order") {
  State state = with_block({"b-outpost", "b-armory", "b-mint", "b-veterans-camp"});
  state.districts.clear();
  set_freemen(state, {"red-3", "red-5"});
  const Lines uses = close_it(state, "red-3");
  CHECK(points(state) == 0);
  CHECK(state.players[0].purse[gold] == 1);
  CHECK(uses == Lines{"activate x1 y0", "activate x2 y0", "activate x2 y1", "stop"});  // not the yellow one
  play(state, {"activate x2 y1", "salute freeman-red-5"});
  CHECK(offers(state) == Lines{"activate x1 y0", "activate x2 y0", "stop"});
  play(state, {"activate x1 y0", "move"});
  CHECK(offers(state) == Lines{"activate x2 y0", "stop"});
  play(state, "stop");
  CHECK(points(state) == 5);
  CHECK(asked(state) == Duty::spend_token);
}

TEST_CASE("OR-11.0.1, OR-11.5.6 at a closing a Wizard's Tower may copy a tile that is also used itself") {
  State state = with_block({"b-wizards-tower", "b-astronomy-tower", "b-mint", "b-outpost"});
  state.districts.clear();
  set_freemen(state, {"orange-3"});
  close_it(state, "orange-3");
  play(state, {"activate x2 y0", "activate x1 y0", "copy x2 y0"});
  CHECK(state.players[0].purse[wisdom] == 3);
  CHECK(state.active == 1);
}

TEST_CASE("OR-14.7, OR-20.7 Libra comes last: a Citizen die for its Wisdom, on the base just freed") {
  State state = with_block({"b-mint", "b-outpost", "b-outpost", "b-outpost"});
  state.districts.clear();
  hold(state, Zodiac::libra);
  set_freemen(state, {"yellow-3", "red-5"});
  set_purse(state, 0, 0, 1, 0);
  state.players[0].bases = 2;
  set_offer(state, {"red-1", "blue-2", "purple-3", "orange-4", "yellow-5"});
  close_it(state, "yellow-3");
  play(state, "activate x1 y0");  // the Mint's Gold helps to pay
  CHECK(offers(state) == Lines{"use z-libra", "skip"});
  State declined = state;
  play(declined, "skip");
  CHECK(declined.active == 1);
  play(state, "use z-libra");
  CHECK(offers(state) == Lines{"take red-1", "take blue-2", "take purple-3"});
  play(state, {"take purple-3", "roll 1"});
  CHECK(freemen(state) == Lines{"red-5", "purple-3"});
  CHECK(state.active == 1);
}

TEST_CASE("OR-4.3.2, OR-14.4 a position names Districts by their lower left tile, with the cards they match") {
  State state = with_block({"b-outpost", "b-castle", "b-statue", "b-mint"});
  show(state, {"district-01", "district-02"});
  const auto at = [](State shown, std::size_t tile, std::string_view field) {
    Fields fields = Fields::writer();
    Origins::fields(fields, shown);
    return json::serialize(fields.take_written().at("players").at(0).at("city").at(tile).at(field));
  };
  const TileId tile = find_tile(state.players[0].city, {1, 0});
  const bool fits = matches(district_colours(state.players[0], tile), district("district-01"));
  CHECK(fits);
  CHECK(at(state, tile, "district") == "\"open\"");
  CHECK(at(state, tile, "matches") == "[\"district-01\"]");
  CHECK(at(state, tile + 1u, "district") == "null");
  CHECK(at(state, tile + 1u, "matches") == "[]");
  state.players[0].city[tile].set_die(die("red-3"));
  CHECK(at(state, tile, "district") == "\"closed\"");
}
