// Games as files: a record, or a position with the name of its game.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.h"

namespace tessera::cli {

// "-" is standard input and output.
Result<std::string> read_file(const std::string& path);
Result<> write_file(const std::string& path, std::string_view text);
// Whether it could be written there, before long work is done for it.
Result<> can_write(const std::string& path);

// A file holds a record, or {"game": ..., "position": ...}.
enum class Holding : std::uint8_t { anything, record };
Result<std::unique_ptr<Table>> open_game_file(const std::string& path, Holding wanted = Holding::anything);
json::value position_file(const Table& table, Seat viewer);

// {"powers=on", "map=first-game"} as the options of a game. A bare word means "on".
Result<json::value> options_from_words(const std::vector<std::string>& words);

// "0" .. "3", "spectator" or "referee".
Result<Seat> find_viewer(std::string_view word, int players);

// A seed nobody chose.
std::uint64_t any_seed();
// "17", or any seed where the word is empty.
Result<std::uint64_t> find_seed(std::string_view word);

}  // namespace tessera::cli
