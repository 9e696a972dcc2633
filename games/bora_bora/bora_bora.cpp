#include "games/bora_bora/bora_bora.h"

#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {

std::span<const Text> all_texts();

namespace {

// Does what runs by itself, until somebody is asked or the game is over.
void run(State& state) {
  while (!state.agenda.empty() && state.agenda.next().duty >= kFirstSilentDuty) {
    const Task next = state.agenda.take();
    switch (next.duty) {
      case Duty::next_start: next_start(state, next); break;
      case Duty::begin_round: begin_round(state); break;
      case Duty::next_die: next_die(state, next); break;
      case Duty::act: act(state, next); break;
      case Duty::next_people: next_people(state, next); break;
      case Duty::next_activation: next_activation(state, next); break;
      case Duty::perform_kind: perform_kind(state, next); break;
      case Duty::next_jewel: next_jewel(state, next); break;
      case Duty::next_task: next_task(state, next); break;
      case Duty::next_accept: next_accept(state, next); break;
      case Duty::next_final: next_final(state, next); break;
      case Duty::go_on_final: go_on_final(state); break;
      case Duty::finish_yellow: finish_yellow(state, next); break;
      case Duty::gain_cards: gain_cards(state, next.what); break;
      case Duty::refill_display: refill_display(state); break;
      default: assert(false);
    }
  }
}

void complete_task(State& state, Task task, Action action) {
  if (task.duty == Duty::final_tasks) state.agenda.schedule({bora_bora::task(Duty::go_on_final)});
  return action.where ? complete_with_yellow(state, action.what) : complete(state, action.what);
}

void carry_out(State& state, Task task, Action action) {
  Player& player = active_player(state);
  switch (action.verb) {
    case Verb::lay: return lay_fish(state, action.what, action.where);
    case Verb::show: return show_person(state, task, action.where);
    case Verb::deal: return deal_task(state, task, action.what);
    case Verb::set: return set_jewel(state, task, action.what);
    case Verb::reveal: return reveal_card(state, static_cast<God>(action.what));
    case Verb::draw:
      return task.duty == Duty::deal_hand ? deal_hand(state, task, static_cast<God>(action.what))
                                          : draw_card(state, static_cast<God>(action.what));
    case Verb::order: return order_seat(state, task, action.what);
    case Verb::roll: return roll_die(state, task, action.what);
    case Verb::settle: return choose_start(state, action.what);
    case Verb::hut: return take_hut(state, task, static_cast<Place>(action.what));
    case Verb::place: return place(state, action.what, static_cast<Space>(action.where), static_cast<DieGods>(action.how));
    case Verb::pay:
      return task.duty == Duty::play_red ? play_red(state, task, static_cast<Payment>(action.what))
                                         : pay_god(state, task, static_cast<Payment>(action.what));
    case Verb::expand: return settle_region(state, action.what, 0);
    case Verb::take: return take_person(state, static_cast<Sex>(action.what / kPositions), action.what % kPositions);
    case Verb::put: return put_person(state, task, static_cast<Place>(action.what));
    case Verb::tattoo: return tattoo(state, task, action.what);
    case Verb::collect: return collect_shells(state, task, action.what);
    case Verb::gain: return buy_bonus(state, task, static_cast<Bonus>(action.what));
    case Verb::material: return task.duty == Duty::use_helper ? buy_material(state, task, action.what) : gather(state, task, action.what);
    case Verb::move: return task.duty == Duty::use_helper ? buy_move(state, task, action.what) : move_huts(player, action.what);
    case Verb::stop: return task.duty == Duty::use_helper ? stop_helping(state, task) : void();
    case Verb::priest: return place_priest(state, action.what);
    case Verb::build: return state.agenda.schedule({bora_bora::task(Duty::build_where, action.what)});
    case Verb::cover: return build(state, task, action.what);
    case Verb::bonus: return take_bonus(state, static_cast<Bonus>(action.what));
    case Verb::store: player.materials |= bit(action.what); return;
    case Verb::pick: return pick_card(state, task, action.what);
    case Verb::activate: return activate(state, task, static_cast<Sex>(action.what), action.where, static_cast<Green>(action.how));
    case Verb::copies: return choose_copies(state, task, action.what);
    case Verb::buy: return buy_jewel(state, action.what);
    case Verb::complete: return complete_task(state, task, action);
    case Verb::discard: return discard_task(state, action.what);
    case Verb::accept: return accept_task(state, action.what);
    case Verb::pass:
    case Verb::end: return;
  }
}

void list_numbers(Verb verb, std::uint8_t most, Actions& actions) {
  for (std::uint8_t number = 1; number <= most; ++number) actions.add(sentence(verb, number));
}

void list_materials(Actions& actions) {
  for (Material type = 0; type < kMaterials; ++type) actions.add(sentence(Verb::material, type));
}

void list_places(Verb verb, Actions& actions) {
  for (Place place : {Place::ordinary, Place::twelfth}) actions.add(sentence(verb, place));
}

void list_second_bonus(Actions& actions) {
  for (Bonus bonus : {Bonus::status, Bonus::shell}) actions.add(sentence(Verb::bonus, bonus));
}

}  // namespace

