// The addresses of the server and what each answers.
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/http/files.h"
#include "server/http/limits.h"
#include "server/room/lobby.h"
#include "server/watcher.h"

namespace tessera {

struct ApiLimits {
  Rate requests{50, 300};           // of one address
  Rate messages{20, 100};           // of one socket
  Rate tables{200.0 / 3600, 200};   // opened by one address
  std::vector<std::string> origins{};  // allowed besides our own
  bool behind_proxy = false;        // the client's address is what the proxy says
};

class Api final : public Service {
 public:
  Api(Network& network, Lobby& lobby, Store& store, Bots& bots, Metrics& metrics, Files& files, const ApiLimits& limits)
      : network_(network),
        lobby_(lobby),
        store_(store),
        bots_(bots),
        metrics_(metrics),
        files_(files),
        limits_(limits),
        requests_(limits.requests),
        tables_(limits.tables) {}

  void answer(Request request, Reply reply) override;
  std::variant<std::shared_ptr<Listener>, Response> accept(const Request& request) override;

  void say_goodbye();  // to every socket
  void forget_sockets();  // at the end, when nothing runs any more

 private:
  using Respond = std::function<void(Response)>;
  std::string address_of(const Request& request) const;
  bool is_trusted(std::string_view origin) const;
  bool is_foreign(const Request& request) const;
  void answer_table(const Request& request, const std::string& id, const std::string& what, const Respond& respond);
  void read_table(const Request& request, const std::string& id, const std::string& what, const Respond& respond);
  void change_table(const Request& request, const std::string& id, const std::string& what, const Respond& respond);
  void create_table(const Request& request, const Respond& respond);
  void list_tables(const Request& request, const Respond& respond);
  void check_health(const Respond& respond);
  Response health(bool well);
  Response figures();

  Network& network_;
  Lobby& lobby_;
  Store& store_;
  Bots& bots_;
  Metrics& metrics_;
  Files& files_;
  const ApiLimits limits_;
  BucketPerAddress requests_, tables_;
  std::mutex mutex_;
  std::vector<std::weak_ptr<SocketWatcher>> sockets_;  // some may have closed
  std::size_t sweep_at_ = 64;
};

}  // namespace tessera
