// What can be said and what is asked in Dominations.
#pragma once

#include "core/action/grammar.h"
#include "core/action/sentence.h"
#include "games/dominations/components.h"
#include "games/dominations/geometry.h"

namespace tessera::dominations {

enum class Verb : std::uint8_t {
  // chance
  deal,
  allot,
  reveal,
  unveil,
  draw,
  // chance at set-up, later the Ruler
  order,
  // players
  choose,
  sponsor,
  name,
  done,
  take,
  inventor,
  place,
  reactivate,
  locus,
  connect,
  assign,
  worker,
  build,
  raise,
  contribute,
  site,
  crown,
  attach,
  develop,
  improve,
  exchange,
  assimilate,
  turn,
  keep,
  pass,
  end,
};

// A thing still to be done. The first ones are questions to chance or to a player; the others run
// by themselves. The letters are those of the decision points (DO-14).
enum class Duty : std::uint8_t {
  over,             // no question: the game has ended
  deal_nation,
  deal_monument,
  reveal_nation,
  reveal_monument,
  draw_tile,
  draw_order,
  choose_nation,    // S1
  choose_monument,  // S2
  give_back,        // S3, E4, E5
  take_tile,        // T1a
  place_tile,       // T1b
  reactivate_tile,  // T1b
  choose_mode,      // T2
  assign_point,     // T3
  use_worker,       // T4
  build,            // T5
  choose_site,      // T6a
  attach_level,     // T6b
  develop,          // T7a
  attach_copy,      // T7b, E1b
  act_free,         // T9
  end_turn,         // T10
  assimilate,       // E1a
  set_order,        // E2
  keep_knowledge,   // E3
  draw_up,
  begin_turn,
  fire,
  collect,
  finish_turn,
  begin_assimilation,
  score_influence,
  award_roles,
  reset_knowledge,
  refill,
};
inline constexpr Duty kFirstPlayerDuty = Duty::choose_nation;
inline constexpr Duty kFirstSilentDuty = Duty::draw_up;

inline constexpr std::array<std::string_view, 36> kDutyWords{
    "over",          "deal-nation",     "deal-monument", "reveal-nation",      "reveal-monument", "draw-tile",       "draw-order",
    "choose-nation", "choose-monument", "give-back",     "take-tile",          "place-tile",      "reactivate-tile", "choose-mode",
    "assign-point",  "use-worker",      "build",         "choose-site",        "attach-level",    "develop",         "attach-copy",
    "act-free",      "end-turn",        "assimilate",    "set-order",          "keep-knowledge",  "draw-up",         "begin-turn",
    "fire",          "collect",         "finish-turn",   "begin-assimilation", "score-influence", "award-roles",     "reset-knowledge",
    "refill"};
static_assert(kDutyWords.size() == static_cast<std::size_t>(Duty::refill) + 1);

inline constexpr std::array<std::string_view, 4> kSeatWords{"seat-1", "seat-2", "seat-3", "seat-4"};
inline constexpr std::array<std::string_view, 6> kFacingWords{"up-0", "up-1", "up-2", "down-0", "down-1", "down-2"};
inline constexpr std::array<std::string_view, 5> kCopyWords{"", "copy-1", "copy-2", "copy-3", "copy-4"};
inline constexpr std::array<std::string_view, 41> kAmounts{
    "0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
    "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40"};
// What an exchange brings: a Domain, or Influence.
inline constexpr std::array<std::string_view, kDomains + 1> kReceivedWords = [] {
  std::array<std::string_view, kDomains + 1> words{};
  for (std::size_t d = 0; d < kDomains; ++d) words[d] = tables::kDomains[d];
  words[kDomains] = "influence";
  return words;
}();
inline constexpr std::uint8_t kInfluenceWord = kDomains;

// The coordinates -kFar .. kFar as words.
inline constexpr int kFar = kReach + 2;
namespace coordinate_detail {
struct Digits {
  char text[4];
  std::uint8_t size;
};
inline constexpr std::array<Digits, 2 * kFar + 1> kDigits = [] {
  std::array<Digits, 2 * kFar + 1> all{};
  for (int value = -kFar; value <= kFar; ++value) {
    Digits& digits = all[static_cast<std::size_t>(value + kFar)];
    const int size = value < 0 ? -value : value;
    if (value < 0) digits.text[digits.size++] = '-';
    if (size >= 10) digits.text[digits.size++] = static_cast<char>('0' + size / 10);
    digits.text[digits.size++] = static_cast<char>('0' + size % 10);
  }
  return all;
}();
}  // namespace coordinate_detail
inline constexpr std::array<std::string_view, 2 * kFar + 1> kCoordinates = [] {
  std::array<std::string_view, 2 * kFar + 1> words{};
  for (std::size_t i = 0; i < words.size(); ++i)
    words[i] = std::string_view(coordinate_detail::kDigits[i].text, coordinate_detail::kDigits[i].size);
  return words;
}();
constexpr std::uint8_t coordinate_word(int value) { return static_cast<std::uint8_t>(value + kFar); }
constexpr std::int8_t coordinate(std::uint8_t word) { return static_cast<std::int8_t>(word - kFar); }

inline constexpr std::array kForms{
    Form{"deal", {tables::kNations}},
    Form{"allot", {tables::kMonuments}},
    Form{"reveal", {tables::kNations}},
    Form{"unveil", {tables::kMonuments}},
    Form{"draw", {tables::kTiles}},
    Form{"order", {kSeatWords}},
    Form{"choose", {tables::kNations}},
    Form{"sponsor", {tables::kMonuments}},
    Form{"name", {tables::kTiles}},
    Form{"done", {}},
    Form{"take", {tables::kTiles}},
    Form{"inventor", {}},
    Form{"place", {tables::kTiles, kCoordinates, kCoordinates, kFacingWords}},
    Form{"reactivate", {tables::kTiles}},
    Form{"locus", {kCoordinates, kCoordinates}},
    Form{"connect", {}},
    Form{"assign", {tables::kDomains}},
    Form{"worker", {}},
    Form{"build", {tables::kTiles}},
    Form{"raise", {tables::kTiles}},
    Form{"contribute", {tables::kMonuments}},
    Form{"site", {kCoordinates, kCoordinates, kFacingWords}},
    Form{"crown", {kCoordinates, kCoordinates}},
    Form{"attach", {kCopyWords, kCoordinates, kCoordinates}},
    Form{"develop", {tables::kMasteries}},
    Form{"improve", {tables::kMasteries}},
    Form{"exchange", {kAmounts, tables::kDomains, kReceivedWords}},
    Form{"assimilate", {tables::kMasteries}},
    Form{"turn", {tables::kMasteries}},
    Form{"keep", {tables::kDomains, kAmounts}},
    Form{"pass", {}},
    Form{"end", {}},
};
static_assert(kForms.size() == static_cast<std::size_t>(Verb::end) + 1);

using Action = LongSentence<Verb>;

template <class... Parts>
constexpr Action sentence(Verb verb, Parts... parts) {
  return {verb, static_cast<std::uint8_t>(parts)...};
}

// The longest list: four copies at each of the 72 places around a tree of 35 cards.
using Actions = ActionList<Action, 320>;

}  // namespace tessera::dominations
