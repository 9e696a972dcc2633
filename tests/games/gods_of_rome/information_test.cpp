// GR-18 information, GR-19 limits, GR-20 decisions, GR-21 chance.
#include "core/table/table_of.h"
#include "tests/games/gods_of_rome/story.h"

using namespace tessera;
using namespace tessera::gods_of_rome;

TEST_CASE("GR-18.1, GR-18.2 nothing is private: everybody sees the same position, and every choice") {
  State state = mid_game();
  for (Seat viewer : {Seat{0}, Seat{3}, kSpectator}) CHECK(GodsOfRome::view(state, viewer) == state);
  CHECK(GodsOfRome::decision(state).audience == kEverybody);
}

TEST_CASE("GR-18.2, GR-18.3 decks are known as sets, their order does not exist") {
  State state = fresh({});
  play(state, "start seat-1");
  Actions actions;
  list<GodsOfRome>(state, actions);
  CHECK(actions.total_weight() == 12);
  play(state, "deal card-growth-growth");
  list<GodsOfRome>(state, actions);
  CHECK(actions.total_weight() == 11);
  CHECK(actions.weight(0) == 1);  // one copy is left
  CHECK(actions.weight(1) == 2);  // GR-21 RE-4: a kind with two hidden copies counts twice
}

TEST_CASE("GR-19.1 a visit to a god without meeples in reserve places none") {
  State state = mid_game();
  put(state, venus, "venus-1", 10);
  play(state, "visit venus");
  CHECK(state.active == 1);
  CHECK(state.players[0].blessings == bit_of(venus));

  State last = mid_game();
  put(last, venus, "venus-1", 9);
  play(last, {"visit venus", "place venus-1"});  // the last one is placed
  CHECK(last.reserve[venus] == 0);
}

TEST_CASE("GR-19.2 without a wooden temple in supply none can be built; one per territory of any colour") {
  State state = mid_game();
  state.players[0].blessings = bit_of(diana);
  State none = state;
  for (std::string_view t : {"venus-1", "venus-2", "venus-3", "phoebus-1"}) build_temple(none, 0, t);
  play(none, "activate slot-1");
  CHECK_FALSE(offers(none, "use growth diana"));
  build_temple(state, 1, "diana-2");
  play(state, "activate slot-1");
  CHECK_FALSE(offers(state, "use growth diana"));
}

TEST_CASE("GR-19.4 four players can hold a blessing of the same god") {
  State state = mid_game();
  for (Seat seat = 0; seat < 4; ++seat) {
    turn_of(state, seat);
    for (Player& player : state.players) player.discs += static_cast<std::uint8_t>(std::popcount(player.visiting)), player.visiting = 0;
    play(state, {"visit jupiter", "place jupiter-1"});
  }
  for (const Player& player : state.players) CHECK(player.blessings == bit_of(jupiter));
  CHECK(sound(state));
}

TEST_CASE("GR-19.5 in the base game discs suffice for everything at once; in the pantheon a claim without a disc counts") {
  State state = mid_game();
  visit_now(state, 0, {jupiter, phoebus, neptune, venus});
  slot_discs(state, 0, 4);
  state.players[0].discs -= 2, state.players[0].claim_discs = 2;
  CHECK(state.players[0].discs == 1);
  CHECK(offers(state, "visit diana"));

  State tight = mid_game({.pantheon = true});
  tight.players[1].discs = 0;
  tight.players[0].favour = 5;
  slot_discs(tight, 0, 2);
  play(tight, "score");
  CHECK(tight.players[1].claims[0] != kUnclaimed);
  CHECK(tight.players[1].claim_discs == 0);
}

TEST_CASE("GR-19.6 favour has no upper limit") {
  State state = mid_game();
  clear_map(state);
  state.resolved = 2;
  state.players[0].favour = 20;
  for (std::string_view t : {"venus-1", "venus-3", "jupiter-2", "jupiter-3", "phoebus-1", "phoebus-2", "neptune-1", "neptune-3"})
    put(state, diana, t, 1);
  visit_now(state, 0, {venus, jupiter, phoebus, neptune});
  slot_discs(state, 0, 2);
  show_objectives(state, {"objective-attackers", "objective-isolated"});
  play(state, "score");
  CHECK(state.players[0].favour == 32);  // past the last space drawn, 30
}

namespace {

// What GR-19.7 speaks of, counted where it can lie. Every colour in play has ten meeples, on the map or in
// reserve; only the Patronus has any beyond the players'.
struct Supplies {
  Map harvest = 0, temples = 0;
  std::array<int, kCards> cards{};
  unsigned objectives = 0;
  std::array<int, kGods> meeples{};
  bool operator==(const Supplies&) const = default;
};

Supplies count(const State& state) {
  Supplies all;
  for (Territory t = 0; t < kTerritories; ++t) {
    if (state.harvest[t] != 0) all.harvest |= bit(t);
    if (state.temple[t] != kNoGod) all.temples |= bit(t);
  }
  for (Card card = 0; card < kCards; ++card) all.cards[card] = state.deck[card];
  for (Card card : state.display)
    if (card != kNoCard) ++all.cards[card];
  for (const Player& player : state.players)
    for (const Slot& slot : player.slots)
      if (slot.card != kNoCard) ++all.cards[slot.card];
  all.objectives = state.unseen_objectives;
  for (Objective objective : state.objectives) all.objectives |= 1u << objective;
  for (God god = 0; god < kGods; ++god) {
    all.meeples[god] = state.reserve[god];
    for (std::uint8_t here : state.meeples[god]) all.meeples[god] += here;
  }
  return all;
}

int on_map(const State& state, God god) {
  int meeples = 0;
  for (std::uint8_t here : state.meeples[god]) meeples += here;
  return meeples;
}

}  // namespace

