// What a call on outside input returns: the value, or the fault with its place.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

struct Fault {
  std::string code;     // a word for programs: illegal-action, bad-position, ...
  std::string message;  // a sentence for people
  std::string place{};  // where in the input, "players[1].favour"; may be empty
};

// Collects every fault of one input.
class Faults {
 public:
  void add(std::string place, std::string message) { list_.push_back({"bad-position", std::move(message), std::move(place)}); }
  bool empty() const { return list_.empty(); }
  const std::vector<Fault>& list() const { return list_; }

 private:
  std::vector<Fault> list_;
};

struct Done {};

template <class T = Done>
class Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Fault fault) : content_(std::move(fault)) {}

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  const T& operator*() const {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  T* operator->() { return &**this; }
  const T* operator->() const { return &**this; }
  const Fault& fault() const {
    assert(!*this);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Fault> content_;
};

}  // namespace tessera
