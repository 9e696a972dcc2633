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

// The last Build phase of the game: seat-1 is the last in Initiative order.
State last_build(State state) {
  state.era = tables::kEras;
  state.round = tables::kRounds - 1;
  state.order = {1, 0, kNone, kNone};
  state.turn = 1;
  go_to(state, Duty::build);
  return state;
}

// Declines until the game is over; the points of seat-1 for objectives.
int objective_points(State state) {
  while (Dominations::decision(state).actor != Decision::Actor::no_one) {
    const std::vector<std::string> listed = offers(state);
    const bool passes = std::find(listed.begin(), listed.end(), "pass") != listed.end();
    play(state, passes ? std::string("pass") : listed.front());
  }
  return points(state, 0, Category::objectives);
}

// A turn of seat-1 that has the Objective card of the examples.
State carthaginian() {
  State state = first_turn();
  state.players[0].nation = nation("carthaginians");
  return state;
}

// Passes until the next turn begins.
void finish_turn_of(State& state, Seat seat) {
  while (Dominations::decision(state).seat == seat) play(state, offers(state, "pass") ? "pass" : "end");
}

}  // namespace

TEST_CASE("DO-W1 Concentration") {
  State state = concentration();
  play(state, {"take t02", "place t02 1 0 up-1"});
  CHECK(all(state, 0) == Amounts{4, 1, 0, 0, 0, 1});
}

TEST_CASE("DO-W2 the first tile on the Cradle") {
  State state = first_turn();
  hold(state, 0, "t09");
  play(state, {"take t09", "place t09 0 0 down-0"});
  CHECK(all(state, 0) == Amounts{2, 1, 0, 1, 0, 1});
}

TEST_CASE("DO-W3 Barter") {
  State state = concentration();
  own_far(state, 0, "barter");
  play(state, {"take t02", "place t02 1 0 up-1"});
  CHECK(knows(state, 0, trade) == 5);
}

TEST_CASE("DO-W4 above 20") {
  State state = first_turn();
  put(state, "t33", {2, 2, 0});
  city(state, "t33", 0, 3);
  know(state, 0, art, 20);
  hold(state, 0, "t31");
  hold(state, 0, "t32");
  hold(state, 1, "t61");
  State below = state;
  know(below, 0, art, 10);
  play(below, {"take t31", "place t31 -1 1 up-2"});
  CHECK(knows(below, 0, art) == 13);  // the Field, its own dot and that of the Cradle: 3
  CHECK(points(below, 0, Category::overflow) == 0);
  play(state, {"take t31", "place t31 -1 1 up-2"});
  CHECK(knows(state, 0, art) == 20);
  CHECK(points(state, 0, Category::overflow) == 1);
  finish_turn_of(state, 0);
  play(state, {"take t61", "place t61 0 -2 down-0"});
  finish_turn_of(state, 1);
  play(state, {"take t32", "place t32 -2 0 down-1"});
  CHECK(knows(state, 0, art) == 20);
  CHECK(points(state, 0, Category::overflow) == 2);
}

TEST_CASE("DO-W5 a Locus") {
  State state = locus();
  play(state, {"take t78", "place t78 0 1 down-0"});
  CHECK(all(state, 0) == Amounts{3, 2, 0, 0, 1, 1});
}

TEST_CASE("DO-W6 a City in a Locus") {
  State state = locus();
  city(state, "t47", 1, 2);
  play(state, {"take t78", "place t78 0 1 down-0"});
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
  own_far(state, 1, "fishing");
  own_far(state, 1, "agriculture");
  own_far(state, 1, "livestock");
  hold(state, 0, "t31");
  hold(state, 1, "t20");  // craft, science, government
  play(state, {"take t31", "place t31 0 0 down-0"});
  CHECK(Dominations::decision(state).seat == 1);
  CHECK(knows(state, 1, craft) == 1);  // Fishing, at the start of the turn
  play(state, {"take t20", "place t20 -1 -1 up-0"});  // against the side of science and government: slots 1 and 2
  CHECK(knows(state, 1, craft) == 1 + 3 + 1);
}

