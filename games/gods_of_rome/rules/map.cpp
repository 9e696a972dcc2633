#include <cstring>

#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

// The bytes of a row that are not 0, as bits. A row never holds more than 10 in a byte.
Map nonzero(const std::array<std::uint8_t, 16>& row) {
  std::uint64_t halves[2];
  std::memcpy(halves, row.data(), sizeof halves);
  Map bits = 0;
  for (int half = 0; half < 2; ++half) {
    const std::uint64_t ones = ((halves[half] + 0x7f7f7f7f7f7f7f7f) >> 7) & 0x0101010101010101;
    bits |= static_cast<Map>(((ones * 0x0102040810204080) >> 56) << (8 * half));
  }
  return bits;
}

}  // namespace

Map meeple_map(const State& state, God colour) { return nonzero(state.meeples[colour]); }

Map temple_map(const State& state, God colour) {
  Map map = 0;
  for (Territory t = 0; t < kTerritories; ++t) map |= static_cast<Map>((state.temple[t] == colour) << t);
  return map;
}

// GR-2.5  A wooden temple alone is presence too.
Map presence(const State& state, God colour) { return meeple_map(state, colour) | temple_map(state, colour); }

// GR-2.8  A territory is blocked while a god tile stands in it.
Map blocked(const State& state) {
  Map map = 0;
  for (Territory t : state.god_tile)
    if (t != kNowhere) map |= bit(t);
  return map;
}

// GR-2.4  A wooden temple counts as one meeple.
std::uint8_t value(const State& state, God colour, Territory t) {
  return static_cast<std::uint8_t>(state.meeples[colour][t] + (state.temple[t] == colour));
}

// GR-2.6, GR-R1  More than each other colour; GR-15.4  Neptune's player wins ties.
God controller(const State& state, Territory t) {
  God leader = kNoGod;
  std::uint8_t highest = 0;
  for (God colour = 0; colour < kGods; ++colour) {
    const std::uint8_t here = value(state, colour, t);
    if (here == 0 || here < highest) continue;
    const bool tied = here == highest;
    if (tied && leader != kNoGod && colour_has_power(state, leader, Hook::control_ties)) continue;
    leader = tied && !colour_has_power(state, colour, Hook::control_ties) ? kNoGod : colour;
    highest = here;
  }
  return leader;
}

Map controlled(const State& state, God colour) {
  Map map = 0;
  for_each(presence(state, colour), [&](Territory t) {
    if (controller(state, t) == colour) map |= bit(t);
  });
  return map;
}

Seat player_of(const State& state, God god) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (state.players[seat].faction == god) return seat;
  return kSpectator;
}

// GR-15.1  Powers belong to players only.
bool has_power(const State& state, Seat seat, Hook hook) {
  const God god = state.players[seat].faction;
  return state.powers && god != kNoGod && (tables::kHooks[god] >> static_cast<int>(hook) & 1);
}

bool colour_has_power(const State& state, God colour, Hook hook) {
  return state.powers && (tables::kHooks[colour] >> static_cast<int>(hook) & 1) && player_of(state, colour) != kSpectator;
}

// GR-10.1  Nothing enters a blocked territory; GR-15.2 (b) Jupiter's meeples do.
Map enterable(const State& state, Seat seat) {
  if (has_power(state, seat, Hook::may_enter_god_tile_territory)) return kWholeMap;
  return kWholeMap & static_cast<Map>(~blocked(state));
}

void move_meeple(State& state, God colour, Territory from, Territory to) {
  --state.meeples[colour][from];
  ++state.meeples[colour][to];
}

void add_meeple(State& state, God colour, Territory to) {
  --state.reserve[colour];
  ++state.meeples[colour][to];
}

void list_map(Map map, Verb verb, Actions& actions) {
  for_each(map, [&](Territory t) { actions.add(sentence(verb, t)); });
}

}  // namespace tessera::gods_of_rome
