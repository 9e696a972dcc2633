#include "server/protocol/orders.h"

#include <algorithm>

namespace tessera {
namespace {

constexpr std::size_t kLongestName = 40, kLongestAction = 200, kLongestWord = 60, kTokenLength = 43;
constexpr std::int64_t kMostSteps = 10'000'000;

// Takes the members of one object, each checked; afterwards none may be left over. Keeps the first
// fault; the values read after it do not matter.
class Members {
 public:
  explicit Members(const json::value& value, std::string place = {}) : object_(value.if_object()), place_(std::move(place)) {
    if (!object_) fail("", "must be an object");
  }

  std::string text(std::string_view key, std::size_t longest) {
    const json::value* found = take(key);
    const json::string* text = found ? found->if_string() : nullptr;
    if (!found || found->is_null()) return {};
    if (!text || characters(*text) > longest || std::ranges::any_of(*text, [](char c) { return static_cast<unsigned char>(c) < ' '; }))
      return fail(key, "must be a text of at most " + std::to_string(longest) + " characters"), std::string();
    return {text->data(), text->size()};
  }
  std::string needed_text(std::string_view key, std::size_t longest) {
    std::string read = text(key, longest);
    if (read.empty()) fail(key, "is missing");
    return read;
  }
  std::optional<std::int64_t> number(std::string_view key, std::int64_t low, std::int64_t high) {
    const json::value* found = take(key);
    if (!found || found->is_null()) return std::nullopt;
    const std::int64_t* number = found->if_int64();
    if (!number || *number < low || *number > high) {
      fail(key, "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
      return std::nullopt;
    }
    return *number;
  }
  std::int64_t needed_number(std::string_view key, std::int64_t low, std::int64_t high) {
    const std::optional<std::int64_t> read = number(key, low, high);
    if (!read) fail(key, "is missing");
    return read.value_or(low);
  }
  bool flag(std::string_view key, bool otherwise) {
    const json::value* found = take(key);
    if (!found) return otherwise;
    if (!found->is_bool()) return fail(key, "must be true or false"), otherwise;
    return found->get_bool();
  }
  const json::value* take(std::string_view key) {
    taken_.push_back(key);
    return object_ ? object_->if_contains(key) : nullptr;
  }
  void fail(std::string_view key, std::string message) {
    if (fault_) return;
    const std::string dot = place_.empty() || key.empty() ? "" : ".";
    fault_ = Fault{"bad-message", std::move(message), place_ + dot + std::string(key)};
  }
  void fail(const Fault& fault) {
    if (!fault_) fault_ = fault;
  }
  // After everything was taken: the first fault there was, if any.
  const std::optional<Fault>& finish() {
    if (object_)
      for (const auto& [key, value] : *object_)
        if (std::find(taken_.begin(), taken_.end(), std::string_view(key)) == taken_.end())
          fail(std::string_view(key).substr(0, kLongestWord), "is not known here");
    return fault_;
  }

 private:
  static std::size_t characters(const json::string& text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
  }

  const json::object* object_;
  std::string place_;
  std::vector<std::string_view> taken_;
  std::optional<Fault> fault_;
};

template <class T>
Result<T> finished(Members& members, T read) {
  if (const auto& fault = members.finish()) return *fault;
  return read;
}

std::uint32_t after(Members& members) { return static_cast<std::uint32_t>(members.needed_number("after", 0, kMostSteps)); }

NewSeat read_new_seat(const json::value& value, const std::string& place, Members& whole) {
  Members members(value, place);
  const std::string kind = members.needed_text("kind", kLongestWord);
  NewSeat seat{.kind = NewSeat::Kind::open, .bot = members.text("bot", kLongestWord), .name = members.text("name", kLongestName)};
  if (kind == "me") seat.kind = NewSeat::Kind::me;
  else if (kind == "bot") seat.kind = NewSeat::Kind::bot;
  else if (kind != "open") members.fail("kind", "must be me, open or bot");
  if (seat.kind == NewSeat::Kind::bot && seat.bot.empty()) members.fail("bot", "is missing");
  if (seat.kind != NewSeat::Kind::bot && !seat.bot.empty()) members.fail("bot", "is for a bot's seat only");
  if (const auto& fault = members.finish()) whole.fail(*fault);
  return seat;
}

StartFrom read_start(const json::value& value, Members& whole) {
  Members members(value, "start");
  StartFrom start{.table = members.needed_text("table", kLongestWord),
                  .step = static_cast<std::size_t>(members.needed_number("step", 0, kMostSteps)),
                  .token = members.text("token", kTokenLength)};
  if (const auto& fault = members.finish()) whole.fail(*fault);
  return start;
}

// The orders both a body and a socket's message may hold.
PlayOrder play_of(Members& members) { return {members.needed_text("action", kLongestAction), after(members)}; }
UndoOrder undo_of(Members& members) {
  UndoOrder order{after(members)};
  if (const auto to = members.number("to", 0, kMostSteps)) order.to = static_cast<std::size_t>(*to);
  return order;
}
HintOrder hint_of(Members& members) { return {members.text("bot", kLongestWord)}; }
SeatOrder seat_of(Members& members) {
  const auto seat = static_cast<Seat>(members.needed_number("seat", 0, kMaxSeats - 1));
  if (!members.take("bot")) members.fail("bot", "is missing");
  return {seat, members.text("bot", kLongestWord)};
}
PaceOrder pace_of(Members& members) { return {static_cast<int>(members.needed_number("pace", 0, kLongestPace))}; }
WatchOrder watch_of(Members& members) {
  WatchOrder order{.token = members.text("token", kTokenLength)};
  if (const auto last = members.number("after", 0, kMostSteps)) order.after = static_cast<std::uint32_t>(*last);
  order.previews = members.flag("previews", true);
  const std::string detail = members.text("detail", kLongestWord);
  if (!detail.empty() && detail != "full" && detail != "moves") members.fail("detail", "must be full or moves");
  order.moves_only = detail == "moves";
  return order;
}

template <class T>
Result<T> read_body(const json::value& body, T (*read)(Members&)) {
  Members members(body);
  T order = read(members);
  return finished(members, std::move(order));
}

SocketOrder socket_order(Members& members, const std::string& verb) {
  if (verb == "watch") return watch_of(members);
  if (verb == "play") return play_of(members);
  if (verb == "undo") return undo_of(members);
  if (verb == "hint") return hint_of(members);
  if (verb == "seat") return seat_of(members);
  if (verb == "pace") return pace_of(members);
  if (verb != "ping") members.fail("do", "must be watch, play, undo, hint, seat, pace or ping");
  return PingOrder{};
}

}  // namespace

Result<NewTable> read_new_table(const json::value& body) {
  Members members(body);
  NewTable table{.game = members.text("game", kLongestWord)};
  if (const auto players = members.number("players", 1, kMaxSeats)) table.players = static_cast<int>(*players);
  if (const json::value* options = members.take("options")) table.options = *options;
  if (const auto pace = members.number("pace", 0, kLongestPace)) table.pace = static_cast<int>(*pace);
  const json::value* seats = members.take("seats");
  const json::array* list = seats ? seats->if_array() : nullptr;
  if (!list || list->empty() || list->size() > kMaxSeats) members.fail("seats", "must be a list of 1 to 4 seats");
  else
    for (const json::value& seat : *list)
      table.seats.push_back(read_new_seat(seat, "seats[" + std::to_string(table.seats.size()) + "]", members));
  if (const json::value* start = members.take("start")) table.start = read_start(*start, members);
  const auto mine = std::ranges::count(table.seats, NewSeat::Kind::me, &NewSeat::kind);
  if (mine > 1) members.fail("seats", "can hold one 'me' only");
  return finished(members, std::move(table));
}

Result<JoinOrder> read_join(const json::value& body) {
  Members members(body);
  JoinOrder order;
  if (const auto seat = members.number("seat", 0, kMaxSeats - 1)) order.seat = static_cast<Seat>(*seat);
  order.name = members.text("name", kLongestName);
  return finished(members, std::move(order));
}

Result<PlayOrder> read_play(const json::value& body) { return read_body(body, &play_of); }
Result<UndoOrder> read_undo(const json::value& body) { return read_body(body, &undo_of); }
Result<HintOrder> read_hint(const json::value& body) { return read_body(body, &hint_of); }
Result<SeatOrder> read_seat(const json::value& body) { return read_body(body, &seat_of); }
Result<PaceOrder> read_pace(const json::value& body) { return read_body(body, &pace_of); }

SocketMessage read_socket_message(std::string_view text) {
  const Result<json::value> parsed = parse_json(text);
  if (!parsed) return {.order = parsed.fault()};
  SocketMessage message;
  Members members(*parsed);
  message.id = members.number("id", INT64_MIN, INT64_MAX);
  const std::string verb = members.needed_text("do", kLongestWord);
  SocketOrder order = socket_order(members, verb);
  message.order = finished(members, std::move(order));
  return message;
}

}  // namespace tessera
