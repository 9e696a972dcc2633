// What is settled before a game starts: how many play, and the variants.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/action/grammar.h"
#include "core/json/forward.h"
#include "core/text/texts.h"

namespace tessera {

inline constexpr std::size_t kMaxOptions = 8;

struct Setup {
  std::uint8_t players = 2;
  std::array<std::uint8_t, kMaxOptions> options{};  // the index of the value chosen for each
  bool operator==(const Setup&) const = default;
};

// One variant: its values as words; those of a plain yes or no are "off" and "on".
struct Option {
  std::string_view id;
  Words values;
  std::uint8_t fallback = 0;
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};

// What everybody outside a game may know of it.
struct GameInfo {
  std::string_view id;
  std::uint8_t version;  // of the rules as implemented; records name it
  std::uint8_t min_players, max_players;
  std::span<const Option> options;
  Words categories;  // of the score sheet
  Words questions;   // of decisions
  Grammar grammar;
  Texts texts;
};

// The defaults, then what `options` says, checked.
Result<Setup> make_setup(const GameInfo& info, int players, const json::value* options);
json::object options_json(const GameInfo& info, const Setup& setup);

// Every combination of options, for every number of players.
std::vector<Setup> all_setups(const GameInfo& info);

}  // namespace tessera
