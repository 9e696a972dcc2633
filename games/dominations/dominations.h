// Dominations as a Game: the door through which everybody plays it.
#pragma once

#include "core/game/game.h"
#include "core/json/forward.h"
#include "games/dominations/state.h"

namespace tessera::dominations {

struct Dominations {
  using State = dominations::State;
  using Action = dominations::Action;
  using Actions = dominations::Actions;

  static const GameInfo& info();
  static State start(const Setup& setup);
  static Setup setup(const State& state);
  static Decision decision(const State& state);
  static SeatSet audience(const State& state, Action action);
  static bool is_foregone(const State& state);
  static void list_actions(const State& state, Actions& actions);
  static void apply(State& state, Action action);
  static ScoreSheet score(const State& state, Seat seat);
  static std::uint8_t place(const State& state, Seat seat);
  static float evaluate(const State& state, Seat seat);
  static bool is_aside(const Action& action) { return action.verb == Verb::exchange; }
  static constexpr std::size_t kFeatures = 26;
  static void features(const State& state, Seat seat, std::span<float, kFeatures> features);
  static State view(const State& state, Seat seat);
  static void determinize(State& state, Rng& rng);
  static void fields(Fields& fields, State& state);
  static json::object figures(const State& state, Action action);
  static void find_faults(const State& state, Faults& faults);
};

static_assert(Game<Dominations>);

}  // namespace tessera::dominations
