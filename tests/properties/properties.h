// What is true of every game. The cheap properties are checked after every action of many random
// games, the costly ones on fewer.
#pragma once

#include <doctest/doctest.h>

#include <bitset>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "ai/random.h"
#include "core/table/table_of.h"

namespace tessera::properties {

template <class State>
bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

inline std::string describe(const GameInfo& info, const Setup& setup) {
  return std::string(info.id) + " " + std::to_string(setup.players) + " players " + json::serialize(options_json(info, setup));
}

template <Game G>
std::string all_faults(const typename G::State& state) {
  Faults faults;
  G::find_faults(state, faults);
  std::string all;
  for (const Fault& fault : faults.list()) all += fault.place + " " + fault.message + "; ";
  return all;
}

// Text <-> action <-> number. An action's text does not depend on the state, so each is checked
// once per run; that listed actions are distinct is checked every time.
template <Game G>
class NotationCheck {
 public:
  void operator()(const typename G::Actions& actions) {
    const Grammar& grammar = G::info().grammar;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Phrase spoken = phrase(actions[i]);
      const std::uint32_t number = grammar.number(spoken);
      if (number >= grammar.size()) FAIL("an action has no number");
      if (seen_.size() < grammar.size()) seen_.resize(grammar.size()), last_.resize(grammar.size());
      if (last_[number] == round_) FAIL(grammar.write(spoken), " is listed twice");
      last_[number] = round_;
      if (seen_[number]) continue;
      seen_[number] = true;
      check_sentences_differ(actions);
      CHECK(grammar.at(number) == spoken);
      const std::string text = grammar.write(spoken);
      const Result<Phrase> parsed = grammar.parse(text);
      REQUIRE_MESSAGE(parsed, text);
      CHECK_MESSAGE(*parsed == spoken, text);
      for (Language language : {Language::en, Language::pt}) {
        const std::string sentence = G::info().texts.sentence(grammar, spoken, language);
        CHECK_MESSAGE(sentence != text, "no sentence for ", text);
        CHECK_MESSAGE(sentence.find('{') == sentence.npos, sentence);
      }
    }
    ++round_;
  }

 private:
  // Who reads the options must be able to tell them apart.
  void check_sentences_differ(const typename G::Actions& actions) {
    for (Language language : {Language::en, Language::pt}) {
      std::set<std::string> told;
      for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::string sentence = G::info().texts.sentence(G::info().grammar, phrase(actions[i]), language);
        CHECK_MESSAGE(told.insert(sentence).second, sentence, " is told twice, as ", G::info().grammar.write(phrase(actions[i])));
      }
    }
  }

  std::vector<bool> seen_;
  std::vector<std::uint32_t> last_;  // the round in which each was last listed
  std::uint32_t round_ = 1;
};

// Faults, legal actions until the end, notation: after every action.
template <Game G>
void check_cheap(const Setup& setup, int games, std::uint64_t seed) {
  INFO(describe(G::info(), setup));
  NotationCheck<G> check_notation;
  Faults faults;
  typename G::Actions actions;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + static_cast<std::uint64_t>(game));
    typename G::State state = G::start(setup);
    for (;;) {
      G::find_faults(state, faults);
      if (!faults.empty()) FAIL(all_faults<G>(state));
      const Decision decision = G::decision(state);
      list<G>(state, actions);
      if (decision.actor == Decision::Actor::no_one) {
        if (!actions.empty()) FAIL("actions are listed after the end");
        break;
      }
      if (actions.empty()) FAIL("nobody can go on: ", json::serialize(write_position<G>(state)));
      check_notation(actions);
      G::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    }
    std::set<int> places;
    for (Seat seat = 0; seat < setup.players; ++seat) places.insert(G::place(state, seat));
    REQUIRE((setup.players == 1 || places.contains(1)));
  }
}

template <Game G>
std::vector<std::string> texts_of(const typename G::State& state) {
  typename G::Actions actions;
  list<G>(state, actions);
  std::vector<std::string> texts;
  for (const auto& action : actions)
    for (Language language : {Language::en, Language::pt})
      texts.push_back(G::info().texts.sentence(G::info().grammar, phrase(action), language));
  return texts;
}

// Nothing hidden leaks: a redeal of what a seat cannot see gives the same view, to the byte (so the same JSON
// and the same points), the same question, and a sound position.
template <Game G>
typename G::State check_view(const typename G::State& state, Seat seat, Rng& rng) {
  const typename G::State view = G::view(state, seat);
  if (!same_bytes(G::view(view, seat), view)) FAIL("the view of a view is another one");
  typename G::State redealt = view;
  G::determinize(redealt, rng);
  if (!same_bytes(G::view(redealt, seat), view)) FAIL("the redeal of a view has another view");
  if (!same_bytes(redealt, state))
    if (const std::string faults = all_faults<G>(redealt); !faults.empty()) FAIL("a redeal has faults: ", faults);
  if (!(G::decision(redealt) == G::decision(state))) FAIL("a redeal asks another question");
  return redealt;
}

