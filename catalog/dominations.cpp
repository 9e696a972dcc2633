#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

CatalogEntry dominations_entry() { return make_entry<dominations::Dominations>(); }

}  // namespace tessera
