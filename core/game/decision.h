// The choice to be made now, and by whom.
#pragma once

#include <cstdint>

namespace tessera {

using Seat = std::uint8_t;     // a player's number, from 0
using SeatSet = std::uint8_t;  // one bit per seat

inline constexpr Seat kMaxSeats = 4;
inline constexpr Seat kSpectator = 0xff;       // looks on; sees what everybody sees
inline constexpr SeatSet kEverybody = 0xff;    // the audience of an open choice, spectators too

constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1u << seat); }

// Dice, draws and the turning up of what was secret are choices of chance.
struct Decision {
  enum class Actor : std::uint8_t { player, chance, no_one };  // no_one: the game is over
  Actor actor = Actor::no_one;
  Seat seat = 0;                  // the player, or the one chance acts for
  SeatSet audience = kEverybody;  // who sees the choice; the others see only that it was made (see answered in game.h)
  std::uint8_t question = 0;      // what is asked: an index into the game's words for questions

  bool seen_by(Seat viewer) const { return audience == kEverybody || (viewer < kMaxSeats && (audience & only(viewer))); }
  bool operator==(const Decision&) const = default;
};

}  // namespace tessera
