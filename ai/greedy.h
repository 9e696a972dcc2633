// Looks to the end of its own chain of decisions and takes what then stands best.
#pragma once

#include <algorithm>

#include "ai/bot.h"
#include "ai/look_ahead.h"

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
    const int looks = kLooks / static_cast<int>(actions.size());
    Choice<G> choice{};
    float best_worth = 0;
    std::size_t best = 0;
    std::uint32_t ties = 1;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      State next = state;
      G::apply(next, actions[i]);
      choice.prospects.push_back(prospect(actions[i], next));
      const float worth = look_ahead<G>(next, seat_, looks, [this](const State& end) { return standing(end); }, 1);
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
  static constexpr int kLooks = 500;  // positions looked at for one choice, shared evenly by its actions

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
};

}  // namespace tessera
