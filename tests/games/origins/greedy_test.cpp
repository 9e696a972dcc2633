// The hand-written evaluation, by what the bot that follows it does.
#include <doctest/doctest.h>

#include <numeric>

#include "ai/greedy.h"
#include "games/origins/origins.h"
#include "games/origins/rules/rules.h"

using namespace tessera;
using namespace tessera::origins;

namespace {

State play_greedy(std::uint8_t players, std::uint64_t seed) {
  Rng rng(seed);
  Greedy<Origins> bot;
  State state = Origins::start(Setup{.players = players});
  Actions actions;
  for (list<Origins>(state, actions); !actions.empty(); list<Origins>(state, actions)) {
    const bool chance = Origins::decision(state).actor == Decision::Actor::chance;
    Origins::apply(state, chance ? actions.at_weight(rng.below(actions.total_weight())) : bot.choose(state, rng).action);
  }
  return state;
}

struct Achieved {
  double points = 0, closed = 0, levels = 0, cards = 0, of_cards = 0;
};

// What a player reaches on average.
Achieved average(std::uint8_t players, std::uint64_t games) {
  Achieved sum;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const State end = play_greedy(players, seed);
    for (Seat seat = 0; seat < players; ++seat) {
      const Player& player = end.players[seat];
      sum.points += total(end, seat);
      sum.closed += closed_districts(player);
      sum.levels += std::accumulate(player.towers.begin(), player.towers.end(), -static_cast<int>(kColours));
      for (const DistrictCard& card : end.districts) sum.cards += (card.scored & only(seat)) != 0;
      sum.of_cards += player.points[static_cast<std::size_t>(Points::districts)];
    }
  }
  const double seats = static_cast<double>(games * players);
  return {sum.points / seats, sum.closed / seats, sum.levels / seats, sum.cards / seats, sum.of_cards / seats};
}

}  // namespace

TEST_CASE("the greedy bot closes districts, scores their cards and builds towers") {
  const Achieved reached = average(2, 6);
  CHECK(reached.closed >= 2);
  CHECK(reached.levels >= 2);
  CHECK(reached.cards >= 0.25);
  CHECK(reached.of_cards >= 2);
  CHECK(reached.points >= 130);
}

TEST_CASE("alone too the greedy bot closes districts and builds towers") {
  const Achieved reached = average(1, 6);
  CHECK(reached.closed >= 1);
  CHECK(reached.levels >= 1);
}

// OR-17  What returns was counted before; Cancer and Gemini give something of their own. A die back in the supply makes
// the game a little longer, hence half a point.
TEST_CASE("no position is worth more to a player for having passed") {
  Rng rng(3);
  int passes = 0;
  for (int game = 0; game < 20; ++game) {
    State state = Origins::start(Setup{.players = 3});
    Actions actions;
    for (list<Origins>(state, actions); !actions.empty(); list<Origins>(state, actions)) {
      const Seat seat = state.active;
      const auto passed = std::count_if(state.players.begin(), state.players.end(), [](const Player& player) { return player.passed; });
      if (state.agenda.next().duty == Duty::take_turn && passed < 2 && !holds(state, Zodiac::cancer) && !holds(state, Zodiac::gemini)) {
        State next = state;
        Origins::apply(next, sentence(Verb::pass));
        CHECK(Origins::evaluate(next, seat) <= Origins::evaluate(state, seat) + 0.5f);
        ++passes;
      }
      Origins::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    }
  }
  CHECK(passes > 1000);
}
