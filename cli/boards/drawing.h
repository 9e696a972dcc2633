// What drawings share: reading positions and component data, seats and their colours, and lines of items that wrap.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/boards.h"
#include "core/json/json.h"

namespace tessera::cli {

inline constexpr std::int16_t kInk = 16, kGold = 179, kGreen = 114, kRed = 203, kFaint = 245;

// Members of a position or of data; where there is none, an empty text, 0, false or an empty list.
std::string_view text_of(const json::value& object, std::string_view key);
int number_of(const json::value& object, std::string_view key);
bool flag_of(const json::value& object, std::string_view key);
const json::array& list_of(const json::value& object, std::string_view key);
const json::value& part_of(const json::value& object, std::string_view key);
const json::object& members_of(const json::value& object, std::string_view key);
std::vector<std::string_view> words_of(const json::value& object, std::string_view key);
bool has(const json::value& object, std::string_view key, std::string_view word);
// The item of a list of data with that id.
const json::value& item_of(const json::array& list, std::string_view id);
// The seat a member names, from 0; -1: nobody.
int seat_of(const json::value& object, std::string_view key);
// The sum of the numbers of an object.
int sum_of(const json::value& object, std::string_view key);

// The first letters of a word.
std::string first_letters(std::string_view word, int letters);

// A text in one style; an item is a few of them side by side.
struct Run {
  std::string text;
  Style style{};
};
using Item = std::vector<Run>;

// The canvas of a game with what every drawing of it needs. A drawing goes down line by line.
class Drawing {
 public:
  explicit Drawing(const Scene& scene);

 protected:
  static constexpr int kWidth = kScreenWidth;

  std::string_view say(std::string_view key) const;
  std::string_view name(std::string_view id) const { return scene_.info.texts.name(id, scene_.language); }
  // A name in the component data: {"name": {"en": ...}} or {"names": ...}.
  std::string_view name_in(const json::value& item) const;
  const json::value& player(int seat) const { return list_of(position_, "players")[static_cast<std::size_t>(seat)]; }
  std::string seat_name(int seat) const;
  static Style seat_style(int seat);     // in the colour of a seat
  static Style seat_chip(int seat);      // on its colour
  static std::string small(int number);  // a digit below the line: a seat beside what is its
  static Run chip(std::string_view text, std::int16_t colour) { return {std::string(text), {.ink = kInk, .paper = colour, .bold = true}}; }
  static Run faint(std::string_view text) { return {std::string(text), {.ink = kFaint}}; }
  // "Round 3/6", as an item of a title.
  std::string counted(std::string_view key, int number, int of) const;

  void title(const std::vector<std::string>& facts);
  // A heading and items after it, those that do not fit on the next line; `right` is where lines end.
  void line(std::string_view heading, const std::vector<Item>& items, int right = kWidth);
  int put(int x, int y, const Item& item);
  // The header of a player's board: name, points and whether it is his turn.
  void player_header(int seat, bool active, const std::vector<Item>& facts, int right = kWidth);

  const Scene& scene_;
  const json::value& position_;
  const json::value& data_;
  Canvas canvas_{kWidth};
  int y_ = 0;
};

}  // namespace tessera::cli
