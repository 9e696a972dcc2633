#include <doctest/doctest.h>

#include <cmath>

#include "catalog/training.h"

using namespace tessera;

namespace {

// Games of two, won by the odds of one feature or of its size; the other features say nothing.
Dataset made_up(std::uint32_t games, bool bent) {
  Dataset data;
  data.inputs = 3;
  Rng rng(7);
  for (std::uint32_t game = 0; game < games; ++game) {
    Dataset::Sample sample;
    sample.game = game;
    sample.seats = 2;
    sample.first = data.rows.size() / 3;
    float strength[2];
    for (float& each : strength) {
      const auto x = static_cast<float>(rng.unit() * 4 - 2), other = static_cast<float>(rng.unit() * 100);
      each = bent ? 2 * std::fabs(x) : 1.5f * x;
      data.rows.insert(data.rows.end(), {x, other, 1.0f});
      sample.hand[static_cast<std::size_t>(&each - strength)] = x;
    }
    const bool first = rng.unit() < 1 / (1 + std::exp(strength[1] - strength[0]));
    sample.won = {first ? 1.0f : 0.0f, first ? 0.0f : 1.0f};
    data.samples.push_back(sample);
    data.margins.push_back(first ? 4.0f : -4.0f);
  }
  return data;
}

}  // namespace

TEST_CASE("a fit finds a straight line, and a bend where there is one") {
  const std::array<float, 3> low{-1, 50, 1}, high{1, 50, 1}, middle{0, 50, 1};
  const FitReport line = fit(made_up(6000, false), {.hidden = 0, .epochs = 40, .rate = 0.01, .margin_share = 0});
  CHECK(line.fitted_loss < line.even_loss - 0.15);
  CHECK(line.weights.model(high) - line.weights.model(low) == doctest::Approx(3).epsilon(0.2));

  const FitReport bend = fit(made_up(6000, true), {.hidden = 8, .epochs = 20, .rate = 0.01, .margin_share = 0});
  CHECK(bend.fitted_loss < bend.even_loss - 0.1);
  CHECK(bend.weights.model(low) > bend.weights.model(middle) + 1);
  CHECK(bend.weights.model(high) > bend.weights.model(middle) + 1);
}

TEST_CASE("the same games and seed give the same weights") {
  const Dataset data = made_up(600, true);
  const FitReport one = fit(data, {.hidden = 4, .epochs = 2}), other = fit(data, {.hidden = 4, .epochs = 2});
  const auto left = one.weights.model.weights(), right = other.weights.model.weights();
  CHECK(std::equal(left.begin(), left.end(), right.begin(), right.end()));
  CHECK(one.weights.spread == doctest::Approx(4));
}

TEST_CASE("weights survive being written and read, and others are refused") {
  const FitReport made = fit(made_up(600, true), {.hidden = 4, .epochs = 2});
  json::value written = to_json(made.weights, "toy", "a test");
  const Result<Weights> read = weights_from_json(written, "toy", 3);
  REQUIRE(read);
  const std::array<float, 3> x{0.3f, 40, 1};
  CHECK(read->model(x) == doctest::Approx(made.weights.model(x)).epsilon(0.001));
  CHECK_FALSE(weights_from_json(written, "toy", 4));
  CHECK_FALSE(weights_from_json(written, "other", 3));
  CHECK_FALSE(weights_from_json(json::value(7), "toy", 3));
  for (const auto& [key, number] :
       {std::pair{"spread", 0.0}, {"hand_scale", 1e-300}, {"hand_scale", 1e39}, {"hidden", 0.7}, {"hidden", -1.0}}) {
    INFO(key, " ", number);
    json::value other = written;
    other.as_object()[key] = number;
    CHECK_FALSE(weights_from_json(other, "toy", 3));
  }
  json::value large = written;
  large.as_object()["weights"].as_array()[2] = 1e39;
  CHECK_FALSE(weights_from_json(large, "toy", 3));
  written.as_object()["weights"].as_array().pop_back();
  CHECK_FALSE(weights_from_json(written, "toy", 3));
}

TEST_CASE("the committed weights of every game fit its features") {
  for (const CatalogEntry& entry : catalog()) {
    const std::string_view text = committed_weights(entry.info().id);
    if (text.empty()) continue;
    CAPTURE(entry.info().id);
    const Result<json::value> parsed = parse_json(text);
    REQUIRE(parsed);
    CHECK(weights_from_json(*parsed, entry.info().id, entry.features));
  }
}

TEST_CASE("training gives the same weights whatever the number of threads") {
  TrainingPlan plan{.game = "gods-of-rome",
                    .players = {2},
                    .greedy_games = 6,
                    .rounds = 1,
                    .games = 6,
                    .iterations = 8,
                    .hidden = 2,
                    .threads = 1,
                    .seed = 3};
  const Result<json::value> one = train(plan, {});
  plan.threads = 3;
  const Result<json::value> other = train(plan, {});
  REQUIRE(one);
  CHECK(*one == *other);
}
