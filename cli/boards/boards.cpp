#include "cli/boards/boards.h"

#include <array>
#include <cassert>
#include <utility>

namespace tessera::cli {

std::string draw_board(const Scene& scene, Colour colour) {
  using Draw = std::string (*)(const Scene&, Colour);
  constexpr std::array<std::pair<std::string_view, Draw>, 4> kDrawings{
      {{"bora-bora", draw_bora_bora}, {"dominations", draw_dominations}, {"gods-of-rome", draw_gods_of_rome}, {"origins", draw_origins}}};
  for (const auto& [game, draw] : kDrawings)
    if (scene.info.id == game) return draw(scene, colour);
  assert(false);
  return {};
}

}  // namespace tessera::cli
