#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

// A turn has too many ends to be looked at: many quick thoughts serve better than few good ones.
CatalogEntry dominations_entry() {
  return make_entry<dominations::Dominations>(
      {.iterations = 2000, .exploration = 0.7f, .prior_sharpness = 8, .playout = Playout::random, .looks = 1});
}

}  // namespace tessera
