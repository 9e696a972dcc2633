#include "server/server.h"

#include <sys/resource.h>

#include <thread>

#include "server/api.h"
#include "server/log.h"
#include "server/room/token.h"

namespace tessera {
namespace {

namespace fs = std::filesystem;

constexpr auto kBetweenSweeps = std::chrono::seconds(5);
constexpr auto kTimeToSayGoodbye = std::chrono::milliseconds(300);

int processors() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

// Where the client's files are: named, installed with the program, or just built.
fs::path find_web(const fs::path& named) {
  if (!named.empty()) return named;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const fs::path& folder : {program / "../share/tessera/web", program / "../web", program / "web", fs::path("build/web")})
    if (fs::exists(folder / "index.html", error)) return fs::weakly_canonical(folder, error);
  return {};
}

// Each table may have several sockets: as many as the system lets us.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

Rate rate(double per_second, double burst_seconds) { return {per_second, per_second * burst_seconds}; }

void sweep_from_time_to_time(Network& network, Lobby& lobby) {
  network.after(kBetweenSweeps, [&network, &lobby] {
    lobby.sweep();
    sweep_from_time_to_time(network, lobby);
  });
}

}  // namespace

Result<> serve(const ServerOptions& options, const std::function<void(std::uint16_t)>& ready) {
  log::prepare(options.log);
  if (!prepare_secrets()) return Fault{"cannot-listen", "this machine has no source of randomness"};
  raise_file_limit();
  std::error_code error;
  fs::create_directories(options.data, error);
  if (error) return Fault{"cannot-store", "cannot make the folder " + options.data.string() + ": " + error.message(), "--data"};
  Result<std::unique_ptr<Store>> store = open_sqlite_store(options.data / "tessera.sqlite");
  if (!store) return store.fault();

  Metrics metrics;
  const std::unique_ptr<Network> network = make_network(NetworkLimits{});
  Bots bots(options.bot_threads > 0 ? options.bot_threads : processors(), options.bot_milliseconds, metrics);
  const House house{
      .reactor = *network, .store = **store, .bots = bots, .metrics = metrics, .away_after = std::chrono::seconds(options.away_seconds)};
  Lobby lobby(house, std::chrono::seconds(options.idle_seconds));
  const fs::path web = find_web(options.web);
  Files files(web);
  const ApiLimits limits{.requests = rate(options.requests_per_second, 6),
                         .messages = rate(options.messages_per_second, 5),
                         .tables = rate(options.tables_per_hour / 3600, 3600),
                         .origins = options.origins,
                         .behind_proxy = options.behind_proxy};
  Api api(*network, lobby, **store, bots, metrics, files, limits);

  if (const Result<> listening = network->listen(options.host, static_cast<std::uint16_t>(options.port), api); !listening)
    return listening.fault();
  network->on_signal([&] {
    log::info("shutting-down");
    network->stop_listening();
    api.say_goodbye();
    network->after(kTimeToSayGoodbye, [&] { network->stop(); });
  });
  sweep_from_time_to_time(*network, lobby);
  log::info(
      "listening",
      {{"host", options.host}, {"port", network->port()}, {"data", options.data.string()}, {"web", files.empty() ? "none" : web.string()}});
  ready(network->port());
  network->run(options.threads > 0 ? options.threads : std::min(4, processors()));
  bots.stop();
  api.forget_sockets();
  lobby.close();
  (*store)->flush();
  log::info("stopped");
  return Done{};
}

}  // namespace tessera
