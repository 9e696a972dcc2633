#include "core/record/record.h"

#include <doctest/doctest.h>

using namespace tessera;

TEST_CASE("a record is written and read back") {
  Record record{
      .game = "toy", .version = 2, .players = 3, .options = {{"x", true}}, .seats = {"ana", "greedy"}, .actions = {"draw ant", "lay ant"}};
  const Result<Record> read = record_from_json(to_json(record));
  REQUIRE(read);
  CHECK(read->game == "toy");
  CHECK(read->version == 2);
  CHECK(read->players == 3);
  CHECK(read->options == record.options);
  CHECK(read->seats == record.seats);
  CHECK(read->actions == record.actions);
  CHECK(read->start.is_null());
}

TEST_CASE("the faults of a record are named") {
  const auto fault = [](std::string_view text) { return record_from_json(*parse_json(text)).fault(); };
  CHECK(fault("[]").message == "a record is a JSON object");
  CHECK(fault("{}").place == "game");
  CHECK(fault(R"({"game":1})").message == "must be a text");
  CHECK(fault(R"({"game":"toy"})").place == "version");
  CHECK(fault(R"({"game":"toy","version":-1})").place == "version");
  CHECK(fault(R"({"game":"toy","version":1})").place == "players");
  CHECK(fault(R"({"game":"toy","version":1,"players":2})").place == "actions");
  CHECK(fault(R"({"game":"toy","version":1,"players":2,"options":3,"actions":[]})").place == "options");
  CHECK(fault(R"({"game":"toy","version":1,"players":2,"actions":["a",2]})").place == "actions[1]");
  CHECK(fault(R"({"game":"toy","version":1,"players":2,"actions":[],"foo":1})").place == "foo");
  CHECK(fault(R"({"game":"toy","version":1,"players":2,"seats":["a","b","c"],"actions":[]})").place == "seats");
}
