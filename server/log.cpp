#include "server/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace tessera::log {
namespace {

void write(spdlog::level::level_enum level, std::string_view event, const json::object& facts) {
  if (!spdlog::should_log(level)) return;
  json::object line{{"event", event}};
  for (const auto& [key, value] : facts) line[key] = value;
  const std::string text = json::serialize(line);
  spdlog::log(level, "{}", std::string_view(text).substr(1));  // the pattern opens the object
}

}  // namespace

void prepare(std::string_view level) {
  spdlog::set_default_logger(std::make_shared<spdlog::logger>("tessera", std::make_shared<spdlog::sinks::stderr_sink_mt>()));
  spdlog::set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v)", spdlog::pattern_time_type::utc);
  spdlog::set_level(spdlog::level::from_str(std::string(level)));
  spdlog::flush_on(spdlog::level::info);
}

void info(std::string_view event, const json::object& facts) { write(spdlog::level::info, event, facts); }
void warning(std::string_view event, const json::object& facts) { write(spdlog::level::warn, event, facts); }
void error(std::string_view event, const json::object& facts) { write(spdlog::level::err, event, facts); }
void debug(std::string_view event, const json::object& facts) { write(spdlog::level::debug, event, facts); }

}  // namespace tessera::log
