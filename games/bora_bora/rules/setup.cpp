#include <algorithm>

#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

constexpr std::uint64_t kAllStarting = (std::uint64_t{1} << tables::kStartingTasks) - 1;
constexpr std::uint64_t kAllRegular = ((std::uint64_t{1} << kTaskTiles) - 1) & ~kAllStarting;

// BB-3.6, BB-3.8, BB-3.9  What a player starts with.
void equip(Player& player) {
  player.ordinary_huts = tables::kOrdinaryHuts;
  player.twelfth_huts = tables::kTwelfthHuts;
  player.offerings = tables::kStartOfferings;
  player.shells = tables::kStartShells;
  player.god_tiles = tables::kStartGodTiles;
}

void list_tasks(std::uint64_t tiles, Actions& actions) {
  for (; tiles; tiles &= tiles - 1) actions.add(sentence(Verb::deal, std::countr_zero(tiles)));
}

}  // namespace

// BB-3.13  Displays, tasks, cards and turn order are settled before the first player starts.
void begin_setup(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) equip(state.players[seat]);
  for (auto& stack : state.people_stack) stack.fill(tables::kCopies);
  state.task_stack.assign(kAllRegular);
  state.cards.fill(tables::kCardsPerGod);
  state.agenda.schedule({task(Duty::lay_fish, 0), task(Duty::show_person, Sex::man, 0), task(Duty::show_person, Sex::woman, 0),
                         task(Duty::deal_starting, 0), task(Duty::deal_regular, 0, 0), task(Duty::open_task), task(Duty::set_jewel, 0),
                         task(Duty::refill_display), task(Duty::deal_hand, 0, 0), task(Duty::order_seat, 0),
                         task(Duty::next_start, state.seats)});
}

// BB-3.2  Fish tiles at random, one beside each region.
void list_fish(const State& state, Task laid, Actions& actions) {
  Map left = kWholeMap;
  for (FishTile tile : state.fish)
    if (tile != kNone) left &= static_cast<Map>(~bit(tile));
  for_each(left, [&](FishTile tile) { actions.add(sentence(Verb::lay, tile, laid.what)); });
}

void lay_fish(State& state, FishTile tile, Region region) {
  state.fish[region] = tile;
  if (region + 1u < kRegions) state.agenda.schedule({task(Duty::lay_fish, region + 1)});
}

// BB-3.3  Six men and six women, on positions 1 to 6 in drawing order.
void list_people_stack(const State& state, Task shown, Actions& actions) {
  for (Kind kind = 0; kind < kKinds; ++kind)
    if (const std::uint8_t copies = state.people_stack[shown.what][kind]) actions.add(sentence(Verb::show, shown.what, kind), copies);
}

void show_person(State& state, Task shown, Kind kind) {
  --state.people_stack[shown.what][kind];
  state.display[shown.what][shown.where] = kind;
  if (shown.where + 1u < kPositions) state.agenda.schedule({task(Duty::show_person, shown.what, shown.where + 1)});
}

// BB-3.4  One starting task for each player; those not dealt leave the game.
void list_starting_tasks(const State& state, Actions& actions) {
  std::uint64_t left = kAllStarting;
  for (Seat seat = 0; seat < state.seats; ++seat)
    for (TaskTile tile : state.players[seat].tasks) left &= ~(std::uint64_t{1} << tile);
  list_tasks(left, actions);
}

void list_task_stack(const State& state, Actions& actions) { list_tasks(state.task_stack.bits(), actions); }

// BB-3.4  Two regular tasks for each player, then players + 2 on the board (BB-9.6 likewise).
void deal_task(State& state, Task dealt, TaskTile tile) {
  if (dealt.duty == Duty::deal_starting) {
    state.players[dealt.what].tasks.push_back(tile);
    if (dealt.what + 1 < state.seats) state.agenda.schedule({task(Duty::deal_starting, dealt.what + 1)});
    return;
  }
  state.task_stack.remove(tile);
  if (dealt.duty == Duty::open_task) {
    state.open_tasks.push_back(tile);
    if (state.open_tasks.size() < open_tasks(state.seats)) state.agenda.schedule({dealt});
    return;
  }
  state.players[dealt.what].tasks.push_back(tile);
  if (dealt.where + 1 < tables::kStartRegularTasks) state.agenda.schedule({task(Duty::deal_regular, dealt.what, dealt.where + 1)});
  else if (dealt.what + 1 < state.seats) state.agenda.schedule({task(Duty::deal_regular, dealt.what + 1, 0)});
}

// BB-3.5  The jewellery grid, column by column.
void list_undealt_jewels(const State& state, Actions& actions) {
  std::uint32_t left = (1u << kJewels) - 1;
  for (Jewel jewel : state.jewels)
    if (jewel != kNone) left &= ~(1u << jewel);
  for (; left; left &= left - 1) actions.add(sentence(Verb::set, std::countr_zero(left)));
}

void set_jewel(State& state, Task set, Jewel jewel) {
  state.jewels[set.what] = jewel;
  if (set.what + 1u < kJewels) state.agenda.schedule({task(Duty::set_jewel, set.what + 1)});
}

// BB-3.7  Two god cards for each player, seen by the owner alone.
void deal_hand(State& state, Task dealt, God god) {
  --state.cards[index(god)];
  ++state.players[dealt.what].hand[index(god)];
  if (dealt.where + 1 < tables::kStartCards) state.agenda.schedule({task(Duty::deal_hand, dealt.what, dealt.where + 1)});
  else if (dealt.what + 1 < state.seats) state.agenda.schedule({task(Duty::deal_hand, dealt.what + 1, 0)});
}

void list_undealt_order(const State& state, Task dealt, Actions& actions) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (std::find(state.order.begin(), state.order.begin() + dealt.what, seat) == state.order.begin() + dealt.what)
      actions.add(sentence(Verb::order, seat));
}

// BB-3.10  Player k starts with k - 1 points; the status pile has player 1 on top.
void order_seat(State& state, Task dealt, Seat seat) {
  state.order[dealt.what] = state.ranking[dealt.what] = seat;
  score_points(state.players[seat], Category::start, start_vp(state.seats, dealt.what));
  if (dealt.what + 1 < state.seats) state.agenda.schedule({task(Duty::order_seat, dealt.what + 1)});
}

// BB-3.11  The last player in turn order starts first.
void next_start(State& state, Task starting) {
  if (starting.what == 0) return begin_round(state);
  state.active = state.order[starting.what - 1u];
  state.agenda.schedule({task(Duty::choose_start), task(Duty::next_start, starting.what - 1)});
}

// BB-3.11, BB-3.12  One of the regions with a fish tile of value 1 where nobody stands yet.
void list_starts(const State& state, Actions& actions) {
  for (Region region = 0; region < kRegions; ++region)
    if (tables::kFishVp[state.fish[region]] == 1 && state.building_space[region] == kNone) actions.add(sentence(Verb::settle, region));
}

void choose_start(State& state, Region region) { settle_region(state, region, kDuringSetup); }

}  // namespace tessera::bora_bora
