// Any bot of one game, as its specification says.
#pragma once

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

  Player(const BotSpec& spec, const Weights& weights) : kind_(spec.kind) {
    if (kind_ == BotSpec::Kind::search) search_.emplace(spec.search, weights);
  }

  // `view` is what the seat to move sees.
  Choice<G> choose(const State& view, const Budget& budget, Rng& rng) {
    if (kind_ == BotSpec::Kind::greedy) return Greedy<G>{}.choose(view, rng);
    if (kind_ == BotSpec::Kind::search) return search_->choose(view, budget, rng);
    const Action any = choose_at_random<G>(view, rng);
    return {any, {{.action = any, .visits = 1}}};
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

 private:
  BotSpec::Kind kind_;
  std::optional<SearchPlayer<G>> search_;
};

}  // namespace tessera
