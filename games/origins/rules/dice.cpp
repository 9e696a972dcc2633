#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

// OR-13.5  A new colour goes to the leftmost free space; a second die of a colour scores and returns.
void become_advisor(State& state, Player& player, Colour colour) {
  const bool known = std::find(player.advisors.begin(), player.advisors.end(), colour) != player.advisors.end();
  if (!known) return player.advisors.push_back(colour);
  add_points(player, Points::advisors, tables::kAdvisorVp[player.advisors.size() - 1]);
  ++state.supply[colour];
}

// Calls `act` once for each different die of unused Freemen.
template <class Act>
void for_each_unused(const Player& player, Act act) {
  Die last{};
  for (const Freeman& freeman : player.freemen) {
    if (freeman.place != 0) break;  // sorted: the used ones come last
    if (freeman.die != last) act(freeman.die);
    last = freeman.die;
  }
}

}  // namespace

std::uint8_t available_bases(const Player& player) {  // OR-4.2.4
  return static_cast<std::uint8_t>(player.bases - player.freemen.size());
}

bool has_unused(const Player& player) { return !player.freemen.empty() && player.freemen[0].place == 0; }

std::uint8_t find_unused(const Player& player, DieCode code) {
  const Freeman wanted{0, die_of(code)};
  for (std::uint8_t i = 0; i < player.freemen.size(); ++i)
    if (player.freemen[i] == wanted) return i;
  return kNone;
}

void sort_freemen(Player& player) { std::sort(player.freemen.begin(), player.freemen.end()); }

void add_freeman(Player& player, Die die) {
  player.freemen.push_back({0, die});
  sort_freemen(player);
}

// OR-13.4  A 6 that has to rise becomes an Advisor; its base stays, further steps are lost.
void rise(State& state, std::uint8_t freeman, unsigned steps) {
  Player& player = active_player(state);
  Die& die = player.freemen[freeman].die;
  for (; steps > 0 && die.value < tables::kFreemanMax; --steps) ++die.value;
  if (steps > 0) {
    const Colour colour = die.colour;
    player.freemen.erase(freeman);
    become_advisor(state, player, colour);
    if (holds(state, Zodiac::scorpio)) perform(state, tables::kScorpioEffect);  // OR-20.12
  }
  sort_freemen(player);
}

// OR-13.2  The Wisdom of the slot; Taurus pays less (OR-20.5).
unsigned die_cost(const State& state, std::uint8_t slot, bool free) {
  if (free) return 0;
  const unsigned less = holds(state, Zodiac::taurus) ? tables::kTaurusCitizen : 0u;
  return tables::kOfferWisdom[slot] > less ? tables::kOfferWisdom[slot] - less : 0u;
}

bool can_take_die(const State& state, bool free, const Purse& purse) {
  if (available_bases(active_player(state)) == 0) return false;
  for (std::uint8_t slot = 0; slot < state.offer.size(); ++slot)
    if (state.offer[slot].value != 0 && can_pay(purse, wisdom, die_cost(state, slot, free))) return true;
  return false;
}

void list_offer(const State& state, Task task, Actions& actions) {
  const Player& player = active_player(state);
  for (std::uint8_t slot = 0; slot < state.offer.size(); ++slot)
    if (state.offer[slot].value != 0 && can_pay(player.purse, wisdom, die_cost(state, slot, task.what)))
      actions.add(sentence(Verb::take, code_of(state.offer[slot])));
}

// OR-13.2, OR-R43  Pay, take, Sagittarius, then slide and refill.
void take_die(State& state, Task task, DieCode code) {
  const Die die = die_of(code);
  const auto slot = std::find(state.offer.begin(), state.offer.end(), die);
  assert(slot != state.offer.end());
  Player& player = active_player(state);
  pay(player.purse, wisdom, die_cost(state, static_cast<std::uint8_t>(slot - state.offer.begin()), task.what));
  slot->value = 0;
  add_freeman(player, die);
  state.agenda.schedule({origins::task(Duty::refill_offer)});
  if (holds(state, Zodiac::sagittarius) && die.value < tables::kSagittariusCitizenCap)  // OR-20.1
    state.agenda.schedule({origins::task(Duty::raise_new_die, code)});
}

// OR-13.2, OR-13.3, OR-23.4  The dice close up; a die of the same colour is rolled, if there is one.
void refill_offer(State& state) {
  std::uint8_t slot = 0;
  while (state.offer[slot].value != 0) ++slot;
  const Colour colour = state.offer[slot].colour;
  state.offer.erase(slot);
  if (state.supply[colour] > 0) state.agenda.schedule({task(Duty::roll_offer, colour)});
  else state.dice_ran_out = 1;
}

