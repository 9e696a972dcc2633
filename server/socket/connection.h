// One open WebSocket, as everything but the network code sees it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// The other side. All calls may come from any thread.
class Connection {
 public:
  using Text = std::shared_ptr<const std::string>;
  virtual ~Connection() = default;
  virtual void send(Text message) = 0;
  // Sends what waits and closes.
  virtual void close() = 0;
};

inline Connection::Text share(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

// Our side: gets one call at a time.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void opened(std::shared_ptr<Connection> connection) = 0;
  virtual void received(std::string_view message) = 0;
  virtual void closed() = 0;  // the last call
};

}  // namespace tessera
