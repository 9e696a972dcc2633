#include "cli/boards/boards.h"

namespace tessera::cli {

std::string draw_board(const Scene& scene, Colour colour) {
  if (scene.info.id == "gods-of-rome") return draw_gods_of_rome(scene, colour);
  return draw_any_game(scene, colour);
}

}  // namespace tessera::cli
