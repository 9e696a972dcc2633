#include <algorithm>
#include <cmath>
#include <cstdio>

#include "catalog/arena.h"

namespace tessera {
namespace {

constexpr int kWidth = 760, kLeft = 250, kRight = 40, kTop = 56, kRow = 34, kLine = 15, kPlotHeight = 360;

template <class... Parts>
std::string print(const char* format, Parts... parts) {
  char line[512];
  std::snprintf(line, sizeof line, format, parts...);
  return line;
}

std::string escaped(std::string_view text) {
  std::string made;
  for (char c : text) made += c == '<' ? "&lt;" : c == '&' ? "&amp;" : c == '"' ? "&quot;" : std::string(1, c);
  return made;
}

// A range of numbers laid on a range of pixels.
struct Axis {
  double low, high;
  double from, to;
  double at(double value) const { return from + (value - low) / (high - low) * (to - from); }
  double step() const {
    const double rough = (high - low) / 6, power = std::pow(10, std::floor(std::log10(rough)));
    return rough / power < 2 ? 2 * power : rough / power < 5 ? 5 * power : 10 * power;
  }
};

Axis elo_axis(const ArenaTable& table, double from, double to) {
  double low = 1e9, high = -1e9;
  for (const ArenaRow& row : table.rows) {
    low = std::min(low, row.rating.elo - row.rating.half_width);
    high = std::max(high, row.rating.elo + row.rating.half_width);
  }
  const double margin = 10 + (high - low) * 0.05;
  return {low - margin, high + margin, from, to};
}

std::string opening(int height, std::string_view title) {
  return print("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">\n", kWidth,
               height) +
         print("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", kWidth, height) + "<text x=\"20\" y=\"28\" font-size=\"16\">" +
         escaped(title) + "</text>\n";
}

// A point with its interval, along x or along y.
std::string mark(double x, double y, double x_half, double y_half) {
  return print("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#7B61B0\" stroke-width=\"2\"/>", x - x_half, y - y_half,
               x + x_half, y + y_half) +
         print("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"#7B61B0\"/>\n", x, y);
}

// The name of a bot in lines that fit beside the plot, broken where its settings are.
std::vector<std::string> lines_of(std::string_view name) {
  constexpr std::size_t kLetters = 28;
  std::vector<std::string> lines{""};
  while (!name.empty()) {
    const std::size_t end = name.find_first_of("@+"), size = end == name.npos ? name.size() : end + 1;
    const std::string_view part = name.substr(0, std::min(size, kLetters));
    if (lines.back().size() + part.size() > kLetters) lines.emplace_back();
    lines.back() += part;
    name.remove_prefix(part.size());
  }
  return lines;
}

// The height of a row with that name.
int height_of(const std::vector<std::string>& lines) { return kRow + (static_cast<int>(lines.size()) - 1) * kLine; }

// A row for each bot, its rating along x.
std::string rows_plot(const ArenaTable& table, std::string_view title) {
  std::vector<std::vector<std::string>> names;
  double bottom = kTop;
  for (const ArenaRow& row : table.rows) bottom += height_of(names.emplace_back(lines_of(row.bot)));
  std::string svg = opening(static_cast<int>(bottom) + 50, title);
  const Axis axis = elo_axis(table, kLeft, kWidth - kRight);
  for (double elo = std::ceil(axis.low / axis.step()) * axis.step(); elo <= axis.high; elo += axis.step())
    svg += print("<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%.0f\" stroke=\"#ddd\"/>", axis.at(elo), kTop, axis.at(elo), bottom) +
           print("<text x=\"%.1f\" y=\"%.0f\" text-anchor=\"middle\">%.0f</text>\n", axis.at(elo), bottom + 18, elo);
  double top = kTop;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const Rating& rating = table.rows[i].rating;
    const double middle = top + height_of(names[i]) / 2.0;
    double line = middle + 4 - kLine * (static_cast<double>(names[i].size()) - 1) / 2;
    for (const std::string& part : names[i]) {
      svg += print("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">", kLeft - 12, line) + escaped(part) + "</text>";
      line += kLine;
    }
    svg += mark(axis.at(rating.elo), middle, axis.at(rating.half_width) - axis.at(0), 0);
    top += height_of(names[i]);
  }
  return svg + print("<text x=\"%d\" y=\"%.0f\" text-anchor=\"middle\">Elo, with 95 %% intervals</text>\n</svg>\n",
                     (kLeft + kWidth - kRight) / 2, bottom + 40);
}

// Where bots differ in iterations only: how strength grows with them.
std::string growth_plot(const ArenaTable& table, const ArenaGrowth& growth, std::string_view title) {
  const std::vector<double>& iterations = growth.iterations;
  const int bottom = kTop + kPlotHeight;
  std::string svg = opening(bottom + 50, title), line;
  const Axis up = elo_axis(table, bottom, kTop);
  const auto [fewest, most] = std::minmax_element(iterations.begin(), iterations.end());
  const Axis along{std::log2(*fewest) - 0.3, std::log2(*most) + 0.3, 70, kWidth - kRight};
  for (double elo = std::ceil(up.low / up.step()) * up.step(); elo <= up.high; elo += up.step())
    svg += print("<line x1=\"70\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" stroke=\"#ddd\"/>", up.at(elo), kWidth - kRight, up.at(elo)) +
           print("<text x=\"62\" y=\"%.1f\" text-anchor=\"end\">%.0f</text>\n", up.at(elo) + 4, elo);
  for (std::size_t i = 0; i < iterations.size(); ++i) {
    const double x = along.at(std::log2(iterations[i])), y = up.at(table.rows[i].rating.elo);
    line += print("%s%.1f,%.1f", i ? " " : "", x, y);
    svg += mark(x, y, 0, up.at(0) - up.at(table.rows[i].rating.half_width));
    svg += print("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.0f</text>\n", x, bottom + 18, iterations[i]);
  }
  svg += "<polyline points=\"" + line + "\" fill=\"none\" stroke=\"#7B61B0\"/>\n";
  // An even growth, through the middle.
  const double middle = (std::log2(*fewest) + std::log2(*most)) / 2, rise = growth.per_doubling.elo;
  const auto even = [&](double doublings) { return up.at(rise * (doublings - middle)); };
  svg += print("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#2E7D6B\" stroke-dasharray=\"6 5\"/>\n",
               along.at(std::log2(*fewest)), even(std::log2(*fewest)), along.at(std::log2(*most)), even(std::log2(*most)));
  return svg + print(
                   "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">iterations for a decision; Elo with 95 %% intervals; "
                   "a doubling brings %.0f ± %.0f (dashed)</text>\n</svg>\n",
                   kWidth / 2, bottom + 40, rise, growth.per_doubling.half_width);
}

}  // namespace

std::string svg_of(const ArenaTable& table, const Arena& arena) {
  const std::string title = arena.plan().game + ", " + std::to_string(arena.plan().setup.players) + " players";
  return table.growth ? growth_plot(table, *table.growth, title) : rows_plot(table, title);
}

}  // namespace tessera
