// OR-4: resources, workers, the city. OR-22, OR-23: information and limits.
#include "core/table/table_of.h"
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

TEST_CASE("OR-4.1.1, OR-4.1.2, OR-R1 the named resource is paid first, Gold for what is missing, never the reverse") {
  Purse mine = purse(1, 0, 5, 2);
  CHECK(can_pay(mine, stone, 3));
  CHECK_FALSE(can_pay(mine, stone, 4));
  CHECK_FALSE(can_pay(mine, gold, 3));
  pay(mine, stone, 2);
  CHECK(mine == purse(0, 0, 5, 1));
}

TEST_CASE("OR-4.1.2 Wisdom and Stone of one purchase share the Gold") {
  State state = turn();
  set_market(state, {"b-mint", "b-harbor"});  // the second costs 1 Wisdom and 3 Stone
  set_purse(state, 2, 0, 0, 2);
  play(state, {"visit site-2 archon", "perform buy-building"});
  CHECK(offers(state, "buy b-harbor build"));
  State poorer = turn();
  set_market(poorer, {"b-mint", "b-harbor"});
  set_purse(poorer, 2, 0, 0, 1);
  play(poorer, {"visit site-2 archon", "perform buy-building"});
  CHECK_FALSE(offers(poorer, "buy b-harbor build"));
  CHECK(offers(poorer, "buy b-harbor farm"));
  play(state, "buy b-harbor build");
  CHECK(state.players[0].purse == purse(0, 0, 0, 0));
}

TEST_CASE("OR-4.1.3 a basic resource is Stone, Food or Wisdom, never Gold") {
  State state = turn();
  play(state, {"visit site-4 archon", "perform gain-basic-and-gold"});
  CHECK(offers(state) == Lines{"gain stone", "gain food", "gain wisdom"});
}

TEST_CASE("OR-4.1.4 Gold is worth 1 VP at the end, basic resources nothing") {
  State state = turn();
  set_purse(state, 9, 9, 9, 4);
  CHECK(total(state, 0) == 4);
}

TEST_CASE("OR-4.2.1, OR-6.9 a placed Freeman is used: it stays at its site and is not placed again") {
  State state = turn();
  set_freemen(state, {"red-3"});
  play(state, {"visit site-5 freeman-red-3", "perform gain-one-of-each"});
  CHECK(freemen(state) == Lines{"red-3 used"});
  CHECK(state.players[0].freemen[0].place == 5);
  CHECK(state.active == 1);
  play(state, "pass");
  CHECK_FALSE(offers(state, "visit site-1 freeman-red-3"));
  CHECK(offers(state, "visit site-1 archon"));
}

TEST_CASE("OR-4.2.2 a Speaker works by its value, without colour, and stays until it is placed") {
  State state = turn();
  set_purse(state, 0, 0, 1, 0);
  state.players[0].speakers.push_back({0, 3});
  state.ships[0] = 5;
  CHECK_FALSE(offers(state, "visit site-1 speaker-3"));
  state.ships[0] = 4;
  play(state, {"visit site-1 speaker-3", "perform gain-3-stone"});
  CHECK(state.players[0].purse == purse(3, 0, 0, 0));
  CHECK(state.players[0].speakers[0].place == 1);
}

TEST_CASE("OR-4.2.3, OR-E15 the Archon ignores values and has the colours of the Advisors") {
  State state = turn();
  set_purse(state, 5, 5, 5, 5);
  state.ships.fill(6);
  for (Colour colour : {purple, orange, blue}) state.players[0].advisors.push_back(colour);
  const auto bonus_at = [&](const char* visit, const char* bonus) {
    State copy = state;
    play(copy, visit);
    CHECK(copy.players[0].purse[wisdom] == 5);
    return offers(copy, bonus);
  };
  CHECK(bonus_at("visit site-2 archon", "perform bonus-building"));
  CHECK(bonus_at("visit site-3 archon", "perform bonus-temple"));
  CHECK(bonus_at("visit site-4 archon", "perform bonus-speaker"));
  CHECK_FALSE(bonus_at("visit site-1 archon", "perform bonus-military"));
  CHECK_FALSE(bonus_at("visit site-5 archon", "perform bonus-resource"));
}

