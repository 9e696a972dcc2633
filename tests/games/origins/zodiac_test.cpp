// OR-20: the Zodiac cards. Those of passing and closing stand with their chapters.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

namespace {

// Seat 0 holds these cards.
void hold_all(State& state, std::initializer_list<Zodiac> cards) {
  Temple temple = 0;
  for (const Zodiac card : cards) state.zodiac[temple] = static_cast<std::uint8_t>(card), state.holders[temple++] = 0;
}
// An offer of 1 to 5, three bases and this Wisdom.
State before_the_offer(std::initializer_list<Zodiac> cards, unsigned wisdoms = 9) {
  State state = turn();
  hold_all(state, cards);
  state.players[0].bases = 3;
  set_freemen(state, {"red-1"});
  set_purse(state, 0, 0, wisdoms, 0);
  set_offer(state, {"red-5", "blue-2", "purple-3", "orange-4", "yellow-5"});
  return state;
}

}  // namespace

TEST_CASE("OR-20.1, OR-R43 Sagittarius: 1 more for a new Citizen die, before the offer closes up; not at the cap") {
  State state = turn();
  hold(state, Zodiac::sagittarius);
  state.players[0].bases = 6;
  set_freemen(state, {"red-1"});
  set_purse(state, 0, 0, 9, 0);
  set_offer(state, {"red-5", "blue-2", "purple-3", "orange-4", "yellow-5"});
  play(state, {"visit site-4 archon", "perform gain-citizen", "take blue-2"});
  CHECK(offers(state) == Lines{"use z-sagittarius", "skip"});
  CHECK(state.offer.size() == 5);  // the slot is still open
  CHECK(state.offer[1].value == 0);
  State declined = state;
  play(declined, {"skip", "roll 1"});
  CHECK(freemen(declined) == Lines{"red-1", "blue-2"});
  play(state, {"use z-sagittarius", "roll 1"});
  CHECK(freemen(state) == Lines{"red-1", "blue-3"});
  CHECK(offer(state) == Lines{"red-5", "purple-3", "orange-4", "yellow-5", "blue-1"});
}

TEST_CASE("OR-20.1 Sagittarius: a Speaker to at most 5") {
  State state = turn();
  hold(state, Zodiac::sagittarius);
  state.speakers = {0, 0, 0, 1, 1, 0};
  State five = state;
  use(state, "b-forum");
  play(state, {"hire speaker-4", "use z-sagittarius"});
  CHECK(state.players[0].speakers[0].value == 5);
  use(five, "b-forum");
  play(five, "hire speaker-5");
  CHECK(five.active == 1);
}

TEST_CASE("OR-20.1, OR-R43 Sagittarius: whatever effect brings the die, before the offer slides") {
  const auto takes = [](State state) {
    CHECK(offers(state, "take blue-2"));
    play(state, "take blue-2");
    CHECK(offers(state) == Lines{"use z-sagittarius", "skip"});
    CHECK(state.offer[1].value == 0);  // neither slid nor refilled
    play(state, {"use z-sagittarius", "roll 4"});
    const Lines now = freemen(state);
    CHECK(std::find(now.begin(), now.end(), "blue-3") != now.end());
    CHECK(offer(state) == Lines{"red-5", "purple-3", "orange-4", "yellow-5", "blue-4"});
  };
  State estate = before_the_offer({Zodiac::sagittarius});
  use(estate, "b-estate");
  takes(estate);
  State cancer = before_the_offer({Zodiac::cancer, Zodiac::sagittarius});
  play(cancer, "pass");
  takes(cancer);
  State libra = before_the_offer({Zodiac::libra, Zodiac::sagittarius});
  set_freemen(libra, {"orange-3"});
  for (int y : {0, 1}) add_farm(libra, 1, y);
  play(libra, {"close freeman-orange-3", "seat x0 y0", "stop", "use z-libra"});
  takes(libra);
  State swap = before_the_offer({Zodiac::sagittarius});  // a die exchanged is no new die
  use(swap, "b-court-of-justice");
  while (asked(swap) != Duty::spend_token && swap.active == 0) {
    CHECK_FALSE(offers(swap, "use z-sagittarius"));
    play(swap, offers(swap).front());
  }
}

