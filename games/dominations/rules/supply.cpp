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

// The named tiles leave the hand together, to the back of the supply (DO-11.12, DO-R10).
void return_named(State& state, Seat seat) {
  const std::uint8_t bag = ++state.batches;
  state.bags[bag] = state.named;
  state.known_to[bag] = seat;
  state.hands[seat].remove(state.named);
  state.named = {};
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

void list_return_counts(const State& state, Task task, Actions& actions) {
  for (std::uint8_t count = 0; count <= hand_size(state, task.seat); ++count) actions.add(sentence(Verb::give_back, count));
}

// DO-14.2  First how many, which everybody sees; then each tile, which only its holder sees.
void return_tiles(State& state, Task task, std::uint8_t count) {
  if (count == 0) return;
  if (count < hand_size(state, task.seat))
    return state.agenda.schedule({dominations::task(Duty::name_tile, task.seat, count)});
  state.named = state.hands[task.seat];
  return_named(state, task.seat);
}

// In tile order, so that every set of tiles is named in one way; enough higher tiles must be left.
void list_nameable(const State& state, Task task, Actions& actions) {
  const TileSet& hand = state.hands[task.seat];
  const bool any_named = !state.named.empty();
  const Tile last = highest(state.named);
  std::uint8_t left = 0;
  hand.for_each([&](Tile tile) { left += !any_named || tile > last; });
  hand.for_each([&](Tile tile) {
    if (any_named && tile <= last) return;
    if (left-- >= task.what) actions.add(sentence(Verb::name, tile));
  });
}

void name_tile(State& state, Task named, Tile tile) {
  state.named.add(tile);
  if (named.what > 1) return state.agenda.schedule({task(Duty::name_tile, named.seat, named.what - 1, named.where + 1)});
  return_named(state, named.seat);
}

// DO-11.11  Discard and draw; then once more.
void refill(State& state, Seat seat) {
  state.agenda.schedule({task(Duty::give_back, seat, Refill::discard), task(Duty::draw_up, seat),
                         task(Duty::give_back, seat, Refill::redraw), task(Duty::draw_up, seat)});
}

}  // namespace tessera::dominations
