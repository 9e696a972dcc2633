// DO-12 End of the game, DO-13 Effect language, DO-14 Decision points, DO-16, DO-17
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

bool fulfils(const State& state, Seat seat, tables::Aim aim) { return progress(state, seat, aim).is_met(); }

// Cities of seat-1 with these levels on tiles along a line, all adjacent.
State with_cities(std::initializer_list<int> levels) {
  State state = first_turn();
  Cell cell{0, 0, 1};
  std::size_t n = 20;
  for (int level : levels) {
    put(state, tables::kTiles[n], cell);
    city(state, tables::kTiles[n++], 0, static_cast<std::uint8_t>(level));
    cell = across(cell, cell.down ? 1 : 0);
  }
  return state;
}

}  // namespace

TEST_CASE("DO-12.1, DO-R27 0, 5, 15, 30, 50 or 75 VP for the objectives fulfilled") {
  CHECK(tables::kObjectivePoints == std::array<std::uint8_t, 6>{0, 5, 15, 30, 50, 75});
  State state = with_cities({1, 1, 1, 1, 1, 2});
  state.players[0].nation = nation("carthaginians");  // Cities 5 x 1 and 2; Influence 30
  score_objectives(state);
  CHECK(points(state, 0, Category::objectives) == 5);
  state.players[0].influence = 30;
  state.players[0].points = {};
  score_objectives(state);
  CHECK(points(state, 0, Category::objectives) == 15);
}

TEST_CASE("DO-12.2 Nodus: at least the number for every Domain") {
  State state = first_turn();
  own(state, 0, "animism", 1, 0, 1);
  own(state, 0, "rituals", 1, 1, 0);
  tables::Aim aim{};
  aim.kind = AimKind::nodus;
  aim.nodus = {0, 0, 0, 0, 0, 2};
  CHECK(fulfils(state, 0, aim));
  aim.nodus = {1, 0, 0, 0, 0, 2};
  CHECK_FALSE(fulfils(state, 0, aim));
}

TEST_CASE("DO-12.3, DO-R23 Masteries: exactly the value, any mixture of the Domains, either face") {
  State state = first_turn();
  tables::Aim aim{};
  aim.kind = AimKind::masteries;
  aim.lines[0] = {2, 6, 1u << trade | 1u << science};
  own_far(state, 0, "currency");
  own_far(state, 0, "guilds");  // value 9
  CHECK_FALSE(fulfils(state, 0, aim));
  own_far(state, 0, "logic", true);
  CHECK(fulfils(state, 0, aim));
}

TEST_CASE("DO-12.4, DO-R23 Cities: a higher one may stand in for a lower one, each counts once") {
  tables::Aim aim{};
  aim.kind = AimKind::cities;
  aim.cities = {1, 2, 1};
  CHECK(fulfils(with_cities({3, 2, 2, 1}), 0, aim));
  CHECK(fulfils(with_cities({3, 3, 2, 2}), 0, aim));
  CHECK_FALSE(fulfils(with_cities({3, 3, 3}), 0, aim));
  CHECK_FALSE(fulfils(with_cities({3, 2, 1, 1, 1}), 0, aim));
}

TEST_CASE("DO-12.5 the largest group, the number of groups, Influence") {
  State state = with_cities({1, 1, 1});
  put(state, "t61", {1, -1, 0});
  city(state, "t61", 0, 1);
  tables::Aim aim{};
  aim.count = 3, aim.kind = AimKind::adjacent_cities;
  CHECK(fulfils(state, 0, aim));
  aim.count = 4;
  CHECK_FALSE(fulfils(state, 0, aim));
  aim.count = 2, aim.kind = AimKind::separate_cities;
  CHECK(fulfils(state, 0, aim));
  aim.count = 3;
  CHECK_FALSE(fulfils(state, 0, aim));
  aim.kind = AimKind::influence;
  state.players[0].influence = 2;
  CHECK_FALSE(fulfils(state, 0, aim));
  state.players[0].influence = 3;
  CHECK(fulfils(state, 0, aim));
}

