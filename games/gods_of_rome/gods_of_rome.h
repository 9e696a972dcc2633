// Gods of Rome as a Game: the door through which everybody plays it.
#pragma once

#include <optional>

#include "core/game/game.h"
#include "games/gods_of_rome/state.h"

namespace tessera::gods_of_rome {

struct GodsOfRome {
  using State = gods_of_rome::State;
  using Action = gods_of_rome::Action;
  using Actions = gods_of_rome::Actions;

  static const GameInfo& info();
  static State start(const Setup& setup);
  static Setup setup(const State& state);
  static Decision decision(const State& state);
  static std::string_view question_subject(const State& state);  // whose meeple is pushed; whether one may stop
  static void list_actions(const State& state, Actions& actions);
  static void apply(State& state, Action action);
  static ScoreSheet score(const State& state, Seat seat);
  static std::optional<Rival> rival(const State& state);  // GR-17.7: in solo the Patronus
  static std::uint8_t place(const State& state, Seat seat);
  static float evaluate(const State& state, Seat seat);
  static constexpr std::size_t kFeatures = 43;
  static void features(const State& state, Seat seat, std::span<float, kFeatures> features);
  static State view(const State& state, Seat) { return state; }  // GR-18.2: nothing is private
  static void determinize(State&, Rng&) {}
  static void fields(Fields& fields, State& state);
  static void find_faults(const State& state, Faults& faults);
};

static_assert(Game<GodsOfRome>);

}  // namespace tessera::gods_of_rome
