#include "games/gods_of_rome/gods_of_rome.h"

#include "tests/properties/properties.h"

using namespace tessera;
using gods_of_rome::GodsOfRome;

namespace {

// Powers, pantheon and both maps, in every combination.
std::vector<Setup> configurations(std::uint8_t players) {
  std::vector<Setup> setups = all_setups(GodsOfRome::info());
  std::erase_if(setups, [&](const Setup& setup) { return setup.players != players; });
  return setups;
}

// Faults, legal actions and notation after every action of 2,000 games per configuration.
void check_after_every_action(std::uint8_t players) {
  for (const Setup& setup : configurations(players)) properties::check_cheap<GodsOfRome>(setup, 2000, 1);
}

// Views and undo after every action of 200 games per configuration, JSON and texts on some positions of each.
void check_some_positions(std::uint8_t players) {
  for (const Setup& setup : configurations(players)) properties::check_costly<GodsOfRome>(setup, 200, 7, 60);
}

}  // namespace

TEST_CASE("Gods of Rome, solo: faults, legal actions, notation") { check_after_every_action(1); }
TEST_CASE("Gods of Rome, 2 players: faults, legal actions, notation") { check_after_every_action(2); }
TEST_CASE("Gods of Rome, 3 players: faults, legal actions, notation") { check_after_every_action(3); }
TEST_CASE("Gods of Rome, 4 players: faults, legal actions, notation") { check_after_every_action(4); }

TEST_CASE("Gods of Rome, alone: JSON, records, views, undo") { check_some_positions(1); }
TEST_CASE("Gods of Rome for two: JSON, records, views, undo") { check_some_positions(2); }
TEST_CASE("Gods of Rome for three: JSON, records, views, undo") { check_some_positions(3); }
TEST_CASE("Gods of Rome for four: JSON, records, views, undo") { check_some_positions(4); }
