// BB-6 the actions.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-6.1.1, BB-E2 over one printed path of the mode, of at most the action value") {
  const auto reach = [](std::string_view space, Pips value) {
    State state = die_turn({.dice = {value, value, value}, .regions = {"center-mountain"}});
    const std::string place = "place " + std::to_string(value) + " " + std::string(space);
    if (!offers(state, place)) return Offers{};
    play(state, place);
    Offers targets = offers(state);
    std::sort(targets.begin(), targets.end());
    return targets;
  };
  const std::string south = "expand south-plains", east = "expand east-beach", plains = "expand center-plains",
                    beach = "expand center-beach";
  for (const Pips value : {Pips{5}, Pips{6}}) CHECK(reach("water", value) == Offers{east, south});
  CHECK(reach("water", 4) == Offers{east});
  for (const Pips value : {Pips{1}, Pips{2}, Pips{3}}) CHECK(reach("water", value) == Offers{});
  for (const Pips value : {Pips{4}, Pips{5}, Pips{6}}) CHECK(reach("land", value) == Offers{beach, plains});  // never the forest
  for (const Pips value : {Pips{2}, Pips{3}}) CHECK(reach("land", value) == Offers{beach});
  CHECK(reach("land", 1) == Offers{});
}

TEST_CASE("BB-6.1.1 a hut that stands aside is a starting point too; own regions are no targets") {
  State state = die_turn({.dice = {6, 6, 6}, .regions = {"center-mountain", "east-beach"}});
  state.building_space[region("center-mountain")] = 1;
  state.players[1].regions |= bit(region("center-mountain"));
  play(state, "place 6 water");
  CHECK(offers(state, "expand south-plains"));
  CHECK_FALSE(offers(state, "expand east-beach"));
  CHECK_FALSE(offers(state, "expand center-mountain"));
}

TEST_CASE("BB-6.1.2, BB-13.3 without a hut on the tableau nobody expands") {
  State state = die_turn({.dice = {6, 6, 6}, .regions = {"center-mountain"}});
  CHECK(offers(state, "place 6 land"));
  state.players[0].ordinary_huts = state.players[0].twelfth_huts = 0;
  CHECK_FALSE(offers_any(state, "place 6 land"));
  CHECK_FALSE(offers_any(state, "place 6 water"));
  state.players[0].twelfth_huts = 1;  // the 12th space will do
  CHECK(offers(state, "place 6 land"));
  CHECK(offers(state, "place 6 water"));
}

TEST_CASE("BB-6.1.3, BB-6.1.4, BB-1.3 target, hut, the old hut aside, good, then red") {
  State state = die_turn({.dice = {5, 1, 1}, .hand = {God::red}, .offerings = 1, .regions = {"center-mountain"}});
  state.players[1].regions |= bit(region("east-beach"));
  state.building_space[region("east-beach")] = 1;
  play(state, {"place 5 water", "expand east-beach", "hut ordinary"});
  CHECK(state.building_space[region("east-beach")] == 0);
  CHECK((state.players[1].regions & bit(region("east-beach"))));  // aside
  CHECK((state.players[0].regions & bit(region("east-beach"))));
  CHECK(asks(state) == Duty::store_material);
  play(state, "store c13");
  CHECK(asks(state) == Duty::play_red);
  CHECK(offers(state) == Offers{"pay card", "pass"});
  play(state, "pass");
  CHECK(score(state, 0, Category::red_god) == 0);
  CHECK(state.active == 1);
}

TEST_CASE("BB-6.1.5, BB-6.1.6 the space a hut left is free; the 12th only when its last hut has left") {
  State state = die_turn({.dice = {2, 2, 2}, .regions = {"center-mountain"}});
  Player& player = state.players[0];
  player.twelfth_huts = 2;
  player.ordinary_huts = 9;
  const int free_before = free_ordinary_spaces(player);
  play(state, {"place 2 land", "expand center-beach", "hut ordinary", "store c13"});
  CHECK(free_ordinary_spaces(player) == free_before + 1);
  CHECK_FALSE(twelfth_is_free(player));
  player.twelfth_huts = 1;
  CHECK_FALSE(twelfth_is_free(player));
  player.twelfth_huts = 0;
  CHECK(twelfth_is_free(player));
  CHECK((player.regions & bit(region("center-mountain"))));
}