TEST_CASE("DO-W10 War") {
  State state = first_turn();
  constexpr std::array<std::string_view, 4> ids{"t01", "t16", "t31", "t61"};
  constexpr std::array<std::uint8_t, 4> levels{1, 1, 2, 3};
  Cell cell{0, 0, 1};
  for (std::size_t n = 0; n < 4; ++n) {
    put(state, ids[n], cell);
    city(state, ids[n], 0, levels[n]);
    cell = across(cell, cell.down ? 1 : 0);
  }
  know(state, 0, government, 14);
  go_to(state, Duty::develop);
  play(state, {"develop war", "attach copy-1 0 1"});
  CHECK(state.players[0].influence == 4);
  go_to(state, Duty::develop);  // of a later turn
  play(state, "improve war");
  CHECK(state.players[0].influence == 4 + 7);
  CHECK(knows(state, 0, government) == 0);
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
  know(state, 0, trade, 2);
  // An exchange into Art shows the limit: below it there is room, at it there is none.
  const auto is_limit = [&](std::uint8_t limit) {
    State full = state;
    go_to(full, Duty::build);
    know(full, 0, art, limit);
    if (offers(full, "exchange 2 trade art")) return false;
    know(full, 0, art, static_cast<std::uint8_t>(limit - 1));
    return offers(full, "exchange 2 trade art");
  };
  const auto act = [&](std::string_view action, std::uint8_t cost) {
    know(state, 0, art, cost);
    go_to(state, Duty::build);
    play(state, action);
    CHECK(knows(state, 0, art) == 0);
  };
  CHECK(is_limit(5));
  for (std::string_view action : {"build t31", "build t32", "build t33"}) {
    act(action, 3);
    CHECK(is_limit(10));  // three Cities of level 1 no more than one
  }
  act("raise t32", 6);
  CHECK(is_limit(15));
  act("raise t32", 9);
  CHECK(reserve_limit(state, 0, art) == 20);
  know(state, 0, art, 19);
  go_to(state, Duty::build);
  play(state, "exchange 2 trade art");
  CHECK(knows(state, 0, art) == 20);
}

TEST_CASE("DO-W14 groups") {
  State state = first_turn();
  state.players[0].nation = nation("sumerians");  // a group of 8 among its objectives
  const auto line = [&](Cell cell, std::size_t first, std::size_t count) {
    for (std::size_t n = first; n < first + count; ++n) {
      put(state, tables::kTiles[n], cell);
      city(state, tables::kTiles[n], 0, 1);
      cell = across(cell, cell.down ? 1 : 0);
    }
    return cell;
  };
  const Cell next = line({0, 0, 1}, 20, 7);
  line({-2, 0, 1}, 40, 3);
  put(state, "t61", next);
  know(state, 0, government, 3);
  state = last_build(state);
  CHECK(objective_points(state) == 0);  // 7 and 3
  play(state, "build t61");
  tables::Aim aim{};
  aim.count = 8, aim.kind = AimKind::adjacent_cities;
  CHECK(progress(state, 0, aim).have == 8);
  aim.count = 2, aim.kind = AimKind::separate_cities;
  CHECK(progress(state, 0, aim).have == 2);
  CHECK(objective_points(state) == 5);
}

TEST_CASE("DO-W15 the Cities objective") {
  // Cities of these levels along a line, and the last deed of the game.
  const auto points_after = [](std::initializer_list<std::uint8_t> levels, std::string_view deed) {
    State state = carthaginian();
    Cell cell{0, 0, 1};
    std::size_t n = 20;
    for (std::uint8_t level : levels) {
      put(state, tables::kTiles[n], cell);
      if (level > 0) city(state, tables::kTiles[n], 0, level);
      ++n;
      cell = across(cell, cell.down ? 1 : 0);
    }
    for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 9);
    state = last_build(state);
    play(state, deed);
    return objective_points(state);
  };
  CHECK(points_after({2, 1, 1, 1, 1, 1}, "raise t21") == 5);  // 3, 1, 1, 1, 1, 1
  CHECK(points_after({1, 1, 1, 1, 1, 0}, "build t26") == 0);  // six of level 1
  CHECK(points_after({3, 2, 1, 1, 1}, "raise t22") == 0);     // 3, 3, 1, 1, 1
}

