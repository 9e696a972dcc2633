// DO-3 Setup, DO-15 Random events and hidden information
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

TEST_CASE("DO-3.1, DO-3.2, DO-15.1 two Objective and two Monument cards for each seat in turn, each equally likely") {
  State state = fresh(3);
  CHECK(question(state) == "deal-nation");
  CHECK(offers(state).size() == 16);
  CHECK(Dominations::decision(state).audience == only(0));
  play(state, {"deal celts", "deal maya", "deal romans", "deal huns"});
  CHECK(Dominations::decision(state).audience == only(2));
  CHECK(offers(state).size() == 12);
  play(state, {"deal inca", "deal greeks"});
  CHECK(offers(state).size() == 12);
  play(state, {"allot petra", "allot lighthouse"});
  CHECK(offers(state).size() == 10);
  CHECK(state.players[0].dealt_nations[1] == nation("maya"));
  CHECK(state.players[0].dealt_monuments[0] == monument("petra"));
}

TEST_CASE("DO-3.3 everybody chooses one of each in secret; all are revealed after the last choice; the rejected ones never") {
  State state = dealt({.players = 2});
  CHECK(question(state) == "choose-nation");
  CHECK(offers(state) == std::vector<std::string>{"choose celts", "choose vikings"});
  play(state, {"choose vikings", "sponsor lighthouse"});
  CHECK(Dominations::decision(state).seat == 1);
  const State seen = Dominations::view(state, 1);
  CHECK(seen.players[0].nation == kNone);
  CHECK(seen.players[0].chosen_nation == kUnseen);
  play(state, {"choose inca", "sponsor hanging-gardens"});
  CHECK(Dominations::decision(state).actor == Decision::Actor::chance);
  play(state, {"reveal vikings", "unveil lighthouse", "reveal inca", "unveil hanging-gardens"});
  CHECK(Dominations::view(state, 1).players[0].nation == nation("vikings"));
  CHECK(Dominations::view(state, 1).players[0].dealt_nations[0] == kUnseen);
  CHECK(Dominations::view(state, 0).players[0].dealt_nations[0] == nation("celts"));
}

TEST_CASE("DO-3.4, DO-3.9 as many Monuments in play as players, level 1 on top") {
  for (std::uint8_t players : {std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{4}}) {
    State state = first_turn({.players = players});
    int in_play = 0;
    for (const Site& site : state.sites) in_play += site.monument != kNone;
    CHECK(in_play == players);
    CHECK(state.sites[0].taken == 0);
  }
}

TEST_CASE("DO-3.6, DO-R9, DO-R11 seven tiles each, drawn in seat order and seen by their holder alone") {
  State state = revealed({.players = 2});
  CHECK(question(state) == "draw-tile");
  CHECK(offers(state).size() == 90);
  CHECK(Dominations::decision(state).audience == only(0));
  for (int n = 0; n < 7; ++n) play(state, offers(state).front());
  CHECK(Dominations::decision(state).audience == only(1));
  CHECK(offers(state).size() == 83);
  pass_chance<Dominations>(state);
  CHECK((state.hands[0].size() == 7 && state.hands[1].size() == 7));
  CHECK(question(state) == "give-back");
  CHECK(Dominations::view(state, 1).hands[0].empty());
  CHECK(Dominations::view(state, 1).players[0].unseen_tiles == 7);
}

TEST_CASE("DO-3.7, DO-14.2, DO-R10, DO-R37 a redraw returns a set of tiles together, named once each in tile order, to the back") {
  State state = revealed({.players = 2});
  pass_chance<Dominations>(state);  // seat-1 has t01 to t07
  CHECK(offers(state).size() == 8);
  play(state, "return 3");
  CHECK(offers(state) == std::vector<std::string>{"name t01", "name t02", "name t03", "name t04", "name t05"});
  play(state, "name t04");
  CHECK(offers(state) == std::vector<std::string>{"name t05", "name t06"});
  play(state, {"name t05", "name t07"});  // asked although it is not the only one: nobody else learns anything
  CHECK(state.hands[0].size() == 4);
  CHECK(state.bags[1].size() == 3);
  CHECK(question(state) == "draw-tile");
  CHECK(offers(state).size() == 76);
  CHECK_FALSE(offers(state, "draw t05"));
  pass_chance<Dominations>(state);
  CHECK(state.hands[0].size() == 7);
  CHECK(Dominations::decision(state).seat == 1);
  play(state, "return 7");  // all of them: nothing is left to name
  CHECK(question(state) == "draw-tile");
  CHECK(state.bags[2].size() == 7);
}

TEST_CASE("DO-3.7, DO-14.2 every set of tiles is reached in exactly one way") {
  State state = revealed({.players = 2});
  pass_chance<Dominations>(state);
  int ways = 0;
  const auto count = [&](const State& now, const auto& self) -> void {
    if (question(now) != "name-tile") { ++ways; return; }
    for (const std::string& text : offers(now)) {
      State next = now;
      play(next, text);
      self(next, self);
    }
  };
  for (int n = 0; n <= 7; ++n) {
    State next = state;
    play(next, "return " + std::to_string(n));
    count(next, count);
  }
  CHECK(ways == 128);
}

TEST_CASE("DO-3.8, DO-15.1 the Initiative is drawn, position by position") {
  State state = revealed({.players = 3});
  pass_chance<Dominations>(state);
  play(state, {"return 0", "return 0", "return 0"});
  CHECK(offers(state).size() == 3);
  play(state, "order seat-3");
  CHECK(offers(state) == std::vector<std::string>{"order seat-1", "order seat-2"});
  play(state, "order seat-1");
  CHECK((state.order[0] == 2 && state.order[1] == 0 && state.order[2] == 1));
  CHECK(Dominations::decision(state).seat == 2);
}

TEST_CASE("DO-15.2 returned tiles are known to whoever returned them, until somebody else draws from them") {
  State state = revealed({.players = 2});
  pass_chance<Dominations>(state);
  play(state, {"return 2", "name t01", "name t02"});
  pass_chance<Dominations>(state);
  CHECK(Dominations::view(state, 0).bags[1].size() == 2);
  CHECK(Dominations::view(state, 1).bags[1].empty());
  CHECK(Dominations::view(state, 1).unseen_in_bag[1] == 2);
  CHECK(Dominations::view(state, kSpectator).unseen_in_bag[1] == 2);
  state.hands[1].add(state.bags[0]);  // the first bag is used up
  state.bags[0] = {};
  state.agenda.clear();
  state.agenda.schedule({task(Duty::draw_tile, 1, 1)});
  play(state, "draw t02");
  CHECK(Dominations::view(state, 0).bags[1].empty());
}

TEST_CASE("DO-15.3 draws come from the first bag that is not empty") {
  State state = first_turn();
  state.bags[1] = state.bags[0];
  state.bags[0] = {};
  const Tile only_one = state.bags[1].nth(0);
  state.bags[0].add(only_one);
  state.bags[1].remove(only_one);
  state.batches = 1;
  state.agenda.schedule({task(Duty::draw_tile, 0, 2)});
  CHECK(offers(state).size() == 1);
  play(state, offers(state).front());
  CHECK(offers(state).size() == 75);
}
