// DO-4 Structure of the game, DO-5 Knowledge, DO-6 Growth phase
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

using Amounts = std::array<std::uint8_t, kDomains>;

namespace {

// The board of DO-W5, one tile short of the Locus (1,1).
State before_locus() {
  State state = first_turn();
  put(state, "t09", {0, 0, 1});
  put(state, "t02", {1, 0, 0}, 1);
  put(state, "t47", {1, 0, 1});
  put(state, "t16", {1, 1, 0});
  put(state, "t37", {0, 1, 0});
  hold(state, 0, "t78");
  return state;
}

}  // namespace

TEST_CASE("DO-4.1, DO-4.2 five rounds in Initiative order, each turn growth, build, develop; then the End of Era") {
  State state = first_turn({.players = 3});
  for (int round = 0; round < 5; ++round)
    for (Seat seat = 0; seat < 3; ++seat) {
      CHECK(state.era == 1);
      CHECK(Dominations::decision(state).seat == seat);
      CHECK(question(state) == "take-tile");
      CHECK_FALSE(offers(state, "pass"));  // growth is mandatory
      play(state, offers(state).front());
      play(state, offers(state).front());
      while (question(state) == "build" || question(state) == "develop") play(state, "pass");
    }
  CHECK(state.round == 5);
  CHECK(state.board.size() == 15);
  decline_until_turn(state);
  CHECK(state.era == 2);
}

TEST_CASE("DO-4.4 after the End of Era of Era 3 the game is over and scored") {
  State state = first_turn();
  state.players[0].influence = 34;  // the Celts need 34
  end_era_now(state, 3);
  if (question(state) == "assimilate") play(state, "pass");
  CHECK(Dominations::decision(state).actor == Decision::Actor::no_one);
  CHECK(points(state, 0, Category::objectives) == 5);
  CHECK(Dominations::place(state, 0) == 1);
}

TEST_CASE("DO-5.1, DO-5.3, DO-13.4 limits of 5, then 10, 15 and 20 by the highest City of the Domain; bonuses add up to at most 20") {
  State state = first_turn();
  put(state, "t01", {0, 0, 1});
  put(state, "t02", {1, -1, 0});
  CHECK(reserve_limit(state, 0, trade) == 5);
  city(state, "t01", 0, 1);
  city(state, "t02", 0, 1);
  CHECK(reserve_limit(state, 0, trade) == 10);
  CHECK(reserve_limit(state, 0, craft) == 5);
  CHECK(reserve_limit(state, 1, trade) == 5);
  city(state, "t02", 0, 2);
  CHECK(reserve_limit(state, 0, trade) == 15);
  own_far(state, 0, "granaries");
  CHECK(reserve_limit(state, 0, trade) == 20);
  CHECK(reserve_limit(state, 0, art) == 10);
  state.players[0].tree.back().print |= kAdvanced;
  CHECK(reserve_limit(state, 0, trade) == 20);
  CHECK(reserve_limit(state, 0, art) == 15);
}

TEST_CASE("DO-5.4, DO-R7 what is above the limit is lost; only above 20 does an acquisition score, once") {
  State state = first_turn();
  acquire(state, 0, art, 9);
  CHECK(knows(state, 0, art) == 5);
  CHECK(victory_points(state, 0) == 0);
  put(state, "t31", {0, 0, 1});
  city(state, "t31", 0, 3);
  know(state, 0, art, 18);
  acquire(state, 0, art, 2);
  CHECK(points(state, 0, Category::overflow) == 0);
  acquire(state, 0, art, 3);
  CHECK(knows(state, 0, art) == 20);
  CHECK(points(state, 0, Category::overflow) == 1);
  acquire(state, 0, art, 1);
  CHECK(points(state, 0, Category::overflow) == 2);
}

