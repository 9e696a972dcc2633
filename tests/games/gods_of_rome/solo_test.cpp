// GR-17 solo against the Patronus.
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

namespace {

// The human is Diana, the Patronus Jupiter; an empty map to set up.
State solo(Options options = {}) {
  options.players = 1;
  options.removed = jupiter;
  State state = mid_game(options);
  clear_map(state);
  return state;
}

// The human activates slot 1 without doing anything: the Patronus moves.
State after_activation(State state) {
  play(state, {"activate slot-1", "end"});
  return state;
}

}  // namespace

TEST_CASE("GR-17.1 the human is first; after each human turn the Patronus reacts") {
  State state = first_turn({.players = 1, .removed = venus});
  CHECK(GodsOfRome::decision(state).seat == 0);
  play(state, {"select diana", "activate slot-1", "end"});
  CHECK(GodsOfRome::decision(state).actor == Decision::Actor::chance);
  pass_chance<GodsOfRome>(state);
  CHECK(GodsOfRome::decision(state).seat == 0);
  CHECK(offers(state, "score"));
}

TEST_CASE("GR-15.1, GR-17.1 the variants affect only the human: the Patronus has no power of its colour") {
  const auto with_powers = [](God patronus, God human) {
    State state = first_turn({.players = 1, .powers = true, .removed = patronus});
    play(state, "select " + std::string(tables::kGods[human]));
    clear_map(state);
    turn_of(state, 0);
    return state;
  };
  State neptunes = with_powers(neptune, diana);  // GR-15.4: a tie is nobody's
  put(neptunes, neptune, "venus-3", 2);
  put(neptunes, diana, "venus-3", 2);
  CHECK(controller(neptunes, at("venus-3")) == kNoGod);
  CHECK(sound(neptunes));
  State human = with_powers(diana, neptune);  // while the human's is in force
  put(human, neptune, "venus-3", 2);
  put(human, diana, "venus-3", 2);
  CHECK(controller(human, at("venus-3")) == neptune);

  State jupiters = with_powers(jupiter, diana);  // GR-15.2: pushed by an enhanced attack like any other
  put(jupiters, diana, "venus-3", 1);
  put(jupiters, jupiter, "venus-3", 1);
  jupiters.players[0].blessings = bit_of(venus);
  play(jupiters, {"activate slot-4", "use attack venus", "summon venus-3"});
  CHECK(offers(jupiters, "push diana-3"));
  play(jupiters, "push diana-3");
  CHECK(meeples(jupiters, jupiter, "venus-3") == 0);
  CHECK(meeples(jupiters, jupiter, "diana-3") >= 1);

  State venuses = first_turn({.players = 1, .powers = true, .removed = venus});  // GR-15.6: no two meeples more
  CHECK(venuses.reserve[venus] == 6);
  play(venuses, "select diana");
  CHECK(venuses.reserve[venus] == 6);

  State phoebuses = with_powers(phoebus, diana);  // GR-15.3, GR-17.6: a favour for each territory, tiles left alone
  show_objectives(phoebuses, {"objective-attackers", "objective-isolated"});
  put(phoebuses, phoebus, "jupiter-1", 1);
  put(phoebuses, phoebus, "jupiter-2", 1);
  const auto tiles = phoebuses.harvest;
  play(phoebuses, "score");
  CHECK(phoebuses.players[kPatronus].favour == 2);
  CHECK(phoebuses.harvest == tiles);
}

TEST_CASE("GR-17.1, GR-16.1 pantheon restrictions bind the human; the Patronus visits nobody and goes on") {
  State state = solo({.pantheon = true});
  state.players[0].visits[venus] = 2, state.players[0].discs -= 2;
  put(state, jupiter, "venus-1", 1);
  CHECK_FALSE(offers(state, "visit venus"));
  play(state, {"visit neptune", "place neptune-1", "roll 5"});
  CHECK(meeples(state, jupiter, "venus-1") == 2);
  CHECK(state.players[kPatronus].visits == std::array<std::uint8_t, kGods>{});
}

