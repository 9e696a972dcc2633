// The components of Dominations. The tables come from data/dominations.json.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/dominations/tables.h"

namespace tessera::dominations {

using Domain = std::uint8_t;   // in canonical order (DO-1.10); also a Domination card
using Symbol = std::uint8_t;   // a Domain, kVestigium or kCorruptio: a dot or a half-Nodus
using Tile = std::uint8_t;     // a Territory tile
using Mastery = std::uint8_t;
using Monument = std::uint8_t;
using Level = std::uint8_t;    // a Monument level card
using Nation = std::uint8_t;   // an Objective card
using Piece = std::uint8_t;    // a card of a tree: a Mastery, a level card or the Campfire
using tables::Ability;
using tables::AimKind;
using tables::Counter;
using tables::Deed;
using tables::Effect;
using tables::FreeAction;
using tables::kAny;
using tables::Mod;
using tables::Resource;
using tables::Target;
using tables::Trigger;

inline constexpr std::size_t kDomains = tables::kDomains.size();
inline constexpr std::size_t kTiles = tables::kTiles.size();
inline constexpr std::size_t kMasteries = tables::kMasteries.size();
inline constexpr std::size_t kMonuments = tables::kMonuments.size();
inline constexpr std::size_t kLevels = tables::kLevels.size();
inline constexpr std::size_t kNations = tables::kNations.size();
inline constexpr std::size_t kCopies = 4;
inline constexpr Symbol kVestigium = kDomains, kCorruptio = kDomains + 1, kNoSymbol = 0xff;
inline constexpr std::uint8_t kNone = 0xff;
inline constexpr Piece kFirstLevel = kMasteries;
inline constexpr Piece kCampfire = kMasteries + kLevels;
inline constexpr std::size_t kPieces = kMasteries + kLevels + 1;

constexpr bool is_mastery(Piece piece) { return piece < kMasteries; }
constexpr bool is_level(Piece piece) { return piece >= kFirstLevel && piece < kCampfire; }
constexpr Domain field(Tile tile) { return tables::kTileFaces[tile].field; }
constexpr const tables::Mastery& card_of(Mastery mastery) { return tables::kMasteryCards[mastery]; }
constexpr const tables::Level& level_card(Level level) { return tables::kLevelCards[level]; }
constexpr const tables::Monument& piece_of(Monument monument) { return tables::kMonumentPieces[monument]; }
constexpr const tables::Role& role_of(Domain domain) { return tables::kRoleCards[domain]; }
// The Domain whose Domination card has an ability.
constexpr Domain domain_of(Ability ability) { return tables::kRoleOfAbility[static_cast<std::size_t>(ability)]; }

enum class FaceSide : std::uint8_t { basic, advanced };

constexpr const tables::Face& face_of(Piece piece, FaceSide side) {
  const std::size_t index = is_mastery(piece) ? piece * 2u + (side == FaceSide::advanced) : piece + kMasteries;
  return tables::kFaces[index];
}
constexpr std::span<const Effect> effects_of(const tables::Face& face) {
  return std::span<const Effect>(tables::kEffects).subspan(face.first_effect, face.effects);
}
constexpr bool reacts(const tables::Face& face, Trigger trigger) { return face.triggers >> static_cast<unsigned>(trigger) & 1; }

// Cards by their edges: four copies of each Mastery, the level cards, the Campfire.
using Print = std::uint16_t;
inline constexpr std::size_t kPrints = tables::kEdges.size();
constexpr Print print_of(Piece piece, std::uint8_t copy) {
  return static_cast<Print>(is_mastery(piece) ? piece * kCopies + copy : piece + kMasteries * (kCopies - 1));
}

// A set of Territory tiles.
class TileSet {
 public:
  bool has(Tile tile) const { return words_[tile / 32u] >> (tile % 32u) & 1; }
  void add(Tile tile) { words_[tile / 32u] |= 1u << (tile % 32u); }
  void remove(Tile tile) { words_[tile / 32u] &= ~(1u << (tile % 32u)); }
  void add(const TileSet& other) {
    for (std::size_t i = 0; i < 3; ++i) words_[i] |= other.words_[i];
  }
  void remove(const TileSet& other) {
    for (std::size_t i = 0; i < 3; ++i) words_[i] &= ~other.words_[i];
  }
  TileSet operator&(const TileSet& other) const {
    TileSet both = *this;
    for (std::size_t i = 0; i < 3; ++i) both.words_[i] &= other.words_[i];
    return both;
  }
  bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  std::uint8_t size() const {
    return static_cast<std::uint8_t>(std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]));
  }
  static TileSet all() {
    TileSet set;
    for (Tile tile = 0; tile < kTiles; ++tile) set.add(tile);
    return set;
  }
  // Calls `act` for every tile, in tile order.
  template <class Act>
  void for_each(Act act) const {
    for (std::size_t i = 0; i < 3; ++i)
      for (std::uint32_t left = words_[i]; left; left &= left - 1)
        act(static_cast<Tile>(i * 32 + static_cast<std::size_t>(std::countr_zero(left))));
  }
  // The n-th tile, from 0.
  Tile nth(std::uint32_t n) const {
    Tile found = 0;
    for_each([&](Tile tile) {
      if (n-- == 0) found = tile;
    });
    return found;
  }
  std::uint32_t word(std::size_t i) const { return words_[i]; }
  void set_word(std::size_t i, std::uint32_t bits) { words_[i] = bits; }
  bool operator==(const TileSet&) const = default;

 private:
  std::array<std::uint32_t, 3> words_{};
};
static_assert(kTiles <= 96);

inline constexpr std::array<std::array<std::uint32_t, 3>, kDomains> kFieldBits = [] {
  std::array<std::array<std::uint32_t, 3>, kDomains> bits{};
  for (Tile tile = 0; tile < kTiles; ++tile) bits[field(tile)][tile / 32u] |= 1u << (tile % 32u);
  return bits;
}();

// The tiles with a Field of that Domain.
inline TileSet tiles_with_field(Domain domain) {
  TileSet set;
  for (std::size_t i = 0; i < 3; ++i) set.set_word(i, kFieldBits[domain][i]);
  return set;
}

}  // namespace tessera::dominations