TEST_CASE("OR-20.2 Pisces: a Gold instead of a bonus one is entitled to, without its cost") {
  State state = turn();
  hold(state, Zodiac::pisces);
  set_freemen(state, {"red-2", "blue-2"});
  set_purse(state, 0, 0, 0, 0);
  State other = state;
  play(state, "visit site-1 freeman-red-2");
  CHECK(offers(state) == Lines{"perform gain-3-stone", "perform military", "perform z-pisces"});  // the bonus itself cannot be paid
  play(state, "perform z-pisces");
  CHECK(state.players[0].purse[gold] == 1);
  CHECK_FALSE(offers(state, "perform bonus-military"));
  CHECK_FALSE(offers(state, "perform z-pisces"));
  play(other, "visit site-1 freeman-blue-2");
  CHECK_FALSE(offers(other, "perform z-pisces"));
}

TEST_CASE("OR-20.4, OR-R26, OR-R43 Aquarius: after exactly two steps 1 Gold for one step elsewhere, if held before") {
  State state = turn();
  state.zodiac = {static_cast<std::uint8_t>(Zodiac::aquarius), 0, 1};
  set_purse(state, 3, 0, 0, 5);
  State won_now = state;
  play(won_now, {"visit site-3 archon", "perform temple", "advance temple-forest 2"});
  CHECK(won_now.active == 1);
  state.holders[forest] = 0;
  State one = state, cut = state, temple = state;
  play(one, {"visit site-3 archon", "perform temple", "advance temple-sea 1"});
  CHECK(one.active == 1);
  play(state, {"visit site-3 archon", "perform temple", "advance temple-sea 2"});
  CHECK(state.holders[sea] == 0);  // the card comes first
  CHECK(offers(state) == Lines{"use z-aquarius", "skip"});
  play(state, "use z-aquarius");
  CHECK(offers(state) == Lines{"advance temple-forest", "advance temple-mountain"});
  play(state, "advance temple-forest");
  CHECK(state.players[0].purse[gold] == 4);
  CHECK(state.active == 1);
  set_step(cut, 0, sea, tables::kTempleTop[sea] - 1);
  use(cut, "b-sea-temple");
  CHECK(offers(cut) == Lines{"use b-sea-temple", "skip"});  // cut short at the top: only the building's own option
  use(temple, "b-forest-temple");
  play(temple, {"use z-aquarius", "advance temple-sea", "use b-forest-temple"});
  CHECK(offers(temple) == Lines{"advance temple-mountain", "advance temple-sea"});
  play(temple, "advance temple-sea");
  CHECK(temple.players[0].temples[sea].space == 2);
  CHECK(temple.players[0].purse[gold] == 3);
}

TEST_CASE("OR-20.5 Taurus: 1 Wisdom less for market tiles, not below 0") {
  State state = turn();
  hold(state, Zodiac::taurus);
  set_purse(state, 9, 0, 1, 0);
  set_market(state, {"b-mint", "b-forum", "b-obelisk", "b-outpost"});
  play(state, {"visit site-2 archon", "perform buy-building"});
  CHECK(offers(state, "buy b-obelisk build"));  // 2 - 1
  CHECK_FALSE(offers(state, "buy b-outpost build"));
  const auto wisdom_left = [&](std::string_view tile) {
    State bought = state;
    play(bought, {"buy " + std::string(tile) + " build", "place x1 y0"});
    return bought.players[0].purse[wisdom];
  };
  CHECK(wisdom_left("b-mint") == 1);    // 0 stays 0
  CHECK(wisdom_left("b-forum") == 1);   // 1 - 1
  CHECK(wisdom_left("b-obelisk") == 0); // 2 - 1
}

