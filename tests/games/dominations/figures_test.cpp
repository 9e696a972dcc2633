// What the table foretells of an action, before it is taken
#include "core/json/json.h"
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

json::object figures(const State& state, std::string_view action) {
  REQUIRE(offers(state, action));
  return Dominations::figures(state, as<Action>(*Dominations::info().grammar.parse(action)));
}

// A figure of one Domain; 0 where it is not told.
int figure(const json::object& figures, Domain domain, std::string_view name) {
  for (const json::value& row : figures.at("domains").as_array())
    if (row.at("domain").as_string() == tables::kDomains[domain])
      if (const json::value* found = row.as_object().if_contains(name)) return static_cast<int>(found->to_number<int>());
  return 0;
}
int number(const json::object& figures, std::string_view name) {
  const json::value* found = figures.if_contains(name);
  return found ? found->to_number<int>() : 0;
}

}  // namespace

TEST_CASE("DO-5.2, DO-5.4, DO-6.10 a preview tells what is Produced by source, what is Gained besides, and what the limit cuts off") {
  State state = first_turn();
  put(state, "t09", {0, 0, 1});  // a trade Field
  city(state, "t09", 0, 1);      // own: trade up to 10
  hold(state, 0, "t02");
  own_far(state, 0, "barter");   // a trade point for every 3 Produced
  know(state, 0, trade, 8);
  play(state, "take t02");
  const json::object told = figures(state, "place t02 1 0 up-1");
  const int produced = figure(told, trade, "produced");
  CHECK(figure(told, trade, "dots") + figure(told, trade, "fused") + figure(told, trade, "field") + figure(told, trade, "cities") ==
        produced);
  CHECK(figure(told, trade, "fused") == 1);
  CHECK(figure(told, trade, "field") == 1);
  CHECK(figure(told, trade, "cities") == 1);
  CHECK(figure(told, trade, "gained") == produced / 3);
  CHECK(figure(told, trade, "lost") == 8 + produced + produced / 3 - 10);
  CHECK(figure(told, trade, "lost") > 0);
  int sum = 0;
  for (Domain domain = 0; domain < kDomains; ++domain) sum += figure(told, domain, "produced");
  CHECK(number(told, "produced") == sum);
  State after = state;
  play(after, "place t02 1 0 up-1");
  for (Domain domain = 0; domain < kDomains; ++domain)
    CHECK(knows(after, 0, domain) - knows(state, 0, domain) ==
          figure(told, domain, "produced") + figure(told, domain, "gained") - figure(told, domain, "lost"));
}

TEST_CASE("DO-6.7, DO-6.14 where a Locus is to be chosen, the best choice is foretold, and every choice for itself") {
  State state = before_two_loci();
  play(state, "take t01");
  const json::object best = figures(state, "place t01 1 1 up-0");
  CHECK(number(best, "ways") == 2);
  CHECK(best.contains("locus"));
  play(state, "place t01 1 1 up-0");
  const json::object one = figures(state, "locus 1 1"), other = figures(state, "locus 2 1");
  CHECK(number(best, "produced") == std::max(number(one, "produced"), number(other, "produced")));
  CHECK(number(one, "produced") == 7);  // six dots and the Field
  play(state, "locus 2 1");
  go_to(state, Duty::take_tile);
  state.era = 2;
  state.roles[science] = 0;
  play(state, "inventor");
  const json::object again = figures(state, "reactivate t01");
  CHECK(number(again, "ways") == 3);  // the sides too
  play(state, "reactivate t01");
  CHECK(number(again, "produced") ==
        std::max({number(figures(state, "connect"), "produced"), number(figures(state, "locus 1 1"), "produced"),
                  number(figures(state, "locus 2 1"), "produced")}));
}

TEST_CASE("DO-5.6, DO-6.9 a preview tells Vestigium to be assigned and what others' Cities Produce") {
  State state = first_turn({.monuments = {"machu-picchu", "petra", "", ""}});
  put(state, "t16", {0, 0, 1});
  city(state, "t16", 1, 1);
  state.sites[0] = {monument("machu-picchu"), 1, 1, 0, facing(0, 0)};
  hold(state, 0, "t61");
  play(state, "take t61");
  CHECK(number(figures(state, "place t61 1 1 up-0"), "vestigium") == 1);
  const json::object beside = figures(state, "place t61 0 1 up-0");  // against t16
  REQUIRE(beside.contains("others"));
  const json::value& row = beside.at("others").as_array()[0];
  CHECK(row.at("seat").to_number<int>() == 1);
  CHECK(row.at("domain").as_string() == tables::kDomains[field(tile("t16"))]);
  CHECK(row.at("produced").to_number<int>() == 1);
  CHECK(figures(state, "place t61 0 1 up-0").contains("domains"));
  State build = first_turn();
  CHECK(Dominations::figures(build, as<Action>(*Dominations::info().grammar.parse(offers(build).front()))).empty());
}
