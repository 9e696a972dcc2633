#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

// A turn has many ends: fewer iterations, each with more looks.
CatalogEntry dominations_entry() {
  return make_entry<dominations::Dominations>(
      {.iterations = 50, .playout_turns = 1, .looks = 400, .evaluation = EvaluationKind::hand_written});
}

}  // namespace tessera
