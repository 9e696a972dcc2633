#include "catalog/training.h"

#include <algorithm>

#include "ai/selfplay/harvest_query.h"
#include "catalog/climb.h"
#include "catalog/share_out.h"

namespace tessera {
namespace {

const BotSpec kGreedy{.name = "greedy", .kind = BotSpec::Kind::greedy};

// Bound by the plan, and else as any search: the style of a game's experts does not change what is learnt.
BotSpec searcher(const TrainingPlan& plan) {
  return {.name = "searcher",
          .kind = BotSpec::Kind::search,
          .search = {.iterations = static_cast<std::uint32_t>(plan.iterations),
                     .playout_turns = 2,
                     .plan = static_cast<std::uint32_t>(plan.looks),
                     .noise = plan.climbs ? 0 : 0.015f}};
}

// Players take turns through the plan's numbers, two players twice; every fourth game has variants.
Setup setup_of(const TrainingPlan& plan, const GameInfo& info, int game) {
  std::vector<int> players = plan.players;
  if (players.empty()) {
    for (int n = std::max<int>(2, info.min_players); n <= info.max_players; ++n) players.push_back(n);
    if (info.min_players <= 2 && info.max_players >= 2) players.push_back(2);
  }
  Setup setup{.players = static_cast<std::uint8_t>(players[static_cast<std::size_t>(game) % players.size()])};
  Rng rng(plan.seed + static_cast<std::uint64_t>(game) * 7919);
  const bool variants = rng.below(4) == 0;
  for (std::size_t i = 0; i < info.options.size(); ++i)
    setup.options[i] = variants ? static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(info.options[i].values.size())))
                                : info.options[i].fallback;
  return setup;
}

// Plays the games of one round, several at a time, and puts them together in order.
Dataset play_round(const CatalogEntry& entry, const TrainingPlan& plan, const BotSpec& bot, int games, int round, const Weights& weights,
                   const TrainingListener& listener) {
  std::vector<Dataset> parts(static_cast<std::size_t>(games));
  const auto play = [&](int game) {
    HarvestQuery query{.setup = setup_of(plan, entry.info(), game), .bot = bot, .weights = weights};
    query.game = static_cast<std::uint32_t>(game);
    query.seed = plan.seed + static_cast<std::uint64_t>(round) * 1'000'003;
    parts[static_cast<std::size_t>(game)] = entry.harvest(query);
  };
  share_out(games, plan.threads, play, [&](int done) {
    if (listener.progress) listener.progress(round, done, games);
  });
  Dataset all;
  all.inputs = entry.features;
  for (const Dataset& part : parts) all.append(part);
  return all;
}

std::string command_of(const TrainingPlan& plan) {
  std::string command = "tessera train " + plan.game + " --greedy-games " + std::to_string(plan.greedy_games) + " --rounds " +
                        std::to_string(plan.rounds) + " --games " + std::to_string(plan.games) + " --iterations " +
                        std::to_string(plan.iterations) + " --hidden " + std::to_string(plan.hidden) + " --seed " +
                        std::to_string(plan.seed);
  if (plan.looks) command += " --looks " + std::to_string(plan.looks);
  if (plan.climbs) command += " --climbs " + std::to_string(plan.climbs);
  for (int players : plan.players) command += " --players " + std::to_string(players);
  return command;
}

}  // namespace

Result<json::value> train(const TrainingPlan& plan, const TrainingListener& listener) {
  const Result<const CatalogEntry*> entry = find_game(plan.game);
  if (!entry) return entry.fault();
  for (int players : plan.players)
    if (const Result<Setup> setup = make_setup((*entry)->info(), players, nullptr); !setup) return setup.fault();
  FitSettings settings;
  settings.hidden = static_cast<std::size_t>(plan.hidden);
  settings.seed = plan.seed;
  Weights weights;
  Dataset data;
  for (int round = 0; round <= plan.rounds; ++round) {
    const bool first = round == 0;
    data.append(
        play_round(**entry, plan, first ? kGreedy : searcher(plan), first ? plan.greedy_games : plan.games, round, weights, listener));
    const FitReport report = fit(data, settings);
    weights = report.weights;
    if (listener.round_ended) listener.round_ended({round, report});
  }
  if (plan.climbs && data.inputs) {
    weights.model = Model(data.inputs, 0);
    weights.model.weights()[1] = 1 / weights.hand_scale;
    const ClimbPlan climbing{searcher(plan), plan.climbs, plan.games, plan.threads, plan.seed};
    weights = climb(**entry, climbing, strides_of(data), weights, listener.progress);
  }
  return to_json(weights, plan.game, command_of(plan));
}

}  // namespace tessera
