#include "games/gods_of_rome/gods_of_rome.h"

#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {

std::span<const Text> all_texts();

namespace {

constexpr std::array<std::string_view, 2> kMapWords{"standard", "first-game"};
constexpr std::array<Option, 3> kOptions{{{"powers", kOffOn}, {"pantheon", kOffOn}, {"map", kMapWords}}};
constexpr std::array<std::string_view, kCheckpoints> kCategories{"checkpoint-1", "checkpoint-2", "checkpoint-3"};

// Does what runs by itself, until somebody is asked or the game is over.
void run(State& state) {
  while (!state.agenda.empty() && state.agenda.next().duty >= kFirstSilentDuty) {
    const Task next = state.agenda.take();
    switch (next.duty) {
      case Duty::begin_turn: begin_turn(state); break;
      case Duty::end_turn: end_turn(state, next); break;
      case Duty::check_checkpoint: check_checkpoint(state, next); break;
      case Duty::settle_patronus: settle_patronus(state); break;
      default: assert(false);
    }
  }
}

void carry_out(State& state, Task task, Action action) {
  switch (action.verb) {
    case Verb::remove: return remove_god(state, action.what);
    case Verb::start: return choose_start_player(state, action.what);
    case Verb::arrange: return arrange(state, action.what, kArrangements[action.where]);
    case Verb::deal: return deal_card(state, task, action.what);
    case Verb::reveal: return reveal_objective(state, task, action.what);
    case Verb::roll:
      return task.duty == Duty::roll_colour ? roll_colour(state, task, action.what) : roll_territory(state, task, action.what);
    case Verb::select: return select_faction(state, action.what);
    case Verb::visit: return visit(state, action.what);
    case Verb::activate: return activate(state, action.what);
    case Verb::score: return take_score_turn(state);
    case Verb::place: return place_meeple(state, task, action.what);
    case Verb::use: return use_symbol(state, task, static_cast<Symbol>(action.what), action.where);
    case Verb::grow: return grow(state, action.what);
    case Verb::relocate: return relocate(state, task, action.what);
    case Verb::travel: return travel_from(state, action.what);
    case Verb::move: return move_to(state, task, action.what);
    case Verb::mode: return state.agenda.schedule({gods_of_rome::task(Duty::attack_where, action.what)});
    case Verb::attack: return attack_in(state, task, action.what);
    case Verb::victim: return choose_victim(state, task, action.what);
    case Verb::push: return task.duty == Duty::push_to ? push_out(state, task, action.what) : push_victim(state, task, action.what);
    case Verb::build: return build(state, action.what);
    case Verb::take: return take_card(state, action.what);
    case Verb::put: return put_card(state, task, action.what);
    case Verb::gather: return gather_at(state, action.what);
    case Verb::bring: return bring_from(state, task, action.what);
    case Verb::summon: return summon(state, action.what);
    case Verb::end:
    case Verb::stop: return;
  }
}

}  // namespace

const GameInfo& GodsOfRome::info() {
  static const GameInfo info{"gods-of-rome",
                             1,
                             1,
                             4,
                             kOptions,
                             kCategories,
                             Words(kDutyWords).first(static_cast<std::size_t>(kFirstSilentDuty)),
                             Grammar(kForms),
                             Texts(all_texts())};
  return info;
}

State GodsOfRome::start(const Setup& setup) {
  State state{};
  state.seats = setup.players;
  state.powers = setup.options[0];
  state.pantheon = setup.options[1];
  state.first_game = setup.options[2];
  begin_setup(state);
  run(state);
  return state;
}

Setup GodsOfRome::setup(const State& state) {
  return {.players = state.seats, .options = {state.powers, state.pantheon, state.first_game}};
}

Decision GodsOfRome::decision(const State& state) {
  if (state.agenda.empty()) return {};
  const Duty duty = state.agenda.next().duty;
  return {.actor = duty >= kFirstPlayerDuty ? Decision::Actor::player : Decision::Actor::chance,
          .seat = state.active,
          .question = static_cast<std::uint8_t>(duty)};
}

