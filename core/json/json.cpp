#include "core/json/json.h"

namespace tessera {
namespace {

constexpr std::size_t kLineWidth = 100;

bool is_flat(const json::value& value) {
  const json::array* items = value.if_array();
  const json::object* members = value.if_object();
  if (items)
    for (const json::value& item : *items)
      if (item.is_object() || item.is_array()) return false;
  if (members)
    for (const auto& [key, item] : *members)
      if (item.is_object() || item.is_array()) return false;
  return true;
}

void write(const json::value& value, std::string& out, std::size_t indent) {
  const std::string line = json::serialize(value);
  const json::array* items = value.if_array();
  const json::object* members = value.if_object();
  if ((!items && !members) || (is_flat(value) && indent + line.size() <= kLineWidth)) {
    out += line;
    return;
  }
  const std::string margin(indent + 1, ' ');
  out += items ? "[" : "{";
  const char* separator = "\n";
  auto start_line = [&] { out += separator, out += margin, separator = ",\n"; };
  if (items)
    for (const json::value& item : *items) start_line(), write(item, out, indent + 1);
  if (members)
    for (const auto& [key, item] : *members) {
      start_line();
      out += json::serialize(json::value(key)) + ": ";
      write(item, out, indent + 1);
    }
  out += "\n" + std::string(indent, ' ') + (items ? "]" : "}");
}

}  // namespace

Result<json::value> parse_json(std::string_view text) {
  constexpr std::size_t kMaxDepth = 32;
  json::parse_options options;
  options.max_depth = kMaxDepth;
  json::stream_parser parser({}, options);
  boost::system::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (!error && read < text.size()) {
    const std::size_t rest = text.find_first_not_of(" \t\r\n", read);
    if (rest != text.npos) error = json::error::extra_data;
  }
  if (!error) parser.finish(error);
  if (error) return Fault{"bad-json", "not JSON: " + error.message(), "byte " + std::to_string(read)};
  return parser.release();
}

std::string pretty(const json::value& value) {
  std::string out;
  write(value, out, 0);
  return out;
}

const json::value* member(const json::value& value, std::string_view key) {
  const json::object* object = value.if_object();
  return object ? object->if_contains(key) : nullptr;
}

}  // namespace tessera
