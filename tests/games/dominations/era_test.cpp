// DO-11 End of Era
#include "core/json/json.h"
#include "core/position/fields.h"
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

void pass_assimilation(State& state) {
  if (question(state) == "assimilate") play(state, "pass");
}

}  // namespace

TEST_CASE("DO-11.1, DO-13.6 end-of-Era effects first: Influence, then Knowledge, then VP that may count them") {
  State state = first_turn();
  state.players[0].influence = 4;
  own_far(state, 0, "divine-right");  // 2 Influence
  own_far(state, 0, "engineering");   // 1 VP for every 3 Influence
  end_era_now(state);
  CHECK(points(state, 0, Category::mastery_effects) == 2);  // of 6, not of 4
}

TEST_CASE("DO-11.2, DO-4.3, DO-R16 the Influence leader may assimilate, by Initiative on a tie, even with none") {
  State state = first_turn();
  own(state, 1, "animism", 1, 0, 1);
  end_era_now(state);
  CHECK(question(state) == "assimilate");
  CHECK(Dominations::decision(state).seat == 0);
  CHECK(offers(state) == std::vector<std::string>{"assimilate animism", "pass"});
  State second = first_turn();
  own(second, 0, "animism", 1, 0, 1);
  second.players[1].influence = 1;
  end_era_now(second);
  CHECK(Dominations::decision(second).seat == 1);
}

TEST_CASE("DO-4.3, DO-11.2, DO-11.7 ties go by the Initiative track, not by the seat") {
  State state = first_turn({.players = 3});
  state.order = {2, 1, 0, kNone};
  own(state, 0, "animism", 1, 0, 1);
  for (Seat seat = 0; seat < 3; ++seat) know(state, seat, trade, 3);
  know(state, 0, religion, 2);
  know(state, 1, religion, 2);
  end_era_now(state);
  CHECK(question(state) == "assimilate");
  CHECK(Dominations::decision(state).seat == 2);  // all have no Influence
  play(state, "pass");
  CHECK(state.roles[trade] == 2);
  CHECK(state.roles[religion] == 1);
  State last = first_turn({.players = 3});
  last.order = {1, 2, 0, kNone};
  for (Seat seat = 0; seat < 3; ++seat) know(last, seat, art, 1);
  end_era_now(last, 3);
  pass_assimilation(last);
  CHECK(points(last, 1, Category::domination) == 3);
  CHECK(points(last, 0, Category::domination) + points(last, 2, Category::domination) == 0);
}

TEST_CASE("DO-11.10, DO-11.11 kept Knowledge, refills and start-of-Era effects go by Initiative, not by seat") {
  State state = first_turn({.players = 3});
  state.order = {1, 2, 0, kNone};
  for (Seat seat = 0; seat < 3; ++seat) {
    own_far(state, seat, "banking");     // keeps Knowledge
    own_far(state, seat, "pilgrimage");  // asks at the start of an Era
    know(state, seat, art, 1);
  }
  end_era_now(state);
  pass_assimilation(state);
  for (const char* asked : {"keep-knowledge", "give-back", "assign-point"})
    for (const Seat seat : {Seat{1}, Seat{2}, Seat{0}}) {
      CAPTURE(asked);
      REQUIRE(question(state) == asked);
      CHECK(Dominations::decision(state).seat == seat);
      while (question(state) == asked && Dominations::decision(state).seat == seat) {
        play(state, offers(state).front());
        while (question(state) == "draw-tile") play(state, offers(state).front());
      }
    }
  CHECK(question(state) == "take-tile");
  CHECK(Dominations::decision(state).seat == 1);
}

TEST_CASE("DO-11.2 values by Influence: 3 up to 12, 6 up to 22, then all") {
  for (const int influence : {12, 13, 22, 23}) {
    State state = first_turn();
    own(state, 1, "animism", 1, 0, 1);
    own_far(state, 1, "templars");
    own_far(state, 1, "theology");
    state.players[0].influence = static_cast<std::uint16_t>(influence);
    end_era_now(state);
    CHECK(offers(state, "assimilate animism"));
    CHECK(offers(state, "assimilate templars") == (influence >= 13));
    CHECK(offers(state, "assimilate theology") == (influence >= 23));
  }
}