TEST_CASE("DO-5.2, DO-5.5 one placement is one acquisition per Domain; each firing of an effect and each share of Vestigium is its own") {
  State state = first_turn();
  put(state, "t09", {0, 0, 1});
  city(state, "t09", 0, 3);
  know(state, 0, trade, 20);
  hold(state, 0, "t02");
  own_far(state, 0, "barter");
  play(state, {"take t02", "place t02 1 0 up-1"});
  CHECK(points(state, 0, Category::overflow) == 2);  // dots, Concentration, Field and City: one; Barter: another
  state = first_turn();
  put(state, "t09", {0, 0, 1});
  city(state, "t09", 0, 3);
  know(state, 0, trade, 20);
  state.agenda.clear();
  state.agenda.schedule({task(Duty::assign_point, 0, 3), task(Duty::take_tile, 0)});
  play(state, {"assign trade", "assign trade", "assign science"});
  CHECK(points(state, 0, Category::overflow) == 1);
  CHECK(knows(state, 0, science) == 1);
  put(state, "t31", {1, -1, 0});  // art too has its limit at 20
  city(state, "t31", 0, 3);
  know(state, 0, art, 20);
  state.agenda.schedule({task(Duty::assign_point, 0, 4)});
  play(state, {"assign trade", "assign trade", "assign art", "assign art"});
  CHECK(points(state, 0, Category::overflow) == 1 + 2);  // one for each of the two Domains
}

TEST_CASE(
    "DO-5.5, DO-6.9, DO-6.10 Cities of another Produce with their owner's bonus alone, all of a Domain in one acquisition, each Domain its "
    "own") {
  State state = first_turn();
  put(state, "t46", {0, 0, 1});
  put(state, "t47", {1, 0, 1});
  put(state, "t31", {1, -1, 1});
  city(state, "t46", 1, 3);
  city(state, "t47", 1, 1);
  own_far(state, 0, "census");  // the bonus of who places does not help the owner
  hold(state, 0, "t01");
  State full = state;
  play(state, {"take t01", "place t01 1 0 up-0"});  // touches all three
  CHECK(knows(state, 1, science) == 3 + 1);
  CHECK(knows(state, 1, art) == 0);
  city(full, "t31", 1, 3);
  know(full, 1, science, 20);
  know(full, 1, art, 20);
  State once = full;
  play(full, {"take t01", "place t01 1 0 up-0"});
  CHECK(points(full, 1, Category::overflow) == 2);  // two science Cities one acquisition, the art City another
  know(once, 1, art, 0);
  play(once, {"take t01", "place t01 1 0 up-0"});
  CHECK(points(once, 1, Category::overflow) == 1);
  CHECK(knows(once, 1, art) == 3);
}

TEST_CASE("DO-5.6, DO-14.4 Vestigium is assigned point by point in canonical order, into full Domains too, and added at the end") {
  State state = first_turn();
  know(state, 0, craft, 5);
  state.agenda.clear();
  state.agenda.schedule({task(Duty::assign_point, 0, 3), task(Duty::take_tile, 0)});
  CHECK(offers(state).size() == 6);
  play(state, "assign craft");
  CHECK_FALSE(offers(state, "assign trade"));
  CHECK(offers(state).size() == 5);
  play(state, "assign religion");
  CHECK(all(state, 0) == Amounts{0, 5, 0, 0, 0, 2});  // the third point could only be religion (DO-14.5)
  CHECK(question(state) == "take-tile");
}

TEST_CASE("DO-5.6 Produced Vestigium is Produced Knowledge of the chosen Domain and is seen by `produce` effects") {
  State state = first_turn({.monuments = {"machu-picchu", "petra", "", ""}});
  put(state, "t16", {0, 0, 1});
  city(state, "t16", 0, 1);
  state.sites[0] = {monument("machu-picchu"), 1, 1, 0, facing(0, 0)};  // (1,0,0) and (1,0,1), beside t16
  own_far(state, 0, "taxes", true);  // a government point for every 2 Produced
  hold(state, 0, "t61");             // government, religion, trade
  play(state, {"take t61", "place t61 1 1 up-0"});  // slots 1 and 2 of the piece's half touch: one dot is Vestigium
  CHECK(question(state) == "assign-point");
  CHECK(state.produced[government] >= 1);
  const int before = state.produced[government];
  play(state, "assign government");
  CHECK(knows(state, 0, government) == std::min(5, before + 1 + (before + 1) / 2));
  CHECK(state.produced == Amounts{});
}

TEST_CASE("DO-5.7, DO-5.8 a discount lowers the cost in its own Domain, to zero at the least") {
  State state = first_turn();
  put(state, "t31", {0, 0, 1});
  own_far(state, 0, "road-building", true);  // 3 less
  go_to(state, Duty::build);
  CHECK(offers(state, "build t31"));  // free
  play(state, "build t31");
  CHECK(all(state, 0) == Amounts{});
}

