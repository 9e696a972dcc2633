#include "core/json/json.h"

#include <doctest/doctest.h>

using namespace tessera;

TEST_CASE("bad JSON is a fault with its place, never an exception") {
  for (std::string_view text : {"", "{", "[1,", "nul", "{\"a\":1}x", "\x01", "\"\\ud800\"", "1e999999"}) {
    INFO(text);
    const Result<json::value> parsed = parse_json(text);
    if (!parsed) CHECK(parsed.fault().code == "bad-json");
  }
  CHECK_FALSE(parse_json("{\"a\":1}x"));
  CHECK_FALSE(parse_json(std::string(100000, '[')));
  CHECK(parse_json(" {\"a\": [1, 2]} "));
}

TEST_CASE("a member that stands twice in its object is a fault, named with its place") {
  const auto place = [](std::string_view text) {
    const Result<json::value> parsed = parse_json(text);
    return parsed ? "" : parsed.fault().message + ": " + parsed.fault().place;
  };
  const std::string twice = "a member stands twice in its object: ";
  CHECK(place(R"({"a":1,"b":2,"a":1})") == twice + "a");
  CHECK(place(R"({"a":1,"\u0061":2})") == twice + "a");
  CHECK(place(R"({"p":[{"a":1},[],{"a":{},"b":[1],"a":2}]})") == twice + "p[2].a");
  CHECK(place(R"({"p":{"q":{"x":"","y":0.5,"x":null}}})") == twice + "p.q.x");
  CHECK(place("[[1,true,[" + std::string(R"({"a":1,"a":2})") + "]]]") == twice + "[0][2][0].a");
  CHECK(place("{\"" + std::string(100000, 'k') + "\":1,\"" + std::string(100000, 'k') + "\":1}") == twice + std::string(60, 'k'));
  CHECK(place(R"({"a":{"a":1},"b":[{"a":1},{"a":1}],"A":1})") == "");
}

TEST_CASE("pretty text parses back to the same value") {
  const json::value value = *parse_json(R"({"a":[{"b":1},{"b":[1,2,3]}],"c":null,"d":"x\ny","e":{},"f":[]})");
  CHECK(*parse_json(pretty(value)) == value);
  CHECK(pretty(*parse_json("[1,2]")) == "[1,2]");
}
