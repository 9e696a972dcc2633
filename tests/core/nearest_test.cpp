#include "core/base/nearest.h"

#include <doctest/doctest.h>

#include <array>

using namespace tessera;

TEST_CASE("a slip of the keyboard finds its word, a strange word none") {
  constexpr std::array<std::string_view, 3> known{"temple", "growth", "travel"};
  CHECK(nearest("templ", known) == "temple");
  CHECK(nearest("gorwth", known) == "growth");
  CHECK(nearest("xylophone", known).empty());
  CHECK(nearest("", known).empty());
  constexpr std::array<std::string_view, 2> kShort{"c", "to"};
  CHECK(nearest("", kShort).empty());
  CHECK(nearest("x", kShort).empty());
  CHECK(nearest("t", kShort) == "to");
  CHECK(nearest(std::string(100000, 'a'), known).empty());
  CHECK(did_you_mean("trevel", known) == "; did you mean 'travel'?");
}
