// Writes the features of a position one after another, for a game's fitted evaluation.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>

namespace tessera {

class FeatureWriter {
 public:
  explicit FeatureWriter(std::span<float> to) : to_(to) {}

  template <class Number>
  void add(Number number) {
    assert(at_ < to_.size());
    to_[at_++] = static_cast<float>(number);
  }
  bool is_full() const { return at_ == to_.size(); }

 private:
  std::span<float> to_;
  std::size_t at_ = 0;
};

}  // namespace tessera
