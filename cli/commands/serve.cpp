#include "server/server.h"

#include <fmt/core.h>

#include "cli/commands/list.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kLevels[] = {"debug", "info", "warning", "error", "off"};

class Serve final : public Command {
 public:
  std::string_view name() const override { return "serve"; }
  std::string_view about() const override { return "Serve the web table"; }
  std::string_view examples() const override {
    return "  tessera serve                         at http://127.0.0.1:8080, data in ./tessera-data\n"
           "  tessera serve --port 9000 --data /var/lib/tessera --host 0.0.0.0\n";
  }

  void declare(Parameters& parameters) override {
    parameters.option("--port", options_.port, 0, 65535, "the port to listen on; 0: any free one");
    parameters.option("--host", options_.host, "the address to listen on; 0.0.0.0: all of this machine");
    parameters.option("--data", data_, "the folder that keeps the tables");
    parameters.option("--web", web_, "the folder of the web client's files; by default those installed");
    parameters.option("--log", options_.log, kLevels, "how much to log, as JSON lines on standard error");
    parameters.option("--threads", options_.threads, 0, 64, "threads that serve; 0: as many as processors, at most 4");
    parameters.option("--bot-threads", options_.bot_threads, 0, 256, "threads bots think on; 0: as many as processors");
    parameters.option("--bot-ms", options_.bot_milliseconds, 1, 60000, "milliseconds a bot thinks about one action");
    parameters.option("--idle-seconds", options_.idle_seconds, 1, 1'000'000, "an unused table leaves memory after that");
    parameters.option("--away-seconds", options_.away_seconds, 1, 1'000'000, "others may give an absent person's seat to a bot after that");
    parameters.option("--requests-per-second", options_.requests_per_second, 0, 1e6, "of one address; 0: no limit");
    parameters.option("--messages-per-second", options_.messages_per_second, 0, 1e6, "of one socket; 0: no limit");
    parameters.option("--tables-per-hour", options_.tables_per_hour, 0, 1e9, "opened by one address; 0: no limit");
    parameters.option("--origin", options_.origins, "other sites whose pages may use this server, https://example.org");
    parameters.flag("--behind-proxy", options_.behind_proxy, "take clients' addresses from X-Forwarded-For");
  }

  Result<> run() override {
    options_.data = data_;
    options_.web = web_;
    return serve(options_, [this](std::uint16_t port) {
      const bool everywhere = options_.host == "0.0.0.0" || options_.host == "::";
      fmt::print("Tessera is at http://{}:{}\n", everywhere ? "127.0.0.1" : options_.host, port);
      std::fflush(stdout);
    });
  }

 private:
  ServerOptions options_;
  std::string data_ = "tessera-data", web_;
};

}  // namespace

std::unique_ptr<Command> make_serve() { return std::make_unique<Serve>(); }

}  // namespace tessera::cli
