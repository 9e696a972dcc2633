#include <doctest/doctest.h>

#include <cmath>

#include "ai/selfplay/ratings.h"

using namespace tessera;

namespace {

std::vector<Standing> duels(int won, int lost) {
  std::vector<Standing> games;
  for (int i = 0; i < won; ++i) games.push_back({{0, 1}, {1, 2}});
  for (int i = 0; i < lost; ++i) games.push_back({{0, 2}, {1, 1}});
  return games;
}

}  // namespace

TEST_CASE("two players: the distance is the logarithm of the odds") {
  const auto ratings = rate(2, duels(750, 250), 1e-6);
  CHECK(ratings[0].elo - ratings[1].elo == doctest::Approx(400 * std::log10(3.0)).epsilon(0.001));
  // The distance has standard error 1 / sqrt(n p q); each rating lies half of it from the mean.
  const double error = 400 / std::log(10.0) / std::sqrt(1000 * 0.75 * 0.25);
  CHECK(ratings[0].half_width == doctest::Approx(1.959964 * error / 2).epsilon(0.01));
}

TEST_CASE("equal results give equal ratings, and ties count as halves") {
  CHECK(std::fabs(rate(2, duels(10, 10))[0].elo) < 1e-6);
  const std::vector<Standing> ties(5, Standing{{0, 1}, {1, 1}});
  CHECK(std::fabs(rate(2, ties)[0].elo) < 1e-6);
}

TEST_CASE("who never lost is rated high, but not without bound") {
  const auto ratings = rate(2, duels(40, 0));
  CHECK(ratings[0].elo > 150);
  CHECK(ratings[0].elo < 2000);
}

TEST_CASE("four players: places count, not only the first") {
  std::vector<Standing> games;
  for (int i = 0; i < 30; ++i) games.push_back({{0, 1}, {1, 2}, {2, 3}, {3, 4}});
  for (int i = 0; i < 10; ++i) games.push_back({{3, 1}, {2, 2}, {1, 3}, {0, 4}});
  const auto ratings = rate(4, games);
  for (std::size_t i = 0; i + 1 < 4; ++i) CHECK(ratings[i].elo > ratings[i + 1].elo);
}

TEST_CASE("more games make narrower intervals") {
  CHECK(rate(2, duels(400, 200))[0].half_width < rate(2, duels(40, 20))[0].half_width / 2.5);
}

TEST_CASE("growth is the slope of strength: of two players, their distance over that of their sizes") {
  const double sizes[] = {3, 1};
  const Rating growth = rate_growth(sizes, duels(750, 250), 1e-6);
  CHECK(growth.elo == doctest::Approx(400 * std::log10(3.0) / 2).epsilon(0.001));
  CHECK(growth.half_width == doctest::Approx(1.959964 * 400 / std::log(10.0) / std::sqrt(1000 * 0.75 * 0.25) / 2).epsilon(0.01));
  CHECK(std::fabs(rate_growth(sizes, duels(10, 10)).elo) < 1e-6);
  CHECK(rate_growth(sizes, duels(10, 20)).elo < 0);
  CHECK(rate_growth(sizes, duels(40, 0)).elo < 2000);
}

TEST_CASE("growth among three: as even as the games allow") {
  const double sizes[] = {0, 1, 2};
  std::vector<Standing> games;
  const auto meet = [&](std::size_t one, std::size_t other, int won, int lost) {
    for (int i = 0; i < won; ++i) games.push_back({{one, 1}, {other, 2}});
    for (int i = 0; i < lost; ++i) games.push_back({{one, 2}, {other, 1}});
  };
  meet(1, 0, 200, 100), meet(2, 1, 200, 100), meet(2, 0, 240, 60);  // odds of 2, 2 and 4
  CHECK(rate_growth(sizes, games, 1e-6).elo == doctest::Approx(400 * std::log10(2.0)).epsilon(0.001));
}

TEST_CASE("shares have Wilson's interval") {
  const Share share = share_of(90, 100);
  CHECK(share.value == doctest::Approx(0.9));
  CHECK(share.low == doctest::Approx(0.8256).epsilon(0.001));
  CHECK(share.high == doctest::Approx(0.9448).epsilon(0.001));
  CHECK(share_of(10, 10).low < 0.75);
}
