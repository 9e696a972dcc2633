#include "server/socket/socket_session.h"

#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

namespace tessera {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Error = beast::error_code;

websocket::permessage_deflate compression() {
  websocket::permessage_deflate deflate;
  deflate.server_enable = true;
  deflate.client_enable = false;
  deflate.compLevel = 3;
  deflate.memLevel = 5;
  deflate.server_max_window_bits = 13;
  deflate.msg_size_threshold = 1024;
  return deflate;
}

class SocketSession final : public Connection, public std::enable_shared_from_this<SocketSession> {
 public:
  SocketSession(beast::tcp_stream stream, const NetworkLimits& limits, std::atomic<std::size_t>& open)
      : stream_(std::move(stream)), limits_(limits), open_(open) {
    ++open_;
  }
  ~SocketSession() override { --open_; }

  void start(Handshake handshake, std::shared_ptr<Listener> listener) {
    listener_ = std::move(listener);
    handshake_ = std::move(handshake);
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(60);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.set_option(compression());
    stream_.read_message_max(limits_.message_bytes);
    stream_.text(true);
    stream_.auto_fragment(false);
    stream_.async_accept(handshake_, [self = shared_from_this()](Error error) {
      if (error) return self->end();
      self->open_for_sending_ = true;
      self->listener_->opened(self);
      self->read();
      self->write_next();
    });
  }

  void send(Text message) override {
    net::post(stream_.get_executor(),
              [self = shared_from_this(), message = std::move(message)]() mutable { self->enqueue(std::move(message)); });
  }

  void close() override {
    net::post(stream_.get_executor(), [self = shared_from_this()] {
      self->closing_ = true;
      if (self->open_for_sending_ && !self->writing_) self->send_close();
    });
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
      if (error) return self->end();
      const auto data = self->buffer_.cdata();
      self->listener_->received({static_cast<const char*>(data.data()), data.size()});
      self->buffer_.consume(self->buffer_.size());
      if (!self->ended_) self->read();
    });
  }

  void enqueue(Text message) {
    if (closing_ || ended_) return;
    unsent_bytes_ += message->size();
    unsent_.push_back(std::move(message));
    if (unsent_bytes_ > limits_.unsent_bytes) return drop();
    if (open_for_sending_ && !writing_) write_next();
  }

  void write_next() {
    if (ended_) return;
    if (unsent_.empty()) {
      if (closing_) send_close();
      return;
    }
    writing_ = true;
    stream_.async_write(net::buffer(*unsent_.front()), [self = shared_from_this()](Error error, std::size_t) {
      self->writing_ = false;
      if (error) return self->end();
      self->unsent_bytes_ -= self->unsent_.front()->size();
      self->unsent_.pop_front();
      self->write_next();
    });
  }

  void send_close() {
    if (std::exchange(close_sent_, true)) return;
    writing_ = true;
    stream_.async_close(websocket::close_code::going_away, [self = shared_from_this()](Error) { self->end(); });
  }

  // The other side reads too slowly: nothing can be said to it any more.
  void drop() {
    beast::get_lowest_layer(stream_).close();
    end();
  }

  void end() {
    if (std::exchange(ended_, true)) return;
    // The listener may hold us, and we hold it: part both ways.
    const std::shared_ptr<Listener> listener = std::move(listener_);
    listener_ = std::make_shared<Deaf>();
    if (listener) listener->closed();
  }

  struct Deaf final : Listener {
    void opened(std::shared_ptr<Connection>) override {}
    void received(std::string_view) override {}
    void closed() override {}
  };

  websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  const NetworkLimits& limits_;
  std::atomic<std::size_t>& open_;
  Handshake handshake_;
  std::shared_ptr<Listener> listener_ = std::make_shared<Deaf>();
  std::deque<Text> unsent_;
  std::size_t unsent_bytes_ = 0;
  bool open_for_sending_ = false, writing_ = false, closing_ = false, close_sent_ = false, ended_ = false;
};

}  // namespace

void start_socket_session(beast::tcp_stream stream, Handshake handshake, std::shared_ptr<Listener> listener, const NetworkLimits& limits,
                          std::atomic<std::size_t>& open) {
  std::make_shared<SocketSession>(std::move(stream), limits, open)->start(std::move(handshake), std::move(listener));
}

}  // namespace tessera
