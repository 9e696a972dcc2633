#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// The Masteries of a tree, as bits.
struct Owned {
  std::array<std::uint64_t, 2> bits{};
  explicit Owned(const Player& player) {
    for (const TreeCard& card : player.tree)
      if (is_mastery(card.piece)) bits[card.piece / 64u] |= std::uint64_t{1} << (card.piece % 64u);
  }
  bool has(Mastery mastery) const { return bits[mastery / 64u] >> (mastery % 64u) & 1; }
};

// DO-9.7  Another Mastery of that Domain with at least that value.
bool has_prerequisite(const Player& player, Mastery mastery) {
  const tables::Mastery& card = card_of(mastery);
  if (card.needs_domain == kAny) return true;
  for (const TreeCard& own : player.tree)
    if (is_mastery(own.piece) && own.piece != mastery && card_of(own.piece).domain == card.needs_domain &&
        card_of(own.piece).value >= card.needs_value)
      return true;
  return false;
}

// Bit k: copy k + 1 is left and fits somewhere.
unsigned free_copies(const PrintSet& fitting, const PrintSet& taken, Mastery mastery) {
  const Print first = print_of(mastery, 0);
  static_assert(64 % kCopies == 0);  // the copies of a Mastery stand in one word
  return static_cast<unsigned>((fitting[first / 64u] & ~taken[first / 64u]) >> (first % 64u) & 0xf);
}

std::uint8_t develop_cost(Mastery mastery, const Mods& mods) { return reduced(card_of(mastery).cost, discount(mods, Target::develop)); }
std::uint8_t improve_cost(Mastery mastery, const Mods& mods) { return reduced(card_of(mastery).upgrade_cost, discount(mods, Target::upgrade)); }

void pay(Player& player, Mastery mastery, std::uint8_t cost) {
  std::uint8_t& knowledge = player.knowledge[card_of(mastery).domain];
  knowledge = static_cast<std::uint8_t>(knowledge - cost);
}

void gain_printed(State& state, Seat seat, const TreeCard& card) {
  const tables::Face& face = face_of(card.piece, card.side());
  score(state, seat, is_level(card.piece) ? Category::monument_cards : Category::mastery_cards, face.vp);
  state.players[seat].influence = static_cast<std::uint16_t>(state.players[seat].influence + face.influence);
}

void resolve_acquire(State& state, Seat seat, const TreeCard& card, Deferred& deferred) {
  Firings firings;
  for (const Effect& effect : effects_of(face_of(card.piece, card.side())))
    if (effect.on == Trigger::acquire && effect.deed == Deed::gain) firings.push_back({&effect, card.piece});
  if (!firings.empty()) resolve(state, seat, firings, deferred);
}

// DO-13.3, DO-R15  Once per new Nodus of the Domain, for the new card's own effects too.
void resolve_nodus(State& state, Seat seat, const TreeCard& entered, Deferred& deferred) {
  const NodusCounts formed = nodus_of(state.players[seat].tree, entered);
  Firings firings;
  for (const TreeCard& card : state.players[seat].tree) {
    const tables::Face& face = face_of(card.piece, card.side());
    if (!reacts(face, Trigger::nodus)) continue;
    for (const Effect& effect : effects_of(face))
      if (effect.on == Trigger::nodus)
        for (std::uint8_t n = 0; n < formed[effect.if_domain]; ++n) firings.push_back({&effect, card.piece});
  }
  if (!firings.empty()) resolve(state, seat, firings, deferred);
}

void schedule_actions(State& state, Seat seat, const TreeCard& card) {
  const auto effects = effects_of(face_of(card.piece, card.side()));
  for (auto effect = effects.rbegin(); effect != effects.rend(); ++effect)
    if (effect->deed == Deed::action) state.agenda.schedule({task(Duty::act_free, seat, effect->action, effect->amount)});
}

template <class Allows>
void list_upgrades(const Player& player, Verb verb, Allows allows, Actions& actions) {
  for (const TreeCard& card : player.tree)
    if (is_mastery(card.piece) && !card.is_advanced() && allows(card.piece)) actions.add(sentence(verb, card.piece));
}

}  // namespace

bool has_mastery(const Player& player, Mastery mastery) { return find_card(player, mastery) != nullptr; }

const TreeCard* find_card(const Player& player, Piece piece) {
  for (const TreeCard& card : player.tree)
    if (card.piece == piece) return &card;
  return nullptr;
}
TreeCard* find_card(Player& player, Piece piece) { return const_cast<TreeCard*>(find_card(static_cast<const Player&>(player), piece)); }

PrintSet taken_prints(const State& state) {
  PrintSet taken{};
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (const TreeCard& card : state.players[seat].tree)
      if (card.piece != kCampfire) add(taken, print_of(card.piece, card.copy()));
  return taken;
}

