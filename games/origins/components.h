// The components of Origins: First Builders. The tables come from data/origins.json.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "games/origins/tables.h"

namespace tessera::origins {

using tables::Op;
using tables::Per;
using tables::Zodiac;

using Colour = std::uint8_t;    // in the order of colors.order; grey is none of them (OR-1.4)
using Building = std::uint8_t;  // a kind of building tile
using Site = std::uint8_t;      // encounter sites, from the left
using Temple = std::uint8_t;    // Forest, Mountain, Sea
using EffectId = std::uint8_t;  // an index into tables::kEffects; 0 does nothing
using TileId = std::uint8_t;    // a tile's place in its city's list

inline constexpr std::size_t kColours = tables::kColours.size();
inline constexpr std::size_t kBuildings = tables::kBuildings.size();
inline constexpr std::size_t kSites = tables::kSites.size();
inline constexpr std::size_t kBonuses = tables::kBonuses.size();
inline constexpr std::size_t kTemples = tables::kTemples.size();
inline constexpr std::size_t kDistricts = tables::kDistricts.size();
inline constexpr std::size_t kDieFaces = 6;
inline constexpr std::size_t kOfferSlots = tables::kOfferWisdom.size();
inline constexpr std::size_t kMarketSlots = tables::kMarketWisdom.size();
inline constexpr std::size_t kMostTiles = tables::kAllTiles + std::size_t{2};  // OR-23.6
inline constexpr Building kAgora = kBuildings, kPalace = kBuildings + 1;       // as pieces of a city
inline constexpr std::uint8_t kNone = 0xff;
static_assert(kPalace < 32 && kMostTiles <= tables::kReach);

enum Resource : std::uint8_t { stone, food, wisdom, gold };
inline constexpr std::size_t kResources = tables::kResources.size();
inline constexpr std::uint8_t kBasic = 1u << stone | 1u << food | 1u << wisdom;

constexpr const tables::Effect& effect_at(EffectId id) { return tables::kEffects[id]; }
constexpr Colour colour_of(Building building) { return tables::kBuildingColour[building]; }

// A Citizen die; a code names colour and value in one number, the place of its word.
struct Die {
  Colour colour = 0;
  std::uint8_t value = 0;
  auto operator<=>(const Die&) const = default;
};
using DieCode = std::uint8_t;
inline constexpr std::size_t kDieCodes = kColours * kDieFaces;
constexpr DieCode code_of(Die die) { return static_cast<DieCode>(die.colour * kDieFaces + die.value - 1); }
constexpr Die die_of(DieCode code) { return {static_cast<Colour>(code / kDieFaces), static_cast<std::uint8_t>(code % kDieFaces + 1)}; }

// Workers as words: Freemen by die, the Archon, Speakers by value.
using Worker = std::uint8_t;
inline constexpr Worker kArchon = kDieCodes;
constexpr Worker speaker_worker(std::uint8_t value) { return static_cast<Worker>(kArchon + value); }
constexpr bool is_freeman(Worker worker) { return worker < kArchon; }
constexpr std::uint8_t speaker_value(Worker worker) { return static_cast<std::uint8_t>(worker - kArchon); }

// What a visit may do (OR-6.8): main actions of each site, the bonus of each tile, the Gold of Pisces.
using Item = std::uint8_t;
inline constexpr Item kFirstBonusItem = 2 * kSites;
inline constexpr Item kPiscesItem = kFirstBonusItem + kBonuses;
static_assert(tables::kItems.size() == kPiscesItem + 1);

struct Cell {
  std::int8_t x = 0, y = 0;
  auto operator<=>(const Cell&) const = default;
};
constexpr std::uint8_t word_of(std::int8_t coordinate) { return static_cast<std::uint8_t>(coordinate + tables::kReach); }
constexpr Cell cell_of(std::uint8_t column, std::uint8_t row) {
  return {static_cast<std::int8_t>(column - tables::kReach), static_cast<std::int8_t>(row - tables::kReach)};
}

}  // namespace tessera::origins
