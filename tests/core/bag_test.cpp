#include "core/chance/bag.h"

#include <doctest/doctest.h>

using namespace tessera;

TEST_CASE("a bag is drawn empty, each kind as often as it was in it") {
  Bag<3> bag{2, 0, 5};
  Rng rng(3);
  Bag<3> drawn{};
  while (size(bag) > 0) ++drawn[draw(bag, rng)];
  CHECK(drawn == Bag<3>{2, 0, 5});
}

TEST_CASE("the first draw follows the weights") {
  Rng rng(5);
  int rare = 0;
  for (int i = 0; i < 40000; ++i) {
    Bag<2> bag{1, 3};
    rare += draw(bag, rng) == 0;
  }
  CHECK(rare > 9600);
  CHECK(rare < 10400);
}
