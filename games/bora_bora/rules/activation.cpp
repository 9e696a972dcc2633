#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

bool is_limit(Effect effect) {
  switch (effect) {
    case Effect::expand_land:
    case Effect::expand_water:
    case Effect::take_person_man:
    case Effect::take_person_woman:
    case Effect::build: return true;
    default: return false;
  }
}

// BB-10.7a, BB-R13  A doubled limit above 6 is simply any.
std::uint8_t with_green(Kind kind, std::uint8_t strength, bool doubled) {
  if (!doubled) return strength;
  const std::uint8_t twice = static_cast<std::uint8_t>(strength * 2);
  return is_limit(tables::kKindEffect[kind]) ? std::min(twice, kMaxPips) : twice;
}

// BB-10.9  Doubling must raise the limit, or the amount that is really gained.
bool doubling_helps(const Player& player, Kind kind, std::uint8_t strength) {
  const Effect effect = tables::kKindEffect[kind];
  if (is_limit(effect)) return strength < kMaxPips;
  if (effect == Effect::move_hut) return player.ordinary_huts > strength;
  if (effect == Effect::gain_status) return player.status + strength < kLastStatus;
  return true;
}

// The activations open now; `green` says whether the god can be paid. Stops where `act` says so.
template <class Act>
void for_each_activation(const State& state, Task turn, bool green, Act act) {
  const Player& player = active_player(state);
  const std::array<std::uint8_t, kSexes> first{turn.what, turn.where};  // the kind + 1, 0: none yet
  const bool may_green = green && !turn.how;                            // BB-8.6
  for (std::size_t sex = 0; sex < kSexes; ++sex) {
    if (first[sex] && !may_green) continue;
    Map kinds = kinds_in(player.people[sex]);
    if (first[sex]) kinds &= static_cast<Map>(~bit(static_cast<Kind>(first[sex] - 1)));  // BB-8.6.1, BB-R12
    for (; kinds; kinds &= static_cast<Map>(kinds - 1)) {
      const Kind kind = static_cast<Kind>(std::countr_zero(kinds));
      const std::uint8_t strength = strength_of(kind, player.people[sex][kind]);
      if (can_perform(state, state.active, kind, strength) && !act(sex, kind, first[sex] ? Green::second_kind : Green::none)) return;
      if (!first[sex] && may_green && doubling_helps(player, kind, strength) &&
          can_perform(state, state.active, kind, with_green(kind, strength, true)) && !act(sex, kind, Green::double_strength))
        return;
    }
  }
}

// BB-8.3, BB-8.4  What a kind does with a strength.
void perform(State& state, Kind kind, std::uint8_t strength) {
  Player& player = active_player(state);
  switch (tables::kKindEffect[kind]) {
    case Effect::expand_land: return state.agenda.schedule({task(Duty::expand_where, Mode::land, strength)});
    case Effect::expand_water: return state.agenda.schedule({task(Duty::expand_where, Mode::water, strength)});
    case Effect::take_person_man: return state.agenda.schedule({task(Duty::take_person, Sex::man, strength)});
    case Effect::take_person_woman: return state.agenda.schedule({task(Duty::take_person, Sex::woman, strength)});
    case Effect::build: return state.agenda.schedule({task(Duty::build_what, strength)});
    case Effect::gain_material: return gain_materials(state, strength);
    case Effect::gain_god_card: return gain_cards(state, strength);
    case Effect::gain_vp: return score_points(player, Category::storytellers, strength);
    case Effect::gain_offering: return gain(player.offerings, strength);
    case Effect::gain_shell: return gain(player.shells, strength);
    case Effect::gain_status: return gain_status(state, state.active, strength);
    case Effect::move_hut:  // BB-8.5: from one hut up to its number
      if (std::min(strength, player.ordinary_huts) == 1) return move_huts(player, 1);
      return state.agenda.schedule({task(Duty::move_huts, strength)});
  }
}

}  // namespace

// BB-8.1  One people turn each in turn order, then the evaluation.
void next_people(State& state, Task turn) {
  if (turn.what == state.seats) return evaluate_round(state);
  state.active = state.order[turn.what];
  state.agenda.schedule({task(Duty::next_activation), task(Duty::next_people, turn.what + 1)});
}

// Asked as long as, for all that everybody knows, something could be activated.
void next_activation(State& state, Task turn) {
  bool any = false;
  for_each_activation(state, turn, may_pay(active_player(state)), [&](std::size_t, Kind, Green) {
    any = true;
    return false;
  });
  if (any) state.agenda.schedule({task(Duty::use_people, turn.what, turn.where, turn.how)});
}

void list_activations(const State& state, Task turn, Actions& actions) {
  const Player& player = active_player(state);
  const bool green = !turn.how && may_pay(player) && can_pay(player, God::green);
  for_each_activation(state, turn, green, [&](std::size_t sex, Kind kind, Green how) {
    actions.add(sentence(Verb::activate, sex, kind, how));
    return true;
  });
  actions.add(sentence(Verb::end));
}

void activate(State& state, Task turn, Sex sex, Kind kind, Green green) {
  std::uint8_t& first = sex == Sex::man ? turn.what : turn.where;
  if (green != Green::second_kind) first = static_cast<std::uint8_t>(kind + 1);
  if (green != Green::none) turn.how = 1;
  state.agenda.schedule({task(Duty::next_activation, turn.what, turn.where, turn.how)});
  const Task performed = task(Duty::perform_kind, sex, kind, green == Green::double_strength);
  if (green == Green::none) return perform_kind(state, performed);
  state.agenda.schedule({task(Duty::pay_god, God::green), performed});
}

// BB-8.5  Only what can have an effect.
bool can_perform(const State& state, Seat seat, Kind kind, std::uint8_t strength) {
  const Player& player = state.players[seat];
  switch (tables::kKindEffect[kind]) {
    case Effect::expand_land: return expansion_targets(state, seat, Mode::land, strength) != 0;
    case Effect::expand_water: return expansion_targets(state, seat, Mode::water, strength) != 0;
    case Effect::take_person_man: return least_value(state, seat, Space::man) <= strength;
    case Effect::take_person_woman: return least_value(state, seat, Space::woman) <= strength;
    case Effect::build: return least_value(state, seat, Space::build) <= strength;
    case Effect::move_hut: return can_move_hut(player);
    case Effect::gain_god_card: return can_take_card(state);
    case Effect::gain_status: return player.status < kLastStatus;
    default: return true;
  }
}

// BB-8.2  All copies of a kind and sex act together; BB-8.2.1 a herald may use fewer.
void perform_kind(State& state, Task performed) {
  const Kind kind = performed.where;
  const std::uint8_t copies = active_player(state).people[performed.what][kind];
  if (tables::kCopiesChosen[kind] && copies > 1) return state.agenda.schedule({task(Duty::choose_copies, copies, kind, performed.how)});
  perform(state, kind, with_green(kind, strength_of(kind, copies), performed.how));
}

void choose_copies(State& state, Task chosen, std::uint8_t copies) {
  perform(state, chosen.where, with_green(chosen.where, strength_of(chosen.where, copies), chosen.how));
}

}  // namespace tessera::bora_bora
