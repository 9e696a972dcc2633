#include "games/dominations/dominations.h"

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {

std::span<const Text> all_texts();

namespace {

constexpr std::array<std::string_view, kCategories> kCategoryWords{"mastery-cards", "mastery-effects", "monument-cards", "monument-rewards",
                                                                   "influence",     "domination",      "overflow",       "objectives"};

void list(const State& state, Task task, Actions& actions) {
  switch (task.duty) {
    case Duty::deal_nation: return list_deck(state.nation_deck, Verb::deal, actions);
    case Duty::deal_monument: return list_deck(state.monument_deck, Verb::allot, actions);
    case Duty::reveal_nation:
    case Duty::reveal_monument: return list_reveal(state, task, actions);
    case Duty::draw_tile: return list_draws(state, actions);
    case Duty::draw_order: return list_order(state, actions);
    case Duty::choose_nation:
    case Duty::choose_monument: return list_dealt(state, task, actions);
    case Duty::give_back: return list_nameable(state, task, actions);
    case Duty::take_tile: return list_first_links(state, task, actions);
    case Duty::place_tile: return list_cells(state, actions);
    case Duty::reactivate_tile: return list_board_tiles(state, actions);
    case Duty::choose_mode: return list_modes(state, task, actions);
    case Duty::assign_point: return list_points(state, task, actions);
    case Duty::use_worker: return list_worker(state, task, actions);
    case Duty::build: return list_build(state, task, actions);
    case Duty::choose_site: return list_sites(state, task, actions);
    case Duty::attach_level: return list_level_places(state, task, actions);
    case Duty::develop: return list_develop(state, task, actions);
    case Duty::attach_copy: return list_copies(state, task, actions);
    case Duty::act_free: return list_free_actions(state, task, actions);
    case Duty::end_turn: return list_end_turn(state, task, actions);
    case Duty::assimilate: return list_assimilations(state, task, actions);
    case Duty::set_order: return list_next_in_order(state, task, actions);
    case Duty::keep_knowledge: return list_kept(state, task, actions);
    default: assert(false);
  }
}

void develop(State& state, Task task, Mastery mastery) {
  const Source source = task.duty == Duty::develop ? Source::paid : Source::free;
  if (source == Source::paid) state.agenda.schedule({dominations::task(Duty::end_turn, task.seat)});  // T10
  state.agenda.schedule({dominations::task(Duty::attach_copy, task.seat, mastery, source)});
}

void turn_over(State& state, Task task, Mastery mastery) {
  const Source source = task.duty == Duty::develop ? Source::paid : Source::free;
  if (source == Source::paid) state.agenda.schedule({dominations::task(Duty::end_turn, task.seat)});
  improve(state, task.seat, mastery, source);
}

void attach(State& state, Task task, Action action) {
  const std::int8_t x = coordinate(action.where), y = coordinate(action.how);
  if (task.duty == Duty::attach_level) return attach_level(state, task, x, y);
  attach_copy(state, task, static_cast<std::uint8_t>(action.what - 1), x, y);
}

void carry_out(State& state, Task task, Action action) {
  switch (action.verb) {
    case Verb::deal: return deal_nation(state, task, action.what);
    case Verb::allot: return deal_monument(state, task, action.what);
    case Verb::reveal: return reveal_nation(state, task, action.what);
    case Verb::unveil: return reveal_monument(state, task, action.what);
    case Verb::draw: return draw_tile(state, task, action.what);
    case Verb::order: return task.duty == Duty::draw_order ? draw_order(state, action.what) : set_order(state, task, action.what);
    case Verb::choose: return choose_nation(state, task, action.what);
    case Verb::sponsor: return choose_monument(state, task, action.what);
    case Verb::name: return name_tile(state, task, action.what);
    case Verb::done: return return_named(state, task.seat);
    case Verb::take: return take_tile(state, task, action.what);
    case Verb::inventor: return state.agenda.schedule({dominations::task(Duty::reactivate_tile, task.seat)});
    case Verb::place:
      return place_tile(state, task, action.what, cell_at(coordinate(action.where), coordinate(action.how), action.more), action.more % 3);
    case Verb::reactivate: return reactivate(state, task, action.what);
    case Verb::locus: return choose_mode(state, task, mode_at(state, task.what, {coordinate(action.what), coordinate(action.where)}));
    case Verb::connect: return choose_mode(state, task, kConnection);
    case Verb::assign: return assign_point(state, task, action.what);
    case Verb::worker: return use_worker(state, task);
    case Verb::build: return build_city(state, task.seat, action.what);
    case Verb::raise: return raise_city(state, task.seat, action.what);
    case Verb::contribute: return contribute(state, task, site_of(state, action.what));
    case Verb::site: return choose_site(state, task, action.what, action.where, action.how);
    case Verb::crown: return choose_site(state, task, action.what, action.where, 0);
    case Verb::attach: return attach(state, task, action);
    case Verb::develop: return develop(state, task, action.what);
    case Verb::improve: return turn_over(state, task, action.what);
    case Verb::exchange:
      state.agenda.schedule({task});  // the same question again (DO-10.1)
      return exchange(state, task.seat, action.what, action.where, action.how);
    case Verb::assimilate:
      return state.agenda.schedule({dominations::task(Duty::attach_copy, task.seat, action.what, Source::assimilated)});
    case Verb::turn: return improve(state, task.seat, action.what, Source::assimilated);
    case Verb::keep: return keep_knowledge(state, task, action.where);
    case Verb::pass:
    case Verb::end: return;
  }
}

void carry_out_silent(State& state, Task task) {
  switch (task.duty) {
    case Duty::draw_up: return draw_up(state, task.seat);
    case Duty::begin_turn: return begin_turn(state);
    case Duty::fire: return fire(state, task);
    case Duty::collect: return collect(state, task);
    case Duty::finish_turn: return finish_turn(state);
    case Duty::begin_assimilation: return begin_assimilation(state);
    case Duty::score_influence: return score_influence(state);
    case Duty::award_roles: return award_roles(state);
    case Duty::reset_knowledge: return reset_knowledge(state, task);
    case Duty::refill: return refill(state, task.seat);
    default: assert(false);
  }
}

// DO-14.5  Must it be asked? Not without a choice, except where silence would tell a secret.
bool is_asked(const State& state, Task task, Actions& actions) {
  switch (task.duty) {
    case Duty::draw_tile: return front_bag(state) != kNone;  // DO-11.12
    case Duty::use_worker: return may_use_worker(state, task.seat);
    case Duty::assign_point: return task.where + 1u < kDomains;
    case Duty::take_tile: return hand_size(state, task.seat) > 0;  // DO-6.13
    case Duty::give_back: return hand_size(state, task.seat) > 0;
    case Duty::build:
    case Duty::develop:
    case Duty::end_turn:
      if (can_exchange(state, task.seat)) return true;
      [[fallthrough]];
    case Duty::reactivate_tile:
    case Duty::choose_site:
    case Duty::attach_level:
    case Duty::attach_copy:
    case Duty::act_free:
    case Duty::assimilate:
      actions.clear();
      list(state, task, actions);
      return actions.size() > 1;
    default: return true;
  }
}

// What happens where nothing is asked: the only option, if there is one.
void go_on(State& state, Task task, Actions& actions) {
  if (task.duty == Duty::draw_tile || task.duty == Duty::use_worker || task.duty == Duty::give_back || task.duty == Duty::take_tile) return;
  actions.clear();
  list(state, task, actions);
  assert(actions.size() == 1);
  carry_out(state, task, actions[0]);
}

// Does what runs by itself, until somebody is asked or the game is over.
void run(State& state) {
  Actions actions;
  while (!state.agenda.empty()) {
    const Task next = state.agenda.next();
    const bool silent = next.duty >= kFirstSilentDuty;
    if (!silent && is_asked(state, next, actions)) return;
    state.agenda.take();
    if (silent) carry_out_silent(state, next);
    else go_on(state, next, actions);
  }
}

// Who may see every answer.
SeatSet audience_of(Task task) {
  switch (task.duty) {
    case Duty::deal_nation:
    case Duty::deal_monument:
    case Duty::choose_nation:
    case Duty::choose_monument:
    case Duty::draw_tile:
    case Duty::give_back:
    case Duty::take_tile: return only(task.seat);
    default: return kEverybody;
  }
}

}  // namespace

bool is_settled(const State& state) {
  Actions actions;
  return state.agenda.empty() || (state.agenda.next().duty < kFirstSilentDuty && is_asked(state, state.agenda.next(), actions));
}

const GameInfo& Dominations::info() {
  static const GameInfo info{
      "dominations",     2, 2, 4, {}, kCategoryWords, Words(kDutyWords).first(static_cast<std::size_t>(kFirstSilentDuty)), Grammar(kForms),
      Texts(all_texts())};
  return info;
}

State Dominations::start(const Setup& setup) {
  State state{};
  state.seats = setup.players;
  begin_setup(state);
  run(state);
  return state;
}

Setup Dominations::setup(const State& state) { return {.players = state.seats}; }

Decision Dominations::decision(const State& state) {
  if (state.agenda.empty()) return {};
  const Task task = state.agenda.next();
  return {.actor = task.duty >= kFirstPlayerDuty ? Decision::Actor::player : Decision::Actor::chance,
          .seat = task.seat,
          .audience = audience_of(task),
          .question = static_cast<std::uint8_t>(task.duty)};
}

// DO-14.1, DO-14.2, DO-15.2  A tile that is chosen is seen by its holder alone; that tiles are returned, an exchange or
// the Inventor by everybody.
SeatSet Dominations::audience(const State& state, Action action) {
  const Task task = state.agenda.next();
  const bool differs = task.duty == Duty::give_back || task.duty == Duty::take_tile;
  return differs && action.verb != Verb::name && action.verb != Verb::take ? kEverybody : audience_of(task);
}

bool Dominations::is_foregone(const State& state) {
  if (state.agenda.empty() || state.agenda.next().duty != Duty::give_back) return false;
  return has_nothing_to_name(state, state.agenda.next().seat);
}

void Dominations::list_actions(const State& state, Actions& actions) {
  if (!state.agenda.empty()) list(state, state.agenda.next(), actions);
}

void Dominations::apply(State& state, Action action) {
  carry_out(state, state.agenda.take(), action);
  run(state);
}

ScoreSheet Dominations::score(const State& state, Seat seat) {
  ScoreSheet sheet;
  for (std::size_t category = 0; category < kCategories; ++category) sheet.by[category] = state.players[seat].points[category];
  return sheet;
}

// DO-12.7  Most VP; ties by the Initiative track of Era 3.
std::uint8_t Dominations::place(const State& state, Seat seat) {
  std::uint8_t place = 1;
  for (Seat other = 0; other < state.seats; ++other) {
    const int lead = victory_points(state, other) - victory_points(state, seat);
    place += lead > 0 || (lead == 0 && initiative(state, other) < initiative(state, seat));
  }
  return place;
}

}  // namespace tessera::dominations
