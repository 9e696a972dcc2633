// Work in numbered pieces, done by several threads.
#pragma once

#include <atomic>
#include <chrono>
#include <system_error>
#include <thread>
#include <vector>

namespace tessera {

// Starts as many threads as are asked for and the system has, one at least.
template <class Work>
std::vector<std::thread> start_threads(int count, const Work& work) {
  std::vector<std::thread> threads;
  try {
    for (int i = 0; i < count; ++i) threads.emplace_back(work);
  } catch (const std::system_error&) {
    if (threads.empty()) throw;
  }
  return threads;
}

// Calls `work(number)` for 0 to `count` - 1, each once, and now and then `progress(done)` from the calling thread.
template <class Work, class Progress>
void share_out(int count, int threads, const Work& work, const Progress& progress) {
  std::atomic<int> next = 0, done = 0;
  std::vector<std::thread> workers = start_threads(threads, [&] {
    for (int number = next++; number < count; number = next++, ++done) work(number);
  });
  for (; done < count; std::this_thread::sleep_for(std::chrono::milliseconds(50))) progress(done.load());
  for (std::thread& worker : workers) worker.join();
}

}  // namespace tessera
