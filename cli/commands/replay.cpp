#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <iostream>

#include "cli/commands/list.h"
#include "cli/game_file.h"
#include "cli/protocol/members.h"
#include "cli/protocol/session.h"
#include "cli/talk/telling.h"
#include "cli/terminal/terminal.h"
#include "cli/words.h"

namespace tessera::cli {
namespace {

class Replay final : public Command {
 public:
  std::string_view name() const override { return "replay"; }
  std::string_view about() const override { return "Replay a record, checking every action, to the end or step by step"; }
  std::string_view examples() const override {
    return "  tessera replay game.json            what happened, the last board and the points\n"
           "  tessera replay game.json --step     one action at a time: Enter on, b back, a number, q\n"
           "  tessera replay game.json --boards   a board after every action\n"
           "  tessera replay game.json --json     only whether it holds, and the result\n"
           "A record with an action that is not legal is refused, and the action named.\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("file", file_, Parameters::Need::required, "a record; - is standard input");
    parameters.option("--as", viewer_, "whose view: a seat from 0, spectator or referee");
    parameters.option("--lang", language_, kLanguageWords, "language of the sentences; pl: names of Origins only");
    parameters.option("--colour", colour_, kColourWords, "colours");
    parameters.flag("--step", step_by_step_, "wait after every action");
    parameters.flag("--boards", boards_, "draw the board after every action");
    parameters.flag("--json", json_, "print one JSON object");
  }

  Result<> run() override {
    const Result<std::unique_ptr<Table>> opened = open_game_file(file_, Holding::record);
    if (!opened) return opened.fault();
    const Table& table = **opened;
    const Result<Seat> viewer = find_viewer(viewer_, table.setup().players);
    if (!viewer) return viewer.fault();
    const Result<Language> language = find_language(language_, table.info());
    if (!language) return language.fault();
    if (json_) return print_json(table, *viewer, *language), Done{};
    const Telling telling{table, {}, *language, choose_colour(colour_)};
    if (step_by_step_) walk(telling, *viewer);
    else tell_all(telling, *viewer);
    return Done{};
  }

 private:
  static void print_json(const Table& table, Seat viewer, Language language) {
    json::object made = score_json(table, viewer, language);
    made["game"] = table.info().id;
    made["actions"] = table.history().size();
    made["over"] = table.decision().actor == Decision::Actor::no_one;
    fmt::print("{}\n", json::serialize(made));
  }

  void tell_all(const Telling& telling, Seat viewer) const {
    const std::size_t steps = telling.table.history().size();
    for (std::size_t step = 0; step < steps; ++step) {
      fmt::print("{}\n", telling.line(step, viewer));
      if (boards_) fmt::print("\n{}\n", telling.board(step + 1, viewer));
    }
    if (!boards_ || steps == 0) fmt::print("\n{}", telling.board(steps, viewer));
    fmt::print("\n{}", telling.points(viewer));
  }

  // Shows the position before a step and waits for where to go.
  static void walk(const Telling& telling, Seat viewer) {
    const std::size_t steps = telling.table.history().size();
    std::size_t step = 0;
    for (std::string line;;) {
      fmt::print("\n{}", telling.board(step, viewer));
      if (step > 0) fmt::print("\n{}\n", telling.line(step - 1, viewer));
      fmt::print("{} {}/{} > ", word("step", telling.language), step, steps);
      std::fflush(stdout);
      if (!std::getline(std::cin, line) || line == "q") break;
      std::size_t wanted = 0;
      const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), wanted);
      if (line == "b") step -= step > 0;
      else if (error == std::errc{} && end == line.data() + line.size()) step = std::min(wanted, steps);
      else if (step < steps) ++step;
      else break;
    }
    fmt::print("\n{}", telling.points(viewer));
  }

  std::string file_, viewer_ = "referee", language_ = "en", colour_ = "auto";
  bool step_by_step_ = false, boards_ = false, json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_replay() { return std::make_unique<Replay>(); }

}  // namespace tessera::cli
