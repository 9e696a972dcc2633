#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

bool has_attack(const State& state) {
  for (AttackMode mode : {AttackMode::normal, AttackMode::adjacent})
    if (attack_targets(state, state.active, mode)) return true;
  return false;
}

bool has_basic(const State& state, Symbol symbol) {
  switch (symbol) {
    case Symbol::growth: return growth_targets(state, state.active) != 0;
    case Symbol::travel: return travel_sources(state, state.active) != 0;
    case Symbol::attack: return has_attack(state);
    case Symbol::none: break;
  }
  return false;
}

Map enhanced_targets(const State& state, Symbol symbol, God blessing) {
  switch (symbol) {
    case Symbol::growth: return build_targets(state, state.active, blessing);
    case Symbol::travel: return gather_targets(state, state.active, blessing);
    case Symbol::attack: return summon_targets(state, state.active, blessing);
    case Symbol::none: break;
  }
  return 0;
}

void list_uses_of(const State& state, Symbol symbol, Actions& actions) {
  if (has_basic(state, symbol)) actions.add(sentence(Verb::use, symbol));
  for (God god = 0; god < kGods; ++god)
    if ((active_player(state).blessings & bit_of(god)) && enhanced_targets(state, symbol, god))
      actions.add(sentence(Verb::use, symbol, blessing_word(god)));
}

Task basic_task(const State& state, Symbol symbol) {
  switch (symbol) {
    case Symbol::growth: return task(Duty::grow_where);
    case Symbol::travel: return task(Duty::travel_from);
    default: break;
  }
  return chooses_attack_mode(state) ? task(Duty::attack_mode) : task(Duty::attack_where, AttackMode::normal);
}

Task enhanced_task(Symbol symbol, God blessing) {
  switch (symbol) {
    case Symbol::growth: return task(Duty::build_where, blessing);
    case Symbol::travel: return task(Duty::gather_where, blessing);
    default: return task(Duty::summon_where, blessing);
  }
}

}  // namespace

// GR-7.2  The symbols are those of the card, or the printed one, at this moment (GR-R12).
void activate(State& state, std::uint8_t index) {
  Player& player = active_player(state);
  Slot& slot = player.slots[index];
  --player.discs;
  slot.disc = 1;
  const bool bare = slot.card == kNoCard;
  const std::uint8_t first = bare ? tables::kSlotSymbol[index] : tables::kCardSymbol1[slot.card];
  const std::uint8_t second = bare ? static_cast<std::uint8_t>(Symbol::none) : tables::kCardSymbol2[slot.card];
  state.agenda.schedule({task(Duty::use_symbol, index, first, second), task(Duty::end_turn, TurnKind::activate)});
}

// GR-7.3  Any symbol left, basic or enhanced, as far as it can be carried out (GR-7.5); or end.
void list_uses(const State& state, Task uses, Actions& actions) {
  const Symbol first = static_cast<Symbol>(uses.where), second = static_cast<Symbol>(uses.how);
  list_uses_of(state, first, actions);
  if (second != first) list_uses_of(state, second, actions);
  actions.add(sentence(Verb::end));
}

// GR-7.4  An enhancing blessing moves to the activated slot.
void use_symbol(State& state, Task uses, Symbol symbol, std::uint8_t blessing_word) {
  const std::uint8_t left = uses.where == static_cast<std::uint8_t>(symbol) ? uses.how : uses.where;
  if (left != static_cast<std::uint8_t>(Symbol::none)) state.agenda.schedule({task(Duty::use_symbol, uses.what, left, Symbol::none)});
  if (blessing_word == 0) return state.agenda.schedule({basic_task(state, symbol)});
  const God blessing = static_cast<God>(blessing_word - 1);
  Player& player = active_player(state);
  player.blessings &= static_cast<GodSet>(~bit_of(blessing));
  player.slots[uses.what].blessings |= bit_of(blessing);
  state.agenda.schedule({enhanced_task(symbol, blessing)});
}

}  // namespace tessera::gods_of_rome
