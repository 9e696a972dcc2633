#include "server/load/load.h"

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <deque>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/chance/rng.h"
#include "server/load/sockets.h"

extern char** environ;

namespace tessera {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

// A server started for the occasion, in a folder that goes with it.
class OwnServer {
 public:
  static Result<std::unique_ptr<OwnServer>> start() {
    auto server = std::unique_ptr<OwnServer>(new OwnServer);
    char folder[] = "/tmp/tessera-load-XXXXXX";
    if (!mkdtemp(folder)) return Fault{"cannot-write", "cannot make a folder in /tmp"};
    server->folder_ = folder;
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) return Fault{"cannot-read", "cannot make a pipe"};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, pipe_ends[0]);
    std::vector<std::string> words{"tessera",
                                   "serve",
                                   "--port",
                                   "0",
                                   "--data",
                                   server->folder_.string(),
                                   "--log",
                                   "warning",
                                   "--requests-per-second",
                                   "0",
                                   "--messages-per-second",
                                   "0",
                                   "--tables-per-hour",
                                   "0"};
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const int failed = posix_spawn(&server->process_, "/proc/self/exe", &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(pipe_ends[1]);
    if (failed) server->process_ = 0;
    server->port_ = failed ? 0 : read_port(pipe_ends[0]);
    close(pipe_ends[0]);
    if (server->port_ == 0) return Fault{"cannot-read", "the server did not start"};
    return server;
  }

  ~OwnServer() {
    if (process_ > 0) {
      kill(process_, SIGTERM);
      waitpid(process_, nullptr, 0);
    }
    std::error_code ignored;
    if (!folder_.empty()) fs::remove_all(folder_, ignored);
  }

  std::uint16_t port() const { return port_; }

 private:
  OwnServer() = default;

  // The first line it prints ends in its address.
  static std::uint16_t read_port(int from) {
    std::string line;
    for (char c; read(from, &c, 1) == 1 && c != '\n';) line += c;
    const std::size_t colon = line.rfind(':');
    std::uint16_t port = 0;
    if (colon != line.npos) std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
    return port;
  }

  pid_t process_ = 0;
  fs::path folder_;
  std::uint16_t port_ = 0;
};

std::uint64_t figure(const std::string& metrics, const std::string& name) {
  const std::size_t at = metrics.find("\n" + name + " ");
  std::uint64_t number = 0;
  if (at != metrics.npos) std::from_chars(metrics.data() + at + name.size() + 2, metrics.data() + metrics.size(), number);
  return number;
}

double percentile(std::vector<float>& sorted, double part) {
  if (sorted.empty()) return 0;
  return sorted[std::min(sorted.size() - 1, static_cast<std::size_t>(part * static_cast<double>(sorted.size())))];
}

class Generator {
 public:
  Generator(const LoadOptions& options, LoadSockets& sockets) : options_(options), sockets_(sockets), rng_(options.seed) {
    sockets_.on_message([this](std::size_t socket, std::string_view message) { received(socket, message); });
  }

  Result<> sit_down() {
    for (int i = 0; i < options_.tables; ++i)
      if (const Result<> opened = open_table(); !opened) return opened.fault();
    for (int i = 0; i < options_.bot_tables; ++i)
      if (const Result<> opened = open_bot_table(); !opened) return opened.fault();
    return Done{};
  }

  void run(LoadFigures& figures) {
    sockets_.run_for(std::chrono::milliseconds(300));  // lets the first news arrive
    const auto start = Clock::now();
    running_ = true;
    if (options_.rate > 0) {
      started_ = start;
      sockets_.every(std::chrono::microseconds(500), [this] { release_due(); });
    } else {
      for (std::size_t ready : std::exchange(ready_, {})) play(ready, Clock::now());
    }
    sockets_.run_for(std::chrono::milliseconds(static_cast<int>(options_.seconds * 1000)));
    figures.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    figures.moves = moves_;
    running_ = false;
    sockets_.run_for(std::chrono::milliseconds(200));  // the last answers are not counted
    fill_in(figures);
  }

