#include "core/action/grammar.h"

#include <algorithm>

#include "core/base/nearest.h"

namespace tessera {
namespace {

std::uint32_t choices(Words words) { return words.empty() ? 1 : static_cast<std::uint32_t>(words.size()); }

std::array<std::uint8_t, kMaxParts> parts_of(const Phrase& phrase) { return {phrase.what, phrase.where, phrase.how, phrase.more}; }

Phrase make_phrase(std::size_t verb, const std::array<std::uint8_t, kMaxParts>& parts) {
  return {static_cast<std::uint8_t>(verb), parts[0], parts[1], parts[2], parts[3]};
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> tokens;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(" \t\r\n", at)) != text.npos) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
    tokens.push_back(text.substr(at, end - at));
    at = end;
  }
  return tokens;
}

std::string quoted(std::string_view word) {
  constexpr std::size_t kShown = 60;
  const bool is_long = word.size() > kShown;
  return "'" + std::string(word.substr(0, kShown)) + (is_long ? "...'" : "'");
}

Fault unknown(std::string message) { return {"illegal-action", std::move(message)}; }

}  // namespace

Words numerals(std::uint8_t last) {
  static const auto texts = [] {
    std::array<std::string, 256> made;
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = std::to_string(i);
    return made;
  }();
  static const auto views = [] {
    std::array<std::string_view, 256> made;
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = texts[i];
    return made;
  }();
  return Words(views).first(last + std::size_t{1});
}

Grammar::Grammar(std::span<const Form> forms) : forms_(forms), first_{0} {
  for (const Form& form : forms) {
    std::uint32_t sentences = 1;
    for (Words words : form.parts) sentences *= choices(words);
    first_.push_back(first_.back() + sentences);
  }
}

std::vector<std::string_view> Grammar::words(const Phrase& phrase) const {
  assert(phrase.verb < forms_.size());
  const Form& form = forms_[phrase.verb];
  std::vector<std::string_view> spoken{form.verb};
  const auto parts = parts_of(phrase);
  for (std::size_t i = 0; i < kMaxParts; ++i)
    if (!form.parts[i].empty() && !form.parts[i][parts[i]].empty()) spoken.push_back(form.parts[i][parts[i]]);
  return spoken;
}

std::string Grammar::write(const Phrase& phrase) const {
  std::string text;
  for (std::string_view word : words(phrase)) (text += text.empty() ? "" : " ") += word;
  return text;
}

Result<Phrase> Grammar::parse(std::string_view text) const {
  const auto tokens = split(text);
  if (tokens.empty()) return unknown("an action is empty");
  const auto form = std::find_if(forms_.begin(), forms_.end(), [&](const Form& f) { return f.verb == tokens[0]; });
  if (form == forms_.end()) {
    std::vector<std::string_view> verbs;
    for (const Form& f : forms_) verbs.push_back(f.verb);
    return unknown("no action is called " + quoted(tokens[0]) + did_you_mean(tokens[0], verbs));
  }
  std::array<std::uint8_t, kMaxParts> parts{};
  std::size_t token = 1;
  for (std::size_t i = 0; i < kMaxParts; ++i) {
    const Words words = form->parts[i];
    if (words.empty()) continue;
    if (token < tokens.size()) {
      const auto word = std::find(words.begin(), words.end(), tokens[token]);
      if (word != words.end() && !word->empty()) {
        parts[i] = static_cast<std::uint8_t>(word - words.begin());
        ++token;
        continue;
      }
    }
    if (words[0].empty()) continue;  // left out
    if (token == tokens.size()) return unknown(quoted(form->verb) + " needs another word, such as " + quoted(words[0]));
    return unknown(quoted(form->verb) + " does not take " + quoted(tokens[token]) + did_you_mean(tokens[token], words));
  }
  if (token < tokens.size()) return unknown(quoted(form->verb) + " does not take " + quoted(tokens[token]));
  return make_phrase(static_cast<std::size_t>(form - forms_.begin()), parts);
}

std::uint32_t Grammar::number(const Phrase& phrase) const {
  const auto parts = parts_of(phrase);
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < kMaxParts; ++i) number = number * choices(forms_[phrase.verb].parts[i]) + parts[i];
  return first_[phrase.verb] + number;
}

Phrase Grammar::at(std::uint32_t number) const {
  assert(number < size());
  const auto next_verb = std::upper_bound(first_.begin(), first_.end(), number);
  const std::size_t verb = static_cast<std::size_t>(next_verb - first_.begin()) - 1;
  std::uint32_t left = number - first_[verb];
  std::array<std::uint8_t, kMaxParts> parts{};
  for (std::size_t i = kMaxParts; i-- > 0;) {
    const std::uint32_t size = choices(forms_[verb].parts[i]);
    parts[i] = static_cast<std::uint8_t>(left % size);
    left /= size;
  }
  return make_phrase(verb, parts);
}

}  // namespace tessera
