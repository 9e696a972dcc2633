// Looks to the end of its own chain of decisions and takes what then stands best.
#pragma once

#include <algorithm>

#include "ai/bot.h"

namespace tessera {

template <Game G>
class Greedy {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // `view` is what the seat to move sees; what it does not see is dealt at random.
  Choice<G> choose(const State& view, Rng& rng) {
    State state = view;
    G::determinize(state, rng);
    seat_ = G::decision(state).seat;
    typename G::Actions actions;
    list<G>(state, actions);
    float best_worth = 0;
    const Action* best = nullptr;
    std::uint32_t ties = 1;
    for (const Action& action : actions) {
      nodes_left_ = kNodesPerAction;
      State next = state;
      G::apply(next, action);
      const float worth = look_ahead(next);
      if (best && worth == best_worth && rng.below(++ties) != 0) continue;
      if (best && worth < best_worth) continue;
      if (!best || worth > best_worth) ties = 1;
      best = &action, best_worth = worth;
    }
    State after = state;
    G::apply(after, *best);
    return {*best, values(after)};
  }

 private:
  static constexpr int kNodesPerAction = 400;

  // The best standing the seat can reach while the choice stays with it.
  float look_ahead(const State& state) {
    const Decision decision = G::decision(state);
    if (decision.actor != Decision::Actor::player || decision.seat != seat_ || --nodes_left_ < 0) return standing(state);
    typename G::Actions actions;
    list<G>(state, actions);
    float best = -1e9f;
    for (const Action& action : actions) {
      State next = state;
      G::apply(next, action);
      best = std::max(best, look_ahead(next));
    }
    return best;
  }

  // Own worth, less the best of the others.
  float standing(const State& state) const {
    const Seat seats = G::setup(state).players;
    float rival = 0;
    for (Seat seat = 0; seat < seats; ++seat)
      if (seat != seat_) rival = std::max(rival, G::evaluate(state, seat));
    return G::evaluate(state, seat_) - rival;
  }

  std::vector<float> values(const State& state) const {
    std::vector<float> values;
    for (Seat seat = 0; seat < G::setup(state).players; ++seat) values.push_back(G::evaluate(state, seat));
    return values;
  }

  Seat seat_ = 0;
  int nodes_left_ = 0;
};

}  // namespace tessera
