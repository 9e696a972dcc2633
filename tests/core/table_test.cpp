#include "core/table/table_of.h"

#include <doctest/doctest.h>

#include "tests/toy/toy.h"

using namespace tessera;
using toy::Toy;

namespace {

TableOf<Toy> started() {
  TableOf<Toy> table(Setup{.players = 2});
  for (const char* action : {"draw ant", "draw bee", "draw cat", "draw dog"}) REQUIRE(table.play(action));
  return table;
}

}  // namespace

TEST_CASE("what is listed is playable, what is not is refused and changes nothing") {
  TableOf<Toy> table = started();
  const json::value before = table.position(kReferee);
  CHECK(table.play("lay elk").fault().code == "illegal-action");
  CHECK(table.play("lay cow").fault().code == "illegal-action");
  CHECK(table.play("").fault().code == "illegal-action");
  CHECK(table.position(kReferee) == before);
  CHECK(table.history().size() == 4);
  CHECK(table.legal().size() == 2);
  CHECK(table.play("lay ant"));
}

TEST_CASE("chance's actions carry probabilities that add up") {
  TableOf<Toy> table(Setup{.players = 2});
  double sum = 0;
  for (const LegalAction& action : table.legal()) sum += action.probability;
  CHECK(sum == doctest::Approx(1));
  REQUIRE(table.play("draw ant"));
  CHECK(table.legal()[0].probability == doctest::Approx(3.0 / 19));
}

TEST_CASE("the same seed lets chance choose the same") {
  TableOf<Toy> one(Setup{.players = 4}), other(Setup{.players = 4});
  Rng a(9), b(9);
  CHECK(one.play_chance(a));
  CHECK(other.play_chance(b));
  CHECK(one.position(kReferee) == other.position(kReferee));
  CHECK_FALSE(one.play_chance(a));
}

TEST_CASE("undo may go back to what was last drawn or turned up, over the actions of everybody") {
  TableOf<Toy> table(Setup{.players = 2});
  CHECK(table.undo_limit() == 0);
  CHECK_FALSE(table.can_undo());
  table = started();
  CHECK(table.undo_limit() == 4);
  CHECK_FALSE(table.can_undo());
  REQUIRE(table.play("lay ant"));
  REQUIRE(table.play("lay cat"));
  CHECK(table.undo_limit() == 4);
  CHECK(table.can_undo());
  REQUIRE(table.play("turn-up ant"));
  CHECK(table.undo_limit() == 7);
  CHECK(table.undo().fault().code == "cannot-undo");
}

TEST_CASE("a past position can be seen and gone back to") {
  TableOf<Toy> table = started();
  const json::value then = table.position(kReferee);
  REQUIRE(table.play("lay ant"));
  REQUIRE(table.play("lay cat"));
  CHECK(table.position_at(4, kReferee) == then);
  CHECK(table.position_at(6, kReferee) == table.position(kReferee));
  CHECK(table.position_at(5, 1) != table.position_at(5, kReferee));
  table.rewind(4);
  CHECK(table.position(kReferee) == then);
  CHECK(table.history().size() == 4);
}

TEST_CASE("a game set to a position records where it began") {
  TableOf<Toy> table = started();
  TableOf<Toy> other(Setup{.players = 3});
  REQUIRE(other.set(table.position(kReferee)));
  CHECK(other.setup().players == 2);
  CHECK_FALSE(other.can_undo());
  REQUIRE(other.play("lay bee"));
  const Record record = other.record(kReferee);
  CHECK(record.actions == std::vector<std::string>{"lay bee"});
  TableOf<Toy> replayed(Setup{.players = 2});
  REQUIRE(replayed.load(record));
  CHECK(replayed.position(kReferee) == other.position(kReferee));
}

TEST_CASE("a bad position or record leaves the table as it was") {
  TableOf<Toy> table = started();
  const json::value before = table.position(kReferee);
  json::value broken = before;
  broken.as_object()["bag"].as_object()["elk"] = 3;
  CHECK(table.set(broken).fault().place == "bag");
  Record record = table.record(kReferee);
  record.actions.push_back("lay elk");
  CHECK(table.load(record).fault().place == "actions[4]");
  record.game = "chess";
  CHECK(table.load(record).fault().place == "game");
  record = table.record(kReferee);
  record.version = 9;
  CHECK(table.load(record).fault().place == "version");
  CHECK(table.position(kReferee) == before);
}

TEST_CASE("winners are known at the end only") {
  TableOf<Toy> table = started();
  CHECK(winners(table).empty());
  Rng rng(1);
  while (table.decision().actor != Decision::Actor::no_one) {
    if (!table.play_chance(rng)) REQUIRE(table.play(table.legal()[0].action));
  }
  CHECK_FALSE(winners(table).empty());
  CHECK(table.places().size() == 2);
  CHECK(table.play("lay ant").fault().message == "the game is over");
}
