// OR-20: the Zodiac cards. Those of passing and closing stand with their chapters.
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

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

TEST_CASE("OR-20.5 Taurus: 1 Wisdom less for market tiles and for dice, not below 0") {
  State state = turn();
  hold(state, Zodiac::taurus);
  state.players[0].bases = 3;
  set_purse(state, 3, 0, 1, 0);
  set_market(state, {"b-mint", "b-forum", "b-obelisk", "b-outpost"});
  set_offer(state, {"red-1", "blue-2", "purple-3", "orange-4", "yellow-5"});
  State dice = state;
  play(state, {"visit site-2 archon", "perform buy-building"});
  CHECK(offers(state, "buy b-obelisk build"));  // 2 - 1
  CHECK_FALSE(offers(state, "buy b-outpost build"));
  play(state, {"buy b-mint build", "place x1 y0"});
  CHECK(state.players[0].purse == purse(1, 0, 1, 0));
  play(dice, {"visit site-4 archon", "perform gain-citizen"});
  CHECK(offers(dice) == Lines{"take red-1", "take blue-2", "take purple-3"});
  play(dice, "take blue-2");
  CHECK(dice.players[0].purse[wisdom] == 1);
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

TEST_CASE("OR-20.12 Scorpio: 1 Wisdom each time a 6 has to rise, duplicates too; capped effects do not count") {
  State state = turn();
  hold(state, Zodiac::scorpio);
  state.players[0].advisors.push_back(red);
  set_freemen(state, {"red-6", "blue-5"});
  set_purse(state, 0, 2, 0, 0);
  play(state, {"visit site-5 archon", "perform spend-food", "raise freeman-blue-5"});
  CHECK(state.players[0].purse[wisdom] == 0);
  play(state, "raise freeman-red-6");
  CHECK(state.players[0].purse[wisdom] == 1);
}

TEST_CASE("OR-R41 what the cards word as an order cannot be declined, what they permit can") {
  State cancer = turn();
  hold(cancer, Zodiac::cancer);
  cancer.players[0].bases = 3;
  play(cancer, "pass");
  CHECK_FALSE(offers(cancer, "skip"));
  State capricorn = turn();
  hold(capricorn, Zodiac::capricorn);
  play(capricorn, "tower red");
  CHECK(offers(capricorn, "skip"));
}
