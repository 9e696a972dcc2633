#include "server/load/sockets.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>
#include <vector>

namespace tessera {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = net::ip::tcp;
using Error = beast::error_code;

constexpr const char* kHost = "127.0.0.1";

Fault lost_server(const Error& error) { return {"cannot-read", "the server does not answer: " + error.message()}; }

class BeastLoadSockets final : public LoadSockets {
 public:
  explicit BeastLoadSockets(std::uint16_t port) : endpoint_(net::ip::make_address(kHost), port) {}

  Result<std::string> get(const std::string& path) override { return ask(http::verb::get, path, {}); }
  Result<std::string> post(const std::string& path, const std::string& body) override { return ask(http::verb::post, path, body); }

  Result<std::size_t> open(const std::string& path) override {
    auto socket = std::make_unique<Socket>(io_);
    Error error;
    beast::get_lowest_layer(socket->stream).connect(endpoint_, error);
    if (error) return lost_server(error);
    beast::get_lowest_layer(socket->stream).set_option(tcp::no_delay(true), error);
    socket->stream.read_message_max(4 << 20);
    socket->stream.handshake(host(), path, error);
    if (error) return lost_server(error);
    sockets_.push_back(std::move(socket));
    read(sockets_.size() - 1);
    return sockets_.size() - 1;
  }

  void send(std::size_t number, std::string message) override {
    Socket& socket = *sockets_[number];
    socket.unsent.push_back(std::move(message));
    if (socket.unsent.size() == 1) write(number);
  }

  void on_message(Received received) override { received_ = std::move(received); }

  void every(std::chrono::microseconds interval, std::function<void()> work) override {
    interval_ = interval;
    work_ = std::move(work);
    timer_.emplace(io_);
    timer_->expires_after(interval_);
    tick();
  }

  void run_for(std::chrono::milliseconds time) override {
    io_.restart();
    io_.run_for(time);
  }

  std::size_t lost() const override { return lost_; }

 private:
  struct Socket {
    explicit Socket(net::io_context& io) : stream(io) {}
    websocket::stream<tcp::socket> stream;
    beast::flat_buffer buffer;
    std::deque<std::string> unsent;
  };

  std::string host() const { return std::string(kHost) + ":" + std::to_string(endpoint_.port()); }

  Result<std::string> ask(http::verb verb, const std::string& path, const std::string& body) {
    Error error;
    if (!http_) {
      http_.emplace(io_);
      http_->connect(endpoint_, error);
      if (error) return http_.reset(), lost_server(error);
    }
    http::request<http::string_body> request{verb, path, 11, body};
    request.set(http::field::host, host());
    request.set(http::field::content_type, "application/json");
    request.prepare_payload();
    http::write(*http_, request, error);
    http::response<http::string_body> response;
    if (!error) http::read(*http_, http_buffer_, response, error);
    if (error) return http_.reset(), lost_server(error);
    if (response.result_int() >= 400) return Fault{"refused", path + ": " + response.body()};
    return std::move(response.body());
  }

  void read(std::size_t number) {
    Socket& socket = *sockets_[number];
    socket.stream.async_read(socket.buffer, [this, number](Error error, std::size_t) {
      if (error) {
        ++lost_;
        return;
      }
      Socket& here = *sockets_[number];
      const auto data = here.buffer.cdata();
      if (received_) received_(number, {static_cast<const char*>(data.data()), data.size()});
      here.buffer.consume(here.buffer.size());
      read(number);
    });
  }

  void write(std::size_t number) {
    Socket& socket = *sockets_[number];
    socket.stream.async_write(net::buffer(socket.unsent.front()), [this, number](Error error, std::size_t) {
      Socket& here = *sockets_[number];
      here.unsent.pop_front();
      if (!error && !here.unsent.empty()) write(number);
    });
  }

  void tick() {
    timer_->async_wait([this](Error error) {
      if (error) return;
      work_();
      timer_->expires_at(timer_->expiry() + interval_);
      tick();
    });
  }

  net::io_context io_{1};
  tcp::endpoint endpoint_;
  std::optional<tcp::socket> http_;
  beast::flat_buffer http_buffer_;
  std::vector<std::unique_ptr<Socket>> sockets_;
  Received received_;
  std::chrono::microseconds interval_{};
  std::function<void()> work_;
  std::optional<net::steady_timer> timer_;
  std::size_t lost_ = 0;
};

}  // namespace

std::unique_ptr<LoadSockets> make_load_sockets(std::uint16_t port) { return std::make_unique<BeastLoadSockets>(port); }

}  // namespace tessera
