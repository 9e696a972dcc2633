#include <doctest/doctest.h>

#include <cctype>
#include <set>
#include <sstream>
#include <utility>

#include "catalog/catalog.h"
#include "cli/boards/boards.h"
#include "cli/boards/changes.h"
#include "cli/boards/drawing.h"
#include "cli/components.h"
#include "cli/faults.h"
#include "cli/statistics.h"
#include "cli/terminal/canvas.h"
#include "cli/words.h"

using namespace tessera;
using namespace tessera::cli;

TEST_CASE("texts are measured in characters and cut with an ellipsis") {
  CHECK(width_of("Vénus ●") == 7);
  CHECK(fit("Vénus", 5) == "Vénus");
  CHECK(fit("Júpiter", 4) == "Júp…");
  CHECK(fit("Júpiter", 0).empty());
}

TEST_CASE("a canvas prints what was put on it, cut at its edges") {
  Canvas canvas(8);
  canvas.frame(0, 0, 8, 3, {});
  CHECK(canvas.put(2, 1, "Vénus!!") == 9);
  CHECK(canvas.put(-3, 5, "abcd") == 1);
  CHECK(canvas.render(Colour::off) == "╭──────╮\n│ Vénus!\n╰──────╯\n\n\nd\n");
}

TEST_CASE("colours are codes around runs of equal style, and none without colour") {
  Canvas canvas(8);
  canvas.put(0, 0, "ab", {.ink = 75, .bold = true});
  canvas.put(2, 0, "c");
  CHECK(canvas.render(Colour::on) == "\x1b[0;1;38;5;75mab\x1b[0mc\n");
  CHECK(canvas.render(Colour::off) == "abc\n");
}

