// DO-3 Setup, DO-15 Random events and hidden information
#include <set>

#include "core/table/table_of.h"
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

TEST_CASE("DO-3.7, DO-14.1, DO-14.2, DO-R10, DO-R37 a redraw names tiles in tile order; they leave together, to the back") {
  State state = revealed({.players = 2});
  pass_chance<Dominations>(state);  // seat-1 has t01 to t07
  const State before = state;
  CHECK(offers(state) ==
        std::vector<std::string>{"name t01", "name t02", "name t03", "name t04", "name t05", "name t06", "name t07", "done"});
  play(state, "name t04");
  CHECK(offers(state) == std::vector<std::string>{"name t05", "name t06", "name t07", "done"});
  play(state, "name t05");
  CHECK((state.hands == before.hands && state.bags == before.bags));  // nothing moves before the last link
  play(state, "done");
  CHECK(state.hands[0].size() == 5);
  CHECK((state.bags[1].size() == 2 && state.bags[1].has(tile("t04")) && state.bags[1].has(tile("t05"))));
  CHECK(question(state) == "draw-tile");
  CHECK(offers(state).size() == 76);
  CHECK_FALSE(offers(state, "draw t05"));
  pass_chance<Dominations>(state);
  CHECK(state.hands[0].size() == 7);
  CHECK(Dominations::decision(state).seat == 1);
  State none = state;
  play(none, "done");  // nothing named: no batch, nothing drawn
  CHECK((none.batches == 1 && none.hands[1] == state.hands[1]));
  for (int n = 0; n < 7; ++n) play(state, offers(state).front());
  play(state, "done");
  CHECK(question(state) == "draw-tile");
  CHECK(state.bags[2].size() == 7);
}

TEST_CASE("DO-3.7, DO-14.2 every set of tiles is reached in exactly one way") {
  State state = revealed({.players = 2});
  pass_chance<Dominations>(state);
  std::set<std::string> returned;
  int ways = 0;
  const auto count = [&](const State& now, std::string named, const auto& self) -> void {
    if (question(now) != "give-back" || Dominations::decision(now).seat != 0) return ++ways, static_cast<void>(returned.insert(named));
    for (const std::string& text : offers(now)) {
      State next = now;
      play(next, text);
      self(next, text == "done" ? named : named + text, self);
    }
  };
  count(state, "", count);
  CHECK(ways == 128);
  CHECK(returned.size() == 128);
}

TEST_CASE("DO-14.2 at a table the chain ends by itself when no higher tile is left") {
  State state = revealed({.players = 2});
  pass_chance<Dominations>(state);
  TableOf<Dominations> table(Setup{.players = 2});
  REQUIRE(table.set(write_position<Dominations>(state)));
  Rng rng(1);
  REQUIRE(table.play("name t03"));
  CHECK_FALSE(table.settle());  // higher ones are left
  REQUIRE(table.play("name t07"));
  CHECK(table.settle());
  CHECK(table.question() == "draw-tile");
  CHECK(table.state().bags[1].size() == 2);
  REQUIRE(table.undo());
  CHECK(table.history().size() == 2);
  CHECK(table.asked_at(2) == 1);  // where somebody was asked
  table.rewind(1);
  CHECK(table.question() == "give-back");
  REQUIRE(table.play("name t07"));
  REQUIRE(table.settle());
  table.play_chance(rng);
  CHECK(table.decision().seat == 1);
  CHECK(table.state().hands[0].size() == 7);
  CHECK(table.record(1).actions[0] == kHiddenAction);
  CHECK(table.record(1).actions[1] == kHiddenAction);
  CHECK(table.record(1).actions[2] == "done");
  const Record whole = table.record(kReferee);
  TableOf<Dominations> replayed(Setup{.players = 2});
  REQUIRE(replayed.load(whole));
  CHECK(replayed.state() == table.state());
}

TEST_CASE("DO-14.2, DO-15.2 which tiles are named, the highest or not, is seen by their holder alone; how many by everybody") {
  State state = revealed({.players = 2});
  pass_chance<Dominations>(state);
  const auto sees = [&](std::string_view text, Seat viewer) {
    return answered<Dominations>(state, as<Action>(*Dominations::info().grammar.parse(text))).seen_by(viewer);
  };
  CHECK((sees("name t02", 0) && !sees("name t02", 1) && !sees("name t02", kSpectator)));
  CHECK(sees("done", 1));
  State low = state, high = state;
  play(low, {"name t01", "name t02"});
  play(high, {"name t04", "name t07"});
  for (Seat viewer : {Seat{1}, kSpectator}) CHECK(Dominations::view(low, viewer) == Dominations::view(high, viewer));
  CHECK(Dominations::view(low, 0).named.size() == 2);
  CHECK(Dominations::view(low, 1).named.empty());
  CHECK_FALSE(Dominations::view(low, 1) == Dominations::view(state, 1));  // that two are named
  CHECK(offers(high) == std::vector<std::string>{"done"});                // a step all the same, so that none is missed
  Rng rng(1);
  State redealt = Dominations::view(high, 1);
  Dominations::determinize(redealt, rng);
  CHECK((redealt.named.size() == 2 && (redealt.named & redealt.hands[0]) == redealt.named));
}

TEST_CASE("DO-14.1, DO-14.2 a position with tiles named or chosen that are not in the hand is refused") {
  State naming = revealed({.players = 2});
  pass_chance<Dominations>(naming);
  play(naming, "name t02");
  CHECK(faults_of<Dominations>(naming) == "");
  State other = naming;
  other.named.add(tile("t90"));
  CHECK(faults_of<Dominations>(other) != "");
  other = naming;
  other.named = {};
  CHECK(faults_of<Dominations>(other) != "");
  State placing = first_turn();
  CHECK(faults_of<Dominations>(placing) == "");
  placing.named.add(placing.hands[0].nth(0));
  CHECK(faults_of<Dominations>(placing) == "named is empty unless tiles of a hand are chosen; ");
  placing.named = {};
  play(placing, offers(placing).front());
  CHECK(faults_of<Dominations>(placing) == "");
  placing.named = {};
  placing.named.add(placing.hands[1].nth(0));
  CHECK(faults_of<Dominations>(placing) == "agenda names tiles that are not in the hand; ");
}

TEST_CASE("DO-3.8, DO-15.1 the Initiative is drawn, position by position") {
  State state = revealed({.players = 3});
  pass_chance<Dominations>(state);
  play(state, {"done", "done", "done"});
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
  play(state, {"name t01", "name t02", "done"});
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
