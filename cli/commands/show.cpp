#include <fmt/core.h>

#include "cli/boards/boards.h"
#include "cli/commands/list.h"
#include "cli/game_file.h"
#include "cli/protocol/members.h"
#include "cli/terminal/terminal.h"

namespace tessera::cli {
namespace {

class Show final : public Command {
 public:
  std::string_view name() const override { return "show"; }
  std::string_view about() const override { return "Draw the board of a game file"; }
  std::string_view examples() const override {
    return "  tessera show game.json                  the board as it stands\n"
           "  tessera show game.json --at 40          before the 40th action (counted from 0)\n"
           "  tessera show game.json --as 0 --json    what the first player may know, as a position\n"
           "  tessera new gods-of-rome | tessera show -\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("file", file_, Parameters::Need::required, "a record or a position; - is standard input");
    parameters.option("--as", viewer_, "whose view: a seat from 0, spectator or referee");
    parameters.option("--at", step_, -1, 1'000'000, "before which action of the record; -1: at its end");
    parameters.option("--lang", language_, kLanguageWords, "language of the names; pl: names of Origins only");
    parameters.option("--colour", colour_, kColourWords, "colours");
    parameters.flag("--json", json_, "print the position as JSON");
  }

  Result<> run() override {
    const Result<std::unique_ptr<Table>> opened = open_game_file(file_);
    if (!opened) return opened.fault();
    const Table& table = **opened;
    const Result<Seat> viewer = find_viewer(viewer_, table.setup().players);
    if (!viewer) return viewer.fault();
    const std::size_t steps = table.history().size();
    if (step_ > static_cast<int>(steps))
      return Fault{"bad-step", fmt::format("the record has {} actions, so --at goes from 0 to {}", steps, steps)};
    const json::value position = table.position_at(step_ < 0 ? steps : static_cast<std::size_t>(step_), *viewer);
    const Result<Language> language = find_language(language_, table.info());
    if (!language) return language.fault();
    if (json_) return fmt::print("{}\n", pretty({{"game", table.info().id}, {"position", position}})), Done{};
    const Scene scene{table.info(), position, table.setup().players, *language};
    fmt::print("{}", draw_board(scene, choose_colour(colour_)));
    return Done{};
  }

 private:
  std::string file_, viewer_ = "referee", language_ = "en", colour_ = "auto";
  int step_ = -1;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_show() { return std::make_unique<Show>(); }

}  // namespace tessera::cli
