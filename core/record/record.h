// A whole game as one file: which game, how it was set up, and every action, chance included.
#pragma once

#include <string>
#include <vector>

#include "core/game/decision.h"
#include "core/json/json.h"

namespace tessera {

// Stands in a redacted record for an action its reader may not see.
inline constexpr std::string_view kHiddenAction = "hidden";

struct Record {
  std::string game;
  int version = 1;
  int players = 2;
  json::object options{};
  std::vector<std::string> seats{};  // who sat there: "ana", "greedy"
  json::value start{};               // a referee's position the game began from, or null
  std::string redacted_for{};        // "0", "spectator"; empty: nothing is hidden
  std::vector<std::string> actions{};
};

json::value to_json(const Record& record);
Result<Record> record_from_json(const json::value& value);

}  // namespace tessera
