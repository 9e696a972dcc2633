// BB-8 the people phase, BB-10.7 the green god.
#include "tests/games/bora_bora/story.h"

using namespace tessera;
using namespace tessera::bora_bora;

TEST_CASE("BB-8.1 one man kind and one woman kind, in either order, each optional; then the next player") {
  State state = people_turn({});
  add_people(state, 0, Sex::man, "storyteller", 1);
  add_people(state, 0, Sex::man, "shell-diver", 1);
  add_people(state, 0, Sex::woman, "storyteller", 1);
  add_people(state, 1, Sex::man, "herald", 1);
  CHECK(offers(state) == Offers{"activate man storyteller", "activate man shell-diver", "activate woman storyteller", "end"});
  State none = state;
  play(none, "end");
  CHECK(none.active == 1);
  play(state, "activate woman storyteller");
  CHECK(offers(state) == Offers{"activate man storyteller", "activate man shell-diver", "end"});
  play(state, "activate man shell-diver");
  CHECK(state.active == 1);  // nothing left to ask
  CHECK(score(state, 0, Category::storytellers) == 2);
  CHECK(state.players[0].shells == 1);
}

TEST_CASE("BB-8.2, BB-E7 all copies of a kind and sex act together once, shifted or not; sexes never combine") {
  State state = people_turn({.regions = {"center-mountain"}});
  add_people(state, 0, Sex::man, "pioneer", 2, 1);
  add_people(state, 0, Sex::woman, "pioneer", 1);
  play(state, "activate man pioneer");
  CHECK(offers(state) == Offers{"expand center-plains", "expand center-beach"});  // values 4 and 2
  play(state, {"expand center-plains", "hut ordinary"});
  CHECK(offers(state) == Offers{"activate woman pioneer", "end"});  // no second path for the men
  play(state, "activate woman pioneer");
  CHECK(offers(state) == Offers{"expand center-beach"});
}

TEST_CASE("BB-8.2.1, BB-E17, BB-R21 heralds may use fewer copies; everybody else uses all") {
  State state = people_turn({.hand = {God::green}, .offerings = 1});
  add_people(state, 0, Sex::man, "herald", 2);
  add_people(state, 0, Sex::woman, "offering-bearer", 3);
  gain_status(state, 0, 3);
  gain_status(state, 1, 4);
  State doubled = state;
  play(state, "activate man herald");
  CHECK(offers(state) == Offers{"copies 1", "copies 2"});
  State one = state;
  play(one, "copies 1");
  CHECK(one.players[0].status == 4);
  CHECK(one.ranking[0] == 0);  // on top of the pile
  play(state, "copies 2");
  CHECK(state.players[0].status == 5);
  play(state, "activate woman offering-bearer");
  CHECK(state.players[0].offerings == 4);

  play(doubled, {"activate man herald double", "pay card"});
  State two = doubled;
  play(two, "copies 1");
  CHECK(two.players[0].status == 5);
  play(doubled, "copies 2");
  CHECK(doubled.players[0].status == 7);
}

TEST_CASE("BB-8.3 what the twelve kinds do with one, two and three copies") {
  const auto strengths = [](std::string_view id) {
    return std::array<int, 3>{strength_of(kind(id), 1), strength_of(kind(id), 2), strength_of(kind(id), 3)};
  };
  CHECK(strengths("pioneer") == std::array<int, 3>{2, 4, 6});
  CHECK(strengths("navigator") == std::array<int, 3>{2, 4, 6});
  CHECK(strengths("woman-seeker") == std::array<int, 3>{3, 6, 6});
  CHECK(strengths("man-seeker") == std::array<int, 3>{3, 6, 6});
  CHECK(strengths("builder") == std::array<int, 3>{3, 6, 6});
  CHECK(strengths("storyteller") == std::array<int, 3>{2, 4, 6});
  for (std::string_view id : {"gatherer", "hut-mover", "seer", "offering-bearer", "herald", "shell-diver"})
    CHECK(strengths(id) == std::array<int, 3>{1, 2, 3});

  State state = people_turn({.regions = {"center-forest"}});
  state.players[0].materials = bit(ceremony("c11")) | bit(ceremony("c12"));
  for (std::string_view id : {"navigator", "gatherer", "builder", "man-seeker"}) add_people(state, 0, Sex::man, id, 1);
  for (std::string_view id : {"seer", "shell-diver", "herald", "woman-seeker"}) add_people(state, 0, Sex::woman, id, 1);
  state.players[0].ordinary_huts = 2;
  const auto after = [&](std::initializer_list<std::string_view> actions) {
    State next = state;
    play(next, actions);
    return next;
  };
  CHECK(offers(after({"activate man navigator"})) == Offers{"expand north-beach"});
  CHECK(after({"activate man gatherer", "material sand", "store c21"}).players[0].materials ==
        (bit(ceremony("c11")) | bit(ceremony("c12")) | bit(ceremony("c21"))));
  CHECK(offers(after({"activate man builder"})) == Offers{"build building-1", "build building-2", "build building-3"});
  CHECK(offers(after({"activate man man-seeker"})) == Offers{"take man-1", "take man-2", "take man-3"});
  CHECK(offers(after({"activate woman woman-seeker"})) == Offers{"take woman-1", "take woman-2", "take woman-3"});
  CHECK(after({"activate woman shell-diver"}).players[0].shells == 1);
  CHECK(after({"activate woman herald"}).players[0].status == 1);
  CHECK(asks(after({"activate woman seer"})) == Duty::pick_card);
}

