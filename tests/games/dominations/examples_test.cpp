// The worked examples
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

using Amounts = std::array<std::uint8_t, kDomains>;

namespace {

State concentration() {
  State state = first_turn();
  put(state, "t09", {0, 0, 1});
  hold(state, 0, "t02");
  return state;
}

State locus() {
  State state = first_turn();
  put(state, "t09", {0, 0, 1});
  put(state, "t02", {1, 0, 0}, 1);
  put(state, "t47", {1, 0, 1});
  put(state, "t16", {1, 1, 0});
  put(state, "t37", {0, 1, 0});
  hold(state, 0, "t78");
  return state;
}

bool fulfils(const State& state, std::string_view id, std::size_t slot) {
  return progress(state, 0, tables::kAims[nation(id)][slot - 1]).is_met();
}

}  // namespace

TEST_CASE("DO-W1 Concentration") {
  State state = concentration();
  play(state, {"take t02", "place 1 0 up-1"});
  CHECK(all(state, 0) == Amounts{4, 1, 0, 0, 0, 1});
}

TEST_CASE("DO-W2 the first tile on the Cradle") {
  State state = first_turn();
  hold(state, 0, "t09");
  play(state, {"take t09", "place 0 0 down-0"});
  CHECK(all(state, 0) == Amounts{2, 1, 0, 1, 0, 1});
}

TEST_CASE("DO-W3 Barter") {
  State state = concentration();
  own_far(state, 0, "barter");
  play(state, {"take t02", "place 1 0 up-1"});
  CHECK(knows(state, 0, trade) == 5);
}

TEST_CASE("DO-W4 above 20") {
  State state = first_turn();
  put(state, "t31", {2, 2, 0});
  city(state, "t31", 0, 3);
  know(state, 0, art, 20);
  for (int turn = 1; turn <= 2; ++turn) {
    acquire(state, 0, art, 3);
    CHECK(knows(state, 0, art) == 20);
    CHECK(points(state, 0, Category::overflow) == turn);
  }
}

TEST_CASE("DO-W5 a Locus") {
  State state = locus();
  play(state, {"take t78", "place 0 1 down-0"});
  CHECK(all(state, 0) == Amounts{3, 2, 0, 0, 1, 1});
}

TEST_CASE("DO-W6 a City in a Locus") {
  State state = locus();
  city(state, "t47", 1, 2);
  play(state, {"take t78", "place 0 1 down-0"});
  CHECK(all(state, 1) == Amounts{0, 0, 0, 2, 0, 0});
}

TEST_CASE("DO-W7 the Lighthouse") {
  State state = first_turn({.players = 3});
  put(state, "t09", {0, 0, 1});
  put(state, "t02", {1, 0, 0}, 1);
  city(state, "t02", 1, 1);
  put(state, "t37", {0, 1, 0});
  put(state, "t78", {0, 1, 1});
  put(state, "t47", {1, 1, 0});
  know(state, 0, trade, 5);
  go_to(state, Duty::build);
  play(state, "contribute lighthouse");
  CHECK(offers(state).size() == 2);
  CHECK((offers(state, "site 1 -1 down-2") && offers(state, "site 1 0 down-2")));
  play(state, {"site 1 0 down-2", "attach 1 0"});
  CHECK(points(state, 1, Category::monument_rewards) == 10);
  state.turn = 2;
  know(state, 2, science, 3);
  go_to(state, Duty::build);
  play(state, "build t47");
  CHECK(points(state, 2, Category::monument_rewards) == 10);
  const Board board(state);
  CHECK_FALSE((board.takes_tile({2, 0, 1}) || board.takes_tile({2, -1, 1})));
}

TEST_CASE("DO-W8 the Hanging Gardens") {
  State state = first_turn({.players = 3});
  put(state, "t16", {0, 0, 1});
  put(state, "t02", {1, 0, 0}, 1);
  put(state, "t20", {1, 0, 1});
  put(state, "t47", {1, 1, 0});
  put(state, "t37", {0, 1, 0});
  put(state, "t25", {0, 1, 1});
  city(state, "t16", 0, 2);
  city(state, "t20", 1, 1);
  know(state, 0, craft, 5);
  go_to(state, Duty::build);
  play(state, "contribute hanging-gardens");
  play(state, offers(state).front());
  CHECK(points(state, 0, Category::monument_rewards) == 5);
  CHECK(points(state, 1, Category::monument_rewards) == 5);
  state.turn = 2;
  know(state, 2, craft, 3);
  go_to(state, Duty::build);
  play(state, "build t25");
  CHECK(points(state, 2, Category::monument_rewards) == 5);
}

