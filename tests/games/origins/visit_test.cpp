// OR-6 to OR-8: visits, main actions, bonus actions.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-6.1 any unused worker may go to any site, as often as there are workers") {
  State state = turn();
  set_freemen(state, {"red-2", "red-2"});
  state.players[0].speakers.push_back({0, 4});
  Lines visits = offers(state);
  std::erase_if(visits, [](const std::string& text) { return text.rfind("visit", 0) != 0; });
  CHECK(visits.size() == 15);  // two equal Freemen are one choice
  state.players[1].passed = 1;
  play(state, {"visit site-3 freeman-red-2", "perform gain-3-wisdom", "visit site-3 freeman-red-2", "perform gain-3-wisdom"});
  CHECK(freemen(state) == Lines{"red-2 used", "red-2 used"});
}

TEST_CASE("OR-6.2, OR-6.3, OR-E5 the shortfall is paid in Wisdom, then the ship rises, then one action") {
  State state = turn();
  set_freemen(state, {"blue-2"});
  set_purse(state, 0, 0, 1, 0);
  state.ships[1] = 3;
  play(state, "visit site-2 freeman-blue-2");
  CHECK(state.players[0].purse[wisdom] == 0);
  CHECK(state.ships[1] == 4);
  CHECK(offers(state) == Lines{"perform gain-3-food", "perform buy-building"});
}

TEST_CASE("OR-6.2, OR-R4 Gold may pay the shortfall, Taurus does not reduce it, and what cannot be paid is not offered") {
  State state = turn();
  set_freemen(state, {"blue-2"});
  state.ships[1] = 4;
  set_purse(state, 9, 9, 1, 0);
  hold(state, Zodiac::taurus);
  CHECK_FALSE(offers(state, "visit site-2 freeman-blue-2"));
  CHECK(offers(state, "visit site-2 archon"));
  set_purse(state, 0, 0, 1, 1);
  play(state, "visit site-2 freeman-blue-2");
  CHECK(state.players[0].purse == purse(0, 0, 0, 0));
}

TEST_CASE("OR-6.3 a ship of 6 goes to 1, before any action of the visit") {
  State state = turn();
  state.ships[0] = 6;
  play(state, "visit site-1 archon");
  CHECK(state.ships[0] == 1);
  CHECK(asked(state) == Duty::choose_item);
}

TEST_CASE("OR-6.4, OR-6.5 one main action; a Freeman of 6 may do both in any order, or one; others never") {
  State state = turn();
  set_freemen(state, {"blue-6"});
  State both = state;
  play(both, {"visit site-1 freeman-blue-6", "perform military", "move", "stop"});
  CHECK(offers(both) == Lines{"perform gain-3-stone", "stop"});
  play(both, "perform gain-3-stone");
  CHECK(both.players[0].purse[stone] == 4);
  CHECK(asked(both) == Duty::spend_token);
  State one = state;
  play(one, {"visit site-1 freeman-blue-6", "perform gain-3-stone", "stop"});
  CHECK(one.active == 1);
  State archon = state;
  play(archon, {"visit site-1 archon", "perform gain-3-stone"});
  CHECK(archon.active == 1);
}

TEST_CASE("OR-6.6, OR-6.8, OR-8.6 the bonus of the worker's colour: before, between or after, once, and never must") {
  State state = turn();
  set_freemen(state, {"yellow-6"});
  play(state, "visit site-5 freeman-yellow-6");
  CHECK(offers(state) == Lines{"perform gain-one-of-each", "perform spend-food", "perform bonus-resource"});
  State before = state;
  play(before, {"perform bonus-resource", "gain stone"});
  CHECK(offers(before) == Lines{"perform gain-one-of-each", "perform spend-food"});  // no stop before a main action
  play(before, "perform gain-one-of-each");
  CHECK(offers(before) == Lines{"perform spend-food", "stop"});
  State after = state;
  play(after, {"perform gain-one-of-each", "perform bonus-resource", "gain food"});
  CHECK(offers(after) == Lines{"perform spend-food", "stop"});
  play(state, {"perform gain-one-of-each", "stop"});
  CHECK(state.active == 1);
}

TEST_CASE("OR-6.6 a Speaker never has a colour, nor a Freeman of another one") {
  State state = turn();
  set_freemen(state, {"red-6"});
  state.players[0].speakers.push_back({0, 5});
  State speaker = state;
  play(speaker, "visit site-5 speaker-5");
  CHECK_FALSE(offers(speaker, "perform bonus-resource"));
  play(state, "visit site-5 freeman-red-6");
  CHECK_FALSE(offers(state, "perform bonus-resource"));
}

