#include "games/bora_bora/bora_bora.h"

#include "tests/properties/properties.h"

using namespace tessera;
using bora_bora::BoraBora;

// Faults, legal actions and notation after every action of 2,000 games per configuration.
TEST_CASE("Bora Bora, 2 players: sound after every action of 2,000 games") { properties::check_cheap<BoraBora>({.players = 2}, 2000, 1); }

TEST_CASE("Bora Bora, 3 players: sound after every action of 2,000 games") { properties::check_cheap<BoraBora>({.players = 3}, 2000, 1); }

TEST_CASE("Bora Bora, 4 players: sound after every action of 2,000 games") { properties::check_cheap<BoraBora>({.players = 4}, 2000, 1); }

TEST_CASE("Bora Bora: JSON, records, views and undo on 200 games per configuration") {
  for (const Setup& setup : all_setups(BoraBora::info())) properties::check_costly<BoraBora>(setup, 200, 7, 32);
}