TEST_CASE("DO-6.1 start-of-turn effects come first, as Gains") {
  State state = first_turn();
  own_far(state, 1, "caravans", true);
  play(state, offers(state).front());
  play(state, offers(state).front());
  while (Dominations::decision(state).seat == 0) play(state, "pass");
  CHECK(Dominations::decision(state).seat == 1);
  CHECK(knows(state, 1, trade) == 2);
  CHECK(question(state) == "take-tile");
}

TEST_CASE("DO-6.2, DO-6.3, DO-6.4 a tile goes on an empty cell against something built, and never against a closed side") {
  State state = first_turn({.monuments = {"lighthouse", "petra", "", ""}});
  put(state, "t01", {0, 0, 1});
  city(state, "t01", 1, 1);
  state.sites[0] = {monument("lighthouse"), 1, 0, 1, facing(0, 0)};  // (0,1,0) and (0,1,1)
  hold(state, 0, "t46");
  play(state, "take t46");
  CHECK_FALSE(offers(state, "place t46 0 0 down-0"));   // taken
  CHECK_FALSE(offers(state, "place t46 5 5 up-0"));     // touches nothing
  CHECK(offers(state, "place t46 1 0 up-0"));           // against t01
  CHECK(offers(state, "place t46 -1 1 up-2"));          // against the Cradle
  CHECK(offers(state, "place t46 -1 1 down-0"));        // against the open side x2 of (0,1,0)
  CHECK_FALSE(offers(state, "place t46 0 2 up-0"));     // against the closed side of (0,1,1)
  CHECK_FALSE(offers(state, "place t46 1 1 up-0"));
}

TEST_CASE("DO-6.5, DO-6.6, DO-R1 all connected sides, each dot once, and one more for each touching pair") {
  State state = first_turn();
  put(state, "t09", {0, 0, 1});
  put(state, "t37", {-1, 1, 0});
  put(state, "t16", {-1, 1, 1});
  hold(state, 0, "t02");
  play(state, {"take t02", "place t02 0 1 up-2"});
  CHECK(all(state, 0) == Amounts{4, 3, 1, 3, 0, 0});
}

TEST_CASE("DO-6.6, DO-R1 Vestigium dots never match, and slots without a dot Produce nothing") {
  State state = first_turn({.monuments = {"lighthouse", "great-library", "", ""}});
  put(state, "t01", {0, 0, 1});
  city(state, "t01", 1, 1);
  state.sites[0] = {monument("lighthouse"), 1, 0, 1, facing(0, 0)};  // no dots
  hold(state, 0, "t46");
  play(state, {"take t46", "place t46 -1 1 down-0"});  // only the side of the Lighthouse
  int produced = 0;
  for (std::uint8_t amount : all(state, 0)) produced += amount;
  CHECK(produced == 3);  // Field and the tile's own two dots
}

TEST_CASE("DO-6.7, DO-R4 a completed Locus is compulsory: its six dots and the Field, without Concentration") {
  State state = before_locus();
  play(state, {"take t78", "place t78 0 1 down-0"});
  CHECK(all(state, 0) == Amounts{3, 2, 0, 0, 1, 1});
  CHECK(question(state) != "choose-mode");
}

TEST_CASE("DO-6.7, DO-14.5 of several completed Loci one is chosen") {
  State state = before_two_loci();
  play(state, {"take t01", "place t01 1 1 up-0"});
  CHECK(question(state) == "choose-mode");
  CHECK(offers(state) == std::vector<std::string>{"locus 1 1", "locus 2 1"});
  State other = state;
  play(state, "locus 1 1");
  play(other, "locus 2 1");
  CHECK(all(state, 0) != all(other, 0));
}

TEST_CASE("DO-6.8 the Field Produces 1, 2 with the Merchant, and more with Field bonuses") {
  for (const int bonus : {0, 1, 2}) {
    State state = first_turn();
    hold(state, 0, "t31");  // an Art Field
    if (bonus >= 1) state.roles[trade] = 0;
    if (bonus >= 2) own_far(state, 0, "ornament");
    play(state, {"take t31", "place t31 0 0 down-1"});  // no art dot on the side of the Cradle
    CHECK(knows(state, 0, art) == std::array{2, 3, 5}[static_cast<std::size_t>(bonus)]);
  }
}