TEST_CASE("BB-6.2.1, BB-E3, BB-6.2.4 a tile from a position up to the value; it triggers nothing and leaves a gap") {
  State state = die_turn({.dice = {4, 4, 4}, .shells = 1});
  play(state, "place 4 woman");
  CHECK(offers(state) == Offers{"take woman-1", "take woman-2", "take woman-3", "take woman-4"});
  play(state, "take woman-2");
  CHECK(state.display[index(Sex::woman)][1] == kNone);
  CHECK(state.players[0].people[index(Sex::woman)][kind("pioneer")] == 1);
  CHECK(state.players[0].shifted[index(Sex::woman)][kind("pioneer")] == 0);  // BB-1.5: placed up
  CHECK(state.players[0].shells == 1);
  CHECK(state.players[0].status == 0);
  state.players[1].dice = {3, 3, 3};
  play(state, "place 3 woman");
  CHECK(offers(state) == Offers{"take woman-1", "take woman-3"});  // not refilled
}

TEST_CASE("BB-6.2.2, BB-R20 an ordinary space, or the 12th if nothing is on it") {
  State state = die_turn({.dice = {2, 2, 2}});
  state.players[0].twelfth_huts = 0;
  play(state, {"place 2 man", "take man-1"});
  CHECK(offers(state) == Offers{"put ordinary", "put twelfth"});
  State other = state;
  play(other, "put ordinary");
  CHECK(on_twelfth(other.players[0]) == "nobody");
  play(state, "put twelfth");
  CHECK(on_twelfth(state.players[0]) == "man-pioneer");
  CHECK_FALSE(twelfth_is_free(state.players[0]));
  CHECK_FALSE(can_move_hut(state.players[0]));  // no huts any more

  state = die_turn({.dice = {2, 2, 2}});
  state.players[0].twelfth_huts = 1;
  play(state, {"place 2 man", "take man-1"});
  CHECK(state.active == 1);  // not asked
  CHECK(on_twelfth(state.players[0]) == "nobody");
}

TEST_CASE("BB-1.4.1, BB-6.2.4 whoever lies on the 12th space stays there, whoever comes and moves down") {
  State state = die_turn({.dice = {6, 6, 6}, .god_tiles = 1});
  Player& player = state.players[0];
  player.ordinary_huts = 6;
  player.twelfth_huts = 0;
  add_people(state, 0, Sex::man, "shell-diver", 1);
  play(state, {"place 6 woman", "take woman-1", "put twelfth"});
  REQUIRE(on_twelfth(player) == "woman-pioneer");

  play(state, "place 1 fishing");
  state.display[index(Sex::woman)][1] = kind("pioneer");  // another one, for an ordinary space
  play(state, {"place 6 woman blue", "pay god-tile", "take woman-2"});
  CHECK(player.people[index(Sex::woman)][kind("pioneer")] == 2);
  CHECK(on_twelfth(player) == "woman-pioneer");
  CHECK(on_twelfth(BoraBora::view(state, 1).players[0]) == "woman-pioneer");  // everybody sees it
}

TEST_CASE("BB-1.5, BB-6.3.2 of equal tiles the one on the 12th space moves down last and stays down") {
  State state = die_turn({.dice = {6, 6, 6}});
  Player& player = state.players[0];
  player.twelfth_huts = 0;
  add_people(state, 0, Sex::man, "seer", 2);
  player.twelfth_person = kNobody & person("man-seer");
  play(state, {"place 6 helper", "tattoo seer"});
  CHECK(on_twelfth(player) == "man-seer");
  play(state, "tattoo seer");
  CHECK(on_twelfth(player) == "man-seer down");
  add_people(state, 0, Sex::man, "seer", 3, 2);  // a third one comes up
  play(state, "tattoo seer");
  CHECK(on_twelfth(player) == "man-seer down");

  state = die_turn({.dice = {6, 6, 6}});
  player.twelfth_huts = 0;
  add_people(state, 0, Sex::man, "seer", 1);
  add_people(state, 0, Sex::woman, "seer", 1);
  player.twelfth_person = kNobody & person("woman-seer");
  play(state, {"place 6 helper", "tattoo seer"});
  CHECK(on_twelfth(player) == "woman-seer");  // that was the man
  play(state, "collect seer");
  CHECK(on_twelfth(player) == "woman-seer down");
}

TEST_CASE("BB-6.2.3 no free space or no reachable tile: not available") {
  State state = die_turn({.dice = {2, 2, 2}});
  CHECK(offers(state, "place 2 man"));
  state.display[index(Sex::man)] = {kNone, kNone, 1, 1, 1, 1};
  CHECK_FALSE(offers_any(state, "place 2 man"));
  state = die_turn({.dice = {2, 2, 2}});
  state.players[0].ordinary_huts = 11;
  CHECK_FALSE(offers_any(state, "place 2 man"));
  CHECK_FALSE(offers_any(state, "place 2 woman"));
}

