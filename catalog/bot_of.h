// The bots of one game at its table. Included only where templates meet.
#pragma once

#include <new>

#include "ai/selfplay/harvest.h"
#include "ai/selfplay/match.h"
#include "catalog/catalog.h"
#include "core/table/table_of.h"

namespace tessera {

template <Game G>
class BotOf final : public Bot {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  BotOf(const BotSpec& spec, std::shared_ptr<const Weights> weights, int milliseconds)
      : weights_(std::move(weights)), player_(spec, *weights_, std::chrono::milliseconds(milliseconds)) {}

  void allow(int milliseconds) override { player_.allow(std::chrono::milliseconds(milliseconds)); }

  Result<Suggestion> choose(const Table& table, std::uint64_t seed) override try {
    const auto& of = static_cast<const TableOf<G>&>(table);
    const Decision decision = G::decision(of.state());
    if (decision.actor != Decision::Actor::player) return Fault{"no-decision", "no player is to move"};
    catch_up(of, decision.seat);
    Rng rng(seed);
    const State view = G::view(of.state(), decision.seat);
    const Choice<G> choice = player_.choose(view, rng);
    Suggestion made{table.write(phrase(choice.action)), {}};
    for (const Prospect<Action>& each : choice.prospects)
      if (each.visits) made.considered.push_back(expectation(table, each));
    if (!made.considered.empty()) {
      made.value = made.considered.front().points;
      made.chances = made.considered.front().chances;
    }
    if (made.value.empty())
      for (Seat seat = 0; seat < table.setup().players; ++seat) made.value.push_back(G::evaluate(view, seat));
    return made;
  } catch (const std::bad_alloc&) {  // trees are made with the first thought
    return Fault{"no-memory", "there is not enough memory for this bot; with fewer nodes it needs less", "bot"};
  }

  std::optional<Judgement> judge(const Table& table, std::size_t step, std::uint64_t seed) override {
    const auto& of = static_cast<const TableOf<G>&>(table);
    const Decision decision = table.history()[step].decision;
    SearchPlayer<G>* search = player_.search();
    typename G::Actions actions;
    list<G>(of.state_at(step), actions);
    if (decision.actor != Decision::Actor::player || actions.size() < 2 || !search) return std::nullopt;
    const State view = G::view(of.state_at(step), decision.seat);
    const Action played = as<Action>(table.history()[step].phrase);
    Rng rng(seed);
    search->forget();
    Prospect<Action> best = search->choose(view, player_.budget(view), rng).prospects.front();
    search->forget();
    const Prospect<Action> other = search->judge(view, played, player_.budget(view), rng);
    // Looked at closely, what was played may turn out to be the better one.
    if (best.action == played || other.results[decision.seat] >= best.results[decision.seat]) best = other;
    Judgement made{step, decision.seat, actions.size(), expectation(table, best), expectation(table, other), 0, 0};
    if (best.action == played) return made;
    const Seat seats = table.setup().players;
    if (seats > 1) made.chance_lost = std::max(0.0f, best.chances[decision.seat] - other.chances[decision.seat]);
    made.points_lost = std::max(0.0f, lead(best, decision.seat, seats) - lead(other, decision.seat, seats));
    return made;
  }

 private:
  // Follows the game since the last choice, in the seat's own view, so that thoughts can be kept.
  void catch_up(const TableOf<G>& table, Seat seat) {
    const std::vector<Played>& history = table.history();
    const bool same = player_.remembers() && seat == seat_ && known_.size() <= history.size() &&
                      std::equal(known_.begin(), known_.end(), history.begin(),
                                 [](const Phrase& phrase, const Played& played) { return phrase == played.phrase; });
    if (!same) player_.forget(), known_.clear();
    for (std::size_t step = known_.size(); step < history.size(); ++step) {
      if (same) player_.advance(G::view(table.state_at(step), seat), as<Action>(history[step].phrase));
      known_.push_back(history[step].phrase);
    }
    seat_ = seat;
  }

