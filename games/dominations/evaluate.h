// What an evaluation of Dominations adds up. The hand-written one and the fitted one look at the same terms.
#pragma once

#include <array>

#include "games/dominations/state.h"

namespace tessera::dominations {

namespace Term {
enum : std::size_t {
  points,
  influence,            // times the Ends of Era to come
  knowledge,
  knowledge_turns,      // times the turns left in this Era
  at_ends_of_eras,      // what the tree will bring, by what sets it off
  at_turns,
  at_starts_of_eras,
  by_frequent_deeds,
  by_rare_deeds,
  by_standing_effects,
  by_exchanges,
  cards,                // of the tree
  advanced,
  levels,
  cities,
  city_levels,
  city_turns,           // levels times the turns to come
  domination,
  domination_turns,     // times the turns left in this Era
  nodus,
  nodus_turns,          // times the turns to come
  objectives,           // points, begun ones in part
  objectives_met,
  count
};
}

using Terms = std::array<float, Term::count>;

Terms terms_of(const State& state, Seat seat);
float worth_of(const Terms& terms);

}  // namespace tessera::dominations
