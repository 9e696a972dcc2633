// What a game is. Everything that plays, searches, saves or shows a game is written for this.
#pragma once

#include <concepts>
#include <type_traits>

#include "core/action/sentence.h"
#include "core/base/result.h"
#include "core/chance/rng.h"
#include "core/game/decision.h"
#include "core/game/score_sheet.h"
#include "core/game/setup.h"

namespace tessera {

class Fields;

template <class G>
concept Game = requires(typename G::State& state, const typename G::State& now, Seat seat, typename G::Action action,
                        typename G::Actions& actions, Rng& rng, Fields& fields, Faults& faults, const Setup& setup) {
  requires std::is_trivially_copyable_v<typename G::State>;
  requires std::has_unique_object_representations_v<typename G::State>;  // same bytes, same state
  { G::info() } -> std::same_as<const GameInfo&>;
  { G::start(setup) } -> std::same_as<typename G::State>;  // runs on to the first decision
  { G::setup(now) } -> std::same_as<Setup>;                // what it was started with
  { G::decision(now) } -> std::same_as<Decision>;
  G::list_actions(now, actions);  // of whoever is to move, with weights if that is chance
  G::apply(state, action);        // takes a listed action, runs on to the next decision
  { G::score(now, seat) } -> std::same_as<ScoreSheet>;
  { G::place(now, seat) } -> std::same_as<std::uint8_t>;  // at the end: 1 won, 2 second, ...
  { G::evaluate(now, seat) } -> std::same_as<float>;      // how well a seat stands, in points
  { G::view(now, seat) } -> std::same_as<typename G::State>;  // unseen pieces back in their bags
  G::determinize(state, rng);     // deals the unseen pieces of a view at random
  G::fields(fields, state);       // the position format
  G::find_faults(now, faults);    // every piece in one place, nothing impossible
};

template <Game G>
bool is_over(const typename G::State& state) {
  return G::decision(state).actor == Decision::Actor::no_one;
}

// The decision as this answer settles it. Where some answers are seen by all and others are not, a game has
// `audience(state, action)`; the question's own audience is then that of its most secret answer.
template <Game G>
Decision answered(const typename G::State& state, [[maybe_unused]] const typename G::Action& action) {
  Decision decision = G::decision(state);
  if constexpr (requires { G::audience(state, action); }) decision.audience = G::audience(state, action);
  return decision;
}

// Is there nothing left to ask, though the question stands? Its only answer goes without asking, as a step of its own:
// left out, its absence would tell others something about a secret choice.
template <Game G>
bool is_foregone([[maybe_unused]] const typename G::State& state) {
  if constexpr (requires { G::is_foregone(state); }) return G::is_foregone(state);
  else return false;
}

// Lists what may be done now, from an empty list.
template <Game G>
void list(const typename G::State& state, typename G::Actions& actions) {
  actions.clear();
  G::list_actions(state, actions);
}

}  // namespace tessera
