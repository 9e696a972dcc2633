// DO-8 Build phase: Monuments
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

// The board of DO-W7: Black is seat-2, with a Trade City on (1,0,0).
State lighthouse_board(const Options& options = {}) {
  State state = first_turn(options);
  put(state, "t09", {0, 0, 1});
  put(state, "t02", {1, 0, 0}, 1);
  city(state, "t02", 1, 1);
  put(state, "t37", {0, 1, 0});
  put(state, "t78", {0, 1, 1});
  put(state, "t47", {1, 1, 0});
  know(state, 0, trade, 5);
  go_to(state, Duty::build);
  return state;
}

void ring_of_tiles(State& state, Vertex v, std::size_t first) {
  for (Cell cell : ring(v)) put(state, tables::kTiles[first++], cell);
}

}  // namespace

TEST_CASE("DO-8.1, DO-8.12, DO-14.1 the top level card, if it can be paid, fits the tree and, first, has a place for its piece") {
  State state = lighthouse_board();
  CHECK(offers(state, "contribute lighthouse"));
  know(state, 0, trade, 4);
  CHECK_FALSE(offers(state, "contribute lighthouse"));  // 5 Trade
  know(state, 0, trade, 5);
  state.lands[tile("t02")] = {1, 0, facing(0, 1), kNone, 0};
  CHECK_FALSE(offers(state, "contribute lighthouse"));  // no Trade City
  State later = lighthouse_board();
  later.sites[0] = {monument("lighthouse"), 1, 1, 0, facing(1, 2)};
  know(later, 0, trade, 4);
  know(later, 0, science, 2);
  CHECK(offers(later, "contribute lighthouse"));  // level 2: having level 1 is not needed
  later.sites[0].taken = 4;
  CHECK_FALSE(offers(later, "contribute lighthouse"));
  // North and south of the Campfire Vestigium would meet Vestigium, its other sides are taken, and no edge further
  // out meets Trade to the east and Science to the west: the card fits nowhere, though it is paid for and has a place.
  State full = lighthouse_board();
  own(full, 0, "mathematics", 2, -1, 0);
  CHECK(offers(full, "contribute lighthouse"));  // there is still a place to the east
  own(full, 0, "trade-routes", 3, 1, 0);
  CHECK_FALSE(offers(full, "contribute lighthouse"));
}

TEST_CASE("DO-8.2, DO-8.3, DO-R19, DO-R36, DO-14.1 the place, the tree position, and only then pay, place, reward and enter") {
  State state = lighthouse_board();
  own_far(state, 0, "patronage");  // 4 VP for other level cards
  play(state, "contribute lighthouse");
  CHECK(question(state) == "choose-site");
  play(state, "site 1 0 down-2");
  CHECK(question(state) == "attach-level");
  CHECK(knows(state, 0, trade) == 5);  // nothing is paid before the last link
  CHECK(offers(state, "attach 1 0"));
  CHECK_FALSE(offers(state, "attach 0 1"));  // Vestigium against Vestigium
  play(state, "attach 1 0");
  CHECK(knows(state, 0, trade) == 0);
  CHECK(state.sites[0].taken == 1);
  CHECK(points(state, 1, Category::monument_rewards) == 10);
  CHECK(points(state, 0, Category::monument_cards) == 5);
  CHECK(question(state) == "assign-point");  // the card's two points come before other effects
  CHECK(points(state, 0, Category::mastery_effects) == 0);
  play(state, {"assign trade", "assign trade"});
  CHECK(points(state, 0, Category::mastery_effects) == 4);
  CHECK(question(state) == "develop");
}

TEST_CASE("DO-8.4, DO-R34 costs in two Domains; a discount is taken from the first, then from the second") {
  State state = lighthouse_board();
  state.sites[0] = {monument("lighthouse"), 1, 1, 0, facing(1, 2)};  // next: 4 Trade, 2 Science
  own_far(state, 0, "sculpture");
  know(state, 0, trade, 2);
  know(state, 0, science, 1);
  CHECK_FALSE(offers(state, "contribute lighthouse"));
  know(state, 0, science, 2);
  CHECK(offers(state, "contribute lighthouse"));
  state.players[0].tree.back().print |= kAdvanced;  // 4 less
  own_far(state, 0, "sculpture");                   // and 2: all of the Trade, then the Science
  know(state, 0, trade, 0);
  know(state, 0, science, 0);
  CHECK(offers(state, "contribute lighthouse"));
}

TEST_CASE("DO-8.5, DO-R20 a diamond needs two empty cells, nothing against its closed sides and a City of its Domain at an open one") {
  State state = lighthouse_board();
  play(state, "contribute lighthouse");
  CHECK(offers(state).size() == 2);
  CHECK((offers(state, "site 1 -1 down-2") && offers(state, "site 1 0 down-2")));
  State two = lighthouse_board({.monuments = {"great-library", "hanging-gardens", "", ""}});
  city(two, "t47", 1, 1);  // Science: a Library may lie beside it, wherever it touches
  know(two, 0, science, 5);
  play(two, "contribute great-library");
  for (const std::string& text : offers(two)) CHECK(text.find("down") == text.npos);
}

