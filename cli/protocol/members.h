// The members of a request, read with named faults.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/game/decision.h"
#include "core/game/setup.h"
#include "core/json/json.h"
#include "core/text/texts.h"

namespace tessera::cli {

Result<std::string_view> text_member(const json::value& request, std::string_view name);
Result<int> number_member(const json::value& request, std::string_view name, int low, int high);
Result<std::uint64_t> seed_member(const json::value& request, std::uint64_t fallback);
// "as": a seat below `players`, "spectator" or "referee"; the referee where it is absent.
Result<Seat> viewer_member(const json::value& request, int players);
// "lang": "en" where it is absent.
Result<Language> language_member(const json::value& request);
// The same, refused where the game does not speak it.
Result<Language> language_member(const json::value& request, const GameInfo& info);
Result<Language> find_language(std::string_view word);
// The same, refused where the game has too few names in that language to speak it.
Result<Language> find_language(std::string_view word, const GameInfo& info);
bool speaks(const GameInfo& info, Language language);
// Names a member that the request does not know. "do", "id" and "lang" are known to all.
Result<> check_members(const json::value& request, std::span<const std::string_view> known);

}  // namespace tessera::cli