TEST_CASE("OR-20.5, OR-20.7 Taurus: 1 Wisdom less for dice of the offer, by the main action and by Libra") {
  State dice = before_the_offer({Zodiac::taurus}, 1);
  play(dice, {"visit site-4 archon", "perform gain-citizen"});
  CHECK(offers(dice) == Lines{"take red-5", "take blue-2", "take purple-3"});
  State libra = before_the_offer({Zodiac::taurus, Zodiac::libra}, 1);
  set_freemen(libra, {"orange-3"});
  for (int y : {0, 1}) add_farm(libra, 1, y);
  play(libra, {"close freeman-orange-3", "seat x0 y0", "stop", "use z-libra"});
  CHECK(offers(libra) == Lines{"take red-5", "take blue-2", "take purple-3"});
  for (State* state : {&dice, &libra}) {
    State free = *state;
    play(free, "take blue-2");
    CHECK(free.players[0].purse[wisdom] == 1);  // 1 - 1
    play(*state, "take purple-3");
    CHECK(state->players[0].purse[wisdom] == 0);  // 2 - 1
  }
}

TEST_CASE("OR-20.8 Aries: with every Attack 1 VP per red die among Freemen and seats, not Advisors") {
  State state = turn();
  hold(state, Zodiac::aries);
  set_freemen(state, {"red-1", "blue-2"});
  set_freemen(state, {"red-4"}, 3);
  add_farm(state, 1, 0), add_farm(state, 1, 1);
  state.players[0].city[1].set_die(die("red-2"));
  state.players[0].advisors.push_back(red);
  use(state, "b-outpost", 2, 0);
  play(state, "attack");
  CHECK(points(state) == 3);
}

TEST_CASE("OR-20.9, OR-E22 Leo: 5 and 2 make 6, a 6 stays 6") {
  for (const char* value : {"red-5", "red-6"}) {
    State state = turn();
    hold(state, Zodiac::leo);
    set_freemen(state, {value});
    add_farm(state, 1, 0), add_farm(state, 1, 1);
    play(state, {"close freeman-" + std::string(value), "seat x0 y0"});
    CHECK(state.players[0].city[1].die().value == 6);
    CHECK(state.players[0].advisors.empty());
  }
}

TEST_CASE("OR-20.10, OR-E20 Gemini: a resource for each space the disc will fall back") {
  const auto asked_for = [](std::uint8_t space) {
    State state = turn();
    hold(state, Zodiac::gemini);
    set_disc(state, 0, space);
    play(state, "pass");
    return asked(state) == Duty::gain_resource ? state.agenda.next().where : 0;
  };
  CHECK(asked_for(4) == 0);
  CHECK(asked_for(5) == 1);
  CHECK(asked_for(6) == 2);
  CHECK(asked_for(13) == 0);
}

TEST_CASE("OR-20.11, OR-R12 Virgo: over a Farm for nothing; the Farm goes under its stack before the refill; seats stay closed") {
  State state = turn();
  hold(state, Zodiac::virgo);
  set_purse(state, 0, 0, 0, 0);
  add_farm(state, 1, 0, "b-quarry"), add_farm(state, 1, 1, "b-forum");
  state.players[0].city[1].set_die(die("red-2"));
  set_market(state, {"b-mint", "b-armory"});
  for (Building b = 0; b < kBuildings; ++b)
    if (colour_of(b) == yellow) state.unseen[b] = 0;
  state.stacks[yellow].top = kNone;
  play(state, {"visit site-2 archon", "perform buy-building"});
  CHECK(offers(state, "buy b-armory over-farm"));
  play(state, "buy b-mint over-farm");
  CHECK(offers(state) == Lines{"cover x1 y0", "cover x1 y1"});
  play(state, "cover x1 y0");
  CHECK(market(state) == Lines{"b-armory", "b-quarry"});  // the Farm itself came up
  CHECK(state.players[0].city[2].piece() == building("b-mint"));
  CHECK_FALSE(state.players[0].city[2].is_farm());
  CHECK(closed_districts(state.players[0]) == 1);
  play(state, "use b-mint");
  CHECK(state.players[0].purse[gold] == 1);
}

