#include "cli/faults.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kInStart = "start.";

// The length of the character that begins the text, or 0 where none does.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
  const bool outside = (first == 0xed && byte(1) >= 0xa0) || (first == 0xf4 && byte(1) >= 0x90);
  return overlong || outside ? 0 : length;
}

}  // namespace

std::string valid_utf8(std::string_view text) {
  std::string valid;
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 0) valid += '?';
    else valid += text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return valid;
}

std::string name_seats(int players) { return players == 1 ? "seat 0" : "a seat from 0 to " + std::to_string(players - 1); }

std::string sentence(const Fault& fault) {
  if (fault.place.empty()) return fault.message;
  if (fault.code == "bad-record" && fault.place.starts_with(kInStart)) {  // every fault of the position it starts from
    const std::string inside = fault.place.substr(kInStart.size());
    return "start: " + (inside.empty() ? "" : inside + " ") + fault.message;
  }
  if (fault.code == "bad-position" || fault.code == "bad-record") return fault.place + " " + fault.message;
  if (fault.code == "bad-json") return fault.message + " (at " + fault.place + ")";
  return fault.message;
}

json::object error_json(const Fault& fault) {
  json::object error{{"code", fault.code}, {"message", valid_utf8(sentence(fault))}};
  if (!fault.place.empty()) error["place"] = valid_utf8(fault.place);
  return {{"ok", false}, {"error", std::move(error)}};
}

}  // namespace tessera::cli
