// A small evaluation: VP, then what Influence, cards, Cities and Knowledge will still bring, term by term.
#include "games/dominations/evaluate.h"

#include <algorithm>
#include <numeric>

#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// What is still to come for a seat. A turn is no longer to come once it has begun, so that nobody gains by putting off
// its end.
struct ToCome {
  int ends;    // of Eras
  int turns;   // of this Era
  int others;  // of later Eras

  int all_turns() const { return turns + others; }
};

ToCome to_come(const State& state, Seat seat) {
  if (state.era == 0) return {tables::kEras, tables::kRounds, (tables::kEras - 1) * tables::kRounds};
  const bool running = state.round < tables::kRounds;
  const bool begun = running && initiative(state, seat) <= state.turn;
  return {tables::kEras - state.era + running, running ? tables::kRounds - state.round - begun : 0,
          (tables::kEras - state.era) * tables::kRounds};
}

// What a gain will be good for, in VP, about.
float gain_worth(const State& state, Seat seat, const Effect& effect, int times, const ToCome& to_come, const NodusCounts& nodus) {
  if (times <= 0) return 0;
  const float amount = static_cast<float>(effect.amount * (count(state, seat, effect, nodus) / effect.each) * times);
  switch (effect.resource) {
    case Resource::vp: return amount;
    case Resource::influence: return amount * static_cast<float>(std::max(1, to_come.ends - 1));
    case Resource::knowledge: return 0.8f * amount;
    case Resource::tile: return 0.1f * amount;
  }
  return 0;
}

// What a face will bring from now on, by what sets it off.
void add_face(const State& state, Seat seat, const tables::Face& face, const ToCome& to_come, const NodusCounts& nodus, Terms& terms) {
  const int turns = to_come.all_turns();
  const auto gain = [&](const Effect& effect, int times) { return gain_worth(state, seat, effect, times, to_come, nodus); };
  for (const Effect& effect : effects_of(face)) {
    switch (effect.on) {
      case Trigger::end_of_era: terms[Term::at_ends_of_eras] += gain(effect, to_come.ends); break;
      case Trigger::start_of_turn: terms[Term::at_turns] += gain(effect, turns); break;
      case Trigger::start_of_era: terms[Term::at_starts_of_eras] += gain(effect, to_come.ends - 1); break;
      case Trigger::develop:
      case Trigger::build_city:
      case Trigger::nodus: terms[Term::by_frequent_deeds] += gain(effect, turns); break;
      case Trigger::monument:
      case Trigger::upgrade:
      case Trigger::upgrade_city:
      case Trigger::locus: terms[Term::by_rare_deeds] += gain(effect, turns); break;
      case Trigger::produce:
      case Trigger::continuous: terms[Term::by_standing_effects] += static_cast<float>(turns); break;
      case Trigger::free_action: terms[Term::by_exchanges] += static_cast<float>(turns); break;
      case Trigger::acquire: break;
    }
  }
}

void add_cities(const State& state, Seat seat, int turns, Terms& terms) {
  int cities = 0, levels = 0;
  state.board.for_each([&](Tile tile) {
    const Land& land = state.lands[tile];
    if (land.owner == seat) cities += land.level > 0, levels += land.level;
  });
  terms[Term::cities] = static_cast<float>(cities);
  terms[Term::city_levels] = static_cast<float>(levels);
  terms[Term::city_turns] = static_cast<float>(levels * turns);
}

// The Domination cards the seat would take if the Era ended now.
float dominated(const State& state, Seat seat) {
  if (state.era == 0 || state.round >= tables::kRounds) return 0;
  int points = 0;
  for (Domain domain = 0; domain < kDomains; ++domain)
    if (state.players[seat].knowledge[domain] > 0 && leader(state, [&](const Player& player) { return player.knowledge[domain]; }) == seat)
      points += role_points(state, domain);
  return static_cast<float>(points);
}

