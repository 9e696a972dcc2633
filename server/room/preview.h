// What each legal action would change, found out by the engine itself.
#pragma once

#include <string>

#include "core/table/table.h"

namespace tessera {

// The previews of everything the viewer may do now; none where another is to move. Plays each
// action on `table` and takes it back: afterwards the table is as it was.
std::string previews_message(Table& table, Seat viewer, std::uint32_t sequence);

}  // namespace tessera
