#include "tests/properties/properties.h"
#include "tests/toy/toy.h"

using namespace tessera;
using toy::Toy;

TEST_CASE("the toy game holds the cheap properties") {
  for (const Setup& setup : all_setups(Toy::info())) properties::check_cheap<Toy>(setup, 500, 1);
}

TEST_CASE("the toy game holds the costly properties: views, audiences, redeals") {
  for (const Setup& setup : all_setups(Toy::info())) properties::check_costly<Toy>(setup, 50, 1, 2);
}

TEST_CASE("a view hides hands and cards laid, and shows them once they are turned up") {
  TableOf<Toy> table(Setup{.players = 2});
  for (const char* action : {"draw ant", "draw bee", "draw cat", "draw dog"}) REQUIRE(table.play(action));
  REQUIRE(table.play("lay bee"));
  const toy::State seen = Toy::view(table.state(), 1);
  CHECK(seen.players[0].unseen == 1);
  CHECK(size(seen.players[0].hand) == 0);
  CHECK(seen.players[0].laid == toy::kHiddenCard);
  CHECK(seen.players[1].hand == table.state().players[1].hand);
  REQUIRE(table.play("lay dog"));
  REQUIRE(table.play("turn-up bee"));
  CHECK(Toy::view(table.state(), 1).players[0].laid == 1);
}

TEST_CASE("a record redacted for a seat hides what others drew and laid in secret") {
  TableOf<Toy> table(Setup{.players = 2});
  for (const char* action : {"draw ant", "draw bee", "draw cat", "draw dog", "lay bee", "lay dog", "turn-up bee"})
    REQUIRE(table.play(action));
  CHECK(table.record(1).actions ==
        std::vector<std::string>{"hidden", "hidden", "draw cat", "draw dog", "hidden", "lay dog", "turn-up bee"});
  CHECK(table.record(kSpectator).actions ==
        std::vector<std::string>{"hidden", "hidden", "hidden", "hidden", "hidden", "hidden", "turn-up bee"});
  TableOf<Toy> other(Setup{.players = 2});
  const Result<> loaded = other.load(table.record(1));
  REQUIRE_FALSE(loaded);
  CHECK(loaded.fault().place == "actions[0]");
}

TEST_CASE("undo stops at what was drawn or turned up") {
  TableOf<Toy> table(Setup{.players = 2});
  for (const char* action : {"draw ant", "draw bee", "draw cat", "draw dog"}) REQUIRE(table.play(action));
  CHECK(table.undo().fault().code == "cannot-undo");
  REQUIRE(table.play("lay bee"));
  REQUIRE(table.undo());
  REQUIRE(table.play("lay ant"));
  REQUIRE(table.play("lay dog"));
  REQUIRE(table.undo());
  REQUIRE(table.undo());
  CHECK_FALSE(table.can_undo());
  for (const char* action : {"lay bee", "lay dog", "turn-up bee"}) REQUIRE(table.play(action));
  CHECK_FALSE(table.undo());
}
