#include "core/game/agenda.h"

#include <doctest/doctest.h>

#include <cstring>
#include <type_traits>

using namespace tessera;

TEST_CASE("tasks are taken in reading order, later ones before what was there") {
  Agenda<std::uint8_t, 8> agenda;
  agenda.schedule({1, 2});
  agenda.schedule({3, 4});
  CHECK(agenda.size() == 4);
  CHECK(agenda.at(3) == 2);
  for (int expected : {3, 4, 1, 2}) CHECK(agenda.take() == expected);
  CHECK(agenda.empty());
}

TEST_CASE("an emptied agenda is byte for byte a fresh one") {
  using Small = Agenda<std::uint8_t, 4>;
  static_assert(std::has_unique_object_representations_v<Small>);
  Small used, fresh;
  used.schedule({1, 2, 3});
  used.take();
  used.clear();
  CHECK(std::memcmp(&used, &fresh, sizeof used) == 0);
}
