// DO-9 Develop phase: Masteries and the Civilization Tree
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

State develop_phase(const Options& options = {}) {
  State state = first_turn(options);
  for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 5);
  go_to(state, Duty::develop);
  return state;
}

bool is_offered_at(const State& state, std::string_view copy, int x, int y) {
  return offers(state, "attach " + std::string(copy) + " " + std::to_string(x) + " " + std::to_string(y));
}

}  // namespace

TEST_CASE("DO-9.1 exactly one of developing, turning over, or nothing") {
  State state = develop_phase();
  own(state, 0, "animism", 1, 0, 1);
  CHECK(offers(state, "develop barter"));
  CHECK(offers(state, "improve animism"));
  CHECK(offers(state, "pass"));
  play(state, "improve animism");
  CHECK(question(state) == "end-turn");
  CHECK_FALSE(offers(state, "develop barter"));
}

TEST_CASE("DO-9.2, DO-9.3, DO-9.4, DO-R12, DO-R13 every neighbour must connect: equal Domains, or a Domain and Vestigium") {
  CHECK(connects(trade, trade));
  CHECK_FALSE(connects(trade, craft));
  CHECK(connects(trade, kVestigium));
  CHECK(connects(kVestigium, religion));
  CHECK_FALSE(connects(kVestigium, kVestigium));
  CHECK_FALSE(connects(kCorruptio, trade));
  CHECK_FALSE(connects(kVestigium, kCorruptio));
  for (std::uint8_t side = 0; side < 4; ++side) CHECK(edge_of({0, 0, kCampfire, 0}, side) == kVestigium);
  State state = develop_phase();
  play(state, "develop caravans");
  CHECK(is_offered_at(state, "copy-1", 0, 1));         // S trade
  CHECK_FALSE(is_offered_at(state, "copy-1", 1, 0));   // W Vestigium
  CHECK_FALSE(is_offered_at(state, "copy-4", 0, 1));   // S Corruptio
  CHECK_FALSE(is_offered_at(state, "copy-1", 1, 1));   // touches nothing
  State both = develop_phase();
  own(both, 0, "animism", 1, 0, 1);   // E trade
  own(both, 0, "rituals", 1, 1, 0);   // N Vestigium
  play(both, "develop barter");
  CHECK(is_offered_at(both, "copy-2", 1, 1));          // W trade to E trade, S trade to N Vestigium
  CHECK_FALSE(is_offered_at(both, "copy-4", 1, 1));    // W Corruptio
  CHECK_FALSE(is_offered_at(both, "copy-1", 0, 0));
}

TEST_CASE("DO-9.5, DO-R29 every connection is a Nodus of the Domain involved, with the Campfire and level cards too") {
  Tree tree;
  tree.push_back({0, 0, kCampfire, 0});
  tree.push_back({0, 1, mastery("animism"), 0});
  CHECK(count_nodus(tree) == NodusCounts{0, 0, 0, 0, 0, 1});
  tree.push_back({1, 0, level("lighthouse-1"), 0});  // W science to the Campfire
  CHECK(count_nodus(tree) == NodusCounts{0, 0, 0, 1, 0, 1});
  tree.push_back({1, 1, mastery("barter"), 1});      // W trade to animism's E trade; S trade to the level card's N Vestigium
  CHECK(count_nodus(tree) == NodusCounts{2, 0, 0, 1, 0, 1});
  CHECK(nodus_of(tree, tree.back()) == NodusCounts{2, 0, 0, 0, 0, 0});
}

