#include <algorithm>

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

bool is_last_era(const State& state) { return state.era == tables::kEras; }

// DO-11.10 (b) to (d)  Knowledge, hands, start-of-Era effects, each in the new order.
void begin_next_era(State& state) {
  ++state.era;
  begin_rounds(state);
  for (std::uint8_t place = state.seats; place-- > 0;)
    state.agenda.schedule({task(Duty::fire, state.order[place], Trigger::start_of_era, kNone)});
  for (std::uint8_t place = state.seats; place-- > 0;) state.agenda.schedule({task(Duty::refill, state.order[place])});
  state.agenda.schedule({task(Duty::reset_knowledge, state.order[0], 0)});
}

// DO-14.4  The next Domain of which something can be kept; after the last all else is lost (DO-14.1).
void ask_to_keep(State& state, Seat seat, Domain from, std::uint8_t allowance) {
  auto& knowledge = state.players[seat].knowledge;
  while (from < kDomains && knowledge[from] == 0) ++from;
  if (allowance > 0 && from < kDomains) return state.agenda.schedule({task(Duty::keep_knowledge, seat, from, allowance)});
  knowledge = state.split;
  state.split = {};
}

}  // namespace

// DO-11.8, DO-11.13, DO-R17
int role_points(const State& state, Domain domain) {
  if (is_last_era(state)) return role_of(domain).vp_last_era;
  return state.seats == 2 ? role_of(domain).vp_two_players : role_of(domain).vp;
}

// DO-11.7, DO-R18  The most Knowledge; nobody with none.
Seat role_winner(const State& state, Domain domain) {
  const Seat best = leader(state, [&](const Player& player) { return player.knowledge[domain]; });
  return state.players[best].knowledge[domain] > 0 ? best : kNone;
}

// DO-11.1  Step 1 in Initiative order, then steps 2 to 4.
void end_era(State& state) {
  state.agenda.schedule({task(Duty::begin_assimilation, 0), task(Duty::score_influence, 0), task(Duty::award_roles, 0)});
  for (std::uint8_t place = state.seats; place-- > 0;)
    state.agenda.schedule({task(Duty::fire, state.order[place], Trigger::end_of_era, kNone)});
}

// DO-11.2
void begin_assimilation(State& state) {
  state.agenda.schedule({task(Duty::assimilate, leader(state, [](const Player& player) { return player.influence; }))});
}

// DO-11.6
void score_influence(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) score(state, seat, Category::influence, state.players[seat].influence);
}

// DO-11.7 to DO-11.9, DO-R17, DO-R18  All six on the same position; cards still held go back first.
void award_roles(State& state) {
  state.roles.fill(kNone);
  for (Domain domain = 0; domain < kDomains; ++domain) {
    const Seat best = role_winner(state, domain);
    if (best == kNone) continue;
    score(state, best, Category::domination, role_points(state, domain));
    if (is_last_era(state)) continue;
    state.roles[domain] = best;
    if (role_of(domain).ability == Ability::gain_influence)
      state.players[best].influence = static_cast<std::uint16_t>(state.players[best].influence + role_of(domain).amount);
  }
  if (is_last_era(state)) return score_objectives(state);  // DO-4.4
  const Seat ruler = state.roles[domain_of(Ability::set_initiative)];
  if (ruler == kNone) return begin_next_era(state);  // DO-R30
  state.agenda.schedule({task(Duty::set_order, ruler)});
}

void list_next_in_order(const State& state, Task task, Actions& actions) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    bool named = false;
    for (std::uint8_t n = 0; n < task.what; ++n) named |= (task.where >> 2 * n & 3) == seat;
    if (!named) actions.add(sentence(Verb::order, seat));
  }
}

// DO-14.3  The last position fills itself; then the new order takes effect.
void set_order(State& state, Task named, Seat seat) {
  const std::uint8_t who = static_cast<std::uint8_t>(named.where | seat << 2 * named.what);
  const std::uint8_t count = static_cast<std::uint8_t>(named.what + 1);
  if (count + 1 < state.seats) return state.agenda.schedule({task(Duty::set_order, named.seat, count, who)});
  Seat last = static_cast<Seat>(state.seats * (state.seats - 1) / 2);  // the sum of all, less those named
  for (std::uint8_t n = 0; n < count; ++n) {
    state.order[n] = who >> 2 * n & 3;
    last = static_cast<Seat>(last - state.order[n]);
  }
  state.order[count] = last;
  begin_next_era(state);
}

// DO-11.10 (b)
void reset_knowledge(State& state, Task reset) {
  const std::uint8_t next = static_cast<std::uint8_t>(reset.what + 1);
  if (next < state.seats) state.agenda.schedule({task(Duty::reset_knowledge, state.order[next], next)});
  ask_to_keep(state, reset.seat, 0, mods_of(state.players[reset.seat]).keep_knowledge);
}

void list_kept(const State& state, Task task, Actions& actions) {
  const std::uint8_t most = std::min(state.players[task.seat].knowledge[task.what], task.where);
  for (std::uint8_t amount = 0; amount <= most; ++amount) actions.add(sentence(Verb::keep, task.what, amount));
}

void keep_knowledge(State& state, Task kept, std::uint8_t amount) {
  state.split[kept.what] = amount;
  ask_to_keep(state, kept.seat, static_cast<Domain>(kept.what + 1), static_cast<std::uint8_t>(kept.where - amount));
}

}  // namespace tessera::dominations