namespace {

// The keys of a position and the words it holds, at any depth.
void collect(const json::value& value, std::set<std::string>& keys, std::set<std::string>& words) {
  if (const json::object* members = value.if_object())
    for (const auto& [key, item] : *members) keys.emplace(key), collect(item, keys, words);
  if (const json::array* list = value.if_array())
    for (const json::value& item : *list) collect(item, keys, words);
  if (const json::string* text = value.if_string()) words.emplace(text->data(), text->size());
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The words of a text: runs of letters, digits and what ids consist of.
std::set<std::string> tokens_of(const std::string& text) {
  std::set<std::string> tokens;
  std::string token;
  for (const char letter : text + " ") {
    const auto byte = static_cast<unsigned char>(letter);
    if (byte >= 0x80 || std::isalnum(byte) || letter == '-' || letter == '_') token += letter;
    else if (!token.empty()) tokens.insert(std::exchange(token, {}));
  }
  return tokens;
}

std::string drawn(const Table& table, Seat viewer, Language language) {
  const json::value position = table.position(viewer);
  return draw_board({table.info(), position, table.setup().players, language}, Colour::off);
}

// The cells of a line from a column on, without blanks around them.
std::string cells(const std::string& line, int column, int width) {
  const std::string found = first_letters(line, column + width).substr(first_letters(line, column).size());
  const std::size_t from = found.find_first_not_of(' ');
  return from == found.npos ? "" : found.substr(from, found.find_last_not_of(' ') + 1 - from);
}

// Gods of Rome names its players by their gods, the Patronus too, and has their favour and points on the tracks.
void check_tracks(const Table& table, const json::value& position, const std::string& text, Language language) {
  const Texts& texts = table.info().texts;
  const bool solo = table.setup().players == 1;
  for (int seat = 0; seat < table.setup().players + solo; ++seat) {
    const json::value& mine = position.at("players").at(static_cast<std::size_t>(seat));
    const std::string_view god = text_of(mine, "faction");
    const bool is_rival = solo && seat == 1;
    const std::string name(texts.name(is_rival      ? "patronus"
                                      : god.empty() ? "seat-" + std::to_string(seat + 1)
                                                    : std::string(god),
                                      language));
    const std::string title = is_rival ? name : std::to_string(seat + 1) + " " + name;
    int points = 0, tracks = 0;
    for (const json::value& claim : list_of(mine, "claims")) points += number_of(claim, "points");
    for (const std::string& line : lines_of(text)) {
      if (cells(line, 2, 16) != title || line.find("●") == line.npos) continue;
      ++tracks;
      CHECK(cells(line, 80, 4) == std::to_string(number_of(mine, "favour")));
      CHECK(cells(line, 95, 5) == std::to_string(points));
    }
    CHECK_MESSAGE(tracks == 1, title);
    CHECK((text.find("\n  " + title + "   " + std::string(word("discs", language))) != text.npos) == !is_rival);
  }
  const bool out = !solo && !text_of(position, "removed").empty();
  CHECK((text.find(" " + std::string(word("out-of-play", language))) != text.npos) == out);
  for (const std::string& line : lines_of(text)) {
    if (!line.starts_with(" " + std::string(word("board-cards", language)))) continue;
    CHECK(line.find("…") == line.npos);
    for (const std::string mark : {" 1 ", " 2 ", " 3 ", " 4 "}) CHECK_MESSAGE(line.find(mark) != line.npos, mark);
    CHECK(line.find(" " + std::string(word("deck", language)) + " ") != line.npos);
  }
}

// What holds of every drawing.
void check_drawing(const Table& table, Seat viewer, Language language) {
  const GameInfo& info = table.info();
  const std::string text = drawn(table, viewer, language);
  CAPTURE(text);
  CHECK(text.starts_with(std::string(info.texts.name("game.name", language))));
  for (const std::string& line : lines_of(text)) CHECK(width_of(line) <= kScreenWidth);
  std::set<std::string> keys, words;
  const json::value position = table.position(viewer);
  collect(position, keys, words);
  const std::set<std::string> tokens = tokens_of(text);
  for (const std::string& key : keys)
    if (key.find('_') != key.npos) CHECK_MESSAGE(!tokens.contains(key), key);
  for (const std::string& each : words) {  // an id is told by its name; but lands carry the words of the notation
    const bool is_land = part_of(position, "map").is_object() && members_of(position, "map").contains(each);
    if (each.find('-') != each.npos && !is_land && info.texts.name(each, language) != each) CHECK_MESSAGE(!tokens.contains(each), each);
  }
  if (info.id == "gods-of-rome") return check_tracks(table, position, text, language);
  for (int seat = 0; seat < 4; ++seat) {
    const std::string named(info.texts.name("seat-" + std::to_string(seat + 1), language));
    const std::string name = named.starts_with("seat-") ? std::string(word("player", language)) + " " + std::to_string(seat + 1) : named;
    const bool plays = seat < table.setup().players;
    CHECK((text.find(name) != text.npos) == plays);
    if (!plays) continue;
    int points = 0;
    const json::value& mine = position.at("players").at(static_cast<std::size_t>(seat));
    for (const auto& [category, value] : *mine.at("points").if_object()) points += static_cast<int>(value.as_int64());
    CHECK(text.find(name + "   " + std::to_string(points) + " " + std::string(word("vp", language))) != text.npos);
  }
}

}  // namespace

TEST_CASE("every game is drawn in every language, from the first draw to the end, for any number of players and any viewer") {
  for (const CatalogEntry& entry : catalog()) {
    const GameInfo& info = entry.info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
      const std::unique_ptr<Table> table = entry.open(*make_setup(info, players, nullptr));
      Rng rng(static_cast<std::uint64_t>(players));
      for (int step = 0;; ++step) {
        const bool over = table->decision().actor == Decision::Actor::no_one;
        if (step % 97 == 0 || over)
          for (const Language language : {Language::en, Language::pt})
            for (const Seat viewer : {kReferee, Seat{0}, kSpectator}) check_drawing(*table, viewer, language);
        if (over) break;
        const std::vector<LegalAction> choices = table->legal();
        REQUIRE(table->play(choices[rng.below(static_cast<std::uint32_t>(choices.size()))].action));
      }
    }
  }
}

TEST_CASE("a Portuguese drawing does not speak English") {
  for (const CatalogEntry& entry : catalog()) {
    const GameInfo& info = entry.info();
    const std::unique_ptr<Table> table = entry.open(*make_setup(info, info.max_players, nullptr));
    Rng rng(3);
    for (int step = 0; step < 150; ++step) {
      const std::vector<LegalAction> choices = table->legal();
      REQUIRE(table->play(choices[rng.below(static_cast<std::uint32_t>(choices.size()))].action));
    }
    const std::set<std::string> tokens = tokens_of(drawn(*table, kReferee, Language::pt));
    for (const std::string each :
         {"players",   "player", "round", "Tasks", "Hand", "Dice", "Towers", "Market", "Temple", "Influence", "Knowledge",
          "offerings", "shells", "deck",  "not",   "the",  "Men",  "Women",  "Farm",   "Stone",  "Gold"})
      CHECK_MESSAGE(!tokens.contains(each), info.id, ": ", each);
  }
}

