// How strong players are, judged by the games they played: Plackett-Luce ratings by maximum
// likelihood, on the Elo scale, with 95 % intervals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tessera {

// One game: who took part, best place first; equal places say so by equal numbers.
struct Placing {
  std::size_t player;
  std::uint8_t place;
};
using Standing = std::vector<Placing>;

struct Rating {
  double elo = 0;        // 0 is the mean of all players
  double half_width = 0;  // of the 95 % interval
};

// Each place is won, one after another, among those who have none yet, with odds by strength. A
// little mutual respect (`prior` drawn games with a player of mean strength) keeps the ratings of
// players who never lost finite.
std::vector<Rating> rate(std::size_t players, std::span<const Standing> games, double prior = 0.5);

// How much stronger players are for each unit of their `size`, as if strength grew evenly with it.
Rating rate_growth(std::span<const double> sizes, std::span<const Standing> games, double prior = 0.5);

// A share with its 95 % interval (Wilson).
struct Share {
  double value = 0, low = 0, high = 1;
};
Share share_of(double won, double games);

}  // namespace tessera