TEST_CASE("OR-6.7 only what can be carried out is offered") {
  State state = turn();
  set_purse(state, 0, 0, 0, 0);
  const auto at = [&](const char* visit) {
    State copy = state;
    play(copy, visit);
    return offers(copy);
  };
  CHECK(at("visit site-3 archon") == Lines{"perform gain-3-wisdom"});       // no Stone
  CHECK(at("visit site-4 archon") == Lines{"perform gain-basic-and-gold"});  // no base
  CHECK(at("visit site-5 archon") == Lines{"perform gain-one-of-each"});     // no Food
  state.market.clear();
  CHECK(at("visit site-2 archon") == Lines{"perform gain-3-food"});  // no tile
  set_purse(state, 1, 1, 0, 0);
  for (Temple t = 0; t < kTemples; ++t) set_step(state, 0, t, tables::kTempleTop[t]);
  CHECK(at("visit site-3 archon") == Lines{"perform gain-3-wisdom"});
  CHECK(at("visit site-5 archon").size() == 2);
}

TEST_CASE("OR-7.1, OR-7.3, OR-7.5, OR-7.9 the resource actions") {
  const auto after = [](const char* visit, const char* item) {
    State state = turn();
    play(state, {visit, item});
    return state.players[0].purse;
  };
  CHECK(after("visit site-1 archon", "perform gain-3-stone") == purse(4, 1, 1, 1));
  CHECK(after("visit site-2 archon", "perform gain-3-food") == purse(1, 4, 1, 1));
  CHECK(after("visit site-3 archon", "perform gain-3-wisdom") == purse(1, 1, 4, 1));
  CHECK(after("visit site-5 archon", "perform gain-one-of-each") == purse(2, 2, 2, 1));
}

TEST_CASE("OR-7.2, OR-R5, OR-9.4 the military action: one space and an Attack, in either order, or one of them") {
  State state = turn();
  play(state, {"visit site-1 archon", "perform military"});
  CHECK(offers(state) == Lines{"move", "attack"});  // never neither
  State moved = state;
  play(moved, "move");
  CHECK(moved.players[0].military.space == 1);
  CHECK(offers(moved) == Lines{"attack", "stop"});
  State both = moved;
  play(both, "attack");
  CHECK(points(both) == 2);  // a border and a disc behind
  State reversed = state;
  play(reversed, "attack");
  CHECK(points(reversed) == 0);
  CHECK(offers(reversed) == Lines{"move", "stop"});
  play(reversed, "move");
  CHECK(reversed.players[0].military.space == 1);
}

TEST_CASE("OR-7.4 buying a Building at site 2") {
  State state = turn();
  play(state, {"visit site-2 archon", "perform buy-building"});
  CHECK(asked(state) == Duty::buy_building);
}

TEST_CASE("OR-7.6 the temple action: 1 Stone, one or two steps, the card") {
  State state = turn();
  set_purse(state, 0, 0, 0, 1);
  play(state, {"visit site-3 archon", "perform temple"});
  CHECK(state.players[0].purse[gold] == 0);
  CHECK(offers(state) == Lines{"advance temple-forest 1", "advance temple-forest 2", "advance temple-mountain 1",
                               "advance temple-mountain 2", "advance temple-sea 1", "advance temple-sea 2"});
  play(state, "advance temple-mountain 2");
  CHECK(state.players[0].temples[mountain].space == 2);
  CHECK(state.holders[mountain] == 0);
}

TEST_CASE("OR-7.7 one basic resource and one Gold") {
  State state = turn();
  play(state, {"visit site-4 archon", "perform gain-basic-and-gold", "gain wisdom"});
  CHECK(state.players[0].purse == purse(1, 1, 2, 2));
}

TEST_CASE("OR-7.8 a Citizen die for the Wisdom of its slot") {
  State state = turn();
  state.players[0].bases = 3;
  set_purse(state, 0, 0, 2, 0);
  set_offer(state, {"red-1", "blue-2", "purple-3", "orange-4", "yellow-5"});
  play(state, {"visit site-4 archon", "perform gain-citizen"});
  CHECK(offers(state) == Lines{"take red-1", "take blue-2", "take purple-3"});
  play(state, "take purple-3");
  CHECK(state.players[0].purse[wisdom] == 0);
}

