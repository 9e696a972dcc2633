// What play and replay tell of a game: who acts, what was done, and the points.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal/canvas.h"
#include "core/table/table.h"

namespace tessera::cli {

// How a record names the seat of the person at the terminal.
inline constexpr std::string_view kPerson = "me";

struct Telling {
  const Table& table;
  std::vector<std::string> names;  // of the seats; empty: "player 1" and so on
  Language language;
  Colour colour;

  std::string name_of(Seat seat) const;
  std::string actor(const Decision& decision) const;
  // One action of the history as a line, without what the viewer may not know; below it what followed by itself.
  std::string line(std::size_t step, Seat viewer) const;
  // What an action brought about beyond its own sentence, a line for each competitor.
  std::vector<std::string> consequences(std::size_t step, Seat viewer) const;
  std::string board(std::size_t step, Seat viewer) const;
  // Points by category and, at the end, who won.
  std::string points(Seat viewer) const;
};

}  // namespace tessera::cli
