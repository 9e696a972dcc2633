// GR-8 basic actions, GR-9 enhanced actions, GR-10 god tiles and lava.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

namespace {

// Seat 0 (Diana) has used a symbol of a slot; the question is where.
State using_symbol(State state, std::string_view slot, std::string_view use) {
  play(state, {slot, use});
  return state;
}

}  // namespace

TEST_CASE("GR-8.1 growth: one own meeple where the player has presence and nothing blocks") {
  State state = mid_game();
  build_temple(state, 0, "venus-3");
  put(state, diana, "phoebus-1", 1);
  state.god_tile[phoebus] = at("phoebus-1");
  state = using_symbol(state, "activate slot-1", "use growth");
  CHECK(offers(state) == std::vector<std::string>{"grow diana-2", "grow venus-3"});
  play(state, "grow venus-3");
  CHECK(meeples(state, diana, "venus-3") == 1);
  CHECK(state.reserve[diana] == 5);
}

TEST_CASE("GR-8.1.1, GR-19.1, GR-10.3 with an empty reserve growth moves a meeple from anywhere, also out of a blocked land") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "diana-2", 6);
  put(state, diana, "venus-1", 4);
  state.god_tile[venus] = at("venus-1");
  play(state, {"activate slot-1", "use growth", "grow diana-2"});
  CHECK(offers(state) == std::vector<std::string>{"relocate venus-1"});
  play(state, "relocate venus-1");
  CHECK(meeples(state, diana, "diana-2") == 7);
  CHECK(meeples(state, diana, "venus-1") == 3);

  State alone = mid_game();
  clear_map(alone);
  put(alone, diana, "diana-2", 10);
  build_temple(alone, 0, "venus-3");
  play(alone, {"activate slot-1", "use growth"});
  CHECK(offers(alone) == std::vector<std::string>{"grow venus-3"});  // diana-2 has no source elsewhere

  State reserve_left = mid_game();
  play(reserve_left, {"activate slot-1", "use growth", "grow diana-2"});
  CHECK(reserve_left.active == 1);  // no question about a source
}

TEST_CASE("GR-8.2, GR-R33 travel: own meeples of one territory, one step each, to any neighbours, presence or not") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "diana-3", 3);
  put(state, venus, "diana-3", 2);
  play(state, {"activate slot-3", "use travel"});
  CHECK(offers(state) == std::vector<std::string>{"travel diana-3"});
  play(state, "travel diana-3");
  CHECK(offers(state) == std::vector<std::string>{"move jupiter-3", "move phoebus-2", "move neptune-3", "move venus-3"});
  play(state, "move phoebus-2");
  CHECK(offers(state) == std::vector<std::string>{"move phoebus-2", "move neptune-3", "move venus-3", "stop"});
  play(state, {"move venus-3", "stop"});
  CHECK(meeples(state, diana, "diana-3") == 1);
  CHECK(meeples(state, diana, "phoebus-2") == 1);
  CHECK(meeples(state, diana, "venus-3") == 1);
  CHECK(meeples(state, venus, "diana-3") == 2);
}

TEST_CASE("GR-8.2, GR-R15, GR-10.1 travel neither leaves nor enters a blocked territory, and temples stay") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "diana-3", 1);
  put(state, diana, "venus-1", 1);
  build_temple(state, 0, "phoebus-3");
  state.god_tile[venus] = at("venus-1");
  state.god_tile[neptune] = at("neptune-3");
  play(state, {"activate slot-3", "use travel"});
  CHECK(offers(state) == std::vector<std::string>{"travel diana-3"});
  play(state, "travel diana-3");
  CHECK(offers(state) == std::vector<std::string>{"move jupiter-3", "move phoebus-2", "move venus-3"});
}

