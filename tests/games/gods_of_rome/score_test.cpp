// GR-11 score, GR-12 objectives.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

namespace {

// Diana controls venus-3 (+1) and visits Venus; two discs on slots make scoring free.
State about_to_score() {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-3", 2);
  visit_now(state, 0, {venus});
  slot_discs(state, 0, 2);
  show_objectives(state, {"objective-attackers", "objective-isolated"});
  state.players[0].favour = 2;
  return state;
}

int gain(State state) {
  const int before = state.players[0].favour;
  play(state, "score");
  return state.players[0].favour - before;
}

int gain_with(State state, std::string_view objective) {
  show_objectives(state, {objective, objective == "objective-isolated" ? "objective-vigilant" : "objective-isolated"});
  return gain(state);
}

}  // namespace

TEST_CASE("GR-11.1 visits and colours count as they were when the turn began") {
  State state = about_to_score();
  visit_now(state, 0, {jupiter});
  CHECK(gain_with(state, "objective-cultists") == 2 + 1);  // the discs go home only afterwards
}

TEST_CASE("GR-11.2 the cost is 2, 1 or 0 for 0, 1 or more discs on slots") {
  for (int discs = 0; discs <= 4; ++discs) {
    State state = about_to_score();
    state.players[0].slots = {};
    state.players[0].discs += 2;
    slot_discs(state, 0, discs);
    CHECK(gain(state) == 2 - (discs == 0 ? 2 : discs == 1 ? 1 : 0));
  }
}

TEST_CASE("GR-11.3, GR-R31 slot discs come back, used blessings go home, unused ones and cards stay") {
  State state = about_to_score();
  Player& player = state.players[0];
  player.blessings = bit_of(jupiter);
  player.slots[0].blessings = bit_of(venus);
  player.slots[1].card = card("card-attack-attack");
  const int reserve = player.discs;
  play(state, "score");
  CHECK(player.discs == reserve + 2 + 1);
  CHECK(player.slots[0].blessings == 0);
  CHECK(player.blessings == bit_of(jupiter));
  CHECK(player.slots[1].card == card("card-attack-attack"));
}

TEST_CASE("GR-11.4 scored: controlled, not of the own colour, its god visited") {
  State state = about_to_score();
  CHECK(gain(state) == 2);
  put(state, venus, "venus-3", 2);  // a tie: not controlled
  CHECK(gain(state) == 0);

  state = about_to_score();
  put(state, diana, "phoebus-1", 5);  // not visited
  CHECK(gain(state) == 2);
  put(state, diana, "diana-1", 3);
  visit_now(state, 0, {diana});  // the own colour
  CHECK(gain(state) == 2);
  put(state, diana, "venus-2", 1);  // -1 tile: worth nothing
  CHECK(gain(state) == 2);
  put(state, diana, "venus-1", 1);  // no tile
  CHECK(gain(state) == 3);
}

TEST_CASE("GR-11.5, GR-R34 objectives that count once count even without a scored territory") {
  State state = about_to_score();
  clear_map(state);
  visit_now(state, 0, {jupiter});
  CHECK(gain_with(state, "objective-cultists") == 1);
}

TEST_CASE("GR-11.6 the harvest tiles of scored territories flip, the others do not") {
  State state = about_to_score();
  put(state, diana, "venus-2", 1);
  play(state, "score");
  CHECK(state.harvest[at("venus-3")] == -1);
  CHECK(state.harvest[at("venus-2")] == 1);
  CHECK(state.harvest[at("phoebus-1")] == 1);
}

TEST_CASE("GR-11.7, GR-R2 cost and gain are one change, and favour never falls below 0") {
  State state = mid_game();
  clear_map(state);
  state.players[0].favour = 1;
  play(state, "score");
  CHECK(state.players[0].favour == 0);

  state = about_to_score();
  state.players[0].slots = {};
  state.players[0].discs += 2;
  state.players[0].favour = 0;
  play(state, "score");
  CHECK(state.players[0].favour == 0);  // -2 + 2, not floor then +2
}

