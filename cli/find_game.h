// The game that somebody named on the command line.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "catalog/catalog.h"

namespace tessera::cli {

// "; did you mean 'x'?" with the only known word that begins so, or else the closest; or nothing.
std::string suggestion(std::string_view typed, std::span<const std::string_view> known);

// Where there is none of that name, the fault suggests one or lists them all.
Result<const CatalogEntry*> find_typed_game(std::string_view typed);

// The id of the only game whose name begins so, or an empty view.
std::string_view game_begun(std::string_view typed);

}  // namespace tessera::cli
