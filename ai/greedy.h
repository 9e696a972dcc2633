// Looks to the end of its own chain of decisions and takes what then stands best.
#pragma once

#include <algorithm>
#include <numeric>
#include <vector>

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
    std::vector<float> worths;
    std::size_t best = 0;
    std::uint32_t ties = 1;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      State next = state, end;
      G::apply(next, actions[i]);
      const float worth = look_ahead<G>(next, seat_, looks, [this](const State& there) { return standing(there); }, 1, &end);
      choice.prospects.push_back(prospect(actions[i], end));
      worths.push_back(worth);
      if (i && worth == worths[best] && rng.below(++ties) != 0) continue;
      if (i && worth < worths[best]) continue;
      if (!i || worth > worths[best]) ties = 1;
      best = i;
    }
    choice.action = actions[best];
    put_in_order(choice.prospects, worths, best);
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

  static Prospect<Action> prospect(const Action& action, const State& end) {
    Prospect<Action> made{.action = action, .visits = 1};
    for (Seat seat = 0; seat < G::setup(end).players; ++seat) made.points[seat] = G::evaluate(end, seat);
    return made;
  }

  // Best first; among equals the one that was chosen, then as they were listed.
  static void put_in_order(std::vector<Prospect<Action>>& prospects, const std::vector<float>& worths, std::size_t chosen) {
    std::vector<std::size_t> order(worths.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return worths[a] != worths[b] ? worths[a] > worths[b] : b != chosen && (a == chosen || a < b);
    });
    std::vector<Prospect<Action>> sorted;
    for (std::size_t i : order) sorted.push_back(prospects[i]);
    prospects = std::move(sorted);
  }

  Seat seat_ = 0;
};

}  // namespace tessera