TEST_CASE("GR-8.3 attack: presence, a victim of any other colour, a free neighbour") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "diana-3", 1);
  put(state, jupiter, "diana-3", 1);  // neutral
  put(state, venus, "diana-3", 2);
  put(state, venus, "venus-1", 1);  // no presence there
  state.god_tile[venus] = at("venus-3");
  play(state, {"activate slot-4", "use attack"});
  CHECK(offers(state) == std::vector<std::string>{"attack diana-3"});
  play(state, "attack diana-3");
  CHECK(offers(state) == std::vector<std::string>{"victim jupiter", "victim venus"});
  play(state, "victim jupiter");
  CHECK(offers(state) == std::vector<std::string>{"push jupiter-3", "push phoebus-2", "push neptune-3"});
  play(state, "push neptune-3");
  CHECK(meeples(state, jupiter, "neptune-3") == 1);
  CHECK(meeples(state, jupiter, "diana-3") == 0);
  CHECK(meeples(state, venus, "diana-3") == 2);
}

TEST_CASE("GR-9.1, GR-R13 a temple of the blessing's colour where the player is, one per territory; then a card") {
  State state = mid_game();
  state.players[0].blessings = bit_of(venus);
  put(state, diana, "venus-1", 1);
  put(state, diana, "venus-2", 1);
  put(state, diana, "venus-3", 1);
  build_temple(state, 1, "venus-2");
  state.god_tile[venus] = at("venus-3");
  play(state, {"activate slot-1", "use growth venus"});
  CHECK(offers(state) == std::vector<std::string>{"build venus-1"});
  play(state, "build venus-1");
  CHECK(state.temple[at("venus-1")] == diana);
  CHECK(state.players[0].temples == 3);
  CHECK(meeples(state, diana, "venus-1") == 1);  // no meeple is placed
  CHECK(offers(state) == std::vector<std::string>{"take display-1", "take display-2", "take display-3", "take display-4"});
  play(state, "take display-3");
  CHECK(offers(state) == std::vector<std::string>{"put slot-1", "put slot-2", "put slot-3", "put slot-4"});
  play(state, "put slot-3");
  CHECK(state.players[0].slots[2].card == card("card-growth-attack"));
  CHECK(GodsOfRome::decision(state).actor == Decision::Actor::chance);
  play(state, "deal card-attack-attack");
  CHECK(state.display[2] == card("card-attack-attack"));
}

TEST_CASE("GR-9.1.1, GR-9.1.2 a card goes under the disc and blessings of an activated slot and stays for good") {
  State state = mid_game();
  state.players[0].blessings = bit_of(diana);
  slot_discs(state, 0, 2);
  play(state, {"activate slot-3", "use travel", "travel diana-2", "move jupiter-2", "stop"});
  turn_of(state, 0);
  state.players[0].slots[1].disc = 0, ++state.players[0].discs;
  play(state, {"activate slot-2", "use growth diana", "build diana-2", "take display-1", "put slot-3"});
  pass_chance<GodsOfRome>(state);
  CHECK(state.players[0].slots[2].disc == 1);
  CHECK(state.players[0].slots[1].blessings == bit_of(diana));
  turn_of(state, 0);
  CHECK_FALSE(offers(state, "activate slot-3"));  // not before the player has scored
  play(state, "score");
  turn_of(state, 0);
  CHECK(state.players[0].slots[2].card == card("card-growth-growth"));
  CHECK(offers(state, "activate slot-3"));
  state.players[0].blessings = bit_of(jupiter);
  play(state, {"activate slot-1", "use growth jupiter", "build jupiter-2", "take display-2"});
  CHECK_FALSE(offers(state, "put slot-3"));  // a card is never replaced
}

TEST_CASE("GR-9.1.3, GR-19.3, GR-R14 the deck refills the display while it lasts; without cards a temple is built alone") {
  State state = mid_game();
  state.players[0].blessings = bit_of(diana);
  state.deck.fill(0);
  play(state, {"activate slot-1", "use growth diana", "build diana-2", "take display-2", "put slot-4"});
  CHECK(state.display[1] == kNoCard);
  CHECK(state.active == 1);

  State bare = mid_game();
  bare.players[0].blessings = bit_of(diana);
  bare.deck.fill(0);
  bare.display.fill(kNoCard);
  play(bare, {"activate slot-1", "use growth diana", "build diana-2"});
  CHECK(bare.temple[at("diana-2")] == diana);
  CHECK(bare.active == 1);
}

