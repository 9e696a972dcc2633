// Sockets, timers and threads. The one header of the network code; its library stays behind it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>

#include "core/base/result.h"
#include "server/http/message.h"
#include "server/socket/connection.h"

namespace tessera {

// Runs work on the threads that also serve the sockets.
class Reactor {
 public:
  using Work = std::function<void()>;
  virtual ~Reactor() = default;
  virtual void post(Work work) = 0;
  virtual void after(std::chrono::milliseconds delay, Work work) = 0;
};

// Answers what comes in.
class Service {
 public:
  virtual ~Service() = default;
  virtual void answer(Request request, Reply reply) = 0;
  // Takes a WebSocket, or refuses it with an answer.
  virtual std::variant<std::shared_ptr<Listener>, Response> accept(const Request& request) = 0;
};

struct NetworkLimits {
  std::size_t header_bytes = 16 * 1024;
  std::size_t body_bytes = 64 * 1024;
  std::size_t message_bytes = 16 * 1024;      // of one WebSocket message received
  std::size_t unsent_bytes = 4 * 1024 * 1024;  // a reader slower than that is dropped
  std::size_t connections = 20'000;
  std::chrono::seconds request_time{30};
};

class Network : public Reactor {
 public:
  // Listens; port 0 takes any free one.
  virtual Result<> listen(const std::string& host, std::uint16_t port, Service& service) = 0;
  virtual std::uint16_t port() const = 0;
  // Serves on `threads` threads, this one included, until stop().
  virtual void run(int threads) = 0;
  // Called on SIGINT or SIGTERM, once.
  virtual void on_signal(Work work) = 0;
  virtual void stop_listening() = 0;
  virtual void stop() = 0;
  virtual std::size_t connections() const = 0;
};

std::unique_ptr<Network> make_network(const NetworkLimits& limits);

}  // namespace tessera
