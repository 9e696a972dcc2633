#include "server/protocol/orders.h"

#include <doctest/doctest.h>

namespace tessera {
namespace {

std::string fault_of(std::string_view text) {
  const SocketMessage message = read_socket_message(text);
  return message.order ? "" : message.order.fault().place + " " + message.order.fault().message;
}

TEST_CASE("an order is read with its id") {
  const SocketMessage message = read_socket_message(R"({"do":"play","id":5,"action":"lay ant","after":3})");
  REQUIRE(message.order);
  CHECK(message.id == 5);
  CHECK(std::get<PlayOrder>(*message.order).action == "lay ant");
  CHECK(std::get<PlayOrder>(*message.order).after == 3);
}

TEST_CASE("a fault is named with its place, and keeps the id") {
  CHECK(fault_of(R"({"do":"play","action":"x"})") == "after is missing");
  CHECK(fault_of(R"({"do":"play","action":"x","after":-1})") == "after must be a whole number from 0 to 10000000");
  CHECK(fault_of(R"({"do":"ping","more":1})") == "more is not known here");
  CHECK(fault_of(R"({"do":"seat","seat":0})") == "bot is missing");
  CHECK(fault_of("[]") == " must be an object");
  CHECK(read_socket_message(R"({"do":"fly","id":9})").id == 9);
}

TEST_CASE("a name is counted in characters and holds no control characters") {
  const auto join = [](const std::string& name) { return read_join(json::object{{"name", name}}); };
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += "ã";
  CHECK(join(forty));
  CHECK_FALSE(join(forty + "a"));
  CHECK_FALSE(join("a\nb"));
}

TEST_CASE("the seats of a new table") {
  const auto read = [](const char* text) { return read_new_table(*parse_json(text)); };
  const auto table = read(R"({"game":"g","seats":[{"kind":"me","name":"Ana"},{"kind":"bot","bot":"greedy"},{"kind":"open"}]})");
  REQUIRE(table);
  CHECK(table->seats[1].bot == "greedy");
  CHECK(read(R"({"seats":[{"kind":"king"}]})").fault().place == "seats[0].kind");
  CHECK(read(R"({"seats":[{"kind":"bot"}]})").fault().place == "seats[0].bot");
  CHECK(read(R"({"seats":[{"kind":"me"},{"kind":"me"}]})").fault().place == "seats");
  CHECK(read(R"({"seats":[{"kind":"me"}],"start":{"table":"a"}})").fault().place == "start.step");
}

}  // namespace
}  // namespace tessera
