// Positions as drawings for a terminal. A game without a drawing of its own gets a plain one.
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
std::string draw_any_game(const Scene& scene, Colour colour);
std::string draw_gods_of_rome(const Scene& scene, Colour colour);

}  // namespace tessera::cli
