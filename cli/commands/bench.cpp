#include <fmt/core.h>

#include <cmath>

#include "catalog/catalog.h"
#include "cli/commands/list.h"
#include "cli/find_game.h"
#include "cli/game_file.h"
#include "cli/terminal/terminal.h"

namespace tessera::cli {
namespace {

std::string describe(const GameInfo& info, const Setup& setup) {
  std::string text = std::to_string(setup.players);
  for (std::size_t i = 0; i < info.options.size(); ++i)
    if (setup.options[i] != info.options[i].fallback)
      text += fmt::format(" {}={}", info.options[i].id, info.options[i].values[setup.options[i]]);
  return text;
}

double rounded(double value) { return std::round(value * 100) / 100; }

json::object to_json(const GameInfo& info, const BenchFigures& b) {
  const auto per_second = [&](std::uint64_t count) { return std::round(static_cast<double>(count) / b.seconds); };
  return {{"game", info.id},
          {"players", b.setup.players},
          {"options", options_json(info, b.setup)},
          {"seconds", rounded(b.seconds)},
          {"games", b.games},
          {"decisions_per_second", per_second(b.decisions)},
          {"chance_events_per_second", per_second(b.chance_events)},
          {"actions_listed_per_second", per_second(b.actions_listed)},
          {"games_per_second", per_second(b.games)},
          {"decisions_per_game", rounded(static_cast<double>(b.decisions) / static_cast<double>(b.games))},
          {"copy_ns", rounded(b.copy_ns)},
          {"memcpy_ns", rounded(b.memcpy_ns)},
          {"state_bytes", b.state_bytes},
          {"largest_action_list", b.largest_list},
          {"deepest_agenda", b.deepest_agenda}};
}

class Bench final : public Command {
 public:
  std::string_view name() const override { return "bench"; }
  std::string_view about() const override { return "Measure how fast the engine plays, or print the signature of the rules"; }
  std::string_view examples() const override {
    return "  tessera bench                          every game and player count, random play on one thread\n"
           "  tessera bench --game gods-of-rome --seconds 5 --json\n"
           "  tessera bench --signature              a hash over the last states of seeded games: it changes\n"
           "                                         when the rules do, and with nothing else\n"
           "  tessera bench --search expert          iterations a second, and what a bot spends its time on\n"
           "A decision counts only where a player has two options or more; chance is counted apart.\n";
  }
  void declare(Parameters& parameters) override {
    parameters.option("--game", game_, "only this game");
    parameters.option("--players", players_, 0, 9, "only this number of players; 0: all");
    parameters.option("--option", options_, "a variant, name=value (needs --game)");
    parameters.option("--seconds", seconds_, 0.01, 3600, "how long each configuration plays");
    parameters.option("--seed", seed_, "of the games");
    parameters.option("--search", bot_, "measure the search of this bot");
    parameters.flag("--signature", signature_, "print signatures instead of speed");
    parameters.option("--games", games_, 1, 1'000'000, "games per configuration of a signature");
    parameters.flag("--json", json_, "print one JSON object");
  }

  Result<> run() override {
    std::vector<const CatalogEntry*> entries;
    for (const CatalogEntry& entry : catalog()) entries.push_back(&entry);
    if (!game_.empty()) {
      const Result<const CatalogEntry*> entry = find_typed_game(game_);
      if (!entry) return entry.fault();
      entries = {*entry};
    } else if (!options_.empty()) {
      return Fault{"bad-usage", "--option needs --game"};
    }
    std::erase_if(entries, [&](const CatalogEntry* entry) { return player_counts(entry->info()).empty(); });
    if (entries.empty()) return Fault{"bad-players", fmt::format("nothing is played by {}", players_), "players"};
    if (!bot_.empty()) return print_search(entries);
    return signature_ ? print_signatures(entries) : print_speed(entries);
  }

 private:
  std::vector<int> player_counts(const GameInfo& info) const {
    std::vector<int> counts;
    for (int count = info.min_players; count <= info.max_players; ++count)
      if (players_ == 0 || players_ == count) counts.push_back(count);
    return counts;
  }