TEST_CASE("DO-6.9, DO-6.10, DO-6.11 every touched City Produces for its owner, whose own `produce` effects do not react") {
  State state = first_turn();
  put(state, "t46", {0, 0, 1});
  city(state, "t46", 1, 2);
  own_far(state, 1, "census");            // each City one more
  own_far(state, 1, "arithmetic", true);  // would react to science Produced
  hold(state, 0, "t31");
  play(state, {"take t31", "place t31 0 1 up-0"});
  CHECK(knows(state, 1, science) == 3);
}

TEST_CASE("DO-6.9, DO-R5 in a Locus placement the Cities across a side and around the Locus are activated, each once") {
  State state = before_locus();
  put(state, "t61", {-1, 2, 0});   // touches (0,1,1) by no side
  put(state, "t62", {0, 2, 0});    // across edge 1 of (0,1,1)
  city(state, "t62", 1, 1);
  city(state, "t47", 1, 2);        // around the Locus, not across a side
  city(state, "t37", 1, 1);        // both: across a side and around the Locus
  play(state, {"take t78", "place t78 0 1 down-0"});
  CHECK(knows(state, 1, government) == 1);
  CHECK(knows(state, 1, science) == 2);
  CHECK(knows(state, 1, art) == 1);
}

TEST_CASE("DO-6.10, DO-R6 `produce` effects use what was Produced before limits; `locus` effects fire once for the chosen Locus") {
  State state = before_locus();
  know(state, 0, trade, 5);       // full: all of it is lost
  own_far(state, 0, "barter");    // floor(3 / 3)
  own_far(state, 0, "relics");    // 4 VP
  own_far(state, 0, "navigation", true);
  const int before = victory_points(state, 0);
  play(state, {"take t78", "place t78 0 1 down-0"});
  CHECK(knows(state, 0, trade) == 5);
  CHECK(points(state, 0, Category::mastery_effects) - before >= 4);
  CHECK(question(state) == "assign-point");
  State empty = before_locus();
  own_far(empty, 0, "barter", true);
  play(empty, {"take t78", "place t78 0 1 down-0"});
  CHECK(knows(empty, 0, trade) == 4);
}

TEST_CASE("DO-6.12, DO-R31 the Worker places a second tile once, after a placed tile and never by the Inventor") {
  State state = first_turn();
  state.era = 2;
  state.roles[craft] = 0;
  state.roles[science] = 0;
  put(state, "t90", {0, 0, 1});
  play(state, "take t01");
  play(state, "place t01 1 0 up-0");
  CHECK(question(state) == "use-worker");
  CHECK(offers(state, "pass"));
  play(state, "worker");
  CHECK(state.roles[craft] == 0);  // returned with the second tile (DO-14.1)
  CHECK(question(state) == "take-tile");
  CHECK_FALSE(offers(state, "inventor"));
  play(state, "take t02");
  CHECK((state.roles[craft] == 0 && state.hands[0].has(tile("t02"))));
  play(state, "place t02 0 1 up-0");
  CHECK(state.roles[craft] == kNone);
  CHECK(question(state) != "use-worker");
  CHECK(state.board.size() == 3);
  State inventor = first_turn();
  inventor.era = 2;
  inventor.roles[craft] = 0;
  inventor.roles[science] = 0;
  put(inventor, "t90", {0, 0, 1});
  play(inventor, "inventor");
  CHECK(question(inventor) != "use-worker");
  CHECK(inventor.roles[craft] == 0);
}

TEST_CASE("DO-14.1, DO-15.2 a chosen tile stays in the hand, seen by its holder alone, until it is placed") {
  State state = first_turn();
  know(state, 0, trade, 2);
  hold(state, 0, "t02"), hold(state, 0, "t78");
  const auto answered_to = [&](std::string_view text) {
    return answered<Dominations>(state, as<Action>(*Dominations::info().grammar.parse(text)));
  };
  CHECK(answered_to("take t02").seen_by(0));
  CHECK_FALSE(answered_to("take t02").seen_by(1));
  CHECK_FALSE(answered_to("take t02").seen_by(kSpectator));
  CHECK(answered_to("exchange 2 trade art").seen_by(kSpectator));  // on the same question, and everybody sees it
  const State before = state;
  State other = state;
  play(state, "take t02");
  play(other, "take t78");
  CHECK(state.hands[0] == before.hands[0]);
  CHECK(state.board.empty());
  for (Seat viewer : {Seat{1}, kSpectator}) {
    const State seen = Dominations::view(state, viewer);
    CHECK(seen == Dominations::view(other, viewer));
    CHECK((seen.named.empty() && seen.players[0].unseen_tiles == before.hands[0].size()));
  }
  CHECK(Dominations::view(state, 0).named.has(tile("t02")));
  CHECK_FALSE(offers(state, "place t78 0 0 down-0"));  // the other tile
  CHECK(Dominations::decision(state).seen_by(1));
  play(state, "place t02 0 0 down-0");
  CHECK((state.named.empty() && !state.hands[0].has(tile("t02"))));
  CHECK(Dominations::view(state, 1).board.has(tile("t02")));
}

