#include <doctest/doctest.h>

#include "ai/random.h"
#include "ai/search/player.h"
#include "catalog/catalog.h"
#include "games/dominations/dominations.h"
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/origins/origins.h"
#include "tests/ai/toy_positions.h"

using namespace tessera;
using dominations::Dominations;
using gods_of_rome::GodsOfRome;
using origins::Origins;
using toy::Toy;

namespace {

const Weights kPlain{};

Budget iterations(std::uint32_t count) { return {.time = {}, .iterations = count}; }

template <Game G = GodsOfRome>
typename G::State somewhere(std::uint8_t players, std::uint64_t seed, std::size_t options = 2) {
  typename G::State state = G::start(Setup{.players = players});
  typename G::Actions actions;
  Rng rng(seed);
  for (int skipped = 0;; ++skipped) {
    list<G>(state, actions);
    if (G::decision(state).actor == Decision::Actor::player && actions.size() >= options && skipped > 40) return state;
    G::apply(state, actions.at_weight(rng.below(actions.total_weight())));
  }
}

}  // namespace

TEST_CASE("a search finds the card that wins whatever the other holds") {
  // Only ants are left for the other: a bee is higher and alone, an ant is matched.
  const toy::State view = toy::last_round({1, 1, 0, 0, 0}, {4, 0, 0, 0, 0});
  for (ChanceBranches chance : {ChanceBranches::none, ChanceBranches::by_outcome}) {
    SearchPlayer<Toy> player({.chance = chance}, kPlain);
    Rng rng(1);
    const Choice<Toy> choice = player.choose(view, iterations(200), rng);
    CHECK(choice.action == sentence(toy::Verb::lay, toy::kBee));
    CHECK(choice.prospects.front().chances[0] > 0.95f);
  }
}

TEST_CASE("a search weighs all deals: the card that is best on the mean is laid") {
  // Nobody else can have an elk: it is always the highest and alone.
  SearchPlayer<Toy> player({}, kPlain);
  Rng rng(1);
  CHECK(player.choose(toy::last_round({0, 0, 1, 0, 1}, {2, 2, 2, 2, 0}), iterations(500), rng).action ==
        sentence(toy::Verb::lay, toy::kElk));
}

TEST_CASE("everybody goes for the own result: who holds the highest card is thought to lay it") {
  for (Seat rival : {Seat{1}, Seat{2}}) {
    toy::State view;
    view.seats = 3;
    view.round = toy::kRounds - 1;
    view.players[0].hand = {0, 1, 1, 0, 0};
    view.players[rival].hand = {1, 0, 0, 0, 1};
    view.players[3 - rival].hand = {1, 1, 0, 0, 0};
    for (toy::Duty duty : {toy::Duty::end_round, toy::Duty::turn_up, toy::Duty::lay})
      for (Seat seat = view.seats; seat-- > 0;)
        if (duty != toy::Duty::end_round || seat == 0) view.agenda.schedule({{duty, seat}});
    SearchPlayer<Toy> player({}, kPlain);
    Rng rng(1);
    for (const auto& prospect : player.choose(view, iterations(400), rng).prospects) CHECK(prospect.chances[rival] > 0.8f);
  }
}

TEST_CASE("a budget of iterations is kept, one of time about") {
  const auto state = somewhere(2, 3);
  SearchPlayer<GodsOfRome> player({.nodes = 1024, .noise = 0.01f}, kPlain);  // with noise it does not stop early
  Rng rng(1);
  for (std::uint32_t count : {1u, 7u, 100u}) {
    player.choose(state, iterations(count), rng);
    CHECK(player.iterations() == count);
  }
  const auto start = std::chrono::steady_clock::now();
  player.choose(state, {.time = std::chrono::milliseconds(60), .iterations = 0}, rng);
  CHECK(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >= 0.06);
  CHECK(player.iterations() > 0);
  player.choose(state, {.time = std::chrono::seconds(60), .iterations = 50}, rng);
  CHECK(player.iterations() > 0);
  CHECK(player.iterations() <= 50);  // fewer where nothing can overtake the best any more
}

