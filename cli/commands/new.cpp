#include <fmt/core.h>

#include <array>

#include "catalog/catalog.h"
#include "cli/commands/list.h"
#include "cli/find_game.h"
#include "cli/game_file.h"

namespace tessera::cli {
namespace {

constexpr std::array<std::string_view, 2> kChanceWords{"auto", "manual"};

class New final : public Command {
 public:
  std::string_view name() const override { return "new"; }
  std::string_view about() const override { return "Set up a game and write it to a file"; }
  std::string_view examples() const override {
    return "  tessera new gods-of-rome --players 3 --out game.json\n"
           "  tessera new gods-of-rome --option powers --option map=first-game --seed 7\n"
           "  tessera new gods-of-rome --chance manual    nothing drawn yet: enter the real draws yourself\n"
           "  tessera new gods-of-rome --position         a position instead of a record\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("game", game_, Parameters::Need::required, "which game; 'tessera games' lists them");
    parameters.option("--players", players_, 1, 9, "how many play");
    parameters.option("--option", options_, "a variant, name=value; 'tessera games' lists them");
    parameters.option("--seed", seed_, "of what chance does; any if absent");
    parameters.option("--chance", chance_, kChanceWords, "does chance set the game up, or do you?");
    parameters.option("--out", out_, "the file to write; - is standard output");
    parameters.flag("--position", position_, "write the position instead of the record");
  }

  Result<> run() override {
    if (const auto entry = find_typed_game(game_); !entry) return entry.fault();
    const Result<json::value> options = options_from_words(options_);
    if (!options) return options.fault();
    const Result<std::unique_ptr<Table>> table = open_table(game_, players_, &*options);
    if (!table) return table.fault();
    const Result<std::uint64_t> seed = find_seed(seed_);
    if (!seed) return seed.fault();
    Rng rng(*seed);
    if (chance_ == "auto") (*table)->play_chance(rng);
    const json::value made = position_ ? position_file(**table, kReferee) : to_json((*table)->record(kReferee));
    return write_file(out_, pretty(made) + "\n");
  }

 private:
  std::string game_, seed_, chance_ = "auto", out_ = "-";
  int players_ = 2;
  std::vector<std::string> options_;
  bool position_ = false;
};

}  // namespace

std::unique_ptr<Command> make_new() { return std::make_unique<New>(); }

}  // namespace tessera::cli
