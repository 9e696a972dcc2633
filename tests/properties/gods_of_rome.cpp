#include "games/gods_of_rome/gods_of_rome.h"

#include "tests/properties/properties.h"

using namespace tessera;
using gods_of_rome::GodsOfRome;

namespace {

// Every player count and variant on the random map; the fixed map without variants.
std::vector<Setup> configurations() {
  std::vector<Setup> setups;
  for (const Setup& setup : properties::all_setups(GodsOfRome::info()))
    if (setup.options[2] == 0 || (setup.options[0] == 0 && setup.options[1] == 0)) setups.push_back(setup);
  return setups;
}

}  // namespace

TEST_CASE("Gods of Rome: faults, legal actions and notation after every action of 2,000 games per configuration") {
  for (const Setup& setup : configurations()) properties::check_cheap<GodsOfRome>(setup, 2000, 1);
}

TEST_CASE("Gods of Rome: JSON, records, views and undo on 200 games per configuration") {
  for (const Setup& setup : configurations()) properties::check_costly<GodsOfRome>(setup, 200, 7, 64);
}