TEST_CASE("DO-11.3, DO-11.5, DO-R16 an assimilated card is free, needs no prerequisite, fires `nodus` but not `develop` effects") {
  State state = first_turn();
  state.players[0].influence = 23;
  own(state, 1, "theology", 1, 0, 1);
  own_far(state, 0, "education");  // would give a point of Vestigium for a development
  end_era_now(state, 3);  // in the last Era the Knowledge stays
  State plain = state;
  own_far(state, 0, "mythology");  // 2 Religion for each Religion Nodus
  play(state, "assimilate theology");
  CHECK(question(state) == "attach-copy");
  CHECK_FALSE(offers(state, "attach copy-1 0 1"));  // the other player's copy
  play(state, "attach copy-3 0 1");                 // S religion to the Campfire
  CHECK(Dominations::decision(state).actor == Decision::Actor::no_one);  // Education asked nothing
  CHECK(all(state, 0) == std::array<std::uint8_t, 6>{0, 0, 0, 0, 0, 2});
  CHECK(state.players[0].tree.size() == 4);
  CHECK(points(state, 0, Category::mastery_cards) == 6);
  CHECK(points(state, 0, Category::influence) == 24);  // its Influence counts in Step 3
  play(plain, {"assimilate theology", "attach copy-3 0 1"});
  CHECK(all(plain, 0) == std::array<std::uint8_t, 6>{});  // without Mythology nothing
}

TEST_CASE("DO-11.5, DO-9.9 the action of an assimilated card is taken as usual") {
  State state = first_turn();
  state.players[0].influence = 23;
  own_far(state, 1, "scientific-method");
  own_far(state, 0, "animism");
  end_era_now(state, 3);
  play(state, {"assimilate scientific-method", "attach copy-4 0 1"});
  CHECK(question(state) == "act-free");
  play(state, "improve animism");
  CHECK(state.players[0].tree[1].is_advanced());
}

TEST_CASE("DO-11.4 a Mastery another player has advanced is turned over for nothing") {
  State state = first_turn();
  own(state, 0, "animism", 1, 0, 1);
  own(state, 1, "animism", 2, 0, 1);
  own_far(state, 0, "scientific-method", true);
  end_era_now(state);
  CHECK_FALSE(question(state) == "assimilate");  // only basic there
  state = first_turn();
  own(state, 0, "animism", 1, 0, 1);
  own(state, 1, "animism", 2, 0, 1, true);
  own_far(state, 0, "scientific-method", true);
  end_era_now(state);
  play(state, "turn animism");
  CHECK(points(state, 0, Category::mastery_cards) == 3);
  CHECK(points(state, 0, Category::mastery_effects) == 0);  // not "upgrade"
}

TEST_CASE("DO-11.5, DO-R33 an end-of-Era effect acquired by assimilation waits for the next Era") {
  State state = first_turn();
  state.players[0].influence = 23;
  own(state, 1, "pilgrimage", 2, 0, 1, true);
  own(state, 0, "pilgrimage", 1, 1, 0);
  end_era_now(state);
  play(state, "turn pilgrimage");
  CHECK(points(state, 0, Category::mastery_effects) == 0);
}

TEST_CASE("DO-11.6 everybody scores the own Influence and keeps it") {
  State state = first_turn();
  state.players[0].influence = 7;
  state.players[1].influence = 3;
  end_era_now(state);
  pass_assimilation(state);
  CHECK(points(state, 0, Category::influence) == 7);
  CHECK(points(state, 1, Category::influence) == 3);
  CHECK(state.players[0].influence == 7);
}

