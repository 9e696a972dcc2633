#include <doctest/doctest.h>

#include <cmath>

#include "catalog/climb.h"
#include "catalog/training.h"

using namespace tessera;

namespace {

// Whoever weighs the second feature like 0.3 and the third like -0.2 scores best; luck and the first seat add their own.
BotGame weigh(const Setup& setup, std::span<const SeatedBot> seats, std::uint64_t deal, std::uint64_t seed) {
  Rng luck(deal), dice(seed);
  const auto first = static_cast<double>(luck.below(40));
  BotGame game;
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    const auto weights = seats[seat].weights->model.weights();
    const double off = std::hypot(weights[2] - 0.3, weights[3] + 0.2);
    ScoreSheet sheet;
    sheet.by[0] = static_cast<std::int16_t>(300 - 1000 * off * off + (seat == 0 ? first : 0) + dice.below(10));
    game.scores.push_back(sheet);
  }
  return game;
}

Weights plain() {
  Weights weights;
  weights.model = Model(3, 0);
  weights.model.weights()[1] = 0.1f;
  return weights;
}

CatalogEntry weighing() {
  CatalogEntry entry = **find_game("gods-of-rome");
  entry.play_bots = &weigh;
  return entry;
}

}  // namespace

TEST_CASE("weights climb to where they win by most, whatever the number of threads") {
  const std::vector<float> strides{0, 1, 1};
  ClimbPlan plan{.bot = {}, .steps = 60, .games = 200, .threads = 1, .seed = 5};
  int told = 0;
  const Weights climbed = climb(weighing(), plan, strides, plain(), [&](int, int, int) { ++told; });
  const auto found = climbed.model.weights();
  CHECK(found[1] == 0.1f);  // the hand-written evaluation keeps its weight
  CHECK(found[2] == doctest::Approx(0.3).epsilon(0.1));
  CHECK(found[3] == doctest::Approx(-0.2).epsilon(0.1));
  plan.threads = 3;
  const Weights again = climb(weighing(), plan, strides, plain(), nullptr);
  CHECK(std::equal(found.begin(), found.end(), again.model.weights().begin()));
}

TEST_CASE("a weight is varied by as much as makes the same difference to a turn") {
  Dataset data;
  data.inputs = 3;
  for (int at = 0; at < 4; ++at) {
    data.samples.push_back({.game = at < 3 ? 0u : 1u, .seats = 1, .first = static_cast<std::size_t>(at)});
    const auto x = static_cast<float>(at);
    data.rows.insert(data.rows.end(), {9 * x, 2 * x, at == 2 ? 8.0f : 0.0f});
  }
  const std::vector<float> strides = strides_of(data);
  CHECK(strides[0] == 0);          // never varied
  CHECK(strides[1] == 0.5f);       // changes by 2 each time
  CHECK(strides[2] == 0.125f);     // by 8, once; from one game to the next is no change
}

TEST_CASE("training by climbing gives the same weights whatever the number of threads") {
  TrainingPlan plan{.game = "gods-of-rome",
                    .players = {2},
                    .greedy_games = 6,
                    .rounds = 0,
                    .games = 4,
                    .iterations = 2,
                    .looks = 20,
                    .hidden = 0,
                    .climbs = 2,
                    .threads = 1,
                    .seed = 3};
  const Result<json::value> one = train(plan, {});
  plan.threads = 3;
  const Result<json::value> other = train(plan, {});
  REQUIRE(one);
  CHECK(*one == *other);
  plan.climbs = 0;
  CHECK(*train(plan, {}) != *one);
}
