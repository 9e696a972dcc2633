// The set-ups of a game that what must always be true is tried on.
#pragma once

#include <vector>

#include "core/game/setup.h"

namespace tessera {

// Every combination of options, for every number of players.
inline std::vector<Setup> all_setups(const GameInfo& info) {
  std::vector<Setup> setups;
  for (std::uint8_t players = info.min_players; players <= info.max_players; ++players) {
    std::vector<Setup> partial{Setup{.players = players}};
    for (std::size_t option = 0; option < info.options.size(); ++option) {
      std::vector<Setup> longer;
      for (const Setup& setup : partial)
        for (std::uint8_t value = 0; value < info.options[option].values.size(); ++value) {
          longer.push_back(setup);
          longer.back().options[option] = value;
        }
      partial = std::move(longer);
    }
    setups.insert(setups.end(), partial.begin(), partial.end());
  }
  return setups;
}

}  // namespace tessera