TEST_CASE("DO-11.7, DO-11.8, DO-R17, DO-R18 each Domination card goes to the most Knowledge; nobody's with none; VP by role") {
  State state = first_turn({.players = 3});
  state.roles[trade] = 2;  // of the last Era: it goes back
  know(state, 0, government, 2);
  know(state, 1, government, 2);
  know(state, 1, religion, 1);
  know(state, 2, art, 3);
  know(state, 2, craft, 1);
  end_era_now(state);
  pass_assimilation(state);
  CHECK(state.roles[government] == 0);  // the tie by Initiative
  CHECK(state.roles[trade] == kNone);
  CHECK(points(state, 0, Category::domination) == 6);
  CHECK(points(state, 1, Category::domination) == 5);
  CHECK(points(state, 2, Category::domination) == 4 + 1);
  CHECK(question(state) == "set-order");
  State two = first_turn();
  know(two, 0, government, 2);
  know(two, 1, trade, 1);
  know(two, 1, science, 1);
  end_era_now(two);
  pass_assimilation(two);
  CHECK(points(two, 0, Category::domination) == 0);  // the Ruler of two
  CHECK(points(two, 1, Category::domination) == 3 + 2);
}

TEST_CASE("DO-11.9, DO-14.3 the Ruler names the new order, the last by itself; the Diplomat gains Influence after Step 3") {
  State state = first_turn({.players = 3});
  know(state, 1, government, 1);
  know(state, 2, art, 1);
  end_era_now(state);
  pass_assimilation(state);
  CHECK(state.players[2].influence == 2);
  CHECK(points(state, 2, Category::influence) == 0);
  CHECK(Dominations::decision(state).seat == 1);
  CHECK(offers(state).size() == 3);
  play(state, "order seat-3");
  CHECK(offers(state) == std::vector<std::string>{"order seat-1", "order seat-2"});
  play(state, "order seat-2");
  CHECK((state.order[0] == 2 && state.order[1] == 1 && state.order[2] == 0));
  CHECK(Dominations::decision(state).seat == 2);  // refills in the new order
  State two = first_turn();
  know(two, 0, government, 1);
  end_era_now(two);
  pass_assimilation(two);
  CHECK(offers(two).size() == 2);
  play(two, "order seat-2");
  CHECK((two.order[0] == 1 && two.order[1] == 0));
}

TEST_CASE("DO-11.9, DO-R30 without a Ruler the order stays") {
  State state = first_turn();
  end_era_now(state);
  pass_assimilation(state);
  CHECK(question(state) == "give-back");
  CHECK((state.order[0] == 0 && state.order[1] == 1));
}

TEST_CASE("DO-11.10, DO-14.1, DO-14.4 Knowledge goes to 0, except what its owner may keep, Domain by Domain") {
  State state = first_turn();
  own_far(state, 0, "banking");  // keeps 4
  know(state, 0, trade, 3);
  know(state, 0, art, 3);
  know(state, 0, religion, 2);
  know(state, 1, art, 2);
  end_era_now(state);
  pass_assimilation(state);
  CHECK(question(state) == "keep-knowledge");
  CHECK(offers(state) == std::vector<std::string>{"keep trade 0", "keep trade 1", "keep trade 2", "keep trade 3"});
  play(state, "keep trade 2");
  CHECK(all(state, 0) == std::array<std::uint8_t, 6>{3, 0, 3, 0, 0, 2});  // nothing goes before the last is named
  CHECK(offers(state).size() == 3);  // two are left to keep
  play(state, "keep art 2");
  CHECK(all(state, 0) == std::array<std::uint8_t, 6>{2, 0, 2, 0, 0, 0});
  CHECK(all(state, 1) == std::array<std::uint8_t, 6>{});
  CHECK(question(state) == "give-back");
}

TEST_CASE("DO-11.10 start-of-Era effects come last, in the new order") {
  State state = first_turn();
  own_far(state, 1, "pilgrimage");
  end_era_now(state);
  pass_assimilation(state);
  while (question(state) != "assign-point") play(state, offers(state).front());
  CHECK(Dominations::decision(state).seat == 1);
  CHECK(state.hands[1].size() == 7);
  CHECK(state.era == 2);
  State both = first_turn();
  own_far(both, 0, "pilgrimage");
  own_far(both, 1, "pilgrimage");
  know(both, 0, government, 1);
  end_era_now(both);
  play(both, "order seat-2");
  while (question(both) != "assign-point") play(both, offers(both).front());
  CHECK(Dominations::decision(both).seat == 1);
}

