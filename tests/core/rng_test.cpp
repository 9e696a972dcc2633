#include "core/chance/rng.h"

#include <doctest/doctest.h>

#include <array>

using namespace tessera;

TEST_CASE("the same seed gives the same numbers everywhere") {
  Rng rng(7);
  CHECK(rng.next() == 12923355070828475994ULL);
  Rng again(7), other(8);
  CHECK(again.next() != other.next());
}

TEST_CASE("below() stays below and reaches everything about equally often") {
  Rng rng(1);
  std::array<int, 6> faces{};
  for (int i = 0; i < 60000; ++i) ++faces[rng.below(6)];
  for (int count : faces) {
    CHECK(count > 9500);
    CHECK(count < 10500);
  }
  CHECK(rng.below(1) == 0);
}

TEST_CASE("unit() is in [0, 1)") {
  Rng rng(2);
  double sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double u = rng.unit();
    REQUIRE(u >= 0);
    REQUIRE(u < 1);
    sum += u;
  }
  CHECK(sum / 10000 == doctest::Approx(0.5).epsilon(0.03));
}
