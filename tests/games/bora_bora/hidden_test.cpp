// BB-13 information and supplies.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-13.1, BB-13.2 a view hides the unknown cards of others and nothing else") {
  State state = die_turn({.hand = {God::red, God::green}, .offerings = 1});
  state.players[0].known[index(God::red)] = 1;
  const State own = BoraBora::view(state, 0), other = BoraBora::view(state, 1), spectator = BoraBora::view(state, kSpectator);
  CHECK(own.players[0].hand == state.players[0].hand);
  CHECK(other.players[0].hand == Bag<kGods>{0, 0, 1, 0, 0});
  CHECK(other.players[0].unseen == 1);
  CHECK(hand_size(other.players[0]) == 2);
  CHECK(other.cards[index(God::green)] == state.cards[index(God::green)] + 1);
  CHECK(pile_size(other) == pile_size(state));
  CHECK(other.players[1].hand == state.players[1].hand);
  CHECK(size(spectator.players[1].hand) == 0);
  CHECK(other.discarded == state.discarded);
  CHECK(other.players[0].tasks == state.players[0].tasks);
}

TEST_CASE("BB-13.1.1, BB-13.1.2, BB-R30, BB-E18 what everybody knows of a hand") {
  State state = die_turn({.dice = {6, 3, 4}, .offerings = 1});
  state.open_cards = {1, 1, 1, 1, 1};
  give_tasks(state, 0, {"two-red-gods", "nine-regions", "five-islands"});
  const Player& player = state.players[0];
  const auto others_see = [&](Bag<kGods> cards, int unknown) {
    const Player seen = BoraBora::view(state, 1).players[0];
    return player.known == cards && seen.hand == cards && seen.unseen == unknown;
  };
  play(state, {"place 6 helper", "gain god-card", "pick blue", "reveal white"});
  CHECK(others_see({1, 0, 0, 0, 0}, 0));
  play(state, {"gain god-card", "pick pile", "draw blue", "stop"});
  CHECK(player.hand == Bag<kGods>{2, 0, 0, 0, 0});
  CHECK(others_see({1, 0, 0, 0, 0}, 1));
  play(state, {"place 1 man", "take man-1"});
  play(state, {"place 3 man blue", "pay card"});  // which of the two blue cards it was nobody can tell
  CHECK(player.hand == Bag<kGods>{1, 0, 0, 0, 0});
  CHECK(others_see({}, 1));
  play(state, {"take man-2", "place 1 fishing"});
  play(state, {"place 4 helper", "gain god-card", "pick pile", "draw red", "gain god-card", "pick pile", "draw red"});
  CHECK(others_see({}, 3));
  while (asks(state) != Duty::settle_task || state.active != 0) play(state, offers(state).back());
  play(state, "complete two-red-gods");
  CHECK(others_see({0, 0, 2, 0, 0}, 1));
}

TEST_CASE("BB-R32 the set with the fewest unknown cards is shown, then the order of the colours") {
  State state = task_turn({.hand = {God::white, God::white, God::white, God::green, God::green, God::green}},
                          {"three-same-gods", "nine-regions", "five-shells"});
  State known = state;
  play(state, "complete three-same-gods");
  CHECK(state.players[0].known == Bag<kGods>{0, 3, 0, 0, 0});
  known.players[0].known[index(God::green)] = 2;
  play(known, "complete three-same-gods");
  CHECK(known.players[0].known == Bag<kGods>{0, 0, 0, 3, 0});

  state = task_turn({.hand = {God::blue, God::white, God::red, God::green, God::yellow}},
                    {"four-different-gods", "nine-regions", "five-shells"});
  state.players[0].known[index(God::yellow)] = 1;
  play(state, "complete four-different-gods");
  CHECK(state.players[0].known == Bag<kGods>{1, 1, 1, 0, 1});

  // Cards paid for yellow are not shown; with yellow one card fewer is.
  state = task_turn({.hand = {God::red, God::yellow}, .offerings = 1}, {"two-red-gods", "nine-regions", "five-shells"});
  play(state, {"complete two-red-gods yellow", "pay card"});
  CHECK(state.players[0].known == Bag<kGods>{0, 0, 1, 0, 0});
}

TEST_CASE("BB-13.1.3 whether somebody else's card task is met does not show") {
  State met = task_turn({.hand = {God::red, God::red}, .offerings = 1}, {"two-red-gods", "nine-regions", "five-shells"});
  State unmet = met;
  std::swap(unmet.players[0].hand[index(God::red)], unmet.cards[index(God::red)]);
  unmet.players[0].hand = {0, 1, 0, 1, 0};
  unmet.cards = met.cards;
  unmet.cards[index(God::red)] = static_cast<std::uint8_t>(met.cards[index(God::red)] + 2);
  --unmet.cards[index(God::white)];
  --unmet.cards[index(God::green)];
  CHECK(BoraBora::view(met, 1) == BoraBora::view(unmet, 1));
  const State seen = BoraBora::view(met, 1);
  CHECK(deficit(seen, 0, tile("two-red-gods")) == 2);  // as far as known cards tell

  // The same at the end: the player is asked whether or not the task is met.
  State last = final_turn({.hand = {God::red, God::red}}, {"two-red-gods", "nine-regions", "five-islands"});
  State other = final_turn({.hand = {God::blue, God::white}}, {"two-red-gods", "nine-regions", "five-islands"});
  CHECK(asks(last) == asks(other));
  CHECK(offers(last) == Offers{"complete two-red-gods"});
  CHECK(offers(other) == Offers{"stop"});
}

