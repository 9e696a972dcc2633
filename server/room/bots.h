// Threads on which bots think. Thinking runs in the idle class of the scheduler: whoever serves
// people goes first.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "catalog/catalog.h"
#include "server/metrics.h"

namespace tessera {

class Bots {
 public:
  using Thought = std::function<void(Result<Suggestion>)>;
  enum class Rank { hint, move };  // somebody waits for a hint: it goes before the moves

  Bots(int threads, int milliseconds, Metrics& metrics);
  ~Bots();  // forgets what is not yet begun and waits for the rest

  using Ticket = std::uint64_t;

  // Thinks about the table, which nobody else may touch any more; calls back from a thread of its own. Whoever sits at a
  // `place` goes on from what was thought there before; without one nothing is remembered.
  Ticket think(std::unique_ptr<Table> table, std::string bot, std::string place, Rank rank, Thought thought);
  // Whether it was not yet begun; then it never will be, and nobody is called back.
  bool forget(Ticket ticket);
  void stop();
  std::size_t waiting() const;

 private:
  struct Task {
    Ticket ticket = 0;
    std::unique_ptr<Table> table;
    std::string bot, place;
    Thought thought;
  };
  // Who thought last at a place, and what of.
  struct Sitting {
    std::string bot, place;
    std::unique_ptr<Bot> mind;
  };
  void work();
  Result<Suggestion> think_about(const Task& task, int milliseconds);
  std::unique_ptr<Bot> call(const Task& task);
  void let_sit(Sitting sitting);
  int milliseconds_for(std::size_t waiting) const;

  const int milliseconds_;
  Metrics& metrics_;
  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Task> tasks_;
  std::deque<Sitting> sitting_;  // who thought longest ago first
  Ticket last_ticket_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tessera
