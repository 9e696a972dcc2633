// What the server tells its host: one JSON object a line, on standard error.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

#include "core/json/json.h"

namespace tessera::log {

using Facts = std::initializer_list<std::pair<std::string_view, json::value>>;

void prepare(std::string_view level);  // debug, info, warning, error or off
void info(std::string_view event, Facts facts = {});
void warning(std::string_view event, Facts facts = {});
void error(std::string_view event, Facts facts = {});
void debug(std::string_view event, Facts facts = {});

}  // namespace tessera::log
