// A random generator that gives the same numbers on every platform (xoshiro256**).
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace tessera {

class Rng {
 public:
  explicit Rng(std::uint64_t seed) {
    for (std::uint64_t& word : words_) word = split_mix(seed);
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // Uniform over 0 .. bound - 1, without bias.
  std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t rejected = -bound % bound;
      while (static_cast<std::uint32_t>(product) < rejected) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }  // in [0, 1)

 private:
  static std::uint64_t split_mix(std::uint64_t& seed) {
    std::uint64_t mixed = seed += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
  }

  std::array<std::uint64_t, 4> words_{};
};

}  // namespace tessera
