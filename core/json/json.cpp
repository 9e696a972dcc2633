#include "core/json/json.h"

#include <boost/json/basic_parser_impl.hpp>
#include <set>
#include <vector>

namespace tessera {
namespace {

constexpr std::size_t kMaxDepth = 32;

// Follows the events of a text and finds a member that stands twice in its object: the parser of values
// would take the last one and say nothing. The names of its members are the library's.
class TwiceFinder {
 public:
  static constexpr std::size_t max_object_size = json::object::max_size(), max_array_size = json::array::max_size(),
                               max_key_size = json::string::max_size(), max_string_size = json::string::max_size();

  const std::string& place() const { return place_; }  // "players[1].favour", or empty

  bool on_document_begin(json::error_code&) { return true; }
  bool on_document_end(json::error_code&) { return true; }
  bool on_object_begin(json::error_code&) { return open(Level::Kind::object); }
  bool on_object_end(std::size_t, json::error_code&) { return levels_.pop_back(), true; }
  bool on_array_begin(json::error_code&) { return open(Level::Kind::list); }
  bool on_array_end(std::size_t, json::error_code&) { return levels_.pop_back(), true; }
  bool on_key_part(json::string_view part, std::size_t, json::error_code&) { return key_ += part, true; }
  bool on_key(json::string_view part, std::size_t, json::error_code&) {
    levels_.back().key = std::exchange(key_, {}) + std::string(part);
    if (!levels_.back().seen.insert(levels_.back().key).second && place_.empty()) place_ = here();
    return true;
  }
  bool on_string_part(json::string_view, std::size_t, json::error_code&) { return true; }
  bool on_string(json::string_view, std::size_t, json::error_code&) { return count(); }
  bool on_number_part(json::string_view, json::error_code&) { return true; }
  bool on_int64(std::int64_t, json::string_view, json::error_code&) { return count(); }
  bool on_uint64(std::uint64_t, json::string_view, json::error_code&) { return count(); }
  bool on_double(double, json::string_view, json::error_code&) { return count(); }
  bool on_bool(bool, json::error_code&) { return count(); }
  bool on_null(json::error_code&) { return count(); }
  bool on_comment_part(json::string_view, json::error_code&) { return true; }
  bool on_comment(json::string_view, json::error_code&) { return true; }

 private:
  struct Level {
    enum class Kind : std::uint8_t { object, list } kind;
    std::set<std::string> seen{};
    std::string key{};      // the member now read
    std::size_t items = 0;  // begun so far
  };

  bool open(Level::Kind kind) {
    count();
    levels_.push_back({kind});
    return true;
  }
  bool count() {
    if (!levels_.empty()) ++levels_.back().items;
    return true;
  }
  std::string here() const {
    constexpr std::size_t kShown = 60;
    std::string place;
    for (const Level& level : levels_)
      if (level.kind == Level::Kind::list) place += "[" + std::to_string(level.items - 1) + "]";
      else place += (place.empty() ? "" : ".") + level.key.substr(0, kShown);
    return place;
  }

  std::vector<Level> levels_;
  std::string key_, place_;
};

std::string member_given_twice(std::string_view text) {
  json::parse_options options;
  options.max_depth = kMaxDepth;
  json::basic_parser<TwiceFinder> parser(options);
  json::error_code error;
  parser.write_some(false, text.data(), text.size(), error);
  return parser.handler().place();
}

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
  if (std::string twice = member_given_twice(text); !twice.empty())
    return Fault{"bad-json", "a member stands twice in its object", std::move(twice)};
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
