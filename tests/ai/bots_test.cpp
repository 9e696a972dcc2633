#include <doctest/doctest.h>

#include "catalog/bot_of.h"
#include "tests/ai/toy_positions.h"

using namespace tessera;
using toy::Toy;

namespace {

BotOf<Toy> toy_bot(std::string_view text) { return BotOf<Toy>(*find_bot(text), std::make_shared<const Weights>(), 0); }

void check_same(const Suggestion& one, const Suggestion& other) {
  CHECK(one.action == other.action);
  CHECK(one.chances == other.chances);
  REQUIRE(one.considered.size() == other.considered.size());
  for (std::size_t i = 0; i < one.considered.size(); ++i) {
    CHECK(one.considered[i].visits == other.considered[i].visits);
    CHECK(one.considered[i].points == other.considered[i].points);
  }
}

// How often anything was tried.
std::uint32_t visits(const Suggestion& suggestion) {
  std::uint32_t sum = 0;
  for (const Expectation& each : suggestion.considered) sum += each.visits;
  return sum;
}

std::string any(const Table& table, Rng& rng) {
  const auto legal = table.legal();
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action;
}

}  // namespace

TEST_CASE("no bot peeks: two games that look alike to a seat get the same choice") {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    TableOf<Toy> table(Setup{.players = static_cast<std::uint8_t>(2 + seed % 3)});
    Rng rng(seed);
    while (table.play_chance(rng), !is_over<Toy>(table.state())) {
      toy::State other = Toy::view(table.state(), table.decision().seat);
      Toy::determinize(other, rng);
      if (table.legal().size() > 1 && write_position<Toy>(other) != write_position<Toy>(table.state())) {
        TableOf<Toy> here(Setup{.players = other.seats}), there(Setup{.players = other.seats});
        REQUIRE(here.set(write_position<Toy>(table.state())));
        REQUIRE(there.set(write_position<Toy>(other)));
        for (std::string_view name : {"random", "greedy", "novice", "search@iterations=80", "search@iterations=80+chance=closed"})
          check_same(*toy_bot(name).choose(here, seed), *toy_bot(name).choose(there, seed));
        ++compared;
      }
      REQUIRE(table.play(any(table, rng)));
    }
  }
  CHECK(compared > 20);
}

TEST_CASE("no bot peeks by what it remembers: unseen draws change nothing in later choices") {
  const auto play = [](std::string_view unseen) {
    TableOf<Toy> table(Setup{.players = 2});
    BotOf<Toy> bot = toy_bot("search@iterations=300");
    std::vector<Suggestion> choices;
    for (std::string_view action : {"draw bee", "draw dog", "draw ant"}) REQUIRE(table.play(action));
    REQUIRE(table.play(unseen));  // seat 1's second card
    choices.push_back(*bot.choose(table, 1));
    for (std::string_view action : {"lay bee", "lay ant", "turn-up bee", "turn-up ant", "draw cat", "draw cat"})
      REQUIRE(table.play(action));
    choices.push_back(*bot.choose(table, 2));
    return choices;
  };
  const std::vector<Suggestion> one = play("draw elk"), other = play("draw bee");
  for (std::size_t i = 0; i < one.size(); ++i) check_same(one[i], other[i]);
}

TEST_CASE("a bot that remembers notices that the game went another way, and then thinks as one who remembers nothing") {
  const auto table = open_table("gods-of-rome", 2, nullptr);
  constexpr std::string_view kBot = "search@iterations=60+noise=0.01";  // with noise it does not stop early
  auto bot = make_bot("gods-of-rome", kBot, 0);
  REQUIRE(table);
  REQUIRE(bot);
  Rng rng(3);
  int kept = 0, undone = 0;
  bool went_another_way = true;  // the beginning is new to it too
  for (int i = 0; i < 40; ++i) {
    (*table)->play_chance(rng);
    const Result<Suggestion> choice = (*bot)->choose(**table, 7);
    REQUIRE(choice);
    if (went_another_way) check_same(*choice, *suggest(**table, {.bot = kBot, .milliseconds = 0, .seed = 7}));
    kept += visits(*choice) > 60;
    const auto legal = (*table)->legal();
    REQUIRE((*table)->play(choice->action));
    went_another_way = i % 3 == 2 && legal.size() > 1 && (*table)->can_undo() && (*table)->decision().actor == Decision::Actor::player;
    if (!went_another_way) continue;
    REQUIRE((*bot)->choose(**table, 7));
    REQUIRE((*table)->undo());
    REQUIRE((*table)->play(legal[legal[0].action == choice->action].action));
    ++undone;
  }
  CHECK(kept > 5);
  CHECK(undone > 5);
}

TEST_CASE("a suggestion tells the choice, what each seat may expect, and the runners-up") {
  const auto table = open_table("gods-of-rome", 3, nullptr);
  REQUIRE(table);
  Rng rng(1);
  (*table)->play_chance(rng);
  for (std::string_view bot : bots()) {
    const Result<Suggestion> made = suggest(**table, {.bot = bot, .milliseconds = 100, .seed = 4});
    REQUIRE(made);
    const auto legal = (*table)->legal();
    CHECK(std::any_of(legal.begin(), legal.end(), [&](const LegalAction& action) { return action.action == made->action; }));
    CHECK(made->value.size() == 3);
    if (bot == "random") continue;
    REQUIRE(made->considered.size() > 1);
    CHECK(made->considered.front().action == made->action);
    CHECK(made->chances.size() == (bot == "greedy" ? 0 : 3));
  }
  const Result<Suggestion> none = suggest(**table, {.bot = "experd"});
  REQUIRE_FALSE(none);
  CHECK(none.fault().code == "unknown-bot");
  CHECK(none.fault().message.find("expert") != std::string::npos);
}

