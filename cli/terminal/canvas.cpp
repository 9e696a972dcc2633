#include "cli/terminal/canvas.h"

#include <fmt/core.h>

namespace tessera::cli {
namespace {

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; }

// The bytes of the character at the front.
std::string_view first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && !begins_character(text[length])) ++length;
  return text.substr(0, length);
}

std::string codes(Style style) {
  std::string made;
  if (style.bold) made += ";1";
  if (style.dim) made += ";2";
  if (style.ink != kPlain) made += fmt::format(";38;5;{}", style.ink);
  if (style.paper != kPlain) made += fmt::format(";48;5;{}", style.paper);
  return made;
}

}  // namespace

int width_of(std::string_view text) {
  int width = 0;
  for (char byte : text) width += begins_character(byte);
  return width;
}

std::string fit(std::string_view text, int width) {
  if (width_of(text) <= width) return std::string(text);
  std::string cut;
  for (int i = 0; i + 1 < width; ++i) {
    const std::string_view next = first_character(text);
    cut += next;
    text.remove_prefix(next.size());
  }
  return width > 0 ? cut + "…" : cut;
}

std::string paint(std::string_view text, Style style, Colour colour) {
  const std::string code = codes(style);
  if (colour == Colour::off || code.empty()) return std::string(text);
  return fmt::format("\x1b[0{}m{}\x1b[0m", code, text);
}

Canvas::Cell* Canvas::at(int x, int y) {
  if (x < 0 || y < 0 || x >= width_) return nullptr;
  while (y >= height()) rows_.emplace_back(static_cast<std::size_t>(width_));
  return &rows_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

int Canvas::put(int x, int y, std::string_view text, Style style) {
  for (; !text.empty(); ++x) {
    const std::string_view next = first_character(text);
    text.remove_prefix(next.size());
    Cell* cell = at(x, y);
    if (!cell) continue;
    cell->glyph = next;
    if (style.paper == kPlain) style.paper = cell->style.paper;
    cell->style = style;
  }
  return x;
}

void Canvas::fill(int x, int y, int width, int height, Style style) {
  for (int row = y; row < y + height; ++row)
    for (int column = x; column < x + width; ++column)
      if (Cell* cell = at(column, row)) *cell = {" ", style};
}

void Canvas::frame(int x, int y, int width, int height, Style style) {
  for (int column = x + 1; column < x + width - 1; ++column) {
    put(column, y, "─", style);
    put(column, y + height - 1, "─", style);
  }
  for (int row = y + 1; row < y + height - 1; ++row) {
    put(x, row, "│", style);
    put(x + width - 1, row, "│", style);
  }
  put(x, y, "╭", style);
  put(x + width - 1, y, "╮", style);
  put(x, y + height - 1, "╰", style);
  put(x + width - 1, y + height - 1, "╯", style);
}

std::string Canvas::render(Colour colour) const {
  std::string out;
  for (const std::vector<Cell>& row : rows_) {
    std::size_t end = row.size();
    const auto blank = [&](const Cell& cell) { return cell.glyph == " " && (colour == Colour::off || cell.style.paper == kPlain); };
    while (end > 0 && blank(row[end - 1])) --end;
    for (std::size_t from = 0; from < end;) {
      std::size_t to = from;
      std::string run;
      while (to < end && row[to].style == row[from].style) run += row[to++].glyph;
      out += paint(run, row[from].style, colour);
      from = to;
    }
    out += '\n';
  }
  return out;
}

}  // namespace tessera::cli
