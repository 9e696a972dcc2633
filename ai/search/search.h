// Tree search for any game and any number of players. Each seat goes for its own result (max-n).
// What the searching seat does not see is dealt anew in every iteration, over one tree; chance is
// sampled on the way down. docs/bots.md tells how and why.
#pragma once

#include <cmath>
#include <utility>

#include "ai/eval/evaluation.h"
#include "ai/look_ahead.h"
#include "ai/search/clock.h"
#include "ai/search/settings.h"
#include "ai/search/tree.h"

namespace tessera {

// How one action of the root has done.
template <class Action>
struct Tally {
  Action action{};
  std::uint32_t visits = 0;     // in the tree, earlier thoughts included
  Values results{};             // sums over the visits
  std::uint32_t tries = 0;      // in this thought
  Values chances{}, points{};   // sums over the tries
};

template <Game G>
class Search {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Actions = typename G::Actions;

  Search(const SearchSettings& settings, const Weights& weights) : settings_(settings), evaluation_(weights, settings.evaluation) {
    path_.reserve(kLongestPath);
  }

  // The trees are made for a number of players, once, before they think or with their first thought.
  void sit_among(Seat seats) {
    if (seats == seats_) return;
    constexpr std::size_t kRoomForRoot = 4 * Actions::capacity();  // its edges may have to move
    const std::uint32_t nodes = pool_size(settings_, seats);
    const std::size_t edges = std::max(edge_pool_size(settings_, nodes), kRoomForRoot);
    tree_ = Branches(nodes, edges);
    if (settings_.keeps_tree) spare_ = Branches(nodes, edges);
    seats_ = seats;  // only now, so that a lack of memory leaves nothing half done
  }

  // Thinks about what the seat to move should do. `view` is what that seat sees. If `only` is
  // given, about what comes of that action.
  void think(const State& view, const Budget& budget, Rng& rng, const Action* only = nullptr) {
    deadline_ = budget.time.count() ? std::chrono::steady_clock::now() + budget.time : std::chrono::steady_clock::time_point::max();
    only_ = only;
    const Seat seat = G::decision(view).seat;
    if (seat != seat_ || !settings_.keeps_tree) forget();
    seat_ = seat;
    sit_among(G::setup(view).players);
    evaluation_.set_anchor(view);
    list<G>(view, actions_);
    if (settings_.plan)
      for (Edge& edge : tree_.edges(Branches::root())) edge.prior = -1;  // what a shorter look found
    begin_tallies();
    for (iterations_ = 0; !is_spent(budget); ++iterations_) iterate(view, rng);
    end_tallies(only ? tallies_.size() == 1 : is_forced(view));
  }

  const std::vector<Tally<Action>>& tallies() const { return tallies_; }
  std::uint32_t iterations() const { return iterations_; }
  std::uint32_t tree_size() const { return tree_.size(); }
  WorkClock& clock() { return clock_; }

  // Something happened in the game; `view` is what the searching seat saw before it. What was
  // thought about its consequences is kept.
  void advance(const State& view, const Action& action) {
    if (!settings_.keeps_tree) return;
    const Decision decision = answered<G>(view, action);
    const bool seen = decision.seen_by(seat_);
    if (is_left_out(action)) return forget();
    if (seen && is_forced(view)) return;     // such a step has no node
    if (tree_.size() == 1) return forget();  // nothing was thought about consequences
    if (decision.actor == Decision::Actor::chance && settings_.chance == ChanceBranches::none) {
      if (seen) forget();  // its results were means over other outcomes too
      return;
    }
    const Index root = Branches::root();
    const Seat whose = tree_.node(root).seat;
    if (seen && whose != kSpectator && whose != decision.seat) return;  // it was forced in the deals that were thought of
    const Index edge = seen ? tree_.find(root, action, 0) : kNone;
    const Index next = seen ? (edge == kNone ? kNone : tree_.edge(edge).child) : tree_.node(root).unseen;
    if (next == kNone) return forget();
    tree_.keep(next, spare_);
  }
  void forget() { tree_.clear(); }