TEST_CASE("OR-7.10 up to three Food, one at a time, each for a step of an unused Freeman or of the disc") {
  State state = turn();
  set_freemen(state, {"red-3", "blue-6"});
  set_purse(state, 0, 2, 0, 1);
  play(state, {"visit site-5 freeman-red-3", "perform spend-food"});
  CHECK(offers(state) == Lines{"raise freeman-blue-6", "move"});  // not the one just placed, and no stop yet
  play(state, "move");
  CHECK(state.players[0].purse == purse(0, 1, 0, 1));
  CHECK(offers(state) == Lines{"raise freeman-blue-6", "move", "stop"});
  play(state, "raise freeman-blue-6");
  CHECK(state.players[0].advisors.size() == 1);
  CHECK(offers(state) == Lines{"move", "stop"});
  play(state, "move");
  CHECK(state.players[0].purse == purse(0, 0, 0, 0));
  CHECK(state.players[0].military.space == 2);
  CHECK(asked(state) == Duty::spend_token);  // three are the most
}

TEST_CASE("OR-7.10 one may stop after the first Food, and must where no more can be paid") {
  State state = turn();
  set_purse(state, 0, 1, 0, 0);
  State poor = state;
  play(poor, {"visit site-5 archon", "perform spend-food", "move"});
  CHECK(asked(poor) == Duty::spend_token);
  set_purse(state, 0, 3, 0, 0);
  play(state, {"visit site-5 archon", "perform spend-food", "move", "stop"});
  CHECK(state.players[0].purse[food] == 2);
}

TEST_CASE("OR-8.1 the military bonus: 1 Wisdom for a space or an Attack, not both") {
  State state = turn();
  set_freemen(state, {"red-2"});
  set_purse(state, 0, 0, 1, 0);
  play(state, {"visit site-1 freeman-red-2", "perform bonus-military"});
  CHECK(state.players[0].purse[wisdom] == 0);
  CHECK(offers(state) == Lines{"move", "attack"});
  play(state, "move");
  CHECK(state.players[0].military.space == 1);
  CHECK(asked(state) == Duty::choose_item);
  CHECK_FALSE(offers(state, "attack"));
}

TEST_CASE("OR-8.2 the building bonus: 1 Food, then a purchase with all its costs") {
  State state = turn();
  set_freemen(state, {"purple-2"});
  set_purse(state, 2, 1, 0, 0);
  set_market(state, {"b-mint", "b-armory"});
  play(state, {"visit site-2 freeman-purple-2", "perform bonus-building"});
  CHECK(state.players[0].purse[food] == 0);
  CHECK(offers(state) == Lines{"buy b-mint build", "buy b-mint farm", "buy b-armory farm"});
  play(state, {"buy b-mint build", "place x1 y0"});
  CHECK(state.players[0].purse[stone] == 0);
}

TEST_CASE("OR-8.3 the temple bonus: 1 Stone, one step, no card") {
  State state = turn();
  set_freemen(state, {"blue-2"});
  play(state, {"visit site-3 freeman-blue-2", "perform bonus-temple"});
  CHECK(offers(state) == Lines{"advance temple-forest", "advance temple-mountain", "advance temple-sea"});
  play(state, "advance temple-sea");
  CHECK(state.players[0].temples[sea].space == 1);
  CHECK(state.players[0].purse[stone] == 0);
  CHECK(state.holders[sea] == kNone);
}

TEST_CASE("OR-8.4 the speaker bonus takes a Speaker of the offer") {
  State state = turn();
  set_freemen(state, {"orange-2"});
  state.speakers = {0, 1, 0, 1, 0, 0};
  play(state, {"visit site-4 freeman-orange-2", "perform bonus-speaker"});
  CHECK(offers(state) == Lines{"hire speaker-2", "hire speaker-4"});
  play(state, "hire speaker-4");
  CHECK(state.players[0].speakers[0] == Speaker{0, 4});
}

TEST_CASE("OR-8.5 the resource bonus gives a basic resource of choice") {
  State state = turn();
  set_freemen(state, {"yellow-2"});
  play(state, {"visit site-5 freeman-yellow-2", "perform bonus-resource", "gain wisdom"});
  CHECK(state.players[0].purse == purse(1, 1, 2, 1));
}
