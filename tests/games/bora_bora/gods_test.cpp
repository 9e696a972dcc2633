// BB-10.1 to BB-10.6: paying for gods, several gods, red.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

namespace {

// Seat 0 has just settled east-beach and is asked about the red god.
State red_question(std::vector<God> hand, std::uint8_t offerings, std::uint8_t god_tiles) {
  State state = die_turn(
      {.dice = {5, 1, 1}, .hand = std::move(hand), .offerings = offerings, .god_tiles = god_tiles, .regions = {"center-mountain"}});
  play(state, {"place 5 water", "expand east-beach", "hut ordinary", "store c13"});
  return state;
}

}  // namespace

TEST_CASE("BB-10.1, BB-10.1a, BB-10.1b, BB-10.1c, BB-R16, BB-R31 card, pair of another colour, or god tile") {
  State state = red_question({God::red, God::red, God::blue, God::blue, God::green}, 2, 1);
  CHECK(offers(state) == Offers{"pay card", "pay pair-blue", "pay god-tile", "pass"});  // no pair of red
  State card = state, pair = state, spent = state;
  play(card, "pay card");
  CHECK(card.players[0].hand == Bag<kGods>{2, 0, 1, 1, 0});
  CHECK(card.players[0].offerings == 1);
  CHECK(card.discarded == Bag<kGods>{0, 0, 1, 0, 0});
  play(pair, "pay pair-blue");
  CHECK(pair.players[0].hand == Bag<kGods>{0, 0, 2, 1, 0});
  CHECK(pair.players[0].offerings == 1);
  CHECK(pair.discarded == Bag<kGods>{2, 0, 0, 0, 0});
  play(spent, "pay god-tile");
  CHECK(spent.players[0].god_tiles == 0);
  CHECK(spent.players[0].offerings == 2);
  for (const State& paid : {card, pair, spent}) CHECK(score(paid, 0, Category::red_god) == 3);
}

TEST_CASE("BB-10.2 without an offering neither card nor pair") {
  const State state = red_question({God::red, God::blue, God::blue}, 0, 1);
  CHECK(offers(state) == Offers{"pay god-tile", "pass"});
}

TEST_CASE("BB-10.1.1, BB-E16 blue is paid first, and only so that white can still be paid") {
  const auto placed = [](std::vector<God> hand, std::uint8_t god_tiles, std::uint8_t offerings = 1) {
    State state = die_turn({.dice = {3, 1, 1}, .hand = std::move(hand), .offerings = offerings, .god_tiles = god_tiles});
    put_die(state, Space::helper, 2);
    return state;
  };
  State state = placed({God::white, God::white}, 1);
  play(state, "place 3 helper blue-white");
  CHECK(offers(state) == Offers{"pay pair-white", "pay god-tile"});
  State tile_first = state;
  play(tile_first, "pay god-tile");
  CHECK(offers(tile_first) == Offers{"pay card"});
  play(state, "pay pair-white");
  CHECK(offers(state) == Offers{"pay god-tile"});

  state = placed({God::white}, 1);
  play(state, "place 3 helper blue-white");
  CHECK(offers(state) == Offers{"pay god-tile"});
  CHECK_FALSE(offers(placed({God::white}, 0), "place 3 helper blue-white"));

  state = placed({God::blue, God::white, God::white}, 0, 2);
  State alone = state;
  play(state, "place 3 helper blue-white");
  CHECK(offers(state) == Offers{"pay card"});  // the pair would leave nothing for white
  play(alone, "place 3 helper blue");
  CHECK(offers(alone) == Offers{"pay card", "pay pair-white"});
}

TEST_CASE("BB-10.3, BB-E8 several gods for one die, each paid for; the lowest die stays") {
  State state =
      die_turn({.players = 4, .dice = {3, 1, 1}, .hand = {God::blue, God::white, God::red}, .offerings = 3, .regions = {"south-mountain"}});
  put_die(state, Space::water, 1);
  play(state, {"place 3 water blue-white", "pay card", "pay card"});
  CHECK(offers(state, "expand west-forest"));  // value 6
  state.fish[region("west-forest")] = index_in(tables::kFishTiles, "fish-tuna-c");
  play(state, {"expand west-forest", "hut ordinary", "store c14", "pay card"});
  CHECK(score(state, 0, Category::red_god) == 5);
  CHECK(state.players[0].offerings == 0);
  CHECK(size(state.players[0].hand) == 0);
  CHECK(lowest_dice(state)[tile_of(4, Space::water)] == 1);
}

TEST_CASE("BB-10.6 red scores the fish of the new region once, directly after the expansion; the tile stays") {
  State state = red_question({God::red, God::red}, 2, 0);
  const FishTile fish = state.fish[region("east-beach")];
  play(state, "pay card");
  CHECK(score(state, 0, Category::red_god) == 3);
  CHECK(state.fish[region("east-beach")] == fish);
  CHECK(state.active == 1);  // not asked again
}

TEST_CASE("BB-R26 an offering gained in the plains can pay for the red god of that expansion") {
  State state = die_turn({.dice = {5, 1, 1}, .hand = {God::red}, .regions = {"center-mountain"}});
  play(state, {"place 5 water", "expand south-plains", "hut ordinary"});
  CHECK(offers(state) == Offers{"pay card", "pass"});
  play(state, "pay card");
  CHECK(score(state, 0, Category::red_god) == 4);
  CHECK(state.players[0].offerings == 0);
}

TEST_CASE("BB-10.1.1, BB-6.3.1 questions name the god to pay for, and the points that are left") {
  const auto asked = [](const State& state, Language language) {
    return BoraBora::info().texts.question(BoraBora::info().questions[BoraBora::decision(state).question],
                                           BoraBora::question_subject(state), language);
  };
  State state = die_turn({.players = 4, .dice = {3, 3, 1}, .god_tiles = 2});
  put_die(state, Space::helper, 1);
  play(state, "place 3 helper blue-white");
  CHECK(asked(state, Language::en) == "How do you pay for the Blue God?");
  play(state, "pay god-tile");
  CHECK(asked(state, Language::en) == "How do you pay for the White God?");
  CHECK(asked(state, Language::pt) == "Como pagas o Deus Branco?");
  play(state, "pay god-tile");
  CHECK(asked(state, Language::en).find("6 points left") != std::string::npos);
  add_people(state, 0, Sex::man, "seer", 3);
  play(state, {"gain offering", "gain offering", "tattoo seer"});
  CHECK(asked(state, Language::en).find("1 point left") != std::string::npos);
  CHECK(asked(state, Language::pt).find("resta 1 ponto") != std::string::npos);
  play(state, "stop");
  CHECK(BoraBora::question_subject(state).empty());
}