TEST_CASE("DO-9.6, DO-9.7, DO-9.8 what can be paid and what fits are told apart") {
  State state = develop_phase();
  own(state, 0, "animism", 1, 0, 1);
  const auto has = [](const MasteryList& list, std::string_view name) {
    return std::find(list.begin(), list.end(), mastery(name)) != list.end();
  };
  Actions actions;
  list<Dominations>(state, actions);
  std::size_t both = 0;
  for (Mastery each : placeable_masteries(state, 0)) both += has(affordable_masteries(state, 0), tables::kMasteries[each]);
  std::size_t developed = 0;
  for (const Action& action : actions) developed += action.verb == Verb::develop;
  CHECK(both == developed);
  CHECK(developed > 0);
  CHECK(has(affordable_masteries(state, 0), "animism"));        // to be improved
  CHECK_FALSE(has(placeable_masteries(state, 0), "animism"));   // is in the tree
  CHECK_FALSE(has(affordable_masteries(state, 0), "currency")); // value 6
  know(state, 0, religion, 0);
  CHECK_FALSE(has(affordable_masteries(state, 0), "animism"));
  CHECK(has(placeable_masteries(state, 0), "barter"));
  know(state, 0, trade, 0);
  CHECK(has(placeable_masteries(state, 0), "barter"));
  CHECK_FALSE(has(affordable_masteries(state, 0), "barter"));
}

TEST_CASE("DO-9.6, DO-9.12 a Mastery one does not have, a copy that is left, paid by value in its Domain") {
  State state = develop_phase();
  own(state, 1, "caravans", 1, 0, 1);
  CHECK_FALSE(offers(state, "develop currency"));  // value 6
  play(state, "develop caravans");
  CHECK_FALSE(is_offered_at(state, "copy-1", 0, 1));  // in another tree
  play(state, "attach copy-3 0 1");
  CHECK(knows(state, 0, trade) == 2);
  CHECK(points(state, 0, Category::mastery_cards) == 1);
  go_to(state, Duty::develop);
  know(state, 0, trade, 5);
  CHECK_FALSE(offers(state, "develop caravans"));
}

TEST_CASE("DO-9.6, DO-9.10 a discount lowers the price, but not that of the card that brings it") {
  State state = develop_phase();
  put(state, "t46", {0, 0, 1});
  city(state, "t46", 0, 1);
  know(state, 0, science, 6);
  play(state, "develop logic");
  play(state, offers(state).front());
  CHECK(knows(state, 0, science) == 0);
  go_to(state, Duty::develop);
  know(state, 0, art, 2);
  CHECK(offers(state, "develop music"));
}

TEST_CASE("DO-9.8, DO-9.10 a discount on upgrades does not lower the upgrade of the card that brings it") {
  State state = develop_phase();
  own(state, 0, "medicine", 1, 0, 1);
  own(state, 0, "animism", 1, 1, 0);
  const std::uint8_t price = card_of(mastery("medicine")).upgrade_cost;
  know(state, 0, science, static_cast<std::uint8_t>(price - 1));
  CHECK_FALSE(offers(state, "improve medicine"));
  know(state, 0, science, price);
  CHECK(offers(state, "improve medicine"));
  const std::uint8_t other = card_of(mastery("animism")).upgrade_cost;
  REQUIRE(mods_of(state.players[0]).discount[static_cast<std::size_t>(Target::upgrade)] > 0);
  know(state, 0, religion, static_cast<std::uint8_t>(other - 1));
  CHECK(offers(state, "improve animism"));
  play(state, "improve medicine");
  CHECK(knows(state, 0, science) == 0);
}

TEST_CASE("DO-9.7 a value-9 Mastery needs another Mastery of its prerequisite; level cards do not count") {
  State state = develop_phase();
  put(state, "t01", {0, 0, 1});
  city(state, "t01", 0, 1);
  know(state, 0, trade, 9);
  CHECK_FALSE(offers(state, "develop guilds"));  // needs Trade 6
  own(state, 0, "caravans", 3, 0, 1);
  CHECK_FALSE(offers(state, "develop guilds"));
  CHECK(offers(state, "develop merchant-leagues"));  // needs Trade 3
  state.players[0].tree.pop_back();
  own(state, 0, "currency", 1, 1, 0);
  CHECK(offers(state, "develop guilds"));
}

