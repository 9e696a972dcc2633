// One game among bots, from the deal to the end.
#pragma once

#include "ai/player.h"

namespace tessera {

struct MatchResult {
  std::vector<int> points;           // of each seat
  std::vector<std::uint8_t> places;  // of each seat, 1 is best
  std::vector<double> seconds;       // each seat thought
  std::vector<std::uint32_t> decisions;
};

// Chance follows `deal`, the bots' own dice follow `seed`: the same deal may be played by others.
// `see(state, decision, choice)` is told of every choice of a bot.
template <Game G, class See>
MatchResult play_match(const Setup& setup, std::span<Player<G>* const> players, const Budget& budget, std::uint64_t deal,
                       std::uint64_t seed, See see) {
  MatchResult result{.points{}, .places{}, .seconds = std::vector<double>(setup.players),
                     .decisions = std::vector<std::uint32_t>(setup.players)};
  typename G::State state = G::start(setup);
  typename G::Actions actions;
  Rng chance(deal), dice(seed);
  for (Player<G>* player : players) player->forget();
  for (list<G>(state, actions); !actions.empty(); list<G>(state, actions)) {
    const Decision decision = G::decision(state);
    typename G::Action action = actions[0];
    if (decision.actor == Decision::Actor::chance) action = actions.at_weight(chance.below(actions.total_weight()));
    else if (actions.size() > 1) {
      const auto start = std::chrono::steady_clock::now();
      const Choice<G> choice = players[decision.seat]->choose(G::view(state, decision.seat), budget, dice);
      result.seconds[decision.seat] += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      ++result.decisions[decision.seat];
      see(state, decision, choice);
      action = choice.action;
    }
    for (Seat seat = 0; seat < setup.players; ++seat)
      if (players[seat]->remembers()) players[seat]->advance(G::view(state, seat), action);
    G::apply(state, action);
  }
  for (Seat seat = 0; seat < setup.players; ++seat) {
    result.points.push_back(G::score(state, seat).total());
    result.places.push_back(G::place(state, seat));
  }
  return result;
}

}  // namespace tessera
