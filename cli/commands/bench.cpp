#include <fmt/core.h>

#include "catalog/catalog.h"
#include "cli/commands/list.h"

namespace tessera::cli {
namespace {

class Bench final : public Command {
 public:
  std::string_view name() const override { return "bench"; }
  std::string_view about() const override { return "Measure how fast the engine plays"; }
  std::string_view examples() const override { return "  tessera bench --seconds 5\n"; }
  void declare(Parameters& parameters) override {
    parameters.option("--seconds", seconds_, 0.01, 3600, "how long each configuration plays");
  }

  Result<> run() override {
    for (const CatalogEntry& entry : catalog())
      for (int players = entry.info().min_players; players <= entry.info().max_players; ++players) {
        const BenchFigures b = entry.bench({.players = static_cast<std::uint8_t>(players)}, seconds_, 1);
        fmt::print("{} {}: {:.2f} M decisions/s\n", entry.info().id, players,
                   static_cast<double>(b.decisions) / b.seconds / 1e6);
      }
    return Done{};
  }

 private:
  double seconds_ = 1;
};

}  // namespace

std::unique_ptr<Command> make_bench() { return std::make_unique<Bench>(); }

}  // namespace tessera::cli