TEST_CASE("GR-17.2 the Patronus has a meeple in each territory with a +1 tile, six in reserve, and plays no cards") {
  const State state = first_turn({.players = 1, .removed = jupiter});
  for (std::string_view t : {"phoebus-1", "neptune-3", "diana-1", "venus-3"}) CHECK(meeples(state, jupiter, t) == 1);
  CHECK(state.reserve[jupiter] == 6);
  CHECK(state.players[kPatronus].favour == 0);
  CHECK(state.players[kPatronus].discs == 0);
  State fight = solo();
  put(fight, diana, "venus-3", 1);
  put(fight, jupiter, "venus-3", 1);
  CHECK(controller(fight, at("venus-3")) == kNoGod);  // a rival
  play(fight, {"activate slot-4", "use attack", "attack venus-3"});
  CHECK(offers(fight) == std::vector<std::string>{"victim jupiter"});
}

TEST_CASE("GR-17.3 the dice: a colour with a candidate, 6 and empty colours again, then the territory by thirds or halves") {
  State state = solo();
  for (std::string_view t : {"phoebus-1", "phoebus-2", "phoebus-3", "venus-1", "venus-3", "diana-2"}) put(state, jupiter, t, 1);
  play(state, "visit neptune");
  play(state, "place neptune-1");
  CHECK(offers(state).size() == 6);
  play(state, {"roll 6", "roll 1", "roll 3"});  // again: no such face, no candidates in Jupiter's and Neptune's lands
  CHECK(GodsOfRome::info().questions[GodsOfRome::decision(state).question] == "roll-colour");
  const auto grown = [&](std::string_view colour, std::string_view face) {
    State copy = state;
    play(copy, colour);
    if (!face.empty()) play(copy, face);
    for (std::string_view t : tables::kTerritories)
      if (meeples(copy, jupiter, t) == 2) return t;
    return std::string_view{};
  };
  CHECK(grown("roll 2", "roll 1") == "phoebus-1");
  CHECK(grown("roll 2", "roll 2") == "phoebus-1");
  CHECK(grown("roll 2", "roll 3") == "phoebus-2");
  CHECK(grown("roll 2", "roll 4") == "phoebus-2");
  CHECK(grown("roll 2", "roll 6") == "phoebus-3");
  CHECK(grown("roll 5", "roll 3") == "venus-1");
  CHECK(grown("roll 5", "roll 4") == "venus-3");
  CHECK(grown("roll 4", "") == "diana-2");  // one candidate, no roll
}

TEST_CASE("GR-17.4 after a visit it grows where it is and nothing blocks; with an empty reserve it does nothing") {
  State state = solo();
  put(state, jupiter, "venus-1", 1);
  put(state, jupiter, "phoebus-1", 1);
  state.god_tile[phoebus] = at("phoebus-1");
  State grows = state;
  play(grows, {"visit neptune", "place neptune-1", "roll 2", "roll 5"});
  CHECK(meeples(grows, jupiter, "venus-1") == 2);
  CHECK(meeples(grows, jupiter, "phoebus-1") == 1);
  put(state, jupiter, "venus-1", 9);
  play(state, {"visit neptune", "place neptune-1"});
  CHECK(GodsOfRome::decision(state).actor == Decision::Actor::player);
}

TEST_CASE("GR-17.5 after an activation: the surplus of a controlled territory goes; one more than the rival stays") {
  State state = solo();
  put(state, jupiter, "venus-3", 4);
  put(state, phoebus, "venus-3", 1);
  put(state, jupiter, "phoebus-1", 1);  // controlled, but no surplus
  put(state, diana, "diana-3", 1);      // human control next door: needs 2
  state = after_activation(state);
  play(state, "roll 5");
  CHECK(meeples(state, jupiter, "venus-3") == 2);
  CHECK(meeples(state, jupiter, "diana-3") == 2);  // class 1: takes control from the human
  CHECK(meeples(state, jupiter, "phoebus-1") == 1);
}

