// An agenda must be one that play can reach, so that every task finds what it needs.
#include "core/position/place.h"
#include "games/gods_of_rome/faults.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

Map open_map(const State& state) { return kWholeMap & static_cast<Map>(~blocked(state)); }

int cards_of(const Player& player) {
  int cards = 0;
  for (const Slot& slot : player.slots) cards += slot.card != kNoCard;
  return cards;
}

// GR-9.1  A card comes with a temple.
bool may_take_card(const Player& player) { return cards_of(player) < tables::kWoodenTemples - player.temples; }

// GR-7.2  Both symbols of the card, one that is left of them, or the printed one.
bool are_symbols_of(const Player& player, Task uses) {
  const Slot& slot = player.slots[uses.what];
  const bool last = uses.how == static_cast<std::uint8_t>(Symbol::none);
  if (slot.card == kNoCard) return last && uses.where == tables::kSlotSymbol[uses.what];
  const std::uint8_t first = tables::kCardSymbol1[slot.card], second = tables::kCardSymbol2[slot.card];
  return last ? uses.where == first || uses.where == second : uses.where == first && uses.how == second;
}

// The symbol whose action a task belongs to.
Symbol symbol_of(Duty duty) {
  switch (duty) {
    case Duty::grow_where:
    case Duty::grow_from:
    case Duty::build_where:
    case Duty::take_card:
    case Duty::put_card:
    case Duty::deal_card: return Symbol::growth;
    case Duty::travel_from:
    case Duty::travel_to:
    case Duty::gather_where:
    case Duty::gather_from: return Symbol::travel;
    case Duty::attack_mode:
    case Duty::attack_where:
    case Duty::attack_whom:
    case Duty::attack_to:
    case Duty::summon_where:
    case Duty::push_to: return Symbol::attack;
    default: return Symbol::none;
  }
}

// GR-7.4  The blessings of which one must have enhanced the action of a task; none: it is a basic one.
GodSet blessings_of(const State& state, Task task) {
  switch (task.duty) {
    case Duty::build_where:
    case Duty::gather_where:
    case Duty::summon_where: return bit_of(task.what);
    case Duty::gather_from:
    case Duty::push_to: return bit_of(colour_of(task.what));
    case Duty::take_card:
    case Duty::put_card:
    case Duty::deal_card: {  // it built a temple
      GodSet built = 0;
      for_each(temple_map(state, active_player(state).faction), [&](Territory t) { built |= bit_of(colour_of(t)); });
      return built;
    }
    default: return 0;
  }
}

// GR-7.3, GR-7.4  Was the slot activated for this action, and has it the symbol that is left besides, if any? The card
// that an enhanced growth brings may lie on the printed symbol that brought it.
bool comes_from(const State& state, std::uint8_t index, Task action, Symbol left) {
  const Slot& slot = active_player(state).slots[index];
  const std::uint8_t symbol = static_cast<std::uint8_t>(symbol_of(action.duty)), other = static_cast<std::uint8_t>(left);
  const GodSet blessings = blessings_of(state, action);
  if (!slot.disc || (blessings && !(blessings & slot.blessings))) return false;
  const bool was_bare = slot.card == kNoCard || action.duty == Duty::deal_card;
  if (was_bare && left == Symbol::none && symbol == tables::kSlotSymbol[index]) return true;
  if (slot.card == kNoCard) return false;
  const std::uint8_t first = tables::kCardSymbol1[slot.card], second = tables::kCardSymbol2[slot.card];
  if (left == Symbol::none) return symbol == first || symbol == second;
  return (symbol == first && other == second) || (symbol == second && other == first);
}

bool comes_from_a_slot(const State& state) {
  const Task action = state.agenda.next(), below = state.agenda.at(1);
  if (below.duty == Duty::use_symbol) return comes_from(state, below.what, action, static_cast<Symbol>(below.where));
  for (std::uint8_t i = 0; i < kSlots; ++i)
    if (comes_from(state, i, action, Symbol::none)) return true;
  return false;
}

// GR-8.3, GR-15.5  Can the attack be there, with so many pushes to follow, or as one that follows?
bool is_attacked(const State& state, Territory t, std::uint8_t pushes, bool follows) {
  const auto reaches = [&](AttackMode mode) { return (attack_targets(state, state.active, mode) & bit(t)) != 0; };
  if (pushes > 0 || follows) return pushes + follows <= tables::kExtraPushes && reaches(AttackMode::extra);
  return reaches(AttackMode::normal) || reaches(AttackMode::adjacent);
}

