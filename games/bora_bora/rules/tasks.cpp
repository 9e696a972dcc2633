#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

struct Requirement {
  Metric metric;
  std::uint8_t argument, minimum;
};

constexpr std::array<Requirement, 2> requirements(TaskTile tile) {
  return {{{tables::kTaskMetric1[tile], tables::kTaskArgument1[tile], tables::kTaskMinimum1[tile]},
           {tables::kTaskMetric2[tile], tables::kTaskArgument2[tile], tables::kTaskMinimum2[tile]}}};
}

bool is_of_cards(Metric metric) {
  return metric == Metric::god_cards_same_colour || metric == Metric::god_cards_of_colour || metric == Metric::god_cards_distinct;
}

template <class Row>
int distinct(const Row& counts) {
  return static_cast<int>(std::count_if(counts.begin(), counts.end(), [](std::uint8_t count) { return count > 0; }));
}

std::uint8_t shifted_of(const Player& player, Sex sex) { return static_cast<std::uint8_t>(size(player.shifted[index(sex)])); }

int regions_of_fish(const State& state, const Player& player, std::uint8_t fish_kind) {
  int regions = 0;
  for_each(player.regions, [&](Region region) { regions += tables::kFishKindOf[state.fish[region]] == fish_kind; });
  return regions;
}

int islands(const Player& player) {
  unsigned reached = 0;
  for_each(player.regions, [&](Region region) { reached |= 1u << tables::kIslandOf[region]; });
  return std::popcount(reached);
}

int jewel_kinds(const Player& player) {
  unsigned kinds = 0;
  for (Jewel jewel : player.jewels) kinds |= 1u << tables::kJewelKindOf[jewel];
  return std::popcount(kinds);
}

// BB-9.7.3  On ceremony spaces and beside the board.
int materials_of(const Player& player, Material type) {
  return player.beside[type] + std::popcount(static_cast<Map>(player.materials & kCeremonySpacesOf[type]));
}

void show(Player& player, std::size_t god, int cards) { player.known[god] = std::max(player.known[god], static_cast<std::uint8_t>(cards)); }

// BB-13.1.2, BB-R32  The colour that shows enough cards and the fewest unknown ones.
void show_same_colour(Player& player, int cards) {
  std::size_t best = kGods;
  int fewest = 0;
  for (std::size_t god = 0; god < kGods; ++god) {
    if (player.hand[god] < cards) continue;
    const int unknown = std::max(0, cards - player.known[god]);
    if (best == kGods || unknown < fewest) best = god, fewest = unknown;
  }
  if (best < kGods) show(player, best, cards);
}

// Colours of which a card is known show nothing new; then the others in order.
void show_distinct(Player& player, int cards) {
  for (std::size_t god = 0; god < kGods; ++god) cards -= player.known[god] > 0;
  for (std::size_t god = 0; god < kGods && cards > 0; ++god)
    if (player.known[god] == 0 && player.hand[god] > 0) show(player, god, 1), --cards;
}

// BB-13.1.2  Cards that count for a completed task are shown, at most the required number.
void show_cards(State& state, Seat seat, TaskTile tile) {
  Player& player = state.players[seat];
  for (const Requirement& needed : requirements(tile)) {
    if (!is_of_cards(needed.metric)) continue;
    const int cards = std::min<int>(needed.minimum, metric(state, seat, needed.metric, needed.argument, player.hand));
    if (needed.metric == Metric::god_cards_same_colour) show_same_colour(player, cards);
    else if (needed.metric == Metric::god_cards_of_colour) show(player, needed.argument, cards);
    else show_distinct(player, cards);
  }
}

void drop(Player& player, TaskTile tile) {
  std::size_t slot = 0;
  while (player.tasks[slot] != tile) ++slot;
  player.tasks.erase(slot);
}

void finish(State& state, TaskTile tile, std::uint8_t points) {
  Player& player = active_player(state);
  show_cards(state, state.active, tile);
  score_points(player, Category::tasks, points);
  ++player.completed;
  drop(player, tile);
}

}  // namespace

// The metrics of the board data, with the cards that are to be counted.
int metric(const State& state, Seat seat, Metric metric, std::uint8_t argument, const Bag<kGods>& cards) {
  const Player& player = state.players[seat];
  const auto& men = player.people[index(Sex::man)];
  const auto& women = player.people[index(Sex::woman)];
  switch (metric) {
    case Metric::men: return people_of(player, Sex::man);
    case Metric::women: return people_of(player, Sex::woman);
    case Metric::men_distinct: return distinct(men);  // BB-9.7.1
    case Metric::women_distinct: return distinct(women);
    case Metric::people_of_kind: return men[argument] + women[argument];
    case Metric::men_shifted: return shifted_of(player, Sex::man);
    case Metric::women_shifted: return shifted_of(player, Sex::woman);
    case Metric::people_shifted: return shifted_of(player, Sex::man) + shifted_of(player, Sex::woman);
    case Metric::priests_in_temple: return priests_in_temple(state, seat);
    case Metric::jewelry: return player.jewels.size();
    case Metric::jewelry_distinct: return jewel_kinds(player);
    case Metric::jewelry_of_kind:
      return static_cast<int>(
          std::count_if(player.jewels.begin(), player.jewels.end(), [&](Jewel jewel) { return tables::kJewelKindOf[jewel] == argument; }));
    case Metric::turn_order_first: return state.order[0] == seat;  // BB-9.7.5
    case Metric::regions: return std::popcount(player.regions);    // BB-9.7.2
    case Metric::islands: return islands(player);
    case Metric::regions_of_terrain: return std::popcount(static_cast<Map>(player.regions & members(tables::kTerrainOf, argument)));
    case Metric::regions_of_fish: return regions_of_fish(state, player, argument);
    case Metric::god_cards_same_colour: return *std::max_element(cards.begin(), cards.end());  // BB-9.7.4
    case Metric::god_cards_of_colour: return cards[argument];
    case Metric::god_cards_distinct: return distinct(cards);
    case Metric::god_tiles: return player.god_tiles;
    case Metric::buildings_built:
      return static_cast<int>(kBuildings) - static_cast<int>(std::count(player.buildings.begin(), player.buildings.end(), kNone));
    case Metric::offerings: return player.offerings;
    case Metric::shells: return player.shells;
    case Metric::materials_of_type: return materials_of(player, argument);
    case Metric::materials: return std::popcount(player.materials) + static_cast<int>(size(player.beside));
    case Metric::huts_on_space_12: return player.twelfth_huts;
    case Metric::tasks_completed: return player.completed;
    case Metric::ceremony_spaces_covered: return std::popcount(static_cast<Map>(player.materials | built_over(player)));
    case Metric::people: return people_of(player);
    case Metric::none: break;
  }
  return 0;
}

