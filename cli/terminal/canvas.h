// A sheet of character cells with colours, drawn in any order and printed at the end.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::cli {

inline constexpr int kScreenWidth = 100;

// Colours are numbers of the 256-colour palette that terminals share.
inline constexpr std::int16_t kPlain = -1;

struct Style {
  std::int16_t ink = kPlain;
  std::int16_t paper = kPlain;
  bool bold = false;
  bool dim = false;
  bool operator==(const Style&) const = default;
};

enum class Colour : std::uint8_t { off, on };

// How many cells a text takes; every character of ours is one cell wide.
int width_of(std::string_view text);
// The text cut to that many cells, with an ellipsis where something was cut.
std::string fit(std::string_view text, int width);
// The text with the codes of a style around it.
std::string paint(std::string_view text, Style style, Colour colour);

class Canvas {
 public:
  explicit Canvas(int width = kScreenWidth) : width_(width) {}

  // Writes from (x, y) to the right; what does not fit is cut. Returns where it ended.
  int put(int x, int y, std::string_view text, Style style = {});
  void fill(int x, int y, int width, int height, Style style);
  // A frame with round corners.
  void frame(int x, int y, int width, int height, Style style);
  int height() const { return static_cast<int>(rows_.size()); }

  // All rows, without blanks at their ends.
  std::string render(Colour colour) const;

 private:
  struct Cell {
    std::string glyph = " ";
    Style style{};
  };
  Cell* at(int x, int y);

  int width_;
  std::vector<std::vector<Cell>> rows_;
};

}  // namespace tessera::cli
