// GR-1 components and GR-2 terms.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

TEST_CASE("GR-1.1, GR-1.2, GR-R32 fifteen territories, three of each of five colours, with mutual borders") {
  REQUIRE(kTerritories == 15);
  REQUIRE(kGods == 5);
  CHECK(std::vector<std::string_view>(tables::kGods.begin(), tables::kGods.end()) ==
        std::vector<std::string_view>{"jupiter", "phoebus", "neptune", "diana", "venus"});
  for (Map lands : kLands) CHECK(std::popcount(lands) == 3);
  for (Territory t = 0; t < kTerritories; ++t) {
    CHECK(std::popcount(adjacent(t)) >= 3);
    CHECK((adjacent(t) & bit(t)) == 0);
    for_each(adjacent(t), [&](Territory n) { CHECK((adjacent(n) & bit(t)) != 0); });
  }
}

TEST_CASE("GR-1.3, GR-1.4 the pieces: 10 meeples, 4 temples and 12 discs a colour, 10 harvest tiles, 12 and 8 cards") {
  const State state = mid_game();
  for (God god = 0; god < kGods; ++god) {
    int all = state.reserve[god];
    for (std::uint8_t here : state.meeples[god]) all += here;
    CHECK(all == 10);
  }
  int tiles = 0;
  for (std::int8_t side : state.harvest) tiles += side != 0;
  CHECK(tiles == 10);
  CHECK(state.players[0].temples == 4);
  CHECK(state.players[0].discs == 11);
  CHECK(size(state.deck) + 4 == 12);
  CHECK(state.objectives.size() + std::popcount(state.unseen_objectives) == 8);
  CHECK(sound(state));
}

TEST_CASE("GR-1.5, GR-R18 the printed symbols are growth, growth, travel, attack") {
  const char* uses[] = {"use growth", "use growth", "use travel", "use attack"};
  for (int slot = 0; slot < 4; ++slot) {
    State state = mid_game();
    put(state, venus, "diana-2", 1);  // somebody to attack
    play(state, "activate slot-" + std::to_string(slot + 1));
    CHECK(offers(state) == std::vector<std::string>{uses[slot], "end"});
  }
}

TEST_CASE("GR-1.6, GR-R18 two copies of each of the six pairs of symbols") {
  std::array<std::array<int, 3>, 3> pairs{};
  for (Card c = 0; c < kCards; ++c) {
    CHECK(tables::kCardCopies[c] == 2);
    ++pairs[std::min(tables::kCardSymbol1[c], tables::kCardSymbol2[c])][std::max(tables::kCardSymbol1[c], tables::kCardSymbol2[c])];
  }
  for (std::size_t a = 0; a < 3; ++a)
    for (std::size_t b = a; b < 3; ++b) CHECK(pairs[a][b] == 1);
}

TEST_CASE("GR-2.1 a faction in play is neutral until a player selects it") {
  State state = first_turn();
  CHECK(player_of(state, diana) == kSpectator);
  play(state, "select diana");
  CHECK(player_of(state, diana) == 0);
  CHECK(player_of(state, jupiter) == kSpectator);
  CHECK(controller(state, at("jupiter-3")) == jupiter);  // neutral meeples count all the same
}

TEST_CASE("GR-2.2 the reserve of a colour serves visits by anybody and growth by its player") {
  State state = mid_game();
  CHECK(state.reserve[venus] == 7);
  play(state, {"visit venus", "place venus-2"});
  CHECK(state.reserve[venus] == 6);
  turn_of(state, 3);
  play(state, {"activate slot-1", "use growth", "grow venus-1"});
  CHECK(state.reserve[venus] == 5);
}

TEST_CASE("GR-2.3 the twelve discs of a player are always somewhere") {
  State state = mid_game();
  play(state, {"visit venus", "place venus-2"});
  turn_of(state, 0);
  play(state, {"activate slot-1", "end"});
  CHECK(state.players[0].discs == 9);
  CHECK(sound(state));
  --state.players[0].discs;
  CHECK(faults_of<GodsOfRome>(state).find("players[0].discs make 11 in all, must be 12") != std::string::npos);
}

TEST_CASE("GR-2.4, GR-2.5, GR-2.11 a wooden temple counts as a meeple and alone gives presence") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-3", 2);
  build_temple(state, 0, "venus-3");
  build_temple(state, 0, "phoebus-1");
  CHECK(value(state, diana, at("venus-3")) == 3);
  CHECK(value(state, diana, at("phoebus-1")) == 1);
  CHECK(presence(state, diana) == (bit(at("venus-3")) | bit(at("phoebus-1"))));
  CHECK(value(state, venus, at("venus-3")) == 0);
}

TEST_CASE("GR-2.6, GR-R1 control needs more than each other colour, not more than all together; ties are nobody's") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "venus-3", 3);
  put(state, venus, "venus-3", 2);
  put(state, jupiter, "venus-3", 2);  // neutral
  CHECK(controller(state, at("venus-3")) == diana);
  put(state, jupiter, "venus-3", 3);
  CHECK(controller(state, at("venus-3")) == kNoGod);
  put(state, venus, "venus-3", 4);
  CHECK(controller(state, at("venus-3")) == venus);
  CHECK(controller(state, at("phoebus-1")) == kNoGod);  // empty
}

TEST_CASE("GR-2.7, GR-10.5, GR-R16 only bordering coloured territories are reached; lava is a hole in the map") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "jupiter-2", 1);  // borders both lavas
  put(state, venus, "jupiter-2", 1);
  play(state, {"activate slot-3", "use travel", "travel jupiter-2"});
  CHECK(offers(state) == std::vector<std::string>{"move phoebus-1", "move neptune-2", "move neptune-3", "move diana-2"});
  turn_of(state, 0);
  play(state, {"activate slot-4", "use attack", "attack jupiter-2", "victim venus"});
  CHECK(offers(state) == std::vector<std::string>{"push phoebus-1", "push neptune-2", "push neptune-3", "push diana-2"});
}

TEST_CASE("GR-2.8 a god tile blocks the one territory it stands in") {
  State state = mid_game();
  CHECK(blocked(state) == 0);
  state.god_tile[venus] = at("venus-3");
  CHECK(blocked(state) == bit(at("venus-3")));
  state.god_tile[venus] = at("diana-3");  // never of another colour
  CHECK(faults_of<GodsOfRome>(state).find("gods.venus.tile") != std::string::npos);
}

TEST_CASE("GR-2.9, GR-2.10 visiting and activated last while the disc lies there") {
  State state = mid_game();
  play(state, {"visit jupiter", "place jupiter-1"});
  CHECK(state.players[0].visiting == bit_of(jupiter));
  turn_of(state, 0);
  play(state, {"activate slot-2", "end"});
  CHECK(state.players[0].slots[1].disc == 1);
  turn_of(state, 0);
  play(state, "score");
  CHECK(state.players[0].visiting == 0);
  CHECK(state.players[0].slots[1].disc == 0);
}

TEST_CASE("GR-2.12 turn order is clockwise from the start player") {
  State state = fresh({.players = 3});
  play(state, "start seat-3");
  pass_chance<GodsOfRome>(state);
  CHECK(state.active == 2);
  play(state, {"select diana", "score"});
  CHECK(state.active == 0);
  play(state, {"select venus", "score"});
  CHECK(state.active == 1);
}