// BB-9.7  What is missing, summed over the requirements.
int deficit(const State& state, Seat seat, TaskTile tile, const Bag<kGods>& cards) {
  int missing = 0;
  for (const Requirement& needed : requirements(tile))
    if (needed.metric != Metric::none) missing += std::max(0, needed.minimum - metric(state, seat, needed.metric, needed.argument, cards));
  return missing;
}

int deficit(const State& state, Seat seat, TaskTile tile) { return deficit(state, seat, tile, state.players[seat].hand); }

bool counts_cards(TaskTile tile) { return is_of_cards(tables::kTaskMetric1[tile]) || is_of_cards(tables::kTaskMetric2[tile]); }

// BB-9.4, BB-R22  All players settle a task before the first one takes a new one.
void next_task(State& state, Task turn) {
  if (turn.what == state.seats) return state.agenda.schedule({task(Duty::next_accept, 0)});
  state.active = state.order[turn.what];
  state.agenda.schedule({task(Duty::settle_task), task(Duty::next_task, turn.what + 1)});
}

// BB-9.4, BB-9.4.1, BB-R14  A met task must be completed, or another with the yellow god; who has
// met none may discard any.
void list_settlements(const State& state, Actions& actions) {
  const Player& player = active_player(state);
  bool met = false;
  for (TaskTile tile : player.tasks) {
    if (deficit(state, state.active, tile) == 0) actions.add(sentence(Verb::complete, tile)), met = true;
    else if (can_pay_yellow(state, state.active, tile)) actions.add(sentence(Verb::complete, tile, 1));
  }
  if (met) return;
  for (TaskTile tile : player.tasks) actions.add(sentence(Verb::discard, tile));  // BB-9.4.2
}

void complete(State& state, TaskTile tile) { finish(state, tile, tables::kTaskVp); }

void complete_with_yellow(State& state, TaskTile tile) {
  state.agenda.schedule({task(Duty::pay_god, God::yellow, tile), task(Duty::finish_yellow, tile)});
}

// BB-10.8  Four points instead of six.
void finish_yellow(State& state, Task finished) { finish(state, finished.what, tables::kTaskVpYellow); }

void discard_task(State& state, TaskTile tile) { drop(active_player(state), tile); }

// BB-9.5  Everybody takes a task, also in the last round.
void next_accept(State& state, Task turn) {
  if (turn.what < state.seats) {
    state.active = state.order[turn.what];
    return state.agenda.schedule({task(Duty::accept_task), task(Duty::next_accept, turn.what + 1)});
  }
  if (state.round < kRounds) return end_round(state);
  state.agenda.schedule({task(Duty::next_final, 0)});
}

void list_open_tasks(const State& state, Actions& actions) {
  for (TaskTile tile : state.open_tasks) actions.add(sentence(Verb::accept, tile));
}

void accept_task(State& state, TaskTile tile) {
  active_player(state).tasks.push_back(tile);
  state.open_tasks.erase(
      static_cast<std::size_t>(std::find(state.open_tasks.begin(), state.open_tasks.end(), tile) - state.open_tasks.begin()));
}

// BB-11.1  The three tasks of each player, in turn order.
void next_final(State& state, Task turn) {
  if (turn.what == state.seats) return score_end(state);
  state.active = state.order[turn.what];
  state.agenda.schedule({task(Duty::go_on_final), task(Duty::next_final, turn.what + 1)});
}

// BB-11.1.1  What everybody can see to be met is settled at once. The player is asked as long as
// there may be more: a task met by hidden cards, or the yellow god (BB-13.1.3).
void go_on_final(State& state) {
  Player& player = active_player(state);
  for (std::size_t slot = player.tasks.size(); slot-- > 0;)
    if (deficit(state, state.active, player.tasks[slot], player.known) == 0) complete(state, player.tasks[slot]);
  bool open = !player.tasks.empty() && may_pay(player);
  for (TaskTile tile : player.tasks) open |= counts_cards(tile);
  if (open) state.agenda.schedule({task(Duty::final_tasks)});
}

void list_final_tasks(const State& state, Actions& actions) {
  const Player& player = active_player(state);
  for (TaskTile tile : player.tasks)
    if (deficit(state, state.active, tile) == 0) actions.add(sentence(Verb::complete, tile));
  if (!actions.empty()) return;
  for (TaskTile tile : player.tasks)
    if (can_pay_yellow(state, state.active, tile)) actions.add(sentence(Verb::complete, tile, 1));
  actions.add(sentence(Verb::stop));
}

}  // namespace tessera::bora_bora
