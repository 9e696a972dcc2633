#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

constexpr std::uint8_t kDuringSetup = 1;

// The colour to be laid out next, or kGods.
God next_colour(const State& state, God from) {
  while (from < kGods && !in_play(state, from)) ++from;
  return from;
}

// GR-3.4.1  The first-game map is fixed; GR-3.4.2  otherwise chance lays out each colour.
void lay_out_map(State& state) {
  if (!state.first_game) {
    state.agenda.schedule({task(Duty::arrange_colour, next_colour(state, 0))});
    return;
  }
  for (God god = 0; god < kGods; ++god) {
    if (!in_play(state, god)) continue;
    const Territory first = static_cast<Territory>(std::countr_zero(kLands[god]));
    arrange(
        state, god,
        {static_cast<std::uint8_t>(tables::kFirstGameStart[god] - first), static_cast<std::uint8_t>(tables::kFirstGamePlus[god] - first),
         static_cast<std::uint8_t>(tables::kFirstGameMinus[god] - first)});
  }
}

}  // namespace

// GR-3.1 to GR-3.3  Gods at home, decks shuffled: cards and objectives are bags.
void begin_setup(State& state) {
  state.god_tile.fill(kNowhere);
  state.start_territory.fill(kNowhere);
  state.temple.fill(kNoGod);
  state.reserve.fill(tables::kMeeples);
  state.display.fill(kNoCard);
  state.deck = tables::kCardCopies;
  state.unseen_objectives = (1u << kObjectives) - 1;
  state.agenda.schedule({task(Duty::deal_card, 0, kDuringSetup), task(Duty::reveal_objective, 0, kDuringSetup), task(Duty::settle_patronus),
                         task(Duty::begin_turn)});
  const bool removes = tables::kRemovedGods[state.seats - 1] > 0;
  if (!removes) lay_out_map(state);
  if (!is_solo(state)) state.agenda.schedule({task(Duty::choose_start_player)});  // GR-3.5, GR-17.1
  if (removes) state.agenda.schedule({task(Duty::remove_god)});                   // GR-3.7
}

void list_removed_gods(const State&, Actions& actions) {
  for (God god = 0; god < kGods; ++god) actions.add(sentence(Verb::remove, god));
}

// GR-3.7  With two players all its pieces leave the game; GR-17.2  in solo its meeples are the
// Patronus's. The map is laid out for the others.
void remove_god(State& state, God god) {
  state.removed = god;
  if (is_solo(state)) state.players[kPatronus].faction = god;
  else state.reserve[god] = 0;
  const bool start_player_asked = !state.agenda.empty() && state.agenda.next().duty == Duty::choose_start_player;
  if (start_player_asked) state.agenda.take();
  lay_out_map(state);
  if (start_player_asked) state.agenda.schedule({task(Duty::choose_start_player)});
}

void list_start_players(const State& state, Actions& actions) {
  for (Seat seat = 0; seat < state.seats; ++seat) actions.add(sentence(Verb::start, seat));
}

void choose_start_player(State& state, Seat seat) { state.start_player = state.active = seat; }

void list_arrangements(const State&, Task task, Actions& actions) {
  for (std::size_t i = 0; i < kArrangements.size(); ++i) actions.add(sentence(Verb::arrange, task.what, i));
}

// GR-3.4  Three meeples in one territory, a +1 tile in another, a -1 tile in the last.
void arrange(State& state, God god, const Arrangement& arrangement) {
  const Territory start = nth(kLands[god], arrangement.meeples);
  state.start_territory[god] = start;
  for (int i = 0; i < tables::kStartMeeples; ++i) add_meeple(state, god, start);
  state.harvest[nth(kLands[god], arrangement.plus)] = 1;
  state.harvest[nth(kLands[god], arrangement.minus)] = -1;
  const God next = next_colour(state, static_cast<God>(god + 1));
  if (!state.first_game && next < kGods) state.agenda.schedule({task(Duty::arrange_colour, next)});
}

void list_dealable_cards(const State& state, Actions& actions) {
  for (Card card = 0; card < kCards; ++card)
    if (state.deck[card]) actions.add(sentence(Verb::deal, card), state.deck[card]);
}

// GR-3.2  Four cards face up; GR-9.1 an emptied position is filled again.
void deal_card(State& state, Task dealt, Card card) {
  --state.deck[card];
  state.display[dealt.what] = card;
  if (dealt.where == kDuringSetup && dealt.what + 1 < tables::kDisplaySize)
    state.agenda.schedule({task(Duty::deal_card, dealt.what + 1, kDuringSetup)});
}

void list_unseen_objectives(const State& state, Actions& actions) {
  for (Objective objective = 0; objective < kObjectives; ++objective)
    if (state.unseen_objectives >> objective & 1) actions.add(sentence(Verb::reveal, objective));
}

// GR-3.3  Two objectives face up at the start; GR-13.3 the others at checkpoints 1 and 2.
void reveal_objective(State& state, Task revealed, Objective objective) {
  state.unseen_objectives &= static_cast<std::uint8_t>(~(1u << objective));
  state.objectives.push_back(objective);
  if (revealed.where == kDuringSetup && state.objectives.size() < tables::kObjectivesAtStart)
    state.agenda.schedule({task(Duty::reveal_objective, 0, kDuringSetup)});
}

// GR-4.2, GR-R22  Any faction in play that nobody has selected.
void list_factions(const State& state, Actions& actions) {
  for (God god = 0; god < kGods; ++god)
    if (in_play(state, god) && player_of(state, god) == kSpectator) actions.add(sentence(Verb::select, god));
}

// GR-4.3  Twelve discs, one of them on favour 0, and four wooden temples.
void select_faction(State& state, God god) {
  Player& player = active_player(state);
  player.faction = god;
  player.discs = tables::kDiscs - 1;
  player.temples = tables::kWoodenTemples;
  if (has_power(state, state.active, Hook::extra_start_meeples))  // GR-15.6, GR-R27
    for (int i = 0; i < tables::kExtraStartMeeples && state.reserve[god] > 0; ++i) add_meeple(state, god, state.start_territory[god]);
}

}  // namespace tessera::gods_of_rome
