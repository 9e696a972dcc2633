// A list for the time of one question: like FixedVector, but unused places are never touched.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace tessera::dominations {

template <class T, std::size_t Capacity>
class Scratch {
 public:
  static_assert(std::is_trivially_copyable_v<T>);
  Scratch() {}  // leaves the items alone: only those added are ever read

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }
  T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  T& back() { return (*this)[size_ - 1]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }
  void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  T pop_back() {
    assert(size_ > 0);
    return items_[--size_];
  }

 private:
  union {
    std::array<T, Capacity> items_;
  };
  std::size_t size_ = 0;
};

}  // namespace tessera::dominations
