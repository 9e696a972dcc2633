// OR-12: temples and the taking of Zodiac cards.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-12.1, OR-R2 an arriving disc goes on top of the stack") {
  State state = turn(3);
  set_step(state, 1, sea, 1, 0), set_step(state, 2, sea, 1, 1);
  use(state, "b-statue");
  play(state, "advance temple-sea");
  CHECK(state.players[0].temples[sea] == Disc{1, 2});
  CHECK(state.players[1].temples[sea] == Disc{1, 0});
}

TEST_CASE("OR-12.2 only the main action chooses 1 or 2; others go their full number, or as far as the top") {
  State state = turn();
  set_step(state, 0, forest, tables::kTempleTop[forest] - 1);
  State main = state;
  play(main, {"visit site-3 archon", "perform temple"});
  CHECK(offers(main, "advance temple-forest 1"));
  CHECK_FALSE(offers(main, "advance temple-forest 2"));
  set_purse(state, 0, 0, 0, 0);
  use(state, "b-forest-temple");
  CHECK(state.players[0].temples[forest].space == tables::kTempleTop[forest]);
  CHECK(state.players[0].temples[mountain].space == 0);  // the surplus step is lost
  CHECK(state.active == 1);
}

TEST_CASE("OR-12.3 the card is taken from wherever it is, whatever the discs say") {
  State state = turn(3);
  state.holders[mountain] = 2;
  set_step(state, 2, mountain, 9);
  play(state, {"visit site-3 archon", "perform temple", "advance temple-mountain 1"});
  CHECK(state.holders[mountain] == 0);
}

TEST_CASE("OR-12.3, OR-R27 a disc at the top cannot advance, so its card cannot be taken by it") {
  State state = turn();
  set_step(state, 0, forest, tables::kTempleTop[forest]);
  play(state, {"visit site-3 archon", "perform temple"});
  CHECK_FALSE(offers(state, "advance temple-forest 1"));
  CHECK(offers(state, "advance temple-sea 2"));
}

TEST_CASE("OR-12.4 a card works for its holder alone, and only while it is held") {
  State state = turn();
  set_freemen(state, {"red-2"});
  add_farm(state, 1, 0), add_farm(state, 1, 1);
  hold(state, Zodiac::leo, 1);
  State mine = state;
  play(state, {"close freeman-red-2", "seat x0 y0", "stop"});
  CHECK(state.players[0].city[1].die().value == 2);
  hold(mine, Zodiac::leo, 0);
  play(mine, {"close freeman-red-2", "seat x0 y0", "stop"});
  CHECK(mine.players[0].city[1].die().value == 4);
}

TEST_CASE("OR-12.5, OR-18.4 cards are handed out anew at the end of a round") {
  State state = turn();
  state.holders = {0, 0, kNone};
  set_step(state, 1, forest, 1);
  play(state, {"pass", "pass"});
  CHECK(state.holders[forest] == 1);
  CHECK(state.holders[mountain] == 0);  // all on step 0: it stays where it is
  CHECK(state.holders[sea] == kNone);
}
