#include "catalog/arena.h"

#include <fmt/core.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "catalog/share_out.h"
#include "cli/commands/list.h"
#include "cli/find_game.h"
#include "cli/game_file.h"
#include "cli/terminal/terminal.h"

namespace tessera::cli {
namespace {

class ArenaCommand final : public Command {
 public:
  std::string_view name() const override { return "arena"; }
  std::string_view about() const override { return "Let bots play each other and rate them"; }
  std::string_view examples() const override {
    return "  tessera arena gods-of-rome --bots greedy,novice,club,expert --games 200\n"
           "  tessera arena gods-of-rome --bots expert,greedy --players 4      expert beside three greedy\n"
           "  tessera arena gods-of-rome --bots expert@iterations=500,expert@iterations=1000 --plot growth.svg\n"
           "  tessera arena gods-of-rome --bots search@eval=hand,search@eval=fitted --ms 100 --log arena.jsonl\n"
           "Every line-up plays the same deals at all rotations of the seats. With --log a run that was\n"
           "broken off goes on where it stopped, and one that ended goes on with more --games.\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("game", plan_.game, Parameters::Need::required, "which game; 'tessera games' lists them");
    parameters.option("--bots", plan_.bots, "who plays; settings follow an @, parted by +");
    parameters.option("--players", players_, 1, 4, "seats at the table");
    parameters.option("--option", options_, "a variant, name=value");
    parameters.option("--games", plan_.games, 1, 1'000'000, "of every line-up");
    parameters.option("--ms", plan_.milliseconds, 0, 600'000, "most time for an action; 0: what a bot's iterations take");
    parameters.option("--seed", plan_.seed, "of everything random");
    parameters.option("--threads", threads_, 1, 256, "games played at a time");
    parameters.option("--log", log_, "a file that keeps every result, to go on later");
    parameters.option("--plot", plot_, "write the ratings as an SVG picture");
    parameters.flag("--plan", plan_only_, "print the plan as JSON, with a fingerprint of each bot, and play none of it");
    parameters.flag("--json", json_, "print one JSON object");
  }

  Result<> run() override {
    const Result<json::value> options = options_from_words(options_);
    if (!options) return options.fault();
    const Result<const CatalogEntry*> entry = find_typed_game(plan_.game);
    if (!entry) return entry.fault();
    const Result<Setup> setup = make_setup((*entry)->info(), players_, &*options);
    if (!setup) return setup.fault();
    plan_.setup = *setup;
    if (const Result<> possible = can_plot(); !possible) return possible.fault();
    if (const Result<> possible = can_log(); !possible) return possible.fault();
    const Result<Arena> arena = Arena::open(plan_);
    if (!arena) return arena.fault();
    if (plan_only_) {
      fmt::print("{}\n", pretty(arena->plan_json()));
      return Done{};
    }
    std::vector<std::optional<ArenaResult>> results(arena->matches().size());
    if (const Result<> read = open_log(*arena, results); !read) return read.fault();
    if (const Result<> played = play_all(*arena, results); !played) return played.fault();
    std::vector<ArenaResult> all;
    for (std::optional<ArenaResult>& result : results) all.push_back(std::move(*result));
    const ArenaTable table = arena->judge(all);
    if (json_) fmt::print("{}\n", pretty(to_json(table, *arena, all.size())));
    else print(table, all.size());
    return plot_.empty() ? Result<>(Done{}) : write_file(plot_, svg_of(table, *arena));
  }

 private:
  Result<> can_plot() const {
    if (plot_.empty()) return Done{};
    if (players_ == 1) return Fault{"bad-usage", "a picture shows ratings, and alone nobody meets anybody", "plot"};
    return can_write(plot_);
  }

  Result<> can_log() const {
    if (log_.empty() || plan_only_) return Done{};
    std::error_code unknown;
    if (std::filesystem::exists(log_, unknown) && !std::filesystem::is_regular_file(log_, unknown))
      return Fault{"cannot-write", fmt::format("cannot write a log into '{}': it is no file", log_), log_};
    return can_write(log_);
  }

  // Reads what an earlier run has played; a log of another plan is refused, and so is a damaged one. Only the end of the last
  // line may be missing, where a run was killed: that game is played again.
  Result<> open_log(const Arena& arena, std::vector<std::optional<ArenaResult>>& results) {
    if (log_.empty()) return Done{};
    std::ifstream file(log_, std::ios::binary);
    std::string line;
    std::uintmax_t whole = 0;  // bytes of whole lines
    for (int number = 1; std::getline(file, line) && !file.eof(); ++number) {
      whole += line.size() + 1;
      if (const Result<> read = number == 1 ? read_plan(arena, line) : read_result(arena, line, number, results); !read)
        return read.fault();
    }
    const std::string plan = json::serialize(arena.plan_json());
    if (whole == 0 && !plan.starts_with(line))
      return Fault{"bad-log", fmt::format("'{}' is no log of an arena: it is left as it is", log_), log_};
    file.close();
    std::error_code failed;
    if (std::filesystem::exists(log_, failed)) std::filesystem::resize_file(log_, whole, failed);
    log_file_.open(log_, std::ios::app);
    if (whole == 0) log_file_ << plan << '\n' << std::flush;
    if (failed || !log_file_) return Fault{"cannot-write", fmt::format("cannot write '{}'", log_), log_};
    return Done{};
  }

  Result<> read_plan(const Arena& arena, const std::string& line) const {
    // More games are the same ones first, so how many were planned makes no difference.
    const auto without = [](json::value of, std::initializer_list<std::string_view> keys) {
      if (of.is_object())
        for (std::string_view key : keys) of.as_object().erase(key);
      return of;
    };
    const json::value plan = arena.plan_json();
    const Result<json::value> read = parse_json(line);
    if (read && without(*read, {"games"}) == without(plan, {"games"})) return Done{};
    if (read && without(*read, {"games", "fingerprints"}) == without(plan, {"games", "fingerprints"}))
      return Fault{"bad-log", fmt::format("'{}' was played by bots of another program or with other weights", log_), log_};
    return Fault{"bad-log", fmt::format("'{}' is the log of another arena: its first line is not this plan", log_), log_};
  }

  Result<> read_result(const Arena& arena, const std::string& line, int number, std::vector<std::optional<ArenaResult>>& results) const {
    const auto bad = [&](std::string_view message) {
      return Fault{"bad-log", fmt::format("line {} of '{}': {}", number, log_, message), log_};
    };
    const Result<json::value> parsed = parse_json(line);
    if (!parsed) return bad(parsed.fault().message + "; without the line its game is played again");
    Result<std::pair<std::size_t, ArenaResult>> read = arena_result_from_json(*parsed, arena);
    if (!read) return bad(read.fault().place + " " + read.fault().message);
    std::optional<ArenaResult>& result = results[read->first];
    if (result) return bad(fmt::format("match {} is there twice", read->first));
    result = std::move(read->second);
    return Done{};
  }

  Result<> play_all(const Arena& arena, std::vector<std::optional<ArenaResult>>& results) {
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < results.size(); ++i)
      if (!results[i]) left.push_back(i);
    std::atomic<std::size_t> next = 0, done = results.size() - left.size();
    std::atomic<bool> failed = false;
    std::mutex lock;
    const auto work = [&] {
      for (std::size_t at = next++; at < left.size() && !failed; at = next++) {
        ArenaResult result = arena.play(left[at]);
        const std::lock_guard guard(lock);
        if (log_file_.is_open()) log_file_ << json::serialize(to_json(result, left[at])) << '\n' << std::flush;
        failed = log_file_.is_open() && !log_file_;
        results[left[at]] = std::move(result);
        ++done;
      }
    };
    std::vector<std::thread> threads = start_threads(threads_, work);
    {
      Progress progress("playing");
      for (; done < results.size() && !failed; std::this_thread::sleep_for(std::chrono::milliseconds(50)))
        progress.show(done, results.size());
    }
    for (std::thread& thread : threads) thread.join();
    if (failed) return Fault{"cannot-write", fmt::format("cannot write '{}' any more", log_), log_};
    return Done{};
  }

