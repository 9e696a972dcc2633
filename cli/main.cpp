#include <cstdio>
#include "catalog/catalog.h"
int main() {
  using namespace tessera;
  for (int p = 1; p <= 4; ++p) {
    auto b = catalog()[0].bench({.players = (uint8_t)p}, 1.0, 1);
    std::printf("%d: %.2f M dec/s, %.0f games/s, %zu bytes, list %zu, agenda %zu, copy %.1f memcpy %.1f dec/game %.0f steps/game %.0f\n", p, b.decisions / b.seconds / 1e6, b.games / b.seconds, b.state_bytes, b.largest_list, b.deepest_agenda, b.copy_ns, b.memcpy_ns, (double)b.decisions/b.games, (double)b.steps/b.games);
  }
}
