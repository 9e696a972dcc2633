// What an action changed beyond what its sentence says: for the log of a game.
#pragma once

#include <string>
#include <vector>

#include "cli/boards/boards.h"

namespace tessera::cli {

struct Change {
  int seat;          // whose; kNoSeat: the rival's
  std::string text;  // "Favour 0 → 4, Checkpoint 1: 3 VP"
  static constexpr int kNoSeat = -1;
};

// Is there anything to find? In Gods of Rome: favour and claims, in solo also the Patronus's meeples.
bool acts_by_itself(const GameInfo& info);
std::vector<Change> find_changes(const Scene& before, const Scene& after);

}  // namespace tessera::cli
