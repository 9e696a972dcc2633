#include "server/room/bots.h"

#include <sched.h>

#include <algorithm>

#include "server/log.h"
#include "server/room/token.h"

namespace tessera {
namespace {

constexpr int kLeastMilliseconds = 20;

// Without the right to it the thread stays as it is; bots then only share the processor evenly.
void become_idle_class() {
  const sched_param none{};
  if (sched_setscheduler(0, SCHED_IDLE, &none) != 0) log::warning("bots-not-idle-class");
}

}  // namespace

Bots::Bots(int threads, int milliseconds, Metrics& metrics) : milliseconds_(milliseconds), metrics_(metrics) {
  for (int i = 0; i < threads; ++i)
    threads_.emplace_back([this] {
      become_idle_class();
      work();
    });
}

Bots::~Bots() { stop(); }

void Bots::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    tasks_.clear();
  }
  arrived_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void Bots::think(std::unique_ptr<Table> table, std::string bot, Rank rank, Thought thought) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    Task task{std::move(table), std::move(bot), std::move(thought)};
    if (rank == Rank::hint) tasks_.push_front(std::move(task));
    else tasks_.push_back(std::move(task));
  }
  arrived_.notify_one();
}

std::size_t Bots::waiting() const {
  const std::lock_guard lock(mutex_);
  return tasks_.size();
}

// The more tables wait, the less each gets, so that no table waits long.
int Bots::milliseconds_for(std::size_t waiting) const {
  const auto rounds = static_cast<int>(1 + waiting / threads_.size());
  return std::max(kLeastMilliseconds, milliseconds_ / rounds);
}

void Bots::work() {
  for (;;) {
    Task task;
    int milliseconds;
    {
      std::unique_lock lock(mutex_);
      arrived_.wait(lock, [&] { return stopping_ || !tasks_.empty(); });
      if (stopping_) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
      milliseconds = milliseconds_for(tasks_.size());
    }
    const auto start = std::chrono::steady_clock::now();
    Result<Suggestion> suggestion = suggest(*task.table, {.bot = task.bot, .milliseconds = milliseconds, .seed = random_seed()});
    metrics_.think_time.add(std::chrono::steady_clock::now() - start);
    task.thought(std::move(suggestion));
  }
}

}  // namespace tessera
