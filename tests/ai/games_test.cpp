// What is true of the bots of every game, on its real positions.
#include <doctest/doctest.h>

#include "catalog/bot_of.h"
#include "games/bora_bora/bora_bora.h"
#include "games/dominations/dominations.h"

using namespace tessera;

namespace {

constexpr std::array<std::string_view, 4> kLevels{"novice", "club", "expert", "master"};

void check_same(const Suggestion& one, const Suggestion& other) {
  CHECK(one.action == other.action);
  CHECK(one.value == other.value);
  CHECK(one.chances == other.chances);
  REQUIRE(one.considered.size() == other.considered.size());
  for (std::size_t i = 0; i < one.considered.size(); ++i) {
    CHECK(one.considered[i].action == other.considered[i].action);
    CHECK(one.considered[i].visits == other.considered[i].visits);
  }
}

// Positions of a random game in which a player chooses, and the same with what the player does not
// see dealt anew; only pairs that differ.
template <Game G>
void for_each_pair(std::uint8_t players, std::uint64_t seed, auto act) {
  Rng rng(seed);
  typename G::State state = G::start(Setup{.players = players});
  typename G::Actions actions;
  for (list<G>(state, actions); !actions.empty(); list<G>(state, actions)) {
    const Decision decision = G::decision(state);
    if (decision.actor == Decision::Actor::player && actions.size() > 1 && rng.below(24) == 0) {
      typename G::State other = G::view(state, decision.seat);
      G::determinize(other, rng);
      if (!(other == state)) act(state, other);
    }
    G::apply(state, actions.at_weight(rng.below(actions.total_weight())));
  }
}

// What a search expects that is given the referee's position instead of a view.
template <Game G>
Values peek(const typename G::State& state) {
  Player<G> player(*find_bot("search@iterations=50+looks=1+c=0.7+prior=8+playout=random"), *committed_weights_for<G>(),
                   std::chrono::milliseconds(0));
  Rng rng(9);
  return player.choose(state, rng).prospects.front().results;
}

// How many pairs were compared, and in how many a bot that peeks would have told them apart.
struct Comparison {
  int pairs = 0, told_apart = 0;
};

template <Game G>
Comparison compare_choices() {
  Comparison compared;
  for (std::uint8_t players = 2; players <= 4; ++players)
    for_each_pair<G>(players, players, [&](const typename G::State& state, const typename G::State& other) {
      TableOf<G> here(G::setup(state)), there(G::setup(state));
      REQUIRE(here.set(write_position<G>(state)));
      REQUIRE(there.set(write_position<G>(other)));
      for (std::string_view name :
           {"random", "greedy", "novice", "search@iterations=20+looks=30", "search@iterations=20+looks=30+eval=hand+chance=closed"}) {
        CAPTURE(name);
        const auto choose = [&](const Table& table) { return *BotOf<G>(*find_bot(name), committed_weights_for<G>(), 0).choose(table, 9); };
        check_same(choose(here), choose(there));
      }
      const BotSpec expert = *parse_bot("expert", (*find_game(G::info().id))->style);
      const auto choose = [&](const Table& table) { return *BotOf<G>(expert, committed_weights_for<G>(), 0).choose(table, 9); };
      check_same(choose(here), choose(there));
      ++compared.pairs;
      compared.told_apart += peek<G>(state) != peek<G>(other);
    });
  return compared;
}

}  // namespace

TEST_CASE("no bot peeks at cards and tiles it does not see") {
  for (const Comparison& compared : {compare_choices<bora_bora::BoraBora>(), compare_choices<dominations::Dominations>()}) {
    CHECK(compared.pairs > 5);
    CHECK(compared.told_apart > compared.pairs / 2);
  }
}

TEST_CASE("the weights that are committed are read, and fit the features of their game") {
  for (std::string_view fitted : {"gods-of-rome", "bora-bora", "origins", "dominations"}) CHECK_FALSE(committed_weights(fitted).empty());
  for (const CatalogEntry& entry : catalog()) {
    if (committed_weights(entry.info().id).empty()) continue;  // the hand-written evaluation stands in
    CAPTURE(entry.info().id);
    const Result<json::value> parsed = parse_json(committed_weights(entry.info().id));
    REQUIRE(parsed);
    const Result<Weights> read = weights_from_json(*parsed, entry.info().id, entry.features);
    REQUIRE(read);
    CHECK(read->model.inputs() == entry.features);
    CHECK(std::any_of(read->model.weights().begin(), read->model.weights().end(), [](float weight) { return weight != 0; }));
    CHECK(entry.weights()->model.inputs() == entry.features);
    const json::value* made_by = member(*parsed, "made_by");
    REQUIRE(made_by);
    CHECK(std::string_view(made_by->as_string()).find(entry.info().id) != std::string_view::npos);
  }
}

TEST_CASE("every level answers in every game at every number of players, with the runners-up") {
  for (const CatalogEntry& entry : catalog())
    for (int players = entry.info().min_players; players <= entry.info().max_players; ++players) {
      const auto table = open_table(entry.info().id, players, nullptr);
      REQUIRE(table);
      Rng rng(2);
      for ((*table)->play_chance(rng); (*table)->legal().size() < 2; (*table)->play_chance(rng))
        REQUIRE((*table)->play((*table)->legal()[0].action));
      for (std::string_view level : kLevels) {
        CAPTURE(entry.info().id);
        CAPTURE(players);
        CAPTURE(level);
        const Result<Suggestion> made = suggest(**table, {.bot = level, .milliseconds = 30, .seed = 1});
        REQUIRE(made);
        const auto seats = static_cast<std::size_t>(players);
        CHECK(made->value.size() == seats);
        CHECK(made->considered.front().chances.size() == made->chances.size());
        REQUIRE(made->chances.size() == (players > 1 ? seats : 0));  // alone there is nobody to win against
        float sum = 0;
        for (float chance : made->chances) {
          CHECK(chance >= 0);
          CHECK(chance <= 1);
          sum += chance;
        }
        if (players > 1) CHECK(sum == doctest::Approx(1).epsilon(0.01));
        REQUIRE(made->considered.size() > 1);
        CHECK(made->considered.front().action == made->action);
        CHECK(made->considered[1].points.size() == seats);
      }
    }
}
