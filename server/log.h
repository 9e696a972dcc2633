// What the server tells its host: one JSON object a line, on standard error.
#pragma once

#include <string_view>

#include "core/json/json.h"

namespace tessera::log {

void prepare(std::string_view level);  // debug, info, warning, error or off
void info(std::string_view event, const json::object& facts = {});
void warning(std::string_view event, const json::object& facts = {});
void error(std::string_view event, const json::object& facts = {});
void debug(std::string_view event, const json::object& facts = {});

}  // namespace tessera::log