 private:
  struct Seated {
    std::size_t table;
    bool greeted = false;
  };
  struct Playing {
    std::uint64_t sent_sequence = 0;  // the sequence the move in flight was given after; 0: none
    Clock::time_point sent{};
    std::size_t mover = 0;
    std::string next{};  // the message that plays the next move
    bool pushed = true, over = false;
  };

  Result<> open_table() {
    json::array seats;
    seats.push_back(json::object{{"kind", "me"}, {"name", "load"}});
    for (int i = 1; i < options_.seats; ++i) seats.push_back(json::object{{"kind", "open"}});
    Result<std::string> answer = sockets_.post("/api/tables", json::serialize(json::object{{"game", options_.game}, {"seats", seats}}));
    if (!answer) return answer.fault();
    const std::string table(json::parse(*answer).at("table").as_string());
    tables_.emplace_back();
    for (int seat = 0; seat < options_.seats; ++seat) {
      if (seat > 0) answer = sockets_.post("/api/tables/" + table + "/join", "{}");
      if (!answer) return answer.fault();
      const json::value token = json::parse(*answer).at("token");
      const Result<std::size_t> socket = sockets_.open("/api/tables/" + table + "/socket");
      if (!socket) return socket.fault();
      seated_.push_back({tables_.size() - 1});
      sockets_.send(*socket,
                    json::serialize(json::object{{"do", "watch"}, {"token", token}, {"detail", options_.full ? "full" : "moves"}}));
    }
    return Done{};
  }

  Result<> open_bot_table() {
    json::array seats;
    for (int i = 0; i < options_.seats; ++i) seats.push_back(json::object{{"kind", "bot"}, {"bot", options_.bot}});
    const json::object order{{"game", options_.game}, {"seats", seats}, {"pace", 0}};
    const Result<std::string> answer = sockets_.post("/api/tables", json::serialize(order));
    if (!answer) return answer.fault();
    return Done{};
  }

  // Of each message only what the generator needs is looked at, so that it does not become the limit.
  void received(std::size_t socket, std::string_view text) {
    if (text.starts_with(R"({"type":"done")")) return answered(socket);
    if (text.starts_with(R"({"type":"error")")) {
      ++refused_;
      return;
    }
    if (text.starts_with(R"({"type":"moved")") || text.starts_with(R"({"type":"update")")) news(socket, text);
  }

  void answered(std::size_t socket) {
    const Playing& playing = tables_[seated_[socket].table];
    if (!running_) return;
    ++moves_;
    answer_times_.push_back(milliseconds_since(playing.sent));
  }

  void news(std::size_t socket, std::string_view text) {
    json::monotonic_resource pool(scratch_.data(), scratch_.size());
    const json::value message = json::parse({text.data(), text.size()}, &pool);
    Playing& playing = tables_[seated_[socket].table];
    const std::uint64_t sequence = message.at("sequence").to_number<std::uint64_t>();
    if (!playing.pushed && socket != playing.mover && sequence > playing.sent_sequence) {
      playing.pushed = true;
      if (running_) push_times_.push_back(milliseconds_since(playing.sent));
    }
    const json::array& legal = message.at("legal").as_array();
    if (!legal.empty()) {
      const json::value& chosen = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
      const json::value& action = chosen.is_string() ? chosen : chosen.at("action");
      playing.next = json::serialize(json::object{{"do", "play"}, {"action", action}, {"after", sequence}});
      playing.sent_sequence = sequence;
      playing.mover = socket;
      if (running_ && options_.rate == 0) play(seated_[socket].table, Clock::now());
      else ready_.push_back(seated_[socket].table);
    }
    const json::value& actor = message.as_object().contains("actor") ? message.at("actor") : message.at("decision").at("actor");
    playing.over = actor == "no_one";
  }

  void play(std::size_t table, Clock::time_point due) {
    Playing& playing = tables_[table];
    playing.sent = due;
    playing.pushed = options_.seats == 1;
    sockets_.send(playing.mover, std::move(playing.next));
  }

