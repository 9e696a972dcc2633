#include "cli/command_line.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <limits>

#include "cli/commands/list.h"
#include "cli/faults.h"
#include "cli/find_game.h"
#include "core/base/nearest.h"

namespace tessera::cli {
namespace {

std::vector<std::string_view> names_of(const std::vector<std::unique_ptr<Command>>& commands) {
  std::vector<std::string_view> names;
  for (const auto& command : commands) names.push_back(command->name());
  return names;
}

std::string join(std::span<const std::string_view> words) {
  std::string joined;
  for (std::string_view word : words) joined += (joined.empty() ? "" : ", ") + std::string(word);
  return joined;
}

// Turns what a command declares into options of CLI11.
class Declared final : public Parameters {
 public:
  explicit Declared(CLI::App& app) : app_(app) {}

  void flag(std::string_view name, bool& value, std::string_view about) override {
    app_.add_flag(std::string(name), value, std::string(about));
  }
  void option(std::string_view name, std::string& value, std::string_view about) override {
    single(app_.add_option(std::string(name), value, std::string(about)))->type_name("TEXT");
  }
  void option(std::string_view name, int& value, int low, int high, std::string_view about) override {
    single(app_.add_option(std::string(name), value, std::string(about)))->check(within(name, low, high, "whole number"))->type_name("N");
  }
  void option(std::string_view name, double& value, double low, double high, std::string_view about) override {
    single(app_.add_option(std::string(name), value, std::string(about)))->check(within(name, low, high, "number"))->type_name("X");
  }
  void option(std::string_view name, std::uint64_t& value, std::string_view about) override {
    single(app_.add_option(std::string(name), value, std::string(about)))
        ->check(within(name, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(), "whole number"))
        ->type_name("N");
  }
  void option(std::string_view name, std::vector<std::string>& values, std::string_view about) override {
    app_.add_option(std::string(name), values, std::string(about))->delimiter(',')->allow_extra_args(false)->type_name("TEXT,...");
  }
  void option(std::string_view name, std::string& value, std::span<const std::string_view> words, std::string_view about) override {
    const std::vector<std::string_view> known(words.begin(), words.end());
    const auto check = [known, option = std::string(name)](const std::string& word) -> std::string {
      if (std::find(known.begin(), known.end(), word) != known.end()) return {};
      const std::string meant = did_you_mean(word, known);
      return fmt::format("{} cannot be '{}'{} {}", option, word, meant.empty() ? "; it takes" : meant + " It takes", join(known));
    };
    single(app_.add_option(std::string(name), value, fmt::format("{} ({})", about, join(words))))
        ->check(CLI::Validator(check, "", std::string(name)))
        ->type_name("WORD");
  }
  void argument(std::string_view name, std::string& value, Need need, std::string_view about) override {
    single(app_.add_option(std::string(name), value, std::string(about)))->required(need == Need::required)->type_name("");
  }
  void arguments(std::string_view name, std::vector<std::string>& values, Need need, std::string_view about) override {
    app_.add_option(std::string(name), values, std::string(about))->required(need == Need::required)->type_name("");
  }

 private:
  template <class Number>
  static CLI::Validator within(std::string_view name, Number low, Number high, std::string_view kind) {
    const auto check = [=, option = std::string(name)](const std::string& word) -> std::string {
      Number value{};
      if (is_number(word, value) && value >= low && value <= high) return {};
      return fmt::format("{} takes a {} from {} to {}, not '{}'", option, kind, low, high, word);
    };
    return CLI::Validator(check, "", std::string(name));
  }
  template <class Number>
  static bool is_number(const std::string& word, Number& value) {
    return CLI::detail::lexical_cast(word, value);
  }
  // Neither below 0 nor too large: a cast would make some other number of it.
  static bool is_number(const std::string& word, std::uint64_t& value) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc{} && end == word.data() + word.size();
  }
  static CLI::Option* single(CLI::Option* option) {
    return option->capture_default_str()->multi_option_policy(CLI::MultiOptionPolicy::Throw);
  }

