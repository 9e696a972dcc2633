// GR-13 checkpoints, GR-14 end of game.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

namespace {

// Seat 0 scores for `gain` favour: so many territories of Venus and Jupiter without tiles count 1.
State scoring(int gain, std::array<int, 4> favour, Options options = {}) {
  State state = mid_game(options);
  clear_map(state);
  show_objectives(state, {"objective-attackers", "objective-isolated"});
  state.harvest.fill(0);
  const char* lands[] = {"venus-1", "venus-2", "venus-3", "phoebus-1", "phoebus-2", "phoebus-3", "neptune-1", "neptune-2", "neptune-3"};
  for (int i = 0; i < gain; ++i) put(state, diana, lands[i], 1);
  visit_now(state, 0, {venus, phoebus, neptune});
  slot_discs(state, 0, 2);
  for (Seat seat = 0; seat < state.seats; ++seat) state.players[seat].favour = static_cast<std::uint8_t>(favour[seat]);
  return state;
}

void resolve_before(State& state, int checkpoints) {  // as if everybody had claimed in seat order
  for (int c = 0; c < checkpoints; ++c)
    for (Seat seat = 0; seat < competitors(state); ++seat)
      state.players[seat].claims[static_cast<std::size_t>(c)] = claim_order(static_cast<std::size_t>(c))[seat];
  state.resolved = static_cast<std::uint8_t>(checkpoints);
  for (Seat seat = 0; seat < state.seats; ++seat)
    state.players[seat].claim_discs = state.resolved, state.players[seat].discs -= state.resolved;
  for (int c = 0; c < checkpoints; ++c) {
    const Objective next = static_cast<Objective>(std::countr_zero(state.unseen_objectives));
    state.unseen_objectives &= static_cast<std::uint8_t>(state.unseen_objectives - 1);
    state.objectives.push_back(next);
  }
}

std::array<int, 4> favours(const State& state) {
  std::array<int, 4> all{};
  for (std::size_t i = 0; i < 4; ++i) all[i] = state.players[i].favour;
  return all;
}

std::array<int, 4> claims(const State& state, std::size_t checkpoint) {
  std::array<int, 4> all{};
  for (std::size_t i = 0; i < 4; ++i) all[i] = state.players[i].claims[checkpoint];
  return all;
}

}  // namespace

TEST_CASE("GR-13.1, GR-R3 checkpoints are the spaces 5, 13 and 24, with four players 21") {
  for (std::uint8_t players = 1; players <= 4; ++players) {
    CHECK(threshold(players, 0) == 5);
    CHECK(threshold(players, 1) == 13);
    CHECK(threshold(players, 2) == (players == 4 ? 21 : 24));
  }
  State below = scoring(3, {1, 0, 0, 0});
  play(below, "score");
  CHECK(below.resolved == 0);
  State reached = scoring(3, {2, 0, 0, 0});
  play(reached, "score");
  CHECK(reached.resolved == 1);
}

TEST_CASE("GR-13.2 only who has just scored triggers") {
  State state = scoring(0, {0, 4, 0, 0});
  state.players[1].favour = 5;  // cannot happen in play; nobody looks at it
  play(state, "score");
  CHECK(state.resolved == 0);
}

TEST_CASE("GR-13.3 claims by favour after the triggering player; the others catch up; a new objective") {
  State state = scoring(5, {2, 1, 4, 3});
  play(state, "score");
  CHECK(claims(state, 0) == std::array<int, 4>{3, 0, 2, 1});
  CHECK(favours(state) == std::array<int, 4>{7, 5, 5, 5});
  CHECK(state.players[1].claim_discs == 1);
  CHECK(state.players[1].discs == 10);
  CHECK(GodsOfRome::decision(state).actor == Decision::Actor::chance);
  CHECK(offers(state).size() == 6);
  play(state, "reveal objective-festival");
  CHECK(state.objectives.size() == 3);
  CHECK(state.active == 1);
}

