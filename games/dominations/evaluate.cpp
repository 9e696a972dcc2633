// A small evaluation: VP, then what Influence, cards, Cities and Knowledge will still bring.
#include <algorithm>

#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// Ends of Era still to come, and turns of a player.
int ends_left(const State& state) { return state.era == 0 ? tables::kEras : tables::kEras - state.era + (state.round < tables::kRounds); }
int turns_left(const State& state) {
  if (state.era == 0) return tables::kEras * tables::kRounds;
  return (tables::kEras - state.era) * tables::kRounds + tables::kRounds - std::min(state.round, tables::kRounds);
}

// In VP, about: a point of Knowledge is worth what it can still be spent on.
float knowledge_worth(int turns) { return 0.1f + 0.03f * static_cast<float>(turns); }

float gain_worth(const State& state, Seat seat, const Effect& effect, int times, int turns) {
  if (times <= 0) return 0;
  const float amount = static_cast<float>(effect.amount * (count(state, seat, effect) / effect.each) * times);
  switch (effect.resource) {
    case Resource::vp: return amount;
    case Resource::influence: return amount * static_cast<float>(std::max(1, ends_left(state) - 1));
    case Resource::knowledge: return amount * knowledge_worth(turns);
    case Resource::tile: return 0.1f * amount;
  }
  return 0;
}

// What a face will bring from now on; effects set off by deeds count a fraction of the turns.
float face_worth(const State& state, Seat seat, const tables::Face& face, int ends, int turns) {
  float worth = 0;
  for (const Effect& effect : effects_of(face)) {
    switch (effect.on) {
      case Trigger::end_of_era: worth += 0.9f * gain_worth(state, seat, effect, ends, turns); break;
      case Trigger::start_of_turn: worth += gain_worth(state, seat, effect, turns, turns); break;
      case Trigger::start_of_era: worth += gain_worth(state, seat, effect, ends - 1, turns); break;
      case Trigger::develop:
      case Trigger::build_city:
      case Trigger::nodus: worth += 0.6f * gain_worth(state, seat, effect, turns, turns); break;
      case Trigger::monument:
      case Trigger::upgrade:
      case Trigger::upgrade_city:
      case Trigger::locus: worth += 0.2f * gain_worth(state, seat, effect, turns, turns); break;
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

}  // namespace

float Dominations::evaluate(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  float worth = static_cast<float>(victory_points(state, seat));
  if (state.agenda.empty()) return worth;
  const int ends = ends_left(state), turns = turns_left(state);
  worth += 0.95f * static_cast<float>(player.influence * ends);
  for (std::uint8_t amount : player.knowledge) worth += knowledge_worth(turns) * static_cast<float>(amount);
  for (const TreeCard& card : player.tree) worth += face_worth(state, seat, face_of(card.piece, card.side()), ends, turns);
  worth += cities_worth(state, seat, turns);
  for (std::uint8_t nodus : count_nodus(player.tree)) worth += 0.15f * static_cast<float>(nodus);
  if (player.nation != kNone) worth += 0.8f * static_cast<float>(tables::kObjectivePoints[fulfilled(state, seat)]);
  return worth;
}

}  // namespace tessera::dominations