  Expectation expectation(const Table& table, const Prospect<Action>& prospect) const {
    Expectation made{table.write(phrase(prospect.action)), prospect.visits, {}, {}};
    for (Seat seat = 0; seat < table.setup().players; ++seat) {
      if (player_.remembers() && table.setup().players > 1) made.chances.push_back(prospect.chances[seat]);
      made.points.push_back(prospect.points[seat]);
    }
    return made;
  }

  // Points ahead of the best of the others; alone, points.
  static float lead(const Prospect<Action>& prospect, Seat seat, Seat seats) {
    if (seats == 1) return prospect.points[seat];
    float rival = -1e9f;
    for (Seat other = 0; other < seats; ++other)
      if (other != seat) rival = std::max(rival, prospect.points[other]);
    return prospect.points[seat] - rival;
  }

  std::shared_ptr<const Weights> weights_;
  Player<G> player_;
  Seat seat_ = kSpectator;
  std::vector<Phrase> known_;
};

template <Game G>
BotGame play_bots_for(const Setup& setup, std::span<const SeatedBot> seats, std::uint64_t deal, std::uint64_t seed) {
  std::vector<Player<G>> players;
  for (const SeatedBot& seat : seats) players.emplace_back(seat.spec, *seat.weights, std::chrono::milliseconds(seat.milliseconds));
  MatchResult result = play_match<G>(setup, players, deal, seed);
  BotGame game{std::move(result.scores), std::move(result.places), 0, std::move(result.decisions), std::move(result.seconds)};
  for (std::uint32_t decisions : game.decisions_of) game.decisions += decisions;
  return game;
}

// Thinks about the decisions of random games, one after another, for about that many seconds.
template <Game G>
SearchFigures bench_search_for(const Setup& setup, const SeatedBot& bot, double seconds, std::uint64_t seed) {
  SearchFigures figures;
  const auto run = [&](bool with_clock) {
    SearchPlayer<G> player(bot.spec.search, *bot.weights);
    if (with_clock) player.search().clock().start();
    Rng rng(seed);
    typename G::Actions actions;
    typename G::State state = G::start(setup);
    const auto start = std::chrono::steady_clock::now();
    const auto passed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
    std::uint64_t iterations = 0;
    for (list<G>(state, actions); passed() < seconds / 2; list<G>(state, actions)) {
      if (actions.empty()) {
        state = G::start(setup);
        continue;
      }
      const Decision decision = G::decision(state);
      if (decision.actor == Decision::Actor::player && actions.size() > 1 && rng.below(4) == 0) {
        player.forget();
        player.choose(G::view(state, decision.seat),
                      {.time = {}, .iterations = iterations_among(setup.players, bot.spec.search.iterations)}, rng);
        iterations += player.iterations();
      }
      G::apply(state, choose_at_random<G>(state, rng));
    }
    if (!with_clock) return static_cast<void>((figures.iterations = iterations, figures.seconds = passed()));
    const auto spent = player.search().clock().seconds();
    const double all = spent[0] + spent[1] + spent[2];
    if (all > 0) figures.rules = spent[0] / all, figures.tree = spent[1] / all, figures.evaluation = spent[2] / all;
  };
  run(false);
  run(true);
  return figures;
}

template <Game G>
std::shared_ptr<const Weights> committed_weights_for() {
  static const std::shared_ptr<const Weights> weights = [] {
    const Result<json::value> parsed = parse_json(committed_weights(G::info().id));
    const Result<Weights> read = parsed ? weights_from_json(*parsed, G::info().id, feature_count<G>()) : Result<Weights>(Weights{});
    assert(read || !parsed);  // a test reads the weights of every game
    return std::make_shared<const Weights>(read ? *read : Weights{});
  }();
  return weights;
}

}  // namespace tessera