  static std::string percent(const Share& share) {
    return fmt::format("{:.1f} ({:.1f}-{:.1f})", 100 * share.value, 100 * share.low, 100 * share.high);
  }

  void print(const ArenaTable& table, std::size_t games) const {
    fmt::print("{} games of {}, {} player{}, seed {}\n\n", games, plan_.game, players_, players_ == 1 ? "" : "s", plan_.seed);
    fmt::print("{:>3} {:<36} {:>13} {:>7} {:>19} {:>7} {:>8} {:>8}\n", "", "bot", "Elo", "games", "wins %", "even %", "points", "ms");
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      const ArenaRow& row = table.rows[i];
      fmt::print("{:>3} {:<36} {:>13} {:>7.0f} {:>19} {:>7.1f} {:>8.1f} {:>8.2f}\n", i + 1, row.bot,
                 players_ == 1 ? "-" : fmt::format("{:.0f} +- {:.0f}", row.rating.elo, row.rating.half_width), row.games, percent(row.wins),
                 100 * row.even, row.points, row.milliseconds);
    }
    fmt::print("\nHow often the bot of the row ended before that of the column, in %:\n\n{:<40}", "");
    for (std::size_t i = 0; i < table.rows.size(); ++i) fmt::print(" {:>19}", i + 1);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      fmt::print("\n{:>3} {:<36}", i + 1, table.rows[i].bot);
      for (std::size_t j = 0; j < table.rows.size(); ++j) fmt::print(" {:>19}", table.met[i][j] > 0 ? percent(table.ahead[i][j]) : "-");
    }
    if (table.growth)
      fmt::print("\n\nTwice the iterations bring {:.0f} +- {:.0f} Elo.", table.growth->per_doubling.elo,
                 table.growth->per_doubling.half_width);
    fmt::print("\n\nIntervals hold with 95 % confidence; ms is the mean time for a decision.\n");
  }

  ArenaPlan plan_;
  int players_ = 2, threads_ = 2;
  std::vector<std::string> options_;
  std::string log_, plot_;
  bool plan_only_ = false, json_ = false;
  std::ofstream log_file_;
};

}  // namespace

std::unique_ptr<Command> make_arena() { return std::make_unique<ArenaCommand>(); }

}  // namespace tessera::cli
