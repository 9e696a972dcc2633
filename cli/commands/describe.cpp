// Prints the documents that are made from the program: position formats and notation.
#include <fmt/core.h>

#include "catalog/catalog.h"
#include "cli/commands/list.h"
#include "cli/find_game.h"

namespace tessera::cli {
namespace {

std::string list_words(Words words) {
  constexpr std::size_t kShown = 16;
  std::string text;
  std::size_t shown = 0;
  for (std::string_view word : words)
    if (!word.empty() && shown < kShown) text += fmt::format("{}`{}`", shown++ ? ", " : "", word);
  if (words.size() > kShown) text += fmt::format(" … `{}`", words.back());
  return words[0].empty() ? text + ", or left out" : text;
}

class Describe final : public Command {
 public:
  std::string_view name() const override { return "describe"; }
  std::string_view about() const override { return "Print the position format or the notation of a game as Markdown"; }
  std::string_view examples() const override {
    return "  tessera describe gods-of-rome               docs/positions/gods-of-rome.md\n"
           "  tessera describe gods-of-rome --notation    its part of docs/notation.md\n";
  }
  void declare(Parameters& parameters) override {
    parameters.argument("game", game_, Parameters::Need::required, "which game");
    parameters.flag("--notation", notation_, "the verbs instead of the position format");
  }

  Result<> run() override {
    const Result<const CatalogEntry*> entry = find_typed_game(game_);
    if (!entry) return entry.fault();
    if (notation_) print_notation((*entry)->info());
    else print_position(**entry);
    return Done{};
  }

 private:
  static void print_position(const CatalogEntry& entry) {
    const GameInfo& info = entry.info();
    const std::unique_ptr<Table> table = entry.open(*make_setup(info, info.max_players, nullptr));
    fmt::print(
        "# Positions of {}\n\n"
        "A position is a JSON object with exactly these members. `[]` stands for each item of a list, `*` for\n"
        "each key of an object. `tessera show game.json --json` prints one; the request `set` of the line\n"
        "protocol reads one and names every fault by the places below.\n\n"
        "This document is printed by `tessera describe {}`; a test holds it to that.\n\n"
        "| place | holds | meaning |\n| --- | --- | --- |\n{}",
        info.texts.name("game.name", Language::en), info.id, table->describe_position());
  }

  static void print_notation(const GameInfo& info) {
    fmt::print("## {}\n\n| verb | words | in English | em português |\n| --- | --- | --- | --- |\n",
               info.texts.name("game.name", Language::en));
    for (const Form& form : info.grammar.forms()) {
      std::string parts;
      for (const Words& words : form.parts)
        if (!words.empty()) parts += fmt::format("{}{}", parts.empty() ? "" : "; then ", list_words(words));
      const std::string key = fmt::format("verb.{}", form.verb);
      fmt::print("| `{}` | {} | {} | {} |\n", form.verb, parts.empty() ? "none" : parts, info.texts.name(key, Language::en),
                 info.texts.name(key, Language::pt));
    }
  }

  std::string game_;
  bool notation_ = false;
};

}  // namespace

std::unique_ptr<Command> make_describe() { return std::make_unique<Describe>(); }

}  // namespace tessera::cli