TEST_CASE("GR-9.2 enhanced travel: any own meeples from anywhere to a land of the blessing's colour") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "diana-2", 2);
  put(state, diana, "phoebus-1", 1);
  put(state, diana, "venus-1", 1);
  state.god_tile[phoebus] = at("phoebus-1");  // leaving it is allowed (GR-R15)
  state.players[0].blessings = bit_of(venus);
  play(state, {"activate slot-3", "use travel venus"});
  CHECK(offers(state) == std::vector<std::string>{"gather venus-1", "gather venus-2", "gather venus-3"});
  play(state, "gather venus-1");
  CHECK(offers(state) == std::vector<std::string>{"bring phoebus-1", "bring diana-2"});
  play(state, "bring phoebus-1");
  CHECK(offers(state) == std::vector<std::string>{"bring diana-2", "stop"});
  play(state, {"bring diana-2", "stop"});
  CHECK(meeples(state, diana, "venus-1") == 3);
  CHECK(meeples(state, diana, "diana-2") == 1);
}

TEST_CASE("GR-9.2 it needs an own meeple somewhere else, and a target that is not blocked") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-1", 3);
  state.players[0].blessings = bit_of(venus);
  state.god_tile[venus] = at("venus-3");
  play(state, {"activate slot-3", "use travel venus"});
  CHECK(offers(state) == std::vector<std::string>{"gather venus-2"});
}

TEST_CASE("GR-9.3 enhanced attack: the god comes, everybody else must go, colour by colour") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-3", 1);
  put(state, jupiter, "venus-3", 1);
  put(state, venus, "venus-3", 2);
  build_temple(state, 1, "venus-3");
  state.players[0].blessings = bit_of(venus);
  play(state, {"activate slot-4", "use attack venus", "summon venus-3"});
  CHECK(state.god_tile[venus] == at("venus-3"));
  CHECK(offers(state) == std::vector<std::string>{"push jupiter-3", "push phoebus-3", "push neptune-3", "push diana-3"});
  play(state, {"push jupiter-3", "push diana-3", "push neptune-3"});
  CHECK(meeples(state, jupiter, "jupiter-3") == 1);
  CHECK(meeples(state, venus, "diana-3") == 1);
  CHECK(meeples(state, venus, "neptune-3") == 1);
  CHECK(meeples(state, diana, "venus-3") == 1);
  CHECK(state.temple[at("venus-3")] == phoebus);  // wooden temples stay
  CHECK(state.active == 1);
}

TEST_CASE("GR-9.3, GR-R17 not where the god stands; it may be fetched from elsewhere, with nobody to push, or nowhere to push to") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-3", 1);
  put(state, diana, "venus-1", 1);
  state.god_tile[venus] = at("venus-1");
  state.players[0].blessings = bit_of(venus);
  play(state, {"activate slot-4", "use attack venus"});
  CHECK(offers(state) == std::vector<std::string>{"summon venus-3"});
  play(state, "summon venus-3");
  CHECK(state.god_tile[venus] == at("venus-3"));
  CHECK(state.active == 1);

  State walled = mid_game();
  clear_map(walled);
  put(walled, diana, "venus-1", 1);  // its neighbours: jupiter-1, neptune-2, phoebus-1
  put(walled, jupiter, "venus-1", 1);
  walled.god_tile[jupiter] = at("jupiter-1"), walled.god_tile[neptune] = at("neptune-2"), walled.god_tile[phoebus] = at("phoebus-1");
  walled.players[0].blessings = bit_of(venus);
  play(walled, {"activate slot-4", "use attack venus", "summon venus-1"});
  CHECK(meeples(walled, jupiter, "venus-1") == 1);
  CHECK(walled.active == 1);
}

