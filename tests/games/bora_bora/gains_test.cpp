// BB-7 gains.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-7.1 a material goes on an empty space of its type if there is one, else beside the board") {
  State state = die_turn({.dice = {6, 1, 1}});
  Player& player = state.players[0];
  play(state, {"place 6 helper", "material stone"});
  CHECK(offers(state) == Offers{"store c12", "store c23", "store c31", "store c34"});
  play(state, "store c23");
  player.materials |= static_cast<Map>(bit(ceremony("c12")) | bit(ceremony("c31")));
  play(state, "material stone");  // one space left: not asked
  CHECK((player.materials & bit(ceremony("c34"))));
  CHECK(offers(state, "material stone"));  // also a type without a space
  play(state, "material stone");
  CHECK(player.beside[1] == 1);
}

TEST_CASE("BB-7.2, BB-7.3, BB-1.7 goods have no limit, whatever the number of tokens") {
  State state = die_turn({.dice = {6, 1, 1}, .offerings = 30, .shells = 40});
  add_people(state, 0, Sex::woman, "herald", 1);
  play(state, {"place 6 helper", "gain offering", "collect herald", "stop"});
  CHECK(state.players[0].offerings == 31);
  CHECK(state.players[0].shells == 44);
}

TEST_CASE("BB-7.4 a card from the pile, unseen, or an open one, which is replaced at once") {
  State state = die_turn({.dice = {6, 1, 1}});
  state.open_cards = {2, 1, 0, 1, 1};
  play(state, {"place 6 helper", "gain god-card"});
  CHECK(offers(state) == Offers{"pick pile", "pick blue", "pick white", "pick green", "pick yellow"});
  play(state, "pick white");
  CHECK(state.players[0].hand == Bag<kGods>{0, 1, 0, 0, 0});
  CHECK(asks(state) == Duty::reveal_card);
  CHECK(BoraBora::decision(state).audience == kEverybody);
  play(state, "reveal red");
  CHECK(state.open_cards == Bag<kGods>{2, 0, 1, 1, 1});
  play(state, {"gain god-card", "pick pile"});
  CHECK(BoraBora::decision(state).audience == only(0));
}

TEST_CASE("BB-7.5, BB-R19 the discard pile becomes the draw pile when a card is needed, not earlier") {
  State state = die_turn({.dice = {6, 1, 1}});
  state.cards = {0, 0, 1, 0, 0};
  state.discarded = {0, 0, 0, 2, 0};
  play(state, {"place 6 helper", "gain god-card", "pick pile", "draw red"});
  CHECK(size(state.cards) == 0);
  CHECK(size(state.discarded) == 2);  // not yet
  play(state, "gain god-card");
  CHECK(offers(state, "pick pile"));
  play(state, "pick pile");
  CHECK(offers(state) == Offers{"draw green"});
  CHECK(size(state.discarded) == 0);
}

TEST_CASE("BB-R19 a gap stays until a payment is complete; a card gain with nothing to take is lost") {
  State state = die_turn({.dice = {6, 3, 1}, .hand = {God::white, God::white}, .offerings = 2});
  state.cards = state.discarded = {};
  state.open_cards = {1, 0, 0, 0, 0};
  put_die(state, Space::helper, 2);
  State lost = state;
  play(state, {"place 3 helper blue", "pay pair-white"});
  CHECK(asks(state) == Duty::reveal_card);  // the pair fills gaps, before the action
  play(state, {"reveal white", "reveal white"});
  CHECK(state.open_cards == Bag<kGods>{1, 2, 0, 0, 0});
  CHECK(asks(state) == Duty::use_helper);

  lost = people_turn({});
  lost.cards = lost.discarded = {};
  lost.open_cards = {1, 0, 0, 0, 0};
  add_people(lost, 0, Sex::man, "seer", 3);
  play(lost, {"activate man seer", "pick blue"});
  CHECK(size(lost.open_cards) == 0);
  CHECK(size(lost.players[0].hand) == 1);  // the other two are lost
  CHECK(asks(lost) != Duty::pick_card);
}

TEST_CASE("BB-7.6, BB-R9 one move to the right, onto the top of a pile; the last space keeps the order") {
  State state = started(3);
  gain_status(state, 0, 3);
  gain_status(state, 1, 3);
  CHECK(state.ranking == std::array<Seat, 4>{1, 0, 2, 0});
  gain_status(state, 0, 0);  // no step: no change within the pile
  CHECK(state.ranking == std::array<Seat, 4>{1, 0, 2, 0});
  gain_status(state, 2, 2);
  CHECK(state.ranking == std::array<Seat, 4>{1, 0, 2, 0});
  gain_status(state, 2, 30);
  CHECK(state.players[2].status == kLastStatus);
  gain_status(state, 0, 30);
  CHECK(state.ranking == std::array<Seat, 4>{0, 2, 1, 0});
  gain_status(state, 2, 1);  // already there: stays below
  CHECK(state.ranking == std::array<Seat, 4>{0, 2, 1, 0});
}

TEST_CASE("BB-7.7 points are added at once") {
  State state = die_turn({.dice = {4, 1, 1}});
  const int before = BoraBora::score(state, 0).total();
  play(state, {"place 4 helper", "stop"});
  CHECK(BoraBora::score(state, 0).total() == before + 4);
}
