#include "server/room/bots.h"

#include <doctest/doctest.h>

#include <future>
#include <numeric>

namespace tessera {
namespace {

constexpr std::string_view kBot = "search@iterations=40+noise=0.01";  // with noise no thought ends early
constexpr std::uint32_t kIterations = 40;
constexpr int kLong = 600'000;  // milliseconds: no thought takes that long

// A game of two where the same seat has several decisions in a row.
std::unique_ptr<Table> dealt_table() {
  Result<std::unique_ptr<Table>> table = open_table("gods-of-rome", 2, nullptr);
  REQUIRE(table);
  Rng rng(1);
  (*table)->play_chance(rng);
  return std::move(*table);
}

// What the bot at that place says to the table; `bot` decides.
Suggestion think(Bots& bots, const Table& table, std::string bot, std::string place) {
  std::promise<Result<Suggestion>> promise;
  bots.think(table.clone(), std::move(bot), std::move(place), Bots::Rank::move,
             [&](Result<Suggestion> suggestion) { promise.set_value(std::move(suggestion)); });
  const Result<Suggestion> suggestion = promise.get_future().get();
  REQUIRE(suggestion);
  return *suggestion;
}

// How often anything was tried.
std::uint32_t visits(const Suggestion& suggestion) {
  return std::accumulate(suggestion.considered.begin(), suggestion.considered.end(), 0u,
                         [](std::uint32_t sum, const Expectation& each) { return sum + each.visits; });
}

// Plays what the bot chose, and goes on to the next decision with a choice of the same seat.
Seat play_on(Table& table, const Suggestion& suggestion) {
  const Seat seat = table.decision().seat;
  REQUIRE(table.play(suggestion.action));
  while (table.legal().size() == 1) REQUIRE(table.play(table.legal().front().action));
  REQUIRE(table.decision().seat == seat);
  return seat;
}

}  // namespace

TEST_CASE("who sits at a table goes on from what was thought before") {
  Metrics metrics;
  Bots bots(1, kLong, metrics);
  const std::unique_ptr<Table> table = dealt_table();
  const Suggestion first = think(bots, *table, std::string(kBot), "a/0");
  CHECK(visits(first) == kIterations);
  play_on(*table, first);
  CHECK(visits(think(bots, *table, std::string(kBot), "a/0")) > kIterations);
}

TEST_CASE("nobody goes on from the thoughts of another place or another bot, and a hint leaves none") {
  Metrics metrics;
  Bots bots(1, kLong, metrics);
  const std::unique_ptr<Table> table = dealt_table();
  const std::string other = "search@iterations=40+noise=0.02";
  const Suggestion first = think(bots, *table, std::string(kBot), "a/0");
  CHECK(visits(think(bots, *table, std::string(kBot), "")) == kIterations);
  play_on(*table, first);
  CHECK(visits(think(bots, *table, std::string(kBot), "b/0")) == kIterations);
  CHECK(visits(think(bots, *table, std::string(kBot), "")) == kIterations);
  CHECK(visits(think(bots, *table, other, "a/0")) == kIterations);
}

TEST_CASE("only so many are remembered, those who thought last") {
  Metrics metrics;
  Bots bots(1, kLong, metrics);
  const std::unique_ptr<Table> table = dealt_table();
  const Suggestion first = think(bots, *table, std::string(kBot), "first");
  std::unique_ptr<Table> later = table->clone();
  play_on(*later, first);
  for (int i = 0; i < 64; ++i) think(bots, *table, std::string(kBot), "place " + std::to_string(i));
  CHECK(visits(think(bots, *later, std::string(kBot), "first")) == kIterations);
  think(bots, *table, std::string(kBot), "last");
  CHECK(visits(think(bots, *table, std::string(kBot), "last")) > kIterations);
}

}  // namespace tessera
