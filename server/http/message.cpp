#include "server/http/message.h"

namespace tessera {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::optional<std::string> decode(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_digit(text[i + 1]), low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0 || (high == 0 && low == 0)) return std::nullopt;
    decoded += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return decoded;
}

}  // namespace

std::optional<Target> read_target(std::string_view target) {
  if (target.empty() || target[0] != '/') return std::nullopt;
  const std::size_t mark = target.find('?');
  const std::optional<std::string> path = decode(target.substr(0, mark));
  if (!path) return std::nullopt;
  Target read{*path, {}};
  std::string_view rest = mark == target.npos ? std::string_view{} : target.substr(mark + 1);
  while (!rest.empty()) {
    const std::string_view pair = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
    const std::size_t equals = pair.find('=');
    const auto key = decode(pair.substr(0, equals));
    const auto value = decode(equals == pair.npos ? std::string_view{} : pair.substr(equals + 1));
    if (!key || !value) return std::nullopt;
    read.query.emplace(*key, *value);
  }
  return read;
}

}  // namespace tessera