TEST_CASE("BB-8.4 expanding and building follow their actions: good, red god, round value, fire bonus") {
  State state = people_turn({.hand = {God::red}, .offerings = 1, .regions = {"center-mountain"}, .round = 4});
  state.players[0].materials = bit(ceremony("c11")) | bit(ceremony("c12"));
  add_people(state, 0, Sex::man, "pioneer", 1);
  add_people(state, 0, Sex::woman, "builder", 1);
  play(state, {"activate man pioneer", "expand center-beach", "hut ordinary", "store c13"});
  CHECK(asks(state) == Duty::play_red);
  play(state, {"pay card", "activate woman builder", "build building-2", "cover c11-c12"});
  CHECK(score(state, 0, Category::red_god) == 1);
  CHECK(score(state, 0, Category::buildings) == 7);
  CHECK(asks(state) == Duty::bonus_first);
}

TEST_CASE("BB-8.5 an activation is offered only if it can have an effect") {
  State state = people_turn({.regions = {"center-mountain"}});
  for (std::string_view id : {"navigator", "man-seeker", "builder", "hut-mover", "seer", "herald"}) add_people(state, 0, Sex::man, id, 1);
  state.players[0].ordinary_huts = 5;
  CHECK_FALSE(offers(state, "activate man navigator"));  // 4 is needed
  CHECK_FALSE(offers(state, "activate man builder"));
  CHECK_FALSE(offers(state, "activate man man-seeker"));  // no free space: five huts and six people
  CHECK(offers(state, "activate man hut-mover"));
  CHECK(offers(state, "activate man seer"));
  CHECK(offers(state, "activate man herald"));
  state.players[0].status = kLastStatus;
  state.cards = state.discarded = state.open_cards = {};
  state.players[0].twelfth_huts = 0;
  state.players[0].twelfth_person = kNobody & person("man-seer");
  CHECK_FALSE(offers(state, "activate man herald"));
  CHECK_FALSE(offers(state, "activate man seer"));
  CHECK_FALSE(offers(state, "activate man hut-mover"));
  CHECK(offers(state, "end"));
}

TEST_CASE("BB-8.5 the hut mover moves from one up to its number of huts; gatherers choose one by one") {
  State state = people_turn({});
  add_people(state, 0, Sex::man, "hut-mover", 3);
  add_people(state, 0, Sex::woman, "gatherer", 2);
  play(state, "activate man hut-mover");
  CHECK(offers(state) == Offers{"move 1", "move 2", "move 3"});
  play(state, "move 2");
  CHECK(state.players[0].twelfth_huts == 3);
  CHECK(state.players[0].ordinary_huts == 8);
  play(state, {"activate woman gatherer", "material wood", "store c33"});
  CHECK(offers(state) == Offers{"material sand", "material stone", "material wood"});
  play(state, {"material wood", "store c11"});
  CHECK(std::popcount(state.players[0].materials) == 2);

  state = people_turn({});
  state.players[0].ordinary_huts = 2;
  add_people(state, 0, Sex::man, "hut-mover", 3);
  play(state, "activate man hut-mover");
  CHECK(offers(state) == Offers{"move 1", "move 2"});
}

TEST_CASE("BB-8.6, BB-8.6.1, BB-10.7 one green god in a people turn: a second kind of a sex, or doubling") {
  State state = people_turn({.hand = {God::green, God::green}, .offerings = 5, .god_tiles = 3});
  for (std::string_view id : {"storyteller", "shell-diver", "offering-bearer"}) add_people(state, 0, Sex::man, id, 1);
  add_people(state, 0, Sex::woman, "storyteller", 1);
  add_people(state, 0, Sex::woman, "shell-diver", 1);
  add_people(state, 1, Sex::man, "herald", 1);
  CHECK(offers(state, "activate man storyteller double"));
  CHECK_FALSE(offers(state, "activate man storyteller second"));
  play(state, "activate man storyteller");
  CHECK_FALSE(offers_any(state, "activate man storyteller"));
  CHECK(offers(state, "activate man shell-diver second"));
  CHECK_FALSE(offers(state, "activate man shell-diver"));
  play(state, {"activate man shell-diver second", "pay card"});
  CHECK_FALSE(offers_any(state, "activate man"));  // no third kind
  CHECK(offers(state) == Offers{"activate woman storyteller", "activate woman shell-diver", "end"});  // no second green
  play(state, "activate woman storyteller");
  CHECK(state.active == 1);
  CHECK(score(state, 0, Category::storytellers) == 4);
  CHECK(state.players[0].shells == 1);
}

