// Everything the catalog offers for one game. Each game is compiled in a file of its own.
#pragma once

#include <chrono>
#include <cstring>

#include "ai/random.h"
#include "catalog/bot_of.h"

namespace tessera {

template <Game G>
std::uint64_t signature_of(const Setup& setup, std::uint32_t games, std::uint64_t seed) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (std::uint32_t game = 0; game < games; ++game) {
    Rng rng(seed + game);
    typename G::State state = G::start(setup);
    play_out<G>(state, rng);
    unsigned char bytes[sizeof state];
    std::memcpy(bytes, &state, sizeof state);
    for (unsigned char byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
  }
  return hash;
}

namespace bench_detail {

inline double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// The time of one copy, and of one memcpy of as many bytes; the barrier keeps the compiler honest.
template <Game G>
void time_copies(const typename G::State& state, BenchFigures& figures) {
  constexpr int kCopies = 2'000'000;
  typename G::State pool[2] = {state, state};
  auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kCopies; ++i) {
    pool[i & 1] = pool[~i & 1];
    asm volatile("" : : "r"(pool) : "memory");
  }
  figures.copy_ns = seconds_since(start) * 1e9 / kCopies;
  unsigned char raw[2][sizeof state] = {};
  start = std::chrono::steady_clock::now();
  for (int i = 0; i < kCopies; ++i) {
    std::memcpy(raw[i & 1], raw[~i & 1], sizeof state);
    asm volatile("" : : "r"(raw) : "memory");
  }
  figures.memcpy_ns = seconds_since(start) * 1e9 / kCopies;
}

}  // namespace bench_detail

// Random games on one thread for about that many seconds. A decision counts only where a player
// has two or more options.
template <Game G>
BenchFigures bench_for(const Setup& setup, double seconds, std::uint64_t seed) {
  BenchFigures figures{.setup = setup, .state_bytes = sizeof(typename G::State)};
  typename G::Actions actions;
  Rng rng(seed);
  const auto start = std::chrono::steady_clock::now();
  do {
    typename G::State state = G::start(setup);
    for (list<G>(state, actions); !actions.empty(); list<G>(state, actions)) {
      const bool chance = G::decision(state).actor == Decision::Actor::chance;
      figures.chance_events += chance;
      figures.decisions += !chance && actions.size() > 1;
      figures.actions_listed += actions.size();
      figures.largest_list = std::max(figures.largest_list, actions.size());
      figures.deepest_agenda = std::max<std::size_t>(figures.deepest_agenda, state.agenda.size());
      ++figures.steps;
      G::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    }
    ++figures.games;
    figures.seconds = bench_detail::seconds_since(start);
  } while (figures.seconds < seconds);
  bench_detail::time_copies<G>(G::start(setup), figures);
  return figures;
}

template <Game G>
CatalogEntry make_entry(const SearchStyle& style) {
  return {.info = &G::info,
          .open = [](const Setup& setup) -> std::unique_ptr<Table> { return std::make_unique<TableOf<G>>(setup); },
          .make_bot = [](const BotSpec& spec, std::shared_ptr<const Weights> weights, int milliseconds) -> std::unique_ptr<Bot> {
            return std::make_unique<BotOf<G>>(spec, std::move(weights), milliseconds);
          },
          .weights = &committed_weights_for<G>,
          .features = feature_count<G>(),
          .style = style,
          .bench = &bench_for<G>,
          .bench_search = &bench_search_for<G>,
          .play_bots = &play_bots_for<G>,
          .harvest = &harvest<G>,
          .signature = &signature_of<G>};
}

}  // namespace tessera