TEST_CASE("BB-13.1 a redeal gives a player who announced a god the means to pay it") {
  State state = die_turn({.dice = {3, 1, 1}, .hand = {God::blue}, .offerings = 1});
  put_die(state, Space::helper, 2);
  play(state, "place 3 helper blue");
  Rng rng(5);
  for (int i = 0; i < 50; ++i) {
    State redealt = BoraBora::view(state, 1);
    BoraBora::determinize(redealt, rng);
    CHECK(redealt.players[0].hand[index(God::blue)] == 1);
    CHECK(BoraBora::view(redealt, 1) == BoraBora::view(state, 1));
  }
}

TEST_CASE("BB-13.4 find_faults names what is wrong, with its place") {
  const State sound = started(3);
  REQUIRE(faults(sound) == "");
  const auto broken = [&](auto change) {
    State state = sound;
    change(state);
    return faults(state);
  };
  const auto names = [&](std::string_view place, auto change) { return broken(change).find(place) != std::string::npos; };
  CHECK(names("players[0]", [](State& s) { ++s.players[0].ordinary_huts; }));
  CHECK(names("map.center-plains.building_space", [](State& s) { s.building_space[1] = 0; }));
  CHECK(names("map", [](State& s) { s.fish[0] = s.fish[1]; }));
  CHECK(names("temple", [](State& s) { s.temple = {0, 0, 0, 0, 0, kNone}; }));
  CHECK(names("players[1].buildings", [](State& s) { s.players[1].buildings = {0, 0, kNone, kNone, kNone, kNone}; }));
  CHECK(names("players[2].tasks", [](State& s) { s.players[2].tasks.pop_back(); }));
  CHECK(names("open_tasks[1] is in two places", [](State& s) { s.open_tasks[0] = s.open_tasks[1]; }));
  CHECK(names("cards", [](State& s) { ++s.players[0].hand[0]; }));
  CHECK(names("players[0].known", [](State& s) { s.players[0].known[4] = 1; }));
  CHECK(names("open_cards", [](State& s) { --s.open_cards[0], ++s.cards[0]; }));
  CHECK(names("men", [](State& s) { s.players[0].people[0][0] = 1; }));
  CHECK(names("jewels[4]", [](State& s) { s.jewels[4] = kNone; }));
  CHECK(names("players[0].jewels", [](State& s) { s.players[0].jewels.push_back(0); }));
  CHECK(names("players[0].dice", [](State& s) { s.players[0].dice_on[0] = 0; }));
  CHECK(names("players[1].unseen", [](State& s) { s.players[1].unseen = 1; }));
  CHECK(names("order", [](State& s) { s.order[0] = s.order[1]; }));
  CHECK(names("ranking", [](State& s) { s.players[2].status = 4; }));
  CHECK(names("active", [](State& s) { s.active = 1; }));
  CHECK(names("agenda", [](State& s) { s.agenda.clear(); }));
  CHECK(names("agenda", [](State& s) { s.players[0].dice_on[0] = 0, s.agenda.schedule({task(Duty::pick_card, 1)}); }));
  CHECK(names("players[0].points", [](State& s) { s.players[0].points[index(Category::fish)] = 3; }));
  CHECK(names("agenda", [](State& s) { s.round = 0; }));
  CHECK(names("players[3]", [](State& s) { s.players[3].shells = 1; }));
}

TEST_CASE("BB-R20 find_faults: the person of the 12th space is one of the tableau's people") {
  State sound = started(2);
  Player& player = sound.players[0];
  auto& men = sound.display[index(Sex::man)];
  auto& stack = sound.people_stack[index(Sex::man)];
  for (std::size_t position : {4u, 5u}) ++stack[men[position]], men[position] = kNone;
  --stack[kind("seer")], --stack[kind("herald")];
  add_people(sound, 0, Sex::man, "seer", 1, 1);
  add_people(sound, 0, Sex::man, "herald", 1);
  player.regions = bit(10) - 1;
  for (Region at = 0; at < 10; ++at) sound.building_space[at] = 0;
  player.ordinary_huts = 2, player.twelfth_huts = 0;
  player.twelfth_person = kNobody & person("man-herald");
  const auto broken = [&](auto change) {
    State state = sound;
    change(state.players[0]);
    return faults(state);
  };
  const auto names = [&](std::string_view place, auto change) { return broken(change).find(place) != std::string::npos; };
  REQUIRE_MESSAGE(faults(sound) == "", faults(sound));
  CHECK(names("players[0].twelfth_person", [](Player& p) { p.twelfth_person = kNobody & person("man-builder"); }));
  CHECK(names("players[0].twelfth_person", [](Player& p) { p.twelfth_person = kNobody & person("woman-herald"); }));
  CHECK(names("players[0].twelfth_person", [](Player& p) { p.twelfth_huts = 1, p.ordinary_huts = 1; }));
  CHECK(names("players[0].twelfth_person", [](Player& p) { p.twelfth_person = 24; }));
  CHECK(names("players[0].twelfth_shifted", [](Player& p) { p.twelfth_shifted = 1; }));
  CHECK(names("players[0].twelfth_shifted", [](Player& p) { p.twelfth_person = kNobody & person("man-seer"); }));
  CHECK(names("players[0].twelfth_shifted", [](Player& p) { p.twelfth_person = kNobody, p.twelfth_shifted = 1; }));
  CHECK(broken([](Player& p) { p.twelfth_person = kNobody & person("man-seer"), p.twelfth_shifted = 1; }) == "");
}