// The same for everybody; whoever is to move is offered the same actions, in the same words.
template <Game G>
void check_views(const typename G::State& state, const Setup& setup, Rng& rng) {
  const Decision decision = G::decision(state);
  for (Seat viewer = 0; viewer <= setup.players; ++viewer) {
    const Seat seat = viewer == setup.players ? kSpectator : viewer;
    const typename G::State redealt = check_view<G>(state, seat, rng);
    const bool is_to_move = decision.actor == Decision::Actor::player && decision.seat == seat;
    if (is_to_move && !same_bytes(redealt, state)) CHECK(texts_of<G>(redealt) == texts_of<G>(state));
  }
}

// A choice somebody does not see leaves that view the same, whichever of the answers he does not see was given.
template <Game G>
void check_audience(const typename G::State& state, const Setup& setup, const typename G::Actions& actions) {
  const Decision decision = G::decision(state);
  if (decision.audience == kEverybody) return;
  for (Seat viewer = 0; viewer <= setup.players; ++viewer) {
    const Seat seat = viewer == setup.players ? kSpectator : viewer;
    if (decision.seen_by(seat)) continue;
    bool first = true;
    typename G::State expected;
    for (const auto& action : actions) {
      if (answered<G>(state, action).seen_by(seat)) continue;
      typename G::State other = state;
      G::apply(other, action);
      const typename G::State seen = G::view(other, seat);
      if (std::exchange(first, false)) expected = seen;
      CHECK_MESSAGE(same_bytes(seen, expected), "a hidden choice shows in a view");
    }
  }
}

// load(dump(s)) == s.
template <Game G>
void check_position(const typename G::State& state) {
  const json::value dumped = write_position<G>(state);
  const Result<json::value> parsed = parse_json(pretty(dumped));
  REQUIRE(parsed);
  const Result<typename G::State> loaded = read_position<G>(*parsed);
  REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.fault().place + " " + loaded.fault().message));
  CHECK(same_bytes(*loaded, state));
}

// The record of the game so far replays to the same bytes.
template <Game G>
void check_record(const TableOf<G>& table) {
  const Result<json::value> parsed = parse_json(pretty(to_json(table.record(kReferee))));
  REQUIRE(parsed);
  const Result<Record> record = record_from_json(*parsed);
  REQUIRE(record);
  TableOf<G> replayed(table.setup());
  const Result<> loaded = replayed.load(*record);
  REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.fault().place + " " + loaded.fault().message));
  CHECK(same_bytes(replayed.state(), table.state()));
}

// Whatever a player does can be taken back, to the same bytes; what chance did cannot.
template <Game G>
void play_and_undo(TableOf<G>& table, const typename G::Action& action) {
  const std::string text = table.write(phrase(action));
  const typename G::State before = table.state();
  const bool by_player = table.decision().actor == Decision::Actor::player;
  if (!table.play(text)) FAIL("a listed action is refused: ", text);
  if (table.can_undo() != by_player) FAIL("undo is wrong about ", text);
  if (!by_player) return;
  if (!table.undo() || !same_bytes(table.state(), before)) FAIL("undo does not restore what was before ", text);
  if (!table.play(text)) FAIL("an action taken back is refused: ", text);
  table.settle();
}

template <Game G>
void check_probabilities(const TableOf<G>& table) {
  if (table.decision().actor != Decision::Actor::chance) return;
  double total = 0;
  for (const LegalAction& legal : table.legal()) total += legal.probability;
  CHECK(total == doctest::Approx(1.0));
}

// After every action: hidden choices, undo, and the view of one seat or the spectator, drawn by lot. On one
// position in `one_in`, because texts are slow: JSON there and back, a view as JSON, everybody's views and the
// words of the choice, probabilities. At the end of each game: its record.
template <Game G>
void check_costly(const Setup& setup, int games, std::uint64_t seed, std::uint32_t one_in = 16) {
  INFO(describe(G::info(), setup));
  typename G::Actions actions;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed + static_cast<std::uint64_t>(game)), redeal((seed + static_cast<std::uint64_t>(game)) ^ 0x5eed);
    TableOf<G> table(setup);
    for (list<G>(table.state(), actions); !actions.empty(); list<G>(table.state(), actions)) {
      check_audience<G>(table.state(), setup, actions);
      const std::uint32_t drawn = redeal.below(setup.players + 1u);
      const Seat viewer = drawn == setup.players ? kSpectator : static_cast<Seat>(drawn);
      check_view<G>(table.state(), viewer, redeal);
      if (redeal.below(one_in) == 0) {
        check_position<G>(table.state());
        (void)write_position<G>(G::view(table.state(), viewer));
        check_views<G>(table.state(), setup, redeal);
        check_probabilities(table);
      }
      const typename G::Action action = actions.at_weight(rng.below(actions.total_weight()));
      typename G::State after = table.state();
      G::apply(after, action);
      if (is_foregone<G>(after)) {  // no table rests there
        check_position<G>(after);
        check_views<G>(after, setup, redeal);
      }
      play_and_undo(table, action);
    }
    check_position<G>(table.state());
    check_record<G>(table);
  }
}

}  // namespace tessera::properties
