#include <doctest/doctest.h>

#include <map>
#include <set>

#include "catalog/arena.h"

using namespace tessera;

namespace {

ArenaPlan plan(std::vector<std::string> bots, std::uint8_t players, int games) {
  return {.game = "gods-of-rome", .setup = {.players = players}, .bots = std::move(bots), .games = games, .milliseconds = 0, .seed = 1};
}

}  // namespace

TEST_CASE("everybody meets everybody on the same deals, at both seats") {
  const Result<Arena> arena = Arena::open(plan({"random", "greedy", "novice"}, 2, 10));
  REQUIRE(arena);
  CHECK(arena->matches().size() == 3 * 10);
  std::map<std::vector<std::size_t>, std::set<std::uint64_t>> deals;
  for (const ArenaMatch& match : arena->matches()) deals[match.seats].insert(match.deal);
  CHECK(deals.size() == 6);
  for (const auto& [seats, dealt] : deals) CHECK(dealt == deals.begin()->second);
}

TEST_CASE("among three too, every line-up has the same deals at every rotation") {
  const Result<Arena> arena = Arena::open(plan({"random", "greedy", "random", "greedy"}, 3, 6));
  REQUIRE(arena);
  CHECK(arena->matches().size() == 4 * 6);
  std::map<std::vector<std::size_t>, std::multiset<std::uint64_t>> deals;
  for (const ArenaMatch& match : arena->matches()) deals[match.seats].insert(match.deal);
  CHECK(deals.size() == 4 * 3);
  for (const auto& [seats, dealt] : deals) CHECK(dealt == deals.begin()->second);
  CHECK(deals.begin()->second.size() == 2);
}

TEST_CASE("with fewer bots than seats each sits alone among copies of those after it") {
  const Result<Arena> arena = Arena::open(plan({"greedy", "random"}, 4, 8));
  REQUIRE(arena);
  CHECK(arena->matches().size() == 8);
  std::set<std::ptrdiff_t> seats;
  for (const ArenaMatch& match : arena->matches()) {
    CHECK(std::count(match.seats.begin(), match.seats.end(), 0u) == 1);
    seats.insert(std::find(match.seats.begin(), match.seats.end(), 0u) - match.seats.begin());
  }
  CHECK(seats.size() == 4);
}

TEST_CASE("a match gives the same result again, and the log keeps it") {
  const Result<Arena> arena = Arena::open(plan({"random", "novice"}, 2, 4));
  REQUIRE(arena);
  const ArenaResult one = arena->play(1), again = arena->play(1);
  CHECK(one.points == again.points);
  CHECK(one.places == again.places);
  const auto read = arena_result_from_json(to_json(one, 1), *arena);
  REQUIRE(read);
  CHECK(read->first == 1);
  CHECK(read->second.places == one.places);
  CHECK(read->second.points == one.points);
  CHECK(read->second.decisions == one.decisions);
  CHECK_FALSE(arena_result_from_json(to_json(one, 400), *arena));
  CHECK_FALSE(arena_result_from_json(to_json(one, 0), *arena));  // there the seats are others
  CHECK_FALSE(arena_result_from_json(json::value("x"), *arena));
}

TEST_CASE("the table rates the winner higher and counts every meeting") {
  const Result<Arena> arena = Arena::open(plan({"greedy", "random"}, 2, 10));
  REQUIRE(arena);
  std::vector<ArenaResult> results;
  for (std::size_t match = 0; match < arena->matches().size(); ++match) results.push_back(arena->play(match));
  const ArenaTable table = arena->judge(results);
  CHECK(table.rows[0].rating.elo > table.rows[1].rating.elo);
  CHECK(table.rows[0].games == 10);
  CHECK(table.met[0][1] == 10);
  CHECK(table.ahead[0][1].value + table.ahead[1][0].value == doctest::Approx(1));
  CHECK(table.rows[0].wins.value > 0.8);
  CHECK(table.rows[0].even == doctest::Approx(0.5));
  CHECK(svg_of(table, *arena).find("greedy") != std::string::npos);
}

