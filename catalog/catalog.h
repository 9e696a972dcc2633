// Which games and bots exist. Opens a table by the name of its game; here templates meet.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "catalog/bots.h"
#include "core/table/table.h"

namespace tessera {

// Figures of one bench run of one player count.
struct BenchFigures {
  Setup setup;
  std::uint64_t games = 0, decisions = 0, chance_events = 0, actions_listed = 0, steps = 0;
  double seconds = 0;
  double copy_ns = 0, memcpy_ns = 0;
  std::size_t state_bytes = 0, largest_list = 0, deepest_agenda = 0;
};

// A bot with what it needs to sit down.
struct SeatedBot {
  BotSpec spec;
  std::shared_ptr<const Weights> weights;
  int milliseconds = 0;  // at most for an action; 0: as long as its iterations take
};

struct HarvestQuery;

struct CatalogEntry {
  const GameInfo& (*info)();
  std::unique_ptr<Table> (*open)(const Setup& setup);
  std::unique_ptr<Bot> (*make_bot)(const BotSpec& spec, std::shared_ptr<const Weights> weights, int milliseconds);
  std::shared_ptr<const Weights> (*weights)();  // those that come with the program
  std::size_t features;                         // of the fitted evaluation; 0: it has none
  SearchStyle style;                            // how experts and masters of this game search
  BenchFigures (*bench)(const Setup& setup, double seconds, std::uint64_t seed);
  SearchFigures (*bench_search)(const Setup& setup, const SeatedBot& bot, double seconds, std::uint64_t seed);
  // One whole game, with a bot for each seat. Chance follows the deal, the bots' dice the seed.
  BotGame (*play_bots)(const Setup& setup, std::span<const SeatedBot> seats, std::uint64_t deal, std::uint64_t seed);
  // One game of a bot with itself, as positions to learn from.
  Dataset (*harvest)(const HarvestQuery& query);
  // What the same seeded games end in: a hash over their last states.
  std::uint64_t (*signature)(const Setup& setup, std::uint32_t games, std::uint64_t seed);
};

std::span<const CatalogEntry> catalog();
std::vector<std::string_view> game_ids();

// The game with that id, or what is wrong with it.
Result<const CatalogEntry*> find_game(std::string_view id);
Result<std::unique_ptr<Table>> open_table(std::string_view game, int players, const json::value* options);
Result<std::unique_ptr<Table>> open_record(const Record& record);
Result<std::shared_ptr<const Weights>> weights_of(const CatalogEntry& entry, const BotSpec& spec);
// The bot of a query with its weights, ready for `play_bots`.
Result<SeatedBot> seat_bot(const CatalogEntry& entry, const BotQuery& query);

}  // namespace tessera
