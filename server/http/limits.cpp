#include "server/http/limits.h"

#include <algorithm>

namespace tessera {

bool Bucket::take(Clock::time_point now) {
  if (rate_.rate <= 0) return true;
  left_ = std::min(rate_.burst, left_ + rate_.rate * std::chrono::duration<double>(now - filled_).count());
  filled_ = now;
  if (left_ < 1) return false;
  left_ -= 1;
  return true;
}

bool Bucket::is_full(Clock::time_point now) const {
  return left_ + rate_.rate * std::chrono::duration<double>(now - filled_).count() >= rate_.burst;
}

bool BucketPerAddress::take(const std::string& address, Clock::time_point now) {
  if (rate_.rate <= 0) return true;
  const std::lock_guard lock(mutex_);
  if (buckets_.size() >= sweep_at_) {
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.is_full(now); });
    sweep_at_ = std::max<std::size_t>(1'000, 2 * buckets_.size());
  }
  return buckets_.try_emplace(address, rate_, now).first->second.take(now);
}

}  // namespace tessera
