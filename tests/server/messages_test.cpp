// What messages tell whom, with a toy game that has hidden hands and secret choices.
#include "server/protocol/messages.h"

#include <doctest/doctest.h>

#include "core/table/table_of.h"
#include "server/room/preview.h"
#include "tests/toy/toy.h"

namespace tessera {
namespace {

using ToyTable = TableOf<toy::Toy>;

const std::vector<SeatState> kSeats{{.name = "Ana", .held = true}, {.name = "Rui", .held = true}};

json::value update_for(const Table& table, Seat viewer) {
  return *parse_json(update_message(table, {"t", 7, 0, kSeats}, {.viewer = viewer}, 0));
}

// Plays a whole game, `each` after every action.
template <class Each>
void play_game(std::uint64_t seed, Each each) {
  ToyTable table(Setup{.players = 2});
  Rng rng(seed);
  for (each(table); table.decision().actor != Decision::Actor::no_one; each(table)) {
    if (table.play_chance(rng)) continue;
    const std::vector<LegalAction> legal = table.legal();
    REQUIRE(table.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action));
  }
}

TEST_CASE("no message holds an action its viewer may not know") {
  play_game(3, [](ToyTable& table) {
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
      const json::value update = update_for(table, viewer);
      const json::value moved = *parse_json(moved_message(table, {"t", 7, 0, kSeats}, viewer, 0));
      const json::array& lines = update.at("log").at("lines").as_array();
      REQUIRE(lines.size() == table.history().size());
      for (std::size_t step = 0; step < lines.size(); ++step) {
        const bool seen = table.history()[step].decision.seen_by(viewer);
        CHECK(lines[step].at("action").is_null() == !seen);
        CHECK(lines[step].at("words").as_array().empty() == !seen);
        CHECK((moved.at("actions").at(step) == "hidden") == !seen);
      }
    }
  });
}

TEST_CASE("two tables that differ only in what a viewer does not see look the same to him") {
  int compared = 0;
  play_game(5, [&](ToyTable& table) {
    const Decision decision = table.decision();
    if (decision.actor == Decision::Actor::no_one || decision.audience == kEverybody) return;
    const std::vector<LegalAction> legal = table.legal();
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
      if (decision.seen_by(viewer)) continue;
      std::vector<std::string> looks;
      for (const LegalAction& one : legal) {
        const std::unique_ptr<Table> copy = table.clone();
        REQUIRE(copy->play(one.action));
        looks.push_back(update_message(*copy, {"t", 7, 0, kSeats}, {.viewer = viewer}, 0));
        CHECK(looks.back() == looks.front());
      }
      compared += looks.size() > 1;
    }
  });
  CHECK(compared > 0);
}

TEST_CASE("legal actions and previews are for the seat to move alone, and change nothing") {
  play_game(8, [](ToyTable& table) {
    const std::string before = json::serialize(table.position(kReferee));
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
      const Decision decision = table.decision();
      const bool moves = decision.actor == Decision::Actor::player && decision.seat == viewer;
      const std::size_t legal = moves ? table.legal().size() : 0;
      CHECK(update_for(table, viewer).at("legal").as_array().size() == legal);
      CHECK(parse_json(previews_message(table, viewer, 1))->at("previews").as_array().size() == legal);
    }
    CHECK(json::serialize(table.position(kReferee)) == before);
  });
}

TEST_CASE("a seat takes back its own last actions, up to what chance did or another played") {
  ToyTable table(Setup{.players = 2});
  Rng rng(1);
  table.play_chance(rng);
  CHECK_FALSE(undo_to(table, 0));
  const std::size_t start = table.history().size();
  const Seat first = table.decision().seat;
  REQUIRE(table.play(table.legal()[0].action));
  CHECK(undo_to(table, first) == start);
  CHECK_FALSE(undo_to(table, static_cast<Seat>(1 - first)));
  CHECK_FALSE(undo_to(table, kSpectator));
}

}  // namespace
}  // namespace tessera
