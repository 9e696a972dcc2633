#include "games/bora_bora/bora_bora.h"

#include "catalog/entry.h"

namespace tessera {

CatalogEntry bora_bora_entry() { return make_entry<bora_bora::BoraBora>({.playout_turns = 4}); }

}  // namespace tessera
