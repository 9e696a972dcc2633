#include "core/text/texts.h"

#include <algorithm>

namespace tessera {
namespace {

void fill_in(std::string& text, std::string_view place, std::string_view word) {
  for (std::size_t at = 0; (at = text.find(place, at)) != text.npos; at += word.size()) text.replace(at, place.size(), word);
}

}  // namespace

std::string_view Texts::find(std::string_view key, Language language) const {
  const auto text = std::lower_bound(texts_.begin(), texts_.end(), key, [](const Text& t, std::string_view k) { return t.key < k; });
  if (text == texts_.end() || text->key != key) return {};
  const std::string_view own = text->in[static_cast<std::size_t>(language)];
  return own.empty() ? text->in[static_cast<std::size_t>(Language::en)] : own;
}

std::string_view Texts::name(std::string_view word, Language language) const {
  const std::string_view found = find(word, language);
  return found.empty() ? word : found;
}

std::string Texts::sentence(const Grammar& grammar, const Phrase& phrase, Language language) const {
  constexpr std::array<std::string_view, kMaxParts> kPlaces{"{what}", "{where}", "{how}", "{more}"};
  constexpr std::array<std::string_view, kMaxParts> kNames{"what", "where", "how", "more"};
  const Form& form = grammar.forms()[phrase.verb];
  const std::array<std::uint8_t, kMaxParts> parts{phrase.what, phrase.where, phrase.how, phrase.more};
  const std::string key = "verb." + std::string(form.verb);
  bool bare = false;
  std::string_view last;  // of the parts that are there
  for (std::size_t i = 0; i < kMaxParts; ++i) {
    if (form.parts[i].empty()) continue;
    if (form.parts[i][parts[i]].empty()) bare = true;
    else last = kNames[i];
  }
  std::string_view text = bare ? find(key + "." + std::string(last), language) : std::string_view{};
  if (bare && text.empty()) text = find(key + ".bare", language);
  if (text.empty()) text = find(key, language);
  if (text.empty()) return grammar.write(phrase);
  std::string made(text);
  for (std::size_t i = 0; i < kMaxParts; ++i)
    if (!form.parts[i].empty()) fill_in(made, kPlaces[i], name(form.parts[i][parts[i]], language));
  return made;
}

std::string Texts::question(std::string_view word, std::string_view subject, Language language) const {
  const std::string key = "question." + std::string(word);
  std::string_view text = subject.empty() ? std::string_view{} : find(key + "." + std::string(subject), language);
  if (text.empty()) text = find(key, language);
  std::string made(text);
  fill_in(made, "{what}", name(subject, language));
  return made;
}

}  // namespace tessera
