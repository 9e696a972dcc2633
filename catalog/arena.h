// Tournaments among bots: who meets whom on which deal, and what the results say.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/selfplay/ratings.h"
#include "catalog/catalog.h"

namespace tessera {

struct ArenaPlan {
  std::string game;
  Setup setup;
  std::vector<std::string> bots;  // by name, settings included
  int games = 100;                // of every line-up, in whole rotations of the seats
  int milliseconds = 0;           // at most for an action; 0: as long as a bot's iterations take
  std::uint64_t seed = 1;
};

// One game to be played: who sits where, and which deal.
struct ArenaMatch {
  std::vector<std::size_t> seats;  // bots by their number in the plan
  std::uint64_t deal = 0, seed = 0;
};

struct ArenaResult {
  std::vector<std::size_t> seats;
  std::vector<int> points;
  std::vector<std::uint8_t> places;
  std::vector<std::uint32_t> decisions;
  std::vector<double> seconds;
};

// What one bot has shown.
struct ArenaRow {
  std::string bot;
  Rating rating;
  double games = 0;
  Share wins;             // a shared first place counts in parts
  double even = 0;        // the share of wins it would have if all were equal
  double points = 0;      // mean
  double milliseconds = 0;  // mean for a decision
};

// Where the bots differ in nothing but growing iterations.
struct ArenaGrowth {
  std::vector<double> iterations;
  Rating per_doubling;  // what twice the iterations bring, as if strength grew evenly
};

struct ArenaTable {
  std::vector<ArenaRow> rows;
  // How often the first ended before the second; a tie counts half. Not defined where they never met.
  std::vector<std::vector<Share>> ahead;
  std::vector<std::vector<double>> met;
  std::optional<ArenaGrowth> growth{};
};

class Arena {
 public:
  // Every set of as many bots as there are seats meets, on the same deals, at all rotations of the
  // seats. With fewer bots than seats each bot sits alone among copies of each bot named after it.
  static Result<Arena> open(const ArenaPlan& plan);

  const ArenaPlan& plan() const { return plan_; }
  const std::vector<ArenaMatch>& matches() const { return matches_; }
  ArenaResult play(std::size_t match) const;  // may be called by several threads at once
  ArenaTable judge(std::span<const ArenaResult> results) const;

  // The plan as JSON: a log that begins with the same one may be gone on with. Besides the names of the bots it tells how
  // they play, so that those of another program or with other weights are not taken for the same.
  json::value plan_json() const;

 private:
  ArenaPlan plan_;
  const CatalogEntry* entry_ = nullptr;
  std::vector<SeatedBot> bots_;
  std::vector<std::string> fingerprints_;  // of the bots
  std::vector<ArenaMatch> matches_;
};

json::value to_json(const ArenaResult& result, std::size_t match);
// The number of the match, and its result.
Result<std::pair<std::size_t, ArenaResult>> arena_result_from_json(const json::value& value, const Arena& arena);

json::value to_json(const ArenaTable& table, const Arena& arena, std::size_t games);

// Ratings with their intervals: against the iterations where only these grow, otherwise one row for each bot.
std::string svg_of(const ArenaTable& table, const Arena& arena);

}  // namespace tessera
