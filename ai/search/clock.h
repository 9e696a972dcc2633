// Where the time of a search goes, if somebody asks.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace tessera {

enum class Work : std::uint8_t { rules, tree, evaluation };
inline constexpr std::size_t kKindsOfWork = 3;

// Adds up the time between marks; does nothing unless it was started.
class WorkClock {
 public:
  void start() {
    running_ = true;
    last_ = Clock::now();
  }
  bool running() const { return running_; }

  // The time since the last mark went into `work`.
  void mark(Work work) {
    if (!running_) return;
    const auto now = Clock::now();
    if (now - last_ < kInterrupted) spent_[static_cast<std::size_t>(work)] += now - last_;
    ++marks_[static_cast<std::size_t>(work)];
    last_ = now;
  }

  // Seconds of each kind, without what reading the clock itself cost.
  std::array<double, kKindsOfWork> seconds() const {
    constexpr int kReadings = 10'000;
    const auto begin = Clock::now();
    Clock::time_point end = begin;
    for (int i = 0; i < kReadings; ++i) end = Clock::now();
    const double reading = std::chrono::duration<double>(end - begin).count() / kReadings;
    std::array<double, kKindsOfWork> seconds{};
    for (std::size_t i = 0; i < kKindsOfWork; ++i) {
      const double spent = std::chrono::duration<double>(spent_[i]).count() - reading * static_cast<double>(marks_[i]);
      seconds[i] = spent > 0 ? spent : 0;
    }
    return seconds;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::microseconds kInterrupted{200};  // the processor went to somebody else
  bool running_ = false;
  Clock::time_point last_{};
  std::array<Clock::duration, kKindsOfWork> spent_{};
  std::array<std::uint64_t, kKindsOfWork> marks_{};
};

}  // namespace tessera
