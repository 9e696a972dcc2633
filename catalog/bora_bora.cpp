#include "games/bora_bora/bora_bora.h"

#include "catalog/entry.h"

namespace tessera {

// A round is a die of each seat after another: what it was good for shows some turns later.
CatalogEntry bora_bora_entry() { return make_entry<bora_bora::BoraBora>({.expert = {.iterations = 60, .playout_turns = 6}}); }

}  // namespace tessera
