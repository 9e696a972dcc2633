// Everything still to be done, as plain data: a state can be saved in the middle of any turn.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <utility>

namespace tessera {

template <class Task, std::uint8_t Capacity>
class Agenda {
 public:
  bool empty() const { return size_ == 0; }
  std::uint8_t size() const { return size_; }
  static constexpr std::uint8_t capacity() { return Capacity; }

  const Task& next() const {
    assert(size_ > 0);
    return tasks_[size_ - 1];
  }
  Task& next() {
    assert(size_ > 0);
    return tasks_[size_ - 1];
  }
  Task take() {
    assert(size_ > 0);
    return std::exchange(tasks_[--size_], Task{});
  }

  // Puts `tasks`, in reading order, before everything already on the agenda.
  void schedule(std::initializer_list<Task> tasks) {
    assert(size_ + tasks.size() <= Capacity);
    for (auto task = std::rbegin(tasks); task != std::rend(tasks); ++task) tasks_[size_++] = *task;
  }
  void clear() {
    while (!empty()) take();
  }

  // The task that comes after `ahead` others; for checks and for saving.
  const Task& at(std::uint8_t ahead) const {
    assert(ahead < size_);
    return tasks_[size_ - 1 - ahead];
  }

  bool operator==(const Agenda&) const = default;

 private:
  std::array<Task, Capacity> tasks_{};  // the next one last
  std::uint8_t size_ = 0;
};

}  // namespace tessera