TEST_CASE("BB-8.7, BB-R11 a tile taken in this turn may act, but strengthens nothing already done") {
  State state = people_turn({.hand = {God::green}, .offerings = 1});
  state.players[0].ordinary_huts = 5;
  add_people(state, 0, Sex::man, "woman-seeker", 1);
  state.display[index(Sex::woman)][0] = kind("storyteller");
  play(state, {"activate man woman-seeker", "take woman-1"});
  CHECK(offers(state, "activate woman storyteller"));
  play(state, "activate woman storyteller");
  CHECK(score(state, 0, Category::storytellers) == 2);

  state = people_turn({.hand = {God::green}, .offerings = 1});
  state.players[0].ordinary_huts = 5;
  add_people(state, 0, Sex::man, "man-seeker", 1);
  state.display[index(Sex::man)][0] = kind("man-seeker");
  state.display[index(Sex::man)][1] = kind("seer");
  State seer = state;
  play(state, {"activate man man-seeker", "take man-1"});
  CHECK(state.players[0].people[index(Sex::man)][kind("man-seeker")] == 2);
  CHECK_FALSE(offers_any(state, "activate man man-seeker"));
  play(seer, {"activate man man-seeker", "take man-2"});
  CHECK(offers(seer, "activate man seer second"));
}

TEST_CASE("BB-10.7a, BB-E9, BB-E10, BB-R13 doubling doubles amounts and limits, still one building") {
  State state = people_turn({.hand = {God::green}, .offerings = 1});
  add_people(state, 0, Sex::woman, "storyteller", 2);
  State plain = state;
  play(plain, "activate woman storyteller");
  CHECK(score(plain, 0, Category::storytellers) == 4);
  play(state, {"activate woman storyteller double", "pay card"});
  CHECK(score(state, 0, Category::storytellers) == 8);

  state = people_turn({.hand = {God::green}, .offerings = 1});
  add_people(state, 0, Sex::man, "builder", 1);
  add_people(state, 1, Sex::man, "herald", 1);
  state.players[0].materials = 0xfff;
  play(state, {"activate man builder double", "pay card"});
  CHECK(offers(state, "build building-6"));
  play(state, {"build building-6", "cover c11-c12", "bonus offering", "bonus shell"});
  CHECK(state.active == 1);

  state = people_turn({.hand = {God::green}, .offerings = 1});
  add_people(state, 0, Sex::man, "builder", 3);
  state.players[0].materials = 0xfff;
  CHECK(offers(state, "activate man builder"));
  CHECK_FALSE(offers(state, "activate man builder double"));  // BB-10.9: the limit is 6 already
}

TEST_CASE("BB-10.9 doubling is offered only where more huts move, or the marker goes further") {
  State state = people_turn({.god_tiles = 1});
  add_people(state, 0, Sex::man, "hut-mover", 2);
  add_people(state, 0, Sex::woman, "herald", 2);
  Player& player = state.players[0];
  const auto offered_with = [&](std::uint8_t huts, std::uint8_t status) {
    player.ordinary_huts = huts;
    player.status = status;
    return offers(state);
  };
  CHECK(offered_with(3, kLastStatus - 3) ==
        Offers{"activate man hut-mover", "activate man hut-mover double", "activate woman herald", "activate woman herald double", "end"});
  CHECK(offered_with(2, kLastStatus - 3) ==
        Offers{"activate man hut-mover", "activate woman herald", "activate woman herald double", "end"});
  CHECK(offered_with(3, kLastStatus - 2) ==
        Offers{"activate man hut-mover", "activate man hut-mover double", "activate woman herald", "end"});
  CHECK(offered_with(1, kLastStatus - 1) == Offers{"activate man hut-mover", "activate woman herald", "end"});
}

TEST_CASE("BB-10.7b, BB-E11, BB-R12 a green card drawn in this turn serves at once for a second kind") {
  State state = people_turn({.offerings = 1, .regions = {"center-mountain"}});
  state.open_cards = {2, 1, 1, 1, 0};
  state.players[0].ordinary_huts = 5;
  add_people(state, 0, Sex::woman, "pioneer", 2);
  add_people(state, 0, Sex::man, "seer", 1);
  add_people(state, 0, Sex::man, "pioneer", 1);
  add_people(state, 0, Sex::woman, "man-seeker", 1);
  play(state, {"activate woman pioneer", "expand center-plains", "hut ordinary"});
  CHECK_FALSE(offers_any(state, "activate woman man-seeker"));
  play(state, {"activate man seer", "pick green"});
  pass_chance<BoraBora>(state);
  CHECK(offers(state, "activate man pioneer second"));  // the women's pioneers do not matter
  play(state, {"activate woman man-seeker second", "pay card"});
  CHECK(offers(state) == Offers{"take man-1", "take man-2", "take man-3"});
  CHECK(state.players[0].offerings == 1);  // one gained in the plains, one paid
}
