#include <fmt/core.h>

#include <algorithm>

#include "cli/commands/list.h"
#include "cli/game_file.h"
#include "cli/protocol/members.h"
#include "cli/protocol/session.h"
#include "cli/terminal/terminal.h"
#include "cli/words.h"

namespace tessera::cli {
namespace {

class Legal final : public Command {
 public:
  std::string_view name() const override { return "legal"; }
  std::string_view about() const override { return "List what may be done in a game file"; }
  std::string_view examples() const override {
    return "  tessera legal game.json            the decision and every action, in notation and in words\n"
           "  tessera legal game.json --json     the same, as the line protocol answers it\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("file", file_, Parameters::Need::required, "a record or a position; - is standard input");
    parameters.option("--lang", language_, kLanguageWords, "language of the sentences; pl: names of Origins only");
    parameters.option("--colour", colour_, kColourWords, "colours");
    parameters.flag("--json", json_, "print one JSON object");
  }

  Result<> run() override {
    const Result<std::unique_ptr<Table>> opened = open_game_file(file_);
    if (!opened) return opened.fault();
    const Result<Language> language = find_language(language_, (*opened)->info());
    if (!language) return language.fault();
    if (json_) fmt::print("{}\n", json::serialize(legal_json(**opened, *language)));
    else print(**opened, *language, choose_colour(colour_));
    return Done{};
  }

 private:
  static void print(const Table& table, Language language, Colour colour) {
    const Decision decision = table.decision();
    const bool is_chance = decision.actor == Decision::Actor::chance;
    const std::vector<LegalAction> actions = table.legal();
    int widest = 0;
    for (const LegalAction& action : actions) widest = std::max(widest, width_of(action.action));
    if (decision.actor == Decision::Actor::player)
      fmt::print("{}: ", paint(table.info().texts.name(fmt::format("seat-{}", decision.seat + 1), language), {.bold = true}, colour));
    fmt::print("{}\n", table.question_text(language));
    for (const LegalAction& action : actions) {
      const std::string gap(static_cast<std::size_t>(widest - width_of(action.action)), ' ');
      const std::string odds = is_chance ? fmt::format("{:5.1f} %  ", action.probability * 100) : "";
      fmt::print("  {}{}  {}{}\n", paint(action.action, {.ink = 180}, colour), gap, odds, table.sentence(action.phrase, language));
    }
  }

  std::string file_, language_ = "en", colour_ = "auto";
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_legal() { return std::make_unique<Legal>(); }

}  // namespace tessera::cli