TEST_CASE("OR-4.2.4 a Citizen die needs an available base") {
  State state = turn();
  set_purse(state, 0, 0, 9, 0);
  State full = state;
  play(full, "visit site-4 archon");
  CHECK_FALSE(offers(full, "perform gain-citizen"));
  state.players[0].bases = 3;
  play(state, "visit site-4 archon");
  CHECK(offers(state, "perform gain-citizen"));
}

TEST_CASE("OR-4.2.5, OR-R20 Freemen are used and unused ones, not seats and not Advisors") {
  State state = turn();
  set_freemen(state, {"yellow-1"});
  set_freemen(state, {"yellow-2"}, 3);
  add_tile(state, 1, 0, "b-mint");
  add_tile(state, 1, 1, "b-mint");
  state.players[0].city[1].set_die(die("yellow-5"));
  state.players[0].advisors.push_back(yellow);
  use(state, "b-market", 2, 0);
  CHECK(points(state) == 8);
}

TEST_CASE("OR-4.3.1, OR-E10 cells that share a side are adjacent, diagonal ones are not") {
  State state = turn();
  add_tile(state, 1, 1, "b-outpost");
  add_tile(state, 2, 1, "b-forum");
  add_tile(state, 2, 2, "b-mint");
  const City& city = state.players[0].city;  // Agora 0, Palace 1, red 2, purple 3, yellow 4
  CHECK(neighbours(city, 0) == std::array<TileId, 4>{kNone, 2, 1, kNone});
  CHECK(neighbours(city, 1) == std::array<TileId, 4>{0, kNone, kNone, kNone});
  CHECK(neighbours(city, 2) == std::array<TileId, 4>{kNone, 3, kNone, 0});
  CHECK(neighbours(city, 3) == std::array<TileId, 4>{4, kNone, kNone, 2});
  CHECK(neighbours(city, 4) == std::array<TileId, 4>{kNone, kNone, 3, kNone});
  set_market(state, {"b-castle"});
  play(state, {"visit site-2 archon", "perform buy-building", "buy b-castle farm"});
  Lines cells = offers(state);
  std::sort(cells.begin(), cells.end());
  Lines expected{"place x-1 y0", "place x-1 y1", "place x0 y-1", "place x0 y2", "place x1 y0",
                 "place x1 y2",  "place x2 y0",  "place x2 y3",  "place x3 y1", "place x3 y2"};
  std::sort(expected.begin(), expected.end());
  CHECK(cells == expected);
  play(state, "place x3 y2");
  CHECK(find_tile(state.players[0].city, {3, 2}) != kNone);
}

TEST_CASE("OR-4.3.2 Districts overlap; each has its own seat for one die") {
  State state = turn();
  set_freemen(state, {"red-3", "blue-2"});
  for (int y : {0, 1}) add_farm(state, 1, y), add_farm(state, 2, y);
  play(state, "close freeman-red-3");
  CHECK(offers(state) == Lines{"seat x0 y0", "seat x1 y0"});
  play(state, {"seat x0 y0", "stop"});
  CHECK(closed_districts(state.players[0]) == 1);
  play(state, {"pass", "close freeman-blue-2"});
  CHECK(offers(state) == Lines{"seat x1 y0"});
}

TEST_CASE("OR-4.3.3, OR-4.3.4 grey tiles and Farms count as tiles of a District; Farms and the Palace do nothing") {
  State state = turn();
  set_freemen(state, {"yellow-3"});
  add_farm(state, 1, 0, "b-mint");
  add_farm(state, 1, 1, "b-mint");
  CHECK(ability_of(state.players[0].city[1]) == 0);
  CHECK(ability_of(state.players[0].city[2]) == 0);
  CHECK(state.players[0].city[2].colour() == kNone);
  play(state, {"close freeman-yellow-3", "seat x0 y0"});
  CHECK(offers(state) == Lines{"activate x0 y1", "stop"});  // the Agora alone
}

