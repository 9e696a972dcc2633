#include <fmt/core.h>

#include "catalog/catalog.h"
#include "cli/commands/list.h"
#include "cli/protocol/members.h"
#include "cli/protocol/session.h"
#include "cli/terminal/terminal.h"

namespace tessera::cli {
namespace {

class Games final : public Command {
 public:
  std::string_view name() const override { return "games"; }
  std::string_view about() const override { return "List the games, their players, options and the bots"; }
  std::string_view examples() const override {
    return "  tessera games              for people\n"
           "  tessera games --lang pt    in Portuguese\n"
           "  tessera games --json       for programs\n";
  }
  void declare(Parameters& parameters) override {
    parameters.option("--lang", language_, kLanguageWords, "language of the names; pl: names of Origins only");
    parameters.option("--colour", colour_, kColourWords, "colours");
    parameters.flag("--json", json_, "print one JSON object, as the line protocol does");
  }

  Result<> run() override {
    const Language language = *find_language(language_);
    if (json_) return fmt::print("{}\n", json::serialize(games_json(language))), Done{};
    const Colour colour = choose_colour(colour_);
    for (const CatalogEntry& entry : catalog()) print(entry.info(), language, colour);
    std::string all;
    for (std::string_view bot : bots()) all += (all.empty() ? "" : ", ") + std::string(bot);
    fmt::print("bots: {}\n", all);
    return Done{};
  }

 private:
  static void print(const GameInfo& info, Language language, Colour colour) {
    fmt::print("{}  {}, {} to {} players\n", paint(info.id, {.ink = 180, .bold = true}, colour), info.texts.name("game.name", language),
               info.min_players, info.max_players);
    if (const std::string_view line = info.texts.find("game.line", language); !line.empty()) fmt::print("  {}\n", line);
    for (const Option& option : info.options) {
      std::string values;
      for (std::size_t i = 0; i < option.values.size(); ++i)
        values += fmt::format("{}{}{}", i ? ", " : "", option.values[i], i == option.fallback ? " (unless chosen)" : "");
      fmt::print("  --option {:<12} {}: {}\n", option.id, info.texts.name("option." + std::string(option.id), language), values);
    }
    fmt::print("\n");
  }

  std::string language_ = "en", colour_ = "auto";
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_games() { return std::make_unique<Games>(); }

}  // namespace tessera::cli
