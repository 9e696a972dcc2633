// What the server says. server/protocol/openapi.json describes each of these.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/bots.h"

namespace tessera {

// A seat as everybody at the table may know it.
struct SeatState {
  std::string name{}, bot{};
  bool held = false, connected = false, away = false;
};

// Who looks: a seat's eyes or a spectator's, and what the token allows besides.
struct Access {
  Seat viewer = kSpectator;
  bool host = false;
  bool is_seated() const { return viewer != kSpectator; }
  bool operator==(const Access&) const = default;
};

// What a message about a table needs besides the game.
struct TableFacts {
  std::string_view id;
  std::uint32_t sequence = 0;
  int pace = 0;
  const std::vector<SeatState>& seats;
};

std::string games_message();
std::string update_message(const Table& table, const TableFacts& facts, const Access& access, std::size_t log_from);
std::string moved_message(const Table& table, const TableFacts& facts, Seat viewer, std::size_t from);
std::string seats_message(const TableFacts& facts, std::size_t watchers);
std::string log_message(const Table& table, Seat viewer, std::size_t from);
std::string past_position_message(const Table& table, Seat viewer, std::size_t step);
std::string hint_message(const Table& table, std::uint32_t sequence, const Suggestion& hint, std::optional<std::int64_t> id);
std::string done_message(std::uint32_t sequence, std::optional<std::int64_t> id);
std::string error_message(const Fault& fault, std::optional<std::uint32_t> sequence, std::optional<std::int64_t> id);
std::string refusal(const Fault& fault, std::optional<std::uint32_t> sequence = std::nullopt);

json::array seats_json(const std::vector<SeatState>& seats);
// The earliest step that seat may take back to, if any.
std::optional<std::size_t> undo_to(const Table& table, Seat seat);

// Built in: the description of all this, and a figure of a game's data.
const std::string& openapi_document();
int reconstructed_components(std::string_view game);

}  // namespace tessera
