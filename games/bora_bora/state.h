// A position of Bora Bora: everything that lies on the table, and what is still to be done.
#pragma once

#include <cstring>
#include <type_traits>

#include "core/base/fixed_vector.h"
#include "core/chance/bag.h"
#include "core/game/agenda.h"
#include "core/game/decision.h"
#include "games/bora_bora/actions.h"
#include "games/bora_bora/components.h"

namespace tessera::bora_bora {

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

// A set of task tiles, kept as bytes so that a state has no padding.
class TaskSet {
 public:
  std::uint64_t bits() const {
    std::uint64_t bits;
    std::memcpy(&bits, bytes_.data(), sizeof bits);
    return bits;
  }
  void assign(std::uint64_t bits) { std::memcpy(bytes_.data(), &bits, sizeof bits); }
  bool has(TaskTile tile) const { return bits() >> tile & 1; }
  void remove(TaskTile tile) { assign(bits() & ~(std::uint64_t{1} << tile)); }
  std::uint8_t size() const { return static_cast<std::uint8_t>(std::popcount(bits())); }
  bool operator==(const TaskSet&) const = default;

 private:
  std::array<std::uint8_t, 8> bytes_{};
};

template <std::size_t Size>
constexpr std::array<std::uint8_t, Size> all_none() {
  std::array<std::uint8_t, Size> none{};
  none.fill(kNone);
  return none;
}

struct Player {
  Map regions = 0;    // with a hut of the player, on the building space or aside
  Map materials = 0;  // ceremony spaces that hold their material
  std::array<std::uint8_t, kMaterials> beside{};                        // materials beside the board (BB-7.1)
  std::array<Pair, kBuildings> buildings = all_none<kBuildings>();      // where each lies; kNone: unbuilt
  std::array<std::array<std::uint8_t, kKinds>, kSexes> people{};        // on the tableau
  std::array<std::array<std::uint8_t, kKinds>, kSexes> shifted{};       // of them, moved down
  std::uint8_t ordinary_huts = 0, twelfth_huts = 0;
  Person twelfth_person : 7 = kNobody;   // who lies on the 12th space (BB-6.2.4)
  std::uint8_t twelfth_shifted : 1 = 0;  // 1: that person is moved down
  std::uint8_t offerings = 0, shells = 0, god_tiles = 0;
  Bag<kGods> hand{};
  Bag<kGods> known{};       // of the hand, what everybody knows (BB-13.1.1)
  std::uint8_t unseen = 0;  // in a view: cards of the hand that lie in the draw pile instead
  FixedVector<TaskTile, kTasksHeld> tasks{};
  std::uint8_t completed = 0;  // task tiles
  FixedVector<Jewel, kRounds> jewels{};
  std::array<Pips, tables::kDice> dice{};                                        // 0: not rolled
  std::array<std::uint8_t, tables::kDice> dice_on = all_none<tables::kDice>();   // Space; kNone: not placed
  std::uint8_t status = 0;                                                       // index on the track
  std::array<std::uint8_t, kCategories> points{};
  bool operator==(const Player&) const = default;
};

struct State {
  std::array<Player, kMaxSeats> players{};
  std::array<FishTile, kRegions> fish = all_none<kRegions>();
  std::array<Seat, kRegions> building_space = all_none<kRegions>();  // whose hut stands there
  std::array<std::array<Kind, kPositions>, kSexes> display{all_none<kPositions>(), all_none<kPositions>()};
  std::array<Bag<kKinds>, kSexes> people_stack{};
  TaskSet task_stack{};
  FixedVector<TaskTile, kMaxOpenTasks> open_tasks{};
  std::array<Jewel, kJewels> jewels = all_none<kJewels>();  // the grid, column by column
  Bag<kGods> cards{};      // the draw pile, in a view with the unseen cards of hands
  Bag<kGods> discarded{};
  Bag<kGods> open_cards{};
  std::array<Seat, kTempleSpaces> temple = all_none<kTempleSpaces>();  // from left to right
  std::array<Seat, kMaxSeats> order{};    // the turn order
  std::array<Seat, kMaxSeats> ranking{};  // by the status track: further right first, then higher in the pile
  std::uint8_t seats = 0;
  std::uint8_t round = 0;  // 0 during set-up
  Seat active = 0;
  Agenda<Task, 12> agenda{};

  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<Player>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) < 1024);

}  // namespace tessera::bora_bora
