// Positions in the middle of a turn: what is asked, and agendas that play cannot reach (GR-7 to GR-9, GR-15).
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

namespace {

// The position with another task on top of what is left of the turn.
State asked(State state, Task task) {
  state.agenda.next() = task;
  return state;
}

// Seat 0 has activated a slot and is to use its symbol.
State activated(std::string_view slot, Options options = {}) {
  State state = mid_game(options);
  play(state, slot);
  REQUIRE(sound(state));
  return state;
}

bool is_refused(const State& state) { return faults_of<GodsOfRome>(state).starts_with("agenda"); }

std::string question(const State& state, Language language) {
  return GodsOfRome::info().texts.question(GodsOfRome::info().questions[GodsOfRome::decision(state).question],
                                           GodsOfRome::question_subject(state), language);
}

}  // namespace

TEST_CASE("GR-7.2, GR-7.3 an action belongs to a symbol of a slot that was activated") {
  const State growing = activated("activate slot-1");
  CHECK(sound(asked(growing, task(Duty::grow_where))));
  CHECK(is_refused(asked(growing, task(Duty::travel_from))));
  State idle = growing;
  idle.players[0].slots[0].disc = 0;
  ++idle.players[0].discs;
  CHECK(is_refused(asked(idle, task(Duty::grow_where))));
}

TEST_CASE("GR-7.3 a printed symbol is used once, each symbol of a card once") {
  State bare = activated("activate slot-1");
  bare.agenda.schedule({task(Duty::grow_where)});  // and the printed growth is left
  CHECK(is_refused(bare));

  State both = mid_game();
  both.players[0].slots[0].card = both.display[1];  // growth and travel
  both.display[1] = kNoCard;
  build_temple(both, 0, "diana-1");
  play(both, "activate slot-1");
  State then = both;
  play(then, "use growth");
  CHECK(sound(then));
  then.agenda.clear();
  then.agenda.schedule(
      {task(Duty::grow_where), task(Duty::use_symbol, 0, Symbol::growth, Symbol::none), task(Duty::end_turn, TurnKind::activate)});
  CHECK(is_refused(then));
  CHECK(is_refused(asked(both, task(Duty::use_symbol, 0, Symbol::attack, Symbol::none))));
}

TEST_CASE("GR-7.4 an enhanced action has its blessing on the activated slot") {
  State state = mid_game();
  put(state, diana, "venus-3", 1);
  state.players[0].blessings = bit_of(venus);
  play(state, {"activate slot-1", "use growth venus"});
  CHECK(sound(state));
  CHECK(is_refused(asked(state, task(Duty::build_where, diana))));
  play(state, "build venus-3");
  CHECK(sound(state));
  State elsewhere = state;
  elsewhere.players[0].slots[0].blessings = 0;
  CHECK(is_refused(elsewhere));
}

TEST_CASE("GR-8.3, GR-15.5 an attack is where the player is, or next to it with the power") {
  State state = activated("activate slot-4");
  put(state, diana, "diana-3", 1);
  put(state, venus, "diana-3", 1);
  put(state, venus, "venus-3", 1);
  CHECK(sound(asked(state, task(Duty::attack_whom, at("diana-3"), 0, 0))));
  CHECK(is_refused(asked(state, task(Duty::attack_whom, at("venus-3"), 0, 0))));
  CHECK(is_refused(asked(state, task(Duty::attack_whom, at("diana-3"), 1, 0))));  // no power to push another
  CHECK(is_refused(asked(state, task(Duty::attack_whom, at("diana-3"), 0, 1))));
  State powered = state;
  powered.powers = 1;
  CHECK(sound(asked(powered, task(Duty::attack_whom, at("venus-3"), 0, 0))));  // Diana's
}

TEST_CASE("GR-9.3, GR-15.2 a summoned god drives out whom it may, colour by colour") {
  State state = mid_game({.powers = true});
  put(state, diana, "venus-3", 1);
  put(state, phoebus, "venus-3", 1);
  put(state, neptune, "venus-3", 1);
  state.players[0].blessings = bit_of(venus);
  play(state, {"activate slot-4", "use attack venus", "summon venus-3"});
  CHECK(sound(state));
  CHECK(state.agenda.next() == task(Duty::push_to, at("venus-3"), phoebus));
  CHECK(is_refused(asked(state, task(Duty::push_to, at("venus-3"), neptune))));  // not before Phoebus's
  CHECK(is_refused(asked(state, task(Duty::push_to, at("venus-3"), diana))));    // one's own stay
  State immune = state;
  immune.players[3].faction = jupiter;
  put(immune, jupiter, "venus-3", 1);
  CHECK(is_refused(asked(immune, task(Duty::push_to, at("venus-3"), jupiter))));
}

TEST_CASE("GR-3.4.1 a first game lies as printed") {
  State state = mid_game();
  CHECK(sound(state));
  const Territory start = state.start_territory[venus], plus = tables::kFirstGamePlus[venus];
  state.start_territory[venus] = plus;
  state.harvest[start] = state.harvest[plus];
  state.harvest[plus] = 0;
  CHECK(faults_of<GodsOfRome>(state).find("GR-3.4.1") != std::string::npos);
  state.first_game = 0;
  CHECK(sound(state));
}

TEST_CASE("GR-8.2, GR-9.3 questions name whose meeple is pushed, and say when one may stop") {
  State travel = mid_game();
  put(travel, diana, "diana-3", 2);
  play(travel, {"activate slot-3", "use travel", "travel diana-3"});
  CHECK(question(travel, Language::en) == "Travel: choose where a meeple goes.");
  play(travel, "move venus-3");
  CHECK(question(travel, Language::en) == "Travel: choose where another meeple goes, or stop.");
  CHECK(question(travel, Language::pt) == "Viagem: escolhe para onde vai mais um seguidor, ou para.");
  State summon = mid_game();
  put(summon, diana, "venus-3", 1);
  put(summon, phoebus, "venus-3", 1);
  summon.players[0].blessings = bit_of(venus);
  play(summon, {"activate slot-4", "use attack venus", "summon venus-3"});
  CHECK(question(summon, Language::en).find("meeple of Phoebus") != std::string::npos);
  CHECK(question(summon, Language::pt).find("seguidor de Febo") != std::string::npos);
}