TEST_CASE("where a bot sits at several seats, a game counts once") {
  const Result<Arena> arena = Arena::open(plan({"greedy", "random"}, 4, 4));
  REQUIRE(arena);
  std::vector<ArenaResult> results;
  for (const ArenaMatch& match : arena->matches()) {  // the one alone comes second of four
    ArenaResult result{match.seats, {0, 0, 0, 0}, {1, 3, 4, 2}, {1, 1, 1, 1}, {0, 0, 0, 0}};
    const auto alone = std::find(match.seats.begin(), match.seats.end(), 0u) - match.seats.begin();
    std::swap(result.places[static_cast<std::size_t>(alone)], *std::find(result.places.begin(), result.places.end(), 2));
    results.push_back(std::move(result));
  }
  const ArenaTable table = arena->judge(results);
  CHECK(table.met[0][1] == 4);
  CHECK(table.ahead[0][1].value == doctest::Approx(2.0 / 3));
  CHECK(table.ahead[1][0].value == doctest::Approx(1.0 / 3));
}

TEST_CASE("the plan tells how the bots play: others of the same name are told apart") {
  const auto prints = [](std::vector<std::string> bots) {
    const Result<Arena> arena = Arena::open(plan(std::move(bots), 2, 2));
    REQUIRE(arena);
    return arena->plan_json().at("fingerprints").as_array();
  };
  const json::array one = prints({"greedy", "novice"}), again = prints({"greedy", "novice"});
  CHECK(one == again);
  CHECK(one[0] != one[1]);
  CHECK(prints({"search@iterations=50", "search@iterations=60"})[0] != prints({"search@iterations=50", "search@iterations=60"})[1]);
  CHECK(prints({"search@looks=2000", "search@looks=3000"})[0] != prints({"search@looks=2000", "search@looks=3000"})[1]);
  CHECK(prints({"search@eval=hand", "search@eval=fitted"})[0] != prints({"search@eval=hand", "search@eval=fitted"})[1]);
}

TEST_CASE("where only iterations grow, the table tells what a doubling brings") {
  const auto growth_of = [](std::vector<std::string> bots, bool expected) {
    const Result<Arena> arena = Arena::open(plan(std::move(bots), 2, 2));
    REQUIRE(arena);
    std::vector<ArenaResult> results;
    for (std::size_t match = 0; match < arena->matches().size(); ++match) results.push_back(arena->play(match));
    const ArenaTable judged = arena->judge(results);
    CHECK((svg_of(judged, *arena).find("a doubling brings") != std::string::npos) == expected);
    CHECK((to_json(judged, *arena, results.size()).as_object().contains("per_doubling")) == expected);
    return judged.growth;
  };
  const auto growth = growth_of({"search@iterations=2+looks=20", "search@iterations=4+looks=20", "search@iterations=16+looks=20"}, true);
  REQUIRE(growth);
  CHECK(growth->iterations == std::vector<double>{2, 4, 16});
  CHECK(growth->per_doubling.half_width > 0);
  CHECK_FALSE(growth_of({"search@iterations=2+looks=20", "search@iterations=4+looks=10"}, false));
  CHECK_FALSE(growth_of({"search@iterations=4+looks=20", "search@iterations=2+looks=20"}, false));
  CHECK_FALSE(growth_of({"greedy", "random"}, false));
}

TEST_CASE("a picture breaks long names, and loses nothing of them") {
  const std::string one = "search@iterations=20+eval=hand+playout=random+looks=1+turns=1", other = "greedy";
  const Result<Arena> arena = Arena::open(plan({one, other}, 2, 2));
  REQUIRE(arena);
  const std::vector<ArenaResult> results{arena->play(0), arena->play(1)};
  std::string svg = svg_of(arena->judge(results), *arena), shown;
  for (std::size_t at = svg.find("text-anchor=\"end\">"); at != svg.npos; at = svg.find("text-anchor=\"end\">", at)) {
    at = svg.find('>', at) + 1;
    const std::string line = svg.substr(at, svg.find('<', at) - at);
    CHECK(line.size() <= 28);
    shown += line;
  }
  CHECK(shown == one + other);
}

TEST_CASE("an arena that cannot be is refused") {
  CHECK_FALSE(Arena::open(plan({"greedy"}, 2, 4)));
  CHECK_FALSE(Arena::open(plan({"greedy", "nobody"}, 2, 4)));
  ArenaPlan other = plan({"greedy", "random"}, 2, 4);
  other.game = "chess";
  CHECK_FALSE(Arena::open(other));
}
