#include "server/load/load.h"

#include <fmt/core.h>

#include "cli/commands/list.h"

namespace tessera::cli {
namespace {

class Load final : public Command {
 public:
  std::string_view name() const override { return "load"; }
  std::string_view about() const override { return "Load a server of this machine with games and measure it"; }
  std::string_view examples() const override {
    return "  tessera load --tables 1000                       as fast as the tables can\n"
           "  tessera load --tables 1000 --rate 1000           1,000 moves a second\n"
           "  tessera load --rate 1000 --bot-tables 50         while bots think on every core\n"
           "  tessera load --port 8080 --tables 10 --json      a server that already runs\n";
  }

  void declare(Parameters& parameters) override {
    parameters.option("--tables", options_.tables, 1, 20'000, "tables that play");
    parameters.option("--seats", options_.seats, 1, 4, "people at each table, a socket each");
    parameters.option("--seconds", options_.seconds, 0.1, 3600, "how long to play");
    parameters.option("--rate", options_.rate, 0, 1e6, "moves a second over all tables; 0: as fast as they can");
    parameters.option("--bot-tables", options_.bot_tables, 0, 10'000, "tables where bots think without a pause, besides");
    parameters.option("--bot", options_.bot, "the bot at those tables");
    parameters.option("--game", options_.game, "the game to play");
    parameters.flag("--full", options_.full, "watch as the web client does: positions, texts and previews");
    parameters.option("--port", options_.port, 0, 65535, "the port of a running server on 127.0.0.1; 0: start one");
    parameters.option("--seed", options_.seed, "of the choice among legal actions");
    parameters.flag("--json", json_, "print one JSON object");
  }

  Result<> run() override {
    const Result<LoadFigures> figures = load(options_, [](const std::string& line) { fmt::print(stderr, "{}\n", line); });
    if (!figures) return figures.fault();
    if (json_) fmt::print("{}\n", json::serialize(to_json(*figures)));
    else print(*figures);
    return Done{};
  }

 private:
  static void print(const LoadFigures& figures) {
    fmt::print("{} tables, {:.1f} s: {} durable moves, {:.0f} a second ({} moves to a sync)\n", figures.tables, figures.seconds,
               figures.moves, figures.moves_per_second(), figures.commits ? figures.server_moves / figures.commits : 0);
    fmt::print("a move's durable answer:   p50 {:.2f} ms, p99 {:.2f} ms\n", figures.answer_p50, figures.answer_p99);
    fmt::print("its news at another seat:  p50 {:.2f} ms, p99 {:.2f} ms, longest {:.2f} ms\n", figures.push_p50, figures.push_p99,
               figures.push_max);
    fmt::print("server memory: {:.1f} MB; bots made {} moves; refused {}; sockets lost {}; games over {}\n",
               static_cast<double>(figures.server_bytes) / 1e6, figures.bot_moves, figures.refused, figures.lost_sockets,
               figures.tables_over);
  }

  LoadOptions options_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_load() { return std::make_unique<Load>(); }

}  // namespace tessera::cli
