// OR-21: the solo training mode.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-21.1, OR-R31 three District cards; dice and Speakers as for two") {
  const State state = turn(1);
  CHECK(state.districts.size() == 3);
  CHECK(fresh(1).supply[red] == 7);
  CHECK(state.speakers[1] == 2);
  CHECK(neutral_disc(state) == 0);
}

TEST_CASE("OR-21.2 one die of each colour; the two highest go, by choice among equals; 2 of the other 3 are taken") {
  State state = fresh(1);
  go_on_until(state, Duty::roll_pool);
  play(state, {"roll 5", "roll 4", "roll 1", "roll 4", "roll 2"});
  CHECK(asked(state) == Duty::discard_die);  // the 5 is gone; which of the 4s?
  CHECK(offers(state) == Lines{"discard purple-4", "discard orange-4"});
  play(state, "discard purple-4");
  CHECK(offers(state) == Lines{"draft blue-1", "draft orange-4", "draft yellow-2"});
  play(state, {"draft orange-4", "draft blue-1"});
  CHECK(freemen(state) == Lines{"blue-1", "orange-4"});
  CHECK(state.supply == std::array<std::uint8_t, 5>{6, 6, 5, 5, 6});
  CHECK(asked(state) == Duty::take_turn);
}

TEST_CASE("OR-21.3 all turns are the player's; the round ends with the Pass; the own disc falls back") {
  State state = turn(1);
  set_disc(state, 0, 6);
  play(state, {"visit site-1 archon", "lift site-2", "perform gain-3-stone"});
  CHECK(state.active == 0);
  CHECK(asked(state) == Duty::take_turn);
  state.players[0].speakers.push_back({1, 3});
  state.speakers[1] = 1;
  play(state, "pass");
  CHECK(state.round == 2);
  CHECK(state.players[0].military.space == 4);
  CHECK(state.speakers[3] == 1);
}

TEST_CASE("OR-21.4, OR-21.5 a neighbour rises too, before the actions; one of 6 may not be chosen") {
  State state = turn(1);
  play(state, "visit site-3 archon");
  CHECK(offers(state) == Lines{"lift site-2", "lift site-4"});
  play(state, "lift site-4");
  CHECK(state.ships == std::array<std::uint8_t, 5>{1, 1, 2, 2, 1});
  CHECK(asked(state) == Duty::choose_item);
  State outer = turn(1);
  play(outer, "visit site-5 archon");
  CHECK(offers(outer) == Lines{"lift site-4"});
  State blocked = turn(1);
  blocked.ships = {1, 6, 6, 6, 1};
  play(blocked, "visit site-3 archon");
  CHECK(blocked.ships == std::array<std::uint8_t, 5>{1, 6, 1, 6, 1});  // the visited one still wraps
  CHECK(asked(blocked) == Duty::choose_item);
}

TEST_CASE("OR-21.6, OR-R32 a token, declared with the placement, keeps all ships still; there are no extra actions") {
  State state = turn(1);
  CHECK_FALSE(offers(state, "visit site-3 archon token"));
  state.players[0].tokens = 1;
  play(state, "visit site-3 archon token");
  CHECK(state.ships == std::array<std::uint8_t, 5>{1, 1, 1, 1, 1});
  CHECK(state.players[0].tokens == 0);
  CHECK(asked(state) == Duty::choose_item);
  State other = turn(1);
  other.players[0].tokens = 2;
  play(other, {"visit site-1 archon", "lift site-2", "perform gain-3-stone"});
  CHECK(asked(other) == Duty::take_turn);
  CHECK_FALSE(offers(turn(2), "visit site-3 archon token"));
}

TEST_CASE("OR-21.7 exactly five rounds, whatever runs out") {
  State state = turn(1);
  state.dice_ran_out = 1;
  for (DistrictCard& card : state.districts) card.gold = 0;
  state.tower_supply.fill(0);
  for (int round = 1; round <= 5; ++round) {
    CHECK(state.round == round);
    CHECK_FALSE(is_over<Origins>(state));
    play(state, "pass");
  }
  CHECK(is_over<Origins>(state));
}

TEST_CASE("OR-21.8, OR-R33 the neutral disc stands before border n in round n and counts for Attack and Cavalry Field") {
  State state = turn(1);
  const std::uint8_t expected[] = {0, 3, 6, 9, 12};
  for (std::uint8_t round = 1; round <= 5; ++round) {
    state.round = round;
    CHECK(neutral_disc(state) == expected[round - 1]);
  }
  state.round = 2;
  set_disc(state, 0, 4);
  CHECK(discs_behind(state, 0) == 1);
  set_disc(state, 0, 3);
  CHECK(discs_behind(state, 0) == 0);
  use(state, "b-cavalry-field");
  CHECK(offers(state) == Lines{"gain stone", "gain food"});
}

TEST_CASE("OR-21.9 of two or more Zodiac cards chance keeps one; a single one stays; none is handed out") {
  State state = turn(1);
  set_step(state, 0, sea, 5);
  state.holders = {0, 0, kNone};
  State single = state;
  play(state, "pass");
  CHECK(offers(state) == Lines{"keep z-sagittarius", "keep z-pisces"});
  play(state, "keep z-pisces");
  CHECK(state.holders == std::array<Seat, 3>{kNone, 0, kNone});
  CHECK(state.round == 2);
  single.holders = {0, kNone, kNone};
  play(single, "pass");
  CHECK(single.holders == std::array<Seat, 3>{0, kNone, kNone});
}

TEST_CASE("OR-21.10, OR-R34 the target is 180 and 20 per site with its own colour; final scoring counts") {
  State state = turn(1);
  CHECK(solo_target(state) == 260);
  std::swap(state.bonuses[0], state.bonuses[4]);
  CHECK(solo_target(state) == 240);
  state.bonuses = {1, 0, 3, 2, 4};
  CHECK(solo_target(state) == 180);
  set_purse(state, 0, 0, 0, 179);
  CHECK(Origins::place(state, 0) == 2);
  set_purse(state, 0, 0, 0, 180);
  CHECK(Origins::place(state, 0) == 1);
}
