// Loads a server of this machine with games over real sockets, and says how it held.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/base/result.h"
#include "core/json/json.h"

namespace tessera {

struct LoadOptions {
  int port = 0;          // of a running server; 0: starts one of its own, with an empty store
  std::string game = "gods-of-rome";
  int tables = 100;
  int seats = 2;         // people at each table, a socket each
  int bot_tables = 0;    // besides, tables where bots think without a pause
  std::string bot = "greedy";
  double rate = 0;       // moves a second over all tables; 0: each table as fast as it can
  double seconds = 10;
  bool full = false;     // as the web client watches: positions, texts, previews
  std::uint64_t seed = 1;
};

struct LoadFigures {
  int tables = 0, tables_over = 0;
  std::uint64_t moves = 0, refused = 0, lost_sockets = 0;
  double seconds = 0;
  double answer_p50 = 0, answer_p99 = 0;  // milliseconds from sending a move to its durable answer
  double push_p50 = 0, push_p99 = 0, push_max = 0;  // to the news of it at another seat
  std::uint64_t server_moves = 0, bot_moves = 0, commits = 0;  // as the server counted meanwhile
  std::uint64_t server_bytes = 0;  // resident
  double moves_per_second() const { return seconds > 0 ? static_cast<double>(moves) / seconds : 0; }
};

Result<LoadFigures> load(const LoadOptions& options, const std::function<void(const std::string&)>& say);
json::object to_json(const LoadFigures& figures);

}  // namespace tessera
