#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

bool has_up(const Player& player) { return player.people != player.shifted; }

}  // namespace

// BB-6.3.4, BB-R5  Points that can buy nothing else are victory points.
void begin_helper(State& state, std::uint8_t points) {
  if (points == 0) return;
  const Player& player = active_player(state);
  if (points >= tables::kMaterialCost || has_up(player)) return state.agenda.schedule({task(Duty::use_helper, points)});
  score_points(active_player(state), Category::helper, points);
}

// BB-6.3.1, BB-6.3.5  The steps that can be done with the points left.
void list_helper(const State& state, Task helped, Actions& actions) {
  const Player& player = active_player(state);
  const std::uint8_t points = helped.what;
  for (std::size_t sex = 0; sex < kSexes; ++sex) {
    const bool man = sex == index(Sex::man);
    if (points < (man ? tables::kTattooCost : tables::kCollectCost)) continue;
    for (Kind kind = 0; kind < kKinds; ++kind)
      if (player.people[sex][kind] > player.shifted[sex][kind])
        actions.add(sentence(man ? Verb::tattoo : Verb::collect, kind));
  }
  if (points >= tables::kOfferingCost) actions.add(sentence(Verb::gain, Bonus::offering));
  if (points >= tables::kCardCost && can_take_card(state)) actions.add(sentence(Verb::gain, Bonus::card));
  if (points >= tables::kMaterialCost)
    for (Material type = 0; type < kMaterials; ++type) actions.add(sentence(Verb::material, type));
  if (points >= tables::kMoveCost && can_move_hut(player)) actions.add(sentence(Verb::move, 1));
  actions.add(sentence(Verb::stop));
}

void tattoo(State& state, Task helped, Kind kind) {
  move_down(active_player(state), Sex::man, kind);
  gain_status(state, state.active, tables::kStatusOnMan[kind]);
  begin_helper(state, static_cast<std::uint8_t>(helped.what - tables::kTattooCost));
}

void collect_shells(State& state, Task helped, Kind kind) {
  Player& player = active_player(state);
  move_down(player, Sex::woman, kind);
  player.shells = static_cast<std::uint8_t>(player.shells + tables::kShellsOnWoman[kind]);
  begin_helper(state, static_cast<std::uint8_t>(helped.what - tables::kCollectCost));
}

void buy_bonus(State& state, Task helped, Bonus bonus) {
  if (bonus == Bonus::offering) {
    ++active_player(state).offerings;
    return begin_helper(state, static_cast<std::uint8_t>(helped.what - tables::kOfferingCost));
  }
  begin_helper(state, static_cast<std::uint8_t>(helped.what - tables::kCardCost));
  gain_cards(state, 1);
}

void buy_material(State& state, Task helped, Material type) {
  begin_helper(state, static_cast<std::uint8_t>(helped.what - tables::kMaterialCost));
  gain_material(state, type);
}

void buy_move(State& state, Task helped) {
  move_huts(active_player(state), 1);
  begin_helper(state, static_cast<std::uint8_t>(helped.what - tables::kMoveCost));
}

void stop_helping(State& state, Task helped) { score_points(active_player(state), Category::helper, helped.what); }

// BB-6.3.3  Any number of huts may stand on the 12th space, but none beside a person.
bool can_move_hut(const Player& player) { return player.ordinary_huts > 0 && player.twelfth_person == kNobody; }

void move_huts(Player& player, std::uint8_t count) {
  player.ordinary_huts = static_cast<std::uint8_t>(player.ordinary_huts - count);
  player.twelfth_huts = static_cast<std::uint8_t>(player.twelfth_huts + count);
}

}  // namespace tessera::bora_bora
