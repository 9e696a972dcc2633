// Bots at a table: what they suggest, how they judge, and games among them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/eval/fit.h"
#include "ai/spec.h"
#include "core/table/table.h"

namespace tessera {

// What may come of one action.
struct Expectation {
  std::string action;
  std::uint32_t visits = 0;    // how often the bot tried it; 0: it was not weighed
  std::vector<float> chances;  // each seat's chance to win, from 0 to 1; empty: the bot does not know, as always alone
  std::vector<float> points;   // what each seat's position is then worth, in points
};

// A bot's choice for a table: the action in notation, and what it expects for each seat.
struct Suggestion {
  std::string action;
  std::vector<float> value;               // points of each seat
  std::vector<float> chances{};           // to win, of each seat; empty: the bot does not know
  std::vector<Expectation> considered{};  // the choice first, then the runners-up
};

// `bot` may carry settings: "expert", "expert@iterations=500".
struct BotQuery {
  std::string_view bot;
  int milliseconds = 500;  // at most; 0: as long as its iterations take
  std::uint64_t seed = 1;
};

// What a bot thinks of a decision of the past.
struct Judgement {
  std::size_t step = 0;  // of the history
  Seat seat = 0;
  std::size_t options = 0;
  Expectation best, played;
  float chance_lost = 0, points_lost = 0;  // by playing something else than the best; never negative; alone only points
};

// A bot that sits at a table and remembers what it thought before.
class Bot {
 public:
  virtual ~Bot() = default;
  // The most time for an action from now on; 0: as long as its iterations take.
  virtual void allow(int milliseconds) = 0;
  // For the seat to move; the bot sees that seat's view only.
  virtual Result<Suggestion> choose(const Table& table, std::uint64_t seed) = 0;
  // Of the action that was played as that step; nothing where nobody had a choice.
  virtual std::optional<Judgement> judge(const Table& table, std::size_t step, std::uint64_t seed) = 0;
};

// How a game between bots ended.
struct BotGame {
  std::vector<ScoreSheet> scores;    // by seat
  std::vector<std::uint8_t> places;  // by seat; several may be first, or none
  std::uint32_t decisions = 0;       // of the bots
  std::vector<std::uint32_t> decisions_of{};  // by seat: those with a choice
  std::vector<double> seconds_of{};           // by seat: spent on them
};

// How fast a search of one game is, and what it spends its time on.
struct SearchFigures {
  std::uint64_t iterations = 0;
  double seconds = 0;
  double rules = 0, tree = 0, evaluation = 0;  // shares of the time, from a second run with a clock
};

// The names of bots, weakest first; parse_bot reads them with settings.
std::span<const std::string_view> bots();
// The bot of a query, or what is wrong with its name or settings.
Result<BotSpec> find_bot(std::string_view text);

Result<std::unique_ptr<Bot>> make_bot(std::string_view game, std::string_view bot, int milliseconds);
Result<Suggestion> suggest(const Table& table, const BotQuery& query);

json::object to_json(const Expectation& expectation);
json::object to_json(const Suggestion& suggestion);

}  // namespace tessera