 private:
  using Branches = Tree<Action>;
  using Edge = typename Branches::Edge;
  using Index = typename Branches::Index;
  static constexpr Index kNone = Branches::kNone;
  static constexpr std::size_t kLongestPath = 512;
  static constexpr int kLongestPlayout = 400;
  static constexpr std::uint32_t kRunnersUp = 2;  // tried at the root whatever their priors
  static constexpr float kLargestExponent = 60;   // of a prior, so that sums of them stay numbers
  static constexpr std::uint32_t kIterationsPerGlance = 16;  // between looks at what is settled

  // Was there no choice? As far as the searching seat can tell.
  bool is_forced(const State& view) {
    State state = view;
    Rng rng(tree_.size());
    G::determinize(state, rng);
    list_choices(state);
    return actions_.size() == 1;
  }

  bool is_left_out(const Action& action) const {
    if constexpr (HasAsides<G>) return !settings_.tries_asides && G::is_aside(action);
    else return false;
  }

  // All there is to do, or all but asides.
  void list_choices(const State& state) {
    if constexpr (HasAsides<G>)
      if (!settings_.tries_asides && G::decision(state).actor == Decision::Actor::player) {
        actions_.clear();
        list_options<G>(state, actions_);
        if (!actions_.empty()) return;
      }
    list<G>(state, actions_);
  }

  void begin_tallies() {
    tallies_.clear();
    for (const Action& action : actions_) tallies_.push_back({.action = action});
  }

  // A forced decision has no node: the root is that of the next one.
  void end_tallies(bool forced) {
    for (Tally<Action>& tally : tallies_) {
      const Index at = forced ? kNone : tree_.find(Branches::root(), tally.action, 0);
      tally.visits = at == kNone ? tally.tries : tree_.edge(at).visits;
      tally.results = at == kNone ? tally.chances : tree_.edge(at).total;
    }
  }

  bool is_spent(const Budget& budget) const {
    if (budget.iterations && iterations_ >= budget.iterations) return true;
    if (budget.time.count() == 0 && budget.iterations == 0) return true;
    if (iterations_ <= kRunnersUp) return false;  // however late: something to compare the choice with
    if (budget.iterations && iterations_ % kIterationsPerGlance == 0 && is_settled(budget.iterations - iterations_)) return true;
    return is_late();
  }

  bool is_late() const { return deadline_ != std::chrono::steady_clock::time_point::max() && std::chrono::steady_clock::now() > deadline_; }

  // Can no other action become the most visited one any more? Noise weighs results, and several trees add up: they ask for all.
  bool is_settled(std::uint32_t left) const {
    if (only_ || settings_.noise > 0 || settings_.threads > 1) return false;
    std::uint32_t most = 0, second = 0;
    for (const Edge& edge : tree_.edges(Branches::root())) {
      if (edge.visits > most) second = std::exchange(most, edge.visits);
      else second = std::max(second, edge.visits);
    }
    return most > second + left;
  }

  // Down the tree along the most promising actions, on by a play-out, and back up with the result.
  void iterate(const State& view, Rng& rng) {
    State state = view;
    G::determinize(state, rng);
    path_.clear();
    clock_.mark(Work::rules);
    descend(state, rng);
    play_on(state, rng);
    const Outlook outlook = evaluation_.outlook(state);
    clock_.mark(Work::evaluation);
    for (Index step : path_) {
      Edge& edge = tree_.edge(step);
      ++edge.visits;
      for (Seat seat = 0; seat < seats_; ++seat) edge.total[seat] += outlook.results[seat];
    }
    clock_.mark(Work::tree);
    tally(outlook);
  }

  void descend(State& state, Rng& rng) {
    first_ = {};
    bool first = true;
    for (Index node = Branches::root(); path_.size() < kLongestPath;) {
      if (only_ && first) list<G>(state, actions_);  // which may be an aside
      else list_choices(state);
      if (actions_.empty()) return;
      const Decision decision = G::decision(state);
      const bool chance = decision.actor == Decision::Actor::chance;
      // What is forced in this deal may be a choice in others, where the seat does not see it.
      if ((actions_.size() == 1 && decision.seen_by(seat_)) || (chance && settings_.chance == ChanceBranches::none)) {
        const Action taken = chance ? sample(rng) : actions_[0];
        if (first) first_ = taken, first = false;
        G::apply(state, taken);
        continue;
      }
      Seat& whose = tree_.node(node).seat;
      if (whose == kSpectator) whose = decision.seat;
      if (whose != decision.seat) return;  // in other deals somebody else is asked before
      clock_.mark(Work::rules);
      const Index step = chance ? outcome(node, sample(rng)) : select(node, state, decision, rng);
      if (step == kNone) return;  // the pool is used up
      clock_.mark(Work::tree);
      path_.push_back(step);
      const Action taken = tree_.edge(step).action;
      if (first) first_ = taken, first = false;
      const bool seen = answered<G>(state, taken).seen_by(seat_);
      G::apply(state, taken);
      node = follow(node, step, seen);
      if (node == kNone) return;
    }
  }