// GR-9.3  The summoned god stands there, and colours go in their order.
bool is_pushed_now(const State& state, Territory t, God colour) {
  if (!is_pushed(state, colour) || state.god_tile[colour_of(t)] != t || !(presence(state, active_player(state).faction) & bit(t)))
    return false;
  for (God before = 0; before < colour; ++before)
    if (state.meeples[before][t] > 0 && is_pushed(state, before)) return false;
  return true;
}

bool shows_card(const State& state, std::uint8_t position) { return position < state.display.size() && state.display[position] != kNoCard; }

bool is_victim(const State& state, God colour, Territory t) {
  return colour < kGods && colour != active_player(state).faction && state.meeples[colour][t] > 0;
}

bool follows_visit(const State& state, God god) {
  return god < kGods && in_play(state, god) && (active_player(state).visiting & bit_of(god)) && state.reserve[god] > 0 &&
         state.god_tile[god] == kNowhere;
}

bool is_roll(const State& state, Task task) {
  const Map candidates = static_cast<Map>(task.what | task.where << 8);
  if (!is_solo(state) || !candidates || (candidates & ~kWholeMap) || task.how > 2) return false;
  const God patronus = state.removed;
  if (candidates & ~(meeple_map(state, patronus) & open_map(state))) return false;
  if (task.how == 0 && state.reserve[patronus] == 0) return false;
  if (task.how == 1 && (candidates & ~controlled(state, patronus))) return false;
  return task.duty == Duty::roll_colour || (std::popcount(candidates) >= 2 && !(candidates & ~kLands[colour_of(nth(candidates, 0))]));
}

// Has the task what it needs, and carries it nothing else?
bool makes_sense(const State& state, Task task) {
  const Player& player = active_player(state);
  const bool on_map = task.what < kTerritories;
  const bool bare = task.where == 0 && task.how == 0;
  const bool empty = bare && task.what == 0;
  const Map own = meeple_map(state, player.faction);
  switch (task.duty) {
    case Duty::deal_card:
      return bare && task.what < state.display.size() && !shows_card(state, task.what) && size(state.deck) > 0 && cards_of(player) > 0;
    case Duty::reveal_objective: return empty && state.objectives.size() < state.objectives.capacity();
    case Duty::roll_colour:
    case Duty::roll_territory: return is_roll(state, task);
    case Duty::place_meeple: return bare && follows_visit(state, task.what);
    case Duty::use_symbol: return task.what < kSlots && player.slots[task.what].disc && are_symbols_of(player, task);
    case Duty::grow_where:
    case Duty::travel_from: return empty;
    case Duty::attack_mode: return empty && chooses_attack_mode(state);
    case Duty::grow_from:
      return bare && on_map && (growth_targets(state, state.active) & bit(task.what)) && state.reserve[player.faction] == 0;
    case Duty::travel_to:
      return on_map && (travel_sources(state, state.active) & bit(task.what)) &&
             (task.how ? task.how == 1 && task.where < kTerritories && (adjacent(task.what) & own & bit(task.where)) : task.where == 0);
    case Duty::attack_where: return bare && task.what <= 2;
    case Duty::attack_whom: return on_map && task.how <= 1 && is_attacked(state, task.what, task.where, task.how);
    case Duty::attack_to: return on_map && is_victim(state, task.how, task.what) && is_attacked(state, task.what, task.where, false);
    case Duty::build_where:
    case Duty::gather_where:
    case Duty::summon_where: return bare && task.what < kGods;
    case Duty::take_card: return empty && may_take_card(player);
    case Duty::put_card: return bare && shows_card(state, task.what) && may_take_card(player);
    case Duty::gather_from:
      return on_map && (enterable(state, state.active) & bit(task.what)) &&
             (task.how ? task.how == 1 && task.where < kTerritories && (own & bit(task.what)) : task.where == 0);
    case Duty::push_to:
      return on_map && task.how == 0 && is_victim(state, task.where, task.what) && is_pushed_now(state, task.what, task.where);
    case Duty::end_turn: return task.what <= 2 && task.where <= (task.what == static_cast<std::uint8_t>(TurnKind::score)) && task.how == 0;
    case Duty::begin_turn: return empty && is_solo(state);
    case Duty::check_checkpoint: return bare && task.what < competitors(state);
    default: return false;
  }
}