TEST_CASE("DO-14.1, DO-15.2 for all the others know, any tile of the hand may have been chosen") {
  State state = first_turn();
  play(state, offers(state).front());
  TileSet imagined;
  Rng rng(1);
  for (int n = 0; n < 400; ++n) {
    State redealt = Dominations::view(state, 1);
    Dominations::determinize(redealt, rng);
    CHECK((redealt.named.size() == 1 && (redealt.named & redealt.hands[0]) == redealt.named));
    imagined.add(redealt.named);
  }
  CHECK(imagined.size() > 60);  // of the 83 that are not in the own hand
  State own = Dominations::view(state, 0);
  Dominations::determinize(own, rng);
  CHECK(own.named == state.named);
}

TEST_CASE("DO-6.13 a hand lasts an Era: seven tiles for five turns and one Worker, and is full again in the next") {
  State state = first_turn();
  state.era = 2;
  state.roles[craft] = 0;  // the Worker
  int placed = 0;
  for (int turn = 0; turn < 5 * 2;) {
    const Seat seat = Dominations::decision(state).seat;
    REQUIRE(question(state) == "take-tile");
    REQUIRE(state.hands[seat].size() >= 1);
    CHECK(offers_of(state, "take") == state.hands[seat].size());
    play(state, offers(state).front());
    play(state, offers(state).front());
    placed += seat == 0;
    if (question(state) == "choose-mode") play(state, offers(state).front());
    if (question(state) == "use-worker") {
      play(state, "worker");
      continue;
    }
    ++turn;
    while (question(state) == "build" || question(state) == "develop") play(state, "pass");
  }
  CHECK(placed == 6);
  CHECK(state.hands[0].size() == 1);
  CHECK(state.hands[1].size() == 2);
  CHECK(state.round == 5);
  decline_until_turn(state);
  CHECK(state.era == 3);
  for (Seat seat = 0; seat < 2; ++seat) CHECK(state.hands[seat].size() >= 7);
}

TEST_CASE("DO-6.14, DO-R25 the Inventor reactivates any tile in a mode of choice; its City only in a Locus; no tile leaves the hand") {
  State state = before_locus();
  put(state, "t78", {0, 1, 1});
  state.era = 2;
  state.roles[science] = 0;
  city(state, "t78", 1, 3);
  const std::uint8_t hand = state.hands[0].size();
  State locus = state;
  play(state, "inventor");
  CHECK(offers_of(state, "reactivate") == 6);
  play(state, "reactivate t78");
  CHECK(question(state) == "choose-mode");
  CHECK(offers(state) == std::vector<std::string>{"connect", "locus 1 1"});
  CHECK(state.roles[science] == kNone);
  play(state, "connect");
  CHECK(knows(state, 1, religion) == 0);
  CHECK(knows(state, 0, religion) >= 1);  // the Field, although a City stands on it
  CHECK(state.hands[0].size() == hand);
  play(locus, {"inventor", "reactivate t78", "locus 1 1"});
  CHECK(knows(locus, 1, religion) == 3);
  CHECK(all(locus, 0) == Amounts{3, 2, 0, 0, 1, 1});
}

TEST_CASE("DO-6.14 a tile without a Locus is reactivated on its sides, and dots under a circle count") {
  State state = before_locus();
  put(state, "t78", {0, 1, 1});
  state.sites[0] = {monument("hanging-gardens"), 1, 1, 1, 0};
  state.era = 2;
  state.roles[science] = 0;
  State under = state;
  play(under, {"inventor", "reactivate t78", "locus 1 1"});
  CHECK(all(under, 0) == Amounts{3, 2, 0, 0, 1, 1});
  put(state, "t31", {-2, 0, 1});
  play(state, {"inventor", "reactivate t31"});
  CHECK(question(state) != "choose-mode");
  CHECK(knows(state, 0, art) >= 1);
}
