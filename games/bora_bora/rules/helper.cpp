#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

bool has_up(const Player& player, Sex sex) { return player.people[index(sex)] != player.shifted[index(sex)]; }

std::uint8_t left(Task helped, std::uint8_t cost) { return static_cast<std::uint8_t>(helped.what - cost); }

}  // namespace

// BB-6.3.5  Offerings and materials never run out; everything else must be there.
bool can_help(const State& state, std::uint8_t points) {
  const Player& player = active_player(state);
  return points >= std::min(tables::kOfferingCost, tables::kMaterialCost) || (points >= tables::kTattooCost && has_up(player, Sex::man)) ||
         (points >= tables::kCollectCost && has_up(player, Sex::woman)) || (points >= tables::kCardCost && can_take_card(state)) ||
         (points >= tables::kMoveCost && can_move_hut(player));
}

// BB-6.3.4, BB-R5  Points that can buy nothing else are victory points.
void begin_helper(State& state, std::uint8_t points) {
  const Task helped = task(Duty::use_helper, points);
  if (can_help(state, points)) return state.agenda.schedule({helped});
  stop_helping(state, helped);
}

// BB-6.3.1, BB-6.3.5  The steps that can be done with the points left.
void list_helper(const State& state, Task helped, Actions& actions) {
  const Player& player = active_player(state);
  const std::uint8_t points = helped.what;
  for (std::size_t sex = 0; sex < kSexes; ++sex) {
    const bool man = sex == index(Sex::man);
    if (points < (man ? tables::kTattooCost : tables::kCollectCost)) continue;
    for (Kind kind = 0; kind < kKinds; ++kind)
      if (player.people[sex][kind] > player.shifted[sex][kind]) actions.add(sentence(man ? Verb::tattoo : Verb::collect, kind));
  }
  if (points >= tables::kOfferingCost) actions.add(sentence(Verb::gain, Bonus::offering));
  if (points >= tables::kCardCost && can_take_card(state)) actions.add(sentence(Verb::gain, Bonus::card));
  if (points >= tables::kMaterialCost)
    for (Material type = 0; type < kMaterials; ++type) actions.add(sentence(Verb::material, type));
  if (points >= tables::kMoveCost && can_move_hut(player))
    for (std::uint8_t huts = 1; huts <= std::min(tables::kMoveAmount, player.ordinary_huts); ++huts)
      actions.add(sentence(Verb::move, huts));
  actions.add(sentence(Verb::stop));
}

void tattoo(State& state, Task helped, Kind kind) {
  move_down(active_player(state), Sex::man, kind);
  gain_status(state, state.active, tables::kStatusOnMan[kind]);
  begin_helper(state, left(helped, tables::kTattooCost));
}

void collect_shells(State& state, Task helped, Kind kind) {
  Player& player = active_player(state);
  move_down(player, Sex::woman, kind);
  gain(player.shells, tables::kShellsOnWoman[kind]);
  begin_helper(state, left(helped, tables::kCollectCost));
}

void buy_bonus(State& state, Task helped, Bonus bonus) {
  if (bonus == Bonus::offering) {
    gain(active_player(state).offerings, tables::kOfferingAmount);
    return begin_helper(state, left(helped, tables::kOfferingCost));
  }
  begin_helper(state, left(helped, tables::kCardCost));
  gain_cards(state, tables::kCardAmount);
}

void buy_material(State& state, Task helped, Material type) {
  begin_helper(state, left(helped, tables::kMaterialCost));
  gather(state, task(Duty::gather_material, tables::kMaterialAmount), type);
}

void buy_move(State& state, Task helped, std::uint8_t huts) {
  move_huts(active_player(state), huts);
  begin_helper(state, left(helped, tables::kMoveCost));
}

void stop_helping(State& state, Task helped) {
  score_points(active_player(state), Category::helper, helped.what / tables::kVpCost * tables::kVpAmount);
}

// BB-6.3.3  Any number of huts may stand on the 12th space, but none beside a person.
bool can_move_hut(const Player& player) { return player.ordinary_huts > 0 && player.twelfth_person == kNobody; }

void move_huts(Player& player, std::uint8_t count) {
  player.ordinary_huts = static_cast<std::uint8_t>(player.ordinary_huts - count);
  player.twelfth_huts = static_cast<std::uint8_t>(player.twelfth_huts + count);
}

}  // namespace tessera::bora_bora
