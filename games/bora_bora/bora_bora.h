// Bora Bora as a Game: the door through which everybody plays it.
#pragma once

#include "core/game/game.h"
#include "games/bora_bora/state.h"

namespace tessera::bora_bora {

struct BoraBora {
  using State = bora_bora::State;
  using Action = bora_bora::Action;
  using Actions = bora_bora::Actions;

  static const GameInfo& info();
  static State start(const Setup& setup);
  static Setup setup(const State& state);
  static Decision decision(const State& state);
  static std::string_view question_subject(const State& state);  // the god to pay for, the points of the helper
  static void list_actions(const State& state, Actions& actions);
  static void apply(State& state, Action action);
  static ScoreSheet score(const State& state, Seat seat);
  static std::uint8_t place(const State& state, Seat seat);
  static float evaluate(const State& state, Seat seat);
  static constexpr std::size_t kFeatures = 39;
  static void features(const State& state, Seat seat, std::span<float, kFeatures> features);
  static State view(const State& state, Seat viewer);
  static void determinize(State& view, Rng& rng);
  static void fields(Fields& fields, State& state);
  static void find_faults(const State& state, Faults& faults);
};

static_assert(Game<BoraBora>);

}  // namespace tessera::bora_bora
