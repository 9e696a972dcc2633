#include "core/game/setup.h"
#include "core/json/json.h"

#include <doctest/doctest.h>

using namespace tessera;

namespace {
constexpr std::array<std::string_view, 2> kMaps{"small", "large"};
constexpr std::array<Option, 2> kOptions{{{"powers", kOffOn}, {"map", kMaps, 1}}};
const GameInfo kInfo{"test", 1, 2, 4, kOptions, {}, {}, Grammar({}), Texts({})};

std::string fault(int players, std::string_view options) {
  const json::value given = *parse_json(options);
  return make_setup(kInfo, players, &given).fault().message;
}
}  // namespace

TEST_CASE("options have defaults, and what is given replaces them") {
  const Result<Setup> plain = make_setup(kInfo, 3, nullptr);
  REQUIRE(plain);
  CHECK(plain->players == 3);
  CHECK(plain->options[0] == 0);
  CHECK(plain->options[1] == 1);
  const json::value given = *parse_json(R"({"powers":true,"map":"small"})");
  const Result<Setup> chosen = make_setup(kInfo, 2, &given);
  REQUIRE(chosen);
  CHECK(chosen->options[0] == 1);
  CHECK(chosen->options[1] == 0);
  CHECK(options_json(kInfo, *chosen) == given);
}

TEST_CASE("all set-ups: every combination of options for every number of players, each once") {
  std::vector<Setup> expected;
  for (std::uint8_t players = 2; players <= 4; ++players)
    for (std::uint8_t powers = 0; powers < 2; ++powers)
      for (std::uint8_t map = 0; map < 2; ++map) expected.push_back({.players = players, .options = {powers, map}});
  CHECK(all_setups(kInfo) == expected);
}

TEST_CASE("wrong players and options are named") {
  CHECK(fault(5, "{}") == "test is for 2 to 4 players, not 5");
  CHECK(fault(2, R"({"power":true})") == "test has no option 'power'; did you mean 'powers'?");
  CHECK(fault(2, R"({"powers":3})") == "option 'powers' takes true or false");
  CHECK(fault(2, R"({"map":"huge"})") == "option 'map' takes 'small', 'large'");
  CHECK(fault(2, "[]") == "options are an object");
  CHECK(fault(2, "null") == "options are an object");
}
