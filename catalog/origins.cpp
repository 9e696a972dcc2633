#include "games/origins/origins.h"

#include "catalog/entry.h"

namespace tessera {

CatalogEntry origins_entry() { return make_entry<origins::Origins>({.expert = {.iterations = 20, .playout_turns = 4}}); }

}  // namespace tessera
