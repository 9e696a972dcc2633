// What one client may ask for: so much at once, and so much a second.
#pragma once

#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

namespace tessera {

using Clock = std::chrono::steady_clock;

// A bucket that fills at `rate` a second up to `burst`; rate 0: no limit.
struct Rate {
  double rate = 0, burst = 0;
};

class Bucket {
 public:
  explicit Bucket(const Rate& rate, Clock::time_point now = Clock::now()) : rate_(rate), left_(rate.burst), filled_(now) {}
  bool take(Clock::time_point now = Clock::now());
  bool is_full(Clock::time_point now) const;

 private:
  Rate rate_;
  double left_;
  Clock::time_point filled_;
};

// A bucket for each address. Those that are full again are forgotten.
class BucketPerAddress {
 public:
  explicit BucketPerAddress(const Rate& rate) : rate_(rate) {}
  bool take(const std::string& address, Clock::time_point now = Clock::now());

 private:
  Rate rate_;
  std::mutex mutex_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::size_t sweep_at_ = 1'000;
};

}  // namespace tessera
