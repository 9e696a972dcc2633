#include "games/gods_of_rome/gods_of_rome.h"

#include "tests/properties/properties.h"

using namespace tessera;
using gods_of_rome::GodsOfRome;

namespace {

// Every variant on the random map; the fixed map without variants.
std::vector<Setup> configurations(std::uint8_t players) {
  std::vector<Setup> setups;
  for (const Setup& setup : all_setups(GodsOfRome::info()))
    if (setup.players == players && (setup.options[2] == 0 || (setup.options[0] == 0 && setup.options[1] == 0)))
      setups.push_back(setup);
  return setups;
}

// Faults, legal actions and notation after every action of 2,000 games per configuration.
void check_after_every_action(std::uint8_t players) {
  for (const Setup& setup : configurations(players)) properties::check_cheap<GodsOfRome>(setup, 2000, 1);
}

// JSON, records, views and undo on 200 games per configuration, on some positions of each game.
void check_some_positions(std::uint8_t players) {
  for (const Setup& setup : configurations(players)) properties::check_costly<GodsOfRome>(setup, 200, 7, players == 1 ? 12 : 120);
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