TEST_CASE("OR-4.4.1 a Zodiac card overrides the general rules: Virgo builds where a tile lies, for nothing") {
  State state = turn();
  set_purse(state, 0, 0, 0, 0);
  add_farm(state, 1, 0);
  hold(state, Zodiac::virgo);
  play(state, {"visit site-2 archon", "perform buy-building", "buy b-granary over-farm", "cover x1 y0"});
  CHECK(state.players[0].city[2].piece() == building("b-granary"));
}

TEST_CASE("OR-22.1, OR-22.2 everybody sees the same; a stack below its top is a bag") {
  const State state = turn(3);
  for (Seat viewer : {Seat{0}, Seat{2}, kSpectator}) CHECK(Origins::view(state, viewer) == state);
  State copy = state;
  Rng rng(1);
  Origins::determinize(copy, rng);
  CHECK(copy == state);
}

TEST_CASE("OR-22.3 the next tile is drawn from the unseen ones; only after them come those of Virgo, in order") {
  State state = turn();
  for (Building b = 0; b < kBuildings; ++b)
    if (colour_of(b) == yellow) state.unseen[b] = 0;
  state.unseen[building("b-mint")] = 2;
  state.unseen[building("b-quarry")] = 1;
  state.stacks[yellow].under.push_back(building("b-market"));
  state.stacks[yellow].under.push_back(building("b-harbor"));
  const auto buy_yellow = [&] {
    state.agenda.clear();
    state.active = 0;
    state.players[0].archon = 0;
    state.agenda.schedule({task(Duty::take_turn), task(Duty::end_action)});
    const auto yellow_tile = std::find_if(state.market.begin(), state.market.end(), [](Building b) { return colour_of(b) == yellow; });
    const std::string id(tables::kBuildings[*yellow_tile]);
    play(state, {"visit site-2 archon", "perform buy-building", "buy " + id + " farm"});
    play(state, offers(state)[0]);
  };
  buy_yellow();
  Actions actions;
  list<Origins>(state, actions);
  CHECK(offers(state) == Lines{"reveal b-mint", "reveal b-quarry"});
  CHECK(actions.total_weight() == 3);
  play(state, "reveal b-quarry");
  buy_yellow(), play(state, "reveal b-mint");
  buy_yellow(), play(state, "reveal b-mint");
  buy_yellow();
  CHECK(asked(state) == Duty::take_turn);  // no chance: the order is known
  CHECK(state.stacks[yellow].top == building("b-market"));
  buy_yellow();
  CHECK(state.stacks[yellow].top == building("b-harbor"));
  buy_yellow();
  CHECK(state.stacks[yellow].top == kNone);
}

TEST_CASE("OR-23.2 a colour whose tower discs are gone cannot be built") {
  State state = turn();
  set_purse(state, 0, 0, 0, 9);
  CHECK(offers(state, "tower red"));
  state.tower_supply[red] = 0;
  CHECK_FALSE(offers(state, "tower red"));
}

TEST_CASE("OR-23.3, OR-R10 an empty stack leaves the lowest slot empty; a later tile under it is not moved into the gap") {
  State state = turn();
  for (Building b = 0; b < kBuildings; ++b)
    if (colour_of(b) == red) state.unseen[b] = 0;
  state.stacks[red].top = kNone;
  set_market(state, {"b-mint", "b-armory", "b-castle", "b-statue", "b-gateway"});
  set_purse(state, 9, 9, 9, 0);
  add_farm(state, 1, 0, "b-outpost");
  hold(state, Zodiac::virgo);
  play(state, {"visit site-2 archon", "perform buy-building", "buy b-armory farm", "place x0 y2"});
  CHECK(market(state) == Lines{"b-mint", "b-castle", "b-statue", "b-gateway"});
  play(state, {"pass", "visit site-2 freeman-red-1", "perform buy-building"});
  CHECK(offers(state, "buy b-castle build"));
  play(state, "buy b-castle over-farm");  // now second from the top
  play(state, {"cover x1 y0", "reveal b-estate", "skip"});
  CHECK(state.stacks[red].top == building("b-outpost"));  // OR-20.11: face up at once
  CHECK(market(state).size() == 4);
  CHECK(market(state).back() == "b-castle");
}

