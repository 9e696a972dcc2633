// Thinking takes no memory beyond the pool: every `new` of this program is counted.
#include <atomic>
#include <cstdlib>
#include <new>

#include <doctest/doctest.h>

#include "ai/search/search.h"
#include "games/bora_bora/bora_bora.h"
#include "games/dominations/dominations.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/origins/origins.h"
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

// A position some way into a random game, where a player chooses.
template <Game G>
typename G::State in_the_middle(std::uint8_t players) {
  typename G::State state = G::start(Setup{.players = players});
  typename G::Actions actions;
  Rng rng(players);
  for (int i = 0; list<G>(state, actions), i < 90 || G::decision(state).actor != Decision::Actor::player || actions.size() < 2; ++i)
    G::apply(state, actions.at_weight(rng.below(actions.total_weight())));
  return G::view(state, G::decision(state).seat);
}

template <Game G>
void check_thought(std::uint8_t fewest) {
  Weights fitted;
  fitted.model = Model(G::kFeatures, 16);
  for (std::uint8_t players = fewest; players <= 4; ++players) {
    CAPTURE(players);
    const typename G::State view = in_the_middle<G>(players);
    CHECK(allocations_of_thought<G>(view, 1000, Weights{}) == 0);
    CHECK(allocations_of_thought<G>(view, 400, fitted) == 0);
  }
}

TEST_CASE("no allocation while thinking, in any game, whatever the evaluation") {
  check_thought<bora_bora::BoraBora>(2);
  check_thought<dominations::Dominations>(2);
  check_thought<gods_of_rome::GodsOfRome>(1);
  check_thought<origins::Origins>(1);
  CHECK(allocations_of_thought<toy::Toy>(toy::last_round({1, 1, 0, 0, 0}, {2, 2, 2, 2, 2}), 2000, Weights{}) == 0);
}
