#include "cli/boards/drawing.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "cli/components.h"
#include "cli/words.h"

namespace tessera::cli {
namespace {

constexpr int kHeading = 14;  // where the items of a line begin
constexpr std::array<std::int16_t, 4> kSeatColours{75, 209, 114, 220};

int width_of_item(const Item& item) {
  int width = 0;
  for (const Run& run : item) width += width_of(run.text);
  return width;
}

}  // namespace

std::string_view text_of(const json::value& object, std::string_view key) {
  const json::value* found = member(object, key);
  const json::string* text = found ? found->if_string() : nullptr;
  return text ? std::string_view(text->data(), text->size()) : std::string_view{};
}
int number_of(const json::value& object, std::string_view key) {
  const json::value* found = member(object, key);
  return found && found->is_int64() ? static_cast<int>(found->get_int64()) : 0;
}
bool flag_of(const json::value& object, std::string_view key) {
  const json::value* found = member(object, key);
  return found && found->is_bool() && found->get_bool();
}
const json::value& part_of(const json::value& object, std::string_view key) {
  static const json::value kNothing;
  const json::value* found = member(object, key);
  return found ? *found : kNothing;
}
const json::array& list_of(const json::value& object, std::string_view key) {
  static const json::array kEmpty;
  const json::array* list = part_of(object, key).if_array();
  return list ? *list : kEmpty;
}
const json::object& members_of(const json::value& object, std::string_view key) {
  static const json::object kEmpty;
  const json::object* members = part_of(object, key).if_object();
  return members ? *members : kEmpty;
}
std::vector<std::string_view> words_of(const json::value& object, std::string_view key) {
  std::vector<std::string_view> words;
  for (const json::value& item : list_of(object, key))
    if (const json::string* text = item.if_string()) words.emplace_back(text->data(), text->size());
  return words;
}
bool has(const json::value& object, std::string_view key, std::string_view word) {
  const auto words = words_of(object, key);
  return std::find(words.begin(), words.end(), word) != words.end();
}
const json::value& item_of(const json::array& list, std::string_view id) {
  static const json::value kNothing;
  for (const json::value& item : list)
    if (text_of(item, "id") == id) return item;
  return kNothing;
}
int seat_of(const json::value& object, std::string_view key) {
  const std::string_view word = text_of(object, key);
  return word.starts_with("seat-") ? word.back() - '1' : -1;
}
int sum_of(const json::value& object, std::string_view key) {
  int sum = 0;
  for (const auto& [each, value] : members_of(object, key))
    if (value.is_int64()) sum += static_cast<int>(value.get_int64());
  return sum;
}

std::string first_letters(std::string_view word, int letters) {
  std::size_t end = 0;
  for (; end < word.size() && letters > 0; --letters) do
      ++end;
    while (end < word.size() && (word[end] & 0xc0) == 0x80);  // the rest of a character
  return std::string(word.substr(0, end));
}

Drawing::Drawing(const Scene& scene) : scene_(scene), position_(scene.position), data_(components(scene.info.id)) {}

std::string_view Drawing::say(std::string_view key) const { return word(key, scene_.language); }

std::string_view Drawing::name_in(const json::value& item) const {
  const json::value* names = member(item, "name");
  if (!names) names = member(item, "names");
  if (!names) return text_of(item, "id");
  const std::string_view own = text_of(*names, kLanguageWords[static_cast<std::size_t>(scene_.language)]);
  return own.empty() ? text_of(*names, kLanguageWords[0]) : own;
}

std::string Drawing::seat_name(int seat) const {
  const std::string key = fmt::format("seat-{}", seat + 1);
  const std::string_view named = name(key);
  return named == key ? fmt::format("{} {}", say("player"), seat + 1) : std::string(named);
}

Style Drawing::seat_style(int seat) { return {.ink = kSeatColours[static_cast<std::size_t>(seat)], .bold = true}; }
Style Drawing::seat_chip(int seat) { return {.ink = kInk, .paper = kSeatColours[static_cast<std::size_t>(seat)], .bold = true}; }

std::string Drawing::small(int number) {
  constexpr std::array<std::string_view, 10> kDigits{"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
  std::string text;
  for (const char digit : std::to_string(number)) text += kDigits[static_cast<std::size_t>(digit - '0')];
  return text;
}

std::string Drawing::counted(std::string_view key, int number, int of) const { return fmt::format("{} {}/{}", say(key), number, of); }

void Drawing::title(const std::vector<std::string>& facts) {
  const int x = canvas_.put(0, y_, name("game.name"), {.ink = kGold, .bold = true});
  std::string rest = fmt::format("  {} {}", scene_.players, say(scene_.players == 1 ? "player" : "players"));
  for (const std::string& fact : facts) rest += "  ·  " + fact;
  canvas_.put(x, y_++, rest, {.dim = true});
}

int Drawing::put(int x, int y, const Item& item) {
  for (const Run& run : item) x = canvas_.put(x, y, run.text, run.style);
  return x;
}

void Drawing::line(std::string_view heading, const std::vector<Item>& items, int right) {
  canvas_.put(1, y_, fit(heading, kHeading - 2), {.ink = kGold, .bold = true});
  int x = kHeading;
  for (const Item& item : items) {
    if (x > kHeading && x + width_of_item(item) > right) x = kHeading, ++y_;
    x = put(x, y_, item) + 2;
  }
  if (items.empty()) canvas_.put(x, y_, "–", {.ink = kFaint});
  ++y_;
}

void Drawing::player_header(int seat, bool active, const std::vector<Item>& facts, int right) {
  canvas_.put(0, y_, active ? "▶" : " ", {.ink = kGold, .bold = true});
  int x = canvas_.put(1, y_, fmt::format(" {} {} ", seat + 1, seat_name(seat)), seat_chip(seat)) + 2;
  x = canvas_.put(x, y_, fmt::format("{} {}", sum_of(player(seat), "points"), say("vp")), {.ink = kGold, .bold = true}) + 2;
  for (const Item& fact : facts) {
    int width = 0;
    for (const Run& run : fact) width += width_of(run.text);
    if (x + width > right) x = kHeading, ++y_;
    x = put(x, y_, fact) + 2;
  }
  ++y_;
}

}  // namespace tessera::cli
