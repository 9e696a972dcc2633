// Any position as headings, lines and tables: what a game looks like before it has a drawing.
#include <fmt/core.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cli/boards/boards.h"
#include "core/json/json.h"

namespace tessera::cli {
namespace {

constexpr Style kHeading{.ink = 180, .bold = true};
constexpr Style kKey{.dim = true};
constexpr std::size_t kShortValue = 34;

class Printer {
 public:
  Printer(const Scene& scene, Colour colour) : scene_(scene), colour_(colour) {}

  std::string take() { return std::move(out_); }

  void object(const json::object& members, int indent) {
    std::string line;
    for (const auto& [key, value] : members) {
      const std::string text = brief(value);
      if (!is_brief(value)) continue;
      if (text.empty()) continue;
      const std::string plain = fmt::format("{} {}", std::string_view(key), text);
      if (!line.empty() && width_ + width_of(plain) + 3 > kScreenWidth) end_line(line);
      if (line.empty()) line = std::string(static_cast<std::size_t>(indent), ' '), width_ = indent;
      else line += paint(" · ", kKey, colour_), width_ += 3;
      line += paint(std::string_view(key), kKey, colour_) + " " + text;
      width_ += width_of(plain);
    }
    if (!line.empty()) end_line(line);
    for (const auto& [key, value] : members)
      if (!is_brief(value)) section(key, value, indent);
  }

 private:
  // What stands in one line beside others: a word, a number, a short list or counts.
  bool is_brief(const json::value& value) const {
    if (const json::array* list = value.if_array())
      return std::none_of(list->begin(), list->end(), [](const json::value& i) { return i.is_structured(); }) &&
             brief(value).size() <= 2 * kShortValue;
    if (const json::object* members = value.if_object())
      return std::none_of(members->begin(), members->end(), [](const auto& m) { return !m.value().is_number(); }) &&
             brief(value).size() <= 2 * kShortValue;
    return true;
  }

  std::string brief(const json::value& value) const {
    if (const json::string* text = value.if_string())
      return std::string(scene_.info.texts.name({text->data(), text->size()}, scene_.language));
    if (const bool* flag = value.if_bool()) return *flag ? "✓" : "";
    if (value.is_null()) return "";
    std::string joined;
    if (const json::array* list = value.if_array()) {
      for (const json::value& item : *list) joined += (joined.empty() ? "" : ", ") + (item.is_null() ? "·" : brief(item));
      return joined;
    }
    if (const json::object* members = value.if_object()) {
      for (const auto& [key, item] : *members)
        joined += fmt::format("{}{} {}", joined.empty() ? "" : ", ", scene_.info.texts.name(key, scene_.language), brief(item));
      return joined;
    }
    return json::serialize(value);
  }

  void section(std::string_view name, const json::value& value, int indent) {
    out_ += std::string(static_cast<std::size_t>(indent), ' ') + paint(name, kHeading, colour_) + "\n";
    if (table(value, indent + 2)) return;
    if (const json::object* members = value.if_object()) return object(*members, indent + 2);
    const json::array& list = *value.if_array();
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (const json::object* members = list[i].if_object()) {
        out_ += std::string(static_cast<std::size_t>(indent + 2), ' ') + paint(fmt::format("[{}]", i), kKey, colour_) + "\n";
        object(*members, indent + 4);
      } else {
        out_ += std::string(static_cast<std::size_t>(indent + 2), ' ') + brief(list[i]) + "\n";
      }
    }
  }

  // Objects that all have the same brief members, as rows; false where they do not fit.
  bool table(const json::value& value, int indent) {
    std::vector<std::pair<std::string, const json::object*>> rows;
    if (const json::array* list = value.if_array())
      for (std::size_t i = 0; i < list->size(); ++i) rows.emplace_back(std::to_string(i), (*list)[i].if_object());
    if (const json::object* members = value.if_object())
      for (const auto& [key, item] : *members) rows.emplace_back(scene_.info.texts.name(key, scene_.language), item.if_object());
    if (rows.empty()) return false;
    std::vector<std::string> columns;
    for (const auto& [name, row] : rows) {
      if (!row) return false;
      for (const auto& [key, item] : *row) {
        if (!is_brief(item)) return false;
        if (std::find(columns.begin(), columns.end(), std::string_view(key)) == columns.end()) columns.emplace_back(key);
      }
    }
    std::vector<int> widths(columns.size() + 1, 0);
    std::vector<std::vector<std::string>> cells;
    for (const auto& [name, row] : rows) {
      std::vector<std::string>& made = cells.emplace_back();
      made.push_back(name);
      for (const std::string& column : columns) made.push_back(row->contains(column) ? brief(row->at(column)) : "");
      for (std::size_t i = 0; i < made.size(); ++i) widths[i] = std::max(widths[i], width_of(made[i]));
    }
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (widths[i + 1] > 0) widths[i + 1] = std::max(widths[i + 1], width_of(columns[i]));
    int all = indent;
    for (int width : widths) all += width == 0 ? 0 : width + 2;
    if (all > kScreenWidth) return false;
    std::vector<std::string> head{""};
    head.insert(head.end(), columns.begin(), columns.end());
    print_row(head, widths, indent, kKey);
    for (const std::vector<std::string>& row : cells) print_row(row, widths, indent, {});
    return true;
  }

  void print_row(const std::vector<std::string>& cells, const std::vector<int>& widths, int indent, Style style) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (widths[i] > 0) line += paint(cells[i], style, colour_) + std::string(static_cast<std::size_t>(widths[i] + 2 - width_of(cells[i])), ' ');
    line.erase(line.find_last_not_of(' ') + 1);
    out_ += line + "\n";
  }

  void end_line(std::string& line) {
    out_ += line + "\n";
    line.clear();
    width_ = 0;
  }

  const Scene& scene_;
  Colour colour_;
  std::string out_;
  int width_ = 0;
};

}  // namespace

std::string draw_any_game(const Scene& scene, Colour colour) {
  Printer printer(scene, colour);
  if (const json::object* members = scene.position.if_object()) printer.object(*members, 0);
  return paint(scene.info.texts.name("game.name", scene.language), kHeading, colour) + "\n" + printer.take();
}

}  // namespace tessera::cli
