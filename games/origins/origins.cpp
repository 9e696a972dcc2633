#include "games/origins/origins.h"

#include "games/origins/rules/rules.h"

namespace tessera::origins {

std::span<const Text> all_texts();

namespace {

constexpr std::array<std::string_view, kPoints + 3> kCategories{"districts", "buildings", "military", "population",
                                                                "advisors",  "gold",      "temples",  "seats"};

// A question that has no answer left is passed over: what cannot be carried out is not asked.
bool is_void(const State& state, Task task) {
  switch (task.duty) {
    case Duty::choose_item: return !has_item(state, task);
    case Duty::choose_option: return !has_option(state, task);
    case Duty::activate_tile: return !has_activation(state, task);
    case Duty::lift_neighbour: return liftable_neighbours(state, task.what) == 0;
    case Duty::accept_effect: return !can(state, task.what, task.where, task.how);
    case Duty::give_resource: return amount_of(active_player(state).purse, task.what) == 0;
    case Duty::spend_food: return !can_spend_food(state, active_player(state).purse);
    case Duty::use_ability: return !can(state, ability_of(active_player(state).city[task.what]), task.what);
    case Duty::take_die: return !can_take_die(state, task.what, active_player(state).purse);
    case Duty::advance_temple: return open_temples(state, task.what, task.how) == 0;
    case Duty::raise_any: {
      const auto& freemen = active_player(state).freemen;
      return std::all_of(freemen.begin(), freemen.end(), [](const Freeman& f) { return f.die.value >= tables::kCapricornCap; });
    }
    default: return false;
  }
}

void do_silently(State& state, Task task) {
  switch (task.duty) {
    case Duty::perform: return perform(state, task.what, task.where, task.how);
    case Duty::copied: return;  // it only remembered a tile
    case Duty::attack_points: return score_attack(state);
    case Duty::refill_offer: return refill_offer(state);
    case Duty::begin_turn: return begin_turn(state);
    case Duty::end_action: return end_action(state, task);
    case Duty::end_turn: return end_turn(state);
    case Duty::retrieve: return retrieve(state);
    case Duty::settle_round: return settle_round(state);
    default: assert(false);
  }
}

// Does what runs by itself, until somebody is asked or the game is over.
void run(State& state) {
  while (!state.agenda.empty()) {
    if (state.agenda.next().duty >= kFirstSilentDuty) do_silently(state, state.agenda.take());
    else if (is_void(state, state.agenda.next())) state.agenda.take();
    else return;
  }
}

// Yes to what was offered.
void accept(State& state, Task task) {
  if (task.duty == Duty::raise_new_die) return raise_new_die(state, task);
  if (task.duty == Duty::use_ability) return perform(state, ability_of(active_player(state).city[task.what]), task.what);
  perform(state, task.what, task.where, task.how);
}

void raise(State& state, Task task, Action action) {
  if (task.duty == Duty::spend_food) return spend_food_on_freeman(state, task, action.what);
  if (task.duty == Duty::raise_any) return raise_any(state, action.what, action.how);
  rise(state, find_unused(active_player(state), action.what), action.where);
}

void roll(State& state, Task task, std::uint8_t value) {
  if (task.duty == Duty::roll_offer) return roll_offer(state, task, value);
  if (task.duty == Duty::roll_speaker) return roll_speaker(state, task, value);
  roll_pool(state, value);
}

void carry_out(State& state, Task task, Action action) {
  const Cell cell = cell_of(action.what, action.where);
  switch (action.verb) {
    case Verb::lay: return lay_bonus(state, task, action.what);
    case Verb::deal: return deal_zodiac(state, task, action.what);
    case Verb::draw: return draw_market(state, action.what);
    case Verb::reveal: return reveal_tile(state, task, action.what);
    case Verb::roll: return roll(state, task, static_cast<std::uint8_t>(action.what + 1));
    case Verb::show: return show_district(state, action.what);
    case Verb::first: return choose_first(state, action.what);
    case Verb::keep: return keep_zodiac(state, action.what);
    case Verb::draft: return draft_die(state, action.what);
    case Verb::discard: return discard_die(state, task, action.what);
    case Verb::visit: return visit(state, action.what, action.where, action.how);
    case Verb::close: return state.agenda.schedule({origins::task(Duty::choose_seat, action.what)});
    case Verb::seat: return close(state, task.what, cell);
    case Verb::tower: return build_tower(state, action.what);
    case Verb::population: return increase_population(state);
    case Verb::pass: return pass(state);
    case Verb::superiority: return spend_token(state);
    case Verb::end: return state.agenda.schedule({origins::task(Duty::end_turn)});
    case Verb::lift: return lift(state, action.what);
    case Verb::perform: return perform_item(state, task, action.what);
    case Verb::move: return task.duty == Duty::spend_food ? spend_food_on_move(state, task) : choose_option(state, task, Op::military_move);
    case Verb::attack: return choose_option(state, task, Op::attack);
    case Verb::gain: return gain_resource(state, task, static_cast<Resource>(action.what));
    case Verb::give: return give_resource(state, task, static_cast<Resource>(action.what));
    case Verb::use: return accept(state, task);
    case Verb::buy: return buy(state, action.what, static_cast<BuyMode>(action.where), static_cast<Source>(action.how));
    case Verb::place:
    case Verb::cover: return place_tile(state, task, cell);
    case Verb::take: return take_die(state, task, action.what);
    case Verb::hire: return hire(state, static_cast<std::uint8_t>(action.what + 1));
    case Verb::raise: return raise(state, task, action);
    case Verb::recolor: return recolor(state, action.what, action.where);
    case Verb::salute: return salute(state, task, action.what);
    case Verb::reset: state.ships[action.what] = task.what; return;
    case Verb::reserve: return reserve_tile(state, action.what);
    case Verb::copy: return copy_tile(state, task, cell);
    case Verb::activate: return activate(state, task, cell);
    case Verb::advance: return advance(state, action.what, action.where ? action.where : effect_at(task.what).b, task.what);
    case Verb::score: return score_card(state, action.what);
    case Verb::retrieve: return retrieve_six(state, action.what);
    case Verb::stop:
    case Verb::skip: return;
  }
}

}  // namespace

const GameInfo& Origins::info() {
  static const GameInfo info{
      "origins",         1, 1, 4, {}, kCategories, Words(kDutyWords).first(static_cast<std::size_t>(kFirstSilentDuty)), Grammar(kForms),
      Texts(all_texts())};
  return info;
}

State Origins::start(const Setup& setup) { return begin_setup(setup.players); }

Setup Origins::setup(const State& state) { return {.players = state.seats}; }

Decision Origins::decision(const State& state) {
  if (state.agenda.empty()) return {};
  const Duty duty = state.agenda.next().duty;
  return {.actor = duty >= kFirstPlayerDuty ? Decision::Actor::player : Decision::Actor::chance,
          .seat = state.active,
          .question = static_cast<std::uint8_t>(duty)};
}

void Origins::list_actions(const State& state, Actions& actions) {
  if (state.agenda.empty()) return;
  const Task task = state.agenda.next();
  switch (task.duty) {
    case Duty::lay_bonus: return list_bonuses_left(state, task, actions);
    case Duty::deal_zodiac: return list_zodiac_left(state, task, actions);
    case Duty::draw_market: return list_market_draws(state, actions);
    case Duty::reveal_tile: return list_unseen(state, task, actions);
    case Duty::roll_offer:
    case Duty::roll_pool: return list_citizen_roll(actions);
    case Duty::roll_speaker: return list_speaker_roll(actions);
    case Duty::show_district: return list_districts_left(state, actions);
    case Duty::choose_first: return list_first_players(state, actions);
    case Duty::keep_zodiac: return list_kept(state, actions);
    case Duty::draft_die: return list_draft(state, actions);
    case Duty::discard_die: return list_discards(state, actions);
    case Duty::take_turn: return list_turns(state, actions);
    case Duty::spend_token:
      actions.add(sentence(Verb::superiority));
      actions.add(sentence(Verb::end));
      return;
    case Duty::choose_seat: return list_open_seats(active_player(state), actions);
    case Duty::choose_card: return list_matching_cards(state, task, actions);
    case Duty::activate_tile: return list_activations(state, task, actions);
    case Duty::lift_neighbour: return list_lifts(state, task, actions);
    case Duty::choose_item: return list_items(state, task, actions);
    case Duty::choose_option: return list_options(state, task, actions);
    case Duty::accept_effect: return list_acceptance(task, actions);
    case Duty::gain_resource: return list_gains(task, actions);
    case Duty::give_resource: return list_gifts(state, task, actions);
    case Duty::spend_food: return list_food_uses(state, task, actions);
    case Duty::buy_building: return list_purchases(state, actions);
    case Duty::place_tile: return list_places(state, task, actions);
    case Duty::use_ability: return list_ability(state, task, actions);
    case Duty::take_die: return list_offer(state, task, actions);
    case Duty::take_speaker: return list_speakers(state, actions);
    case Duty::raise_new_die: return list_new_die_raise(actions);
    case Duty::raise_freeman: return list_raises(state, task, actions);
    case Duty::raise_any: return list_any_raises(state, actions);
    case Duty::recolor_freeman: return list_recolorings(state, actions);
    case Duty::salute_freeman: return list_salutes(state, task, actions);
    case Duty::reset_ship: return list_ships(actions);
    case Duty::reserve_tile: return list_reservable(state, actions);
    case Duty::copy_tile: return list_copies(state, task, actions);
    case Duty::advance_temple: return list_advances(state, task, actions);
    case Duty::retrieve_freeman: return list_returning(state, actions);
    default: assert(false);
  }
}

void Origins::apply(State& state, Action action) {
  carry_out(state, state.agenda.take(), action);
  run(state);
}

}  // namespace tessera::origins
