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
    Choice<G> choice{};
    float best_worth = 0;
    std::size_t best = 0;
    std::uint32_t ties = 1;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      looks_left_ = kLooks / static_cast<int>(actions.size());
      State next = state;
      G::apply(next, actions[i]);
      choice.prospects.push_back(prospect(actions[i], next));
      const float worth = look_ahead(next, 1);
      if (i && worth == best_worth && rng.below(++ties) != 0) continue;
      if (i && worth < best_worth) continue;
      if (!i || worth > best_worth) ties = 1;
      best = i, best_worth = worth;
    }
    std::swap(choice.prospects[0], choice.prospects[best]);
    choice.action = choice.prospects[0].action;
    return choice;
  }

 private:
  static constexpr int kLooks = 2000;  // positions looked at for one choice, shared evenly by its actions

  static constexpr int kChoicesAlone = 3;  // alone the turn never passes on; some choices stand for it

  // The best standing the seat can reach while the choice stays with it, and all options can be looked at.
  float look_ahead(const State& state, int choices) {
    const Decision decision = G::decision(state);
    if (decision.actor != Decision::Actor::player || decision.seat != seat_ || looks_left_ <= 0) return standing(state);
    if (choices == kChoicesAlone && G::setup(state).players == 1) return standing(state);
    typename G::Actions actions;
    list<G>(state, actions);
    looks_left_ -= static_cast<int>(actions.size());
    if (looks_left_ < 0) return standing(state);
    float best = -1e9f;
    for (const Action& action : actions) {
      State next = state;
      G::apply(next, action);
      best = std::max(best, look_ahead(next, choices + (actions.size() > 1)));
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

  static Prospect<Action> prospect(const Action& action, const State& after) {
    Prospect<Action> made{.action = action, .visits = 1};
    for (Seat seat = 0; seat < G::setup(after).players; ++seat) made.points[seat] = G::evaluate(after, seat);
    return made;
  }

  Seat seat_ = 0;
  int looks_left_ = 0;
};

}  // namespace tessera
