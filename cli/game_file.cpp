#include "cli/game_file.h"

#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

#include "catalog/catalog.h"
#include "cli/faults.h"

namespace tessera::cli {
namespace {

constexpr std::size_t kLargestFile = 64u << 20;

Result<std::string> read_all(std::istream& in, const std::string& path) {
  std::string text;
  std::array<char, 1u << 16> block{};
  while (in.read(block.data(), block.size()) || in.gcount() > 0) {
    text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() > kLargestFile) return Fault{"bad-file", fmt::format("{} is larger than {} bytes", path, kLargestFile)};
  }
  if (in.bad()) return Fault{"cannot-read", fmt::format("cannot read {}: {}", path, std::strerror(errno))};
  return text;
}

Result<std::unique_ptr<Table>> open_position(const json::value& file) {
  const json::string* game = member(file, "game")->if_string();
  if (!game) return Fault{"bad-file", "'game' must be a text"};
  const Result<const CatalogEntry*> entry = find_game({game->data(), game->size()});
  if (!entry) return entry.fault();
  Result<std::unique_ptr<Table>> table = open_table((*entry)->info().id, (*entry)->info().max_players, nullptr);
  if (!table) return table.fault();
  const Result<> set = (*table)->set(*member(file, "position"));
  if (!set) return set.fault();
  return table;
}

// Whatever is wrong with the content is a fault of the file.
Fault in_file(const std::string& path, Fault fault) {
  if (fault.code == "bad-json") fault.place = path + " " + fault.place;
  else if (fault.code != "bad-record" && fault.code != "bad-position") fault.code = "bad-file";
  return fault;
}

bool is_position(const json::value& file) { return member(file, "game") && member(file, "position"); }

Result<std::unique_ptr<Table>> open_content(const json::value& file) {
  if (is_position(file)) return open_position(file);
  if (file.is_object() && !member(file, "actions"))
    return Fault{"bad-file",
                 "the file holds no record (\"game\", \"players\", \"actions\") and no position "
                 "(\"game\", \"position\")"};
  const Result<Record> record = record_from_json(file);
  if (!record) return record.fault();
  return open_record(*record);
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  if (path == "-") return read_all(std::cin, "standard input");
  std::ifstream file(path, std::ios::binary);
  if (!file) return Fault{"cannot-read", fmt::format("cannot open {}: {}", path, std::strerror(errno))};
  errno = 0;
  return read_all(file, path);
}

Result<> write_file(const std::string& path, std::string_view text) {
  if (path == "-") {
    std::fwrite(text.data(), 1, text.size(), stdout);
    return std::fflush(stdout) == 0 ? Result<>(Done{}) : Fault{"cannot-write", "cannot write to standard output"};
  }
  std::ofstream file(path, std::ios::binary);
  if (file) file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  if (!file) return Fault{"cannot-write", fmt::format("cannot write {}: {}", path, std::strerror(errno))};
  return Done{};
}

Result<> can_write(const std::string& path) {
  std::error_code unknown;
  const bool is_new = !std::filesystem::exists(path, unknown);
  if (path == "-" || std::ofstream(path, std::ios::app)) {
    if (is_new && path != "-") std::filesystem::remove(path, unknown);
    return Done{};
  }
  return Fault{"cannot-write", fmt::format("cannot write {}: {}", path, std::strerror(errno))};
}

Result<std::unique_ptr<Table>> open_game_file(const std::string& path, Holding wanted) {
  const Result<std::string> text = read_file(path);
  if (!text) return text.fault();
  const Result<json::value> file = parse_json(*text);
  if (!file) return in_file(path, file.fault());
  if (wanted == Holding::record && is_position(*file))
    return Fault{"bad-file",
                 fmt::format("{} holds a position, and this needs a record: a position has no past; 'tessera show' draws it", path)};
  Result<std::unique_ptr<Table>> table = open_content(*file);
  if (!table) return in_file(path, table.fault());
  return table;
}

json::value position_file(const Table& table, Seat viewer) { return {{"game", table.info().id}, {"position", table.position(viewer)}}; }

Result<json::value> options_from_words(const std::vector<std::string>& words) {
  json::object options;
  for (const std::string& word : words) {
    const std::size_t equals = word.find('=');
    const std::string key = word.substr(0, equals);
    const std::string value = equals == word.npos ? "on" : word.substr(equals + 1);
    if (key.empty()) return Fault{"bad-option", fmt::format("'{}' is no option; write name=value", word), "options"};
    if (options.contains(key)) return Fault{"bad-option", fmt::format("option '{}' is given twice", key), "options"};
    const bool is_true = value == "true" || value == "yes", is_false = value == "false" || value == "no";
    options[key] = is_true ? "on" : is_false ? "off" : value;
  }
  return json::value(std::move(options));
}

Result<Seat> find_viewer(std::string_view word, int players) {
  if (word == "referee") return kReferee;
  if (word == "spectator") return kSpectator;
  int seat = -1;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seat);
  if (error == std::errc{} && end == word.data() + word.size() && seat >= 0 && seat < players) return static_cast<Seat>(seat);
  return Fault{"bad-seat", fmt::format("'{}' is no viewer: {}, 'spectator' or 'referee'", word, name_seats(players)), "as"};
}

std::uint64_t any_seed() {
  std::random_device source;
  return std::uint64_t{source()} % 1'000'000;  // short enough to be typed again
}

Result<std::uint64_t> find_seed(std::string_view word) {
  if (word.empty()) return any_seed();
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seed);
  if (error == std::errc{} && end == word.data() + word.size()) return seed;
  return Fault{"bad-usage", fmt::format("'{}' is no seed: a whole number from 0 to 18446744073709551615", word), "seed"};
}

}  // namespace tessera::cli
