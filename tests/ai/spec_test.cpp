#include <doctest/doctest.h>

#include "ai/spec.h"
#include "catalog/bots.h"
#include "catalog/catalog.h"

using namespace tessera;

TEST_CASE("every bot's name is understood, and levels grow") {
  for (std::string_view name : bots()) CHECK(parse_bot(name));
  for (const CatalogEntry& entry : catalog()) {
    CAPTURE(entry.info().id);
    const auto search = [&](std::string_view name) { return parse_bot(name, entry.style)->search; };
    CHECK(search("novice").iterations <= search("club").iterations);  // 4 at least, where an expert makes few
    CHECK(search("club").iterations < search("expert").iterations);
    CHECK(search("expert").iterations < search("master").iterations);
    CHECK(search("novice").noise > search("club").noise);
    CHECK(search("club").noise > 0);
    CHECK(search("expert").noise == 0);
    CHECK(search("master").noise == 0);
  }
}

TEST_CASE("experts and masters search as the style of the game says, the others less than an expert") {
  const SearchStyle usual{.expert = {.iterations = 60, .plan = 1000}};
  CHECK(parse_bot("expert", usual)->search.iterations == 60);
  CHECK(parse_bot("search", usual)->search.iterations == 60);
  CHECK(parse_bot("master", usual)->search.iterations == 480);
  CHECK(parse_bot("master", usual)->search.plan == 1000);
  CHECK(parse_bot("club", usual)->search.iterations == 6);
  CHECK(parse_bot("club", usual)->search.plan == 100);
  CHECK(parse_bot("novice", usual)->search.iterations == 4);
  const SearchStyle own{.expert = {.iterations = 8, .looks = 50}, .master = {.iterations = 32, .exploration = 0.1f, .looks = 800}};
  CHECK(parse_bot("expert", own)->search.looks == 50);
  CHECK(parse_bot("club", own)->search.looks == SearchSettings{}.looks);
  CHECK(parse_bot("master", own)->search.iterations == 32);
  CHECK(parse_bot("master", own)->search.looks == 800);
  CHECK(parse_bot("master", own)->search.exploration == 0.1f);
  CHECK(parse_bot("master@looks=9", own)->search.looks == 9);
}

TEST_CASE("settings follow the name") {
  const auto spec =
      parse_bot("expert@iterations=123+c=0.5+playout=random+looks=50+plan=900+chance=closed+eval=hand+reuse=off+threads=2+turns=3");
  REQUIRE(spec);
  CHECK(spec->search.iterations == 123);
  CHECK(spec->search.exploration == 0.5f);
  CHECK(spec->search.playout == Playout::random);
  CHECK(spec->search.looks == 50);
  CHECK(spec->search.plan == 900);
  CHECK(spec->search.chance == ChanceBranches::by_outcome);
  CHECK(spec->search.evaluation == EvaluationKind::hand_written);
  CHECK_FALSE(spec->search.keeps_tree);
  CHECK(spec->search.threads == 2);
  CHECK(spec->search.playout_turns == 3);
  CHECK(spec->search.tries_asides);
  CHECK_FALSE(parse_bot("expert@asides=off")->search.tries_asides);
  CHECK(parse_bot("search@weights=a/b.json")->weights == "a/b.json");
}

TEST_CASE("what is no bot is refused with a reason") {
  for (std::string_view text :
       {"", "nobody", "expert@speed=1", "expert@iterations", "expert@iterations=", "expert@iterations=0", "expert@iterations=many",
        "expert@playout=wild", "expert@nodes=16777216", "random@iterations=5", "expert@c=nan"}) {
    CAPTURE(text);
    const auto spec = parse_bot(text);
    REQUIRE_FALSE(spec);
    CHECK(spec.fault().code == "unknown-bot");
  }
}