TEST_CASE("however late it is, there is something to compare the choice with") {
  const auto state = somewhere<Dominations>(2, 1, 40);
  Search<Dominations> search({.looks = 20'000}, kPlain);  // one iteration takes longer than a millisecond
  Rng rng(1);
  search.think(state, {.time = std::chrono::milliseconds(1), .iterations = 0}, rng);
  CHECK(search.iterations() == 3);
  CHECK(std::ranges::count_if(search.tallies(), [](const auto& tally) { return tally.tries > 0; }) == 3);
}

TEST_CASE("a full pool stops the tree, not the search") {
  Search<GodsOfRome> search({.nodes = 32}, kPlain);
  Rng rng(1);
  search.think(somewhere(3, 5), iterations(3000), rng);
  CHECK(search.tree_size() <= 32);
  CHECK(search.iterations() > 2000);  // all of them, unless nothing can overtake the best any more
  std::uint32_t visits = 0;
  for (const auto& tally : search.tallies()) visits += tally.visits;
  CHECK(visits == search.iterations());
}

TEST_CASE("there is room for the iterations of all pairs of players, and threads share it") {
  CHECK(pool_size({.iterations = 60}, 2) == kFewestNodes);
  CHECK(pool_size({.iterations = 480}, 1) == 480);
  CHECK(pool_size({.iterations = 480}, 2) == 480);
  CHECK(pool_size({.iterations = 480}, 3) == 3 * 480);
  CHECK(pool_size({.iterations = 480}, 4) == 6 * 480);
  CHECK(pool_size({.iterations = 480, .threads = 4}, 4) == 6 * 480 / 4);
  CHECK(pool_size({.iterations = 100'000'000}, 4) == kMostNodes);
  CHECK(pool_size({.nodes = 4096, .threads = 8}, 4) == 512);
  CHECK(pool_size({.nodes = 2, .threads = 64}, 2) == 2);
  Search<GodsOfRome> search({.iterations = 480}, kPlain);
  Rng rng(1);
  search.think(somewhere(4, 5), iterations(6 * 480), rng);
  CHECK(search.tree_size() > 480);
}

TEST_CASE("edges have a pool of their own, which long lists would use up before the nodes do") {
  CHECK(edge_pool_size({}, 480) == 12 * 480);
  CHECK(edge_pool_size({.options = 40}, 480) == 40 * 480);
  CHECK(edge_pool_size({.options = 40}, 1u << 20) == kMostEdges);
  CHECK(edge_pool_size({.options = 40, .threads = 4}, 1u << 18) == kMostEdges / 4);
  const auto state = somewhere<Dominations>(2, 1, 40);
  const auto nodes = [&](std::uint8_t options) {
    Search<Dominations> search({.nodes = 300, .options = options, .looks = 1, .noise = 0.01f}, kPlain);
    Rng rng(1);
    search.think(state, iterations(600), rng);
    return search.tree_size();
  };
  CHECK(nodes(12) < 300);
  CHECK(nodes(40) == 300);
}

TEST_CASE("the same seed gives the same choice, also with several threads") {
  for (const std::uint8_t threads : {std::uint8_t{1}, std::uint8_t{3}})
    for (std::uint8_t players = 1; players <= 4; ++players) {
      const auto state = somewhere(players, 11u + players);
      const auto think = [&] {
        SearchPlayer<GodsOfRome> player({.nodes = 1024, .threads = threads}, kPlain);
        Rng rng(5);
        return player.choose(state, iterations(200), rng);
      };
      const auto one = think(), other = think();
      CHECK(one.action == other.action);
      REQUIRE(one.prospects.size() == other.prospects.size());
      for (std::size_t i = 0; i < one.prospects.size(); ++i) {
        CHECK(one.prospects[i].visits == other.prospects[i].visits);
        CHECK(one.prospects[i].chances == other.prospects[i].chances);
      }
    }
}

TEST_CASE("what was thought is kept when the game goes on as foreseen") {
  const auto state = somewhere(2, 9);
  Search<GodsOfRome> search({.nodes = 4096}, kPlain);
  Rng rng(1);
  search.think(state, iterations(400), rng);
  const auto best =
      std::max_element(search.tallies().begin(), search.tallies().end(), [](const auto& a, const auto& b) { return a.visits < b.visits; });
  const std::uint32_t before = search.tree_size();
  search.advance(state, best->action);
  CHECK(search.tree_size() > 1);
  CHECK(search.tree_size() < before);
  search.forget();
  CHECK(search.tree_size() == 1);
}

// Plays a game of two in which one search is told everything and another only of choices: steps without one have no node,
// so both must know the same. Returns how many steps without a choice were told while there was something to remember.
template <Game G>
int check_forced_steps(std::uint64_t seed, const SearchSettings& settings = {.looks = 8}) {
  Search<G> told(settings, kPlain), spared(settings, kPlain);
  typename G::State state = G::start(Setup{.players = 2});
  typename G::Actions actions;
  Rng rng(seed);
  int forced = 0;
  for (list<G>(state, actions); !actions.empty(); list<G>(state, actions)) {
    const Decision decision = G::decision(state);
    const bool player = decision.actor == Decision::Actor::player;
    if (player && decision.seat == 0 && actions.size() > 1) {
      Rng dice(seed), same(seed);
      told.think(G::view(state, 0), iterations(60), dice);
      spared.think(G::view(state, 0), iterations(60), same);
      CHECK(told.tree_size() == spared.tree_size());
      for (std::size_t i = 0; i < told.tallies().size(); ++i) CHECK(told.tallies()[i].visits == spared.tallies()[i].visits);
    }
    const typename G::Action action = actions.at_weight(rng.below(actions.total_weight()));
    typename G::Actions options;
    if (player && !settings.tries_asides) list_options<G>(state, options);
    else options = actions;
    const bool choice = options.size() > 1 || std::find(options.begin(), options.end(), action) == options.end();
    forced += !choice && told.tree_size() > 1;
    told.advance(G::view(state, 0), action);
    if (choice) spared.advance(G::view(state, 0), action);
    CHECK(told.tree_size() == spared.tree_size());
    G::apply(state, action);
  }
  return forced;
}

TEST_CASE("a step without a choice is not taken for a later decision that has the same answer") {
  int forced = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) forced += check_forced_steps<GodsOfRome>(seed) + check_forced_steps<Origins>(seed);
  CHECK(forced > 20);
  CHECK(check_forced_steps<Dominations>(1, {.options = 40, .looks = 8, .tries_asides = false}) > 5);
}

TEST_CASE("few nodes have room for the longest list, so that there is something to compare") {
  for (const CatalogEntry& entry : catalog()) {
    const auto table = open_table(entry.info().id, 2, nullptr);
    Rng rng(4);
    for (int i = 0; i < 60; ++i) {
      (*table)->play_chance(rng);
      const auto legal = (*table)->legal();
      if (legal.size() > 1 && i % 4 == 0)
        CHECK_FALSE(suggest(**table, {.bot = "expert@nodes=2+threads=8", .milliseconds = 0})->considered.empty());
      REQUIRE((*table)->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].action));
    }
  }
}

