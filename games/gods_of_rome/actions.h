// What can be said and what is asked in Gods of Rome.
#pragma once

#include "core/action/grammar.h"
#include "core/action/sentence.h"
#include "games/gods_of_rome/components.h"

namespace tessera::gods_of_rome {

enum class Verb : std::uint8_t {
  // chance
  remove,
  start,
  arrange,
  deal,
  reveal,
  roll,
  // players
  select,
  visit,
  activate,
  score,
  place,
  use,
  end,
  grow,
  relocate,
  travel,
  move,
  mode,
  attack,
  victim,
  push,
  build,
  take,
  put,
  gather,
  bring,
  summon,
  stop,
};

// A thing still to be done. The first ones are questions to chance or to the active player; the
// others run by themselves.
enum class Duty : std::uint8_t {
  over,  // no question: the game has ended
  remove_god,
  choose_start_player,
  arrange_colour,
  deal_card,
  reveal_objective,
  roll_colour,
  roll_territory,
  select_faction,  // DP-1
  take_turn,       // DP-2
  place_meeple,    // DP-3
  use_symbol,      // DP-4
  grow_where,      // DP-5
  grow_from,       // DP-6
  travel_from,     // DP-7
  travel_to,       // DP-8
  attack_mode,     // DP-19
  attack_where,    // DP-9
  attack_whom,     // DP-10, DP-20
  attack_to,       // DP-11
  build_where,     // DP-12
  take_card,       // DP-13
  put_card,        // DP-14
  gather_where,    // DP-15
  gather_from,     // DP-16
  summon_where,    // DP-17
  push_to,         // DP-18
  begin_turn,
  end_turn,
  check_checkpoint,
  settle_patronus,
};
inline constexpr Duty kFirstPlayerDuty = Duty::select_faction;
inline constexpr Duty kFirstSilentDuty = Duty::begin_turn;

inline constexpr std::array<std::string_view, 31> kDutyWords{
    "over",           "remove-god",       "choose-start-player", "arrange-colour", "deal-card",    "reveal-objective", "roll-colour",
    "roll-territory", "select-faction",   "take-turn",           "place-meeple",   "use-symbol",   "grow-where",       "grow-from",
    "travel-from",    "travel-to",        "attack-mode",         "attack-where",   "attack-whom",  "attack-to",        "build-where",
    "take-card",      "put-card",         "gather-where",        "gather-from",    "summon-where", "push-to",          "begin-turn",
    "end-turn",       "check-checkpoint", "settle-patronus"};

// How Diana attacks (GR-15.5); everybody else attacks in the normal mode.
enum class AttackMode : std::uint8_t { normal, adjacent, extra };
inline constexpr std::array<std::string_view, 3> kModeWords{"normal", "adjacent", "extra"};

enum class TurnKind : std::uint8_t { visit, activate, score };
inline constexpr std::array<std::string_view, 3> kTurnWords{"visit", "activate", "score"};

inline constexpr std::array<std::string_view, 4> kSeatWords{"seat-1", "seat-2", "seat-3", "seat-4"};
inline constexpr std::array<std::string_view, 4> kDisplayWords{"display-1", "display-2", "display-3", "display-4"};
inline constexpr std::array<std::string_view, 6> kDieWords{"1", "2", "3", "4", "5", "6"};
// The blessing that enhances an action, or none: blessing of god g is word g + 1.
inline constexpr std::array<std::string_view, kGods + 1> kBlessingWords = [] {
  std::array<std::string_view, kGods + 1> blessings{""};
  for (std::size_t g = 0; g < kGods; ++g) blessings[g + 1] = tables::kGods[g];
  return blessings;
}();
constexpr std::uint8_t blessing_word(God god) { return static_cast<std::uint8_t>(god + 1); }

inline constexpr std::array kForms{
    Form{"remove", {tables::kGods}},
    Form{"start", {kSeatWords}},
    Form{"arrange", {tables::kGods, kArrangementWords}},
    Form{"deal", {tables::kActionCards}},
    Form{"reveal", {tables::kObjectives}},
    Form{"roll", {kDieWords}},
    Form{"select", {tables::kGods}},
    Form{"visit", {tables::kGods}},
    Form{"activate", {tables::kSlots}},
    Form{"score", {}},
    Form{"place", {tables::kTerritories}},
    Form{"use", {tables::kSymbols, kBlessingWords}},
    Form{"end", {}},
    Form{"grow", {tables::kTerritories}},
    Form{"relocate", {tables::kTerritories}},
    Form{"travel", {tables::kTerritories}},
    Form{"move", {tables::kTerritories}},
    Form{"mode", {kModeWords}},
    Form{"attack", {tables::kTerritories}},
    Form{"victim", {tables::kGods}},
    Form{"push", {tables::kTerritories}},
    Form{"build", {tables::kTerritories}},
    Form{"take", {kDisplayWords}},
    Form{"put", {tables::kSlots}},
    Form{"gather", {tables::kTerritories}},
    Form{"bring", {tables::kTerritories}},
    Form{"summon", {tables::kTerritories}},
    Form{"stop", {}},
};
static_assert(kForms.size() == static_cast<std::size_t>(Verb::stop) + 1);

using Action = Sentence<Verb>;
using Actions = ActionList<Action, 24>;

}  // namespace tessera::gods_of_rome