TEST_CASE("DO-W9 produce and gain") {
  State state = first_turn();
  own_far(state, 0, "fishing");
  own_far(state, 0, "agriculture");
  own_far(state, 0, "livestock");
  hold(state, 0, "t20");  // craft, science, government
  fire(state, task(Duty::fire, 0, Trigger::start_of_turn, kNone));
  CHECK(knows(state, 0, craft) == 1);
  play(state, {"take t20", "place -1 -1 up-0"});  // against the side of science and government: slots 1 and 2
  CHECK(knows(state, 0, craft) == 1 + 3 + 1);
}

TEST_CASE("DO-W10 War") {
  State state = first_turn();
  constexpr std::array<std::string_view, 4> ids{"t01", "t16", "t31", "t46"};
  constexpr std::array<std::uint8_t, 4> levels{1, 1, 2, 3};
  Cell cell{0, 0, 1};
  for (std::size_t n = 0; n < 4; ++n) {
    put(state, ids[n], cell);
    city(state, ids[n], 0, levels[n]);
    cell = across(cell, cell.down ? 1 : 0);
  }
  enter(state, 0, {0, 1, mastery("war"), 1});
  CHECK(state.players[0].influence == 4);
  improve(state, 0, mastery("war"), Source::assimilated);
  CHECK(state.players[0].influence == 4 + 7);
}

TEST_CASE("DO-W11 the Templars") {
  State state = first_turn();
  put(state, "t76", {0, 0, 1});
  city(state, "t76", 0, 1);
  own(state, 0, "animism", 1, 0, 1);
  own(state, 0, "rituals", 1, 1, 0);
  know(state, 0, religion, 6);
  go_to(state, Duty::develop);
  play(state, {"develop templars", "attach copy-2 0 2"});
  CHECK(state.players[0].influence == 3);
}

TEST_CASE("DO-W12 a discount") {
  State state = first_turn();
  put(state, "t31", {0, 0, 1});
  own_far(state, 0, "road-building");
  know(state, 0, art, 1);
  go_to(state, Duty::build);
  State advanced = state;
  play(state, "build t31");
  CHECK(knows(state, 0, art) == 0);
  advanced.players[0].tree.back().print |= kAdvanced;
  play(advanced, "build t31");
  CHECK(knows(advanced, 0, art) == 1);
}

TEST_CASE("DO-W13 the Reserve") {
  State state = first_turn();
  put(state, "t31", {0, 0, 1});
  put(state, "t32", {0, 1, 0});
  put(state, "t33", {1, 0, 0});
  for (std::string_view id : {"t31", "t32", "t33"}) city(state, id, 0, 1);
  CHECK(reserve_limit(state, 0, art) == 10);
  city(state, "t32", 0, 2);
  CHECK(reserve_limit(state, 0, art) == 15);
  city(state, "t32", 0, 3);
  CHECK(reserve_limit(state, 0, art) == 20);
}

TEST_CASE("DO-W14 groups") {
  State state = first_turn();
  const auto line = [&](Cell cell, std::size_t first, std::size_t count) {
    for (std::size_t n = first; n < first + count; ++n) {
      put(state, tables::kTiles[n], cell);
      state.lands[n].owner = 0, state.lands[n].level = 1;
      cell = across(cell, cell.down ? 1 : 0);
    }
  };
  line({0, 0, 1}, 20, 8);
  line({-2, 0, 1}, 40, 3);
  CHECK(city_groups(state, 0).largest == 8);
  CHECK(city_groups(state, 0).groups == 2);
}

TEST_CASE("DO-W15 the Cities objective") {
  const auto fulfils_with = [](std::initializer_list<std::uint8_t> levels) {
    State state = first_turn();
    Cell cell{0, 0, 1};
    std::size_t n = 20;
    for (std::uint8_t level : levels) {
      put(state, tables::kTiles[n], cell);
      city(state, tables::kTiles[n++], 0, level);
      cell = across(cell, cell.down ? 1 : 0);
    }
    return fulfils(state, "carthaginians", 1);
  };
  CHECK(fulfils_with({3, 1, 1, 1, 1, 1}));
  CHECK_FALSE(fulfils_with({1, 1, 1, 1, 1, 1}));
  CHECK_FALSE(fulfils_with({3, 3, 1, 1, 1}));
}

TEST_CASE("DO-W16 the Masteries objective") {
  State state = first_turn();
  for (std::string_view id : {"currency", "logic", "medicine", "alchemy", "guilds", "senate", "monarchy"}) own_far(state, 0, id);
  CHECK(fulfils(state, "carthaginians", 5));
  State other = first_turn();
  for (std::string_view id : {"currency", "banking", "navigation", "guilds", "trade-routes", "letters-of-credit", "merchant-leagues"}) own_far(other, 0, id);
  CHECK_FALSE(fulfils(other, "carthaginians", 5));
}

