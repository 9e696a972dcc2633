#include "games/dominations/dominations.h"

#include "tests/properties/properties.h"

using namespace tessera;
using dominations::Dominations;

// 500 and 100 games per player count: its games are long, and its positions large.
TEST_CASE("Dominations, 2 players: faults, legal actions, notation") { properties::check_cheap<Dominations>({.players = 2}, 500, 1); }
TEST_CASE("Dominations, 3 players: faults, legal actions, notation") { properties::check_cheap<Dominations>({.players = 3}, 500, 1); }
TEST_CASE("Dominations, 4 players: faults, legal actions, notation") { properties::check_cheap<Dominations>({.players = 4}, 500, 1); }

TEST_CASE("Dominations for two: JSON, records, views, undo") { properties::check_costly<Dominations>({.players = 2}, 100, 7, 32); }
TEST_CASE("Dominations for three: JSON, records, views, undo") { properties::check_costly<Dominations>({.players = 3}, 100, 7, 32); }
TEST_CASE("Dominations for four: JSON, records, views, undo") { properties::check_costly<Dominations>({.players = 4}, 100, 7, 32); }