TEST_CASE("DO-9.8, DO-R28 turning over pays, scores the advanced face in full, replaces the basic one and forms no Nodus") {
  State state = develop_phase();
  own(state, 0, "mythology", 1, 0, 1);  // would react to Religion Nodus
  own(state, 0, "animism", 3, 0, 2);    // S religion to N religion
  play(state, "improve animism");
  CHECK(knows(state, 0, religion) == 1);  // 4 paid, nothing from Mythology
  CHECK(points(state, 0, Category::mastery_cards) == 3);
  CHECK(state.players[0].tree[2].is_advanced());
  fire(state, task(Duty::fire, 0, Trigger::start_of_turn, kNone));
  CHECK(knows(state, 0, religion) == 3);  // 2, not 3
  go_to(state, Duty::develop);
  CHECK_FALSE(offers(state, "improve animism"));
}

TEST_CASE("DO-9.9, DO-13.3, DO-R14, DO-R15 a card's own `nodus` effect reacts to the Nodus it forms; Vestigium comes last, then actions") {
  State state = develop_phase();
  put(state, "t76", {0, 0, 1});
  city(state, "t76", 0, 1);
  know(state, 0, religion, 6);
  play(state, {"develop mythology", "attach copy-1 0 1"});
  CHECK(knows(state, 0, religion) == 2);
  State library = first_turn({.monuments = {"great-library", "petra", "", ""}});
  library.agenda.clear();
  library.agenda.schedule({task(Duty::fire, 0, Trigger::monument, level("great-library-1")), task(Duty::end_turn, 0)});
  own_far(library, 0, "theatre");
  enter(library, 0, {1, 0, level("great-library-1"), 0});
  CHECK(question(library) == "act-free");
  play(library, "pass");
  CHECK(question(library) == "assign-point");  // Theatre, after the card itself
}

TEST_CASE("DO-9.10, DO-R15 `develop` effects react to other cards, not to their own") {
  State state = develop_phase();
  put(state, "t61", {0, 0, 1});
  city(state, "t61", 0, 1);
  know(state, 0, government, 6);
  play(state, "develop education");
  play(state, offers(state).front());
  CHECK(question(state) != "assign-point");
  go_to(state, Duty::develop);
  play(state, "develop music");
  play(state, offers(state).front());
  CHECK(question(state) == "assign-point");
}

TEST_CASE("DO-9.11, DO-13.5 a free card is resolved completely before the next thing; declining is allowed") {
  State state = first_turn({.monuments = {"great-library", "petra", "", ""}});
  own_far(state, 0, "education");
  state.agenda.clear();
  state.agenda.schedule(
      {task(Duty::fire, 0, Trigger::monument, level("great-library-1")), task(Duty::develop, 0), task(Duty::finish_turn, 0)});
  enter(state, 0, {1, 0, level("great-library-1"), 0});
  CHECK(question(state) == "act-free");
  CHECK(offers(state, "develop music"));
  CHECK_FALSE(offers(state, "develop painting"));  // value 6
  CHECK(offers(state, "pass"));
  play(state, "develop music");
  play(state, offers(state).front());
  CHECK(points(state, 0, Category::mastery_cards) == 1);
  CHECK(question(state) == "assign-point");  // Education reacts to a free development too
}

TEST_CASE("DO-13.5 a free upgrade turns over a Mastery up to its value, and `upgrade` effects react") {
  State state = develop_phase();
  own_far(state, 0, "animism");
  own_far(state, 0, "painting");
  own_far(state, 0, "guilds");
  own_far(state, 0, "scientific-method", true);  // 2 VP for each Mastery turned over
  state.agenda.clear();
  state.agenda.schedule({task(Duty::act_free, 0, FreeAction::free_upgrade, 6), task(Duty::develop, 0), task(Duty::finish_turn, 0)});
  CHECK(offers(state) == std::vector<std::string>{"improve animism", "improve painting", "pass"});
  play(state, "improve painting");
  CHECK(points(state, 0, Category::mastery_effects) == 2);
  CHECK(knows(state, 0, art) == 5);
}