TEST_CASE("GR-17.5 classes: take control from the human, break it by a tie, take what is not the human's, reinforce") {
  State base = solo();
  put(base, jupiter, "venus-3", 3);  // neighbours: diana-3, jupiter-3, neptune-3, phoebus-3; surplus 2
  State tie = base;
  put(tie, diana, "neptune-3", 2);  // 3 needed to control, 2 to tie
  put(tie, venus, "venus-3", 0);
  tie = after_activation(tie);
  play(tie, "roll 5");
  CHECK(meeples(tie, jupiter, "neptune-3") == 2);  // class 2 before class 3 elsewhere

  State take = base;
  put(take, diana, "neptune-3", 5);  // out of reach
  put(take, phoebus, "phoebus-3", 1);
  take = after_activation(take);
  play(take, "roll 5");
  // class 3 twice: the free lands; stake: not the human's colour; harvest: jupiter-3 none before phoebus-3
  CHECK(meeples(take, jupiter, "jupiter-3") == 1);
  CHECK(meeples(take, jupiter, "neptune-3") == 0);

  State reinforce = base;
  for (std::string_view t : {"diana-3", "jupiter-3", "phoebus-3"}) put(reinforce, phoebus, t, 3);
  put(reinforce, diana, "neptune-3", 5);
  reinforce = after_activation(reinforce);
  play(reinforce, "roll 5");
  CHECK(meeples(reinforce, jupiter, "neptune-3") == 2);  // class 4: all against the human
}

TEST_CASE("GR-17.5 ties: higher stake, then harvest, then the human's value, then fewer needed, then map order") {
  State state = solo();
  state.harvest.fill(0);
  put(state, jupiter, "venus-3", 2);  // surplus 1
  State stake = state;
  visit_now(stake, 0, {neptune});
  stake = after_activation(stake);
  play(stake, "roll 5");
  CHECK(meeples(stake, jupiter, "neptune-3") == 1);  // not the human's colour, god visited
  State harvest = state;
  harvest.harvest[at("phoebus-3")] = 1;
  harvest = after_activation(harvest);
  play(harvest, "roll 5");
  CHECK(meeples(harvest, jupiter, "phoebus-3") == 1);
  State order = after_activation(state);
  play(order, "roll 5");
  CHECK(meeples(order, jupiter, "jupiter-3") == 1);
  CHECK(meeples(order, jupiter, "diana-3") == 0);
  State value_first = solo();
  value_first.harvest.fill(0);
  put(value_first, jupiter, "venus-3", 4);  // surplus 3
  put(value_first, diana, "neptune-3", 2);
  put(value_first, diana, "phoebus-3", 1);
  value_first = after_activation(value_first);
  play(value_first, "roll 5");
  CHECK(meeples(value_first, jupiter, "neptune-3") == 3);  // class 1 both; the human's value is higher there
}

TEST_CASE("GR-17.5 without a surplus all meeples leave one of its strongest territories; a blocked one neither gives nor takes") {
  State state = solo();
  put(state, jupiter, "venus-3", 2);
  put(state, phoebus, "venus-3", 2);
  put(state, jupiter, "venus-1", 1);
  put(state, jupiter, "phoebus-1", 3);
  state.god_tile[phoebus] = at("phoebus-1");
  put(state, diana, "diana-3", 1);
  State moved = after_activation(state);
  play(moved, "roll 5");
  CHECK(meeples(moved, jupiter, "venus-3") == 0);
  CHECK(meeples(moved, jupiter, "diana-3") == 2);
  CHECK(meeples(moved, jupiter, "phoebus-1") == 3);
  state.god_tile[diana] = at("diana-3");
  State walled = after_activation(state);
  play(walled, "roll 5");
  CHECK(meeples(walled, jupiter, "diana-3") == 0);
  CHECK(meeples(walled, jupiter, "venus-3") == 0);
}

