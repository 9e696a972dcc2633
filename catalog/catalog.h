// Which games and bots exist. Opens a table by the name of its game; here templates meet.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/table/table.h"

namespace tessera {

// A bot's choice for a table: the action in notation, and what it expects for each seat.
struct Suggestion {
  std::string action;
  std::vector<float> value;
};

struct BotQuery {
  std::string_view bot;
  int milliseconds = 500;
  std::uint64_t seed = 1;
};

// How a game between bots ended.
struct BotGame {
  std::vector<ScoreSheet> scores;    // by seat
  std::vector<std::uint8_t> places;  // by seat; several may be first, or none
  std::uint32_t decisions = 0;       // of the bots
};

// Figures of one bench run of one player count.
struct BenchFigures {
  Setup setup;
  std::uint64_t games = 0, decisions = 0, chance_events = 0, actions_listed = 0, steps = 0;
  double seconds = 0;
  double copy_ns = 0, memcpy_ns = 0;
  std::size_t state_bytes = 0, largest_list = 0, deepest_agenda = 0;
};

struct CatalogEntry {
  const GameInfo& (*info)();
  std::unique_ptr<Table> (*open)(const Setup& setup);
  Result<Suggestion> (*suggest)(const Table& table, const BotQuery& query);
  BenchFigures (*bench)(const Setup& setup, double seconds, std::uint64_t seed);
  // One whole game, with a bot for each seat; the same seed gives the same chance to all bots.
  BotGame (*play_bots)(const Setup& setup, std::span<const BotQuery> seats, std::uint64_t seed);
  // What the same seeded games end in: a hash over their last states.
  std::uint64_t (*signature)(const Setup& setup, std::uint32_t games, std::uint64_t seed);
};

std::span<const CatalogEntry> catalog();
std::vector<std::string_view> game_ids();
std::span<const std::string_view> bots();

// The game with that id, or what is wrong with it.
Result<const CatalogEntry*> find_game(std::string_view id);
Result<std::unique_ptr<Table>> open_table(std::string_view game, int players, const json::value* options);
Result<std::unique_ptr<Table>> open_record(const Record& record);
Result<Suggestion> suggest(const Table& table, const BotQuery& query);

}  // namespace tessera