  Result<> print_speed(const std::vector<const CatalogEntry*>& entries) const {
    const Result<json::value> options = options_from_words(options_);
    if (!options) return options.fault();
    json::array rows;
    if (!json_)
      fmt::print("{:<16}{:>3}{:>14}{:>12}{:>14}{:>10}{:>10}{:>10}{:>7}{:>6}{:>8}\n", "game", "n", "decisions/s", "chance/s", "listed/s",
                 "games/s", "copy ns", "memcpy", "bytes", "list", "agenda");
    for (const CatalogEntry* entry : entries)
      for (int players : player_counts(entry->info())) {
        const Result<Setup> setup = make_setup(entry->info(), players, &*options);
        if (!setup) return setup.fault();
        const json::object row = to_json(entry->info(), entry->bench(*setup, seconds_, seed_));
        if (json_) rows.push_back(row);
        else print_row(row);
      }
    if (json_) fmt::print("{}\n", pretty(json::object{{"bench", std::move(rows)}}));
    return Done{};
  }

  static void print_row(const json::object& row) {
    const auto number = [&](std::string_view key) { return row.at(key).to_number<double>(); };
    const json::string& game = row.at("game").as_string();
    fmt::print("{:<16}{:>3}{:>14.0f}{:>12.0f}{:>14.0f}{:>10.0f}{:>10.1f}{:>10.1f}{:>7}{:>6}{:>8}\n",
               std::string_view(game.data(), game.size()), number("players"), number("decisions_per_second"),
               number("chance_events_per_second"), number("actions_listed_per_second"), number("games_per_second"), number("copy_ns"),
               number("memcpy_ns"), number("state_bytes"), number("largest_action_list"), number("deepest_agenda"));
    std::fflush(stdout);
  }

  Result<> print_search(const std::vector<const CatalogEntry*>& entries) const {
    const Result<json::value> options = options_from_words(options_);
    if (!options) return options.fault();
    json::array rows;
    if (!json_) fmt::print("{:<16}{:>3}{:>14}{:>10}{:>10}{:>14}\n", "game", "n", "iterations/s", "rules %", "tree %", "evaluation %");
    for (const CatalogEntry* entry : entries)
      for (int players : player_counts(entry->info())) {
        const Result<Setup> setup = make_setup(entry->info(), players, &*options);
        if (!setup) return setup.fault();
        const Result<SeatedBot> bot = seat_bot(*entry, {.bot = bot_, .milliseconds = 0});
        if (!bot) return bot.fault();
        if (bot->spec.kind != BotSpec::Kind::search) return Fault{"unknown-bot", fmt::format("'{}' does not search", bot_), "bot"};
        const SearchFigures f = entry->bench_search(*setup, *bot, seconds_, seed_);
        const double speed = std::round(static_cast<double>(f.iterations) / f.seconds);
        if (json_)
          rows.push_back({{"game", entry->info().id},
                          {"players", players},
                          {"bot", bot_},
                          {"iterations_per_second", speed},
                          {"rules", rounded(f.rules)},
                          {"tree", rounded(f.tree)},
                          {"evaluation", rounded(f.evaluation)}});
        else
          fmt::print("{:<16}{:>3}{:>14.0f}{:>10.0f}{:>10.0f}{:>14.0f}\n", entry->info().id, players, speed, 100 * f.rules, 100 * f.tree,
                     100 * f.evaluation);
        std::fflush(stdout);
      }
    if (json_) fmt::print("{}\n", pretty(json::object{{"search", std::move(rows)}}));
    return Done{};
  }

  Result<> print_signatures(const std::vector<const CatalogEntry*>& entries) const {
    json::object all;
    for (const CatalogEntry* entry : entries) {
      json::object configurations;
      std::uint64_t hash = 0xcbf29ce484222325;
      for (const Setup& setup : all_setups(entry->info())) {
        if (players_ != 0 && players_ != setup.players) continue;
        const std::uint64_t one = entry->signature(setup, static_cast<std::uint32_t>(games_), seed_);
        configurations[describe(entry->info(), setup)] = fmt::format("{:016x}", one);
        hash = (hash ^ one) * 0x100000001b3;
        hash ^= hash >> 29;
      }
      const std::string short_hash = fmt::format("{:08x}", static_cast<std::uint32_t>(hash >> 32));
      if (json_) all[entry->info().id] = json::object{{"signature", short_hash}, {"configurations", std::move(configurations)}};
      else fmt::print("{} {}\n", entry->info().id, short_hash);
      std::fflush(stdout);
    }
    if (json_) fmt::print("{}\n", pretty(all));
    return Done{};
  }

  std::string game_, bot_;
  int players_ = 0, games_ = 1000;
  std::vector<std::string> options_;
  double seconds_ = 1;
  std::uint64_t seed_ = 1;
  bool signature_ = false, json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_bench() { return std::make_unique<Bench>(); }

}  // namespace tessera::cli