TEST_CASE("GR-10.1 in a blocked territory nothing is placed, entered, pushed in or done") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-3", 2);
  put(state, venus, "venus-3", 1);
  put(state, diana, "diana-3", 1);
  put(state, venus, "diana-3", 1);
  state.god_tile[venus] = at("venus-3");
  state.players[0].blessings = bit_of(venus);
  State growth = using_symbol(state, "activate slot-1", "use growth");
  CHECK(offers(growth) == std::vector<std::string>{"grow diana-3"});
  State attack = using_symbol(state, "activate slot-4", "use attack");
  CHECK(offers(attack) == std::vector<std::string>{"attack diana-3"});
  play(attack, {"attack diana-3", "victim venus"});
  CHECK_FALSE(offers(attack, "push venus-3"));
  play(state, "activate slot-1");
  CHECK_FALSE(offers(state, "use growth venus"));
}

TEST_CASE("GR-10.2 what stands in a blocked territory still counts") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-3", 2);
  state.god_tile[venus] = at("venus-3");
  visit_now(state, 0, {venus});
  slot_discs(state, 0, 2);
  show_objectives(state, {"objective-attackers", "objective-isolated"});
  CHECK(controller(state, at("venus-3")) == diana);
  play(state, "score");
  CHECK(state.players[0].favour == 2);  // 1 and the +1 tile
}

TEST_CASE("GR-10.4 a god tile goes home by a visit of anybody, not by scoring") {
  State state = mid_game();
  state.god_tile[venus] = at("venus-3");
  play(state, "score");
  CHECK(state.god_tile[venus] == at("venus-3"));
  play(state, "visit venus");
  CHECK(state.god_tile[venus] == kNowhere);
}

TEST_CASE("GR-10.6, GR-R21 lands of neutral and removed colours are entered like others") {
  State state = mid_game({.players = 2});
  clear_map(state);
  put(state, diana, "diana-1", 1);
  play(state, {"activate slot-3", "use travel", "travel diana-1"});
  CHECK(offers(state, "move jupiter-1"));  // removed
  CHECK(offers(state, "move neptune-1"));  // neutral
  play(state, "move jupiter-1");
  CHECK(controller(state, at("jupiter-1")) == diana);
}

TEST_CASE("GR-20.2 an enhanced action once chosen is carried out") {
  State state = mid_game();
  state.players[0].blessings = bit_of(diana);
  play(state, {"activate slot-1", "use growth diana"});
  CHECK(offers(state) == std::vector<std::string>{"build diana-2"});  // no way back
  play(state, "build diana-2");
  CHECK_FALSE(offers(state, "stop"));
  CHECK_FALSE(offers(state, "end"));
}

namespace {

// venus-1 borders jupiter-1, neptune-2 and phoebus-1: all blocked, but for those left open.
State walled(std::initializer_list<God> open = {}) {
  State state = mid_game();
  clear_map(state);
  state.god_tile[jupiter] = at("jupiter-1"), state.god_tile[neptune] = at("neptune-2"), state.god_tile[phoebus] = at("phoebus-1");
  for (God god : open) state.god_tile[god] = kNowhere;
  put(state, diana, "venus-1", 1);
  put(state, venus, "venus-1", 1);
  return state;
}

}  // namespace

TEST_CASE("GR-8.2, GR-8.3, GR-7.5 without a free neighbour there is neither travel nor attack") {
  State travel = walled();
  play(travel, "activate slot-3");
  CHECK(offers(travel) == std::vector<std::string>{"end"});
  State attack = walled();
  play(attack, "activate slot-4");
  CHECK(offers(attack) == std::vector<std::string>{"end"});
  State free_way = walled({neptune});
  play(free_way, {"activate slot-4", "use attack", "attack venus-1", "victim venus"});
  CHECK(offers(free_way) == std::vector<std::string>{"push neptune-2"});
}

TEST_CASE("GR-9.3 the god drives nobody into a blocked territory") {
  State state = walled({phoebus});
  state.players[0].blessings = bit_of(venus);
  play(state, {"activate slot-4", "use attack venus", "summon venus-1"});
  CHECK(offers(state) == std::vector<std::string>{"push phoebus-1"});
}