TEST_CASE("a thought too short to see consequences is not taken for one about the next decision") {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    auto state = somewhere(2, seed);
    const Seat seat = GodsOfRome::decision(state).seat;
    Search<GodsOfRome> kept({.nodes = 256}, kPlain), fresh({.nodes = 256}, kPlain);
    Rng rng(seed), other(seed + 100), same(seed + 100);
    kept.think(state, iterations(1), rng);
    const auto tried = std::find_if(kept.tallies().begin(), kept.tallies().end(), [](const auto& tally) { return tally.visits > 0; });
    if (tried == kept.tallies().end()) continue;
    kept.advance(state, tried->action);
    GodsOfRome::apply(state, tried->action);
    const Decision next = GodsOfRome::decision(state);
    if (next.actor != Decision::Actor::player || next.seat != seat) continue;
    kept.think(state, iterations(1), other);
    fresh.think(state, iterations(1), same);
    REQUIRE(kept.tallies().size() == fresh.tallies().size());
    for (std::size_t i = 0; i < fresh.tallies().size(); ++i) CHECK(kept.tallies()[i].visits == fresh.tallies()[i].visits);
    ++compared;
  }
  CHECK(compared >= 5);
}

TEST_CASE("a plan alone decides for the best end of the turn it sees") {
  const Evaluation<GodsOfRome> evaluation(kPlain, EvaluationKind::hand_written);
  int choices = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto state = somewhere(2, seed);
    const Seat seat = GodsOfRome::decision(state).seat;
    const auto worth = [&](const GodsOfRome::State& end) { return evaluation.result(end, seat); };
    SearchPlayer<GodsOfRome> player({.looks = 1, .plan = 5000}, kPlain);
    Rng rng(seed);
    const auto choice = player.choose(state, iterations(1), rng);
    const int looks = 5000 / static_cast<int>(choice.prospects.size());
    float chosen = 0, best = 0;
    for (const auto& prospect : choice.prospects) {
      auto next = state;
      GodsOfRome::apply(next, prospect.action);
      const float found = look_ahead<GodsOfRome>(next, seat, looks, worth, 1);
      best = std::max(best, found);
      if (prospect.action == choice.action) chosen = found;
    }
    CHECK(chosen == best);
    choices += choice.prospects.size() > 1;
  }
  CHECK(choices >= 5);
}