// DO-9.6 to DO-9.8
void list_developments(const State& state, Seat seat, Actions& actions) {
  const Player& player = state.players[seat];
  const Mods mods = mods_of(player);
  const Owned owned(player);
  const PrintSet fitting = fitting_anywhere(player.tree), taken = taken_prints(state);
  for (Mastery mastery = 0; mastery < kMasteries; ++mastery)
    if (player.knowledge[card_of(mastery).domain] >= develop_cost(mastery, mods) && !owned.has(mastery) &&
        free_copies(fitting, taken, mastery) && has_prerequisite(player, mastery))
      actions.add(sentence(Verb::develop, mastery));
  list_upgrades(player, Verb::improve, [&](Mastery m) { return player.knowledge[card_of(m).domain] >= improve_cost(m, mods); }, actions);
}

// DO-13.5  Without cost, up to a value; the other conditions stay.
void list_free_actions(const State& state, Task task, Actions& actions) {
  const Player& player = state.players[task.seat];
  const auto allows = [&](Mastery mastery) { return card_of(mastery).value <= task.where; };
  if (static_cast<FreeAction>(task.what) == FreeAction::free_upgrade) {
    list_upgrades(player, Verb::improve, allows, actions);
  } else {
    const Owned owned(player);
    const PrintSet fitting = fitting_anywhere(player.tree), taken = taken_prints(state);
    for (Mastery mastery = 0; mastery < kMasteries; ++mastery)
      if (allows(mastery) && !owned.has(mastery) && free_copies(fitting, taken, mastery) && has_prerequisite(player, mastery))
        actions.add(sentence(Verb::develop, mastery));
  }
  actions.add(sentence(Verb::pass));
}

// DO-11.3, DO-11.4, DO-R16
void list_assimilations(const State& state, Task task, Actions& actions) {
  const Player& player = state.players[task.seat];
  std::uint8_t highest = 0;  // DO-11.2
  for (std::size_t step = 0; step < tables::kAssimilationFrom.size(); ++step)
    if (player.influence >= tables::kAssimilationFrom[step]) highest = tables::kAssimilationValue[step];
  const PrintSet fitting = fitting_anywhere(player.tree), taken = taken_prints(state);
  for (Mastery mastery = 0; mastery < kMasteries; ++mastery) {
    if (card_of(mastery).value > highest) continue;
    bool basic = false, advanced = false;
    for (Seat other = 0; other < state.seats; ++other) {
      const TreeCard* theirs = other == task.seat ? nullptr : find_card(state.players[other], mastery);
      if (theirs) basic = true, advanced |= theirs->is_advanced();
    }
    const TreeCard* own = basic ? find_card(player, mastery) : nullptr;
    if (basic && !own && free_copies(fitting, taken, mastery)) actions.add(sentence(Verb::assimilate, mastery));
    if (advanced && own && !own->is_advanced()) actions.add(sentence(Verb::turn, mastery));
  }
  actions.add(sentence(Verb::pass));
}

void list_copies(const State& state, Task task, Actions& actions) {
  const PrintSet taken = taken_prints(state);
  for (const TreePlace& place : list_places(state.players[task.seat].tree)) {
    const unsigned copies = free_copies(fitting(place), taken, task.what);
    for (std::uint8_t copy = 0; copy < kCopies; ++copy)
      if (copies >> copy & 1) actions.add(sentence(Verb::attach, copy + 1, coordinate_word(place.x), coordinate_word(place.y)));
  }
}

void attach_copy(State& state, Task task, std::uint8_t copy, std::int8_t x, std::int8_t y) {
  Player& player = state.players[task.seat];
  const Source source = static_cast<Source>(task.where);
  if (source == Source::paid) pay(player, task.what, develop_cost(task.what, mods_of(player)));  // before its own discount (DO-9.10)
  if (source != Source::assimilated)  // DO-11.5
    state.agenda.schedule({dominations::task(Duty::fire, task.seat, Trigger::develop, task.what)});
  enter(state, task.seat, {x, y, task.what, copy});
}

// DO-9.9  All consequences of a card's entry, in this order (DO-R14).
void enter(State& state, Seat seat, const TreeCard& card) {
  state.players[seat].tree.push_back(card);
  gain_printed(state, seat, card);
  Deferred deferred;
  resolve_acquire(state, seat, card, deferred);
  resolve_nodus(state, seat, card, deferred);
  schedule_actions(state, seat, card);
  schedule_deferred(state, seat, deferred);
}

// DO-9.8, DO-R28  The advanced face replaces the basic one; no Nodus is formed.
void improve(State& state, Seat seat, Mastery mastery, Source source) {
  Player& player = state.players[seat];
  if (source == Source::paid) pay(player, mastery, improve_cost(mastery, mods_of(player)));
  TreeCard& card = *find_card(player, mastery);
  card.print |= kAdvanced;
  if (source != Source::assimilated) state.agenda.schedule({task(Duty::fire, seat, Trigger::upgrade, mastery)});
  gain_printed(state, seat, card);
  Deferred deferred;
  resolve_acquire(state, seat, card, deferred);
  schedule_actions(state, seat, card);
  schedule_deferred(state, seat, deferred);
}

}  // namespace tessera::dominations
