// Which bot, by name and with its settings: "greedy", "expert", "search@iterations=500+playout=best".
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ai/eval/model.h"
#include "ai/search/settings.h"
#include "core/base/result.h"

namespace tessera {

struct BotSpec {
  enum class Kind : std::uint8_t { random, greedy, search };
  std::string name;  // as it was written
  Kind kind = Kind::search;
  SearchSettings search{};
  std::string weights{};  // a file to read instead of the committed weights
};

// The names a bot may have, weakest first; "search", the last, takes the settings of expert.
std::span<const std::string_view> bot_names();

// `style` is how experts and masters of the game search; the other levels follow from it.
Result<BotSpec> parse_bot(std::string_view text, const SearchStyle& style = {});

}  // namespace tessera