TEST_CASE("OR-23.4 a missing Citizen die leaves a gap for good; the next die goes to the leftmost empty slot") {
  State state = turn();
  state.players[0].bases = 6;
  set_purse(state, 0, 0, 20, 0);
  set_offer(state, {"red-1", "blue-2", "purple-3", "orange-4", "yellow-5"});
  state.supply[red] = 0;
  play(state, {"visit site-4 archon", "perform gain-citizen", "take red-1"});
  CHECK(offer(state) == Lines{"blue-2", "purple-3", "orange-4", "yellow-5"});
  CHECK(state.dice_ran_out);
  state.supply[red] = 3;
  play(state, {"pass", "visit site-4 freeman-red-1", "perform gain-citizen", "take purple-3", "roll 2"});
  CHECK(offer(state) == Lines{"blue-2", "orange-4", "yellow-5", "purple-2"});
}

TEST_CASE("OR-23.5 an empty speaker offer gives nothing to take") {
  State state = turn();
  CHECK(can_use(state, "b-forum"));
  state.speakers.fill(0);
  CHECK_FALSE(can_use(state, "b-forum"));
  set_freemen(state, {"orange-3"});
  play(state, "visit site-4 freeman-orange-3");
  CHECK_FALSE(offers(state, "perform bonus-speaker"));
}

TEST_CASE("OR-23.6 a city may hold every tile there is, as far out as it goes") {
  State state = turn();
  City& city = state.players[0].city;
  for (int i = 1; city.size() < kMostTiles - 1; ++i) city.push_back(Tile({static_cast<std::int8_t>(i), 0}, building("b-mint")));
  state.agenda.clear();
  state.agenda.schedule({task(Duty::place_tile, building("b-granary"), BuyMode::farm, Source::market), task(Duty::end_action)});
  CHECK(offers(state, "place x75 y0"));
  play(state, "place x75 y0");
  CHECK(city.size() == kMostTiles);
  CHECK(find_tile(city, {75, 0}) == kMostTiles - 1);
  State dense = turn();  // a staircase: the widest map there can be
  City& stairs = dense.players[0].city;
  for (int i = 0; stairs.size() < kMostTiles - 1; ++i)
    stairs.push_back(Tile({static_cast<std::int8_t>((i + 2) / 2), static_cast<std::int8_t>(1 + (i + 1) / 2)}, building("b-mint")));
  dense.agenda.clear();
  dense.agenda.schedule({task(Duty::place_tile, building("b-granary"), BuyMode::farm, Source::market), task(Duty::end_action)});
  CHECK(offers(dense).size() > kMostTiles);
}

TEST_CASE("a position from outside is refused where pieces are missing or a task could not be reached") {
  const State good = turn(3);
  CHECK(faults_of<Origins>(good) == "");
  const auto refused = [&](auto change) {
    State bad = good;
    change(bad);
    return !faults_of<Origins>(bad).empty();
  };
  CHECK(refused([](State& s) { ++s.supply[red]; }));
  CHECK(refused([](State& s) { --s.unseen[building("b-obelisk")]; }));
  CHECK(refused([](State& s) { ++s.tower_supply[blue]; }));
  CHECK(refused([](State& s) { s.players[1].military.below = 0; }));
  CHECK(refused([](State& s) { s.players[1].tokens = 1; }));
  CHECK(refused([](State& s) { s.districts[0].gold = 1; }));
  CHECK(refused([](State& s) { s.players[0].city[1].set_die({0, 1}); }));
  CHECK(refused([](State& s) { s.agenda.take(); }));
  CHECK(refused([](State& s) { s.agenda.schedule({task(Duty::take_speaker)}); }));
  CHECK(refused([](State& s) { s.agenda.clear(); }));
  CHECK(refused([](State& s) { s.players[0].passed = 1; }));
  CHECK(refused([](State& s) { std::swap(s.players[0].city[0], s.players[0].city[1]); }));
  CHECK(refused([](State& s) { s.bonuses[0] = s.bonuses[1]; }));
  CHECK(refused([](State& s) { s.round = 99; }));
}
