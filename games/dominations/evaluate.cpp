#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"
namespace tessera::dominations {
float Dominations::evaluate(const State& state, Seat seat) { return static_cast<float>(victory_points(state, seat)); }
}