TEST_CASE("GR-17.5 against Neptune's power a tie is not enough") {
  State state = first_turn({.players = 1, .powers = true, .removed = jupiter});
  state.agenda.clear();
  select_faction(state, neptune);
  turn_of(state, 0);
  clear_map(state);
  put(state, jupiter, "venus-3", 3);
  put(state, neptune, "diana-3", 2);
  play(state, {"activate slot-1", "end", "roll 5"});
  CHECK(meeples(state, jupiter, "diana-3") == 0);  // 2 would tie, which Neptune wins; free lands are better
}

TEST_CASE("GR-17.6, GR-R30 after a score it gains a favour for each territory it controls, its own colour included, and flips nothing") {
  State state = solo();
  put(state, jupiter, "jupiter-1", 1);
  put(state, jupiter, "venus-3", 2);
  put(state, jupiter, "phoebus-1", 1);
  put(state, diana, "phoebus-1", 1);  // a tie
  play(state, "score");
  CHECK(state.players[kPatronus].favour == 2);
  CHECK(state.harvest[at("venus-3")] == 1);
  state.players[kPatronus].favour = 4;
  play(state, "score");
  CHECK(state.resolved == 1);  // it can trigger
  CHECK(state.players[kPatronus].claims[0] == 3);
  CHECK(state.players[0].claims[0] == 2);
  CHECK(state.players[0].favour == 5);
}

TEST_CASE("GR-17.7 checkpoint 3: the Patronus scores once more if the human triggers it, the human if the Patronus does") {
  State state = solo();
  for (std::size_t c = 0; c < 2; ++c) state.players[0].claims[c] = claim_order(c)[0], state.players[1].claims[c] = claim_order(c)[1];
  state.resolved = 2;
  state.players[0].claim_discs = 2, state.players[0].discs -= 2;
  show_objectives(state, {"objective-attackers", "objective-isolated", "objective-vigilant", "objective-festival"});
  state.players[0].favour = 23;
  state.players[1].favour = 22;
  State human = state;
  put(human, diana, "venus-1", 1);
  put(human, jupiter, "jupiter-1", 1), put(human, jupiter, "jupiter-2", 1), put(human, jupiter, "jupiter-3", 1);
  visit_now(human, 0, {venus});
  slot_discs(human, 0, 2);
  play(human, "score");
  CHECK(human.agenda.empty());
  CHECK(human.players[0].favour == 24);
  CHECK(human.players[1].favour == 25);
  CHECK(human.players[1].claims[2] == 8);
  CHECK(human.players[0].claims[2] == 6);

  State patronus = state;
  put(patronus, jupiter, "jupiter-1", 1), put(patronus, jupiter, "jupiter-2", 1);
  play(patronus, "score");
  CHECK(patronus.agenda.empty());
  CHECK(patronus.players[1].claims[2] == 8);
  CHECK(patronus.players[0].favour == 19);  // two scores without discs on slots
}

TEST_CASE("GR-17.7 the Patronus is last in turn order and has no cards") {
  State state = solo();
  CHECK(wins_tie(state, kPatronus, 0));  // all equal: the last wins
  state.players[0].slots[0].card = card("card-attack-attack");
  CHECK(wins_tie(state, 0, kPatronus));
}

TEST_CASE("GR-17.8 the human needs strictly more VP: a tie is a loss") {
  State state = solo();
  state.agenda.clear();
  state.resolved = 3;
  state.players[0].claims = {3, 4, 6};
  state.players[1].claims = {2, 3, 8};
  CHECK(GodsOfRome::score(state, 0).total() == 13);
  CHECK(GodsOfRome::place(state, 0) == 2);
  state.players[0].claims = {3, 4, 8};
  state.players[1].claims = {2, 3, 6};
  CHECK(GodsOfRome::place(state, 0) == 1);
}