TEST_CASE("GR-13.4, GR-R5 VP of the tracks; with fewer players the lowest spaces stay empty") {
  CHECK(std::vector<int>(claim_order(0).begin(), claim_order(0).end()) == std::vector<int>{3, 2, 1, 0});
  CHECK(std::vector<int>(claim_order(1).begin(), claim_order(1).end()) == std::vector<int>{4, 3, 2, 1});
  CHECK(std::vector<int>(claim_order(2).begin(), claim_order(2).end()) == std::vector<int>{8, 6, 4, 2});
  State state = scoring(5, {2, 1, 0, 0}, {.players = 2, .removed = jupiter});
  play(state, "score");
  CHECK(state.players[0].claims[0] == 3);
  CHECK(state.players[1].claims[0] == 2);
}

TEST_CASE("GR-R4 two checkpoints in one turn, the second ranked after the reset of the first") {
  State state = scoring(9, {4, 1, 4, 3});
  put(state, neptune, "jupiter-1", 1);  // the tie at 5 favour goes to who controls more
  play(state, "score");
  CHECK(claims(state, 0) == std::array<int, 4>{3, 0, 2, 1});
  play(state, "reveal objective-festival");
  CHECK(state.resolved == 2);
  CHECK(favours(state) == std::array<int, 4>{13, 13, 13, 13});
  CHECK(claims(state, 1)[0] == 4);
  CHECK(claims(state, 1)[2] == 3);
  play(state, "reveal objective-clustered");
  CHECK(state.active == 1);
}

TEST_CASE("GR-13.5, GR-R6, GR-14.1 checkpoint 3: the others score once at the usual cost, all are ranked, the game ends") {
  State state = scoring(3, {20, 14, 19, 13});
  resolve_before(state, 2);
  show_objectives(state, {"objective-attackers", "objective-isolated", "objective-vigilant", "objective-festival"});
  put(state, neptune, "jupiter-1", 1);
  put(state, neptune, "jupiter-2", 1);
  visit_now(state, 2, {jupiter});
  slot_discs(state, 2, 1);
  play(state, "score");
  CHECK(favours(state) == std::array<int, 4>{23, 12, 20, 11});  // 14 - 2, 19 - 1 + 2, 13 - 2
  CHECK(claims(state, 2) == std::array<int, 4>{8, 4, 6, 2});
  CHECK(GodsOfRome::decision(state).actor == Decision::Actor::no_one);
  CHECK(offers(state).empty());
}

TEST_CASE("GR-13.6 the trigger does not win checkpoint 3 by triggering") {
  State state = scoring(2, {20, 19, 0, 0});
  resolve_before(state, 2);
  for (std::string_view t : {"jupiter-1", "jupiter-2", "jupiter-3"}) put(state, phoebus, t, 1);
  visit_now(state, 1, {jupiter});
  slot_discs(state, 1, 2);
  state.players[1].favour = 20;
  play(state, "score");
  CHECK(favours(state)[0] == 22);
  CHECK(favours(state)[1] == 23);
  CHECK(claims(state, 2)[1] == 8);
  CHECK(claims(state, 2)[0] == 6);
}

TEST_CASE("GR-13.7, GR-R7 tie-breakers in their order") {
  State state = mid_game();
  clear_map(state);
  CHECK(wins_tie(state, 3, 0));  // all equal: later in turn order
  state.start_player = 1;
  CHECK(wins_tie(state, 0, 3));  // seat 0 is now the last
  state.start_player = 0;
  for (std::size_t c = 0; c < 3; ++c) {  // VP at checkpoint 1, then 2, then 3 weigh more and more
    state.players[0].claims[c] = c == 1 ? 1 : 3;
    state.players[3].claims[c] = c == 1 ? 3 : 1;
    CHECK(wins_tie(state, 0, 3) == (c != 1));
  }
  put(state, venus, "diana-1", 2), put(state, diana, "diana-1", 2);
  build_temple(state, 3, "diana-1");  // Venus: 3 pieces, a controlled territory
  CHECK(wins_tie(state, 3, 0));
  put(state, diana, "diana-1", 3);  // a tie of values: no control, but equal counts of pieces
  CHECK(wins_tie(state, 0, 3));
  put(state, diana, "jupiter-1", 1), put(state, venus, "jupiter-1", 2);  // Venus: more pieces and more control
  CHECK(wins_tie(state, 3, 0));
  put(state, venus, "jupiter-1", 1);
  CHECK(wins_tie(state, 0, 3));  // pieces 4:4, controls 0:0, by checkpoint 3
  state.players[3].slots[0].card = card("card-attack-attack");
  CHECK(wins_tie(state, 3, 0));  // cards come before pieces and VP
  put(state, diana, "phoebus-1", 1);
  CHECK(wins_tie(state, 0, 3));  // control comes first of all
}

