// Many clients on one thread, for loading a server on this machine. Connects to 127.0.0.1 only.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace tessera {

class LoadSockets {
 public:
  using Received = std::function<void(std::size_t socket, std::string_view message)>;
  virtual ~LoadSockets() = default;

  // HTTP, one after another; the body of an answer below 400.
  virtual Result<std::string> get(const std::string& path) = 0;
  virtual Result<std::string> post(const std::string& path, const std::string& body) = 0;
  // Opens a WebSocket; the first has number 0.
  virtual Result<std::size_t> open(const std::string& path) = 0;
  virtual void send(std::size_t socket, std::string message) = 0;

  virtual void on_message(Received received) = 0;
  // Calls `work` every so often while running.
  virtual void every(std::chrono::microseconds interval, std::function<void()> work) = 0;
  virtual void run_for(std::chrono::milliseconds time) = 0;
  virtual std::size_t lost() const = 0;  // sockets the server closed
};

std::unique_ptr<LoadSockets> make_load_sockets(std::uint16_t port);

}  // namespace tessera
