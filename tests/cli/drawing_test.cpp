#include <doctest/doctest.h>

#include "catalog/catalog.h"
#include "cli/boards/boards.h"
#include "cli/faults.h"
#include "cli/statistics.h"
#include "cli/terminal/canvas.h"

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

TEST_CASE("any position can be drawn without a drawing of its own") {
  for (const CatalogEntry& entry : catalog()) {
    const GameInfo& info = entry.info();
    const std::unique_ptr<Table> table = entry.open(*make_setup(info, info.max_players, nullptr));
    Rng rng(3);
    table->play_chance(rng);
    const json::value position = table->position(kReferee);
    const std::string drawn = draw_any_game({info, position, info.max_players, Language::en}, Colour::off);
    CHECK(drawn.starts_with(std::string(info.texts.name("game.name", Language::en))));
    for (const auto& [key, value] : *position.if_object())
      if (value.is_structured() && json::serialize(value).size() > 80) CHECK(drawn.find(std::string(key)) != std::string::npos);
  }
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
