// Work in numbered pieces, done by several threads.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace tessera {

// Calls `work(number)` for 0 to `count` - 1, each once, and now and then `progress(done)` from the calling thread.
template <class Work, class Progress>
void share_out(int count, int threads, const Work& work, const Progress& progress) {
  std::atomic<int> next = 0, done = 0;
  std::vector<std::thread> workers;
  for (int i = 0; i < threads; ++i)
    workers.emplace_back([&] {
      for (int number = next++; number < count; number = next++, ++done) work(number);
    });
  for (; done < count; std::this_thread::sleep_for(std::chrono::milliseconds(50))) progress(done.load());
  for (std::thread& worker : workers) worker.join();
}

}  // namespace tessera
