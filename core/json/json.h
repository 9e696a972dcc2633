// JSON for positions, records and protocols. The one place that names the library.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/json/forward.h"

namespace tessera {

// Parses a whole text; never throws, bounds the depth of nesting, and refuses a member that is given twice.
Result<json::value> parse_json(std::string_view text);

// Indented, with short lists on one line; what a person reads and `diff` compares.
std::string pretty(const json::value& value);

// The member of an object, or null where it is none or lacks it.
const json::value* member(const json::value& value, std::string_view key);

}  // namespace tessera
