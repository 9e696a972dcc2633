// OR-17, OR-18: passing and the end of a round.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-17.1, OR-17.6 one may pass with unused workers, and is out of the round") {
  State state = turn();
  play(state, "pass");
  CHECK(state.players[0].passed);
  CHECK(state.active == 1);
}

TEST_CASE("OR-17.3, OR-17.4, OR-R28 Archon and placed Freemen return; those placed rise by 1, the others do not") {
  State state = turn();
  set_freemen(state, {"red-3"});
  set_freemen(state, {"red-3", "blue-6"}, 2);
  state.players[0].archon = 4;
  play(state, "pass");
  CHECK(state.players[0].archon == 0);
  CHECK(freemen(state) == Lines{"red-3", "red-4"});
  CHECK(state.players[0].advisors[0] == blue);
  for (const char* die : {"red-1", "red-2", "red-3", "red-4", "red-5", "red-6"}) {  // not placed: whatever it shows, it stays
    State unused = turn();
    set_freemen(unused, {die});
    play(unused, "pass");
    CHECK(freemen(unused) == Lines{die});
    CHECK(unused.players[0].advisors.empty());
  }
}

TEST_CASE("OR-17.4 the order of returning sixes is asked only if it matters") {
  State two_new = turn();
  set_freemen(two_new, {});
  set_freemen(two_new, {"blue-6", "red-6"}, 2);
  play(two_new, "pass");
  CHECK(two_new.players[0].advisors[0] == red);  // by the order of colours
  CHECK(two_new.players[0].advisors[1] == blue);

  State state = turn();
  state.players[0].advisors.push_back(red);
  set_freemen(state, {});
  set_freemen(state, {"blue-6", "red-6"}, 2);
  play(state, "pass");
  CHECK(offers(state) == Lines{"retrieve freeman-red-6", "retrieve freeman-blue-6"});
  State blue_first = state;
  play(state, "retrieve freeman-red-6");
  CHECK(points(state) == 1);
  play(blue_first, "retrieve freeman-blue-6");
  CHECK(points(blue_first) == 3);  // now the second space is the rightmost
  CHECK(blue_first.players[0].freemen.empty());
  CHECK(blue_first.active == 1);

  State same = turn();
  same.players[0].advisors.push_back(red);
  set_freemen(same, {});
  set_freemen(same, {"red-6", "red-6"}, 2);
  play(same, "pass");
  CHECK(points(same) == 2);  // one colour: nothing to ask
}

TEST_CASE("OR-17.2, OR-R29, OR-20.6, OR-20.10, OR-R41 Cancer must be used, then Gemini, before any worker returns") {
  State state = turn();
  state.zodiac = {static_cast<std::uint8_t>(Zodiac::cancer), static_cast<std::uint8_t>(Zodiac::gemini), 0};
  state.holders = {0, 0, kNone};
  set_disc(state, 0, 6);
  set_freemen(state, {});
  set_freemen(state, {"blue-6"}, 2);
  state.players[0].bases = 2;
  set_purse(state, 0, 0, 0, 0);
  set_offer(state, {"red-1", "blue-2", "purple-3", "orange-4", "yellow-5"});
  play(state, "pass");
  CHECK(offers(state) == Lines{"take red-1", "take blue-2", "take purple-3", "take orange-4", "take yellow-5"});  // no skip
  CHECK(freemen(state) == Lines{"blue-6 used"});
  play(state, {"take yellow-5", "roll 1"});
  CHECK(offers(state) == Lines{"gain stone", "gain food", "gain wisdom"});
  play(state, {"gain stone", "gain food"});
  CHECK(state.players[0].purse == purse(1, 1, 0, 0));
  CHECK(freemen(state) == Lines{"yellow-5"});  // the new die does not rise
}

