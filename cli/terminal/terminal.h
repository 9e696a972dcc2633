// What the program knows of the terminal it runs in.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "cli/terminal/canvas.h"

namespace tessera::cli {

inline constexpr std::array<std::string_view, 3> kColourWords{"auto", "always", "never"};

bool output_is_terminal();
bool input_is_terminal();
bool errors_are_terminal();
// "auto" colours what a person sees, unless NO_COLOR is set.
Colour choose_colour(std::string_view word);

// A bar on standard error that shows how far a long work is; silent where nobody watches.
class Progress {
 public:
  explicit Progress(std::string_view what);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void show(std::uint64_t done, std::uint64_t all);

 private:
  std::string what_;
  bool watched_;
  int shown_ = -1;  // per mille
};

}  // namespace tessera::cli
