#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

// A turn has so many ends that finding a good one counts for more than what others answer: most of the thought goes into
// the plan, and iterations only tell what may come of it.
CatalogEntry dominations_entry() {
  return make_entry<dominations::Dominations>(
      {.iterations = 4, .exploration = 0, .playout_turns = 1, .looks = 400, .plan = 100'000, .trust = 1e6f, .evaluation = EvaluationKind::hand_written});
}

}  // namespace tessera