TEST_CASE("OR-20.6 Cancer: bases freed by returning sixes come too late") {
  State state = turn();
  hold(state, Zodiac::cancer);
  set_freemen(state, {});
  set_freemen(state, {"blue-6", "red-2"}, 2);
  state.players[0].bases = 2;
  play(state, "pass");
  CHECK(state.active == 1);
  CHECK(freemen(state) == Lines{"red-3"});
}

TEST_CASE("OR-17.5, OR-18.1, OR-R38 Speakers that acted return and rise, a 5 is rolled; an unused one stays as it is") {
  State state = turn();
  state.speakers.fill(0);
  state.players[0].speakers.push_back({0, 3});
  state.players[0].speakers.push_back({2, 4});
  state.players[1].speakers.push_back({1, 5});
  play(state, "pass");
  CHECK(state.players[0].speakers.size() == 2);
  play(state, "pass");
  CHECK(asked(state) == Duty::roll_speaker);
  CHECK(offers(state) == Lines{"roll 2", "roll 3", "roll 4", "roll 5"});
  play(state, "roll 2");
  CHECK(state.speakers == std::array<std::uint8_t, 6>{0, 1, 0, 0, 1, 0});
  CHECK(state.players[0].speakers.size() == 1);
  CHECK(state.players[0].speakers[0] == Speaker{0, 3});
  CHECK(state.round == 2);
}

TEST_CASE("OR-18.2, OR-18.3, OR-E16 the Bulwark to the lowest disc furthest ahead; then all fall back, the later ones under") {
  State state = turn(4);  // seats: 0 black, 1 blue, 2 brown, 3 green
  set_disc(state, 0, 1), set_disc(state, 1, 5), set_disc(state, 2, 6, 0), set_disc(state, 3, 6, 1);
  play(state, {"pass", "pass", "pass", "pass"});
  CHECK(state.first == 2);
  CHECK(state.active == 2);
  CHECK(state.players[0].military == Disc{1, 0});
  CHECK(state.players[2].military == Disc{4, 0});
  CHECK(state.players[3].military == Disc{4, 1});
  CHECK(state.players[1].military == Disc{4, 2});
}

TEST_CASE("OR-18.3 discs already at the first space stay on top; start and end do not move; no tokens, no VP") {
  State state = turn(4);
  set_disc(state, 0, 7), set_disc(state, 1, 8), set_disc(state, 2, 13), set_disc(state, 3, 0);
  play(state, {"pass", "pass", "pass", "pass"});
  CHECK(state.players[0].military == Disc{7, 1});
  CHECK(state.players[1].military == Disc{7, 0});
  CHECK(state.players[2].military == Disc{13, 0});
  CHECK(state.players[3].military == Disc{0, 0});
  for (Seat seat = 0; seat < 4; ++seat) CHECK(state.players[seat].tokens == 0);
  CHECK(points(state, 2) == 0);
}

TEST_CASE("OR-18.4, OR-E17, OR-R3 the highest disc gets the card, in a tie the lower one, from step 0 nobody") {
  State state = turn(3);
  set_step(state, 1, mountain, 4, 0), set_step(state, 2, mountain, 4, 1);
  set_step(state, 2, sea, 1);
  state.holders[sea] = 0;
  play(state, {"pass", "pass", "pass"});
  CHECK(state.holders[mountain] == 1);
  CHECK(state.holders[sea] == 2);
  CHECK(state.holders[forest] == kNone);
}

TEST_CASE("OR-18.5 the next round begins with the Bulwark; ships, offers and market carry over") {
  State state = turn();
  set_disc(state, 1, 2), state.players[0].military.below = 0;
  state.ships = {4, 1, 2, 3, 6};
  const Lines dice = offer(state), tiles = market(state);
  play(state, {"pass", "pass"});
  CHECK(state.active == 1);
  CHECK(state.round == 2);
  CHECK(state.ships == std::array<std::uint8_t, 5>{4, 1, 2, 3, 6});
  CHECK(offer(state) == dice);
  CHECK(market(state) == tiles);
  CHECK_FALSE(state.players[0].passed);
}
