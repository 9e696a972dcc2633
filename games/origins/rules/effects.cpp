// The one place that interprets effects (the vocabulary of data/origins.json).
#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

constexpr Colour kRed = static_cast<Colour>(std::find(tables::kColours.begin(), tables::kColours.end(), "red") - tables::kColours.begin());

unsigned freemen_of(const Player& player, Colour colour) {
  unsigned count = 0;
  for (const Freeman& freeman : player.freemen) count += freeman.die.colour == colour;
  return count;
}

unsigned freemen_colours(const Player& player) {
  unsigned seen = 0;
  for (const Freeman& freeman : player.freemen) seen |= 1u << freeman.die.colour;
  return static_cast<unsigned>(std::popcount(seen));
}

unsigned copies_of(const Player& player, Building building) {
  unsigned count = 0;
  for (const Tile& tile : player.city) count += tile.is_building() && tile.piece() == building;
  return count;
}

// OR-R15  Of the four cells beside the tile.
unsigned empty_beside(const Player& player, TileId tile) {
  unsigned empty = 0;
  for (TileId beside : neighbours(player.city, tile)) empty += beside == kNone;
  return empty;
}

// OR-20.8  Freemen, used or not, and Seats of Power.
unsigned red_dice(const Player& player) {
  unsigned count = freemen_of(player, kRed);
  for (const Tile& tile : player.city) count += tile.has_die() && tile.die().colour == kRed;
  return count;
}

unsigned count(const State& state, Per per, std::uint8_t arg, TileId tile) {
  const Player& player = active_player(state);
  switch (per) {
    case Per::one: return 0;
    case Per::own_buildings: return buildings_of(player, arg);
    case Per::own_farms: return farms(player);
    case Per::own_freemen: return player.freemen.size();
    case Per::own_freemen_of: return freemen_of(player, arg);
    case Per::freemen_colors: return freemen_colours(player);
    case Per::closed_districts: return closed_districts(player);
    case Per::building_colors: return building_colours(player);
    case Per::own: return copies_of(player, arg);
    case Per::zodiac_cards: return zodiac_cards(state, state.active);
    case Per::advisors: return player.advisors.size();
    case Per::empty_adjacent: return empty_beside(player, tile);
    case Per::players_behind: return discs_behind(state, state.active);
    case Per::own_red_dice_freemen_and_seats: return red_dice(player);
    case Per::retreat_distance: return player.military.space - tables::kRetreatTo[player.military.space];
  }
  return 0;
}

// A sequence is possible if its costs can be paid and then some part can be done (OR-6.7, OR-11.0.3).
bool can_in_sequence(const State& state, const tables::Effect& seq, TileId tile, Temple apart_from, Purse purse) {
  bool any = false;
  for (EffectId part = seq.first; part < seq.first + seq.count; ++part) {
    const tables::Effect& step = effect_at(part);
    if (step.op == Op::pay) {
      if (!can_pay(purse, static_cast<Resource>(step.a), step.b)) return false;
      pay(purse, static_cast<Resource>(step.a), step.b);
    } else if (step.op == Op::pay_choice) {
      if (amount_of(purse, step.a) < step.b) return false;
    } else {
      any = any || can(state, part, tile, apart_from, purse);
    }
  }
  return any;
}

void perform_sequence(State& state, const tables::Effect& seq, TileId tile, Temple apart_from) {
  for (EffectId part = static_cast<EffectId>(seq.first + seq.count); part-- > seq.first;) {
    const tables::Effect& step = effect_at(part);
    if (step.op == Op::pay) pay(active_player(state).purse, static_cast<Resource>(step.a), step.b);
    else state.agenda.schedule({task(Duty::perform, part, tile, apart_from)});
  }
}

Op option_op(EffectId option) { return effect_at(option).op; }

}  // namespace

unsigned amount(const State& state, std::uint8_t id, TileId tile) {
  const tables::Amount& amount = tables::kAmounts[id];
  return amount.per == Per::one ? amount.base : amount.base + amount.each * count(state, amount.per, amount.arg, tile);
}

bool can(const State& state, EffectId id, TileId tile, Temple apart_from, const Purse& purse) {
  const tables::Effect& effect = effect_at(id);
  const Player& player = active_player(state);
  switch (effect.op) {
    case Op::nothing: return false;
    case Op::seq: return can_in_sequence(state, effect, tile, apart_from, purse);
    case Op::choose_one:
    case Op::and_or:
    case Op::optional:
      for (EffectId part = effect.first; part < effect.first + effect.count; ++part)
        if (can(state, part, tile, apart_from, purse)) return true;
      return false;
    case Op::gain:
    case Op::gain_choice: return amount(state, effect.b, tile) > 0;
    case Op::pay: return can_pay(purse, static_cast<Resource>(effect.a), effect.b);
    case Op::pay_choice: return amount_of(purse, effect.a) >= effect.b;
    case Op::military_move: return !at_end(player) && amount(state, effect.b, tile) > 0;  // OR-9.4.1, OR-R42
    case Op::buy_building: return can_buy(state);
    case Op::temple_advance: return open_temples(state, id, apart_from) != 0;
    case Op::take_citizen: return can_take_die(state, effect.a, purse);
    case Op::take_speaker: return has_speakers(state);
    case Op::food_menu: return can_spend_food(state, purse);
    case Op::raise_freeman: return has_unused(player);
    case Op::recolor_freeman: return can_recolor(state);
    case Op::vp_from_die: return has_unused_of(player, effect.a);
    case Op::reserve_building: return !state.market.empty();
    case Op::copy_adjacent: return can_copy(state, tile, {}, purse);
    case Op::attack:
    case Op::vp:
    case Op::vp_table:
    case Op::set_ship: return true;
  }
  return false;
}

