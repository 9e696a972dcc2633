#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

void add_to(std::array<std::uint8_t, kDomains>& bonus, const Effect& effect) {
  for (Domain domain = 0; domain < kDomains; ++domain)
    if (effect.domain == kAny || effect.domain == domain) bonus[domain] = static_cast<std::uint8_t>(bonus[domain] + effect.amount);
}

}  // namespace

// DO-13.4  Lasting effects of the visible faces; equal kinds add up.
Mods mods_of(const Player& player) {
  Mods mods;
  for (const TreeCard& card : player.tree) {
    const tables::Face& face = face_of(card.piece, card.side());
    if (!reacts(face, Trigger::continuous)) continue;
    for (const Effect& effect : effects_of(face)) {
      if (effect.deed != Deed::mod) continue;
      const auto add = [&](std::uint8_t& sum) { sum = static_cast<std::uint8_t>(sum + effect.amount); };
      switch (effect.mod) {
        case Mod::field_bonus: add_to(mods.field_bonus, effect); break;
        case Mod::city_bonus: add_to(mods.city_bonus, effect); break;
        case Mod::reserve_bonus: add_to(mods.reserve_bonus, effect); break;
        case Mod::discount: add(mods.discount[static_cast<std::size_t>(effect.target)]); break;
        case Mod::hand_size: add(mods.hand_size); break;
        case Mod::keep_knowledge: add(mods.keep_knowledge); break;
      }
    }
  }
  return mods;
}

// DO-5.3  By the highest own City on a Field of the Domain, and bonuses; never above 20.
std::uint8_t reserve_limit(const State& state, Seat seat, Domain domain, const Mods& mods) {
  std::uint8_t highest = 0;
  (state.board & tiles_with_field(domain)).for_each([&](Tile tile) {
    const Land& land = state.lands[tile];
    if (land.owner == seat) highest = std::max(highest, land.level);
  });
  const int base = highest > 0 ? tables::kCityLimit[highest] : tables::kBaseLimit;
  return static_cast<std::uint8_t>(std::min<int>(tables::kLimitCap, base + mods.reserve_bonus[domain]));
}

std::uint8_t reserve_limit(const State& state, Seat seat, Domain domain) {
  return reserve_limit(state, seat, domain, mods_of(state.players[seat]));
}

// DO-5.4  What is above the limit is lost; above 20 it scores once.
void acquire(State& state, Seat seat, Domain domain, int amount) {
  if (amount <= 0) return;
  std::uint8_t& knowledge = state.players[seat].knowledge[domain];
  const int total = knowledge + amount;
  const int limit = total <= tables::kBaseLimit ? tables::kBaseLimit : reserve_limit(state, seat, domain);
  if (limit == tables::kLimitCap && total > limit) score(state, seat, Category::overflow, tables::kOverflowPoints);
  knowledge = static_cast<std::uint8_t>(std::min(total, limit));
}

// DO-14.4  Domains in canonical order, so that every split is named in one way.
void list_points(const State&, Task task, Actions& actions) {
  for (Domain domain = task.where; domain < kDomains; ++domain) actions.add(sentence(Verb::assign, domain));
}

// DO-5.6  All points are added after the last one is named; each Domain is an acquisition of its
// own, except that Produced points join what the placement Produced.
void assign_point(State& state, Task named, Domain domain) {
  ++state.split[domain];
  if (named.what > 1) return state.agenda.schedule({task(Duty::assign_point, named.seat, named.what - 1, domain, named.how)});
  for (Domain d = 0; d < kDomains; ++d) {
    if (named.how) state.produced[d] = static_cast<std::uint8_t>(state.produced[d] + state.split[d]);
    else acquire(state, named.seat, d, state.split[d]);
  }
  state.split.fill(0);
}

}  // namespace tessera::dominations
