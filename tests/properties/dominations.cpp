#include "games/dominations/dominations.h"

#include "tests/properties/properties.h"

using namespace tessera;
using dominations::Dominations;

TEST_CASE("Dominations: faults, legal actions and notation after every action of 200 games per player count") {
  for (const Setup& setup : properties::all_setups(Dominations::info())) properties::check_cheap<Dominations>(setup, 200, 1);
}

TEST_CASE("Dominations: JSON, records, views and undo on 20 games per player count") {
  for (const Setup& setup : properties::all_setups(Dominations::info())) properties::check_costly<Dominations>(setup, 20, 7, 16);
}