TEST_CASE("DO-16.2, DO-9.12 a player for whom no card fits cannot develop or contribute, but can still turn over") {
  struct Entry {
    std::string_view id;
    int copy, x, y;
  };
  constexpr Entry kThicket[]{
                               // grown by the rules around (0,0): hardly an edge is left that anything connects to
      {"painting", 2, 7, 5},    {"masonry", 3, 3, 4},           {"metallurgy", 1, 4, 4},    {"ornament", 4, 5, 4},
      {"citizenship", 3, 6, 4}, {"sculpture", 4, 7, 4},         {"cartography", 2, 8, 4},   {"weaving", 2, 1, 3},
      {"mysticism", 3, 2, 3},   {"mythology", 3, 3, 3},         {"agriculture", 3, 7, 3},   {"scientific-method", 3, 0, 2},
      {"astronomy", 3, 1, 2},   {"cathedrals", 3, 3, 2},        {"road-building", 3, 4, 2}, {"livestock", 4, 5, 2},
      {"shrines", 4, 6, 2},     {"relics", 3, -1, 1},           {"senate", 3, 0, 1},        {"census", 2, 5, 1},
      {"animism", 2, 6, 1},     {"templars", 2, 7, 1},          {"monasticism", 4, -1, 0},  {"patronage", 1, 1, 0},
      {"smithing", 2, 6, 0},    {"monarchy", 3, 7, 0},          {"architecture", 4, 8, 0},  {"letters-of-credit", 4, -1, -1},
      {"war", 4, 0, -1},        {"master-craftsmen", 3, 1, -1}, {"granaries", 2, 0, -2},    {"arithmetic", 1, 1, -2},
      {"theology", 3, 2, -2},   {"printing", 3, 1, -3}};
  State state = first_turn({.players = 4});
  for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 20);
  for (const Entry& card : kThicket)
    own(state, 0, card.id, static_cast<std::uint8_t>(card.copy), static_cast<std::int8_t>(card.x), static_cast<std::int8_t>(card.y));
  put(state, "t01", {0, 0, 1});
  city(state, "t01", 1, 1);
  State young = state;  // the same player, with the Campfire alone
  while (young.players[0].tree.size() > 1) young.players[0].tree.pop_back();
  go_to(young, Duty::build);
  CHECK(offers(young, "contribute lighthouse"));
  go_to(state, Duty::build);
  CHECK(offers_of(state, "contribute") == 0);
  // The other players take the few copies that would fit; many copies are left that do not.
  go_to(state, Duty::develop);
  const PrintSet fitting = fitting_anywhere(state.players[0].tree);
  while (offers_of(state, "develop") > 0) {
    const Mastery each = mastery(offers(state).front().substr(8));
    for (std::uint8_t copy = 0; copy < kCopies; ++copy) {
      if (!has(fitting, print_of(each, copy)) || has(taken_prints(state), print_of(each, copy))) continue;
      Seat taker = 1;
      while (taker < 4 && has_mastery(state.players[taker], each)) ++taker;
      REQUIRE(taker < 4);
      REQUIRE(state.players[taker].tree.size() < kMaxTree);
      own(state, taker, tables::kMasteries[each], static_cast<std::uint8_t>(copy + 1),
          static_cast<std::int8_t>(state.players[taker].tree.size()), -30);
    }
    REQUIRE_FALSE(offers(state, "develop " + std::string(tables::kMasteries[each])));
  }
  int left = 0;
  const PrintSet taken = taken_prints(state);
  for (Mastery each = 0; each < kMasteries; ++each)
    for (std::uint8_t copy = 0; copy < kCopies; ++copy) left += !has_mastery(state.players[0], each) && !has(taken, print_of(each, copy));
  CHECK(left > 80);
  CHECK(offers_of(state, "improve") == static_cast<int>(std::size(kThicket)));
}
