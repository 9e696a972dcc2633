#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "catalog/catalog.h"
#include "catalog/share_out.h"
#include "cli/commands/list.h"
#include "cli/find_game.h"
#include "cli/game_file.h"
#include "cli/protocol/members.h"
#include "cli/statistics.h"
#include "cli/terminal/terminal.h"

namespace tessera::cli {
namespace {

// What one agent did in all games.
struct AgentResult {
  Tally total;
  std::array<Tally, kMaxCategories> by;
  std::int64_t wins = 0;    // alone or shared
  std::int64_t shared = 0;  // of those, with others

  void add(const AgentResult& other) {
    total.add(other.total);
    for (std::size_t i = 0; i < by.size(); ++i) by[i].add(other.by[i]);
    wins += other.wins, shared += other.shared;
  }
};

struct Results {
  std::vector<AgentResult> agents;
  Tally decisions{};        // per game
  std::int64_t nobody = 0;  // games without a winner
};

class Simulate final : public Command {
 public:
  std::string_view name() const override { return "simulate"; }
  std::string_view about() const override { return "Play many games between bots and tell who wins, and from what"; }
  std::string_view examples() const override {
    return "  tessera simulate gods-of-rome --games 10000\n"
           "  tessera simulate gods-of-rome --agents greedy,random,random --rotate --games 500\n"
           "  tessera simulate gods-of-rome --players 1 --agents greedy --option powers --seed 7 --json\n"
           "The same seed gives the same figures, whatever the number of threads, unless bots think by the clock (--ms).\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("game", game_, Parameters::Need::required, "which game; 'tessera games' lists them");
    parameters.option("--games", games_, 1, 100'000'000, "how many games");
    parameters.option("--players", players_, 0, 9, "how many play; 0: one for each agent, or two");
    parameters.option("--agents", agents_, "a bot for each seat, or one for all");
    parameters.option("--option", options_, "a variant, name=value");
    parameters.option("--seed", seed_, "of everything random");
    parameters.option("--ms", milliseconds_, 0, 600'000, "most time a bot that searches takes for an action; 0: what its iterations take");
    parameters.option("--threads", threads_, 0, 1024, "0: as many as the machine has cores");
    parameters.option("--lang", language_, kLanguageWords, "language of the categories; pl: names of Origins only");
    parameters.flag("--rotate", rotate_, "agents change seats from game to game");
    parameters.flag("--json", json_, "print one JSON object");
  }

  Result<> run() override {
    const Result<> ready = prepare();
    if (!ready) return ready.fault();
    const Result<Language> language = find_language(language_, entry_->info());
    if (!language) return language.fault();
    const auto start = std::chrono::steady_clock::now();
    const Results results = play_all();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (json_) print_json(results, seconds);
    else print_table(results, seconds);
    return Done{};
  }

 private:
  Result<> prepare() {
    const Result<const CatalogEntry*> entry = find_typed_game(game_);
    if (!entry) return entry.fault();
    entry_ = *entry;
    if (agents_.empty()) agents_ = {"random"};
    if (players_ == 0) players_ = agents_.size() > 1 ? static_cast<int>(agents_.size()) : 2;
    if (agents_.size() == 1) agents_.resize(static_cast<std::size_t>(players_), agents_[0]);
    if (static_cast<int>(agents_.size()) != players_)
      return Fault{"bad-usage", fmt::format("{} agents for {} players; name one for each seat, or one for all", agents_.size(), players_)};
    const Result<json::value> options = options_from_words(options_);
    if (!options) return options.fault();
    const Result<Setup> setup = make_setup(entry_->info(), players_, &*options);
    if (!setup) return setup.fault();
    setup_ = *setup;
    for (const std::string& agent : agents_) {
      const Result<SeatedBot> bot = seat_bot(*entry_, {.bot = agent, .milliseconds = milliseconds_});
      if (!bot) return bot.fault();
      bots_.push_back(*bot);
    }
    if (threads_ == 0) threads_ = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    threads_ = std::min(threads_, games_);
    return Done{};
  }

  std::size_t seat_of(std::size_t agent, std::uint64_t game) const { return rotate_ ? (agent + game) % agents_.size() : agent; }

  void play_one(std::uint64_t number, Results& results) const {
    std::vector<SeatedBot> seats(agents_.size());
    Rng seeds(seed_);  // far apart, whatever the seed
    const std::uint64_t seed = Rng(seeds.next() + number).next();
    for (std::size_t agent = 0; agent < agents_.size(); ++agent) seats[seat_of(agent, number)] = bots_[agent];
    const BotGame game = entry_->play_bots(setup_, seats, seed, ~seed);
    const auto winners = std::count(game.places.begin(), game.places.end(), 1);
    results.nobody += winners == 0;
    results.decisions.add(game.decisions);
    for (std::size_t agent = 0; agent < agents_.size(); ++agent) {
      const std::size_t seat = seat_of(agent, number);
      AgentResult& result = results.agents[agent];
      result.total.add(game.scores[seat].total());
      for (std::size_t i = 0; i < kMaxCategories; ++i) result.by[i].add(game.scores[seat].by[i]);
      result.wins += game.places[seat] == 1;
      result.shared += game.places[seat] == 1 && winners > 1;
    }
  }

  Results play_all() const {
    std::vector<Results> parts(static_cast<std::size_t>(threads_), Results{.agents = std::vector<AgentResult>(agents_.size())});
    std::atomic<std::uint64_t> next = 0, done = 0;
    std::atomic<std::size_t> next_part = 0;
    const auto all = static_cast<std::uint64_t>(games_);
    std::vector<std::thread> threads = start_threads(threads_, [&] {
      Results& part = parts[next_part++];
      for (std::uint64_t game = next++; game < all; game = next++, ++done) play_one(game, part);
    });
    Progress progress("playing");
    for (; done < all; std::this_thread::sleep_for(std::chrono::milliseconds(20))) progress.show(done, all);
    for (std::thread& thread : threads) thread.join();
    Results sum = std::move(parts[0]);
    for (std::size_t i = 1; i < parts.size(); ++i) {
      for (std::size_t agent = 0; agent < agents_.size(); ++agent) sum.agents[agent].add(parts[i].agents[agent]);
      sum.decisions.add(parts[i].decisions);
      sum.nobody += parts[i].nobody;
    }
    return sum;
  }

  std::string label(std::size_t agent) const {
    return rotate_ ? fmt::format("agent {}  {}", agent + 1, agents_[agent]) : fmt::format("player {}  {}", agent + 1, agents_[agent]);
  }

  void print_table(const Results& results, double seconds) const {
    const GameInfo& info = entry_->info();
    const Language language = *find_language(language_);
    fmt::print("{} games of {}, {} player{}, seed {}: {:.1f} s, {:.0f} games/s, {:.0f} decisions per game\n\n", games_, info.id, players_,
               players_ == 1 ? "" : "s", seed_, seconds, games_ / seconds, results.decisions.mean());
    fmt::print("{:<22}", "");
    for (std::size_t agent = 0; agent < agents_.size(); ++agent) fmt::print("{:>19}", label(agent));
    fmt::print("\n{:<22}", "wins");
    for (const AgentResult& result : results.agents) {
      const Interval share = share_interval(result.wins, games_);
      fmt::print("{:>19}", fmt::format("{:.1f}% ({:.1f}-{:.1f})", 100.0 * static_cast<double>(result.wins) / games_, share.low * 100,
                                       share.high * 100));
    }
    fmt::print("\n{:<22}", "of which shared");
    for (const AgentResult& result : results.agents) fmt::print("{:>19}", result.shared);
    print_means("points", results, [](const AgentResult& result) -> const Tally& { return result.total; });
    for (std::size_t i = 0; i < info.categories.size(); ++i)
      print_means("  " + std::string(info.texts.name("category." + std::string(info.categories[i]), language)), results,
                  [i](const AgentResult& result) -> const Tally& { return result.by[i]; });
    fmt::print("\n");
    if (results.nobody > 0) fmt::print("games without a winner: {}\n", results.nobody);
    fmt::print("\nIntervals hold with 95 % confidence.\n");
  }

  template <class Pick>
  static void print_means(const std::string& title, const Results& results, Pick pick) {
    fmt::print("\n{}{}", fit(title, 22), std::string(static_cast<std::size_t>(std::max(0, 22 - width_of(title))), ' '));
    for (const AgentResult& result : results.agents)
      fmt::print("{:>20}", fmt::format("{:.2f} ± {:.2f}", pick(result).mean(), pick(result).half_width()));  // ± is two bytes
  }

  static double rounded(double value) { return std::round(value * 10000) / 10000; }
  static json::object mean_json(const Tally& tally) { return {{"mean", rounded(tally.mean())}, {"ci95", rounded(tally.half_width())}}; }

  void print_json(const Results& results, double seconds) const {
    const GameInfo& info = entry_->info();
    json::array agents;
    for (std::size_t agent = 0; agent < agents_.size(); ++agent) {
      const AgentResult& result = results.agents[agent];
      const Interval share = share_interval(result.wins, games_);
      json::object by;
      for (std::size_t i = 0; i < info.categories.size(); ++i) by[info.categories[i]] = mean_json(result.by[i]);
      json::object row{{"bot", agents_[agent]},
                       {"wins", result.wins},
                       {"shared", result.shared},
                       {"win_rate", rounded(static_cast<double>(result.wins) / games_)},
                       {"win_rate_ci95", json::array{rounded(share.low), rounded(share.high)}},
                       {"total", mean_json(result.total)},
                       {"by", std::move(by)}};
      if (!rotate_) row["seat"] = agent;
      agents.push_back(std::move(row));
    }
    const json::object made{{"game", info.id},
                            {"players", players_},
                            {"options", options_json(info, setup_)},
                            {"games", games_},
                            {"seed", seed_},
                            {"rotate", rotate_},
                            {"decisions_per_game", rounded(results.decisions.mean())},
                            {"without_winner", results.nobody},
                            {"seconds", rounded(seconds)},
                            {"agents", std::move(agents)}};
    fmt::print("{}\n", pretty(made));
  }

  std::string game_, language_ = "en";
  int games_ = 1000, players_ = 0, milliseconds_ = 0, threads_ = 0;
  std::uint64_t seed_ = 1;
  std::vector<std::string> agents_, options_;
  bool rotate_ = false, json_ = false;
  const CatalogEntry* entry_ = nullptr;
  std::vector<SeatedBot> bots_;
  Setup setup_;
};

}  // namespace

std::unique_ptr<Command> make_simulate() { return std::make_unique<Simulate>(); }

}  // namespace tessera::cli
