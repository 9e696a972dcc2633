#include <algorithm>

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

std::uint8_t tiles_in(const State& state, std::uint8_t bag) {
  return static_cast<std::uint8_t>(state.bags[bag].size() + state.unseen_in_bag[bag]);
}

Tile highest(const TileSet& set) {
  Tile last = 0;
  set.for_each([&](Tile tile) { last = tile; });
  return last;
}

}  // namespace

std::uint8_t hand_size(const State& state, Seat seat) {
  return static_cast<std::uint8_t>(state.hands[seat].size() + state.players[seat].unseen_tiles);
}

// DO-11.11, DO-R26
std::uint8_t hand_target(const State& state, Seat seat) {
  const Domain priest = domain_of(Ability::extra_tiles);
  const std::uint8_t extra = holds(state, seat, Ability::extra_tiles) ? role_of(priest).amount : std::uint8_t{0};
  return static_cast<std::uint8_t>(tables::kHandSize + extra + mods_of(state.players[seat]).hand_size);
}

// DO-15.3  Draws come from the first bag that is not empty.
std::uint8_t front_bag(const State& state) {
  for (std::uint8_t bag = 0; bag <= state.batches; ++bag)
    if (tiles_in(state, bag) > 0) return bag;
  return kNone;
}

void draw_up(State& state, Seat seat) {
  const int missing = hand_target(state, seat) - hand_size(state, seat);
  if (missing > 0) state.agenda.schedule({task(Duty::draw_tile, seat, missing)});
}

void list_draws(const State& state, Actions& actions) {
  const std::uint8_t bag = front_bag(state), unseen = state.unseen_in_bag[bag];
  const std::uint16_t known_weight = unseen > 0 ? state.unseen.size() : std::uint16_t{1};
  state.bags[bag].for_each([&](Tile tile) { actions.add(sentence(Verb::draw, tile), known_weight); });
  if (unseen > 0) state.unseen.for_each([&](Tile tile) { actions.add(sentence(Verb::draw, tile), unseen); });
}

// A batch is known to the seat that returned it until somebody else draws from it (DO-15.2).
void draw_tile(State& state, Task drawn, Tile tile) {
  const std::uint8_t bag = front_bag(state);
  if (state.bags[bag].has(tile)) state.bags[bag].remove(tile);
  else state.unseen.remove(tile), --state.unseen_in_bag[bag];
  if (state.known_to[bag] != drawn.seat) state.known_to[bag] = kNone;
  if (tiles_in(state, bag) == 0) state.known_to[bag] = kNone;
  state.hands[drawn.seat].add(tile);
  if (drawn.what > 1) state.agenda.schedule({task(Duty::draw_tile, drawn.seat, drawn.what - 1)});
}

// DO-14.2  Each with a higher number than the one before, so that every set of tiles is named in one way.
void list_nameable(const State& state, Task task, Actions& actions) {
  const Tile last = highest(state.named);
  state.hands[task.seat].for_each([&](Tile tile) {
    if (task.where == 0 || tile > last) actions.add(sentence(Verb::name, tile));
  });
  actions.add(sentence(Verb::done));
}

void name_tile(State& state, Task named, Tile tile) {
  state.named.add(tile);
  state.agenda.schedule({task(Duty::give_back, named.seat, named.what, named.where + 1)});
}

// The named tiles leave the hand together, to the back of the supply (DO-11.12, DO-R10).
void return_named(State& state, Seat seat) {
  if (state.named.empty()) return;
  const std::uint8_t bag = ++state.batches;
  state.bags[bag] = state.named;
  state.known_to[bag] = seat;
  state.hands[seat].remove(state.named);
  state.named = {};
}

// DO-14.2  The chain ends by itself, with a `done` that goes without asking: others count the steps, and a missing one
// would tell them that the highest tile of the hand was named.
bool has_nothing_to_name(const State& state, Seat seat) {
  return !state.named.empty() && highest(state.named) == highest(state.hands[seat]);
}

// DO-11.11  Discard and draw; then once more.
void refill(State& state, Seat seat) {
  state.agenda.schedule({task(Duty::give_back, seat, Refill::discard), task(Duty::draw_up, seat),
                         task(Duty::give_back, seat, Refill::redraw), task(Duty::draw_up, seat)});
}

}  // namespace tessera::dominations
