// Games a bot plays against itself, kept as positions to learn from.
#pragma once

#include "ai/eval/fit.h"
#include "ai/selfplay/harvest_query.h"
#include "ai/selfplay/match.h"

namespace tessera {

inline constexpr std::uint32_t kWithinTurn = 3;

// Plays one game and returns its samples.
template <Game G>
Dataset harvest(const HarvestQuery& query) {
  using State = typename G::State;
  Dataset data;
  data.inputs = feature_count<G>();
  const Seat seats = query.setup.players;
  const std::uint64_t seed = Rng(query.seed * 0x9e3779b97f4a7c15 + query.game).next();
  std::vector<Player<G>> players;
  for (Seat seat = 0; seat < seats; ++seat) players.emplace_back(query.bot, query.weights, std::chrono::milliseconds(0));
  Rng chance(seed), dice(seed + 1);
  State state = G::start(query.setup);
  typename G::Actions actions;
  Seat last = kSpectator;
  for (list<G>(state, actions); !actions.empty(); list<G>(state, actions)) {
    const Decision decision = G::decision(state);
    typename G::Action action = actions[0];
    if (decision.actor == Decision::Actor::chance) action = actions.at_weight(chance.below(actions.total_weight()));
    else if (actions.size() > 1) {
      const State view = G::view(state, decision.seat);
      const Choice<G> choice = players[decision.seat].choose(view, dice);
      action = dice.unit() < query.blunders ? actions[dice.below(static_cast<std::uint32_t>(actions.size()))] : choice.action;
      // Every turn once at its beginning, and now and then within it: searches look there too.
      if (decision.seat != last || dice.below(kWithinTurn) == 0)
        add_sample<G>(state, choice.prospects.empty() ? Values{} : choice.prospects.front().chances, query, data);
      last = decision.seat;
    }
    for (Seat seat = 0; seat < seats; ++seat)
      if (players[seat].remembers()) players[seat].advance(G::view(state, seat), action);
    G::apply(state, action);
  }
  end_samples<G>(state, query, data);
  return data;
}

template <Game G>
void add_sample(const typename G::State& state, const Values& expected, const HarvestQuery& query, Dataset& data) {
  const Seat seats = query.setup.players;
  typename Dataset::Sample sample{
      .game = query.game, .seats = seats, .won = expected, .first = data.inputs ? data.rows.size() / data.inputs : 0};
  for (Seat seat = 0; seat < seats; ++seat) {
    sample.hand[seat] = G::evaluate(state, seat);
    if constexpr (HasFeatures<G>) {
      std::array<float, G::kFeatures> features{};
      G::features(state, seat, features);
      data.rows.insert(data.rows.end(), features.begin(), features.end());
    }
  }
  data.samples.push_back(sample);
}

// Now that the end is known: who won, and by how much.
template <Game G>
void end_samples(const typename G::State& end, const HarvestQuery& query, Dataset& data) {
  const Seat seats = query.setup.players;
  float winners = 0;
  Values won{};
  for (Seat seat = 0; seat < seats; ++seat) winners += won[seat] = G::place(end, seat) == 1;
  for (Seat seat = 0; seat < seats && winners > 0; ++seat) won[seat] /= winners;
  const bool searched = query.bot.kind == BotSpec::Kind::search;
  const float share = searched ? query.search_share : 0;
  for (typename Dataset::Sample& sample : data.samples)
    for (Seat seat = 0; seat < seats; ++seat) {
      sample.won[seat] = share * sample.won[seat] + (1 - share) * won[seat];
      sample.points[seat] = static_cast<float>(G::score(end, seat).total());
    }
  for (Seat seat = 0; seat < seats; ++seat)
    for (Seat other = 0; other < seat; ++other)
      data.margins.push_back(static_cast<float>(G::score(end, seat).total() - G::score(end, other).total()));
}

}  // namespace tessera
