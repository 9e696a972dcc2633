#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "catalog/catalog.h"
#include "cli/commands/list.h"
#include "cli/game_file.h"
#include "cli/terminal/terminal.h"

namespace tessera::cli {
namespace {

constexpr std::size_t kMarked = 3;           // the costliest decisions of a game
constexpr float kChanceWorthMarking = 0.02f;  // to win
constexpr float kPointsWorthMarking = 1;

bool is_alone(const Judgement& judged) { return judged.best.chances.empty(); }

// What a decision cost: alone points, because there is nobody to win against.
float loss(const Judgement& judged) { return is_alone(judged) ? judged.points_lost : judged.chance_lost; }

class Analyse final : public Command {
 public:
  std::string_view name() const override { return "analyse"; }
  std::string_view about() const override { return "Tell for every decision of a record what a bot would have done"; }
  std::string_view examples() const override {
    return "  tessera analyse game.json\n"
           "  tessera analyse game.json --seat 0 --bot master@iterations=40000\n"
           "  tessera analyse game.json --json\n"
           "Each decision is judged from what its player could see. The costliest are marked !!\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("file", file_, Parameters::Need::required, "a record; - is standard input");
    parameters.option("--bot", bot_, "who judges; one that searches");
    parameters.option("--ms", milliseconds_, 0, 600'000, "most time for a judgement; 0: what the bot's iterations take");
    parameters.option("--seat", seat_, -1, 3, "whose decisions; -1: everybody's");
    parameters.option("--seed", seed_, "of the bot's dice");
    parameters.flag("--json", json_, "print one JSON object");
  }

  Result<> run() override {
    const Result<std::unique_ptr<Table>> opened = open_game_file(file_, Holding::record);
    if (!opened) return opened.fault();
    const Table& table = **opened;
    if (seat_ >= table.setup().players)
      return Fault{"bad-seat", fmt::format("the game has no seat {}: they are numbered from 0", seat_), "seat"};
    const Result<BotSpec> spec = find_bot(bot_);
    if (!spec) return spec.fault();
    if (spec->kind != BotSpec::Kind::search)
      return Fault{"unknown-bot", fmt::format("'{}' cannot judge: name a bot that searches", bot_), "bot"};
    const Result<std::unique_ptr<Bot>> bot = make_bot(table.info().id, bot_, milliseconds_);
    if (!bot) return bot.fault();
    std::vector<Judgement> judgements;
    {
      Progress progress("thinking");
      for (std::size_t step = 0; step < table.history().size(); ++step) {
        progress.show(step, table.history().size());
        if (seat_ >= 0 && table.history()[step].decision.seat != seat_) continue;
        if (std::optional<Judgement> judged = (*bot)->judge(table, step, seed_ + step)) judgements.push_back(std::move(*judged));
      }
    }
    const float limit = mark_limit(judgements);
    if (json_) print_json(table, judgements, limit);
    else print(table, judgements, limit);
    return Done{};
  }

 private:
  // Decisions that lost at least this much are marked.
  static float mark_limit(const std::vector<Judgement>& judgements) {
    std::vector<float> lost;
    for (const Judgement& judged : judgements) lost.push_back(loss(judged));
    std::sort(lost.rbegin(), lost.rend());
    const bool alone = !judgements.empty() && is_alone(judgements.front());
    return std::max(alone ? kPointsWorthMarking : kChanceWorthMarking, lost.size() < kMarked ? 0.0f : lost[kMarked - 1]);
  }

  static void print(const Table& table, const std::vector<Judgement>& judgements, float limit) {
    const bool alone = table.setup().players == 1;
    fmt::print("{:>5} {:>4} {:>14} {:>7}     {:<34} {}\n", "step", "seat", alone ? "" : "win %   lost", "points", "played", "better");
    for (const Judgement& judged : judgements)
      fmt::print("{:>5} {:>4} {:>14} {:>7.2f} {:>2}  {:<34} {}\n", judged.step, judged.seat,
                 alone ? "" : fmt::format("{:.1f} {:>6.1f}", 100 * judged.best.chances[judged.seat], 100 * judged.chance_lost),
                 judged.points_lost, loss(judged) >= limit ? "!!" : "", judged.played.action,
                 judged.best.action == judged.played.action ? "" : judged.best.action);
    fmt::print("\n");
    for (Seat seat = 0; seat < table.setup().players; ++seat) {
      double chance = 0, points = 0;
      int decisions = 0, same = 0;
      for (const Judgement& judged : judgements)
        if (judged.seat == seat) {
          chance += judged.chance_lost, points += judged.points_lost;
          ++decisions, same += judged.best.action == judged.played.action;
        }
      if (decisions)
        fmt::print("seat {}: {} decisions, {:.0f} % as the bot; lost {}{:.3f} points by decision\n", seat, decisions,
                   100.0 * same / decisions, alone ? "" : fmt::format("{:.2f} % and ", 100 * chance / decisions), points / decisions);
    }
    fmt::print("{}", alone ? "\npoints: how many the played action gives away, in points of the evaluation.\n"
                           : "\nwin %: the chance to win with the best action; lost: how much of it the played one gives away;\n"
                             "points: the same in points of the hand-written evaluation, against the best of the others, 0 where it\n"
                             "disagrees with the search.\n");
  }

  static double rounded(float value) { return std::round(double{value} * 10000) / 10000; }

  void print_json(const Table& table, const std::vector<Judgement>& judgements, float limit) const {
    json::array rows;
    for (const Judgement& judged : judgements)
      rows.push_back({{"step", judged.step},
                      {"seat", judged.seat},
                      {"options", judged.options},
                      {"best", to_json(judged.best)},
                      {"played", to_json(judged.played)},
                      {"chance_lost", is_alone(judged) ? json::value() : rounded(judged.chance_lost)},
                      {"points_lost", rounded(judged.points_lost)},
                      {"marked", loss(judged) >= limit}});
    fmt::print("{}\n", pretty({{"game", table.info().id}, {"bot", bot_}, {"decisions", std::move(rows)}}));
  }

  std::string file_, bot_ = "expert";
  int milliseconds_ = 0, seat_ = -1;
  std::uint64_t seed_ = 1;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_analyse() { return std::make_unique<Analyse>(); }

}  // namespace tessera::cli
