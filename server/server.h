// The whole server: what it is started with, and running it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace tessera {

struct ServerOptions {
  std::string host = "127.0.0.1";
  int port = 8080;                        // 0: any free one
  std::filesystem::path data = "tessera-data";  // a folder
  std::filesystem::path web{};            // the client's files; empty: where they are installed
  std::string log = "info";
  int threads = 0;                        // that serve; 0: as many as processors, at most 4
  int bot_threads = 0;                    // 0: as many as processors
  int bot_milliseconds = 500;             // a bot thinks about one action
  int idle_seconds = 600;                 // then a table leaves memory
  int away_seconds = 60;                  // then others may give a person's seat to a bot
  double requests_per_second = 50;        // of one address; 0: no limit
  double messages_per_second = 20;        // of one socket; 0: no limit
  double tables_per_hour = 200;           // of one address; 0: no limit
  std::vector<std::string> origins{};     // of pages that may use this server besides its own
  bool behind_proxy = false;
};

// Serves until SIGINT or SIGTERM; `ready` is told the port once it listens.
Result<> serve(const ServerOptions& options, const std::function<void(std::uint16_t)>& ready);

}  // namespace tessera