  // Moves are due at even distances. Latency counts from when a move was due, unless no table was
  // ready to make it.
  void release_due() {
    if (!running_) return;
    const auto now = Clock::now();
    const double due = std::chrono::duration<double>(now - started_).count() * options_.rate;
    while (static_cast<double>(released_) < due) {
      if (ready_.empty()) {
        released_ = static_cast<std::uint64_t>(due);
        return;
      }
      const auto at = started_ + std::chrono::duration_cast<Clock::duration>(
                                     std::chrono::duration<double>(static_cast<double>(released_) / options_.rate));
      play(ready_.front(), at);
      ready_.pop_front();
      ++released_;
    }
  }

  static float milliseconds_since(Clock::time_point then) { return std::chrono::duration<float, std::milli>(Clock::now() - then).count(); }

  void fill_in(LoadFigures& figures) {
    std::ranges::sort(answer_times_);
    std::ranges::sort(push_times_);
    figures.tables = options_.tables;
    figures.tables_over = static_cast<int>(std::ranges::count(tables_, true, &Playing::over));
    figures.refused = refused_;
    figures.lost_sockets = sockets_.lost();
    figures.answer_p50 = percentile(answer_times_, 0.5);
    figures.answer_p99 = percentile(answer_times_, 0.99);
    figures.push_p50 = percentile(push_times_, 0.5);
    figures.push_p99 = percentile(push_times_, 0.99);
    figures.push_max = push_times_.empty() ? 0 : push_times_.back();
  }

  const LoadOptions options_;
  LoadSockets& sockets_;
  Rng rng_;
  std::vector<unsigned char> scratch_ = std::vector<unsigned char>(64 * 1024);  // for reading messages
  std::vector<Seated> seated_;  // by socket
  std::vector<Playing> tables_;
  std::deque<std::size_t> ready_;
  std::vector<float> answer_times_, push_times_;
  std::uint64_t moves_ = 0, refused_ = 0, released_ = 0;
  Clock::time_point started_{};
  bool running_ = false;
};

}  // namespace

Result<LoadFigures> load(const LoadOptions& options, const std::function<void(const std::string&)>& say) {
  std::unique_ptr<OwnServer> own;
  if (options.port == 0) {
    Result<std::unique_ptr<OwnServer>> started = OwnServer::start();
    if (!started) return started.fault();
    own = std::move(*started);
  }
  const std::unique_ptr<LoadSockets> sockets = make_load_sockets(own ? own->port() : static_cast<std::uint16_t>(options.port));
  Generator generator(options, *sockets);
  say("opening " + std::to_string(options.tables) + " tables with " + std::to_string(options.seats) + " sockets each");
  if (const Result<> seated = generator.sit_down(); !seated) return seated.fault();
  const Result<std::string> before = sockets->get("/metrics");
  if (!before) return before.fault();
  say("playing");
  LoadFigures figures;
  generator.run(figures);
  const Result<std::string> after = sockets->get("/metrics");
  if (!after) return after.fault();
  const auto grown = [&](const char* name) { return figure(*after, name) - figure(*before, name); };
  figures.server_moves = grown("tessera_moves_total");
  figures.bot_moves = grown("tessera_bot_moves_total");
  figures.commits = grown("tessera_store_commits_total");
  figures.server_bytes = figure(*after, "tessera_resident_bytes");
  return figures;
}

json::object to_json(const LoadFigures& figures) {
  return {
      {"tables", figures.tables},
      {"tables_over", figures.tables_over},
      {"seconds", figures.seconds},
      {"moves", figures.moves},
      {"moves_per_second", figures.moves_per_second()},
      {"answer_ms", {{"p50", figures.answer_p50}, {"p99", figures.answer_p99}}},
      {"push_ms", {{"p50", figures.push_p50}, {"p99", figures.push_p99}, {"max", figures.push_max}}},
      {"refused", figures.refused},
      {"lost_sockets", figures.lost_sockets},
      {"server",
       {{"moves", figures.server_moves}, {"bot_moves", figures.bot_moves}, {"commits", figures.commits}, {"bytes", figures.server_bytes}}}};
}

}  // namespace tessera