TEST_CASE("DO-12.6, DO-R22 control: level cards and levels of adjacent Cities; ties to the holder of level 1, then by Initiative") {
  State state = first_turn({.monuments = {"colossus", "petra", "", ""}});
  put(state, "t31", {0, 0, 1});
  state.sites[0] = {monument("colossus"), 1, 1, 0, facing(0, 0)};
  CHECK(controller(state, state.sites[0]) == kNone);
  city(state, "t31", 1, 1);  // any Domain would do
  CHECK(controller(state, state.sites[0]) == 1);
  state.players[0].tree.push_back({1, 0, level("colossus-2"), 0});
  CHECK(controller(state, state.sites[0]) == 0);  // 1 : 1, by Initiative
  state.order = {1, 0, kNone, kNone};
  CHECK(controller(state, state.sites[0]) == 1);  // the seat does not matter
  state.order = {0, 1, kNone, kNone};
  state.players[1].tree.push_back({1, 0, level("colossus-1"), 0});
  state.players[0].tree.push_back({1, 1, level("colossus-3"), 0});
  CHECK(controller(state, state.sites[0]) == 1);  // 2 : 2, seat-2 holds level 1
  tables::Aim aim{};
  aim.count = 1, aim.kind = AimKind::monument_control;
  CHECK(fulfils(state, 1, aim));
  CHECK_FALSE(fulfils(state, 0, aim));
}

TEST_CASE("DO-12.7 most VP wins; a tie goes to the higher on the Initiative track") {
  State state = first_turn({.players = 3});
  state.order = {2, 0, 1, kNone};
  for (Seat seat = 0; seat < 3; ++seat) score(state, seat, Category::influence, seat == 1 ? 9 : 7);
  CHECK(Dominations::place(state, 1) == 1);
  CHECK(Dominations::place(state, 2) == 2);
  CHECK(Dominations::place(state, 0) == 3);
}

TEST_CASE("DO-12.8 every VP belongs to one category of the score sheet, in this order") {
  const Words categories = Dominations::info().categories;
  const std::vector<std::string_view> expected{"mastery-cards", "mastery-effects", "monument-cards", "monument-rewards",
                                               "influence",     "domination",      "overflow",       "objectives"};
  CHECK(std::vector<std::string_view>(categories.begin(), categories.end()) == expected);
  State state = first_turn();
  enter(state, 0, {5, 0, level("great-wall-5"), 0});
  CHECK(Dominations::score(state, 0).by[2] == 15);
  put(state, "t31", {0, 0, 1});
  city(state, "t31", 0, 3);
  enter(state, 0, {7, 0, level("hanging-gardens-4"), 0});
  CHECK(Dominations::score(state, 0).by[2] == 15 + 11 + 1);  // printed and by effect
  CHECK(Dominations::score(state, 0).total() == victory_points(state, 0));
}

TEST_CASE("DO-13.2, DO-13.4, DO-13.7 gains are whole shares, automatic; lasting effects of equal kind add up") {
  State state = first_turn();
  own_far(state, 0, "road-building");
  state.players[0].tree.push_back({30, 30, level("petra-4"), 0});
  CHECK(discount(mods_of(state.players[0]), Target::city) == 3);
  state.produced = {5, 0, 0, 0, 0, 0};
  own_far(state, 0, "barter");
  fire(state, task(Duty::fire, 0, Trigger::produce, kNone));
  CHECK(knows(state, 0, trade) == 1);
}

TEST_CASE("DO-13.6, DO-R14 of gains of the same moment larger amounts come first, so that near 20 both may score") {
  State state = first_turn();
  put(state, "t01", {0, 0, 1});
  city(state, "t01", 0, 3);
  know(state, 0, trade, 19);
  const Mastery caravans = mastery("caravans");  // 1 Trade, advanced 2
  Firings firings;
  for (const FaceSide side : {FaceSide::basic, FaceSide::advanced})
    for (const Effect& effect : effects_of(face_of(caravans, side)))
      if (effect.on == Trigger::start_of_turn) firings.push_back({&effect, caravans});
  REQUIRE(firings.size() == 2);
  Deferred deferred;
  resolve(state, 0, firings, deferred);
  CHECK(points(state, 0, Category::overflow) == 2);
}