TEST_CASE("BB-6.3.1, BB-E4, BB-R34 the helper: tattoos, shells and an offering with five points") {
  State state = die_turn({.dice = {5, 1, 1}});
  add_people(state, 0, Sex::man, "pioneer", 1);
  add_people(state, 0, Sex::man, "seer", 1);
  add_people(state, 0, Sex::woman, "seer", 1);
  play(state, {"place 5 helper", "tattoo pioneer", "tattoo seer"});
  CHECK(state.players[0].status == 5);
  CHECK(tables::kStatusVp[5] == 4);
  CHECK(tables::kStatusVp[4] == 3);
  play(state, "collect seer");
  CHECK(state.players[0].shells == 3);
  play(state, "gain offering");
  CHECK(state.players[0].offerings == 1);
  CHECK(state.active == 1);  // no points left
}

TEST_CASE("BB-6.3.1, BB-E5 the helper with six points in other ways") {
  State start = die_turn({.dice = {6, 1, 1}});
  add_people(start, 0, Sex::man, "herald", 1);
  add_people(start, 0, Sex::woman, "shell-diver", 1);
  State state = start;
  play(state, {"place 6 helper", "material wood", "store c11", "tattoo herald", "collect shell-diver", "stop"});
  CHECK(score(state, 0, Category::helper) == 2);
  CHECK(state.players[0].status == 4);
  CHECK(state.players[0].shells == 4);

  state = start;
  play(state, {"place 6 helper", "gain god-card", "pick blue"});
  pass_chance<BoraBora>(state);
  play(state, {"gain offering", "material sand", "store c13"});
  CHECK(state.active == 1);

  state = start;
  add_people(state, 0, Sex::man, "seer", 3);
  add_people(state, 0, Sex::woman, "seer", 3);
  play(state, {"place 6 helper", "tattoo seer", "tattoo seer", "tattoo seer", "collect seer", "collect seer", "collect seer"});
  CHECK(state.players[0].shells == 9);
  CHECK(state.active == 1);

  state = start;
  play(state, {"place 6 helper", "gain god-card", "pick pile", "draw red", "gain god-card", "pick pile", "draw red", "stop"});
  CHECK(state.players[0].hand[index(God::red)] == 2);
  CHECK(score(state, 0, Category::helper) == 2);
}

TEST_CASE("BB-6.3.2, BB-1.5 each tile is shifted once and never comes up again") {
  State state = die_turn({.dice = {5, 1, 1}});
  add_people(state, 0, Sex::man, "seer", 2, 1);
  play(state, {"place 5 helper", "tattoo seer"});
  CHECK(state.players[0].shifted[index(Sex::man)][kind("seer")] == 2);
  CHECK_FALSE(offers(state, "tattoo seer"));
}

TEST_CASE("BB-6.3.3, BB-R20 any number of huts on the 12th space, but not beside a person") {
  State state = die_turn({.dice = {6, 1, 1}});
  play(state, {"place 6 helper", "move 1", "move 1", "move 1"});
  CHECK(state.players[0].twelfth_huts == 4);
  CHECK(state.players[0].ordinary_huts == 7);
  state = die_turn({.dice = {6, 1, 1}});
  state.players[0].twelfth_huts = 0;
  add_people(state, 0, Sex::man, "seer", 1);
  state.players[0].twelfth_person = kNobody & person("man-seer");
  play(state, "place 6 helper");
  CHECK_FALSE(offers(state, "move 1"));
}

TEST_CASE("BB-6.3.4, BB-R5 points that are left are victory points") {
  State state = die_turn({.dice = {4, 1, 1}});
  play(state, {"place 4 helper", "gain offering", "stop"});
  CHECK(score(state, 0, Category::helper) == 2);
  state = die_turn({.dice = {1, 1, 1}});
  play(state, "place 1 helper");
  CHECK(score(state, 0, Category::helper) == 1);  // nothing else can be done with one point
  CHECK(state.active == 1);
  for (Sex sex : {Sex::man, Sex::woman}) {
    state = die_turn({.dice = {3, 1, 1}});
    add_people(state, 0, sex, "seer", 1);
    play(state, {"place 3 helper", "gain offering"});
    CHECK(offers(state) == Offers{sex == Sex::man ? "tattoo seer" : "collect seer", "stop"});
    state = die_turn({.dice = {3, 1, 1}});
    add_people(state, 0, sex, "seer", 1, 1);
    play(state, {"place 3 helper", "gain offering"});
    CHECK(score(state, 0, Category::helper) == 1);  // whoever is down is no reason to ask
    CHECK(state.active == 1);
  }
}