// What is fulfilled of the five objectives, and of each other the square of what is done of it: begun ones are left easily.
void add_objectives(const State& state, Seat seat, const NodusCounts& nodus, Terms& terms) {
  float met = 0;
  for (const tables::Aim& aim : tables::kAims[state.players[seat].nation]) {
    const Progress found = progress(state, seat, aim, nodus);
    const float part = found.is_met() ? 1 : static_cast<float>(found.have) / static_cast<float>(found.need);
    met += part * part;
    terms[Term::objectives_met] += found.is_met();
  }
  const std::size_t whole = std::min(static_cast<std::size_t>(met), tables::kObjectivePoints.size() - 2);
  const float below = tables::kObjectivePoints[whole], above = tables::kObjectivePoints[whole + 1];
  terms[Term::objectives] = below + (above - below) * (met - static_cast<float>(whole));
}

// What a term is worth in VP, by hand. Effects set off by deeds count a fraction of the turns; a point of Knowledge what it can
// still be spent on, for the End of Era takes it away; of Domination cards half, the less the farther the end, for others want
// them too, and Knowledge that was spent brings more than Knowledge that leads.
constexpr float worth_of(std::size_t term) {
  switch (term) {
    case Term::points: return 1;
    case Term::influence: return 0.95f;
    case Term::knowledge: return 0.1f;
    case Term::knowledge_turns: return 0.07f;
    case Term::at_ends_of_eras: return 0.9f;
    case Term::at_turns: return 1;
    case Term::at_starts_of_eras: return 1;
    case Term::by_frequent_deeds: return 0.6f;
    case Term::by_rare_deeds: return 0.2f;
    case Term::by_standing_effects: return 0.25f;
    case Term::by_exchanges: return 0.1f;
    case Term::cities: return 0.2f;
    case Term::city_turns: return 0.04f;
    case Term::domination: return 0.5f;
    case Term::domination_turns: return -0.075f;
    case Term::nodus: return 0.15f;
    case Term::objectives: return 1;
    default: return 0;  // for the fitted evaluation to judge
  }
}

}  // namespace

Terms terms_of(const State& state, Seat seat) {
  Terms terms{};
  const Player& player = state.players[seat];
  terms[Term::points] = static_cast<float>(victory_points(state, seat));
  if (state.agenda.empty()) return terms;
  const ToCome to_come = dominations::to_come(state, seat);
  const float turns = static_cast<float>(to_come.turns);
  terms[Term::influence] = static_cast<float>(player.influence * to_come.ends);
  terms[Term::knowledge] = static_cast<float>(std::accumulate(player.knowledge.begin(), player.knowledge.end(), 0));
  terms[Term::knowledge_turns] = terms[Term::knowledge] * turns;
  const NodusCounts nodus = count_nodus(player.tree);
  for (const TreeCard& card : player.tree) {
    add_face(state, seat, face_of(card.piece, card.side()), to_come, nodus, terms);
    terms[Term::cards] += 1;
    terms[Term::advanced] += card.is_advanced();
    terms[Term::levels] += is_level(card.piece);
  }
  add_cities(state, seat, to_come.all_turns(), terms);
  terms[Term::domination] = dominated(state, seat);
  terms[Term::domination_turns] = terms[Term::domination] * turns;
  for (std::uint8_t each : nodus) terms[Term::nodus] += each;
  terms[Term::nodus_turns] = terms[Term::nodus] * static_cast<float>(to_come.all_turns());
  if (player.nation != kNone) add_objectives(state, seat, nodus, terms);
  return terms;
}

float worth_of(const Terms& terms) {
  float worth = 0;
  for (std::size_t term = 0; term < Term::count; ++term) worth += worth_of(term) * terms[term];
  return worth;
}

float Dominations::evaluate(const State& state, Seat seat) { return worth_of(terms_of(state, seat)); }

}  // namespace tessera::dominations
