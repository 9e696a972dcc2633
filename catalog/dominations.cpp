#include "games/dominations/dominations.h"

#include "catalog/entry.h"

namespace tessera {

namespace {

// A turn has very many ends. Many quick iterations, which judge every option by the position after it and hardly play on, find a
// better one than few careful ones. Exchanges lead nowhere.
constexpr SearchSettings kExpert{.iterations = 100,
                                 .options = 40,
                                 .exploration = 0.5f,
                                 .prior_sharpness = 10,
                                 .prior_floor = 0.5f,
                                 .unvisited_loss = 0,
                                 .looks = 1,
                                 .tries_asides = false};

constexpr SearchSettings longer(SearchSettings settings) {
  settings.iterations *= 80;
  settings.nodes = 8'192;       // two players use no more; among four, trees stop growing, for servers keep those of many bots
  settings.keeps_tree = false;  // thousands of earlier visits outvote what is now seen more closely
  return settings;
}

}  // namespace

CatalogEntry dominations_entry() { return make_entry<dominations::Dominations>({.expert = kExpert, .master = longer(kExpert)}); }

}  // namespace tessera
