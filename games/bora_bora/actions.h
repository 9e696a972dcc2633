// What can be said and what is asked in Bora Bora.
#pragma once

#include "core/action/grammar.h"
#include "core/action/sentence.h"
#include "games/bora_bora/components.h"

namespace tessera::bora_bora {

enum class Verb : std::uint8_t {
  // chance
  lay,
  show,
  deal,
  set,
  reveal,
  draw,
  order,
  roll,
  // players
  settle,
  hut,
  place,
  pay,
  pass,
  expand,
  take,
  put,
  tattoo,
  collect,
  gain,
  material,
  move,
  stop,
  priest,
  build,
  cover,
  bonus,
  store,
  pick,
  activate,
  copies,
  end,
  buy,
  complete,
  discard,
  accept,
};

// A thing still to be done. The first ones are questions to chance or to the active player; the
// others run by themselves.
enum class Duty : std::uint8_t {
  over,  // no question: the game has ended
  lay_fish,
  show_person,
  deal_starting,
  deal_regular,
  open_task,
  set_jewel,
  deal_hand,
  reveal_card,
  draw_card,
  order_seat,
  roll_die,
  choose_start,    // D-1
  take_hut,        // D-2
  place_die,       // D-3
  expand_where,    // D-4
  play_red,        // D-5, D-18
  take_person,     // D-6
  put_person,      // D-7
  use_helper,      // D-8
  place_priest,    // D-9
  build_what,      // D-10
  build_where,     // D-10
  bonus_first,     // D-11
  bonus_second,    // D-11
  store_material,  // D-12
  pick_card,       // D-13
  use_people,      // D-14
  buy_jewel,       // D-15
  settle_task,     // D-16
  accept_task,     // D-17
  pay_god,         // D-18
  final_tasks,     // D-19
  gather_material, // D-20
  move_huts,       // D-21
  choose_copies,   // D-22
  next_start,
  begin_round,
  next_die,
  act,
  next_people,
  next_activation,
  perform_kind,
  next_jewel,
  next_task,
  next_accept,
  next_final,
  go_on_final,
  finish_yellow,
  gain_cards,
  refill_display,
};
inline constexpr Duty kFirstPlayerDuty = Duty::choose_start;
inline constexpr Duty kFirstSilentDuty = Duty::next_start;

inline constexpr std::array<std::string_view, 51> kDutyWords{
    "over",          "lay-fish",        "show-person",   "deal-starting", "deal-regular", "open-task",   "set-jewel",   "deal-hand",
    "reveal-card",   "draw-card",       "order-seat",    "roll-die",      "choose-start", "take-hut",    "place-die",   "expand-where",
    "play-red",      "take-person",     "put-person",    "use-helper",    "place-priest", "build-what",  "build-where", "bonus-first",
    "bonus-second",  "store-material",  "pick-card",     "use-people",    "buy-jewel",    "settle-task", "accept-task", "pay-god",
    "final-tasks",   "gather-material", "move-huts",     "choose-copies", "next-start",   "begin-round", "next-die",    "act",
    "next-people",   "next-activation", "perform-kind",  "next-jewel",    "next-task",    "next-accept", "next-final",  "go-on-final",
    "finish-yellow", "gain-cards",      "refill-display"};
static_assert(kDutyWords.size() == static_cast<std::size_t>(Duty::refill_display) + 1);

// The gods played with a die (BB-10.4, BB-10.5).
enum class DieGods : std::uint8_t { none, blue, white, both };
inline constexpr std::array<std::string_view, 4> kDieGodWords{"", "blue", "white", "blue-white"};

// How the green god supports an activation (BB-10.7).
enum class Green : std::uint8_t { none, double_strength, second_kind };
inline constexpr std::array<std::string_view, 3> kGreenWords{"", "double", "second"};

// BB-10.1  A card of the god and an offering, two equal cards and an offering, or a god tile.
enum class Payment : std::uint8_t { card, pair_blue, pair_white, pair_red, pair_green, pair_yellow, god_tile };
inline constexpr std::array<std::string_view, 7> kPaymentWords{"card",       "pair-blue",   "pair-white", "pair-red",
                                                               "pair-green", "pair-yellow", "god-tile"};
constexpr Payment pair_of(God god) { return static_cast<Payment>(1 + index(god)); }

// Where on the tableau: one of the ordinary spaces, or the 12th (BB-1.4).
enum class Place : std::uint8_t { ordinary, twelfth };
inline constexpr std::array<std::string_view, 2> kPlaceWords{"ordinary", "twelfth"};

enum class Bonus : std::uint8_t { card, offering, status, shell };
inline constexpr std::array<std::string_view, 4> kBonusWords{"god-card", "offering", "status", "shell"};

// Where a god card comes from: the pile, or the open card of a colour (colour + 1).
inline constexpr std::array<std::string_view, 6> kSourceWords{"pile", "blue", "white", "red", "green", "yellow"};

inline constexpr std::array<std::string_view, 7> kNumberWords{"0", "1", "2", "3", "4", "5", "6"};
inline constexpr std::array<std::string_view, 4> kSeatWords{"seat-1", "seat-2", "seat-3", "seat-4"};
inline constexpr std::array<std::string_view, 2> kYellowWords{"", "yellow"};
// Positions of the person displays: those of the men, then those of the women.
inline constexpr std::array<std::string_view, kSexes * kPositions> kPositionWords{
    "man-1", "man-2", "man-3", "man-4", "man-5", "man-6", "woman-1", "woman-2", "woman-3", "woman-4", "woman-5", "woman-6"};

inline constexpr std::array kForms{
    Form{"lay", {tables::kFishTiles, tables::kRegions}},
    Form{"show", {tables::kSexes, tables::kKinds}},
    Form{"deal", {tables::kTasks}},
    Form{"set", {tables::kJewels}},
    Form{"reveal", {tables::kGods}},
    Form{"draw", {tables::kGods}},
    Form{"order", {kSeatWords}},
    Form{"roll", {kNumberWords}},
    Form{"settle", {tables::kRegions}},
    Form{"hut", {kPlaceWords}},
    Form{"place", {kNumberWords, tables::kSpaces, kDieGodWords}},
    Form{"pay", {kPaymentWords}},
    Form{"pass", {}},
    Form{"expand", {tables::kRegions}},
    Form{"take", {kPositionWords}},
    Form{"put", {kPlaceWords}},
    Form{"tattoo", {tables::kKinds}},
    Form{"collect", {tables::kKinds}},
    Form{"gain", {kBonusWords}},
    Form{"material", {tables::kMaterials}},
    Form{"move", {kNumberWords}},
    Form{"stop", {}},
    Form{"priest", {tables::kTempleSpaces}},
    Form{"build", {tables::kBuildings}},
    Form{"cover", {tables::kPairs}},
    Form{"bonus", {kBonusWords}},
    Form{"store", {tables::kCeremonySpaces}},
    Form{"pick", {kSourceWords}},
    Form{"activate", {tables::kSexes, tables::kKinds, kGreenWords}},
    Form{"copies", {kNumberWords}},
    Form{"end", {}},
    Form{"buy", {tables::kJewels}},
    Form{"complete", {tables::kTasks, kYellowWords}},
    Form{"discard", {tables::kTasks}},
    Form{"accept", {tables::kTasks}},
};
static_assert(kForms.size() == static_cast<std::size_t>(Verb::accept) + 1);

using Action = Sentence<Verb>;
using Actions = ActionList<Action, 64>;

}  // namespace tessera::bora_bora
