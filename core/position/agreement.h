// A position shows more than a state keeps: what follows from the rest must agree with it.
#pragma once

#include "core/json/json.h"

namespace tessera {

// Names each member of `given` that `written`, the position of the state read from it, has otherwise. What
// is absent is not missed; sets may stand in any order, and counts may name a 0.
void find_disagreements(const json::value& given, const json::value& written, Faults& faults);

}  // namespace tessera
