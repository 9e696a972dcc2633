#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

// A turn has many ends: a plan looks for a good one before iterations tell what comes of it.
CatalogEntry dominations_entry() { return make_entry<dominations::Dominations>({.iterations = 8, .playout_turns = 2, .plan = 2'000}); }

}  // namespace tessera
