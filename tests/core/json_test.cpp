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

TEST_CASE("pretty text parses back to the same value") {
  const json::value value = *parse_json(R"({"a":[{"b":1},{"b":[1,2,3]}],"c":null,"d":"x\ny","e":{},"f":[]})");
  CHECK(*parse_json(pretty(value)) == value);
  CHECK(pretty(*parse_json("[1,2]")) == "[1,2]");
}
