#include "server/http/headers.h"

#include <algorithm>

namespace tessera {
namespace {

std::string* find(Response& response, std::string_view name) {
  const auto found = std::ranges::find(response.headers, name, [](const auto& header) { return std::string_view(header.first); });
  return found == response.headers.end() ? nullptr : &found->second;
}

void add_vary(Response& response, std::string_view name) {
  if (std::string* vary = find(response, "Vary")) vary->append(", ").append(name);
  else response.headers.emplace_back("Vary", name);
}

}  // namespace

void add_security_headers(Response& response, std::string_view reader) {
  static const std::pair<std::string, std::string> kHeaders[] = {
      {"Content-Security-Policy",
       "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
       "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
       "form-action 'self'; frame-ancestors 'none'"},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
      {"X-Frame-Options", "DENY"}};
  for (const auto& header : kHeaders) response.headers.push_back(header);
  response.headers.emplace_back("Cross-Origin-Resource-Policy", reader.empty() ? "same-origin" : "cross-origin");
  if (!reader.empty()) {
    response.headers.emplace_back("Access-Control-Allow-Origin", reader);
    add_vary(response, "Origin");
  }
  if (!find(response, "Cache-Control")) response.headers.emplace_back("Cache-Control", "no-store");
}

Response preflight() {
  return {.status = 204,
          .headers = {{"Access-Control-Allow-Methods", "GET, HEAD, POST"},
                      {"Access-Control-Allow-Headers", "Authorization, Content-Type, Seat-Tokens"},
                      {"Access-Control-Max-Age", "600"}}};
}

}  // namespace tessera
