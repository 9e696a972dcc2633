#include "games/origins/origins.h"

#include "tests/properties/properties.h"

using namespace tessera;
using origins::Origins;

TEST_CASE("Origins, solo: faults, legal actions and notation after every action of 2,000 games") {
  properties::check_cheap<Origins>({.players = 1}, 2000, 1);
}

TEST_CASE("Origins, 2 players: faults, legal actions and notation after every action of 2,000 games") {
  properties::check_cheap<Origins>({.players = 2}, 2000, 1);
}

TEST_CASE("Origins, 3 players: faults, legal actions and notation after every action of 2,000 games") {
  properties::check_cheap<Origins>({.players = 3}, 2000, 1);
}

TEST_CASE("Origins, 4 players: faults, legal actions and notation after every action of 2,000 games") {
  properties::check_cheap<Origins>({.players = 4}, 2000, 1);
}

TEST_CASE("Origins: JSON, records, views and undo on 200 games per player count") {
  for (const Setup& setup : all_setups(Origins::info())) properties::check_costly<Origins>(setup, 200, 7, 32);
}
