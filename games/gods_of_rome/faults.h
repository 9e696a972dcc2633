// Checks of a position, in two parts: the pieces, and what is still to be done.
#pragma once

#include "core/base/result.h"
#include "games/gods_of_rome/state.h"

namespace tessera::gods_of_rome {

bool is_setting_up(const State& state);
void find_piece_faults(const State& state, Faults& faults);
void find_agenda_faults(const State& state, Faults& faults);  // of a position whose pieces are right

}  // namespace tessera::gods_of_rome