TEST_CASE("the drawing of Bora Bora: huts, dice on action tiles, tasks with what they lack") {
  const CatalogEntry& entry = **find_game("bora-bora");
  const std::unique_ptr<Table> table = entry.open(*make_setup(entry.info(), 2, nullptr));
  Rng rng(1);
  table->play_chance(rng);
  while (table->question() != "place-die") {
    REQUIRE(table->play(table->legal().front().action));
    table->play_chance(rng);
  }
  REQUIRE(table->play(table->legal().back().action));
  const std::string text = drawn(*table, kReferee, Language::en);
  CHECK(text.find("⌂1") != text.npos);
  CHECK(text.find("⌂2") != text.npos);
  CHECK(text.find("CF forest") != text.npos);
  CHECK(text.find("═CP3") != text.npos);  // a land path of value 3
  CHECK(text.find("₁") != text.npos);     // whose die it is
  const std::array<std::string_view, 6> faces{"⚀ 1", "⚁ 2", "⚂ 3", "⚃ 4", "⚄ 5", "⚅ 6"};
  const json::value whole = table->position(kReferee);
  for (const json::value& die : whole.at("players").at(1).at("dice").as_array())
    CHECK(text.find(faces[static_cast<std::size_t>(die.at("pips").as_int64() - 1)]) != text.npos);

  json::value seen = table->position(0);  // the cards of the other are hidden
  json::value& mine = seen.at("players").at(0);
  mine.at("men") = {{"seer", 2}};
  mine.at("men_shifted") = {{"seer", 1}};
  mine.at("twelfth_person") = "man-seer";
  mine.at("twelfth_shifted") = true;
  seen.at("discarded") = {{"blue", 2}, {"red", 1}};
  json::value& other = seen.at("players").at(1);
  other.at("tasks") = {"two-blue-gods", "nine-regions"};
  other.at("missing") = {2, 8};
  const std::string changed = draw_board({entry.info(), seen, 2, Language::en}, Colour::off);
  CHECK(changed.find("♂seer↓1 on the 12th space") != changed.npos);
  CHECK(changed.find("♂seer  ") != changed.npos);  // the other one is up
  CHECK(changed.find(" Blue ×2") != changed.npos);
  CHECK(changed.find(" Red ×1") != changed.npos);
  CHECK(changed.find("-≤2 ") != changed.npos);  // his unseen cards may count
  CHECK(changed.find("-8 ") != changed.npos);
}

TEST_CASE("the regions of Bora Bora lie in the drawing as the data lays them out") {
  const CatalogEntry& entry = **find_game("bora-bora");
  const std::unique_ptr<Table> table = entry.open(*make_setup(entry.info(), 2, nullptr));
  const std::vector<std::string> lines = lines_of(drawn(*table, kReferee, Language::en));
  struct Region {
    std::string id;
    std::int64_t x, y;  // on the board
    int column, line;   // in the drawing
  };
  std::vector<Region> regions;
  for (const json::value& region : list_of(part_of(components("bora-bora"), "board"), "regions")) {
    const std::string id(text_of(region, "id"));
    const auto letter = [&](std::size_t i) { return static_cast<char>(std::toupper(id[i])); };
    const std::string label = std::string{' ', letter(0), letter(id.find('-') + 1), ' '} + std::string(text_of(region, "terrain")) + ' ';
    const json::array& at = list_of(part_of(region, "layout"), "building_space");
    for (std::size_t line = 0; line < lines.size(); ++line)
      if (const std::size_t column = lines[line].find(label); column != std::string::npos)
        regions.push_back({id, at[0].as_int64(), at[1].as_int64(), width_of(lines[line].substr(0, column)), static_cast<int>(line)});
  }
  REQUIRE(regions.size() == 12);
  // What lies clearly further to the right, or further down, is drawn so; less than half a region apart is beside each other.
  constexpr std::int64_t kApart = 100;
  for (const Region& one : regions)
    for (const Region& other : regions) {
      if (other.x - one.x >= kApart) CHECK_MESSAGE(one.column < other.column, one.id, " is left of ", other.id);
      if (other.y - one.y >= kApart) CHECK_MESSAGE(one.line < other.line, one.id, " is above ", other.id);
    }
}

