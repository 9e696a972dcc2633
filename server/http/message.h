// Requests and answers of HTTP, as everything but the network code sees them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

struct Request {
  enum class Method : std::uint8_t { get, head, post, options, other };
  Method method = Method::get;
  std::string path;                          // decoded, without the query
  std::map<std::string, std::string> query;  // decoded
  std::map<std::string, std::string> headers;  // names in lower case; of equal names the first
  std::string body;
  std::string address;  // of the client, without port

  std::string_view header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? std::string_view{} : std::string_view(found->second);
  }
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::shared_ptr<const std::string> body = std::make_shared<std::string>();
  std::vector<std::pair<std::string, std::string>> headers{};
};

// May be called once, from any thread.
using Reply = std::function<void(Response)>;

// Splits a target "/a%20b?c=d" into path and query; nothing where it is malformed.
struct Target {
  std::string path;
  std::map<std::string, std::string> query;
};
std::optional<Target> read_target(std::string_view target);

}  // namespace tessera
