#include "core/text/texts.h"

#include <doctest/doctest.h>

using namespace tessera;

namespace {
constexpr std::array<std::string_view, 2> kGods{"", "sun"};
const std::array kForms{Form{"use", {numerals(3), kGods}}, Form{"nod", {}}};
constexpr std::array<Text, 5> kTexts{{{"question.spend", {"Spend {what} coins", "Gasta {what} moedas", ""}},
                                      {"question.spend.1", {"Spend a coin", "Gasta uma moeda", ""}},
                                      {"sun", {"the Sun", "o Sol", ""}},
                                      {"verb.use", {"Use {what} with {where}", "Usar {what} com {where}", ""}},
                                      {"verb.use.bare", {"Use {what}", "Usar {what}", ""}}}};
}  // namespace

TEST_CASE("sentences are filled in with names, in the language asked for") {
  const Grammar grammar(kForms);
  const Texts texts(kTexts);
  CHECK(texts.sentence(grammar, {0, 2, 1, 0}, Language::en) == "Use 2 with the Sun");
  CHECK(texts.sentence(grammar, {0, 2, 1, 0}, Language::pt) == "Usar 2 com o Sol");
  CHECK(texts.sentence(grammar, {0, 2, 0, 0}, Language::pt) == "Usar 2");
}

TEST_CASE("a question names what it is about, in words of its own where it has them") {
  const Texts texts(kTexts);
  CHECK(texts.question("spend", "3", Language::pt) == "Gasta 3 moedas");
  CHECK(texts.question("spend", "1", Language::en) == "Spend a coin");
  CHECK(texts.question("spend", "sun", Language::en) == "Spend the Sun coins");
  CHECK(texts.question("ponder", "", Language::en).empty());
}

TEST_CASE("a language without a text speaks English, a word without a name itself") {
  const Grammar grammar(kForms);
  const Texts texts(kTexts);
  CHECK(texts.find("sun", Language::pl) == "the Sun");
  CHECK(texts.name("moon", Language::en) == "moon");
  CHECK(texts.find("moon", Language::en).empty());
  CHECK(texts.sentence(grammar, {1, 0, 0, 0}, Language::en) == "nod");
}
