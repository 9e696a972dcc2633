// A position of Origins: everything that lies on the table, and what is still to be done.
#pragma once

#include <type_traits>

#include "core/base/fixed_vector.h"
#include "core/chance/bag.h"
#include "core/game/agenda.h"
#include "core/game/decision.h"
#include "games/origins/actions.h"
#include "games/origins/components.h"

namespace tessera::origins {

struct Task {
  Duty duty{};
  std::uint8_t what = 0, where = 0, how = 0;
  bool operator==(const Task&) const = default;
};

template <class... Parts>
constexpr Task task(Duty duty, Parts... parts) {
  return {duty, static_cast<std::uint8_t>(parts)...};
}

// A Citizen die on a base. `place`: 0 in the play area (unused), else the site it stands at, from 1.
struct Freeman {
  std::uint8_t place = 0;
  Die die{};
  auto operator<=>(const Freeman&) const = default;
};

struct Speaker {
  std::uint8_t place = 0, value = 0;
  auto operator<=>(const Speaker&) const = default;
};

// A tile of a city. A District and its Seat of Power are named by the lower left of its four
// tiles, so that tile keeps the die of the seat.
class Tile {
 public:
  Tile() = default;
  Tile(Cell cell, Building piece, bool farm = false) : cell_(cell), piece_(static_cast<std::uint8_t>(piece | (farm ? kFarm : 0))) {}

  Cell cell() const { return cell_; }
  Building piece() const { return piece_ & (kFarm - 1); }  // a Farm's is the tile lying face down
  bool is_farm() const { return piece_ & kFarm; }
  bool is_building() const { return piece_ < kBuildings; }  // face up
  Colour colour() const { return is_building() ? colour_of(piece_) : kNone; }
  void cover(Building piece) { piece_ = piece; }

  bool has_die() const { return seat_ != 0; }
  Die die() const { return die_of(static_cast<DieCode>(seat_ - 1)); }
  void set_die(Die die) { seat_ = static_cast<std::uint8_t>(code_of(die) + 1); }
  bool operator==(const Tile&) const = default;

 private:
  static constexpr std::uint8_t kFarm = 32;
  Cell cell_{};
  std::uint8_t piece_ = 0;
  std::uint8_t seat_ = 0;  // 0: no die, else its code + 1
};

using City = FixedVector<Tile, kMostTiles>;

// A disc on a track: the space, and how many discs lie below it there.
struct Disc {
  std::uint8_t space = 0, below = 0;
  bool operator==(const Disc&) const = default;
};

using Purse = std::array<std::uint16_t, kResources>;

// Victory points by what they were gained for.
enum class Points : std::uint8_t { districts, buildings, military, population, advisors };
inline constexpr std::size_t kPoints = 5;

struct Player {
  Purse purse{};
  std::array<std::uint16_t, kPoints> points{};
  City city{};                                     // in the order of building
  FixedVector<Freeman, tables::kBases> freemen{};  // sorted
  FixedVector<Speaker, tables::kMostSpeakers> speakers{};  // sorted
  FixedVector<Colour, kColours> advisors{};        // from the left
  std::array<std::uint8_t, kColours> towers{};     // heights
  std::array<Disc, kTemples> temples{};
  Disc military{};
  Bag<kBuildings> reserve{};
  std::uint8_t archon = 0;  // 0 in the play area, else the site it stands at, from 1
  std::uint8_t bases = 0;   // activated
  std::uint8_t tokens = 0;  // of Superiority
  std::uint8_t passed = 0;
  bool operator==(const Player&) const = default;
};

struct DistrictCard {
  std::uint8_t card = 0, gold = 0;
  SeatSet scored = 0;  // who has scored it before (OR-14.5)
  bool operator==(const DistrictCard&) const = default;
};

// OR-22.3  Below the face-up top tile the unseen ones, below these what Virgo put there.
struct Stack {
  Building top = kNone;
  FixedVector<Building, tables::kTilesPerColour> under{};  // the next to come first
  bool operator==(const Stack&) const = default;
};

struct State {
  std::array<Player, kMaxSeats> players{};
  std::array<std::uint8_t, kSites> ships{};
  std::array<std::uint8_t, kSites> bonuses{};       // the tile at each site
  std::array<std::uint8_t, kTemples> zodiac{};      // the card bound to each temple
  std::array<Seat, kTemples> holders{};             // who holds it; kNone: it lies at its temple
  FixedVector<Building, kMarketSlots> market{};     // from the top
  std::array<Stack, kColours> stacks{};
  Bag<kBuildings> unseen{};
  FixedVector<Die, kOfferSlots> offer{};            // from the left; value 0: just taken
  FixedVector<Die, kColours * tables::kPoolPerColour> pool{};  // of the draft, sorted
  std::array<std::uint8_t, kColours> supply{};      // Citizen dice
  std::array<std::uint8_t, kDieFaces> speakers{};   // the speaker offer, by value - 1
  FixedVector<DistrictCard, tables::kMostDistricts> districts{};
  std::array<std::uint8_t, kColours> tower_supply{};
  std::uint8_t seats = 0;
  Seat active = 0;
  Seat first = 0;           // holds the Bulwark
  std::uint8_t round = 0;   // 0 during set-up
  std::uint8_t dice_ran_out = 0;  // OR-19.1 (d)
  Agenda<Task, 20 + tables::kCopiers> agenda{};

  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) < 2048);

}  // namespace tessera::origins
