// Notation: the verbs of a game and the words each takes. Text <-> action <-> dense number.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/action/sentence.h"
#include "core/base/result.h"

namespace tessera {

// A list of words; a part of a sentence is an index into one. A first word "" may be left out.
using Words = std::span<const std::string_view>;

// The numbers 0, 1, 2 ... up to `last`, as words.
Words numerals(std::uint8_t last);

inline constexpr std::size_t kMaxParts = 4;

// One verb: its word and the words its parts take, in order of speaking.
struct Form {
  std::string_view verb;
  std::array<Words, kMaxParts> parts{};
};

class Grammar {
 public:
  // The forms in the order of the game's enum of verbs.
  explicit Grammar(std::span<const Form> forms);

  std::string write(const Phrase& phrase) const;
  Result<Phrase> parse(std::string_view text) const;

  // Every sentence has a number below size(), for policies and tables.
  std::uint32_t size() const { return first_.back(); }
  std::uint32_t number(const Phrase& phrase) const;
  Phrase at(std::uint32_t number) const;

  std::span<const Form> forms() const { return forms_; }
  // The words of a sentence in order: the verb, then the parts spoken.
  std::vector<std::string_view> words(const Phrase& phrase) const;

 private:
  std::span<const Form> forms_;
  std::vector<std::uint32_t> first_;  // number of each verb's first sentence, and the end
};

}  // namespace tessera