TEST_CASE("GR-19.7 harvest tiles stay where they are; temples, cards, objectives and meeples on the map never leave the game") {
  int built = 0, cards_taken = 0, revealed = 0;
  for (const Setup& setup : all_setups(GodsOfRome::info())) {
    INFO(static_cast<int>(setup.players));
    Rng rng(4);
    State state = GodsOfRome::start(setup);
    Actions actions;
    while (GodsOfRome::decision(state).actor == Decision::Actor::chance) {  // set-up
      list<GodsOfRome>(state, actions);
      GodsOfRome::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    }
    const Supplies start = count(state);
    REQUIRE(std::popcount(start.harvest) == (setup.players <= 2 ? 8 : 10));
    for (list<GodsOfRome>(state, actions); !actions.empty(); list<GodsOfRome>(state, actions)) {
      const State before = state;
      GodsOfRome::apply(state, actions.at_weight(rng.below(actions.total_weight())));
      const Supplies now = count(state);
      REQUIRE(now.harvest == start.harvest);
      REQUIRE(now.cards == start.cards);
      REQUIRE(now.objectives == start.objectives);
      REQUIRE(now.meeples == start.meeples);
      for (God god = 0; god < kGods; ++god) REQUIRE(on_map(state, god) >= on_map(before, god));
      for (Territory t = 0; t < kTerritories; ++t)
        if (before.temple[t] != kNoGod) REQUIRE(state.temple[t] == before.temple[t]);
      for (Seat seat = 0; seat < setup.players; ++seat)
        for (std::size_t i = 0; i < kSlots; ++i)
          if (before.players[seat].slots[i].card != kNoCard)
            REQUIRE(state.players[seat].slots[i].card == before.players[seat].slots[i].card);
      for (std::size_t i = 0; i < before.objectives.size(); ++i) REQUIRE(state.objectives[i] == before.objectives[i]);
    }
    built += std::popcount(count(state).temples);
    revealed += static_cast<int>(state.objectives.size()) - tables::kObjectivesAtStart;
    for (const Player& player : state.players)
      for (const Slot& slot : player.slots) cards_taken += slot.card != kNoCard;
  }
  CHECK(built > 0);
  CHECK(cards_taken > 0);
  CHECK(revealed > 0);
}

TEST_CASE("GR-20.1 every decision offers something; what is not listed is refused and changes nothing") {
  TableOf<GodsOfRome> table(Setup{.players = 2});
  Rng rng(1);
  table.play_chance(rng);
  const json::value before = table.position(kReferee);
  CHECK_FALSE(table.play("score"));  // first a faction
  CHECK(table.position(kReferee) == before);
}

TEST_CASE("positions from outside: every fault is named") {
  const State good = mid_game();
  const auto faults = [&](auto change) {
    State bad = good;
    change(bad);
    return faults_of<GodsOfRome>(bad);
  };
  CHECK(faults([](State&) {}).empty());
  CHECK(faults([](State& s) { --s.reserve[venus]; }) == "gods.venus has 9 meeples, must have 10; ");
  CHECK(faults([](State& s) { s.temple[0] = diana; }) == "gods.diana has 5 wooden temples, must have 4; ");
  CHECK(faults([](State& s) { s.players[1].faction = diana; }).find("is played by somebody else") != std::string::npos);
  CHECK(faults([](State& s) { s.removed = jupiter; }).find("removed must be null") != std::string::npos);
  CHECK(faults([](State& s) { s.active = 5; }).find("active is not a seat") != std::string::npos);
  CHECK(faults([](State& s) { --s.deck[0]; }).find("card-growth-growth") != std::string::npos);
  CHECK(faults([](State& s) { s.objectives.push_back(s.objectives[0]); }).find("objectives[2]") != std::string::npos);
  CHECK(faults([](State& s) { s.players[0].claims[0] = 3; }).find("players[0].claims[0]") != std::string::npos);
  CHECK(faults([](State& s) { s.players[0].favour = 9; }).find("players[0].favour") != std::string::npos);
  CHECK(faults([](State& s) { s.players[0].slots[0].blessings = 1; }).find("blessings but no disc") != std::string::npos);
  CHECK(faults([](State& s) { s.agenda.clear(); }).find("resolved") != std::string::npos);
  CHECK(faults([](State& s) { s.agenda.schedule({task(Duty::grow_where)}); }).find("agenda") != std::string::npos);
  CHECK(faults([](State& s) { s.harvest[at("diana-2")] = 1; }).find("gods.diana") != std::string::npos);
  CHECK(faults([](State& s) { s.turn_count = {0xff, 0xff}; }).find("turns") != std::string::npos);
  CHECK(faults([](State& s) { ++s.turn_count[0]; }) == "turns is 5, which is not the turn of the active seat; ");
  CHECK(faults([](State& s) { s.turn_count[0] = 0; }).find("players[1].faction does not fit the turns") != std::string::npos);
  CHECK(faults([](State& s) { s.idle_turns = 1; }) == "idle_turns are more than can have been (GR-16.7); ");
  CHECK(faults([](State& s) { s.players[0].claim_discs = 1, --s.players[0].discs; }) ==
        "players[0].claim_discs is 1, but the checkpoints resolved are 0; ");
}
