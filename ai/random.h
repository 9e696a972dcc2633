// Takes any legal action, each as likely as the other.
#pragma once

#include "ai/bot.h"

namespace tessera {

template <Game G>
typename G::Action choose_at_random(const typename G::State& state, Rng& rng) {
  typename G::Actions actions;
  list<G>(state, actions);
  return actions.at_weight(rng.below(actions.total_weight()));
}

// Plays on at random, chance included, until the game is over.
template <Game G>
void play_out(typename G::State& state, Rng& rng) {
  typename G::Actions actions;
  for (list<G>(state, actions); !actions.empty(); list<G>(state, actions))
    G::apply(state, actions.at_weight(rng.below(actions.total_weight())));
}

}  // namespace tessera
