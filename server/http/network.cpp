// HTTP over Boost.Beast. A WebSocket upgrade leaves for server/socket/socket_session.cpp.
#include <atomic>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <thread>

#include "server/http/headers.h"
#include "server/http/network.h"
#include "server/socket/socket_session.h"

namespace tessera {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using Error = beast::error_code;

std::string lower(std::string_view text) {
  std::string lowered(text);
  for (char& c : lowered)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lowered;
}

Request::Method method_of(http::verb verb) {
  switch (verb) {
    case http::verb::get: return Request::Method::get;
    case http::verb::head: return Request::Method::head;
    case http::verb::post: return Request::Method::post;
    case http::verb::options: return Request::Method::options;
    default: return Request::Method::other;
  }
}

Response plain(int status, std::string_view code, std::string_view message) {
  Response response{.status = status,
                    .body = share("{\"error\":{\"code\":\"" + std::string(code) + "\",\"message\":\"" + std::string(message) + "\"}}")};
  add_security_headers(response);
  return response;
}

// One connection of HTTP: reads a request, has it answered, writes the answer, reads the next.
class HttpSession : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(tcp::socket socket, Service& service, const NetworkLimits& limits, std::atomic<std::size_t>& open)
      : stream_(std::move(socket)), service_(service), limits_(limits), open_(open) {
    ++open_;
    Error error;
    const tcp::endpoint peer = stream_.socket().remote_endpoint(error);
    if (!error) address_ = peer.address().to_string();
    stream_.socket().set_option(tcp::no_delay(true), error);
  }
  ~HttpSession() { --open_; }

  void read() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser_->body_limit(limits_.body_bytes);
    stream_.expires_after(limits_.request_time);
    http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](Error error, std::size_t) { self->have_read(error); });
  }

 private:
  using Message = http::response<http::span_body<char const>>;

  void have_read(Error error) {
    if (error == http::error::body_limit) return write(plain(413, "too-large", "the body is too large"), Last::yes);
    if (error == http::error::header_limit) return write(plain(431, "too-large", "the headers are too large"), Last::yes);
    if (error && error.category() == http::make_error_code(http::error::end_of_stream).category() && error != http::error::end_of_stream &&
        error != http::error::partial_message)
      return write(plain(400, "bad-message", "this is not HTTP"), Last::yes);
    if (error) return close();
    const auto& message = parser_->get();
    const std::optional<Target> target = read_target({message.target().data(), message.target().size()});
    if (!target) return write(plain(400, "bad-message", "the address is malformed"), Last::no);
    Request request = make_request(*target);
    if (beast::websocket::is_upgrade(message)) return upgrade(request);
    service_.answer(std::move(request), [self = shared_from_this()](Response response) {
      net::post(self->stream_.get_executor(),
                [self, response = std::move(response)]() mutable { self->write(std::move(response), Last::no); });
    });
  }

  Request make_request(const Target& target) {
    auto& message = parser_->get();
    Request request{
        .method = method_of(message.method()), .path = target.path, .query = target.query, .headers = {}, .body = {}, .address = address_};
    for (const auto& field : message)
      request.headers.emplace(lower({field.name_string().data(), field.name_string().size()}),
                              std::string(field.value().data(), field.value().size()));
    request.body = std::move(message.body());
    return request;
  }

  void upgrade(const Request& request) {
    auto accepted = service_.accept(request);
    if (auto* refusal = std::get_if<Response>(&accepted)) return write(std::move(*refusal), Last::no);
    start_socket_session(std::move(stream_), parser_->release(), std::move(std::get<0>(accepted)), limits_, open_);
  }

  enum class Last { no, yes };

  void write(Response response, Last last) {
    body_ = std::move(response.body);
    const auto& request = parser_->get();
    message_.emplace();
    message_->version(request.version() ? request.version() : 11);
    message_->result(static_cast<unsigned>(response.status));
    message_->set(http::field::content_type, response.type);
    for (const auto& [name, value] : response.headers) message_->set(name, value);
    message_->keep_alive(last == Last::no && parser_->is_done() && request.keep_alive());
    const bool never_has_body = response.status == 204 || response.status == 304;
    const bool without_body = request.method() == http::verb::head || never_has_body;
    if (!without_body) message_->body() = {body_->data(), body_->size()};
    if (!never_has_body) message_->content_length(body_->size());
    stream_.expires_after(limits_.request_time);
    if (without_body) {
      header_.emplace(*message_);
      http::async_write_header(stream_, *header_, [self = shared_from_this()](Error error, std::size_t) { self->written(error); });
    } else {
      http::async_write(stream_, *message_, [self = shared_from_this()](Error error, std::size_t) { self->written(error); });
    }
  }

  void written(Error error) {
    if (error || message_->need_eof()) return close();
    header_.reset();
    message_.reset();
    read();
  }

  void close() {
    Error ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.close();
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<Message> message_;
  std::optional<http::response_serializer<http::span_body<char const>>> header_;
  std::shared_ptr<const std::string> body_;
  Service& service_;
  const NetworkLimits& limits_;
  std::atomic<std::size_t>& open_;
  std::string address_;
};