TEST_CASE("GR-16.6, GR-17.1 in solo variants bind the human alone and nothing ends by exhaustion") {
  State state = solo({.pantheon = true});
  state.players[0].visits = {0, 2, 2, 2, 2};
  state.players[0].discs = 3;
  play(state, {"activate slot-1", "end"});
  pass_chance<GodsOfRome>(state);
  CHECK_FALSE(state.agenda.empty());
  CHECK(state.idle_turns == 0);
}

TEST_CASE("GR-17.5 equal otherwise, it goes where fewer meeples are needed") {
  State state = solo();
  state.harvest.fill(0);
  put(state, jupiter, "venus-3", 4);  // surplus 3; neighbours jupiter-3, phoebus-3, neptune-3, diana-3
  put(state, phoebus, "jupiter-3", 2);  // 3 needed
  put(state, phoebus, "phoebus-3", 1);  // 2 needed
  put(state, phoebus, "neptune-3", 3);  // out of reach
  put(state, phoebus, "diana-3", 3);
  state = after_activation(state);
  play(state, "roll 5");
  CHECK(meeples(state, jupiter, "phoebus-3") == 2);
  CHECK(meeples(state, jupiter, "jupiter-3") == 1);  // the rest reinforces, in map order
}

TEST_CASE("GR-17.5 the human's own colour is of less account, and a -1 tile of less than none") {
  State state = solo();
  state.harvest.fill(0);
  put(state, jupiter, "venus-3", 2);
  for (std::string_view t : {"jupiter-3", "phoebus-3"}) put(state, phoebus, t, 3);
  State stake = state;
  put(stake, phoebus, "neptune-3", 0);  // neptune-3 and diana-3 are free; diana-3 is the human's colour
  stake.harvest[at("diana-3")] = 1;     // the stake comes before the harvest
  stake = after_activation(stake);
  play(stake, "roll 5");
  CHECK(meeples(stake, jupiter, "neptune-3") == 1);
  State minus = solo();
  minus.harvest.fill(0);
  put(minus, jupiter, "venus-3", 2);
  minus.harvest[at("jupiter-3")] = -1;
  minus = after_activation(minus);
  play(minus, "roll 5");
  CHECK(meeples(minus, jupiter, "phoebus-3") == 1);
}

TEST_CASE("GR-17.5 a source without a destination is passed over; what finds none stays (step 4)") {
  State state = solo();
  put(state, jupiter, "venus-1", 3);  // its neighbours are all its own or blocked
  put(state, jupiter, "jupiter-1", 1);
  state.god_tile[neptune] = at("neptune-2"), state.god_tile[phoebus] = at("phoebus-1");
  put(state, jupiter, "diana-2", 2);
  for (std::string_view t : {"jupiter-2", "phoebus-3"}) put(state, jupiter, t, 1);
  // diana-2 borders jupiter-2, neptune-2 and phoebus-3: all its own or blocked
  State stuck = after_activation(state);
  pass_chance<GodsOfRome>(stuck);
  CHECK(meeples(stuck, jupiter, "venus-1") == 3);
  CHECK(meeples(stuck, jupiter, "diana-2") == 2);

  State rest = solo();
  put(rest, jupiter, "diana-2", 4);  // surplus 3, one free neighbour
  rest.god_tile[neptune] = at("neptune-2");
  put(rest, jupiter, "jupiter-2", 1);
  rest = after_activation(rest);
  play(rest, "roll 4");
  CHECK(meeples(rest, jupiter, "phoebus-3") == 1);
  CHECK(meeples(rest, jupiter, "diana-2") == 3);
}

TEST_CASE("GR-12.3 the Patronus's meeples count for Festival") {
  State state = solo();
  show_objectives(state, {"objective-festival", "objective-isolated"});
  put(state, diana, "venus-3", 3);
  put(state, jupiter, "venus-3", 1);
  put(state, phoebus, "venus-3", 1);
  visit_now(state, 0, {venus});
  slot_discs(state, 0, 2);
  play(state, "score");
  CHECK(state.players[0].favour == 3);  // 1, the +1 tile, Festival
}
