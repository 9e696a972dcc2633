// Fits the evaluation of a game to games a bot plays against itself.
#pragma once

#include <functional>
#include <string>

#include "catalog/catalog.h"

namespace tessera {

struct TrainingPlan {
  std::string game;
  std::vector<int> players;   // which numbers of players; empty: all the game allows, from two
  int greedy_games = 6000;    // of the greedy bot, which is quick: the fit begins with them
  int rounds = 1;             // of the search, each with what was learnt before
  int games = 600;            // in each round
  int iterations = 100;       // of the bot that plays
  int looks = 0;              // and at how many positions it looks before them
  int hidden = 16;            // units of the model
  int climbs = 0;             // steps from the hand-written evaluation by games with varied weights, instead of a fit
  int threads = 2;            // the outcome does not depend on them
  std::uint64_t seed = 1;
};

struct TrainingRound {
  int round = 0;
  FitReport report;
};

struct TrainingListener {
  std::function<void(int round, int done, int games)> progress;
  std::function<void(const TrainingRound&)> round_ended;
};

// The weights of the last round, as they are committed; the same plan gives the same weights.
Result<json::value> train(const TrainingPlan& plan, const TrainingListener& listener);

}  // namespace tessera
