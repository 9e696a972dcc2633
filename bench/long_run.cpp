// Random games of every configuration in turn: after each action no fault, and an action to take until the end.
// long_run <game> <games>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "ai/random.h"
#include "games/bora_bora/bora_bora.h"
#include "games/dominations/dominations.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/origins/origins.h"

using namespace tessera;

namespace {

template <Game G>
int run(std::uint64_t games) {
  const std::vector<Setup> setups = all_setups(G::info());
  const auto start = std::chrono::steady_clock::now();
  unsigned long actions_taken = 0, longest = 0, game = 0;
  std::size_t largest = 0;
  typename G::Actions actions;
  Faults faults;
  for (; game < games; ++game) {
    Rng rng(1'000'000 + game);
    typename G::State state = G::start(setups[game % setups.size()]);
    unsigned long length = 0;
    for (;; ++length) {
      G::find_faults(state, faults);
      list<G>(state, actions);
      if (!faults.empty() || is_over<G>(state) != actions.empty()) {
        std::printf("game %lu, action %lu: %s\n", game, length, faults.empty() ? "stuck" : faults.list()[0].message.c_str());
        return 1;
      }
      if (actions.empty()) break;
      largest = std::max(largest, actions.size());
      G::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    }
    actions_taken += length;
    longest = std::max(longest, length);
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::printf("%lu games of %zu configurations, %lu actions, longest game %lu, largest list %zu, %.0f s, no fault\n", game, setups.size(),
              actions_taken, longest, largest, seconds);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  if (count != 3) return std::fputs("long_run <game> <games>\n", stderr), 2;
  const std::string_view game = words[1];
  const std::uint64_t games = std::strtoull(words[2], nullptr, 10);
  if (game == "gods-of-rome") return run<gods_of_rome::GodsOfRome>(games);
  if (game == "bora-bora") return run<bora_bora::BoraBora>(games);
  if (game == "origins") return run<origins::Origins>(games);
  if (game == "dominations") return run<dominations::Dominations>(games);
  return std::fputs("no game of that name\n", stderr), 2;
}