  CLI::App& app_;
};

void print_overview(const std::vector<std::unique_ptr<Command>>& commands) {
  fmt::print("Tessera: a table for grand eurogames.\n\nusage: tessera <command> [options]\n\n");
  for (const auto& command : commands) fmt::print("  {:<10} {}\n", command->name(), command->about());
  fmt::print("\n'tessera <command> --help' shows options and examples; 'tessera --version' the version.\n");
}

ExitCode refuse(const Fault& fault) {
  fmt::print(stderr, "tessera: {}\n", sentence(fault));
  return exit_code(fault);
}

// An option nobody declared, with the declared one it resembles.
Fault unknown_option(const CLI::App& app, const std::string& word) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  const std::vector<std::string_view> known(names.begin(), names.end());
  const std::string bare = word.substr(0, word.find('='));
  if (bare.starts_with("-")) return {"bad-usage", fmt::format("no option is called '{}'{}", bare, did_you_mean(bare, known))};
  return {"bad-usage", fmt::format("'{}' is one argument too many", word)};
}

Result<bool> read_words(Command& command, std::span<const std::string> words) {
  CLI::App app(std::string(command.about()), "tessera " + std::string(command.name()));
  app.footer("\nExamples:\n" + std::string(command.examples()));
  app.allow_extras();
  Declared declared(app);
  command.declare(declared);
  try {
    std::vector<std::string> reversed(words.rbegin(), words.rend());
    app.parse(std::move(reversed));
  } catch (const CLI::CallForHelp&) {
    fmt::print("{}", app.help());
    return false;
  } catch (const CLI::ValidationError& error) {  // "--games: " and then what our check said, which names the option itself
    const std::string_view said = error.what();
    return Fault{"bad-usage", std::string(said.substr(said.find(": ") + 2))};
  } catch (const CLI::ParseError& error) {
    if (!app.remaining().empty()) return unknown_option(app, app.remaining().front());
    return Fault{"bad-usage", error.what()};
  }
  if (!app.remaining().empty()) return unknown_option(app, app.remaining().front());
  return true;
}

}  // namespace

ExitCode exit_code(const Fault& fault) {
  static constexpr std::string_view kBadInput[] = {"bad-json", "bad-position", "bad-record", "bad-file"};
  static constexpr std::string_view kWorld[] = {"cannot-read", "cannot-write", "cannot-listen", "cannot-store"};
  if (std::ranges::find(kBadInput, fault.code) != std::end(kBadInput)) return ExitCode::bad_input;
  if (std::ranges::find(kWorld, fault.code) != std::end(kWorld)) return ExitCode::world_failed;
  return ExitCode::refused;
}

ExitCode run_command_line(std::span<const std::string> words) {
  const std::vector<std::unique_ptr<Command>> commands = all_commands();
  if (words.size() == 2 && words[0] == "help") return run_command_line(std::vector<std::string>{words[1], "--help"});
  if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    print_overview(commands);
    return ExitCode::done;
  }
  if (words[0] == "--version") {
    fmt::print("tessera {}\n", TESSERA_VERSION);
    return ExitCode::done;
  }
  for (const auto& command : commands) {
    if (command->name() != words[0]) continue;
    const Result<bool> understood = read_words(*command, words.subspan(1));
    if (!understood) {
      const ExitCode code = refuse(understood.fault());
      fmt::print(stderr, "'tessera {} --help' shows how it is used.\n", command->name());
      return code;
    }
    if (!*understood) return ExitCode::done;
    const Result<> ran = command->run();
    std::fflush(stdout);
    return ran ? ExitCode::done : refuse(ran.fault());
  }
  const std::string meant = suggestion(words[0], names_of(commands));
  const std::string_view game = meant.empty() ? game_begun(words[0]) : std::string_view{};
  const std::string hint = game.empty() ? meant : fmt::format("; 'tessera play {}' plays the game", game);
  return refuse({"bad-usage", fmt::format("no command is called '{}'{}", words[0], hint)});
}

}  // namespace tessera::cli
