// Everything the catalog offers for one game. Each game is compiled in a file of its own.
#pragma once

#include <chrono>
#include <cstring>

#include "ai/greedy.h"
#include "ai/random.h"
#include "catalog/catalog.h"
#include "core/table/table_of.h"

namespace tessera {

// What a bot chooses. `view` is what the seat to move sees.
template <Game G>
Choice<G> choose_for(const typename G::State& view, const BotQuery& query, Rng& rng) {
  if (query.bot == "random") return {choose_at_random<G>(view, rng), {}};
  return Greedy<G>().choose(view, rng);
}

template <Game G>
Result<Suggestion> suggest_for(const Table& table, const BotQuery& query) {
  const auto& state = static_cast<const TableOf<G>&>(table).state();
  const Decision decision = G::decision(state);
  if (decision.actor != Decision::Actor::player) return Fault{"no-decision", "no player is to move"};
  const typename G::State view = G::view(state, decision.seat);
  Rng rng(query.seed);
  Choice<G> choice = choose_for<G>(view, query, rng);
  if (choice.value.empty())
    for (Seat seat = 0; seat < table.setup().players; ++seat) choice.value.push_back(G::evaluate(view, seat));
  return Suggestion{table.write(phrase(choice.action)), std::move(choice.value)};
}

template <Game G>
BotGame play_bots_for(const Setup& setup, std::span<const BotQuery> seats, std::uint64_t seed) {
  BotGame game;
  Rng chance(seed), thought(~seed);
  typename G::State state = G::start(setup);
  for (Decision decision = G::decision(state); decision.actor != Decision::Actor::no_one; decision = G::decision(state)) {
    if (decision.actor == Decision::Actor::chance) {
      G::apply(state, choose_at_random<G>(state, chance));
    } else {
      G::apply(state, choose_for<G>(G::view(state, decision.seat), seats[decision.seat], thought).action);
      ++game.decisions;
    }
  }
  for (Seat seat = 0; seat < setup.players; ++seat) {
    game.scores.push_back(G::score(state, seat));
    game.places.push_back(G::place(state, seat));
  }
  return game;
}

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
CatalogEntry make_entry() {
  return {.info = &G::info,
          .open = [](const Setup& setup) -> std::unique_ptr<Table> { return std::make_unique<TableOf<G>>(setup); },
          .suggest = &suggest_for<G>,
          .bench = &bench_for<G>,
          .play_bots = &play_bots_for<G>,
          .signature = &signature_of<G>};
}

}  // namespace tessera
