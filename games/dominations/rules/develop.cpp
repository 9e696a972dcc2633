#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// A set of Masteries.
class Masteries {
 public:
  constexpr void add(Mastery mastery) { words_[mastery / 64u] |= std::uint64_t{1} << (mastery % 64u); }
  constexpr void add(const Masteries& other) {
    for (std::size_t i = 0; i < 2; ++i) words_[i] |= other.words_[i];
  }
  constexpr void remove(const Masteries& other) {
    for (std::size_t i = 0; i < 2; ++i) words_[i] &= ~other.words_[i];
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  // Calls `act` for every Mastery, in their order.
  template <class Act>
  void for_each(Act act) const {
    for (std::size_t i = 0; i < 2; ++i)
      for (std::uint64_t left = words_[i]; left; left &= left - 1)
        act(static_cast<Mastery>(i * 64 + static_cast<std::size_t>(std::countr_zero(left))));
  }

 private:
  std::array<std::uint64_t, 2> words_{};
};
static_assert(kMasteries <= 128);

// By Domain and amount: the Masteries that so much Knowledge pays for.
using ByPrice = std::array<std::array<Masteries, tables::kLimitCap + 1>, kDomains>;
constexpr ByPrice kAffordable = [] {
  ByPrice sets{};
  for (Mastery mastery = 0; mastery < kMasteries; ++mastery)
    for (std::size_t amount = card_of(mastery).cost; amount <= tables::kLimitCap; ++amount)
      sets[card_of(mastery).domain][amount].add(mastery);
  return sets;
}();
constexpr std::array<Masteries, 256> kUpToValue = [] {
  std::array<Masteries, 256> sets{};
  for (Mastery mastery = 0; mastery < kMasteries; ++mastery)
    for (std::size_t value = card_of(mastery).value; value < sets.size(); ++value) sets[value].add(mastery);
  return sets;
}();

// What a tree has of Masteries: which ones, and the highest value in each Domain.
struct Owned {
  Masteries masteries{};
  std::array<std::uint8_t, kDomains> highest{};

  explicit Owned(const Player& player) {
    for (const TreeCard& card : player.tree) {
      if (!is_mastery(card.piece)) continue;
      masteries.add(card.piece);
      std::uint8_t& value = highest[card_of(card.piece).domain];
      value = std::max(value, card_of(card.piece).value);
    }
  }
  // DO-9.7  Another Mastery of that Domain with at least that value; it is asked of what is not in the tree.
  bool has_prerequisite(Mastery mastery) const {
    const tables::Mastery& card = card_of(mastery);
    return card.needs_domain == kAny || highest[card.needs_domain] >= card.needs_value;
  }
};

// Bit k: copy k + 1 is left and fits somewhere.
unsigned free_copies(const PrintSet& fitting, const PrintSet& taken, Mastery mastery) {
  const Print first = print_of(mastery, 0);
  static_assert(64 % kCopies == 0);  // the copies of a Mastery stand in one word
  return static_cast<unsigned>((fitting[first / 64u] & ~taken[first / 64u]) >> (first % 64u) & 0xf);
}

std::uint8_t develop_cost(Mastery mastery, const Mods& mods) { return reduced(card_of(mastery).cost, discount(mods, Target::develop)); }
// DO-9.10  What the card itself takes off upgrades does not count for its own.
std::uint8_t own_discount(Mastery mastery) {
  std::uint8_t sum = 0;
  for (const Effect& effect : effects_of(face_of(mastery, FaceSide::basic)))
    if (effect.deed == Deed::mod && effect.mod == Mod::discount && effect.target == Target::upgrade)
      sum = static_cast<std::uint8_t>(sum + effect.amount);
  return sum;
}
std::uint8_t improve_cost(Mastery mastery, const Mods& mods) {
  return reduced(card_of(mastery).upgrade_cost, static_cast<std::uint8_t>(discount(mods, Target::upgrade) - own_discount(mastery)));
}

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

// DO-9.6  Not yet in the tree, some copy left that fits, and the prerequisite.
template <class Act>
void for_each_placeable(const State& state, const Player& player, Masteries allowed, Act act) {
  const Owned owned(player);
  allowed.remove(owned.masteries);
  if (allowed.empty()) return;
  const PrintSet fitting = fitting_anywhere(player.tree), taken = taken_prints(state);
  allowed.for_each([&](Mastery mastery) {
    if (free_copies(fitting, taken, mastery) && owned.has_prerequisite(mastery)) act(mastery);
  });
}

void list_new(const State& state, const Player& player, const Masteries& allowed, Actions& actions) {
  for_each_placeable(state, player, allowed, [&](Mastery mastery) { actions.add(sentence(Verb::develop, mastery)); });
}

Masteries affordable(const Player& player, const Mods& mods) {
  Masteries found;
  for (Domain domain = 0; domain < kDomains; ++domain)
    found.add(kAffordable[domain][std::min<int>(player.knowledge[domain] + discount(mods, Target::develop), tables::kLimitCap)]);
  return found;
}

bool can_improve(const Player& player, Mastery mastery, const Mods& mods) {
  return player.knowledge[card_of(mastery).domain] >= improve_cost(mastery, mods);
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
  list_new(state, player, affordable(player, mods), actions);
  list_upgrades(player, Verb::improve, [&](Mastery mastery) { return can_improve(player, mastery, mods); }, actions);
}

MasteryList affordable_masteries(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const Mods mods = mods_of(player);
  Masteries found = affordable(player, mods);
  found.remove(Owned(player).masteries);
  for (const TreeCard& card : player.tree)
    if (is_mastery(card.piece) && !card.is_advanced() && can_improve(player, card.piece, mods)) found.add(card.piece);
  MasteryList list;
  found.for_each([&](Mastery mastery) { list.push_back(mastery); });
  return list;
}

MasteryList placeable_masteries(const State& state, Seat seat) {
  MasteryList list;
  for_each_placeable(state, state.players[seat], kUpToValue.back(), [&](Mastery mastery) { list.push_back(mastery); });
  return list;
}

// DO-13.5  Without cost, up to a value; the other conditions stay.
void list_free_actions(const State& state, Task task, Actions& actions) {
  const Player& player = state.players[task.seat];
  const auto allows = [&](Mastery mastery) { return card_of(mastery).value <= task.where; };
  if (static_cast<FreeAction>(task.what) == FreeAction::free_upgrade) {
    list_upgrades(player, Verb::improve, allows, actions);
  } else {
    list_new(state, player, kUpToValue[task.where], actions);
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
  const TreePlaces places = list_places(state.players[task.seat].tree);
  for (const TreePlace& place : places) {
    const unsigned copies = free_copies(fitting(place), taken, task.what);
    for (std::uint8_t copy = 0; copy < kCopies; ++copy)
      if (copies >> copy & 1) actions.add(sentence(Verb::attach, copy + 1, coordinate_word(place.x), coordinate_word(place.y)));
  }
}

void attach_copy(State& state, Task task, std::uint8_t copy, std::int8_t x, std::int8_t y) {
  Player& player = state.players[task.seat];
  const Source source = static_cast<Source>(task.where);
  // Paid before its own discount counts (DO-9.10).
  if (source == Source::paid) pay(player, task.what, develop_cost(task.what, mods_of(player)));
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
