#include <fmt/core.h>

#include "catalog/training.h"
#include "cli/commands/list.h"
#include "cli/find_game.h"
#include "cli/game_file.h"
#include "cli/terminal/terminal.h"

namespace tessera::cli {
namespace {

class Train final : public Command {
 public:
  std::string_view name() const override { return "train"; }
  std::string_view about() const override { return "Fit the bots' evaluation of a game to games they play with themselves"; }
  std::string_view examples() const override {
    return "  tessera train gods-of-rome --out data/weights/gods-of-rome.json\n"
           "  tessera train gods-of-rome --rounds 1 --games 50 --out small.json\n"
           "  tessera arena gods-of-rome --bots search@weights=small.json,search@eval=hand\n"
           "The same parameters give the same weights, whatever the number of threads. The program plays\n"
           "with the weights in data/weights once it is built anew.\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("game", plan_.game, Parameters::Need::required, "which game; 'tessera games' lists them");
    parameters.option("--out", out_, "where the weights go; - is standard output");
    parameters.option("--greedy-games", plan_.greedy_games, 20, 1'000'000, "of the greedy bot, to begin with");
    parameters.option("--rounds", plan_.rounds, 0, 100, "of the search, each with what was learnt before");
    parameters.option("--games", plan_.games, 20, 1'000'000, "in each round");
    parameters.option("--iterations", plan_.iterations, 1, 1'000'000, "of the search");
    parameters.option("--looks", plan_.looks, 0, 100'000'000, "of the search before its iterations");
    parameters.option("--climbs", plan_.climbs, 0, 1000, "steps by games with varied weights, instead of the fit");
    parameters.option("--hidden", plan_.hidden, 0, 64, "units of the model; 0: a straight line");
    parameters.option("--players", players_, "numbers of players; all from two unless named");
    parameters.option("--threads", plan_.threads, 1, 256, "games played at a time");
    parameters.option("--seed", plan_.seed, "of everything random");
  }

  Result<> run() override {
    if (const auto entry = find_typed_game(plan_.game); !entry) return entry.fault();
    for (const std::string& word : players_) {
      if (word.size() != 1 || word[0] < '1' || word[0] > '9')
        return Fault{"bad-usage", fmt::format("'{}' is no number of players", word), "players"};
      if (word == "1") return Fault{"bad-usage", "alone nobody wins against anybody: there is nothing to learn from", "players"};
      plan_.players.push_back(word[0] - '0');
    }
    if (const Result<> writable = can_write(out_); !writable) return writable.fault();
    Progress progress("playing");
    TrainingListener listener;
    listener.progress = [&](int, int done, int games) {
      progress.show(static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(games));
    };
    listener.round_ended = [](const TrainingRound& ended) {
      fmt::print(stderr, "round {}: {} positions; surprise on games held back: even chances {:.4f}, hand-written {:.4f}, fitted {:.4f}\n",
                 ended.round + 1, ended.report.samples, ended.report.even_loss, ended.report.hand_loss, ended.report.fitted_loss);
    };
    const Result<json::value> weights = train(plan_, listener);
    if (!weights) return weights.fault();
    return write_file(out_, pretty(*weights) + "\n");
  }

 private:
  TrainingPlan plan_;
  std::vector<std::string> players_;
  std::string out_ = "-";
};

}  // namespace

std::unique_ptr<Command> make_train() { return std::make_unique<Train>(); }

}  // namespace tessera::cli