const GameInfo& BoraBora::info() {
  static const GameInfo info{"bora-bora",
                             1,
                             2,
                             4,
                             {},
                             tables::kCategories,
                             Words(kDutyWords).first(static_cast<std::size_t>(kFirstSilentDuty)),
                             Grammar(kForms),
                             Texts(all_texts())};
  return info;
}

State BoraBora::start(const Setup& setup) {
  State state{};
  state.seats = setup.players;
  begin_setup(state);
  run(state);
  return state;
}

Setup BoraBora::setup(const State& state) { return {.players = state.seats}; }

// BB-13.1  A card drawn from the pile to a hand is seen by its owner alone.
Decision BoraBora::decision(const State& state) {
  if (state.agenda.empty()) return {};
  const Task task = state.agenda.next();
  Decision decision{.actor = task.duty >= kFirstPlayerDuty ? Decision::Actor::player : Decision::Actor::chance,
                    .seat = task.duty == Duty::deal_hand ? task.what : state.active,
                    .question = static_cast<std::uint8_t>(task.duty)};
  if (task.duty == Duty::deal_hand || task.duty == Duty::draw_card) decision.audience = only(decision.seat);
  return decision;
}

std::string_view BoraBora::question_subject(const State& state) {
  if (state.agenda.empty()) return {};
  const Task task = state.agenda.next();
  if (task.duty == Duty::pay_god) return tables::kGods[task.what];
  return task.duty == Duty::use_helper ? kNumberWords[task.what] : std::string_view{};
}

void BoraBora::list_actions(const State& state, Actions& actions) {
  if (state.agenda.empty()) return;
  const Task task = state.agenda.next();
  switch (task.duty) {
    case Duty::lay_fish: return list_fish(state, task, actions);
    case Duty::show_person: return list_people_stack(state, task, actions);
    case Duty::deal_starting: return list_starting_tasks(state, actions);
    case Duty::deal_regular:
    case Duty::open_task: return list_task_stack(state, actions);
    case Duty::set_jewel: return list_undealt_jewels(state, actions);
    case Duty::deal_hand:
    case Duty::reveal_card:
    case Duty::draw_card: return list_pile(state, actions);
    case Duty::order_seat: return list_undealt_order(state, task, actions);
    case Duty::roll_die: return list_die(actions);
    case Duty::choose_start: return list_starts(state, actions);
    case Duty::take_hut: return list_places(Verb::hut, actions);
    case Duty::place_die: return list_placements(state, actions);
    case Duty::expand_where: return list_expansions(state, task, actions);
    case Duty::play_red: return list_red(state, actions);
    case Duty::take_person: return list_positions(state, task, actions);
    case Duty::put_person: return list_places(Verb::put, actions);
    case Duty::use_helper: return list_helper(state, task, actions);
    case Duty::place_priest: return list_temple(task, actions);
    case Duty::build_what: return list_buildings(state, task, actions);
    case Duty::build_where: return list_sites(state, actions);
    case Duty::bonus_first: return list_first_bonus(state, actions);
    case Duty::bonus_second: return list_second_bonus(actions);
    case Duty::store_material: return list_storage(state, task, actions);
    case Duty::pick_card: return list_cards(state, actions);
    case Duty::use_people: return list_activations(state, task, actions);
    case Duty::buy_jewel: return list_column(state, actions);
    case Duty::settle_task: return list_settlements(state, actions);
    case Duty::accept_task: return list_open_tasks(state, actions);
    case Duty::pay_god: return list_payments(state, task, actions);
    case Duty::final_tasks: return list_final_tasks(state, actions);
    case Duty::gather_material: return list_materials(actions);
    case Duty::move_huts: return list_numbers(Verb::move, std::min(task.what, active_player(state).ordinary_huts), actions);
    case Duty::choose_copies: return list_numbers(Verb::copies, task.what, actions);
    default: assert(false);
  }
}

void BoraBora::apply(State& state, Action action) {
  carry_out(state, state.agenda.take(), action);
  run(state);
}

// BB-11.6  Every point belongs to one category; those of the end are added by the final scoring.
ScoreSheet BoraBora::score(const State& state, Seat seat) {
  ScoreSheet sheet;
  for (std::size_t category = 0; category < kCategories; ++category) sheet.by[category] = state.players[seat].points[category];
  return sheet;
}

// BB-11.5  Most points; ties go by the turn order of round 6.
std::uint8_t BoraBora::place(const State& state, Seat seat) {
  const auto turn = [&](Seat of) { return std::find(state.order.begin(), state.order.end(), of) - state.order.begin(); };
  std::uint8_t place = 1;
  for (Seat other = 0; other < state.seats; ++other) {
    const int lead = total_points(state.players[other]) - total_points(state.players[seat]);
    place = static_cast<std::uint8_t>(place + (lead > 0 || (lead == 0 && turn(other) < turn(seat))));
  }
  return place;
}

}  // namespace tessera::bora_bora
