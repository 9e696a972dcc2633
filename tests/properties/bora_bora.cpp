#include "games/bora_bora/bora_bora.h"

#include "tests/properties/properties.h"

using namespace tessera;
using bora_bora::BoraBora;

TEST_CASE("Bora Bora: faults, legal actions and notation after every action of 2,000 games per configuration") {
  for (const Setup& setup : properties::all_setups(BoraBora::info())) properties::check_cheap<BoraBora>(setup, 2000, 1);
}

TEST_CASE("Bora Bora: JSON, records, views and undo on 200 games per configuration") {
  for (const Setup& setup : properties::all_setups(BoraBora::info())) properties::check_costly<BoraBora>(setup, 200, 7, 64);
}