void perform(State& state, EffectId id, TileId tile, Temple apart_from) {
  const tables::Effect& effect = effect_at(id);
  Player& player = active_player(state);
  Agenda<Task, decltype(state.agenda)::capacity()>& agenda = state.agenda;
  switch (effect.op) {
    case Op::nothing: return;
    case Op::seq: return perform_sequence(state, effect, tile, apart_from);
    case Op::choose_one:
    case Op::and_or: return agenda.schedule({task(Duty::choose_option, id, tile)});
    case Op::optional: return agenda.schedule({task(Duty::accept_effect, effect.first, tile, apart_from)});
    case Op::gain: return add(player.purse, effect.a, amount(state, effect.b, tile));
    case Op::gain_choice:
      if (const unsigned units = amount(state, effect.b, tile)) agenda.schedule({task(Duty::gain_resource, effect.a, units)});
      return;
    case Op::pay: return pay(player.purse, static_cast<Resource>(effect.a), effect.b);
    case Op::pay_choice: return agenda.schedule({task(Duty::give_resource, effect.a, effect.b)});
    case Op::military_move: return move_disc(state, amount(state, effect.b, tile));
    case Op::attack: return attack(state);
    case Op::buy_building: return agenda.schedule({task(Duty::buy_building)});
    case Op::temple_advance:
      if (effect.a < kTemples) return advance(state, effect.a, effect.b, id);
      return agenda.schedule({task(Duty::advance_temple, id, 0, apart_from)});
    case Op::take_citizen: return agenda.schedule({task(Duty::take_die, effect.a)});
    case Op::take_speaker: return agenda.schedule({task(Duty::take_speaker)});
    case Op::food_menu: return agenda.schedule({task(Duty::spend_food, effect.b, 0, effect.a)});
    case Op::raise_freeman: return agenda.schedule({task(Duty::raise_freeman, effect.a)});
    case Op::recolor_freeman: return agenda.schedule({task(Duty::recolor_freeman)});
    case Op::vp: return add_points(player, Points::buildings, amount(state, effect.b, tile));
    case Op::vp_table:
      return add_points(player, Points::buildings, tables::kVpTables[effect.a][std::min(7u, amount(state, effect.b, tile))]);
    case Op::vp_from_die: return agenda.schedule({task(Duty::salute_freeman, effect.a, effect.b)});
    case Op::set_ship: return agenda.schedule({task(Duty::reset_ship, effect.a)});
    case Op::reserve_building: return agenda.schedule({task(Duty::reserve_tile)});
    case Op::copy_adjacent: return agenda.schedule({task(Duty::copy_tile, tile)});
  }
}

// OR-9.4  "And/or": each option at most once, at least one; "or": exactly one.
void list_options(const State& state, Task task, Actions& actions) {
  const tables::Effect& effect = effect_at(task.what);
  for (std::uint8_t i = 0; i < effect.count; ++i) {
    const EffectId option = static_cast<EffectId>(effect.first + i);
    if (!(task.how >> i & 1) && can(state, option, task.where))
      actions.add(sentence(option_op(option) == Op::attack ? Verb::attack : Verb::move));
  }
  if (task.how) actions.add(sentence(Verb::stop));
}

bool has_option(const State& state, Task task) {
  const tables::Effect& effect = effect_at(task.what);
  for (std::uint8_t i = 0; i < effect.count; ++i)
    if (!(task.how >> i & 1) && can(state, static_cast<EffectId>(effect.first + i), task.where)) return true;
  return false;
}

void choose_option(State& state, Task task, Op op) {
  const tables::Effect& effect = effect_at(task.what);
  std::uint8_t i = 0;
  while (option_op(static_cast<EffectId>(effect.first + i)) != op) ++i;
  if (effect.op == Op::and_or) state.agenda.schedule({origins::task(Duty::choose_option, task.what, task.where, task.how | 1u << i)});
  perform(state, static_cast<EffectId>(effect.first + i), task.where);
}

void list_acceptance(Task task, Actions& actions) {
  actions.add(sentence(Verb::use, effect_at(task.what).source));
  actions.add(sentence(Verb::skip));
}

bool can_spend_food(const State& state, const Purse& purse) {
  const Player& player = active_player(state);
  return can_pay(purse, food, 1) && (has_unused(player) || !at_end(player));
}

// OR-7.10  One Food at a time, each used before the next is paid; stop once the least is paid.
void list_food_uses(const State& state, Task task, Actions& actions) {
  const Player& player = active_player(state);
  list_unused(state, Verb::raise, actions);
  if (!at_end(player)) actions.add(sentence(Verb::move));
  if (task.where >= task.how) actions.add(sentence(Verb::stop));
}

namespace {

void pay_food(State& state, Task task) {
  pay(active_player(state).purse, food, 1);
  if (task.what > 1) state.agenda.schedule({origins::task(Duty::spend_food, task.what - 1, task.where + 1, task.how)});
}

}  // namespace

void spend_food_on_freeman(State& state, Task task, DieCode code) {
  pay_food(state, task);
  rise(state, find_unused(active_player(state), code), 1);
}

void spend_food_on_move(State& state, Task task) {
  pay_food(state, task);
  move_disc(state, 1);
}

void list_ships(Actions& actions) {
  for (Site site = 0; site < kSites; ++site) actions.add(sentence(Verb::reset, site));
}

}  // namespace tessera::origins
