// Any bot of one game, as its specification says.
#pragma once

#include <algorithm>
#include <optional>

#include "ai/greedy.h"
#include "ai/random.h"
#include "ai/search/player.h"
#include "ai/spec.h"

namespace tessera {

template <Game G>
class Player {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // A bot thinks for as many iterations as its specification says for each pair of players, but not beyond
  // `most_time` where that is not 0.
  Player(const BotSpec& spec, const Weights& weights, std::chrono::milliseconds most_time)
      : kind_(spec.kind), budget_{most_time, spec.search.iterations} {
    if (kind_ == BotSpec::Kind::search) search_.emplace(spec.search, weights);
  }

  void allow(std::chrono::milliseconds most_time) { budget_.time = most_time; }

  // `view` is what the seat to move sees.
  Choice<G> choose(const State& view, Rng& rng) {
    if (kind_ == BotSpec::Kind::greedy) return Greedy<G>{}.choose(view, rng);
    if (kind_ == BotSpec::Kind::search) return search_->choose(view, budget(view), rng);
    return {choose_at_random<G>(view, rng), {}};
  }

  // Tells what happened since; `view` is what the player's seat saw before it.
  void advance(const State& view, const Action& action) {
    if (search_) search_->advance(view, action);
  }
  bool remembers() const { return search_.has_value(); }
  void forget() {
    if (search_) search_->forget();
  }
  SearchPlayer<G>* search() { return search_ ? &*search_ : nullptr; }
  Budget budget(const State& view) const { return {budget_.time, iterations_among(G::setup(view).players, budget_.iterations)}; }

 private:
  BotSpec::Kind kind_;
  Budget budget_;
  std::optional<SearchPlayer<G>> search_;
};

}  // namespace tessera
