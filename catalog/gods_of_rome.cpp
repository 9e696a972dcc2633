#include "games/gods_of_rome/gods_of_rome.h"

#include "catalog/entry.h"

namespace tessera {

CatalogEntry gods_of_rome_entry() { return make_entry<gods_of_rome::GodsOfRome>({.expert = {.iterations = 60, .playout_turns = 2}}); }

}  // namespace tessera
