// Line protocol on standard input and output, for programs.
#include <iostream>

#include "cli/commands/list.h"
#include "cli/protocol/session.h"

namespace tessera::cli {
namespace {

class Engine final : public Command {
 public:
  std::string_view name() const override { return "engine"; }
  std::string_view about() const override { return "Speak the line protocol: one JSON object a line in, one out"; }
  std::string_view examples() const override {
    return "  tessera engine                                 then type {\"do\":\"games\"}\n"
           "  echo '{\"do\":\"games\"}' | tessera engine         one request\n"
           "The requests are described in docs/protocol.md.\n";
  }
  void declare(Parameters&) override {}

  Result<> run() override {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    Session().serve(std::cin, std::cout);
    return Done{};
  }
};

}  // namespace

std::unique_ptr<Command> make_engine() { return std::make_unique<Engine>(); }

}  // namespace tessera::cli