TEST_CASE("DO-W17 the Nodus objective") {
  const tables::Aim& aim = tables::kAims[nation("carthaginians")][3];
  CHECK(aim.nodus == std::array<std::uint8_t, 6>{8, 3, 0, 0, 5, 0});
  // Rows of cards two apart, each touching one level card: as many Nodus as wanted.
  const auto with = [](int trades, int crafts, int governments) {
    State state = first_turn();
    const auto pair = [&](std::int8_t x, std::int8_t y, Piece lower, std::uint8_t copy, std::string_view upper) {
      state.players[0].tree.push_back({x, y, lower, copy});
      state.players[0].tree.push_back({x, static_cast<std::int8_t>(y + 1), mastery(upper), 0});
    };
    for (int n = 0; n < trades; ++n) pair(static_cast<std::int8_t>(-20 + 2 * n), 10, kCampfire, 0, "caravans");     // S trade
    for (int n = 0; n < crafts; ++n) pair(static_cast<std::int8_t>(-20 + 2 * n), 20, kCampfire, 0, "fishing");      // S craft
    for (int n = 0; n < governments; ++n) pair(static_cast<std::int8_t>(-20 + 2 * n), -20, kCampfire, 0, "tribal-council");
    return state;
  };
  CHECK(count_nodus(with(8, 3, 5).players[0].tree) == NodusCounts{8, 3, 0, 0, 5, 0});
  CHECK(fulfils(with(8, 3, 5), "carthaginians", 4));
  CHECK_FALSE(fulfils(with(8, 2, 5), "carthaginians", 4));
}

TEST_CASE("DO-W18 the Influence objective") {
  State state = first_turn();
  state.players[0].influence = 29;
  CHECK_FALSE(fulfils(state, "carthaginians", 3));
  state.players[0].influence = 30;
  CHECK(fulfils(state, "carthaginians", 3));
}

TEST_CASE("DO-W19 thresholds of assimilation") {
  for (const auto& [influence, highest] : {std::pair{12, 3}, {13, 6}, {22, 6}, {23, 9}}) {
    State state = first_turn();
    own_far(state, 1, "animism");
    own_far(state, 1, "templars");
    own_far(state, 1, "theology");
    state.players[0].influence = static_cast<std::uint16_t>(influence);
    end_era_now(state);
    CHECK(offers_of(state, "assimilate") == highest / 3);
  }
}

TEST_CASE("DO-W20 the Diplomat") {
  for (std::uint8_t era : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}}) {
    State state = first_turn();
    know(state, 1, art, 1);
    end_era_now(state, era);
    CHECK(points(state, 1, Category::domination) == (era < 3 ? 4 : 3));
    CHECK(state.players[1].influence == (era < 3 ? 2 : 0));
    CHECK(points(state, 1, Category::influence) == 0);
  }
}

TEST_CASE("DO-W21 two connected sides") {
  State state = first_turn();
  put(state, "t09", {0, 0, 1});
  put(state, "t37", {-1, 1, 0});
  put(state, "t16", {-1, 1, 1});
  hold(state, 0, "t02");
  play(state, {"take t02", "place 0 1 up-2"});
  CHECK(all(state, 0) == Amounts{4, 3, 1, 3, 0, 0});
}

TEST_CASE("DO-W22 an exchange at 20") {
  State state = first_turn();
  put(state, "t46", {0, 0, 1});
  city(state, "t46", 0, 3);
  know(state, 0, science, 20);
  know(state, 0, trade, 4);
  play(state, {"exchange 2 trade science", "exchange 2 trade science"});
  CHECK((knows(state, 0, trade) == 0 && knows(state, 0, science) == 20));
  CHECK(points(state, 0, Category::overflow) == 2);
  city(state, "t46", 0, 2);
  know(state, 0, science, 15);
  know(state, 0, trade, 4);
  CHECK_FALSE(offers(state, "exchange 2 trade science"));
}

TEST_CASE("DO-W23 control of a Monument") {
  State state = first_turn({.monuments = {"colossus", "petra", "", ""}});
  put(state, "t31", {0, 0, 1});
  put(state, "t17", {1, 1, 0});
  state.sites[0] = {monument("colossus"), 3, 1, 0, facing(0, 0)};
  city(state, "t31", 1, 1);
  city(state, "t17", 0, 2);
  state.players[1].tree.push_back({1, 0, level("colossus-2"), 0});
  state.players[1].tree.push_back({1, 1, level("colossus-3"), 0});
  state.players[0].tree.push_back({1, 0, level("colossus-1"), 0});
  CHECK(controller(state, state.sites[0]) == 0);  // 3 : 3
  state.players[0].tree.pop_back();
  CHECK(controller(state, state.sites[0]) == 1);
}
