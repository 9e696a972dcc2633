// OR-19: the end of the game and scoring.
#include "ai/random.h"
#include "core/position/fields.h"
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

namespace {

bool ends(State state) {
  while (state.round == 1 && !is_over<Origins>(state)) play(state, "pass");
  return is_over<Origins>(state);
}

}  // namespace

TEST_CASE("OR-19.1 (a) one player has all three discs at the top") {
  State state = turn();
  CHECK_FALSE(ends(state));
  for (Temple t : {forest, mountain}) set_step(state, 1, t, tables::kTempleTop[t]);
  CHECK_FALSE(ends(state));
  set_step(state, 1, sea, tables::kTempleTop[sea]);
  CHECK(ends(state));
}

TEST_CASE("OR-19.1 (b) no Gold on any District card") {
  State state = turn();
  for (DistrictCard& card : state.districts) card.gold = 0;
  state.districts[3].gold = 2;
  CHECK_FALSE(ends(state));
  state.districts[3].gold = 0;
  CHECK(ends(state));
}

TEST_CASE("OR-19.1 (c) at most three colours in the tower supply") {
  State state = turn();
  state.tower_supply = {1, 0, 5, 2, 1};
  CHECK_FALSE(ends(state));
  state.tower_supply = {1, 0, 5, 0, 1};
  CHECK(ends(state));
}

TEST_CASE("OR-19.1 (d) a Citizen die was missing; the round is still played to its end") {
  State state = turn();
  state.dice_ran_out = 1;
  play(state, {"visit site-1 archon", "perform gain-3-stone"});
  CHECK_FALSE(is_over<Origins>(state));
  CHECK(ends(state));
}

TEST_CASE("OR-19.2, OR-E18 Gold, Advisors, the two lower temples, seats by towers") {
  State state = turn();
  state.players[1].passed = 1;  // seat-1 has the rest of the round
  set_purse(state, 3, 3, 3, 5);
  for (Colour colour : {purple, orange, blue}) state.players[0].advisors.push_back(colour);
  set_step(state, 0, forest, 12), set_step(state, 0, mountain, 8), set_step(state, 0, sea, 6);
  for (int y : {0, 1}) add_farm(state, 1, y), add_farm(state, 2, y);
  set_freemen(state, {"orange-6", "red-3"});
  state.districts.clear();  // no Gold is left on District cards: the round is the last
  play(state, {"close freeman-orange-6", "seat x0 y0", "stop", "close freeman-red-3", "seat x1 y0", "tower orange", "pass"});
  REQUIRE(is_over<Origins>(state));
  const ScoreSheet sheet = Origins::score(state, 0);
  CHECK(sheet.by[4] == 6);   // three Advisors
  CHECK(sheet.by[5] == 4);   // Gold
  CHECK(sheet.by[6] == 47);  // 70, 31 and 16 without the highest
  CHECK(sheet.by[7] == 6 * 2 + 3 * 1);
  CHECK(sheet.total() == 72);
}

TEST_CASE("OR-19.3, OR-R35 most VP wins, then most tiles of the city, reserve not counted; then it is shared") {
  State state = turn(3);
  for (Seat seat = 0; seat < 3; ++seat) set_purse(state, 0, 0, 0, 5, seat);
  CHECK(Origins::place(state, 0) == 1);
  CHECK(Origins::place(state, 2) == 1);
  add_farm(state, 1, 0);
  state.players[1].reserve[building("b-mint")] = 3;
  CHECK(Origins::place(state, 0) == 1);
  CHECK(Origins::place(state, 1) == 2);
  CHECK(Origins::place(state, 2) == 2);
  set_purse(state, 0, 0, 0, 6, 2);
  CHECK(Origins::place(state, 2) == 1);
  CHECK(Origins::place(state, 0) == 2);
}

TEST_CASE("OR-19.4 scores go beyond the 100 spaces of the track") {
  State state = turn();
  add_points(state.players[0], Points::military, 250);
  CHECK(total(state, 0) == 251);
}

TEST_CASE("OR-R39 players who only pass play to the round cap of the data, which is no rule of the game") {
  State state = turn();
  int rounds = 1;
  while (!is_over<Origins>(state)) {
    play(state, "pass");
    rounds = std::max<int>(rounds, state.round);
  }
  CHECK(rounds == tables::kRoundCap);
  CHECK(state.round == tables::kRoundCap);
}

TEST_CASE("OR-19.1, OR-21.8, OR-21.10 a position announces how the game is going to end") {
  const auto tells = [](State shown, std::string_view field) {
    Fields fields = Fields::writer();
    Origins::fields(fields, shown);
    return json::serialize(fields.take_written().at(field));
  };
  State state = turn();
  CHECK(tells(state, "ending") == "[]");
  CHECK(tells(state, "target") == "0");
  CHECK(tells(state, "neutral_disc") == "-1");
  for (DistrictCard& card : state.districts) card.gold = 0;
  state.tower_supply[red] = state.tower_supply[blue] = 0;
  CHECK(tells(state, "ending") == R"(["no-gold","few-towers"])");
  state.dice_ran_out = 1;
  for (Temple temple : {forest, mountain, sea}) set_step(state, 1, temple, tables::kTempleTop[temple]);
  state.round = tables::kRoundCap;
  CHECK(tells(state, "ending") == R"(["all-temples","no-gold","few-towers","no-die","last-round"])");
  State solo = turn(1);
  CHECK(tells(solo, "target") == "260");
  CHECK(tells(solo, "neutral_disc") == std::to_string(tables::kNeutralDisc[0]));
  solo.round = 4;
  CHECK(tells(solo, "ending") == "[]");
  solo.round = 5;
  CHECK(tells(solo, "ending") == R"(["last-round"])");
}
