#include "core/action/grammar.h"

#include <doctest/doctest.h>

using namespace tessera;

namespace {
constexpr std::array<std::string_view, 2> kPlaces{"temple", "hut"};
constexpr std::array<std::string_view, 3> kGods{"", "blue", "white"};
const std::array kForms{Form{"place", {numerals(6), kPlaces, kGods}}, Form{"pass", {}}, Form{"call", {kGods}},
                        Form{"lay", {kPlaces, numerals(2), numerals(1), kGods}}};
}  // namespace

TEST_CASE("every sentence has one text and one number, and both lead back to it") {
  const Grammar grammar(kForms);
  CHECK(grammar.size() == 7 * 2 * 3 + 1 + 3 + 2 * 3 * 2 * 3);
  for (std::uint32_t number = 0; number < grammar.size(); ++number) {
    const Phrase phrase = grammar.at(number);
    CHECK(grammar.number(phrase) == number);
    const Result<Phrase> parsed = grammar.parse(grammar.write(phrase));
    REQUIRE(parsed);
    CHECK(*parsed == phrase);
  }
}

TEST_CASE("parts are spoken in order; an optional one is left out") {
  const Grammar grammar(kForms);
  CHECK(grammar.write({0, 5, 0, 1}) == "place 5 temple blue");
  CHECK(grammar.write({0, 5, 0, 0}) == "place 5 temple");
  CHECK(grammar.write({2, 0, 0, 0}) == "call");
  CHECK(grammar.write({3, 1, 2, 0, 2}) == "lay hut 2 0 white");
  CHECK(*grammar.parse("lay hut 2 0 white") == Phrase{3, 1, 2, 0, 2});
  CHECK(*grammar.parse("  place   5 hut ") == Phrase{0, 5, 1, 0});
  CHECK(grammar.words({0, 5, 0, 1}) == std::vector<std::string_view>{"place", "5", "temple", "blue"});
}

TEST_CASE("what cannot be parsed is named, with a suggestion") {
  const Grammar grammar(kForms);
  const auto message = [&](std::string_view text) { return grammar.parse(text).fault().message; };
  CHECK(message("plcae 5 temple") == "no action is called 'plcae'; did you mean 'place'?");
  CHECK(message("place 5 templ") == "'place' does not take 'templ'; did you mean 'temple'?");
  CHECK(message("place 5") == "'place' needs another word, such as 'temple'");
  CHECK(message("pass now") == "'pass' does not take 'now'");
  CHECK(message("place 5 temple blue white") == "'place' does not take 'white'");
  CHECK(message("  ") == "an action is empty");
  CHECK(message(std::string(5000, 'z')).size() < 200);
}
