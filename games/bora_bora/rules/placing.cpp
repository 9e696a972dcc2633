#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

constexpr Pips kNever = kMaxPips + 1;

// BB-6.1.1  For each mode and set of regions: the least value of a path that leads out of the set.
// Easier paths are entered last.
constexpr auto kLeastPath = [] {
  std::array<std::array<Pips, std::size_t{1} << kRegions>, 2> least{};
  for (auto& row : least) row.fill(kNever);
  for (Pips value = kMaxPips; value > 0; --value)
    for (std::size_t path = 0; path < tables::kPathFrom.size(); ++path) {
      if (tables::kPathValue[path] != value) continue;
      Pips* row = least[tables::kPathMode[path]].data();
      const unsigned from = tables::kPathFrom[path], to = tables::kPathTo[path];
      for (unsigned regions = 0; regions < 1u << kRegions; ++regions)
        if ((regions >> from ^ regions >> to) & 1) row[regions] = value;
    }
  return least;
}();

Pips least_position(const State& state, Sex sex) {
  const auto& row = state.display[index(sex)];
  for (std::size_t position = 0; position < kPositions; ++position)
    if (row[position] != kNone) return static_cast<Pips>(position + 1);
  return kNever;
}

// What the player can pay at placement; each is asked at most once.
struct Purse {
  bool blue, white, both;
};

Purse purse_of(const Player& player) {
  if (!may_pay(player)) return {};
  return {can_pay(player, God::blue), can_pay(player, God::white), can_pay_both(player, God::blue, God::white)};
}

}  // namespace

// BB-5.4, BB-10.5  What counts are shown values, whoever owns the dice.
std::array<Pips, kSpaces> lowest_dice(const State& state) {
  std::array<Pips, kSpaces + 1> on_space;  // the last for dice not placed
  on_space.fill(kNever);
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (std::size_t die = 0; die < tables::kDice; ++die) {
      Pips& pips = on_space[std::min<std::size_t>(state.players[seat].dice_on[die], kSpaces)];
      pips = std::min(pips, state.players[seat].dice[die]);  // BB-R7
    }
  std::array<Pips, kSpaces> lowest;
  lowest.fill(kNever);
  for (std::size_t space = 0; space < index(Space::fishing); ++space) {
    Pips& pips = lowest[tile_of(state.seats, static_cast<Space>(space))];
    pips = std::min(pips, on_space[space]);
  }
  return lowest;
}

// BB-5.5.1  The smallest action value with which the action can be carried out.
Pips least_value(const State& state, Seat seat, Space space) {
  const Player& player = state.players[seat];
  const bool has_hut = player.ordinary_huts + player.twelfth_huts > 0;  // BB-6.1.2
  switch (space) {
    case Space::land: return has_hut ? kLeastPath[index(Mode::land)][player.regions] : kNever;
    case Space::water: return has_hut ? kLeastPath[index(Mode::water)][player.regions] : kNever;
    case Space::man: return has_free_space(player) ? least_position(state, Sex::man) : kNever;
    case Space::woman: return has_free_space(player) ? least_position(state, Sex::woman) : kNever;
    case Space::temple: return priests_in_supply(state, seat) > 0 ? Pips{1} : kNever;
    case Space::build: return has_site(player) ? least_unbuilt(player) : kNever;
    case Space::helper:
    case Space::fishing: break;
  }
  return 1;
}

// BB-5.2  Three circuits in turn order, then the people.
void next_die(State& state, Task turn) {
  if (turn.what == state.seats * tables::kDice) return state.agenda.schedule({task(Duty::next_people, 0)});
  state.active = state.order[turn.what % state.seats];
  state.agenda.schedule({task(Duty::place_die), task(Duty::next_die, turn.what + 1)});
}

// BB-5.3, BB-5.3.1  A die and a space; blue exactly where the die does not descend (BB-10.9),
// white where it helps; all of it affordable together and the action possible (BB-5.5).
void list_placements(const State& state, Actions& actions) {
  const Player& player = active_player(state);
  const std::array<Pips, kSpaces> lowest = lowest_dice(state);
  const Purse purse = purse_of(player);
  std::array<Pips, kSpaces> least;
  for (std::size_t space = 0; space < index(Space::fishing); ++space)
    least[space] = least_value(state, state.active, static_cast<Space>(space));
  unsigned seen = 0;
  for (std::size_t die = 0; die < tables::kDice; ++die) {
    const Pips pips = player.dice[die];
    if (player.dice_on[die] != kNone || (seen >> pips & 1)) continue;
    seen |= 1u << pips;
    for (std::size_t space = 0; space < index(Space::fishing); ++space) {
      if (least[space] == kNever) continue;
      const bool descends = pips < lowest[tile_of(state.seats, static_cast<Space>(space))];
      if (pips >= least[space] && (descends || purse.blue))
        actions.add(sentence(Verb::place, pips, space, descends ? DieGods::none : DieGods::blue));
      if (pips < kMaxPips && (descends ? purse.white : purse.both))
        actions.add(sentence(Verb::place, pips, space, descends ? DieGods::white : DieGods::both));
    }
    actions.add(sentence(Verb::place, pips, Space::fishing));  // BB-6.7.1
  }
}

void place(State& state, Pips pips, Space space, DieGods gods) {
  Player& player = active_player(state);
  std::size_t die = 0;
  while (player.dice[die] != pips || player.dice_on[die] != kNone) ++die;
  player.dice_on[die] = index(space);
  const bool white = gods == DieGods::white || gods == DieGods::both;
  const bool blue = gods == DieGods::blue || gods == DieGods::both;
  const Task action = task(Duty::act, space, white ? kMaxPips : pips);  // BB-10.5
  if (!white && !blue) return act(state, action);
  state.agenda.schedule({action});
  if (white) state.agenda.schedule({task(Duty::pay_god, God::white)});
  if (blue) state.agenda.schedule({task(Duty::pay_god, God::blue, white)});  // BB-10.1.1
}

void act(State& state, Task action) {
  const std::uint8_t value = action.where;
  switch (static_cast<Space>(action.what)) {
    case Space::helper: return begin_helper(state, value);
    case Space::temple: return state.agenda.schedule({task(Duty::place_priest, value)});
    case Space::build: return state.agenda.schedule({task(Duty::build_what, value)});
    case Space::man: return state.agenda.schedule({task(Duty::take_person, Sex::man, value)});
    case Space::woman: return state.agenda.schedule({task(Duty::take_person, Sex::woman, value)});
    case Space::land: return state.agenda.schedule({task(Duty::expand_where, Mode::land, value)});
    case Space::water: return state.agenda.schedule({task(Duty::expand_where, Mode::water, value)});
    case Space::fishing: return score_points(active_player(state), Category::fishing, tables::kFishingVp);
  }
}

}  // namespace tessera::bora_bora
