// What the command line itself says, in every language it speaks.
#pragma once

#include <string_view>

#include "core/text/texts.h"

namespace tessera::cli {

std::string_view word(std::string_view key, Language language);

}  // namespace tessera::cli
