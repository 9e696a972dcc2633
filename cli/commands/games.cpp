#include <fmt/core.h>

#include "catalog/catalog.h"
#include "cli/commands/list.h"

namespace tessera::cli {
namespace {

class Games final : public Command {
 public:
  std::string_view name() const override { return "games"; }
  std::string_view about() const override { return "List the games, their players and options"; }
  std::string_view examples() const override { return "  tessera games            a table for people\n"; }
  void declare(Parameters& parameters) override { parameters.flag("--json", json_, "print one JSON object"); }

  Result<> run() override {
    for (const CatalogEntry& entry : catalog()) fmt::print("{}\n", entry.info().id);
    return Done{};
  }

 private:
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> make_games() { return std::make_unique<Games>(); }

}  // namespace tessera::cli
