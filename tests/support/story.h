// Telling rules tests as stories, in notation.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.h"

namespace tessera {

// The actions on offer, in notation.
template <Game G>
std::vector<std::string> offered(const typename G::State& state) {
  typename G::Actions actions;
  list<G>(state, actions);
  std::vector<std::string> texts;
  for (const auto& action : actions) texts.push_back(G::info().grammar.write(phrase(action)));
  return texts;
}

template <Game G>
bool is_offered(const typename G::State& state, std::string_view text) {
  const std::vector<std::string> texts = offered<G>(state);
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// Plays a listed action; a story that plays another one fails.
template <Game G>
void play_action(typename G::State& state, std::string_view text) {
  const Result<Phrase> parsed = G::info().grammar.parse(text);
  REQUIRE_MESSAGE(parsed, text);
  std::string all;
  for (const std::string& offer : offered<G>(state)) all += offer + ", ";
  REQUIRE_MESSAGE(is_offered<G>(state, text), text, " is not among: ", all);
  G::apply(state, as<typename G::Action>(*parsed));
}

// Lets chance choose until somebody else is to move: always its first listed outcome.
template <Game G>
void pass_chance(typename G::State& state) {
  typename G::Actions actions;
  while (G::decision(state).actor == Decision::Actor::chance) {
    list<G>(state, actions);
    G::apply(state, actions[0]);
  }
}

template <Game G>
std::string faults_of(const typename G::State& state) {
  Faults faults;
  G::find_faults(state, faults);
  std::string all;
  for (const Fault& fault : faults.list()) all += fault.place + " " + fault.message + "; ";
  return all;
}

}  // namespace tessera