TEST_CASE("what greedy would do else stands in the order of what it is ahead at the end of the turn") {
  for (const CatalogEntry& entry : catalog()) {
    const auto table = open_table(entry.info().id, 3, nullptr);
    REQUIRE(table);
    Rng rng(2);
    int told_apart = 0;
    for (int i = 0; i < 40; ++i) {
      (*table)->play_chance(rng);
      const Seat seat = (*table)->decision().seat;
      const Result<Suggestion> made = suggest(**table, {.bot = "greedy", .seed = 4});
      REQUIRE(made);
      REQUIRE_FALSE(made->considered.empty());
      CHECK(made->considered.front().action == made->action);
      std::vector<float> ahead;
      for (const Expectation& each : made->considered) {
        float rival = 0;
        for (Seat other = 0; other < 3; ++other)
          if (other != seat) rival = std::max(rival, each.points[other]);
        ahead.push_back(each.points[seat] - rival);
      }
      CHECK(std::is_sorted(ahead.rbegin(), ahead.rend()));
      told_apart += ahead.front() > ahead.back();
      REQUIRE((*table)->play(any(**table, rng)));
    }
    CHECK(told_apart > 2);
  }
}

TEST_CASE("nobody to move: a bot says so") {
  const auto table = open_table("gods-of-rome", 2, nullptr);
  const Result<Suggestion> made = suggest(**table, {.bot = "greedy"});
  REQUIRE_FALSE(made);
  CHECK(made.fault().code == "no-decision");
}

TEST_CASE("a judgement compares what was played with the best: what is played at random costs something") {
  const auto table = open_table("gods-of-rome", 2, nullptr);
  auto bot = make_bot("gods-of-rome", "search@iterations=80", 0);
  Rng rng(5);
  for (int i = 0; i < 25; ++i) {
    (*table)->play_chance(rng);
    REQUIRE((*table)->play(any(**table, rng)));
  }
  int judged = 0;
  double lost = 0;
  for (std::size_t step = 0; step < (*table)->history().size(); ++step) {
    const Played& played = (*table)->history()[step];
    const auto judgement = (*bot)->judge(**table, step, 1);
    if (played.decision.actor == Decision::Actor::chance) CHECK_FALSE(judgement);
    if (!judgement) continue;
    ++judged;
    CHECK(judgement->options > 1);
    CHECK(judgement->played.action == (*table)->write(played.phrase));
    const Seat seat = played.decision.seat;
    const bool best = judgement->best.action == judgement->played.action;
    CHECK(judgement->chance_lost ==
          doctest::Approx(best ? 0 : std::max(0.0f, judgement->best.chances[seat] - judgement->played.chances[seat])));
    const auto lead = [&](const Expectation& expected) { return expected.points[seat] - expected.points[1 - seat]; };
    CHECK(judgement->points_lost == doctest::Approx(best ? 0 : std::max(0.0f, lead(judgement->best) - lead(judgement->played))));
    lost += judgement->chance_lost;
  }
  CHECK(judged > 5);
  CHECK(lost > 0.05);
}

TEST_CASE("alone a judgement speaks of points: nobody else can win") {
  const auto table = open_table("origins", 1, nullptr);
  auto bot = make_bot("origins", "search@iterations=20", 0);
  REQUIRE(table);
  REQUIRE(bot);
  Rng rng(5);
  for (int i = 0; i < 25; ++i) {
    (*table)->play_chance(rng);
    REQUIRE((*table)->play(any(**table, rng)));
  }
  float lost = 0;
  for (std::size_t step = 0; step < (*table)->history().size(); ++step) {
    const auto judgement = (*bot)->judge(**table, step, 1);
    if (!judgement) continue;
    CHECK(judgement->best.chances.empty());
    CHECK(judgement->chance_lost == 0);
    REQUIRE(judgement->best.points.size() == 1);
    if (judgement->best.action != judgement->played.action)
      CHECK(judgement->points_lost == doctest::Approx(std::max(0.0f, judgement->best.points[0] - judgement->played.points[0])));
    lost += judgement->points_lost;
  }
  CHECK(lost > 0);
}

TEST_CASE("a bot keeps to the time it is allowed") {
  const auto table = open_table("gods-of-rome", 2, nullptr);
  Rng rng(1);
  (*table)->play_chance(rng);
  constexpr std::uint32_t kAll = 2000;
  auto bot = make_bot("gods-of-rome", "search@iterations=2000+noise=0.01", 1);  // with noise it does not stop early
  REQUIRE(bot);
  const std::uint32_t few = visits(*(*bot)->choose(**table, 1));
  CHECK(few > 0);
  CHECK(few < kAll);
  (*bot)->allow(0);
  CHECK(visits(*(*bot)->choose(**table, 1)) == few + kAll);  // what was thought before is kept
}

TEST_CASE("search beats random play at every number of players of every game") {
  for (const CatalogEntry& entry : catalog())
    for (int players = std::max<int>(2, entry.info().min_players); players <= entry.info().max_players; ++players) {
      const auto seat = [&](std::string_view bot) { return *seat_bot(entry, {.bot = bot, .milliseconds = 0}); };
      int won = 0;
      for (std::uint64_t game = 0; game < 3; ++game) {
        std::vector<SeatedBot> seats(static_cast<std::size_t>(players), seat("random"));
        seats[game % seats.size()] = seat("search@iterations=4+looks=20+plan=40+turns=1+nodes=512");
        won += entry.play_bots(*make_setup(entry.info(), players, nullptr), seats, game, game).places[game % seats.size()] == 1;
      }
      CAPTURE(entry.info().id);
      CAPTURE(players);
      CHECK(won >= 2);
    }
}
