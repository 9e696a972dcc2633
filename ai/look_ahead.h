// The best end of a turn: what both the greedy bot and the search look for.
#pragma once

#include <algorithm>
#include <concepts>

#include "core/game/game.h"

namespace tessera {

// A game may name actions that can be taken at any time of a turn, again and again. A look ahead leaves them out: it
// would put off the end of the turn with them.
template <class G>
concept HasAsides = requires(const typename G::Action& action) {
  { G::is_aside(action) } -> std::same_as<bool>;
};

inline constexpr int kChoicesAlone = 4;  // alone the turn never passes on: so many choices stand for it

template <Game G>
void list_options(const typename G::State& state, typename G::Actions& options) {
  if constexpr (HasAsides<G>) {
    typename G::Actions actions;
    list<G>(state, actions);
    for (const typename G::Action& action : actions)
      if (!G::is_aside(action)) options.add(action);
  } else {
    list<G>(state, options);
  }
}

// The most a position can be worth to the seat at the end of its turn, as far as the looks go, which its options share
// evenly; where they are too few, some of the options are looked at, from all over the list. `made` is how many choices
// it made already; `end` becomes the position reached.
template <Game G, class Worth>
float look_ahead(const typename G::State& state, Seat seat, int looks, const Worth& worth, int made = 0, typename G::State* end = nullptr) {
  const Decision decision = G::decision(state);
  const bool mine = decision.actor == Decision::Actor::player && decision.seat == seat;
  typename G::Actions actions;
  if (mine && !(made >= kChoicesAlone && G::setup(state).players == 1)) list_options<G>(state, actions);
  const int options = static_cast<int>(actions.size());
  if (options == 0 || looks <= 0) {
    if (end) *end = state;
    return worth(state);
  }
  const int seen = std::min(options, looks), share = options == 1 ? looks : looks / seen - 1;
  float best = 0;
  for (int i = 0; i < seen; ++i) {
    typename G::State next = state;
    G::apply(next, actions[static_cast<std::size_t>(i * options / seen)]);
    if (!end) {
      const float result = look_ahead<G>(next, seat, share, worth, made + (options > 1));
      best = i == 0 ? result : std::max(best, result);
      continue;
    }
    typename G::State reached;
    const float result = look_ahead<G>(next, seat, share, worth, made + (options > 1), &reached);
    if (i > 0 && result <= best) continue;
    best = result;
    *end = reached;
  }
  return best;
}

}  // namespace tessera
