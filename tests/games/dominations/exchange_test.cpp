// DO-10 Exchanges
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

TEST_CASE("DO-10.1, DO-10.2, DO-R32 the Campfire gives one for two, between the steps of the turn and not inside them") {
  State state = first_turn();
  know(state, 0, trade, 5);
  CHECK(offers(state, "exchange 2 trade art"));
  CHECK_FALSE(offers(state, "exchange 2 trade trade"));
  CHECK_FALSE(offers(state, "exchange 2 art trade"));
  play(state, "exchange 2 trade art");
  CHECK((knows(state, 0, trade) == 3 && knows(state, 0, art) == 1));
  CHECK(question(state) == "take-tile");  // the same question again
  play(state, offers(state).front());
  CHECK(question(state) == "place-tile");
  CHECK(offers_of(state, "exchange") == 0);
  for (const Duty duty : {Duty::build, Duty::develop, Duty::end_turn}) {
    State step = first_turn();
    know(step, 0, trade, 2);
    go_to(step, duty);
    CHECK(offers(step, "exchange 2 trade art"));
  }
}

TEST_CASE("DO-10.3 exchange cards work as printed") {
  State state = first_turn();
  own_far(state, 0, "currency");
  know(state, 0, trade, 1);
  CHECK(offers_of(state, "exchange") == 5);
  play(state, "exchange 1 trade religion");
  CHECK(all(state, 0) == std::array<std::uint8_t, 6>{0, 0, 0, 0, 0, 1});
  state.players[0].tree.back().print |= kAdvanced;
  state.received = 0;
  CHECK(offers(state, "exchange 1 religion trade"));
}

TEST_CASE("DO-10.6, DO-5.2 what an exchange brings is a Gain: nothing that reacts to Production reacts") {
  State state = first_turn();
  own_far(state, 0, "barter", true);  // 1 Trade for every 2 Produced
  put(state, "t01", {2, 2, 0});
  city(state, "t01", 0, 2);
  know(state, 0, art, 8);
  hold(state, 0, "t46");
  play(state, {"exchange 2 art trade", "exchange 2 art trade", "exchange 2 art trade", "exchange 2 art trade"});
  CHECK(all(state, 0) == std::array<std::uint8_t, 6>{4, 0, 0, 0, 0, 0});
  play(state, {"take t46", "place t46 -1 -1 up-0"});  // science and government Produced, no Trade
  CHECK(knows(state, 0, trade) == 4);
}

TEST_CASE("DO-10.6 no exchanges in other players' turns or during the End of Era") {
  State state = first_turn();
  own_far(state, 1, "currency", true);
  for (Domain d = 0; d < kDomains; ++d) know(state, 1, d, 4);
  for (const Duty duty : {Duty::take_tile, Duty::build, Duty::develop}) {
    State step = state;
    know(step, 0, trade, duty == Duty::take_tile ? 0 : 3);
    put(step, "t01", {0, 0, 1});
    go_to(step, duty);
    CHECK(Dominations::decision(step).seat == 0);
    for (const std::string& text : offers(step)) CHECK_FALSE(text.starts_with("exchange 1"));
    if (duty == Duty::take_tile) CHECK(offers_of(step, "exchange") == 0);
  }
  State era = first_turn();
  own(era, 1, "animism", 1, 0, 1);
  own_far(era, 0, "currency", true);
  own_far(era, 0, "banking");
  for (Domain d = 0; d < kDomains; ++d) know(era, 0, d, 4);
  end_era_now(era);
  std::vector<std::string_view> asked;
  while (question(era) != "take-tile") {
    if (Dominations::decision(era).actor == Decision::Actor::player) {
      asked.push_back(question(era));
      CHECK(offers_of(era, "exchange") == 0);
    }
    play(era, offers(era).back() == "pass" ? std::string("pass") : offers(era).back());
  }
  for (std::string_view each : {"assimilate", "set-order", "keep-knowledge", "give-back"})
    CHECK(std::find(asked.begin(), asked.end(), each) != asked.end());
}

TEST_CASE("DO-10.4, DO-R24 into a full Domain only at a limit of 20, for a point") {
  State state = first_turn();
  know(state, 0, trade, 4);
  know(state, 0, art, 5);
  CHECK_FALSE(offers(state, "exchange 2 trade art"));
  put(state, "t31", {0, 0, 1});
  city(state, "t31", 0, 3);
  know(state, 0, art, 20);
  play(state, "exchange 2 trade art");
  CHECK(knows(state, 0, art) == 20);
  CHECK(points(state, 0, Category::overflow) == 1);
}

TEST_CASE("DO-10.5, DO-R24 what was received in this turn is not given one for one, so every chain ends") {
  State state = first_turn();
  own_far(state, 0, "currency", true);
  own_far(state, 0, "oratory", true);
  know(state, 0, trade, 1);
  play(state, "exchange 1 trade art");
  CHECK(offers_of(state, "exchange") == 0);
  know(state, 0, art, 2);
  CHECK(offers(state, "exchange 2 art trade"));  // the Campfire's stays
  CHECK_FALSE(offers(state, "exchange 1 art trade"));
  // However long one goes on, it ends.
  for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 5);
  for (std::string_view id : {"mysticism", "alchemy", "pottery", "administration"}) own_far(state, 0, id, true);
  int steps = 0;
  while (offers_of(state, "exchange") > 0 && steps < 200) {
    for (const std::string& text : offers(state))
      if (text.substr(0, 8) == "exchange") {
        play(state, text);
        break;
      }
    ++steps;
  }
  CHECK(steps < 40);
}

TEST_CASE("DO-10.7 the same exchange is listed once; a limited one counts its uses in the turn") {
  State state = first_turn();
  own_far(state, 0, "currency", true);
  own_far(state, 0, "oratory", true);
  know(state, 0, trade, 1);
  int listed = 0;
  for (const std::string& text : offers(state)) listed += text == "exchange 1 trade art";
  CHECK(listed == 1);
  State limited = first_turn();
  own_far(limited, 0, "mercenaries");
  know(limited, 0, trade, 5);
  play(limited, "exchange 3 trade influence");
  CHECK(limited.players[0].influence == 1);
  know(limited, 0, trade, 5);
  CHECK_FALSE(offers(limited, "exchange 3 trade influence"));
  play(limited, offers(limited).front());
  play(limited, offers(limited).front());
  while (Dominations::decision(limited).seat == 0) play(limited, "pass");
  CHECK(limited.uses[0] == 0);
}
