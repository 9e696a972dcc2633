// A position of Dominations: everything that lies on the table, and what is still to be done.
#pragma once

#include <type_traits>

#include "core/base/fixed_vector.h"
#include "core/game/agenda.h"
#include "core/game/decision.h"
#include "games/dominations/actions.h"
#include "games/dominations/components.h"
#include "games/dominations/geometry.h"

namespace tessera::dominations {

// The parts after `seat` are the duty's own; rules/rules.h says what they mean.
struct Task {
  Duty duty{};
  Seat seat = 0;
  std::uint8_t what = 0, where = 0, how = 0, more = 0;
  bool operator==(const Task&) const = default;
};

template <class... Parts>
constexpr Task task(Duty duty, Seat seat, Parts... parts) {
  return {duty, seat, static_cast<std::uint8_t>(parts)...};
}

inline constexpr std::uint8_t kUnseen = 0xfe;    // in a view: a card, or a choice, that is not seen
inline constexpr std::uint8_t kUnchosen = 0xff;

// A card of a Civilization Tree.
struct TreeCard {
  std::int8_t x = 0, y = 0;
  Piece piece = 0;
  std::uint8_t print = 0;  // a Mastery's copy, 0 to 3, and kAdvanced once it is turned over

  std::uint8_t copy() const { return print & 3; }
  bool is_advanced() const { return print & 4; }
  FaceSide side() const { return is_advanced() ? FaceSide::advanced : FaceSide::basic; }
  bool operator==(const TreeCard&) const = default;
};
inline constexpr std::uint8_t kAdvanced = 4;

// At most 15 Masteries developed, 15 level cards, one free card and three assimilations, and the
// Campfire: no card is further from it than 34 steps.
inline constexpr std::size_t kMaxTree = 35;

enum class Category : std::uint8_t {  // DO-12.8
  mastery_cards,
  mastery_effects,
  monument_cards,
  monument_rewards,
  influence,
  domination,
  overflow,
  objectives,
};
inline constexpr std::size_t kCategories = 8;

struct Player {
  std::array<std::int16_t, kCategories> points{};
  std::uint16_t influence = 0;
  std::array<std::uint8_t, kDomains> knowledge{};
  std::uint8_t tokens = 0;  // City tokens left
  Nation nation = kNone;    // the Objective card, once revealed
  std::array<Nation, tables::kDealt> dealt_nations{kNone, kNone};        // later the rejected one alone
  std::uint8_t chosen_nation = kUnchosen;                                // which of the two, before it is revealed
  std::array<Monument, tables::kDealt> dealt_monuments{kNone, kNone};
  std::uint8_t chosen_monument = kUnchosen;
  std::uint8_t unseen_tiles = 0;  // in a view: tiles in hand that are not seen
  FixedVector<TreeCard, kMaxTree> tree{};
  bool operator==(const Player&) const = default;
};

// A Territory tile on the board, with the City on it.
struct Land {
  std::int8_t i = 0, j = 0;
  Facing facing = 0;       // up or down, and the rotation (DO-2.8)
  Seat owner = kNone;      // of the City
  std::uint8_t level = 0;  // of the City; 0: none

  Cell cell() const { return cell_at(i, j, facing); }
  std::uint8_t rotation() const { return facing % 3; }
  bool operator==(const Land&) const = default;
};

// A Monument in play. Its piece lies on the board once level 1 is taken.
struct Site {
  Monument monument = kNone;
  std::uint8_t taken = 0;  // level cards taken
  std::int8_t i = 0, j = 0;
  Facing facing = 0;       // of a diamond: the anchor cell and the inner edge (DO-2.10)

  Cell anchor() const { return cell_at(i, j, facing); }
  Edge inner_edge() const { return facing % 3; }
  Vertex vertex() const { return {i, j}; }  // of a circle
  bool operator==(const Site&) const = default;
};

// The supply is a sequence of bags (DO-15.3): the tiles never drawn, then each returned batch. At
// set-up every player may return one, at each of two refills two.
inline constexpr std::size_t kBags = 1 + kMaxSeats + 2 * 2 * kMaxSeats;

struct State {
  std::array<TileSet, kBags> bags{};  // the supply
  std::array<TileSet, kMaxSeats> hands{};
  TileSet unseen{};  // in a view: tiles in hands and bags that are not seen
  TileSet named{};   // tiles still in a hand, chosen to be returned (DO-14.2) or placed (DO-14.1); known to their holder alone
  TileSet board{};   // tiles on the board
  std::array<Player, kMaxSeats> players{};
  std::uint16_t nation_deck = 0, monument_deck = 0;  // cards not dealt; in a view also those not seen
  std::array<Land, kTiles> lands{};                // by tile; those not on the board stay empty
  std::array<Site, kMaxSeats> sites{};             // each seat's chosen Monument
  std::array<Seat, kBags> known_to{};              // the seat that returned a batch and knows it, or kNone
  std::array<std::uint8_t, kBags> unseen_in_bag{};  // in a view: tiles in it that are not seen
  std::uint8_t batches = 0;                        // bags used, besides the first
  std::array<Seat, kDomains> roles{};              // holder of each Domination card, or kNone
  std::array<Seat, kMaxSeats> order{};             // Initiative
  std::array<std::uint8_t, kDomains> produced{};   // by the placement being resolved
  std::array<std::uint8_t, kDomains> split{};      // points assigned so far of the gain being assigned, or kept so far at the End of Era
  std::array<std::uint8_t, tables::kLimitedExchanges> uses{};  // of limited exchanges in this turn
  std::uint8_t received = 0;                       // Domains received by an exchange in this turn (bits)
  std::uint8_t seats = 0;
  std::uint8_t era = 0;    // 1 to 3; 0 during set-up
  std::uint8_t round = 0;  // of the Era, from 0
  std::uint8_t turn = 0;   // the Initiative position to move, from 0
  Agenda<Task, 25> agenda{};

  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) < 4096);

}  // namespace tessera::dominations
