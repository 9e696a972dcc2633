// A position of Gods of Rome: everything that lies on the table, and what is still to be done.
#pragma once

#include <type_traits>

#include "core/base/fixed_vector.h"
#include "core/chance/bag.h"
#include "core/game/agenda.h"
#include "core/game/decision.h"
#include "games/gods_of_rome/actions.h"
#include "games/gods_of_rome/components.h"

namespace tessera::gods_of_rome {

// `what`, `where` and `how` are the duty's own; rules/rules.h says what they mean.
struct Task {
  Duty duty{};
  std::uint8_t what = 0, where = 0, how = 0;
  bool operator==(const Task&) const = default;
};

template <class... Parts>
constexpr Task task(Duty duty, Parts... parts) {
  return {duty, static_cast<std::uint8_t>(parts)...};
}

struct Slot {
  Card card = kNoCard;
  std::uint8_t disc = 0;  // 1: activated (GR-2.10)
  GodSet blessings = 0;   // used ones lying on it
  bool operator==(const Slot&) const = default;
};

inline constexpr std::uint8_t kUnclaimed = 0xff;

// A player, or in solo the Patronus, who sits at seat 1 with favour and claims only (GR-17.7).
struct Player {
  God faction = kNoGod;
  std::uint8_t favour = 0;
  std::uint8_t discs = 0;        // in the personal reserve
  std::uint8_t temples = 0;      // wooden temples in supply
  GodSet blessings = 0;          // unused, in the personal supply
  GodSet visiting = 0;           // gods with one of the player's discs in their temple
  std::uint8_t claim_discs = 0;  // discs lying on the VP tracks
  std::array<std::uint8_t, kGods> visits{};  // in the pantheon variant: visits made (GR-16.5)
  std::array<std::uint8_t, kCheckpoints> claims{kUnclaimed, kUnclaimed, kUnclaimed};  // VP
  std::array<Slot, kSlots> slots{};
  bool operator==(const Player&) const = default;
};

inline constexpr Seat kPatronus = 1;

struct State {
  std::array<std::array<std::uint8_t, 16>, kGods> meeples{};  // on the map, by colour and territory
  std::array<std::uint8_t, kGods> reserve{};                  // off the map (GR-2.2)
  std::array<Territory, kGods> god_tile{};                    // kNowhere: in its temple
  std::array<Territory, kGods> start_territory{};
  std::array<God, kTerritories> temple{};                     // wooden temple, or kNoGod
  std::array<std::int8_t, kTerritories> harvest{};            // +1, -1, or 0 without a tile
  std::array<Player, kMaxSeats> players{};
  std::array<Card, tables::kDisplaySize> display{};
  Bag<kCards> deck{};
  FixedVector<Objective, tables::kObjectivesUsed> objectives{};  // face up
  std::uint8_t unseen_objectives = 0;                            // bits
  std::uint8_t seats = 0;
  std::uint8_t powers = 0, pantheon = 0, first_game = 0;  // the options
  God removed = kNoGod;                                   // the Patronus's in solo
  Seat start_player = 0;
  Seat active = 0;
  std::uint8_t resolved = 0;    // checkpoints resolved
  std::uint8_t idle_turns = 0;  // in a row (GR-16.7)
  std::array<std::uint8_t, 2> turn_count{};  // completed turns, low byte first
  Agenda<Task, 10> agenda{};

  std::uint16_t turns() const { return static_cast<std::uint16_t>(turn_count[0] | turn_count[1] << 8); }
  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) < 512);

}  // namespace tessera::gods_of_rome
