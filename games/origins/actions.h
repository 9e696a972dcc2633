// What can be said and what is asked in Origins: First Builders.
#pragma once

#include "core/action/grammar.h"
#include "core/action/sentence.h"
#include "games/origins/components.h"

namespace tessera::origins {

enum class Verb : std::uint8_t {
  // chance
  lay,
  deal,
  draw,
  reveal,
  roll,
  show,
  first,
  keep,
  // players
  draft,
  discard,
  visit,
  close,
  seat,
  tower,
  population,
  pass,
  superiority,
  end,
  lift,
  perform,
  stop,
  move,
  attack,
  gain,
  give,
  use,
  skip,
  buy,
  place,
  cover,
  take,
  hire,
  raise,
  recolor,
  salute,
  reset,
  reserve,
  copy,
  activate,
  advance,
  score,
  retrieve,
};

// A thing still to be done. The first ones are questions to chance or to the active player; the
// others run by themselves. rules/rules.h says what a task carries.
enum class Duty : std::uint8_t {
  over,  // no question: the game has ended
  lay_bonus,
  deal_zodiac,
  draw_market,
  reveal_tile,
  roll_offer,
  roll_speaker,
  show_district,
  choose_first,
  roll_pool,
  keep_zodiac,
  draft_die,        // D-1, D-19
  discard_die,      // D-18
  take_turn,        // D-2, D-4, D-16, D-21
  spend_token,      // D-3
  choose_seat,      // D-13
  choose_card,      // D-14
  activate_tile,    // D-15
  lift_neighbour,   // D-20
  choose_item,      // D-5
  choose_option,    // D-23, D-24
  accept_effect,    // D-7, D-26, Libra of D-29
  gain_resource,    // D-22, D-36
  give_resource,    // D-7
  spend_food,       // D-6
  buy_building,     // D-8
  place_tile,       // D-9
  use_ability,      // D-10
  take_die,         // D-11, D-29
  take_speaker,     // D-12
  raise_new_die,    // D-27
  raise_freeman,    // D-32
  raise_any,        // D-28
  recolor_freeman,  // D-30
  salute_freeman,   // D-31
  reset_ship,       // D-33
  reserve_tile,     // D-34
  copy_tile,        // D-35
  advance_temple,   // D-25
  retrieve_freeman, // D-17
  perform,
  copied,
  attack_points,
  refill_offer,
  begin_turn,
  end_action,
  end_turn,
  retrieve,
  settle_round,
};
inline constexpr Duty kFirstPlayerDuty = Duty::draft_die;
inline constexpr Duty kFirstSilentDuty = Duty::perform;

inline constexpr std::array<std::string_view, 49> kDutyWords{
    "over",          "lay-bonus",     "deal-zodiac",   "draw-market",    "reveal-tile",      "roll-offer",      "roll-speaker",
    "show-district", "choose-first",  "roll-pool",     "keep-zodiac",    "draft-die",        "discard-die",     "take-turn",
    "spend-token",   "choose-seat",   "choose-card",   "activate-tile",  "lift-neighbour",   "choose-item",     "choose-option",
    "accept-effect", "gain-resource", "give-resource", "spend-food",     "buy-building",     "place-tile",      "use-ability",
    "take-die",      "take-speaker",  "raise-new-die", "raise-freeman",  "raise-any",        "recolor-freeman", "salute-freeman",
    "reset-ship",    "reserve-tile",  "copy-tile",     "advance-temple", "retrieve-freeman", "perform",         "copied",
    "attack-points", "refill-offer",  "begin-turn",    "end-action",     "end-turn",         "retrieve",        "settle-round"};
static_assert(kDutyWords.size() == static_cast<std::size_t>(Duty::settle_round) + 1);

enum class BuyMode : std::uint8_t { build, farm, over_farm };
inline constexpr std::array<std::string_view, 3> kModeWords{"build", "farm", "over-farm"};
enum class Source : std::uint8_t { market, reserve };
inline constexpr std::array<std::string_view, 2> kSourceWords{"", "from-reserve"};

inline constexpr std::array<std::string_view, 4> kSeatWords{"seat-1", "seat-2", "seat-3", "seat-4"};
inline constexpr std::array<std::string_view, 6> kFaceWords{"1", "2", "3", "4", "5", "6"};
inline constexpr std::array<std::string_view, 2> kTokenWords{"", "token"};
inline constexpr std::array<std::string_view, 2> kUsedWords{"", "used"};
inline constexpr std::array<std::string_view, 13> kStepWords{"", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"};

inline constexpr std::array kForms{
    Form{"lay", {tables::kBonuses}},
    Form{"deal", {tables::kZodiacs}},
    Form{"draw", {tables::kBuildings}},
    Form{"reveal", {tables::kBuildings}},
    Form{"roll", {kFaceWords}},
    Form{"show", {tables::kDistricts}},
    Form{"first", {kSeatWords}},
    Form{"keep", {tables::kZodiacs}},
    Form{"draft", {tables::kDice}},
    Form{"discard", {tables::kDice}},
    Form{"visit", {tables::kSites, tables::kWorkers, kTokenWords}},
    Form{"close", {tables::kFreemen}},
    Form{"seat", {tables::kColumns, tables::kRows}},
    Form{"tower", {tables::kColours}},
    Form{"population", {}},
    Form{"pass", {}},
    Form{"superiority", {}},
    Form{"end", {}},
    Form{"lift", {tables::kSites}},
    Form{"perform", {tables::kItems}},
    Form{"stop", {}},
    Form{"move", {}},
    Form{"attack", {}},
    Form{"gain", {tables::kResources}},
    Form{"give", {tables::kResources}},
    Form{"use", {tables::kSources}},
    Form{"skip", {}},
    Form{"buy", {tables::kBuildings, kModeWords, kSourceWords}},
    Form{"place", {tables::kColumns, tables::kRows}},
    Form{"cover", {tables::kColumns, tables::kRows}},
    Form{"take", {tables::kDice}},
    Form{"hire", {tables::kSpeakers}},
    Form{"raise", {tables::kFreemen, kStepWords, kUsedWords}},
    Form{"recolor", {tables::kFreemen, tables::kColours}},
    Form{"salute", {tables::kFreemen}},
    Form{"reset", {tables::kSites}},
    Form{"reserve", {tables::kBuildings}},
    Form{"copy", {tables::kColumns, tables::kRows}},
    Form{"activate", {tables::kColumns, tables::kRows}},
    Form{"advance", {tables::kTemples, kStepWords}},
    Form{"score", {tables::kDistricts}},
    Form{"retrieve", {tables::kFreemen}},
};
static_assert(kForms.size() == static_cast<std::size_t>(Verb::retrieve) + 1);

using Action = Sentence<Verb>;
// The longest list is that of the cells a tile may be placed on: 2n + 2 around n tiles (decision 020).
using Actions = ActionList<Action, 2 * kMostTiles + 2>;

}  // namespace tessera::origins