TEST_CASE("GR-11.8 the discs in temples come back and the spaces are free") {
  State state = about_to_score();
  visit_now(state, 1, {venus});
  turn_of(state, 2);
  CHECK_FALSE(offers(state, "visit venus"));
  turn_of(state, 0);
  play(state, "score");
  CHECK(state.players[0].visiting == 0);
  CHECK(state.players[0].discs == 11);
  turn_of(state, 2);
  CHECK(offers(state, "visit venus"));
}

TEST_CASE("GR-11.9 checkpoints are looked at after everything else") {
  State state = about_to_score();
  state.players[0].favour = 3;
  state.players[0].discs = 0;  // the claim takes a disc that has just come home
  state.players[0].slots[2].disc = state.players[0].slots[3].disc = 1;
  play(state, "score");
  CHECK(state.resolved == 1);
  CHECK(state.players[0].claim_discs == 1);
}

TEST_CASE("GR-12.1 a territory can earn several objectives at once") {
  State state = about_to_score();
  put(state, diana, "venus-3", 4);
  state.god_tile[venus] = at("venus-3");
  show_objectives(state, {"objective-populated", "objective-vigilant"});
  CHECK(gain(state) == 4);
}

TEST_CASE("GR-12.2, GR-2.11 Populated: own value 4 or more, a temple included") {
  State state = about_to_score();
  put(state, diana, "venus-3", 3);
  CHECK(gain_with(state, "objective-populated") == 2);
  build_temple(state, 0, "venus-3");
  CHECK(gain_with(state, "objective-populated") == 3);
}

TEST_CASE("GR-12.3 Attackers: another player's temple in the territory; the own one does not count") {
  State state = about_to_score();
  CHECK(gain_with(state, "objective-attackers") == 2);
  build_temple(state, 1, "venus-3");
  CHECK(gain_with(state, "objective-attackers") == 3);
  state = about_to_score();
  build_temple(state, 0, "venus-3");
  CHECK(gain_with(state, "objective-attackers") == 2);
}

TEST_CASE("GR-12.3 Festival: two other colours, by meeple or temple, neutral ones too") {
  State state = about_to_score();
  put(state, diana, "venus-3", 4);
  put(state, jupiter, "venus-3", 1);
  CHECK(gain_with(state, "objective-festival") == 2);
  build_temple(state, 1, "venus-3");
  CHECK(gain_with(state, "objective-festival") == 3);
}

TEST_CASE("GR-R19 Isolated: an own temple and no meeple of any colour in the scored territory") {
  State state = about_to_score();
  build_temple(state, 0, "venus-3");
  CHECK(gain_with(state, "objective-isolated") == 2);
  put(state, diana, "venus-3", 0);
  CHECK(gain_with(state, "objective-isolated") == 3);
}

TEST_CASE("GR-12 Vigilant: a god tile stands there (GR-12.2)") {
  State state = about_to_score();
  CHECK(gain_with(state, "objective-vigilant") == 2);
  state.god_tile[venus] = at("venus-3");
  CHECK(gain_with(state, "objective-vigilant") == 3);
}

TEST_CASE("GR-R20 Clustered: presence in two territories next to the scored one") {
  State state = about_to_score();
  put(state, diana, "diana-3", 1);
  CHECK(gain_with(state, "objective-clustered") == 2);
  build_temple(state, 0, "jupiter-3");
  CHECK(gain_with(state, "objective-clustered") == 3);
}

TEST_CASE("GR-12 Scattered: presence in all five colours, once per score (GR-11.5)") {
  State state = about_to_score();
  for (std::string_view t : {"jupiter-1", "phoebus-1", "neptune-1"}) put(state, diana, t, 1);
  CHECK(gain_with(state, "objective-scattered") == 2);
  build_temple(state, 0, "diana-1");
  CHECK(gain_with(state, "objective-scattered") == 3);
}

TEST_CASE("GR-12 Cultists: half the gods visited, rounded down, the own one included (GR-11.1)") {
  for (int gods = 0; gods <= 5; ++gods) {
    State state = mid_game();
    clear_map(state);
    slot_discs(state, 0, 2);
    for (God god = 0; god < gods; ++god) visit_now(state, 0, {god});
    CHECK(gain_with(state, "objective-cultists") == gods / 2);
  }
}
