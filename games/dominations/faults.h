// Shared by the two halves of the inspection of a position.
#pragma once

#include "core/base/result.h"
#include "core/position/place.h"
#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {

// How far the game has come.
enum class Stage : std::uint8_t { set_up, turn, end_of_era, between_eras, over, nowhere };

inline Stage stage_of(const State& state) {
  if (state.era == 0) return Stage::set_up;
  if (state.agenda.empty()) return Stage::over;
  switch (state.agenda.at(static_cast<std::uint8_t>(state.agenda.size() - 1)).duty) {
    case Duty::finish_turn: return Stage::turn;
    case Duty::begin_turn: return Stage::between_eras;
    case Duty::award_roles:
    case Duty::set_order: return Stage::end_of_era;
    default: return Stage::nowhere;
  }
}

// How often a duty stands on the agenda.
inline int pending(const State& state, Duty duty) {
  int count = 0;
  for (std::uint8_t i = 0; i < state.agenda.size(); ++i) count += state.agenda.at(i).duty == duty;
  return count;
}

// Is the agenda one that play can reach?
void check_agenda(const State& state, Faults& faults);

}  // namespace tessera::dominations