TEST_CASE("asides can be left out of the tree") {
  int with = 0, without = 0, positions = 0, alone = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const auto state = somewhere<Dominations>(2, seed);
    Dominations::Actions actions, options;
    list<Dominations>(state, actions);
    list_options<Dominations>(state, options);
    if (options.size() == actions.size()) continue;
    ++positions;
    alone += options.size() == 1;
    const auto asides_tried = [&](bool on) {
      SearchPlayer<Dominations> player({.nodes = 256, .looks = 5, .tries_asides = on}, kPlain);
      Rng rng(seed);
      const Choice<Dominations> choice = player.choose(state, iterations(100), rng);
      CHECK((on || !Dominations::is_aside(choice.action)));
      CHECK(choice.prospects.front().visits > 0);
      if (!on && options.size() == 1) CHECK(choice.prospects.front().visits == player.iterations());  // not those of the next decision
      return std::count_if(choice.prospects.begin(), choice.prospects.end(),
                           [](const auto& each) { return each.visits && Dominations::is_aside(each.action); });
    };
    with += asides_tried(true) > 0;
    without += asides_tried(false) > 0;
    // Somebody who took one wants to know what it was worth nonetheless.
    const auto aside = std::find_if(actions.begin(), actions.end(), [](const auto& each) { return Dominations::is_aside(each); });
    SearchPlayer<Dominations> player({.nodes = 256, .looks = 5, .tries_asides = false}, kPlain);
    Rng rng(seed);
    CHECK(player.judge(state, *aside, iterations(50), rng).visits == 50);
  }
  CHECK(positions > 10);
  CHECK(alone > 0);
  CHECK(with > 5);
  CHECK(without == 0);
}

TEST_CASE("results lie between 0 and 1, and chances add up to 1") {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    SearchPlayer<GodsOfRome> player({.nodes = 1024}, kPlain);
    Rng rng(1);
    for (const auto& prospect : player.choose(somewhere(players, 21), iterations(300), rng).prospects) {
      if (prospect.visits == 0) continue;
      float sum = 0;
      for (Seat seat = 0; seat < players; ++seat) {
        CHECK(prospect.results[seat] >= 0);
        CHECK(prospect.results[seat] <= 1);
        sum += prospect.chances[seat];
      }
      CHECK(sum == doctest::Approx(1).epsilon(0.001));
    }
  }
}

TEST_CASE("alone a finished game is judged by the same measure as one that goes on: points") {
  const Weights weights{.spread = 100, .hand_scale = 20};
  Evaluation<Origins> evaluation(weights, EvaluationKind::fitted);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Origins::State state = somewhere<Origins>(1, seed);
    evaluation.set_anchor(state);
    const float before = Origins::evaluate(state, 0);
    CHECK(evaluation.result(state, 0) == doctest::Approx(0.5));
    Rng rng(seed);
    play_out<Origins>(state, rng);
    const float gained = static_cast<float>(Origins::score(state, 0).total()) - before;
    CHECK(evaluation.result(state, 0) == doctest::Approx(1 / (1 + std::exp(-gained / weights.hand_scale))));
  }
}

TEST_CASE("noise gives variety, and none gives the most tried action") {
  const auto state = somewhere(2, 31);
  SearchPlayer<GodsOfRome> noisy({.nodes = 1024, .keeps_tree = false, .noise = 5}, kPlain);
  std::vector<GodsOfRome::Action> seen;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Rng rng(seed);
    const auto action = noisy.choose(state, iterations(60), rng).action;
    if (std::find(seen.begin(), seen.end(), action) == seen.end()) seen.push_back(action);
  }
  CHECK(seen.size() > 1);
  SearchPlayer<GodsOfRome> calm({.nodes = 1024}, kPlain);
  Rng rng(1);
  const auto choice = calm.choose(state, iterations(60), rng);
  for (const auto& prospect : choice.prospects) CHECK(prospect.visits <= choice.prospects.front().visits);
}

TEST_CASE("judging one action gives all the thought to it") {
  const auto state = somewhere(2, 41);
  GodsOfRome::Actions actions;
  list<GodsOfRome>(state, actions);
  const auto last = actions[actions.size() - 1];
  SearchPlayer<GodsOfRome> player({.nodes = 1024}, kPlain);
  Rng rng(1);
  const auto judged = player.judge(state, last, iterations(150), rng);
  CHECK(judged.action == last);
  CHECK(judged.visits == 150);
}
