// Figures of a running server, counted without locks.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace tessera {

// How long something took: a count for each bound.
class Histogram {
 public:
  static constexpr std::array<double, 11> kBounds{.0005, .001, .002, .005, .01, .02, .05, .1, .25, 1, 5};  // seconds
  void add(std::chrono::steady_clock::duration duration);
  void write(std::string& out, const char* name, const char* about) const;

 private:
  std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> counts_{};
  std::atomic<std::uint64_t> nanoseconds_ = 0;
};

struct Metrics {
  std::atomic<std::uint64_t> tables_created = 0, tables_loaded = 0, tables_unloaded = 0;
  std::atomic<std::uint64_t> moves = 0, bot_moves = 0, undos = 0, refused = 0, hints = 0;
  std::atomic<std::uint64_t> requests = 0, failed_requests = 0, messages = 0, limited = 0;
  std::atomic<std::int64_t> sockets = 0;
  Histogram move_time;   // from receiving an action to its durable answer
  Histogram think_time;  // of bots
};

// Resident memory of this process in bytes.
std::uint64_t resident_bytes();

}  // namespace tessera