TEST_CASE("OR-20.11 Virgo puts a Farm below what the stack still holds") {
  State state = turn();
  hold(state, Zodiac::virgo);
  add_farm(state, 1, 0, "b-quarry");
  set_market(state, {"b-armory"});
  play(state, {"visit site-2 archon", "perform buy-building", "buy b-armory over-farm", "cover x1 y0"});
  CHECK(state.stacks[yellow].under.size() == 1);
  CHECK(state.stacks[yellow].under[0] == building("b-quarry"));
}

TEST_CASE("OR-20.12 Scorpio: 1 Wisdom each time a 6 has to rise, duplicates too") {
  State state = turn();
  hold(state, Zodiac::scorpio);
  state.players[0].advisors.push_back(red);
  set_freemen(state, {"red-6", "blue-5"});
  set_purse(state, 0, 3, 0, 0);
  play(state, {"visit site-5 archon", "perform spend-food", "raise freeman-blue-5"});
  CHECK(state.players[0].purse[wisdom] == 0);  // a 5 rises
  play(state, "raise freeman-red-6");
  CHECK(state.players[0].purse[wisdom] == 1);  // a duplicate
  play(state, "raise freeman-blue-6");
  CHECK(state.players[0].purse[wisdom] == 2);  // a new Advisor
  State passing = turn();
  hold(passing, Zodiac::scorpio);
  set_freemen(passing, {"blue-6"});
  set_freemen(passing, {"purple-6", "yellow-2"}, 3);
  set_purse(passing, 0, 0, 0, 0);
  play(passing, "pass");
  CHECK(passing.players[0].purse[wisdom] == 1);  // only the 6 that returned
}

TEST_CASE("OR-20.12 Scorpio: 1 Wisdom for a closing; capped effects do not count") {
  State closed = turn();
  hold_all(closed, {Zodiac::scorpio, Zodiac::leo});
  set_freemen(closed, {"orange-6"});
  for (int y : {0, 1}) add_farm(closed, 1, y);
  set_purse(closed, 0, 0, 0, 0);
  play(closed, {"close freeman-orange-6", "seat x0 y0"});
  CHECK(closed.players[0].purse[wisdom] == 1);  // for the closing; Leo leaves a 6 a 6
  State tower = turn();
  hold_all(tower, {Zodiac::scorpio, Zodiac::capricorn});
  set_freemen(tower, {"red-5"});
  set_purse(tower, 0, 0, 0, 1);
  play(tower, {"tower red", "raise freeman-red-5"});
  CHECK(freemen(tower) == Lines{"red-6"});
  CHECK(tower.players[0].purse[wisdom] == 0);
  State sagittarius = before_the_offer({Zodiac::scorpio, Zodiac::sagittarius}, 0);
  play(sagittarius, {"visit site-4 archon", "perform gain-citizen", "take red-5", "use z-sagittarius", "roll 1"});
  CHECK(freemen(sagittarius) == Lines{"red-1", "red-6"});
  CHECK(sagittarius.players[0].purse[wisdom] == 0);
}

