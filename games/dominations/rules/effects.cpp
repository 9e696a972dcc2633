// DO-13  The one interpreter of effects.
#include <algorithm>

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

bool fits(std::uint8_t filter, std::uint8_t value) { return filter == kAny || filter == value; }

template <class Fits>
int count_cities(const State& state, Seat seat, Fits fits) {
  int cities = 0;
  state.board.for_each([&](Tile tile) {
    const Land& land = state.lands[tile];
    if (land.owner == seat && land.level > 0) cities += fits(tile, land);
  });
  return cities;
}

int count_city_domains(const State& state, Seat seat) {
  std::uint8_t domains = 0;
  count_cities(state, seat, [&](Tile tile, const Land&) {
    domains |= static_cast<std::uint8_t>(1u << field(tile));
    return 0;
  });
  return std::popcount(domains);
}

int count_nodus_matching(const NodusCounts& counts, std::uint8_t domain) {
  int sum = 0;
  for (Domain d = 0; d < kDomains; ++d) sum += fits(domain, d) ? counts[d] : 0;
  return sum;
}

int count_nodus_domains(const NodusCounts& counts) {
  return static_cast<int>(std::count_if(counts.begin(), counts.end(), [](std::uint8_t n) { return n > 0; }));
}

int count_masteries(const Player& player, const Effect& effect) {
  int masteries = 0;
  for (const TreeCard& card : player.tree)
    masteries += is_mastery(card.piece) && fits(effect.of_domain, card_of(card.piece).domain) &&
                 fits(effect.of_value, card_of(card.piece).value) && fits(effect.of_face, card.is_advanced());
  return masteries;
}

int count_levels(const Player& player) {
  int levels = 0;
  for (const TreeCard& card : player.tree) levels += is_level(card.piece);
  return levels;
}

Category category_of(Piece piece) { return is_level(piece) ? Category::monument_cards : Category::mastery_effects; }

// DO-13.2
int total(const State& state, Seat seat, const Effect& effect) { return effect.amount * (count(state, seat, effect) / effect.each); }

bool is_fixed_knowledge(const Effect& effect) { return effect.resource == Resource::knowledge && effect.domain < kDomains; }

void collect_firings(const Player& player, Trigger trigger, Piece silent, Firings& firings) {
  for (const TreeCard& card : player.tree) {
    const tables::Face& face = face_of(card.piece, card.side());
    if (!reacts(face, trigger) || card.piece == silent) continue;
    for (const Effect& effect : effects_of(face))
      if (effect.on == trigger && effect.deed == Deed::gain) firings.push_back({&effect, card.piece});
  }
}

// Larger amounts first (DO-13.6).
void gain_knowledge(State& state, Seat seat, const Firings& firings) {
  struct Gain {
    int amount;
    Domain domain;
  };
  Scratch<Gain, Firings::capacity()> gains;
  for (const Firing& firing : firings)
    if (is_fixed_knowledge(*firing.effect)) gains.push_back({total(state, seat, *firing.effect), firing.effect->domain});
  std::sort(gains.begin(), gains.end(), [](const Gain& a, const Gain& b) { return a.amount > b.amount; });
  for (const Gain& gain : gains) acquire(state, seat, gain.domain, gain.amount);
}

}  // namespace

int count(const State& state, Seat seat, const Effect& effect) {
  const bool counts_nodus = effect.counter == Counter::nodus || effect.counter == Counter::nodus_domains;
  return count(state, seat, effect, counts_nodus ? count_nodus(state.players[seat].tree) : NodusCounts{});
}

int count(const State& state, Seat seat, const Effect& effect, const NodusCounts& nodus) {
  const Player& player = state.players[seat];
  switch (effect.counter) {
    case Counter::once: return 1;
    case Counter::produced: return state.produced[effect.of_domain];
    case Counter::cities:
      return count_cities(
          state, seat, [&](Tile tile, const Land& land) { return land.level >= effect.min_level && fits(effect.of_domain, field(tile)); });
    case Counter::city_levels: return count_cities(state, seat, [](Tile, const Land& land) { return land.level; });
    case Counter::city_domains: return count_city_domains(state, seat);
    case Counter::city_groups: return city_groups(state, seat).groups;
    case Counter::largest_city_group: return city_groups(state, seat).largest;
    case Counter::nodus: return count_nodus_matching(nodus, effect.of_domain);
    case Counter::nodus_domains: return count_nodus_domains(nodus);
    case Counter::masteries: return count_masteries(player, effect);
    case Counter::monument_cards: return count_levels(player);
    case Counter::influence: return player.influence;
    case Counter::reserve_limit: return reserve_limit(state, seat, effect.of_domain);
  }
  return 0;
}

// DO-13.6  Influence, Knowledge, tiles, VP, Vestigium: what is counted comes before what counts it.
// Tiles and Vestigium need somebody's choice and are left to `deferred`.
void resolve(State& state, Seat seat, const Firings& firings, Deferred& deferred) {
  Player& player = state.players[seat];
  for (const Firing& firing : firings)
    if (firing.effect->resource == Resource::influence)
      player.influence = static_cast<std::uint16_t>(player.influence + total(state, seat, *firing.effect));
  gain_knowledge(state, seat, firings);
  for (const Firing& firing : firings) {
    const Effect& effect = *firing.effect;
    if (effect.resource == Resource::vp) score(state, seat, category_of(firing.piece), total(state, seat, effect));
    if (effect.resource == Resource::tile) deferred.tiles = static_cast<std::uint8_t>(deferred.tiles + total(state, seat, effect));
    if (effect.resource != Resource::knowledge || effect.domain != kVestigium) continue;
    if (const int points = total(state, seat, effect); points > 0) deferred.vestigium.push_back(static_cast<std::uint8_t>(points));
  }
}

void schedule_deferred(State& state, Seat seat, const Deferred& deferred) {
  for (std::uint8_t n = deferred.vestigium.size(); n-- > 0;) state.agenda.schedule({task(Duty::assign_point, seat, deferred.vestigium[n])});
  if (deferred.tiles > 0) state.agenda.schedule({task(Duty::draw_tile, seat, deferred.tiles)});
}

Forecast forecast(const State& state, Seat seat, Trigger trigger) {
  Firings firings;
  collect_firings(state.players[seat], trigger, kNone, firings);
  Forecast sums;
  for (const Firing& firing : firings) {
    if (is_fixed_knowledge(*firing.effect)) sums.knowledge[firing.effect->domain] += total(state, seat, *firing.effect);
    else if (firing.effect->resource == Resource::knowledge) sums.vestigium += total(state, seat, *firing.effect);
  }
  return sums;
}

void fire(State& state, Task task) {
  const Trigger trigger = static_cast<Trigger>(task.what);
  Firings firings;
  collect_firings(state.players[task.seat], trigger, task.where, firings);
  Deferred deferred;
  if (!firings.empty()) resolve(state, task.seat, firings, deferred);
  if (trigger == Trigger::produce) state.produced.fill(0);
  schedule_deferred(state, task.seat, deferred);
}

// DO-8.10  VP, Influence or Knowledge of a fixed Domain.
void gain_reward(State& state, Seat seat, const tables::Reward& reward) {
  Player& player = state.players[seat];
  if (reward.resource == Resource::vp) score(state, seat, Category::monument_rewards, reward.amount);
  if (reward.resource == Resource::influence) player.influence = static_cast<std::uint16_t>(player.influence + reward.amount);
  if (reward.resource == Resource::knowledge) acquire(state, seat, reward.domain, reward.amount);
}

}  // namespace tessera::dominations
