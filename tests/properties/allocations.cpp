// No allocation on the play-out path: every `new` of this program is counted.
#include <atomic>
#include <cstdlib>
#include <new>

#include <doctest/doctest.h>

#include "ai/random.h"
#include "games/bora_bora/bora_bora.h"
#include "games/dominations/dominations.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/origins/origins.h"
#include "tests/toy/toy.h"

namespace {
std::atomic<long> allocations{0};
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size ? size : 1)) return memory;
  std::abort();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace tessera;

// Of `games` random games of each set-up.
template <Game G>
long allocations_of_games(int games) {
  const std::vector<Setup> setups = all_setups(G::info());
  const long before = allocations;
  for (const Setup& setup : setups)
    for (int game = 0; game < games; ++game) {
      Rng rng(static_cast<std::uint64_t>(game));
      typename G::State state = G::start(setup);
      play_out<G>(state, rng);
      for (Seat seat = 0; seat < setup.players; ++seat) (void)G::evaluate(state, seat);
    }
  return allocations - before;
}

TEST_CASE("the counter counts") {
  const long before = allocations;
  delete new int(1);
  CHECK(allocations == before + 1);
}

TEST_CASE("random games of every set-up allocate nothing") {
  CHECK(all_setups(gods_of_rome::GodsOfRome::info()).size() == 32);  // players, powers, pantheon, map
  CHECK(allocations_of_games<toy::Toy>(50) == 0);
  CHECK(allocations_of_games<bora_bora::BoraBora>(50) == 0);
  CHECK(allocations_of_games<dominations::Dominations>(10) == 0);
  CHECK(allocations_of_games<gods_of_rome::GodsOfRome>(50) == 0);
  CHECK(allocations_of_games<origins::Origins>(50) == 0);
}
