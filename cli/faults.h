// How a fault is told to people and to programs.
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/json/json.h"

namespace tessera::cli {

// A sentence that names the place of the fault where that helps: "players[0].favour is missing".
std::string sentence(const Fault& fault);

// Who may look at a game of so many players: "a seat from 0 to 3".
std::string name_seats(int players);

// {"ok":false,"error":{"code":...,"message":...}}
json::object error_json(const Fault& fault);

// The text with every byte that is not UTF-8 replaced, so that it may stand in JSON.
std::string valid_utf8(std::string_view text);

}  // namespace tessera::cli
