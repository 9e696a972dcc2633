// The components of Bora Bora. The tables come from data/bora-bora.json.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/bora_bora/tables.h"

namespace tessera::bora_bora {

using Region = std::uint8_t;
using Map = std::uint16_t;       // a set of regions, or of ceremony spaces, one bit each
using Material = std::uint8_t;
using FishTile = std::uint8_t;
using Kind = std::uint8_t;       // of person tiles
using Person = std::uint8_t;     // a kind of a sex: those of the men, then those of the women
using Jewel = std::uint8_t;      // a jewellery tile
using TaskTile = std::uint8_t;   // the starting ones first
using Pair = std::uint8_t;       // two adjacent ceremony spaces
using Pips = std::uint8_t;       // of a die, 1 to 6
using tables::Effect;
using tables::Metric;

enum class God : std::uint8_t { blue, white, red, green, yellow };
enum class Sex : std::uint8_t { man, woman };
enum class Mode : std::uint8_t { land, water };
enum class Space : std::uint8_t { helper, temple, build, man, woman, land, water, fishing };
enum class Category : std::uint8_t {
  start,
  fishing,
  helper,
  storytellers,
  red_god,
  buildings,
  status,
  temple,
  tasks,
  god_tiles,
  fish,
  jewelry,
  bonuses
};

inline constexpr std::size_t kGods = tables::kGods.size();
inline constexpr std::size_t kSexes = tables::kSexes.size();
inline constexpr std::size_t kSpaces = tables::kSpaces.size();
inline constexpr std::size_t kCategories = tables::kCategories.size();
inline constexpr std::size_t kRegions = tables::kRegions.size();
inline constexpr std::size_t kMaterials = tables::kMaterials.size();
inline constexpr std::size_t kKinds = tables::kKinds.size();
inline constexpr std::size_t kJewels = tables::kJewels.size();
inline constexpr std::size_t kTaskTiles = tables::kTasks.size();
inline constexpr std::size_t kPairs = tables::kPairs.size();
inline constexpr std::size_t kBuildings = tables::kBuildings.size();
inline constexpr std::size_t kTempleSpaces = tables::kTempleValue.size();
inline constexpr std::size_t kPositions = 6;  // of each person display
inline constexpr std::size_t kTasksHeld = 3;
inline constexpr std::size_t kMaxOpenTasks = 6;
inline constexpr std::uint8_t kRounds = tables::kBuildingVp.size();
inline constexpr std::uint8_t kLastStatus = tables::kStatusVp.size() - 1;
inline constexpr Pips kMaxPips = 6;
inline constexpr std::uint8_t kNone = 0xff;  // no tile, no seat, no space
inline constexpr Person kNobody = 0x7f;
inline constexpr Map kWholeMap = (1u << kRegions) - 1;
static_assert(kCategories == static_cast<std::size_t>(Category::bonuses) + 1);
static_assert(kSpaces == static_cast<std::size_t>(Space::fishing) + 1);
static_assert(kJewels == static_cast<std::size_t>(tables::kColumns * tables::kRows) && tables::kColumns == kRounds);

constexpr Map bit(Region region) { return static_cast<Map>(1u << region); }
template <class Enum>
constexpr std::uint8_t index(Enum value) {
  return static_cast<std::uint8_t>(value);
}

// Calls `act` for every region or ceremony space of a set, in order.
template <class Act>
void for_each(Map map, Act act) {
  for (; map; map &= static_cast<Map>(map - 1)) act(static_cast<std::uint8_t>(std::countr_zero(map)));
}

// The kinds of a row of counts that are there at all, one bit each.
template <class Row>
constexpr Map kinds_in(const Row& counts) {
  Map kinds = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) kinds |= static_cast<Map>((counts[kind] != 0) << kind);
  return kinds;
}

// The members of a set that a table gives a value.
template <std::size_t Size>
constexpr Map members(const std::array<std::uint8_t, Size>& table, std::uint8_t value) {
  Map map = 0;
  for (std::uint8_t i = 0; i < Size; ++i) map |= static_cast<Map>((table[i] == value) << i);
  return map;
}

// BB-1.2, BB-6.1.1  The regions linked to a region over a path of a mode and at most a value.
using Links = std::array<std::array<std::array<Map, kRegions>, kMaxPips + 1>, 2>;
inline constexpr Links kLinks = [] {
  Links links{};
  for (std::size_t path = 0; path < tables::kPathFrom.size(); ++path)
    for (Pips value = tables::kPathValue[path]; value <= kMaxPips; ++value) {
      auto& row = links[tables::kPathMode[path]][value];
      row[tables::kPathFrom[path]] |= bit(tables::kPathTo[path]);
      row[tables::kPathTo[path]] |= bit(tables::kPathFrom[path]);
    }
  return links;
}();

// BB-1.6  The ceremony spaces of each material.
inline constexpr std::array<Map, kMaterials> kCeremonySpacesOf = [] {
  std::array<Map, kMaterials> spaces{};
  for (Material type = 0; type < kMaterials; ++type) spaces[type] = members(tables::kCeremonyMaterial, type);
  return spaces;
}();

// BB-3.1, BB-5.6  The action tile of a space; combined tiles carry two. Fishing is none.
constexpr std::uint8_t tile_of(std::uint8_t seats, Space space) {
  constexpr std::array<std::span<const std::uint8_t, kSpaces>, 3> tiles{{tables::kTileOf2, tables::kTileOf3, tables::kTileOf4}};
  return tiles[seats - 2u][index(space)];
}

constexpr std::uint8_t open_tasks(std::uint8_t seats) {  // BB-3.4
  constexpr std::array<std::uint8_t, 3> counts{tables::kOpenTasks2, tables::kOpenTasks3, tables::kOpenTasks4};
  return counts[seats - 2u];
}

constexpr std::uint8_t start_vp(std::uint8_t seats, std::size_t place) {  // BB-3.10
  constexpr std::array<std::span<const std::uint8_t>, 3> points{{tables::kStartVp2, tables::kStartVp3, tables::kStartVp4}};
  return points[seats - 2u][place];
}

constexpr std::uint8_t strength_of(Kind kind, std::uint8_t copies) {  // BB-8.3
  constexpr std::array<std::span<const std::uint8_t, kKinds>, tables::kCopies> strengths{
      {tables::kStrength1, tables::kStrength2, tables::kStrength3}};
  return strengths[copies - 1u][kind];
}

constexpr Person person_of(Sex sex, Kind kind) { return static_cast<Person>(index(sex) * kKinds + kind); }
constexpr Sex sex_of(Person person) { return static_cast<Sex>(person / kKinds); }
constexpr Kind kind_of(Person person) { return static_cast<Kind>(person % kKinds); }

constexpr Space space_of(Sex sex) { return sex == Sex::man ? Space::man : Space::woman; }
constexpr Space space_of(Mode mode) { return mode == Mode::land ? Space::land : Space::water; }

}  // namespace tessera::bora_bora
