// An action is a short sentence, "place 5 temple blue". Parts a verb does not use stay 0.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace tessera {

template <class Verb>
struct Sentence {
  Verb verb{};
  std::uint8_t what = 0, where = 0, how = 0;
  auto operator<=>(const Sentence&) const = default;
};

// A sentence with one part more, "place t02 1 0 up-1". Its own type, so that games without any stay small.
template <class Verb>
struct LongSentence {
  Verb verb{};
  std::uint8_t what = 0, where = 0, how = 0, more = 0;
  auto operator<=>(const LongSentence&) const = default;
};

// The same for code that knows no game: the verb is its row in the game's grammar.
using Phrase = LongSentence<std::uint8_t>;

template <class Verb>
constexpr Phrase phrase(const Sentence<Verb>& sentence) {
  return {static_cast<std::uint8_t>(sentence.verb), sentence.what, sentence.where, sentence.how};
}
template <class Verb>
constexpr Phrase phrase(const LongSentence<Verb>& sentence) {
  return {static_cast<std::uint8_t>(sentence.verb), sentence.what, sentence.where, sentence.how, sentence.more};
}

template <class Action>
constexpr Action as(const Phrase& phrase) {
  using Verb = decltype(Action::verb);
  if constexpr (requires { Action::more; }) return {static_cast<Verb>(phrase.verb), phrase.what, phrase.where, phrase.how, phrase.more};
  else return {static_cast<Verb>(phrase.verb), phrase.what, phrase.where, phrase.how};
}

template <class Verb, class... Parts>
constexpr Sentence<Verb> sentence(Verb verb, Parts... parts) {
  return {verb, static_cast<std::uint8_t>(parts)...};
}

// The actions of whoever is to move; of chance, with weights. Filled in place, never on the heap.
template <class Action, std::size_t Capacity>
class ActionList {
 public:
  ActionList() {}  // leaves the items alone: only those added are ever read

  void clear() { size_ = sum_ = 0; }
  void add(const Action& action, std::uint16_t weight = 1) {
    assert(size_ < Capacity && weight > 0);
    items_[size_] = action;
    weights_[size_++] = weight;
    sum_ += weight;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  static constexpr std::size_t capacity() { return Capacity; }
  const Action& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  std::uint32_t weight(std::size_t i) const {
    assert(i < size_);
    return weights_[i];
  }
  const Action* begin() const { return items_.data(); }
  const Action* end() const { return items_.data() + size_; }

  std::uint32_t total_weight() const { return sum_; }
  // The action that a number below total_weight() falls on.
  const Action& at_weight(std::uint32_t left) const {
    if (sum_ == size_) return (*this)[left];  // each weighs 1
    std::size_t i = 0;
    while (left >= weights_[i]) left -= weights_[i++];
    return (*this)[i];
  }

 private:
  union {
    std::array<Action, Capacity> items_;
  };
  union {
    std::array<std::uint16_t, Capacity> weights_;
  };
  std::uint32_t size_ = 0, sum_ = 0;
};

}  // namespace tessera