TEST_CASE("DO-W16 the Masteries objective") {
  const auto points_after = [](std::initializer_list<std::string_view> tree, std::string_view last) {
    State state = carthaginian();
    for (std::string_view id : tree) own_far(state, 0, id);
    for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 9);
    state = last_build(state);
    play(state, {"pass", "develop " + std::string(last)});
    for (const std::string& text : offers(state))
      if (text.ends_with(" 0 1")) {
        play(state, text);
        break;
      }
    CHECK(has_mastery(state.players[0], mastery(last)));
    return objective_points(state);
  };
  CHECK(points_after({"currency", "logic", "medicine", "guilds", "senate", "monarchy"}, "alchemy") == 5);
  CHECK(points_after({"currency", "banking", "guilds", "trade-routes", "letters-of-credit", "merchant-leagues"}, "navigation") == 0);
}

TEST_CASE("DO-W17 the Nodus objective") {
  // Eight Trade, five Government and two Craft Nodus, each of a card above a Campfire of its own; all their other
  // edges are half-Nodus.
  State state = carthaginian();
  const auto row = [&](std::int8_t y, std::string_view id, int count) {
    for (int n = 0; n < count; ++n) {
      const auto x = static_cast<std::int8_t>(-20 + 2 * n);
      state.players[0].tree.push_back({x, y, kCampfire, 0});
      state.players[0].tree.push_back({x, static_cast<std::int8_t>(y + 1), mastery(id), 0});
    }
  };
  row(10, "caravans", 8);
  row(20, "fishing", 2);
  row(-20, "tribal-council", 5);
  know(state, 0, craft, 3);
  state = last_build(state);
  CHECK(count_nodus(state.players[0].tree) == NodusCounts{8, 2, 0, 0, 5, 0});
  CHECK(objective_points(state) == 0);
  play(state, {"pass", "develop livestock", "attach copy-1 0 1"});  // S craft to the Campfire
  CHECK(count_nodus(state.players[0].tree) == NodusCounts{8, 3, 0, 0, 5, 0});
  CHECK(objective_points(state) == 5);
}

TEST_CASE("DO-W18 the Influence objective, after all steps of the End of Era 3") {
  const auto points_with = [](std::uint16_t influence) {
    State state = carthaginian();
    state.players[0].influence = influence;
    own_far(state, 0, "divine-right");  // 2 at the end of the Era
    know(state, 0, art, 1);             // no Diplomat's Influence in Era 3
    return objective_points(last_build(state));
  };
  CHECK(points_with(27) == 0);
  CHECK(points_with(28) == 5);
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
  play(state, {"take t02", "place t02 0 1 up-2"});
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
  // seat-1 has a City of level 1 beside the Colossus and one of its cards, and takes the third; seat-2 has two levels of
  // Cities there and the other card.
  const auto after_contribution = [](std::string_view mine, std::string_view theirs) {
    State state = first_turn({.monuments = {"colossus", "petra", "", ""}});
    put(state, "t31", {0, 0, 1});
    put(state, "t17", {1, 1, 0});
    state.sites[0] = {monument("colossus"), 2, 1, 0, facing(0, 0)};
    city(state, "t31", 0, 1);
    city(state, "t17", 1, 2);
    state.players[0].tree.push_back({30, 30, level(mine), 0});
    state.players[1].tree.push_back({30, 30, level(theirs), 0});
    state.players[0].nation = nation("egyptians");  // control of one Monument among their objectives
    know(state, 0, art, 5);
    know(state, 0, trade, 3);
    state = last_build(state);
    CHECK(controller(state, state.sites[0]) == 1);  // 2 : 3
    CHECK(objective_points(state) == 0);
    play(state, "contribute colossus");
    play(state, offers(state).front());
    return state;
  };
  const State lost = after_contribution("colossus-2", "colossus-1");  // 3 : 3, and seat-2 holds level 1
  CHECK(controller(lost, lost.sites[0]) == 1);
  CHECK(objective_points(lost) == 0);
  const State won = after_contribution("colossus-1", "colossus-2");
  CHECK(controller(won, won.sites[0]) == 0);
  CHECK(objective_points(won) == 5);
}