  const Action& sample(Rng& rng) const { return actions_.at_weight(rng.below(actions_.total_weight())); }

  // The branch of an outcome of chance.
  Index outcome(Index node, const Action& action) {
    Index step = tree_.find(node, action, 0);
    if (step == kNone) step = tree_.add_edge(node, action, 2);
    return step;
  }

  // The node behind an edge; an edge gets one the second time it is taken.
  Index follow(Index node, Index step, bool seen) {
    Index next = seen ? tree_.edge(step).child : tree_.node(node).unseen;
    if (next != kNone || tree_.edge(step).visits == 0) return next;
    next = tree_.add_node();
    (seen ? tree_.edge(step).child : tree_.node(node).unseen) = next;
    return next;
  }

  // Finds the edges of the listed actions, adding those that are new in this deal.
  bool match(Index node, const State& state, const Decision& decision) {
    std::size_t hint = 0;
    for (std::size_t i = 0; i < actions_.size(); ++i, ++hint) {
      matched_[i] = tree_.find(node, actions_[i], hint);
      if (matched_[i] == kNone) {
        const typename Branches::Node before = tree_.node(node);
        matched_[i] = tree_.add_edge(node, actions_[i], actions_.size() - i + before.size);
        if (matched_[i] == kNone) return false;
        const Index moved = tree_.node(node).first - before.first;  // the block may have found room elsewhere
        if (before.size)
          for (std::size_t j = 0; j < i; ++j) matched_[j] += moved;
        tree_.edge(matched_[i]).prior = -1;
      }
      hint = matched_[i] - tree_.node(node).first;
    }
    const std::span<const Index> found(matched_.data(), actions_.size());
    if (std::any_of(found.begin(), found.end(), [this](Index i) { return tree_.edge(i).prior < 0; })) set_priors(state, decision);
    return true;
  }

  // An action whose result looks better, at the end of the turn as far as a look reaches, is tried sooner.
  void set_priors(const State& state, const Decision& decision) {
    clock_.mark(Work::tree);
    std::uint32_t positions = path_.empty() && settings_.plan ? settings_.plan : settings_.looks;
    const float now = evaluation_.result(state, decision.seat);  // the same for actions that only a later deal allows
    clock_.mark(Work::evaluation);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      Edge& edge = tree_.edge(matched_[i]);
      if (edge.prior >= 0) continue;
      if (positions > settings_.looks && is_late()) positions = settings_.looks;  // no time for a plan
      const int looks = static_cast<int>(positions / actions_.size());
      State next = state;
      G::apply(next, actions_[i]);
      const float worth = look_ahead<G>(next, decision.seat, looks, worth_to(decision.seat), 1);
      edge.prior = std::exp(std::clamp(settings_.prior_sharpness * (worth - now), -kLargestExponent, kLargestExponent));
    }
    clock_.mark(Work::tree);
  }

  // What the end of a turn is worth to the seat.
  auto worth_to(Seat seat) {
    return [this, seat](const State& state) {
      clock_.mark(Work::rules);
      const float result = evaluation_.result(state, seat);
      clock_.mark(Work::evaluation);
      return result;
    };
  }

