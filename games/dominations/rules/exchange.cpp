#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

using Gets = std::uint8_t;  // what may be received, as bits: Domains, and kInfluenceWord
constexpr Gets kAllDomains = (1u << kDomains) - 1, kInfluence = 1u << kInfluenceWord;

constexpr std::uint8_t kMostGiven = [] {
  std::uint8_t most = 0;
  for (const Effect& effect : tables::kEffects)
    if (effect.deed == Deed::exchange) most = std::max(most, effect.give);
  return most;
}();

// Domains below the lowest limit there is.
Gets domains_below_base(const Player& player) {
  Gets below = 0;
  for (Domain domain = 0; domain < kDomains; ++domain)
    below |= static_cast<Gets>((player.knowledge[domain] < tables::kBaseLimit) << domain);
  return below;
}

// DO-10.4  Domains that take more; a full one only at a limit of 20, where the point lost scores.
Gets domains_with_room(const State& state, Seat seat) {
  const auto& knowledge = state.players[seat].knowledge;
  Gets room = domains_below_base(state.players[seat]);
  if (room == kAllDomains) return room;
  const Mods mods = mods_of(state.players[seat]);
  for (Domain domain = 0; domain < kDomains; ++domain) {
    if (room >> domain & 1) continue;
    const std::uint8_t limit = reserve_limit(state, seat, domain, mods);
    if (knowledge[domain] < limit || limit == tables::kLimitCap) room |= static_cast<Gets>(1u << domain);
  }
  return room;
}

// Calls `act(card, effect, given, gets)` for each Domain that a card lets the player give, as long as
// it answers true.
template <class Act>
void for_each_exchange(const State& state, const Player& player, Gets room, Act act) {
  const auto may_give = [&](const Effect& effect, Domain given) {
    return player.knowledge[given] >= effect.give &&
           !(effect.give == 1 && (state.received >> given & 1));  // DO-10.5  What was received in this turn is not given one for one.
  };
  for (const TreeCard& card : player.tree) {
    const tables::Face& face = face_of(card.piece, card.side());
    if (!reacts(face, Trigger::free_action)) continue;
    for (const Effect& effect : effects_of(face)) {
      if (effect.deed != Deed::exchange) continue;
      if (effect.per_turn > 0 && state.uses[tables::kLimitedIndex[card.piece]] >= effect.per_turn) continue;
      const Gets offered = effect.resource == Resource::influence
                               ? kInfluence
                               : static_cast<Gets>(room & (effect.domain == kAny ? kAllDomains : 1u << effect.domain));
      const Domain first = effect.give_domain == kAny ? Domain{0} : effect.give_domain;
      const Domain last = effect.give_domain == kAny ? Domain{kDomains - 1} : effect.give_domain;
      for (Domain given = first; given <= last; ++given) {
        const Gets gets = static_cast<Gets>(offered & ~(1u << given));
        if (gets && may_give(effect, given) && !act(card, effect, given, gets)) return;
      }
    }
  }
}

}  // namespace

bool can_exchange(const State& state, Seat seat) {
  const auto any = [&](Gets room) {
    bool found = false;
    for_each_exchange(state, state.players[seat], room, [&](const TreeCard&, const Effect&, Domain, Gets) {
      found = true;
      return false;
    });
    return found;
  };
  return any(domains_below_base(state.players[seat])) || any(domains_with_room(state, seat));  // the limits only if they matter
}

// DO-10.7  What two cards offer alike is listed once.
void list_exchanges(const State& state, Seat seat, Actions& actions) {
  std::array<std::array<Gets, kDomains>, kMostGiven + 1> listed{};
  for_each_exchange(state, state.players[seat], domains_with_room(state, seat),
                    [&](const TreeCard&, const Effect& effect, Domain given, Gets gets) {
                      Gets& before = listed[effect.give][given];
                      for (unsigned left = gets & ~before; left; left &= left - 1)
                        actions.add(sentence(Verb::exchange, effect.give, given, std::countr_zero(left)));
                      before |= gets;
                      return true;
                    });
}

// An exchange without a limit is used before one that counts its uses.
void exchange(State& state, Seat seat, std::uint8_t n, Domain given, std::uint8_t received) {
  Player& player = state.players[seat];
  const Effect* used = nullptr;
  Piece by = kCampfire;
  for_each_exchange(state, player, kAllDomains, [&](const TreeCard& card, const Effect& effect, Domain domain, Gets gets) {
    if (effect.give != n || domain != given || !(gets >> received & 1)) return true;
    if (!used || effect.per_turn == 0) used = &effect, by = card.piece;
    return used->per_turn > 0;
  });
  if (used->per_turn) ++state.uses[tables::kLimitedIndex[by]];
  player.knowledge[given] = static_cast<std::uint8_t>(player.knowledge[given] - n);
  if (received == kInfluenceWord) {
    player.influence = static_cast<std::uint16_t>(player.influence + used->amount);
    return;
  }
  state.received |= static_cast<std::uint8_t>(1u << received);
  acquire(state, seat, received, used->amount);
}

}  // namespace tessera::dominations
