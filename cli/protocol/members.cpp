#include "cli/protocol/members.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "cli/faults.h"
#include "core/base/nearest.h"
#include "core/table/table.h"

namespace tessera::cli {
namespace {

Fault bad(std::string_view name, std::string message) { return {"bad-request", fmt::format("'{}' {}", name, message), std::string(name)}; }

std::string_view view(const json::string& text) { return {text.data(), text.size()}; }

}  // namespace

Result<std::string_view> text_member(const json::value& request, std::string_view name) {
  const json::value* found = member(request, name);
  if (!found) return bad(name, "is missing");
  const json::string* text = found->if_string();
  if (!text) return bad(name, "must be a text");
  return view(*text);
}

Result<int> number_member(const json::value& request, std::string_view name, int low, int high) {
  const json::value* found = member(request, name);
  if (!found) return bad(name, "is missing");
  const std::int64_t* number = found->if_int64();
  if (!number || *number < low || *number > high) return bad(name, fmt::format("must be a whole number from {} to {}", low, high));
  return static_cast<int>(*number);
}

Result<std::uint64_t> seed_member(const json::value& request, std::uint64_t fallback) {
  const json::value* found = member(request, "seed");
  if (!found) return fallback;
  if (const std::uint64_t* large = found->if_uint64()) return *large;
  const std::int64_t* number = found->if_int64();
  if (!number || *number < 0) return bad("seed", "must be a whole number from 0 to 18446744073709551615");
  return static_cast<std::uint64_t>(*number);
}

Result<Seat> viewer_member(const json::value& request, int players) {
  const json::value* found = member(request, "as");
  if (!found) return kReferee;
  if (const json::string* word = found->if_string()) {
    static constexpr std::array<std::string_view, 2> kViewers{"spectator", "referee"};
    if (view(*word) == "spectator") return kSpectator;
    if (view(*word) == "referee") return kReferee;
    return bad("as", fmt::format("must be a seat, 'spectator' or 'referee', not '{}'{}", view(*word).substr(0, 60),
                                 did_you_mean(view(*word), kViewers)));
  }
  const std::int64_t* seat = found->if_int64();
  if (!seat || *seat < 0 || *seat >= players) return bad("as", fmt::format("must be {}, 'spectator' or 'referee'", name_seats(players)));
  return static_cast<Seat>(*seat);
}

Result<Language> find_language(std::string_view word) {
  for (std::size_t i = 0; i < kLanguages; ++i)
    if (kLanguageWords[i] == word) return static_cast<Language>(i);
  std::string known;
  for (std::string_view language : kLanguageWords) known += (known.empty() ? "" : ", ") + std::string(language);
  return Fault{"unknown-language", fmt::format("no language is called '{}'; there are {}", word.substr(0, 60), known), "lang"};
}

// English is what a text falls back to, so a language counts by the names that differ from it: a fifth of them is
// worth offering, a few that came with the component data are not.
bool speaks(const GameInfo& info, Language language) {
  if (language == Language::en) return true;
  std::set<std::string_view> named, own;
  for (const Form& form : info.grammar.forms())
    for (const Words& words : form.parts)
      for (std::string_view each : words) {
        const std::string_view english = info.texts.name(each, Language::en);
        if (english != each) named.insert(each);
        if (info.texts.name(each, language) != english) own.insert(each);
      }
  return 5 * own.size() > named.size();
}

Result<Language> find_language(std::string_view word, const GameInfo& info) {
  const Result<Language> found = find_language(word);
  if (!found || speaks(info, *found)) return found;
  std::string known;
  for (std::size_t i = 0; i < kLanguages; ++i)
    if (speaks(info, static_cast<Language>(i))) known += (known.empty() ? "" : ", ") + std::string(kLanguageWords[i]);
  return Fault{"unknown-language",
               fmt::format("{} has no names in '{}'; it speaks {}", info.texts.name("game.name", Language::en), word, known), "lang"};
}

Result<Language> language_member(const json::value& request) {
  if (!member(request, "lang")) return Language::en;
  const Result<std::string_view> word = text_member(request, "lang");
  if (!word) return word.fault();
  return find_language(*word);
}

Result<Language> language_member(const json::value& request, const GameInfo& info) {
  const Result<Language> found = language_member(request);
  return found ? find_language(kLanguageWords[static_cast<std::size_t>(*found)], info) : found;
}

Result<> check_members(const json::value& request, std::span<const std::string_view> known) {
  std::vector<std::string_view> all{"do", "id", "lang"};
  all.insert(all.end(), known.begin(), known.end());
  for (const auto& [key, value] : *request.if_object())
    if (std::find(all.begin(), all.end(), std::string_view(key)) == all.end())
      return Fault{"bad-request",
                   fmt::format("this request has no member '{}'{}", std::string_view(key).substr(0, 60), did_you_mean(key, all)),
                   std::string(std::string_view(key).substr(0, 60))};
  const Result<Language> language = language_member(request);
  return language ? Result<>(Done{}) : language.fault();
}

}  // namespace tessera::cli