TEST_CASE("OR-R41 what the cards permit can be declined: Sagittarius, Pisces, Capricorn, Aquarius, Libra, Virgo") {
  State sagittarius = before_the_offer({Zodiac::sagittarius});
  play(sagittarius, {"visit site-4 archon", "perform gain-citizen", "take blue-2", "skip", "roll 1"});
  CHECK(freemen(sagittarius) == Lines{"red-1", "blue-2"});
  State pisces = turn();
  hold(pisces, Zodiac::pisces);
  set_freemen(pisces, {"red-2"});
  set_purse(pisces, 0, 0, 0, 0);
  play(pisces, {"visit site-1 freeman-red-2", "perform gain-3-stone"});
  CHECK(offers(pisces) == Lines{"perform z-pisces", "stop"});
  play(pisces, "stop");
  CHECK(pisces.players[0].purse == purse(3, 0, 0, 0));
  State capricorn = turn();
  hold(capricorn, Zodiac::capricorn);
  set_freemen(capricorn, {"red-2"});
  play(capricorn, {"tower red", "skip"});
  CHECK(freemen(capricorn) == Lines{"red-2"});
  CHECK(capricorn.active == 1);
  State aquarius = turn();
  hold(aquarius, Zodiac::aquarius);
  set_purse(aquarius, 1, 0, 0, 5);
  play(aquarius, {"visit site-3 archon", "perform temple", "advance temple-sea 2", "skip"});
  CHECK(aquarius.players[0].purse[gold] == 5);
  CHECK(aquarius.active == 1);
  State libra = before_the_offer({Zodiac::libra});
  set_freemen(libra, {"orange-3"});
  for (int y : {0, 1}) add_farm(libra, 1, y);
  play(libra, {"close freeman-orange-3", "seat x0 y0", "stop", "skip"});
  CHECK(libra.players[0].freemen.empty());
  CHECK(libra.active == 1);
  State virgo = turn();
  hold(virgo, Zodiac::virgo);
  add_farm(virgo, 1, 0);
  set_purse(virgo, 9, 0, 9, 0);
  set_market(virgo, {"b-mint"});
  play(virgo, {"visit site-2 archon", "perform buy-building"});
  CHECK(offers(virgo) == Lines{"buy b-mint build", "buy b-mint farm", "buy b-mint over-farm"});
}

TEST_CASE("OR-R41 what the cards order is done and cannot be declined: Taurus, Cancer, Aries, Leo, Gemini, Scorpio") {
  const auto asks_nothing = [](const State& state) { CHECK_FALSE((offers(state, "skip") || offers(state, "stop"))); };
  State taurus = before_the_offer({Zodiac::taurus}, 1);
  play(taurus, {"visit site-4 archon", "perform gain-citizen"});
  asks_nothing(taurus);
  play(taurus, "take blue-2");
  CHECK(taurus.players[0].purse[wisdom] == 1);  // less is paid without a question
  State cancer = before_the_offer({Zodiac::cancer});
  play(cancer, "pass");
  asks_nothing(cancer);
  CHECK(offers(cancer).size() == 5);
  State aries = turn();
  hold(aries, Zodiac::aries);
  set_freemen(aries, {"red-1"});
  use(aries, "b-outpost");
  play(aries, "attack");
  CHECK(points(aries) == 1);
  CHECK(aries.active == 1);
  State leo = turn();
  set_freemen(leo, {"orange-3"});
  for (int y : {0, 1}) add_farm(leo, 1, y);
  set_purse(leo, 0, 0, 0, 0);
  State scorpio = leo;
  hold(leo, Zodiac::leo);
  hold(scorpio, Zodiac::scorpio);
  play(leo, {"close freeman-orange-3", "seat x0 y0"});
  CHECK(leo.players[0].city[1].die() == die("orange-5"));
  CHECK(asked(leo) == Duty::activate_tile);
  play(scorpio, {"close freeman-orange-3", "seat x0 y0"});
  CHECK(scorpio.players[0].purse == purse(0, 0, 1, 0));
  CHECK(asked(scorpio) == Duty::activate_tile);
  State gemini = turn();
  hold(gemini, Zodiac::gemini);
  set_disc(gemini, 0, 5);
  play(gemini, "pass");
  asks_nothing(gemini);
  CHECK(offers(gemini) == Lines{"gain stone", "gain food", "gain wisdom"});
}
