// A player that searches: one or several trees, their tallies put together, and a choice.
#pragma once

#include <algorithm>
#include <memory>
#include <numeric>
#include <system_error>
#include <thread>

#include "ai/search/search.h"

namespace tessera {

template <Game G>
class SearchPlayer {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  SearchPlayer(const SearchSettings& settings, const Weights& weights) : settings_(settings) {
    for (int i = 0; i < std::max<int>(1, settings.threads); ++i) searches_.push_back(std::make_unique<Search<G>>(settings, weights));
  }

  // `view` is what the seat to move sees.
  Choice<G> choose(const State& view, const Budget& budget, Rng& rng) {
    think(view, budget, rng, nullptr);
    Choice<G> choice{{}, prospects()};
    std::size_t chosen = settings_.noise > 0 ? pick_with_noise(choice.prospects, G::decision(view).seat, rng) : 0;
    std::rotate(choice.prospects.begin(), choice.prospects.begin() + static_cast<std::ptrdiff_t>(chosen),
                choice.prospects.begin() + static_cast<std::ptrdiff_t>(chosen) + 1);
    choice.action = choice.prospects.front().action;
    return choice;
  }

  // What comes of one action, judged by as much thought as a choice.
  Prospect<Action> judge(const State& view, const Action& action, const Budget& budget, Rng& rng) {
    think(view, budget, rng, &action);
    for (const Prospect<Action>& each : prospects())
      if (each.action == action) return each;
    return {.action = action};
  }

  // Tells what happened since; `view` is what the player's seat saw before it.
  void advance(const State& view, const Action& action) {
    for (auto& search : searches_) search->advance(view, action);
  }
  void forget() {
    for (auto& search : searches_) search->forget();
  }

  std::uint32_t iterations() const {
    std::uint32_t sum = 0;
    for (const auto& search : searches_) sum += search->iterations();
    return sum;
  }
  Search<G>& search() { return *searches_.front(); }

 private:
  // Every thread has its own tree and its own random numbers, so the outcome depends on the seed alone.
  void think(const State& view, Budget budget, Rng& rng, const Action* only) {
    if (searches_.size() == 1) return searches_.front()->think(view, budget, rng, only);
    budget.iterations =
        (budget.iterations + static_cast<std::uint32_t>(searches_.size()) - 1) / static_cast<std::uint32_t>(searches_.size());
    for (auto& search : searches_) search->sit_among(G::setup(view).players);  // here a lack of memory can be told
    std::vector<std::thread> threads;
    threads.reserve(searches_.size());
    for (auto& search : searches_) {
      auto thought = [&search = *search, &view, only, budget, own = Rng(rng.next())]() mutable { search.think(view, budget, own, only); };
      try {
        threads.emplace_back(thought);
      } catch (const std::system_error&) {
        thought();  // the system has no more threads
      }
    }
    for (std::thread& thread : threads) thread.join();
  }

  // All actions with what they promise, the most visited first.
  std::vector<Prospect<Action>> prospects() const {
    std::vector<Tally<Action>> sums = searches_.front()->tallies();
    for (std::size_t i = 1; i < searches_.size(); ++i)
      for (std::size_t j = 0; j < sums.size(); ++j) add(sums[j], searches_[i]->tallies()[j]);
    std::vector<Prospect<Action>> prospects;
    std::vector<std::size_t> order(sums.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return sums[a].visits != sums[b].visits ? sums[a].visits > sums[b].visits : a < b;  // else as they were listed
    });
    for (std::size_t i : order) prospects.push_back(prospect(sums[i]));
    return prospects;
  }

  static void add(Tally<Action>& sum, const Tally<Action>& other) {
    sum.visits += other.visits;
    sum.tries += other.tries;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      sum.results[seat] += other.results[seat];
      sum.chances[seat] += other.chances[seat];
      sum.points[seat] += other.points[seat];
    }
  }

  static Prospect<Action> prospect(const Tally<Action>& sum) {
    Prospect<Action> made{.action = sum.action, .visits = sum.visits};
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      made.results[seat] = sum.visits ? sum.results[seat] / static_cast<float>(sum.visits) : 0;
      made.chances[seat] = sum.tries ? sum.chances[seat] / static_cast<float>(sum.tries) : made.results[seat];
      made.points[seat] = sum.tries ? sum.points[seat] / static_cast<float>(sum.tries) : 0;
    }
    return made;
  }

  // Gives away some chance to win: each action is as likely as its result is close to the best.
  std::size_t pick_with_noise(const std::vector<Prospect<Action>>& prospects, Seat seat, Rng& rng) const {
    float best = 0;
    for (const Prospect<Action>& each : prospects)
      if (each.visits) best = std::max(best, each.results[seat]);
    const auto weight = [&](const Prospect<Action>& each) {
      return each.visits ? std::exp((each.results[seat] - best) / settings_.noise) : 0.0f;
    };
    float sum = 0;
    for (const Prospect<Action>& each : prospects) sum += weight(each);
    float left = static_cast<float>(rng.unit()) * sum;
    for (std::size_t i = 0; i < prospects.size(); ++i)
      if ((left -= weight(prospects[i])) < 0) return i;
    return 0;
  }

  SearchSettings settings_;
  std::vector<std::unique_ptr<Search<G>>> searches_;
};

}  // namespace tessera