bool has_speakers(const State& state) {
  return std::any_of(state.speakers.begin(), state.speakers.end(), [](std::uint8_t count) { return count > 0; });
}

void list_speakers(const State& state, Actions& actions) {
  for (std::size_t i = 0; i < kDieFaces; ++i)
    if (state.speakers[i] > 0) actions.add(sentence(Verb::hire, i));
}

// OR-13.6, OR-20.1
void hire(State& state, std::uint8_t value) {
  Player& player = active_player(state);
  --state.speakers[value - 1];
  player.speakers.push_back({0, value});
  std::sort(player.speakers.begin(), player.speakers.end());
  if (holds(state, Zodiac::sagittarius) && value < tables::kSagittariusSpeakerCap)
    state.agenda.schedule({task(Duty::raise_new_die, speaker_worker(value))});
}

void list_new_die_raise(Actions& actions) {
  actions.add(sentence(Verb::use, kBuildings + 1 + static_cast<std::size_t>(Zodiac::sagittarius)));
  actions.add(sentence(Verb::skip));
}

void raise_new_die(State& state, Task task) {
  Player& player = active_player(state);
  if (is_freeman(task.what)) {
    Die& die = player.freemen[find_unused(player, task.what)].die;
    die.value = std::min<std::uint8_t>(static_cast<std::uint8_t>(die.value + tables::kSagittariusRaise), tables::kSagittariusCitizenCap);
    return sort_freemen(player);
  }
  const Speaker taken{0, speaker_value(task.what)};
  Speaker& speaker = *std::find(player.speakers.begin(), player.speakers.end(), taken);
  speaker.value =
      std::min<std::uint8_t>(static_cast<std::uint8_t>(speaker.value + tables::kSagittariusRaise), tables::kSagittariusSpeakerCap);
  std::sort(player.speakers.begin(), player.speakers.end());
}

void list_unused(const State& state, Verb verb, Actions& actions) {
  for_each_unused(active_player(state), [&](Die die) { actions.add(sentence(verb, code_of(die))); });
}

// OR-11.5.4, OR-R16  One Freeman, one step or more; from a 6 every further step is lost.
void list_raises(const State& state, Task task, Actions& actions) {
  for_each_unused(active_player(state), [&](Die die) {
    const unsigned most = std::min<unsigned>(task.what, tables::kFreemanMax - die.value + 1u);
    for (unsigned steps = 1; steps <= most; ++steps) actions.add(sentence(Verb::raise, code_of(die), steps));
  });
}

bool can_recolor(const State& state) {
  const Player& player = active_player(state);
  bool can = false;
  for_each_unused(player, [&](Die die) {
    for (Colour colour = 0; colour < kColours; ++colour) can |= colour != die.colour && state.supply[colour] > 0;
  });
  return can;
}

// OR-11.3.3, OR-R18  The die of an unused Freeman against one of another colour, value unchanged.
void list_recolorings(const State& state, Actions& actions) {
  for_each_unused(active_player(state), [&](Die die) {
    for (Colour colour = 0; colour < kColours; ++colour)
      if (colour != die.colour && state.supply[colour] > 0) actions.add(sentence(Verb::recolor, code_of(die), colour));
  });
}

void recolor(State& state, DieCode code, Colour colour) {
  Player& player = active_player(state);
  Die& die = player.freemen[find_unused(player, code)].die;
  ++state.supply[die.colour];
  --state.supply[colour];
  die.colour = colour;
  sort_freemen(player);
}

bool has_unused_of(const Player& player, Colour colour) {
  return std::any_of(player.freemen.begin(), player.freemen.end(),
                     [&](const Freeman& freeman) { return freeman.place == 0 && freeman.die.colour == colour; });
}

// OR-11.2.6, OR-R17  Points for the value of an unused Freeman, which then falls, not below 1.
void list_salutes(const State& state, Task task, Actions& actions) {
  for_each_unused(active_player(state), [&](Die die) {
    if (die.colour == task.what) actions.add(sentence(Verb::salute, code_of(die)));
  });
}

void salute(State& state, Task task, DieCode code) {
  Player& player = active_player(state);
  Die& die = player.freemen[find_unused(player, code)].die;
  add_points(player, Points::buildings, die.value);
  die.value = static_cast<std::uint8_t>(die.value > task.where ? die.value - task.where : 1);
  sort_freemen(player);
}

}  // namespace tessera::origins
