// What clients ask for, read from JSON and checked. server/protocol/openapi.json describes each.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/game/decision.h"
#include "core/json/json.h"

namespace tessera {

inline constexpr int kLongestPace = 10'000;

struct NewSeat {
  enum class Kind : std::uint8_t { me, open, bot };
  Kind kind = Kind::open;
  std::string bot{}, name{};
};
struct StartFrom {
  std::string table;
  std::size_t step = 0;
  std::string token{};
};
struct NewTable {
  std::string game{};
  std::optional<int> players{};
  json::value options{};
  std::vector<NewSeat> seats{};
  std::optional<int> pace{};
  std::optional<StartFrom> start{};
};
struct JoinOrder {
  std::optional<Seat> seat{};
  std::string name{};
};
struct WatchOrder {
  std::string token{};
  std::optional<std::uint32_t> after{};
  bool previews = true;
  bool moves_only = false;
};
struct PlayOrder {
  std::string action{};
  std::uint32_t after = 0;
};
struct UndoOrder {
  std::uint32_t after = 0;
  std::optional<std::size_t> to{};
};
struct HintOrder {
  std::string bot{};
};
struct SeatOrder {
  Seat seat = 0;
  std::string bot{};  // empty: no bot any more
};
struct PaceOrder {
  int pace = 0;
};
struct PingOrder {};

using SocketOrder = std::variant<WatchOrder, PlayOrder, UndoOrder, HintOrder, SeatOrder, PaceOrder, PingOrder>;
struct SocketMessage {
  std::optional<std::int64_t> id{};  // comes back in the answer, a refusal too
  Result<SocketOrder> order = Fault{};
};

Result<NewTable> read_new_table(const json::value& body);
Result<JoinOrder> read_join(const json::value& body);
Result<PlayOrder> read_play(const json::value& body);
Result<UndoOrder> read_undo(const json::value& body);
Result<HintOrder> read_hint(const json::value& body);
Result<SeatOrder> read_seat(const json::value& body);
Result<PaceOrder> read_pace(const json::value& body);
SocketMessage read_socket_message(std::string_view text);

}  // namespace tessera
