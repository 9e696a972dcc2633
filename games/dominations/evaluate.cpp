// A small evaluation: VP, then what Influence, cards, Cities and Knowledge will still bring.
#include <algorithm>

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
  return {tables::kEras - state.era + running, running ? tables::kRounds - state.round - begun : 0, (tables::kEras - state.era) * tables::kRounds};
}

// In VP, about: a point of Knowledge is worth what it can still be spent on; the End of Era takes it away.
float knowledge_worth(const ToCome& to_come) { return 0.1f + 0.07f * static_cast<float>(to_come.turns); }

float gain_worth(const State& state, Seat seat, const Effect& effect, int times, const ToCome& to_come) {
  if (times <= 0) return 0;
  const float amount = static_cast<float>(effect.amount * (count(state, seat, effect) / effect.each) * times);
  switch (effect.resource) {
    case Resource::vp: return amount;
    case Resource::influence: return amount * static_cast<float>(std::max(1, to_come.ends - 1));
    case Resource::knowledge: return 0.8f * amount;
    case Resource::tile: return 0.1f * amount;
  }
  return 0;
}

// What a face will bring from now on; effects set off by deeds count a fraction of the turns.
float face_worth(const State& state, Seat seat, const tables::Face& face, const ToCome& to_come) {
  float worth = 0;
  const int turns = to_come.all_turns();
  const auto gain = [&](const Effect& effect, int times) { return gain_worth(state, seat, effect, times, to_come); };
  for (const Effect& effect : effects_of(face)) {
    switch (effect.on) {
      case Trigger::end_of_era: worth += 0.9f * gain(effect, to_come.ends); break;
      case Trigger::start_of_turn: worth += gain(effect, turns); break;
      case Trigger::start_of_era: worth += gain(effect, to_come.ends - 1); break;
      case Trigger::develop:
      case Trigger::build_city:
      case Trigger::nodus: worth += 0.6f * gain(effect, turns); break;
      case Trigger::monument:
      case Trigger::upgrade:
      case Trigger::upgrade_city:
      case Trigger::locus: worth += 0.2f * gain(effect, turns); break;
      case Trigger::produce:
      case Trigger::continuous: worth += 0.25f * static_cast<float>(turns); break;
      case Trigger::free_action: worth += 0.1f * static_cast<float>(turns); break;
      case Trigger::acquire: break;
    }
  }
  return worth;
}

float cities_worth(const State& state, Seat seat, int turns) {
  float worth = 0;
  state.board.for_each([&](Tile tile) {
    const Land& land = state.lands[tile];
    if (land.owner == seat && land.level > 0) worth += 0.2f + 0.04f * static_cast<float>(land.level * turns);
  });
  return worth;
}

// The Domination cards the seat would take if the Era ended now: the surer, the nearer the end. Half of it, for others want
// them too, and Knowledge that was spent brings more than Knowledge that leads.
float domination_worth(const State& state, Seat seat, const ToCome& to_come) {
  if (state.era == 0 || state.round >= tables::kRounds) return 0;
  const float sure = 0.5f - 0.075f * static_cast<float>(to_come.turns);
  float worth = 0;
  for (Domain domain = 0; domain < kDomains; ++domain)
    if (state.players[seat].knowledge[domain] > 0 && leader(state, [&](const Player& player) { return player.knowledge[domain]; }) == seat)
      worth += sure * static_cast<float>(role_points(state, domain));
  return worth;
}

// What is fulfilled of the five objectives, and of each other the square of what is done of it: begun ones are left easily.
float objectives_worth(const State& state, Seat seat) {
  float met = 0;
  for (const tables::Aim& aim : tables::kAims[state.players[seat].nation]) {
    const Progress found = progress(state, seat, aim);
    const float part = found.is_met() ? 1 : static_cast<float>(found.have) / static_cast<float>(found.need);
    met += part * part;
  }
  const std::size_t whole = std::min(static_cast<std::size_t>(met), tables::kObjectivePoints.size() - 2);
  const float below = tables::kObjectivePoints[whole], above = tables::kObjectivePoints[whole + 1];
  return below + (above - below) * (met - static_cast<float>(whole));
}

}  // namespace

float Dominations::evaluate(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  float worth = static_cast<float>(victory_points(state, seat));
  if (state.agenda.empty()) return worth;
  const ToCome to_come = dominations::to_come(state, seat);
  worth += 0.95f * static_cast<float>(player.influence * to_come.ends);
  for (std::uint8_t amount : player.knowledge) worth += knowledge_worth(to_come) * static_cast<float>(amount);
  for (const TreeCard& card : player.tree) worth += face_worth(state, seat, face_of(card.piece, card.side()), to_come);
  worth += cities_worth(state, seat, to_come.all_turns());
  worth += domination_worth(state, seat, to_come);
  for (std::uint8_t nodus : count_nodus(player.tree)) worth += 0.15f * static_cast<float>(nodus);
  if (player.nation != kNone) worth += objectives_worth(state, seat);
  return worth;
}

}  // namespace tessera::dominations