TEST_CASE("DO-14.1 a Mastery is listed only if a copy is left that fits somewhere") {
  State state = first_turn();
  know(state, 0, trade, 3);
  go_to(state, Duty::develop);
  CHECK(offers(state, "develop caravans"));
  PrintSet all{};
  for (std::uint8_t copy = 0; copy < 3; ++copy)
    state.players[1].tree.push_back({static_cast<std::int8_t>(10 + copy), 10, mastery("caravans"), copy});
  CHECK(offers(state, "develop caravans"));
  state.players[1].tree.push_back({20, 10, mastery("caravans"), 3});
  CHECK_FALSE(offers(state, "develop caravans"));
  all = taken_prints(state);
  CHECK(has(all, print_of(mastery("caravans"), 3)));
}

TEST_CASE("DO-14.5 what offers nothing but declining is not asked; T10 only if an exchange is possible") {
  // One point in each of five Domains buys nothing and exchanges nothing: neither T5 nor T7 is asked.
  State state = first_turn();
  hold(state, 0, "t31");
  State richer = state;
  play(state, {"take t31", "place t31 0 0 down-0"});
  CHECK(all(state, 0) == std::array<std::uint8_t, 6>{1, 1, 1, 1, 1, 0});
  CHECK((Dominations::decision(state).seat == 1 && question(state) == "take-tile"));
  // With a second point of Trade an exchange is possible, so both are asked; "nothing" of T7 ends the turn.
  know(richer, 0, trade, 1);
  play(richer, {"take t31", "place t31 0 0 down-0"});
  CHECK((Dominations::decision(richer).seat == 0 && question(richer) == "build"));
  CHECK(offers_of(richer, "exchange") + 1 == static_cast<int>(offers(richer).size()));
  play(richer, "pass");
  CHECK(question(richer) == "develop");
  play(richer, "pass");
  CHECK(Dominations::decision(richer).seat == 1);
  State poor = first_turn();
  know(poor, 0, trade, 3);
  go_to(poor, Duty::develop);
  play(poor, {"develop caravans", "attach copy-1 0 1"});
  CHECK(Dominations::decision(poor).seat == 1);  // nothing is left to exchange
  State rich = first_turn();
  know(rich, 0, trade, 5);
  go_to(rich, Duty::develop);
  play(rich, {"develop caravans", "attach copy-1 0 1"});
  CHECK(question(rich) == "end-turn");
  CHECK(offers(rich, "end"));
  play(rich, "end");
  CHECK(Dominations::decision(rich).seat == 1);
}

TEST_CASE("DO-16.1 62 tiles at most: four players place 15 each, and the Worker two more; the supply does not run dry") {
  State state = first_turn({.players = 4});
  std::uint8_t era = 1;
  std::size_t fewest = kTiles;
  while (Dominations::decision(state).actor != Decision::Actor::no_one) {
    if (state.era != era) era = state.era, state.roles[craft] = state.order[0];  // somebody always has the Worker
    std::size_t supply = 0;
    for (const TileSet& bag : state.bags) supply += bag.size();
    fewest = std::min(fewest, supply);
    const std::vector<std::string> listed = offers(state);
    const auto offered = [&](std::string_view text) { return std::find(listed.begin(), listed.end(), text) != listed.end(); };
    play(state, offered("worker") ? "worker" : offered("pass") ? "pass" : listed.front());
  }
  CHECK(state.board.size() == 62);
  CHECK(state.board.size() == kMaxTilesOnBoard);
  CHECK(fewest >= 1);
}

TEST_CASE("DO-16.1, DO-1.9, DO-7.8 tokens run out; Influence and points have no upper limit") {
  State state = first_turn();
  put(state, "t31", {0, 0, 1});
  know(state, 0, art, 5);
  state.players[0].tokens = 1;
  go_to(state, Duty::build);
  CHECK(offers(state, "build t31"));
  state.players[0].tokens = 0;
  CHECK_FALSE(offers(state, "build t31"));
  State high = first_turn();
  high.players[0].influence = 249;  // further than five laps of the track
  score(high, 0, Category::influence, 480);
  put(high, "t31", {0, 0, 1});
  know(high, 0, art, 3);
  go_to(high, Duty::build);
  play(high, "build t31");
  CHECK(high.players[0].influence == 250);
  end_era_now(high);
  if (question(high) == "assimilate") play(high, "pass");
  CHECK(points(high, 0, Category::influence) == 730);
}

TEST_CASE("DO-17.1 no variants and no solo mode") {
  CHECK(Dominations::info().options.empty());
  CHECK(Dominations::info().min_players == 2);
  CHECK(Dominations::info().max_players == 4);
}
