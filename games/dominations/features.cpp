// What the fitted evaluation looks at: the terms of the hand-written one, and where the game stands.
#include "core/game/feature_writer.h"
#include "games/dominations/dominations.h"
#include "games/dominations/evaluate.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {

void Dominations::features(const State& state, Seat seat, std::span<float, kFeatures> features) {
  const Terms terms = terms_of(state, seat);
  FeatureWriter writer(features);
  writer.add(worth_of(terms));
  for (float term : terms) writer.add(term);
  writer.add(state.players[seat].tokens);
  writer.add(hand_size(state, seat));
  assert(writer.is_full());
}

}  // namespace tessera::dominations
