// The component data of the games, as in data/<game>.json: what a drawing needs beyond a position.
#pragma once

#include <span>
#include <string_view>

#include "core/json/json.h"

namespace tessera::cli {

struct EmbeddedData {
  std::string_view game;
  std::span<const std::string_view> pieces;  // of its JSON text
};
std::span<const EmbeddedData> embedded_data();

// Null where a game has no data.
const json::value& components(std::string_view game);

}  // namespace tessera::cli
