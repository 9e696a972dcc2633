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

TEST_CASE("determinize deals: nothing stays unseen, every card comes from the bag, another seed deals otherwise") {
  TableOf<Toy> table(Setup{.players = 4});
  Rng rng(1);
  table.play_chance(rng);
  REQUIRE(table.play(table.legal()[0].action));
  const toy::State view = Toy::view(table.state(), 1);
  std::set<std::string> deals;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    toy::State dealt = view;
    Rng own(seed);
    Toy::determinize(dealt, own);
    std::uint32_t moved = 0;
    for (Seat seat = 0; seat < 4; ++seat) {
      CHECK(dealt.players[seat].unseen == 0);
      CHECK(size(dealt.players[seat].hand) == size(table.state().players[seat].hand));
      CHECK((dealt.players[seat].laid < toy::kKinds) == (table.state().players[seat].laid < toy::kKinds));
      moved += size(dealt.players[seat].hand) - size(view.players[seat].hand);
      moved += dealt.players[seat].laid != view.players[seat].laid;
    }
    CHECK(size(dealt.bag) + moved == size(view.bag));
    CHECK(dealt.players[1] == view.players[1]);  // what the viewer knows stays
    deals.insert(json::serialize(write_position<Toy>(dealt)));
  }
  CHECK(deals.size() > 10);
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
