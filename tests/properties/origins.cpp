#include "games/origins/origins.h"

#include "tests/properties/properties.h"

using namespace tessera;
using origins::Origins;

TEST_CASE("Origins: faults, legal actions and notation after every action of 2,000 games per player count") {
  for (const Setup& setup : properties::all_setups(Origins::info())) properties::check_cheap<Origins>(setup, 2000, 1);
}

TEST_CASE("Origins: JSON, records, views and undo on 200 games per player count") {
  for (const Setup& setup : properties::all_setups(Origins::info())) properties::check_costly<Origins>(setup, 200, 7, 64);
}