TEST_CASE("GR-13.7 more own meeples on the map break a tie, wooden temples counted") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "jupiter-1", 2), put(state, venus, "jupiter-1", 2);
  CHECK(wins_tie(state, 3, 0));
  put(state, phoebus, "jupiter-2", 2), put(state, diana, "jupiter-2", 1);
  build_temple(state, 0, "jupiter-2");  // 2 : 2 in value, nobody controls it
  CHECK(wins_tie(state, 0, 3));
}

TEST_CASE("GR-14.2 the sum of the claims wins, favour is worth nothing, ties by GR-13.7") {
  State state = mid_game({.players = 3});
  clear_map(state);
  state.agenda.clear();
  state.players[0].claims = {3, 2, 4};
  state.players[1].claims = {1, 4, 6};
  state.players[2].claims = {2, 3, 8};
  state.players[0].favour = 30;
  CHECK(GodsOfRome::score(state, 1).total() == 11);
  CHECK(GodsOfRome::place(state, 2) == 1);
  CHECK(GodsOfRome::place(state, 1) == 2);
  CHECK(GodsOfRome::place(state, 0) == 3);
  state.players[1].claims = {2, 3, 8};
  CHECK(GodsOfRome::place(state, 2) == 1);  // later in turn order
  put(state, phoebus, "jupiter-1", 1);
  CHECK(GodsOfRome::place(state, 1) == 1);
}

TEST_CASE("GR-14.3, GR-R29 after 500 turns a player the game ends and open checkpoints go by favour") {
  State state = scoring(0, {1, 4, 2, 3});
  state.turn_count = {(4 * 500 - 2) & 0xff, (4 * 500 - 2) >> 8};
  slot_discs(state, 1, 2);
  play(state, "score");
  CHECK_FALSE(state.agenda.empty());
  play(state, "score");
  CHECK(state.agenda.empty());
  CHECK(claims(state, 0) == std::array<int, 4>{0, 3, 1, 2});
  CHECK(claims(state, 2) == std::array<int, 4>{2, 8, 4, 6});
}

TEST_CASE("GR-13.7 a wooden temple alone decides the count of meeples") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "jupiter-1", 1), put(state, venus, "jupiter-1", 2), put(state, phoebus, "jupiter-1", 2);
  put(state, diana, "jupiter-2", 1), put(state, phoebus, "jupiter-2", 2);
  CHECK(wins_tie(state, 3, 0));  // 2 : 2 pieces, nobody controls: later in turn order
  build_temple(state, 0, "jupiter-2");  // 2 : 2 in value with Phoebus, still nobody's
  CHECK(controller(state, at("jupiter-2")) == kNoGod);
  CHECK(wins_tie(state, 0, 3));  // 3 : 2
}

TEST_CASE("GR-13.7, GR-R7 territories of the own colour count as controlled") {
  State state = mid_game();
  clear_map(state);
  put(state, diana, "diana-1", 1);
  put(state, venus, "jupiter-1", 1), put(state, phoebus, "jupiter-1", 1);
  CHECK(wins_tie(state, 0, 3));
}

TEST_CASE("GR-14.3 the safety stop holds in solo too") {
  State state = mid_game({.players = 1});
  state.turn_count = {(500 - 1) & 0xff, (500 - 1) >> 8};
  play(state, "score");
  CHECK(state.agenda.empty());
  CHECK(state.players[0].claims[2] != kUnclaimed);
}