TEST_CASE("DO-8.5.1 a diamond that looks the same after a half turn is listed once, from its up cell") {
  CHECK(piece_of(monument("great-wall")).symmetric);
  State state = first_turn({.monuments = {"great-wall", "petra", "", ""}});
  put(state, "t61", {0, 0, 1});
  city(state, "t61", 0, 1);
  know(state, 0, government, 5);
  go_to(state, Duty::build);
  play(state, "contribute great-wall");
  CHECK(offers(state).size() == 2);  // two cells beside the City; one inner edge each turns an open side to it
  for (const std::string& text : offers(state)) CHECK(text.find(" up-") != text.npos);
  State loose = first_turn({.monuments = {"colossus", "petra", "", ""}});
  put(loose, "t31", {0, 0, 1});
  city(loose, "t31", 0, 1);
  know(loose, 0, art, 5);
  go_to(loose, Duty::build);
  play(loose, "contribute colossus");
  CHECK(offers(loose).size() > 4);  // from either half
}

TEST_CASE("DO-8.6, DO-R21 a circle goes on any Locus without one, and needs no City") {
  State state = first_turn({.monuments = {"hanging-gardens", "petra", "", ""}});
  know(state, 0, craft, 5);
  go_to(state, Duty::build);
  CHECK_FALSE(offers(state, "contribute hanging-gardens"));
  ring_of_tiles(state, {1, 1}, 20);
  CHECK(offers(state, "contribute hanging-gardens"));
  play(state, "contribute hanging-gardens");
  CHECK(question(state) == "attach-level");  // one place only (DO-14.5)
  play(state, "attach -1 0");
  CHECK(state.sites[0].vertex() == Vertex{1, 1});
  know(state, 0, trade, 5);
  go_to(state, Duty::build);
  CHECK_FALSE(offers(state, "contribute petra"));  // the Locus carries a circle
}

TEST_CASE("DO-8.7 placing a piece gives no Knowledge from dots, even where it completes a Locus") {
  State state = first_turn({.monuments = {"great-pyramid", "petra", "", ""}});
  std::size_t n = 30;
  const auto cells = ring({1, 1});
  for (std::size_t k = 2; k < 6; ++k) put(state, tables::kTiles[n++], cells[k]);
  put(state, "t76", {1, 2, 0});  // beside the gap
  put(state, "t77", cells[2]);
  take_out(state, 30);
  city(state, "t77", 0, 1);
  know(state, 0, religion, 5);
  go_to(state, Duty::build);
  play(state, "contribute great-pyramid");
  const std::string gap = "site 1 1 up-2";  // (1,1,0) and (0,1,1)
  REQUIRE(offers(state, gap));
  play(state, gap);
  play(state, offers(state).front());
  CHECK(Board(state).is_locus({1, 1}));
  CHECK(knows(state, 0, religion) == 0);
}

TEST_CASE("DO-8.8, DO-8.10, DO-8.11, DO-8.13 each City at an open side collects once, whatever its Domain and level; upgrades never") {
  State state = lighthouse_board({.players = 3, .monuments = {"lighthouse", "hanging-gardens", "petra", ""}});
  play(state, {"contribute lighthouse", "site 1 0 down-2", "attach 1 0", "assign trade", "assign trade"});
  CHECK(points(state, 1, Category::monument_rewards) == 10);
  go_to(state, Duty::build);
  know(state, 0, science, 3);
  play(state, "build t47");  // a Science City
  CHECK(points(state, 0, Category::monument_rewards) == 10);
  go_to(state, Duty::build);
  city(state, "t47", 0, 1);
  know(state, 0, science, 6);
  play(state, "raise t47");
  CHECK(points(state, 0, Category::monument_rewards) == 10);
  const Board board(state);
  CHECK_FALSE(board.takes_tile({2, 0, 1}));
  CHECK_FALSE(board.takes_tile({2, -1, 1}));
}

TEST_CASE("DO-8.9, DO-8.10 a circle rewards Cities of its Domain around it; a Knowledge reward is a Gain") {
  State state = first_turn({.monuments = {"petra", "parthenon", "", ""}});
  ring_of_tiles(state, {1, 1}, 0);  // Trade Fields
  take_out(state, tile("t01"));
  put(state, "t31", ring({1, 1})[0]);
  city(state, "t02", 1, 2);
  city(state, "t31", 1, 1);
  know(state, 0, trade, 5);
  own_far(state, 1, "barter", true);
  go_to(state, Duty::build);
  play(state, "contribute petra");
  play(state, offers(state).front());
  CHECK(knows(state, 1, trade) == 5);  // one Trade City; the Art City and Barter give nothing
  state.turn = 0;
  go_to(state, Duty::build);
  know(state, 0, trade, 3);
  play(state, "build t03");
  CHECK(knows(state, 0, trade) == 5);
}