// The tasks below the question are what is left of the turn: an action leaves at most one symbol.
bool follows_in_order(const State& state) {
  const std::uint8_t size = state.agenda.size();
  const Duty top = state.agenda.next().duty;
  const Task last = state.agenda.at(static_cast<std::uint8_t>(size - 1));
  const auto ends_with = [&](TurnKind kind) { return last.duty == Duty::end_turn && last.what == static_cast<std::uint8_t>(kind); };
  if (top == Duty::reveal_objective)
    return size == 3 && state.resolved > 0 && state.agenda.at(1).duty == Duty::check_checkpoint &&
           (last.duty == Duty::begin_turn || ends_with(TurnKind::score));
  if (top == Duty::roll_colour || top == Duty::roll_territory) return size == 2 && last.duty == Duty::begin_turn;
  if (top == Duty::place_meeple) return size == 2 && ends_with(TurnKind::visit);
  const bool symbol_left = size == 3 && top != Duty::use_symbol && state.agenda.at(1).duty == Duty::use_symbol &&
                           state.agenda.at(1).how == static_cast<std::uint8_t>(Symbol::none);
  if (!ends_with(TurnKind::activate) || (size != 2 && !symbol_left)) return false;
  return top == Duty::use_symbol || comes_from_a_slot(state);
}

// Set-up is a chain of choices of chance: follow it with what the position shows.
bool may_lead_to(const State& earlier, const State& later) {
  if (earlier.agenda.next().duty >= kFirstPlayerDuty) return earlier == later;
  const Duty asked = earlier.agenda.next().duty;
  const bool start_known = asked != Duty::remove_god && asked != Duty::choose_start_player;
  if (start_known && earlier.start_player != later.start_player) return false;
  if (asked != Duty::remove_god && earlier.removed != later.removed) return false;
  for (God god = 0; god < kGods; ++god)
    if (earlier.start_territory[god] != kNowhere && earlier.start_territory[god] != later.start_territory[god]) return false;
  for (Territory t = 0; t < kTerritories; ++t)
    if (earlier.harvest[t] != 0 && earlier.harvest[t] != later.harvest[t]) return false;
  for (std::size_t i = 0; i < earlier.display.size(); ++i)
    if (earlier.display[i] != kNoCard && earlier.display[i] != later.display[i]) return false;
  for (std::size_t i = 0; i < earlier.objectives.size(); ++i)
    if (i >= later.objectives.size() || earlier.objectives[i] != later.objectives[i]) return false;
  return true;
}

bool is_reached_by_setup(const State& wanted) {
  State state = GodsOfRome::start(GodsOfRome::setup(wanted));
  Actions actions;
  while (!(state == wanted)) {
    tessera::list<GodsOfRome>(state, actions);
    const State before = state;
    for (const Action& action : actions) {
      State next = before;
      GodsOfRome::apply(next, action);
      if (!may_lead_to(next, wanted)) continue;
      state = next;
      break;
    }
    if (state == before) return false;
  }
  return true;
}

// A turn that begins: select a faction first, if there is none.
bool is_turn_start(const State& state) {
  const bool selects = active_player(state).faction == kNoGod;
  const std::uint8_t turn = selects ? 1 : 0;
  if (state.agenda.size() != turn + 1 || !(state.agenda.at(turn) == task(Duty::take_turn))) return false;
  return !selects || state.agenda.at(0) == task(Duty::select_faction);
}

}  // namespace

void find_agenda_faults(const State& state, Faults& faults) {
  if (state.agenda.empty()) return;
  if (is_setting_up(state)) {
    if (!is_reached_by_setup(state)) faults.add("agenda", "is not a position of the set-up");
    return;
  }
  if (is_turn_start(state)) return;
  if (active_player(state).faction == kNoGod) return faults.add("agenda", "must begin with select-faction");
  for (std::uint8_t i = 0; i < state.agenda.size(); ++i)
    if (!makes_sense(state, state.agenda.at(i)))
      faults.add(Place("agenda", i),
                 "cannot be done in this position: " + std::string(kDutyWords[static_cast<std::size_t>(state.agenda.at(i).duty)]));
  if (!faults.empty()) return;
  if (!follows_in_order(state)) return faults.add("agenda", "has tasks that do not follow from one another");
  Actions actions;
  tessera::list<GodsOfRome>(state, actions);
  if (actions.empty()) faults.add("agenda[0]", "asks a question without an answer");
}

}  // namespace tessera::gods_of_rome
