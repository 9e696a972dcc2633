// A vector of bounded size that lives inside a state: plain bytes, no heap.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tessera {

template <class T, std::size_t Capacity>
class FixedVector {
 public:
  static_assert(Capacity <= 255);

  std::uint8_t size() const { return size_; }
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
  const T& back() const { return (*this)[size_ - 1]; }
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
    T last = items_[--size_];
    items_[size_] = T{};
    return last;
  }
  void clear() {
    while (!empty()) pop_back();
  }
  void resize(std::uint8_t size) {
    assert(size <= Capacity);
    while (size_ > size) pop_back();
    size_ = size;
  }
  // Removes one item; those after it move up.
  void erase(std::size_t i) {
    assert(i < size_);
    for (; i + 1 < size_; ++i) items_[i] = items_[i + 1];
    pop_back();
  }

  bool operator==(const FixedVector&) const = default;

 private:
  std::array<T, Capacity> items_{};  // unused places stay T{}: same content, same bytes
  std::uint8_t size_ = 0;
};

}  // namespace tessera
