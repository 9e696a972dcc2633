#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

// A turn has many ends: a plan looks for a good one before iterations tell what comes of it. More iterations alone hardly help;
// a master also looks for better ends of the turns in them, and explores less.
CatalogEntry dominations_entry() {
  return make_entry<dominations::Dominations>(
      {.expert = {.iterations = 8, .options = 40, .playout_turns = 2, .looks = 50, .plan = 2'000},
       .master = {
           .iterations = 32, .options = 40, .exploration = 0.1f, .prior_floor = 0.1f, .playout_turns = 2, .looks = 800, .plan = 2'000}});
}

}  // namespace tessera
