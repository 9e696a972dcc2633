#include <bitset>

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// The exchanges a player may make now.
class Exchanges {
 public:
  Exchanges(const State& state, Seat seat) : state_(state), player_(state.players[seat]) {
    for (Domain domain = 0; domain < kDomains; ++domain) takes_[domain] = takes(seat, domain);
  }

  // Calls `act(card, effect, given, received)` for every exchange each card offers, until it says true.
  template <class Act>
  bool any(Act act) const {
    for (const TreeCard& card : player_.tree) {
      const tables::Face& face = face_of(card.piece, card.side());
      if (!reacts(face, Trigger::free_action)) continue;
      for (const Effect& effect : effects_of(face))
        if (effect.deed == Deed::exchange && may_use(card, effect) && any_of(card, effect, act)) return true;
    }
    return false;
  }

 private:
  // DO-10.4  Into a full Domain only at a limit of 20, where the point lost scores.
  bool takes(Seat seat, Domain domain) const {
    if (player_.knowledge[domain] < tables::kBaseLimit) return true;
    const std::uint8_t limit = reserve_limit(state_, seat, domain);
    return player_.knowledge[domain] < limit || limit == tables::kLimitCap;
  }
  bool may_use(const TreeCard& card, const Effect& effect) const {
    return effect.per_turn == 0 || state_.uses[tables::kLimitedIndex[card.piece]] < effect.per_turn;
  }
  template <class Act>
  bool any_of(const TreeCard& card, const Effect& effect, Act act) const {
    for (Domain given = 0; given < kDomains; ++given) {
      if (effect.give_domain != kAny && effect.give_domain != given) continue;
      if (player_.knowledge[given] < effect.give) continue;
      // DO-10.5  What was received in this turn is not given one for one.
      if (effect.give == 1 && (state_.received >> given & 1)) continue;
      if (effect.resource == Resource::influence) {
        if (act(card, effect, given, kInfluenceWord)) return true;
        continue;
      }
      for (Domain received = 0; received < kDomains; ++received) {
        const bool offered = effect.domain == kAny || effect.domain == received;
        if (offered && received != given && takes_[received] && act(card, effect, given, received)) return true;
      }
    }
    return false;
  }

  const State& state_;
  const Player& player_;
  std::array<bool, kDomains> takes_{};
};

}  // namespace

bool can_exchange(const State& state, Seat seat) {
  return Exchanges(state, seat).any([](const TreeCard&, const Effect&, Domain, std::uint8_t) { return true; });
}

// DO-10.7  What two cards offer alike is listed once.
void list_exchanges(const State& state, Seat seat, Actions& actions) {
  constexpr std::size_t kGets = kDomains + 1;
  std::bitset<kAmounts.size() * kDomains * kGets> listed;
  Exchanges(state, seat).any([&](const TreeCard&, const Effect& effect, Domain given, std::uint8_t received) {
    const std::size_t key = (effect.give * kDomains + given) * kGets + received;
    if (!listed[key]) actions.add(sentence(Verb::exchange, effect.give, given, received));
    listed[key] = true;
    return false;
  });
}

// An exchange without a limit is used before one that counts its uses.
void exchange(State& state, Seat seat, std::uint8_t n, Domain given, std::uint8_t received) {
  const Effect* used = nullptr;
  Piece by = kCampfire;
  Exchanges(state, seat).any([&](const TreeCard& card, const Effect& effect, Domain g, std::uint8_t r) {
    if (effect.give != n || g != given || r != received) return false;
    if (!used || effect.per_turn == 0) used = &effect, by = card.piece;
    return used->per_turn == 0;
  });
  if (used->per_turn) ++state.uses[tables::kLimitedIndex[by]];
  Player& player = state.players[seat];
  player.knowledge[given] = static_cast<std::uint8_t>(player.knowledge[given] - n);
  if (received == kInfluenceWord) {
    player.influence = static_cast<std::uint16_t>(player.influence + used->amount);
    return;
  }
  state.received |= static_cast<std::uint8_t>(1u << received);
  acquire(state, seat, received, used->amount);
}

}  // namespace tessera::dominations
