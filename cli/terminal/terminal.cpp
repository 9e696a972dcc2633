#include "cli/terminal/terminal.h"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace tessera::cli {

bool output_is_terminal() { return isatty(STDOUT_FILENO) == 1; }
bool input_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool errors_are_terminal() { return isatty(STDERR_FILENO) == 1; }

Colour choose_colour(std::string_view word) {
  if (word == "always") return Colour::on;
  if (word == "never") return Colour::off;
  const char* no_colour = std::getenv("NO_COLOR");
  const bool unwanted = no_colour && *no_colour;
  return output_is_terminal() && !unwanted ? Colour::on : Colour::off;
}

Progress::Progress(std::string_view what) : what_(what), watched_(errors_are_terminal()) {}

Progress::~Progress() {
  if (watched_ && shown_ >= 0) fmt::print(stderr, "\r\x1b[K");
}

void Progress::show(std::uint64_t done, std::uint64_t all) {
  const int per_mille = all == 0 ? 1000 : static_cast<int>(done * 1000 / all);
  if (!watched_ || per_mille == shown_) return;
  shown_ = per_mille;
  constexpr int kCells = 40;
  const int full = per_mille * kCells / 1000;
  std::string bar;
  for (int i = 0; i < kCells; ++i) bar += i < full ? "━" : "·";
  fmt::print(stderr, "\r{} {} {:3}% {}/{}", what_, bar, per_mille / 10, done, all);
  std::fflush(stderr);
}

}  // namespace tessera::cli