TEST_CASE("DO-11.11, DO-11.12, DO-R26 each in turn discards, draws to 7, 2 more for the High Priest, and may redraw once") {
  State state = first_turn();
  know(state, 0, religion, 1);
  own_far(state, 0, "cartography");  // 2 more
  for (int n = 0; n < 5; ++n) state.hands[0].remove(state.hands[0].nth(0));
  end_era_now(state);
  pass_assimilation(state);
  CHECK(hand_target(state, 0) == 11);
  CHECK(Dominations::decision(state).seat == 0);
  play(state, offers(state).front());
  CHECK(state.hands[0].size() == 2);  // named, and still there (DO-14.1)
  play(state, "done");
  CHECK(state.hands[0].size() == 1);
  pass_chance<Dominations>(state);
  CHECK(state.hands[0].size() == 11);
  CHECK((question(state) == "give-back" && Dominations::decision(state).seat == 0));  // the redraw
  for (int n = 0; n < 11; ++n) play(state, offers(state).front());
  play(state, "done");
  pass_chance<Dominations>(state);
  CHECK(state.hands[0].size() == 11);
  CHECK(Dominations::decision(state).seat == 1);
  State above = first_turn();
  for (int n = 0; n < 4; ++n) hold(above, 0, tables::kTiles[60u + static_cast<unsigned>(n)]);
  end_era_now(above);
  pass_assimilation(above);
  play(above, "done");
  CHECK(above.hands[0].size() == 11);  // a hand above the target stays
}

TEST_CASE("DO-11.12 an empty supply stops the drawing") {
  State state = first_turn();
  state.hands[1].add(state.bags[0]);
  state.bags[0] = {};
  state.agenda.schedule({task(Duty::draw_tile, 0, 2), task(Duty::take_tile, 0)});
  const Tile last = state.hands[1].nth(0);
  state.hands[1].remove(last);
  state.bags[0].add(last);
  play(state, offers(state).front());
  CHECK(question(state) == "take-tile");
}

TEST_CASE("DO-11.13, DO-R17 in Era 3 every card is worth 3, also to two players' Ruler, and has no ability; nothing is refilled") {
  State state = first_turn();
  know(state, 0, government, 2);
  know(state, 0, art, 2);
  know(state, 1, craft, 2);
  end_era_now(state, 3);
  pass_assimilation(state);
  CHECK(points(state, 0, Category::domination) == 6);
  CHECK(points(state, 1, Category::domination) == 3);
  CHECK(state.players[0].influence == 0);
  CHECK(knows(state, 0, art) == 2);
  CHECK(Dominations::decision(state).actor == Decision::Actor::no_one);
}

TEST_CASE("DO-11.7, DO-11.8, DO-11.13 a position tells what each Domination card is worth now, and who would be awarded it") {
  const auto role = [](const State& state, std::string_view id) {
    Fields fields = Fields::writer();
    State copy = state;
    Dominations::fields(fields, copy);
    return fields.take_written().at("roles").at(id);
  };
  State state = first_turn({.players = 3});
  state.order = {2, 1, 0, kNone};
  know(state, 0, government, 2);
  know(state, 2, government, 2);
  CHECK(role(state, "ruler").at("vp").to_number<int>() == 6);
  CHECK(role(state, "ruler").at("leader").as_string() == "seat-3");
  CHECK(role(state, "worker").at("leader").is_null());
  CHECK(role(first_turn(), "ruler").at("vp").to_number<int>() == 0);  // of two
  CHECK(role(first_turn(), "worker").at("vp").to_number<int>() == 1);
  state.era = 3;
  CHECK(role(state, "ruler").at("vp").to_number<int>() == 3);
  CHECK(role(state, "worker").at("vp").to_number<int>() == 3);
}
