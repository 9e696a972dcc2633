// Thinking takes no memory beyond the pool: every `new` of this program is counted.
#include <atomic>
#include <cstdlib>
#include <new>

#include <doctest/doctest.h>

#include "ai/search/search.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "tests/ai/toy_positions.h"

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

template <Game G>
long allocations_of_thought(const typename G::State& view, std::uint32_t iterations, const Weights& weights) {
  Search<G> search({.nodes = 2048}, weights);
  Rng rng(1);
  search.think(view, {.time = {}, .iterations = 1}, rng);
  const long before = allocations;
  search.think(view, {.time = {}, .iterations = iterations}, rng);
  return allocations - before;
}

TEST_CASE("no allocation while thinking, whatever the evaluation") {
  using gods_of_rome::GodsOfRome;
  Weights fitted;
  fitted.model = Model(GodsOfRome::kFeatures, 16);
  for (std::uint8_t players = 1; players <= 4; ++players) {
    GodsOfRome::State state = GodsOfRome::start(Setup{.players = players});
    GodsOfRome::Actions actions;
    Rng rng(players);
    for (int i = 0; i < 60 || GodsOfRome::decision(state).actor != Decision::Actor::player; ++i) {
      list<GodsOfRome>(state, actions);
      GodsOfRome::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    }
    CHECK(allocations_of_thought<GodsOfRome>(state, 2000, Weights{}) == 0);
    CHECK(allocations_of_thought<GodsOfRome>(state, 500, fitted) == 0);
  }
  CHECK(allocations_of_thought<toy::Toy>(toy::last_round({1, 1, 0, 0, 0}, {2, 2, 2, 2, 2}), 2000, Weights{}) == 0);
}