TEST_CASE("BB-6.3.5 a step is offered only if it can be done") {
  State state = die_turn({.dice = {3, 1, 1}});
  add_people(state, 0, Sex::man, "seer", 1);
  play(state, "place 3 helper");
  CHECK(offers(state) ==
        Offers{"tattoo seer", "gain offering", "gain god-card", "material sand", "material stone", "material wood", "move 1", "stop"});
  State bare = state;
  bare.players[0].ordinary_huts = 0;
  bare.cards = bare.discarded = bare.open_cards = {};
  CHECK(offers(bare) == Offers{"tattoo seer", "gain offering", "material sand", "material stone", "material wood", "stop"});
  play(state, "gain offering");
  CHECK(offers(state) == Offers{"tattoo seer", "stop"});  // one point left
}

TEST_CASE("BB-6.4.1, BB-R8 a priest must be in the supply, even if one would drop out") {
  State state = die_turn({.dice = {6, 1, 1}});
  state.temple = {kNone, kNone, 0, 0, 0, 0};
  CHECK_FALSE(offers_any(state, "place 6 temple"));
  state.temple = {kNone, kNone, 1, 0, 0, 0};
  CHECK(offers(state, "place 6 temple"));
}

TEST_CASE("BB-6.4.2, BB-6.4.3, BB-6.4.5 spaces up to the value; priests are pushed to the right until a gap") {
  State state = die_turn({.dice = {5, 1, 1}});
  state.temple = {1, 0, 1, kNone, 1, 0};
  play(state, "place 5 temple");
  CHECK(offers(state) == Offers{"priest temple-5", "priest temple-4", "priest temple-3", "priest temple-2", "priest temple-1"});
  State gap = state, out = state;
  play(gap, "priest temple-5");
  CHECK(gap.temple == std::array<Seat, 6>{1, 0, 0, 1, 1, 0});
  play(out, "priest temple-2");
  CHECK(out.temple == std::array<Seat, 6>{1, 0, 1, kNone, 0, 1});
  CHECK(priests_in_supply(out, 0) == 2);  // one placed, one dropped out
}

TEST_CASE("BB-6.4.4, BB-6.6.1, BB-E6, BB-R33 then a fire bonus: one of each half, the card seen before the second") {
  State state = die_turn({.dice = {1, 1, 1}});
  play(state, {"place 1 temple", "priest temple-1"});
  CHECK(offers(state) == Offers{"bonus god-card", "bonus offering"});
  play(state, {"bonus god-card", "pick pile", "draw green"});
  CHECK(state.players[0].hand[index(God::green)] == 1);
  CHECK(offers(state) == Offers{"bonus status", "bonus shell"});
  play(state, "bonus shell");
  CHECK(state.players[0].shells == 1);
  CHECK(state.players[0].offerings == 0);
  CHECK(state.active == 1);

  state = die_turn({.dice = {1, 1, 1}});
  state.cards = state.discarded = state.open_cards = {};
  play(state, {"place 1 temple", "priest temple-1"});
  CHECK(state.players[0].offerings == 1);  // no card at all: the offering
  CHECK(offers(state) == Offers{"bonus status", "bonus shell"});
  play(state, "bonus status");
  CHECK(state.players[0].status == 1);
}

TEST_CASE("BB-6.5.1, BB-6.5.2, BB-1.6 two adjacent materials become a building; the round says its points") {
  State state = die_turn({.dice = {3, 1, 1}, .round = 3});
  Player& player = state.players[0];
  player.materials = bit(ceremony("c11")) | bit(ceremony("c12")) | bit(ceremony("c22")) | bit(ceremony("c34"));
  player.buildings[0] = 16;
  player.materials &= static_cast<Map>(~tables::kPairMap[16]);
  play(state, "place 3 build");
  CHECK(offers(state) == Offers{"build building-2", "build building-3"});
  play(state, "build building-3");
  CHECK(offers(state) == Offers{"cover c11-c12", "cover c12-c22"});
  play(state, "cover c12-c22");
  CHECK(player.materials == bit(ceremony("c11")));
  CHECK(score(state, 0, Category::buildings) == 7);
  CHECK(asks(state) == Duty::bonus_first);
}

TEST_CASE("BB-6.5.2.1, BB-6.5.3 a single space may hold its material; materials beside the board build nothing") {
  State state = die_turn({.dice = {6, 1, 1}});
  Player& player = state.players[0];
  player.buildings = {index_in(tables::kPairs, "c12-c22"), index_in(tables::kPairs, "c21-c31"), kNone, kNone, kNone, kNone};
  player.beside = {2, 2, 2};
  CHECK_FALSE(offers_any(state, "place 6 build"));
  play(state, {"place 6 helper", "material wood"});
  CHECK(offers(state, "store c11"));
  play(state, "store c11");
  CHECK(player.materials == bit(ceremony("c11")));
  CHECK_FALSE(has_site(player));
  CHECK(metric(state, 0, Metric::ceremony_spaces_covered, 0, {}) == 5);
}
