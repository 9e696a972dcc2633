#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

// A turn has many ends, and a look ahead finds few of them: the search relies less on it than elsewhere.
CatalogEntry dominations_entry() {
  return make_entry<dominations::Dominations>(
      {.iterations = 50, .exploration = 0.2f, .prior_sharpness = 30, .playout_turns = 1, .looks = 400,
       .evaluation = EvaluationKind::hand_written});
}

}  // namespace tessera
