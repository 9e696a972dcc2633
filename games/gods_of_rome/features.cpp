// What the fitted evaluation looks at: how a seat stands in the race, on its board and on the map.
#include <algorithm>

#include "core/game/feature_writer.h"
#include "games/gods_of_rome/evaluate.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

// How far the strongest rival is behind in a territory; negative where it is ahead.
int lead_in(const State& state, God own, Territory t) {
  int rival = 0;
  for (God colour = 0; colour < kGods; ++colour)
    if (colour != own) rival = std::max<int>(rival, value(state, colour, t));
  return value(state, own, t) - rival;
}

void add_race(const State& state, Seat seat, FeatureWriter& writer) {
  const Player& player = state.players[seat];
  const std::size_t next = std::min<std::size_t>(state.resolved, kCheckpoints - 1);
  const auto goal = static_cast<float>(threshold(state.seats, next));
  int rival_favour = 0;
  for (Seat other = 0; other < competitors(state); ++other)
    if (other != seat) rival_favour = std::max<int>(rival_favour, state.players[other].favour);
  const int gain = gain_of_scoring(state, seat);
  const float missing = goal - static_cast<float>(player.favour);
  writer.add(worth(state, seat, gain));
  writer.add(victory_points(state, seat));
  for (std::size_t checkpoint = 0; checkpoint < kCheckpoints; ++checkpoint) writer.add(state.resolved == checkpoint ? player.favour : 0);
  for (std::size_t checkpoint = 0; checkpoint < kCheckpoints; ++checkpoint) writer.add(state.resolved == checkpoint ? gain : 0);
  writer.add(missing);
  writer.add(static_cast<float>(gain) >= missing);
  writer.add(rival_favour - player.favour);
  for (std::size_t checkpoint = 0; checkpoint + 1 < kCheckpoints; ++checkpoint) writer.add(state.resolved == checkpoint);
}

void add_board(const State& state, Seat seat, FeatureWriter& writer) {
  const Player& player = state.players[seat];
  int slots = 0, cards = 0, used = 0;
  for (const Slot& slot : player.slots) {
    slots += slot.disc;
    cards += slot.card != kNoCard;
    used += std::popcount(slot.blessings);
  }
  writer.add(player.discs);
  writer.add(std::min<int>(player.discs, 3));
  writer.add(slots == 0);
  writer.add(slots == 1);
  writer.add(slots);
  writer.add(cards);
  writer.add(used);
  writer.add(std::popcount(player.blessings));
  writer.add(player.temples);
  writer.add(std::popcount(player.visiting));
  writer.add(std::popcount(static_cast<GodSet>(player.visiting & ~bit_of(player.faction))));
  // Seats from 0, to move, to the last in line.
  writer.add((seat + state.seats - state.active) % state.seats);
  writer.add(state.active == seat);
  writer.add(state.seats);
  writer.add(state.pantheon ? std::min<int>(state.turns(), 100) : 0);
}

void add_map(const State& state, Seat seat, FeatureWriter& writer) {
  const Player& player = state.players[seat];
  const God own = player.faction;
  const Map here = presence(state, own), held = controlled(state, own);
  int meeples = 0, safe = 0, tight = 0, behind = 0, plus = 0, minus = 0, colours = 0, visited = 0, blocked_held = 0, open = 0;
  for_each(here, [&](Territory t) {
    const int lead = lead_in(state, own, t);
    const bool foreign = colour_of(t) != own;
    meeples += value(state, own, t);
    safe += foreign && lead >= 2;
    tight += foreign && lead == 1;
    behind += foreign && lead <= 0;
  });
  for_each(held & static_cast<Map>(~kLands[own]), [&](Territory t) {
    plus += state.harvest[t] > 0;
    minus += state.harvest[t] < 0;
    visited += (player.visiting & bit_of(colour_of(t))) != 0;
    blocked_held += (blocked(state) & bit(t)) != 0;
  });
  for (God god = 0; god < kGods; ++god) {
    colours += (here & kLands[god]) != 0;
    // Colours where something is held and the god can be visited now.
    open += god != own && (held & kLands[god]) && can_visit(state, seat, god);
  }
  writer.add(meeples);
  writer.add(state.reserve[own]);
  writer.add(std::popcount(here));
  writer.add(std::popcount(held));
  writer.add(std::popcount(static_cast<Map>(held & ~kLands[own])));
  writer.add(std::popcount(temple_map(state, own)));
  writer.add(safe);
  writer.add(tight);
  writer.add(behind);
  writer.add(plus);
  writer.add(minus);
  writer.add(visited);
  writer.add(blocked_held);
  writer.add(colours);
  writer.add(open);
}

}  // namespace

void GodsOfRome::features(const State& state, Seat seat, std::span<float, kFeatures> features) {
  FeatureWriter writer(features);
  add_race(state, seat, writer);
  if (state.players[seat].faction == kNoGod) return;  // the rest is still 0
  add_board(state, seat, writer);
  add_map(state, seat, writer);
  assert(writer.is_full());
}

}  // namespace tessera::gods_of_rome
