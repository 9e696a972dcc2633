#include "cli/find_game.h"

#include <fmt/format.h>

#include "core/base/nearest.h"

namespace tessera::cli {
namespace {

constexpr std::size_t kFewest = 2;  // letters that count as the beginning of a word

std::string_view begun(std::string_view typed, std::span<const std::string_view> known) {
  std::string_view found;
  if (typed.size() < kFewest) return found;
  for (std::string_view word : known) {
    if (!word.starts_with(typed)) continue;
    if (!found.empty()) return {};
    found = word;
  }
  return found;
}

}  // namespace

std::string suggestion(std::string_view typed, std::span<const std::string_view> known) {
  const std::string_view word = begun(typed, known);
  return word.empty() ? did_you_mean(typed, known) : fmt::format("; did you mean '{}'?", word);
}

Result<const CatalogEntry*> find_typed_game(std::string_view typed) {
  Result<const CatalogEntry*> found = find_game(typed);
  if (found) return found;
  const std::vector<std::string_view> ids = game_ids();
  std::string more = suggestion(typed, ids);
  if (more.empty()) more = fmt::format("; there are {}", fmt::join(ids, ", "));
  return Fault{found.fault().code, fmt::format("no game is called '{}'{}", typed.substr(0, 60), more), found.fault().place};
}

std::string_view game_begun(std::string_view typed) { return begun(typed, game_ids()); }

}  // namespace tessera::cli
