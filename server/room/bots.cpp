#include "server/room/bots.h"

#include <sched.h>

#include <algorithm>

#include "server/log.h"
#include "server/room/token.h"

namespace tessera {
namespace {

constexpr int kLeastMilliseconds = 20;
constexpr std::size_t kMostSitting = 64;  // of a megabyte or so each, masters of Dominations 13; the others begin anew

// While it lives the thread runs only where nobody else wants the processor. It must hold no lock
// that others need then, so a bot is in this class only while it thinks.
class IdleClass {
 public:
  IdleClass() : entered_(set(SCHED_IDLE)) {
    if (!entered_) log::warning("bots-not-idle-class");
  }
  ~IdleClass() {
    if (entered_ && !set(SCHED_OTHER)) log::warning("bots-stay-in-idle-class");
  }

 private:
  static bool set(int policy) {
    const sched_param none{};
    return sched_setscheduler(0, policy, &none) == 0;
  }
  const bool entered_;
};

}  // namespace

Bots::Bots(int threads, int milliseconds, Metrics& metrics) : milliseconds_(milliseconds), metrics_(metrics) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
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

Bots::Ticket Bots::think(std::unique_ptr<Table> table, std::string bot, std::string place, Rank rank, Thought thought) {
  Ticket ticket;
  {
    const std::lock_guard lock(mutex_);
    ticket = ++last_ticket_;
    if (stopping_) return ticket;
    Task task{ticket, std::move(table), std::move(bot), std::move(place), std::move(thought)};
    if (rank == Rank::hint) tasks_.push_front(std::move(task));
    else tasks_.push_back(std::move(task));
  }
  arrived_.notify_one();
  return ticket;
}

bool Bots::forget(Ticket ticket) {
  Task forgotten;  // goes when the lock is gone
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(tasks_, ticket, &Task::ticket);
  if (found == tasks_.end()) return false;
  forgotten = std::move(*found);
  tasks_.erase(found);
  return true;
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

// The bot that sits there, if it still does.
std::unique_ptr<Bot> Bots::call(const Task& task) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find_if(
      sitting_, [&](const Sitting& each) { return each.place == task.place && each.bot == task.bot && !task.place.empty(); });
  if (found == sitting_.end()) return nullptr;
  std::unique_ptr<Bot> mind = std::move(found->mind);
  sitting_.erase(found);
  return mind;
}

void Bots::let_sit(Sitting sitting) {
  Sitting forgotten;  // goes when the lock is gone
  const std::lock_guard lock(mutex_);
  sitting_.push_back(std::move(sitting));
  if (sitting_.size() <= kMostSitting) return;
  forgotten = std::move(sitting_.front());
  sitting_.pop_front();
}

Result<Suggestion> Bots::think_about(const Task& task, int milliseconds) {
  std::unique_ptr<Bot> mind = call(task);
  if (!mind) {
    Result<std::unique_ptr<Bot>> made = make_bot(task.table->info().id, task.bot, milliseconds);
    if (!made) return made.fault();
    mind = std::move(*made);
  }
  mind->allow(milliseconds);
  Result<Suggestion> suggestion = [&] {
    const IdleClass idle;
    return mind->choose(*task.table, random_seed());
  }();
  if (!task.place.empty()) let_sit({task.bot, task.place, std::move(mind)});
  return suggestion;
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
    Result<Suggestion> suggestion = think_about(task, milliseconds);
    metrics_.think_time.add(std::chrono::steady_clock::now() - start);
    task.thought(std::move(suggestion));
  }
}

}  // namespace tessera
