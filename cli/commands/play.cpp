#include <fmt/core.h>

#include <algorithm>
#include <iostream>

#include "catalog/catalog.h"
#include "cli/commands/list.h"
#include "cli/find_game.h"
#include "cli/game_file.h"
#include "cli/protocol/members.h"
#include "cli/talk/conversation.h"
#include "cli/terminal/terminal.h"
#include "cli/words.h"
#include "core/base/nearest.h"

namespace tessera::cli {
namespace {

class Play final : public Command {
 public:
  std::string_view name() const override { return "play"; }
  std::string_view about() const override { return "Play a game in the terminal, against bots or with friends"; }
  std::string_view examples() const override {
    return "  tessera play gods-of-rome                           you against one bot\n"
           "  tessera play gods-of-rome --seats me,greedy,random  three at the table\n"
           "  tessera play gods-of-rome --seats me --option powers --lang pt\n"
           "  tessera play --load game.json                       go on with a saved game\n"
           "At the prompt: a number, the words of an action, or help, undo, hint, board, points, log, save, quit.\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("game", game_, Parameters::Need::optional, "which game; 'tessera games' lists them");
    parameters.option("--seats", seats_, "'me' or a bot for each seat");
    parameters.option("--players", players_, 0, 9, "how many play: you and bots; 0: as many as --seats, or two");
    parameters.option("--bot", bot_, "who takes the seats nobody named, and gives hints");
    parameters.option("--ms", milliseconds_, 1, 600'000, "how long a bot thinks");
    parameters.option("--option", options_, "a variant, name=value");
    parameters.option("--seed", seed_, "of what chance does; any if absent");
    parameters.option("--load", load_, "a file to go on from");
    parameters.option("--save", save_, "write the record here at the end");
    parameters.option("--lang", language_, kLanguageWords, "language of the game; pl: names of Origins only");
    parameters.option("--colour", colour_, kColourWords, "colours");
  }

  Result<> run() override {
    Result<std::unique_ptr<Table>> table = open();
    if (!table) return table.fault();
    const Result<> seated = take_seats((*table)->setup().players);
    if (!seated) return seated.fault();
    const Result<std::uint64_t> seed = find_seed(seed_);
    if (!seed) return seed.fault();
    const Result<Language> spoken = find_language(language_, (*table)->info());
    if (!spoken) return spoken.fault();
    const Language language = *spoken;
    fmt::print("{}  ({} {})\n", (*table)->info().texts.name("game.name", language), word("seed", language), *seed);
    std::fflush(stdout);
    Conversation conversation(**table, {seats_, bot_, milliseconds_, *seed, language, choose_colour(colour_)}, std::cin, std::cout);
    const Result<> played = conversation.run();
    std::cout.flush();
    if (!played || save_.empty()) return played;
    return write_file(save_, pretty(to_json(conversation.record())) + "\n");
  }

 private:
  Result<std::unique_ptr<Table>> open() {
    if (!load_.empty()) {
      if (!game_.empty() || players_ != 0 || !options_.empty())
        return Fault{"bad-usage", "--load goes on with a saved game: it says itself which game, players and options"};
      return open_game_file(load_);
    }
    if (game_.empty() && catalog().size() == 1) game_ = catalog()[0].info().id;
    if (game_.empty()) {
      std::string known;
      for (std::string_view id : game_ids()) known += (known.empty() ? "" : ", ") + std::string(id);
      return Fault{"bad-usage", "which game? There are " + known};
    }
    if (const auto entry = find_typed_game(game_); !entry) return entry.fault();
    if (players_ == 0) players_ = seats_.empty() ? 2 : static_cast<int>(seats_.size());
    const Result<json::value> options = options_from_words(options_);
    if (!options) return options.fault();
    return open_table(game_, players_, &*options);
  }

  // Whoever is not named is a bot; without any name you sit first.
  Result<> take_seats(std::size_t players) {
    if (seats_.empty()) seats_.emplace_back(kPerson);
    if (seats_.size() > players)
      return Fault{"bad-seat", fmt::format("{} seats are named, but the game has {}", seats_.size(), players), "seats"};
    seats_.resize(players, bot_);
    std::vector<std::string_view> known(bots().begin(), bots().end());
    if (std::find(known.begin(), known.end(), bot_) == known.end())
      return Fault{"unknown-bot", fmt::format("no bot is called '{}'{}", bot_, did_you_mean(bot_, known)), "bot"};
    known.push_back(kPerson);
    for (const std::string& name : seats_)
      if (std::find(known.begin(), known.end(), name) == known.end())
        return Fault{"unknown-bot",
                     fmt::format("a seat is for 'me' or a bot, and no bot is called '{}'{}", name, did_you_mean(name, known)), "seats"};
    return Done{};
  }

  std::string game_, bot_ = "greedy", seed_, load_, save_, language_ = "en", colour_ = "auto";
  std::vector<std::string> seats_, options_;
  int players_ = 0, milliseconds_ = 500;
};

}  // namespace

std::unique_ptr<Command> make_play() { return std::make_unique<Play>(); }

}  // namespace tessera::cli
