// Positions as drawings for a terminal, one for each game.
#pragma once

#include <string>
#include <string_view>

#include "cli/terminal/canvas.h"
#include "core/game/setup.h"

namespace tessera::cli {

struct Scene {
  const GameInfo& info;
  const json::value& position;
  int players;
  Language language;
};

std::string draw_board(const Scene& scene, Colour colour);

// The drawings.
std::string draw_bora_bora(const Scene& scene, Colour colour);
std::string draw_dominations(const Scene& scene, Colour colour);
std::string draw_gods_of_rome(const Scene& scene, Colour colour);
std::string draw_origins(const Scene& scene, Colour colour);

}  // namespace tessera::cli