std::string_view GodsOfRome::question_subject(const State& state) {
  if (state.agenda.empty()) return {};
  const Task task = state.agenda.next();
  switch (task.duty) {
    case Duty::push_to: return tables::kGods[task.where];
    case Duty::attack_to: return tables::kGods[task.how];
    case Duty::travel_to:
    case Duty::gather_from:
    case Duty::attack_whom: return task.how ? "stop" : "";
    default: return {};
  }
}

void GodsOfRome::list_actions(const State& state, Actions& actions) {
  if (state.agenda.empty()) return;
  const Task task = state.agenda.next();
  switch (task.duty) {
    case Duty::remove_god: return list_removed_gods(state, actions);
    case Duty::choose_start_player: return list_start_players(state, actions);
    case Duty::arrange_colour: return list_arrangements(state, task, actions);
    case Duty::deal_card: return list_dealable_cards(state, actions);
    case Duty::reveal_objective: return list_unseen_objectives(state, actions);
    case Duty::roll_colour:
    case Duty::roll_territory: return list_die(actions);
    case Duty::select_faction: return list_factions(state, actions);
    case Duty::take_turn: return list_turns(state, actions);
    case Duty::place_meeple: return list_map(kLands[task.what], Verb::place, actions);
    case Duty::use_symbol: return list_uses(state, task, actions);
    case Duty::grow_where: return list_map(growth_targets(state, state.active), Verb::grow, actions);
    case Duty::grow_from: return list_growth_sources(state, task, actions);
    case Duty::travel_from: return list_map(travel_sources(state, state.active), Verb::travel, actions);
    case Duty::travel_to: return list_destinations(state, task, actions);
    case Duty::attack_mode: return list_modes(state, actions);
    case Duty::attack_where:
      return list_map(attack_targets(state, state.active, static_cast<AttackMode>(task.what)), Verb::attack, actions);
    case Duty::attack_whom: return list_victims(state, task, actions);
    case Duty::attack_to:
    case Duty::push_to: return list_pushes(state, task.what, actions);
    case Duty::build_where: return list_map(build_targets(state, state.active, task.what), Verb::build, actions);
    case Duty::take_card: return list_display(state, actions);
    case Duty::put_card: return list_free_slots(state, actions);
    case Duty::gather_where: return list_map(gather_targets(state, state.active, task.what), Verb::gather, actions);
    case Duty::gather_from: return list_gather_sources(state, task, actions);
    case Duty::summon_where: return list_map(summon_targets(state, state.active, task.what), Verb::summon, actions);
    default: assert(false);
  }
}

void GodsOfRome::apply(State& state, Action action) {
  carry_out(state, state.agenda.take(), action);
  run(state);
}

ScoreSheet GodsOfRome::score(const State& state, Seat seat) {
  ScoreSheet sheet;
  for (std::size_t checkpoint = 0; checkpoint < kCheckpoints; ++checkpoint)
    if (state.players[seat].claims[checkpoint] != kUnclaimed) sheet.by[checkpoint] = state.players[seat].claims[checkpoint];
  return sheet;
}

std::optional<Rival> GodsOfRome::rival(const State& state) {
  if (!is_solo(state)) return {};
  return Rival{"patronus", score(state, kPatronus)};
}

// GR-14.2  Most VP wins, ties by GR-13.7; GR-17.8 in solo a tie is a loss.
std::uint8_t GodsOfRome::place(const State& state, Seat seat) {
  std::uint8_t place = 1;
  for (Seat other = 0; other < competitors(state); ++other) {
    if (other == seat) continue;
    const int lead = victory_points(state, other) - victory_points(state, seat);
    place += lead > 0 || (lead == 0 && (is_solo(state) || wins_tie(state, other, seat)));
  }
  return place;
}

}  // namespace tessera::gods_of_rome
