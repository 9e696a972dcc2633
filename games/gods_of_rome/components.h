// The components of Gods of Rome. The tables come from data/gods-of-rome.json.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/gods_of_rome/tables.h"

namespace tessera::gods_of_rome {

using God = std::uint8_t;        // also a colour and a faction (GR-1.2)
using Territory = std::uint8_t;  // in the order of board.territory_order
using Map = std::uint16_t;       // a set of territories, one bit each
using GodSet = std::uint8_t;     // a set of gods, one bit each
using Card = std::uint8_t;       // a kind of action card
using Objective = std::uint8_t;
using tables::Condition;
using tables::Hook;

enum class Symbol : std::uint8_t { growth, travel, attack, none };

inline constexpr std::size_t kGods = tables::kGods.size();
inline constexpr std::size_t kTerritories = tables::kTerritories.size();
inline constexpr std::size_t kSlots = tables::kSlots.size();
inline constexpr std::size_t kCards = tables::kActionCards.size();
inline constexpr std::size_t kObjectives = tables::kObjectives.size();
inline constexpr std::size_t kCheckpoints = 3;
inline constexpr std::size_t kDieFaces = 6;
inline constexpr God kNoGod = 0xff;
inline constexpr Territory kNowhere = 0xff;
inline constexpr Card kNoCard = 0xff;
inline constexpr Map kWholeMap = (1u << kTerritories) - 1;

constexpr Map bit(Territory t) { return static_cast<Map>(1u << t); }
constexpr GodSet bit_of(God god) { return static_cast<GodSet>(1u << god); }
constexpr God colour_of(Territory t) { return tables::kColourOf[t]; }
constexpr Map adjacent(Territory t) { return tables::kAdjacent[t]; }

constexpr std::array<Map, kGods> kLands = [] {  // the territories of each colour
  std::array<Map, kGods> lands{};
  for (Territory t = 0; t < kTerritories; ++t) lands[colour_of(t)] |= bit(t);
  return lands;
}();

// Calls `act` for every territory of a map, in territory order.
template <class Act>
void for_each(Map map, Act act) {
  for (; map; map &= static_cast<Map>(map - 1)) act(static_cast<Territory>(std::countr_zero(map)));
}

// The n-th territory of a map, from 0.
inline Territory nth(Map map, int n) {
  for (; n > 0; --n) map &= static_cast<Map>(map - 1);
  return static_cast<Territory>(std::countr_zero(map));
}

// The six ways to lay out a colour's three territories (GR-3.4.2): which of the three gets the
// meeples, the +1 tile and the -1 tile.
struct Arrangement {
  std::uint8_t meeples, plus, minus;
};
inline constexpr std::array<Arrangement, 6> kArrangements{{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {2, 0, 1}, {1, 2, 0}, {2, 1, 0}}};
inline constexpr std::array<std::string_view, 6> kArrangementWords{"meeples-plus-minus", "meeples-minus-plus", "plus-meeples-minus",
                                                                   "plus-minus-meeples", "minus-meeples-plus", "minus-plus-meeples"};

constexpr std::span<const std::uint8_t> claim_order(std::size_t checkpoint) {  // GR-13.4
  constexpr std::array<std::span<const std::uint8_t>, kCheckpoints> tracks{{tables::kClaims1, tables::kClaims2, tables::kClaims3}};
  return tracks[checkpoint];
}

constexpr std::uint8_t threshold(std::uint8_t players, std::size_t checkpoint) {  // GR-13.1
  constexpr std::array<std::span<const std::uint8_t>, 4> spaces{
      {tables::kCheckpoints1, tables::kCheckpoints2, tables::kCheckpoints3, tables::kCheckpoints4}};
  return spaces[players - 1][checkpoint];
}

}  // namespace tessera::gods_of_rome