  // The action that promises most to who is to move: its mean result, and how little it was tried.
  Index select(Index node, const State& state, const Decision& decision, Rng& rng) {
    if (!match(node, state, decision)) return kNone;
    float priors = 0, total = 0;
    std::uint32_t visits = 0, tried = 0;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      Edge& edge = tree_.edge(matched_[i]);
      ++edge.available;
      tried += edge.visits > 0;
      priors += edge.prior;
      visits += edge.visits;
      total += edge.total[decision.seat];
    }
    const float untried = (visits ? total / static_cast<float>(visits) : 0.5f) - settings_.unvisited_loss;
    const float even = settings_.prior_floor / static_cast<float>(actions_.size());
    const float share = (1 - settings_.prior_floor) / priors;
    if (only_ && path_.empty()) return tree_.find(node, *only_, 0);
    // At the root a few are tried first, so that there is something to compare the choice with.
    const bool opening = path_.empty() && tried < std::min<std::size_t>(kRunnersUp + 1, actions_.size());
    Index best = kNone;
    float best_promise = -1e9f;
    const std::uint32_t turn = rng.below(static_cast<std::uint32_t>(actions_.size()));  // ties go round
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const Index at = matched_[(i + turn) % actions_.size()];
      const Edge& edge = tree_.edge(at);
      const float mean = edge.visits ? edge.total[decision.seat] / static_cast<float>(edge.visits) : untried;
      const float exploration = settings_.exploration * (even + share * edge.prior) * std::sqrt(static_cast<float>(edge.available)) /
                                static_cast<float>(1 + edge.visits);
      const float promise = !opening ? mean + exploration : edge.visits ? -1.0f : edge.prior;
      if (promise > best_promise) best = at, best_promise = promise;
    }
    return best;
  }

  // Plays on until the turn has passed on as often as the settings say and the searching seat is to move again: compared with
  // positions after its own turn, those after another's would look bad. Alone the turn never passes on; some decisions stand for it.
  void play_on(State& state, Rng& rng) {
    if (settings_.playout == Playout::best) return finish_turns(state, rng);
    Seat last = kSpectator;
    int turns = 0, choices = 0;
    for (int steps = 0; steps < kLongestPlayout; ++steps) {
      const Decision decision = G::decision(state);
      if (decision.actor == Decision::Actor::no_one) break;
      list<G>(state, actions_);
      const bool player = decision.actor == Decision::Actor::player;
      if (player && seats_ == 1 && actions_.size() > 1) turns += ++choices % kChoicesAlone == 0;
      turns += player && last != kSpectator && decision.seat != last;
      if (player && turns >= settings_.playout_turns && (decision.seat == seat_ || turns >= settings_.playout_turns + seats_ - 1)) break;
      if (player) last = decision.seat;
      G::apply(state, sample(rng));
    }
    clock_.mark(Work::rules);
  }

  // Each turn as well as a look ahead can; after the first also through what chance brings.
  void finish_turns(State& state, Rng& rng) {
    const int most = settings_.playout_turns + seats_ - 1;
    for (int turn = 0; turn < most; ++turn) {
      while (turn > 0 && G::decision(state).actor == Decision::Actor::chance) {
        list<G>(state, actions_);
        G::apply(state, sample(rng));
      }
      const Decision decision = G::decision(state);
      if (decision.actor != Decision::Actor::player) break;
      if (turn >= settings_.playout_turns && decision.seat == seat_) break;
      if (is_late()) break;
      State end;
      look_ahead<G>(state, decision.seat, static_cast<int>(settings_.looks), worth_to(decision.seat), 0, &end);
      state = end;
    }
  }

  void tally(const Outlook& outlook) {
    for (Tally<Action>& tally : tallies_) {
      if (tally.action != first_) continue;
      ++tally.tries;
      for (Seat seat = 0; seat < seats_; ++seat) {
        tally.chances[seat] += outlook.chances[seat];
        tally.points[seat] += outlook.points[seat];
      }
    }
  }

  SearchSettings settings_;
  Evaluation<G> evaluation_;
  Branches tree_{1, 1}, spare_{1, 1};
  Seat seat_ = kSpectator, seats_ = 0;
  std::uint32_t iterations_ = 0;
  std::chrono::steady_clock::time_point deadline_{};
  Action first_{};
  const Action* only_ = nullptr;
  Actions actions_;
  std::array<Index, Actions::capacity()> matched_{};
  std::vector<Index> path_;
  std::vector<Tally<Action>> tallies_;
  WorkClock clock_;
};

}  // namespace tessera
