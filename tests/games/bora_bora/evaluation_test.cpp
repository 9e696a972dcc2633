// BB-9.1 to BB-9.3, BB-9.5, BB-9.6.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-9.1, BB-R10, BB-R29 status points, then the new turn order at once, then back to 0") {
  State state = last_people_turn({.players = 3, .shells = 9});
  state.players[2].shells = 9;
  gain_status(state, 1, 3);
  gain_status(state, 2, 3);  // on top of seat 1
  play(state, "end");
  CHECK(score(state, 1, Category::status) == 3);
  CHECK(score(state, 2, Category::status) == 3);
  CHECK(score(state, 0, Category::status) == 0);
  CHECK(state.order == std::array<Seat, 4>{2, 1, 0, 0});
  CHECK(state.ranking == state.order);
  for (Seat seat = 0; seat < 3; ++seat) CHECK(state.players[seat].status == 0);
  CHECK(asks(state) == Duty::buy_jewel);
  CHECK(state.active == 2);  // jewellery in the new order
}

TEST_CASE("BB-R29 markers that never left 0 keep last round's order") {
  State state = last_people_turn({.players = 4});
  state.order = state.ranking = {3, 1, 0, 2};
  state.active = 2;
  gain_status(state, 0, 1);
  play(state, "end");
  CHECK(state.order == std::array<Seat, 4>{0, 3, 1, 2});
}

TEST_CASE("BB-9.2 each priest scores the round's value; most priests take the god tile, the leftmost breaks ties") {
  State state = last_people_turn({.round = 3});
  state.players[0].god_tiles = state.players[1].god_tiles = 0;
  state.temple = {kNone, 1, 0, 1, kNone, 0};
  play(state, "end");
  CHECK(score(state, 0, Category::temple) == 4);
  CHECK(score(state, 1, Category::temple) == 4);
  CHECK(state.players[1].god_tiles == 1);
  CHECK(state.players[0].god_tiles == 0);

  state = last_people_turn({.round = 6});
  state.players[0].god_tiles = state.players[1].god_tiles = 0;
  state.temple = {1, kNone, 0, 0, kNone, kNone};
  play(state, "end");
  CHECK(score(state, 0, Category::temple) == 6);
  CHECK(state.players[0].god_tiles == 1);

  state = last_people_turn({});
  state.players[0].god_tiles = state.players[1].god_tiles = 0;
  CHECK(god_tiles_at_temple(state) == 6);
  play(state, "end");  // an empty temple: the tile leaves the game
  CHECK(state.players[0].god_tiles + state.players[1].god_tiles == 0);
  CHECK(god_tiles_at_temple(state) == 5);
}

TEST_CASE("BB-9.3, BB-R17 one tile of the round's column for its price in shells, or none; the rest leaves the game") {
  State state = last_people_turn({.shells = 4, .round = 2});
  state.players[1].shells = 9;
  play(state, "end");
  // Column 2 as set up: the bracelets, for 1, 2, 5 and 5 shells.
  CHECK(offers(state) == Offers{"buy bracelet-2", "buy bracelet-3", "pass"});
  play(state, "buy bracelet-3");
  CHECK(state.players[0].shells == 2);
  CHECK(state.players[0].jewels.size() == 1);
  CHECK(BoraBora::view(state, 1).players[0].jewels == state.players[0].jewels);  // public
  CHECK(score(state, 0, Category::jewelry) == 0);                                // counts at the end
  CHECK(state.active == 1);
  CHECK_FALSE(offers(state, "buy bracelet-3"));
  CHECK(offers(state, "buy bracelet-8"));
  play(state, "pass");
  CHECK(asks(state) == Duty::settle_task);
  for (std::size_t i = 4; i < 8; ++i) CHECK(state.jewels[i] == kNone);
  CHECK(state.jewels[8] != kNone);
}

TEST_CASE("BB-9.5, BB-R22 all settle a task before the first one takes a new tile; everybody must") {
  State state = task_turn({}, {"nine-regions", "five-islands", "four-men"});
  give_tasks(state, 1, {"four-women", "four-jewelry", "four-buildings"});
  play(state, "discard nine-regions");
  CHECK(asks(state) == Duty::settle_task);
  CHECK(state.active == 1);
  play(state, "discard four-women");
  CHECK(asks(state) == Duty::accept_task);
  CHECK(state.active == 0);
  CHECK(offers(state).size() == 4);
  CHECK_FALSE(offers(state, "pass"));
  const std::string first = offers(state)[0];
  play(state, first);
  CHECK(state.players[0].tasks.size() == 3);
  CHECK(offers(state).size() == 3);
  CHECK_FALSE(offers(state, first));
}

TEST_CASE("BB-9.6 tasks and people left over leave the game, new ones come, dice are taken back") {
  State state = task_turn({}, {"nine-regions", "five-islands", "four-men"});
  give_tasks(state, 1, {"four-women", "four-jewelry", "four-buildings"});
  play(state, {"discard nine-regions", "discard four-women", "accept two-white-gods"});
  play(state, offers(state)[0]);
  CHECK(asks(state) == Duty::show_person);
  CHECK(state.open_tasks.empty());
  CHECK(state.display[0] == all_none<kPositions>());
  const std::size_t stack = state.task_stack.size();
  while (asks(state) != Duty::roll_die) play(state, offers(state)[0]);
  CHECK(state.round == 2);
  CHECK(size(state.people_stack[0]) == 24);
  CHECK(state.open_tasks.size() == 4);
  CHECK(state.task_stack.size() == stack - 4);
  CHECK(state.players[0].dice == std::array<Pips, 3>{0, 0, 0});
  CHECK(state.players[1].dice_on == all_none<tables::kDice>());
}

TEST_CASE("BB-1.1, BB-9.6, BB-13.3 whole games use up exactly 36 tiles of each sex and end after six rounds") {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    State state = BoraBora::start({.players = players});
    Rng rng(players);
    Actions actions;
    for (list<BoraBora>(state, actions); !actions.empty(); list<BoraBora>(state, actions))
      BoraBora::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    CHECK(state.round == 6);
    CHECK(god_tiles_at_temple(state) == 0);
    CHECK(size(state.people_stack[0]) == 0);
    CHECK(size(state.people_stack[1]) == 0);
    CHECK(faults(state) == "");
    int best = 0, winner = 0;
    for (Seat seat = 0; seat < players; ++seat) {
      best = std::max(best, BoraBora::score(state, seat).total());
      if (BoraBora::place(state, seat) == 1) winner = BoraBora::score(state, seat).total();
    }
    CHECK(winner == best);
  }
}
