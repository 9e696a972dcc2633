#include "cli/components.h"

#include <cassert>
#include <map>
#include <mutex>

namespace tessera::cli {

const json::value& components(std::string_view game) {
  static const json::value kNone;
  static std::mutex mutex;
  static std::map<std::string_view, json::value> parsed;
  const std::lock_guard lock(mutex);
  for (const EmbeddedData& data : embedded_data()) {
    if (data.game != game) continue;
    const auto [entry, is_new] = parsed.try_emplace(data.game);
    if (is_new) {
      std::string text;
      for (std::string_view piece : data.pieces) text += piece;
      Result<json::value> value = parse_json(text);
      assert(value);
      if (value) entry->second = std::move(*value);
    }
    return entry->second;
  }
  return kNone;
}

}  // namespace tessera::cli
