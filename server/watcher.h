// One WebSocket at a table: reads orders, shows what the room says.
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "server/http/limits.h"
#include "server/room/lobby.h"

namespace tessera {

class SocketWatcher final : public Listener, public Watcher, public std::enable_shared_from_this<SocketWatcher> {
 public:
  SocketWatcher(Lobby& lobby, Reactor& reactor, Metrics& metrics, std::string table, const Rate& rate)
      : lobby_(lobby), reactor_(reactor), metrics_(metrics), table_(std::move(table)), bucket_(rate) {}

  void opened(std::shared_ptr<Connection> connection) override;
  void received(std::string_view message) override;
  void closed() override;
  void show(Connection::Text message) override;

  void say_goodbye(std::string_view reason);
  void forget() { connection_ = nullptr; }  // when nothing runs any more: the two hold each other

 private:
  using Id = std::optional<std::int64_t>;
  void carry_out(const WatchOrder& order, Id id);
  void carry_out(const PlayOrder& order, Id id);
  void carry_out(const UndoOrder& order, Id id);
  void carry_out(const HintOrder& order, Id id);
  void carry_out(const SeatOrder& order, Id id);
  void carry_out(const PaceOrder& order, Id id);
  void carry_out(const PingOrder& order, Id id);
  void refuse(const Fault& fault, Id id);
  Answering answer_to(Id id);

  Lobby& lobby_;
  Reactor& reactor_;
  Metrics& metrics_;
  const std::string table_;
  Bucket bucket_;
  int over_the_limit_ = 0;
  std::shared_ptr<Connection> connection_;  // set once, before all else; used by any thread
  std::shared_ptr<Room> room_;              // once it watches
  std::atomic<bool> is_watching_ = false;
  std::string token_;
};

}  // namespace tessera