class AsioNetwork final : public Network {
 public:
  explicit AsioNetwork(const NetworkLimits& limits) : limits_(limits), acceptor_(io_), signals_(io_) {}

  Result<> listen(const std::string& host, std::uint16_t port, Service& service) override {
    service_ = &service;
    Error error;
    const net::ip::address address = net::ip::make_address(host == "localhost" ? "127.0.0.1" : host, error);
    if (error) return Fault{"cannot-listen", "'" + host + "' is no address of this machine, such as 127.0.0.1 or 0.0.0.0", "--host"};
    const tcp::endpoint endpoint(address, port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(net::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(4096, error);
    if (error)
      return Fault{"cannot-listen", "cannot listen on " + host + " port " + std::to_string(port) + ": " + error.message(), "--port"};
    port_ = acceptor_.local_endpoint().port();
    accept();
    return Done{};
  }

  std::uint16_t port() const override { return port_; }

  void run(int threads) override {
    const auto kept = net::make_work_guard(io_);
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([this] { io_.run(); });
    io_.run();
    for (std::thread& other : others) other.join();
  }

  void on_signal(Work work) override {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([work = std::move(work)](Error error, int) {
      if (!error) work();
    });
  }

  void stop_listening() override {
    net::post(io_, [this] {
      Error ignored;
      acceptor_.close(ignored);
    });
  }
  void stop() override { io_.stop(); }
  std::size_t connections() const override { return open_; }

  void post(Work work) override { net::post(io_, std::move(work)); }

  void after(std::chrono::milliseconds delay, Work work) override {
    auto timer = std::make_shared<net::steady_timer>(io_, delay);
    timer->async_wait([timer, work = std::move(work)](Error error) {
      if (!error) work();
    });
  }

 private:
  void accept() {
    acceptor_.async_accept(net::make_strand(io_), [this](Error error, tcp::socket socket) {
      if (!acceptor_.is_open()) return;
      if (!error && open_ < limits_.connections) std::make_shared<HttpSession>(std::move(socket), *service_, limits_, open_)->read();
      // Out of file handles: let some go before the next try.
      if (error == net::error::no_descriptors) return after(std::chrono::milliseconds(100), [this] { accept(); });
      accept();
    });
  }

  NetworkLimits limits_;
  std::atomic<std::size_t> open_ = 0;  // sessions count themselves out when io_ goes
  net::io_context io_;
  tcp::acceptor acceptor_;
  net::signal_set signals_;
  Service* service_ = nullptr;
  std::uint16_t port_ = 0;
};

}  // namespace

std::unique_ptr<Network> make_network(const NetworkLimits& limits) { return std::make_unique<AsioNetwork>(limits); }

}  // namespace tessera
