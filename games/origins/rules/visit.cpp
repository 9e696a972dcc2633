#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

// OR-6.2  What the worker falls short of the ship, in Wisdom; nothing for the Archon.
unsigned wisdom_due(const State& state, Site site, Worker worker) {
  if (worker == kArchon) return 0;
  const unsigned value = is_freeman(worker) ? die_of(worker).value : speaker_value(worker);
  return state.ships[site] > value ? state.ships[site] - value : 0u;
}

void list_visits_of(const State& state, Worker worker, Actions& actions) {
  const Player& player = active_player(state);
  const bool may_use_token = is_solo(state) && player.tokens > 0;
  for (Site site = 0; site < kSites; ++site) {
    if (!can_pay(player.purse, wisdom, wisdom_due(state, site, worker))) continue;
    actions.add(sentence(Verb::visit, site, worker));
    if (may_use_token) actions.add(sentence(Verb::visit, site, worker, 1));
  }
}

void put_at_site(Player& player, Worker worker, Site site) {
  const std::uint8_t place = static_cast<std::uint8_t>(site + 1);
  if (worker == kArchon) {
    player.archon = place;
  } else if (is_freeman(worker)) {
    player.freemen[find_unused(player, worker)].place = place;
    sort_freemen(player);
  } else {
    std::find(player.speakers.begin(), player.speakers.end(), Speaker{0, speaker_value(worker)})->place = place;
    std::sort(player.speakers.begin(), player.speakers.end());
  }
}

// OR-6.6, OR-4.2.3  Freeman: its colour; Archon: those of the Advisors; Speaker: none.
bool has_colour(const State& state, Worker worker, Colour colour) {
  const auto& advisors = active_player(state).advisors;
  if (worker == kArchon) return std::find(advisors.begin(), advisors.end(), colour) != advisors.end();
  return is_freeman(worker) && die_of(worker).colour == colour;
}

EffectId main_effect(Site site, unsigned half) { return tables::kMainEffect[2 * site + half]; }

// OR-6.4, OR-6.5  One main action; a Freeman of 6 may do both.
bool may_do_main(Task task, unsigned half) {
  const bool both = is_freeman(task.how) && die_of(task.how).value == tables::kFreemanMax;
  const unsigned done = task.where & (upper_done | lower_done);
  return !(done >> half & 1) && (both || done == 0);
}

bool may_do_bonus(const State& state, Task task) {
  return !(task.where & bonus_done) && has_colour(state, task.how, tables::kBonusColour[state.bonuses[task.what]]);
}

}  // namespace

// OR-6.1  Any worker in the play area, any site.
void list_visits(const State& state, Actions& actions) {
  const Player& player = active_player(state);
  const Freeman* last = nullptr;
  for (const Freeman& freeman : player.freemen) {
    if (freeman.place == 0 && !(last && *last == freeman)) list_visits_of(state, code_of(freeman.die), actions);
    last = &freeman;
  }
  if (player.archon == 0) list_visits_of(state, kArchon, actions);
  const Speaker* before = nullptr;
  for (const Speaker& speaker : player.speakers) {
    if (speaker.place == 0 && !(before && *before == speaker)) list_visits_of(state, speaker_worker(speaker.value), actions);
    before = &speaker;
  }
}

// OR-6.2, OR-6.3, OR-21.4 to OR-21.6  Pay, the ship rises, in solo a neighbour too; then the actions.
void visit(State& state, Site site, Worker worker, bool token) {
  Player& player = active_player(state);
  pay(player.purse, wisdom, wisdom_due(state, site, worker));
  put_at_site(player, worker, site);
  state.agenda.schedule({task(Duty::choose_item, site, 0, worker)});
  if (token) {
    --player.tokens;
    return;
  }
  state.ships[site] = state.ships[site] == tables::kShipMax ? tables::kShipMin : static_cast<std::uint8_t>(state.ships[site] + 1);
  if (is_solo(state)) state.agenda.schedule({task(Duty::lift_neighbour, site)});
}

// OR-21.4  A neighbour of 6 may not be chosen.
std::uint8_t liftable_neighbours(const State& state, Site site) {
  std::uint8_t liftable = 0;
  for (Site other = 0; other < kSites; ++other)
    if ((tables::kNeighbours[site] >> other & 1) && state.ships[other] < tables::kShipMax)
      liftable |= static_cast<std::uint8_t>(1u << other);
  return liftable;
}

void list_lifts(const State& state, Task task, Actions& actions) {
  const std::uint8_t liftable = liftable_neighbours(state, task.what);
  for (Site other = 0; other < kSites; ++other)
    if (liftable >> other & 1) actions.add(sentence(Verb::lift, other));
}

void lift(State& state, Site site) { ++state.ships[site]; }

// OR-6.7, OR-6.8  What can be carried out now; stop after a main action.
void list_items(const State& state, Task task, Actions& actions) {
  for (unsigned half = 0; half < 2; ++half)
    if (may_do_main(task, half) && can(state, main_effect(task.what, half))) actions.add(sentence(Verb::perform, 2 * task.what + half));
  if (may_do_bonus(state, task)) {
    const std::uint8_t bonus = state.bonuses[task.what];
    if (can(state, tables::kBonusEffect[bonus])) actions.add(sentence(Verb::perform, kFirstBonusItem + bonus));
    if (holds(state, Zodiac::pisces)) actions.add(sentence(Verb::perform, kPiscesItem));  // OR-20.2
  }
  if (task.where & (upper_done | lower_done)) actions.add(sentence(Verb::stop));
}

bool has_item(const State& state, Task task) {
  for (unsigned half = 0; half < 2; ++half)
    if (may_do_main(task, half) && can(state, main_effect(task.what, half))) return true;
  return may_do_bonus(state, task) && (holds(state, Zodiac::pisces) || can(state, tables::kBonusEffect[state.bonuses[task.what]]));
}

void perform_item(State& state, Task task, Item item) {
  const bool main = item < kFirstBonusItem;
  const unsigned done = main ? (item % 2 == 0 ? upper_done : lower_done) : bonus_done;
  state.agenda.schedule({origins::task(Duty::choose_item, task.what, task.where | done, task.how)});
  perform(state, main                  ? tables::kMainEffect[item]
                 : item == kPiscesItem ? tables::kPiscesEffect
                                       : tables::kBonusEffect[item - kFirstBonusItem]);
}

}  // namespace tessera::origins