TEST_CASE("the cards of Gods of Rome are abbreviated where they are long, and stand apart") {
  const CatalogEntry& entry = **find_game("gods-of-rome");
  const std::unique_ptr<Table> table = entry.open(*make_setup(entry.info(), 2, nullptr));
  json::value position = table->position(kReferee);
  position.at("display").at(0) = {{"card", "card-growth-travel"}};
  position.at("display").at(1) = {{"card", "card-growth-growth"}};
  const std::string text = draw_board({entry.info(), position, 2, Language::pt}, Colour::off);
  CHECK(text.find(" 1 Crescim.+Viagem 2 Cresci.+Cresci. 3 ") != text.npos);
}

TEST_CASE("what followed from an action of Gods of Rome by itself: favour, claims, the Patronus's meeples") {
  const CatalogEntry& entry = **find_game("gods-of-rome");
  const std::unique_ptr<Table> table = entry.open(*make_setup(entry.info(), 1, nullptr));
  Rng rng(1);
  table->play_chance(rng);
  const json::value before = table->position(kReferee);
  json::value after = before;
  const std::string god(text_of(before, "removed"));
  const auto changed = [&] {
    std::string text;
    for (const Change& change : find_changes({entry.info(), before, 1, Language::en}, {entry.info(), after, 1, Language::en}))
      text += std::to_string(change.seat) + " " + change.text + "\n";
    return text;
  };
  CHECK(changed().empty());
  after.at("players").at(0).at("favour") = 2;
  after.at("players").at(1).at("favour") = 5;
  after.at("players").at(1).at("claims").at(0) = {{"made", true}, {"points", 3}};
  after.at("map").at(god + "-1").at("meeples") = {{god, 2}};
  CHECK(changed() == "0 Favour 0 → 2\n-1 meeples in " + god + "-1 0 → 2, Favour 0 → 5, Checkpoint 1: 3 VP\n");
}

TEST_CASE("the drawing of Origins: one city in solo, with coordinates; the neutral disc and the target") {
  const CatalogEntry& entry = **find_game("origins");
  const std::unique_ptr<Table> table = entry.open(*make_setup(entry.info(), 1, nullptr));
  Rng rng(1);
  while (table->question() != "take-turn") {
    table->play_chance(rng);
    if (table->question() != "take-turn") REQUIRE(table->play(table->legal().front().action));
  }
  const std::string text = drawn(*table, kReferee, Language::en);
  CHECK(text.find("target: ") != text.npos);
  CHECK(text.find("y0   Palace") != text.npos);
  CHECK(text.find("y1   Agora") != text.npos);
  CHECK(text.find("Military track") != text.npos);
}

TEST_CASE("the drawing of Dominations: a tile shows its dots around it, free cells their coordinates") {
  const CatalogEntry& entry = **find_game("dominations");
  const std::unique_ptr<Table> table = entry.open(*make_setup(entry.info(), 2, nullptr));
  Rng rng(1);
  const auto go_on_to = [&](std::string_view question) {
    while (table->question() != question) {
      if (!table->play_chance(rng)) REQUIRE(table->play(table->legal().front().action));
    }
  };
  go_on_to("place-tile");
  const std::string tile(table->position(kReferee).at("named").at(0).as_string());
  CHECK(drawn(*table, kReferee, Language::en).find(tile.substr(1) + "*") != std::string::npos);  // chosen, and still in the hand
  REQUIRE(table->play("place " + tile + " 0 0 down-0"));
  const std::string text = drawn(*table, kReferee, Language::en);
  CHECK(text.find(tile.substr(1)) != text.npos);
  CHECK(text.find("-1,1") != text.npos);  // the cell outside the next side of the Cradle
  CHECK(text.find("Campfire") != text.npos);
}

TEST_CASE("means and shares come with their intervals") {
  Tally tally;
  for (int value : {2, 4, 4, 4, 5, 5, 7, 9}) tally.add(value);
  CHECK(tally.mean() == doctest::Approx(5));
  CHECK(tally.half_width() == doctest::Approx(1.959964 * 2.13809 / 2.828427).epsilon(1e-4));
  const Interval half = share_interval(50, 100);  // as in Wilson's tables
  CHECK(half.low == doctest::Approx(0.4038).epsilon(1e-3));
  CHECK(half.high == doctest::Approx(0.5962).epsilon(1e-3));
  CHECK(share_interval(0, 10).low == 0);
  CHECK(share_interval(10, 10).high == doctest::Approx(1));
}

TEST_CASE("messages are always UTF-8") {
  CHECK(valid_utf8("Vénus") == "Vénus");
  CHECK(valid_utf8("V\xc3") == "V?");
  CHECK(valid_utf8("\xff\xc0\xaf\xed\xa0\x80") == "??????");
}
