// Names and sentences for people, in every language we speak. They are data: data/texts/*.json.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/action/grammar.h"

namespace tessera {

enum class Language : std::uint8_t { en, pt, pl };
inline constexpr std::size_t kLanguages = 3;
inline constexpr std::array<std::string_view, kLanguages> kLanguageWords{"en", "pt", "pl"};

// A key and what it says; a language without a text of its own speaks English.
struct Text {
  std::string_view key;
  std::array<std::string_view, kLanguages> in;
};

// All texts of a game, sorted by key. Keys: "verb.visit", "question.take-turn", "option.powers",
// "category.fish", "about.neptune"; a component or another word of the notation is its own key.
class Texts {
 public:
  explicit Texts(std::span<const Text> sorted) : texts_(sorted) {}

  // The text of a key, or an empty view.
  std::string_view find(std::string_view key, Language language) const;
  // The name of a word of the notation; a word without one names itself.
  std::string_view name(std::string_view word, Language language) const;
  // The sentence of an action: the verb's text with {what}, {where}, {how} and {more} filled in. A verb
  // may have a text of its own for a sentence without its optional parts: "verb.use.bare"; or by the
  // last part that is there, where one of two is missing: "verb.raise.where".
  std::string sentence(const Grammar& grammar, const Phrase& phrase, Language language) const;
  // The text of a question with {what} filled in by the name of `subject`; a subject may have a text of its own:
  // "question.use-helper.1". Empty where there is none.
  std::string question(std::string_view word, std::string_view subject, Language language) const;

 private:
  std::span<const Text> texts_;
};

}  // namespace tessera
