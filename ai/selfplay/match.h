// One game among bots, from the deal to the end.
#pragma once

#include "ai/player.h"

namespace tessera {

struct MatchResult {
  std::vector<ScoreSheet> scores;          // by seat
  std::vector<std::uint8_t> places;        // by seat; 1 is best
  std::vector<std::uint32_t> decisions;    // by seat: with two options or more
  std::vector<double> seconds;             // by seat: spent on them
};

// Chance follows `deal`, the bots' own dice follow `seed`: the same deal may be played by others.
template <Game G>
MatchResult play_match(const Setup& setup, std::span<Player<G>> players, std::uint64_t deal, std::uint64_t seed) {
  MatchResult result{{}, {}, std::vector<std::uint32_t>(setup.players), std::vector<double>(setup.players)};
  typename G::State state = G::start(setup);
  typename G::Actions actions;
  Rng chance(deal), dice(seed);
  for (Player<G>& player : players) player.forget();
  for (list<G>(state, actions); !actions.empty(); list<G>(state, actions)) {
    const Decision decision = G::decision(state);
    typename G::Action action = actions[0];
    if (decision.actor == Decision::Actor::chance) action = actions.at_weight(chance.below(actions.total_weight()));
    else if (actions.size() > 1) {
      const auto start = std::chrono::steady_clock::now();
      action = players[decision.seat].choose(G::view(state, decision.seat), dice).action;
      result.seconds[decision.seat] += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      ++result.decisions[decision.seat];
    }
    for (Seat seat = 0; seat < setup.players; ++seat)
      if (players[seat].remembers()) players[seat].advance(G::view(state, seat), action);
    G::apply(state, action);
  }
  for (Seat seat = 0; seat < setup.players; ++seat) {
    result.scores.push_back(G::score(state, seat));
    result.places.push_back(G::place(state, seat));
  }
  return result;
}

}  // namespace tessera
