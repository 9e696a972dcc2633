// Origins: First Builders as a Game: the door through which everybody plays it.
#pragma once

#include "core/game/game.h"
#include "games/origins/state.h"

namespace tessera::origins {

struct Origins {
  using State = origins::State;
  using Action = origins::Action;
  using Actions = origins::Actions;

  static const GameInfo& info();
  static State start(const Setup& setup);
  static Setup setup(const State& state);
  static Decision decision(const State& state);
  static void list_actions(const State& state, Actions& actions);
  static void apply(State& state, Action action);
  static ScoreSheet score(const State& state, Seat seat);
  static std::uint8_t place(const State& state, Seat seat);
  static float evaluate(const State& state, Seat seat);
  static constexpr std::size_t kFeatures = 40 + kTemples;
  static void features(const State& state, Seat seat, std::span<float, kFeatures> features);
  // OR-22.1, OR-22.2  Nothing is private, and what lies face down is a bag: everybody sees the same.
  static State view(const State& state, Seat) { return state; }
  static void determinize(State&, Rng&) {}
  static void fields(Fields& fields, State& state);
  static void find_faults(const State& state, Faults& faults);
};

static_assert(Game<Origins>);

}  // namespace tessera::origins
