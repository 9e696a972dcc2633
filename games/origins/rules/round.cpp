#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

// OR-18.1  Speakers that acted rise; those of the highest value are rolled. Returns how many.
std::uint8_t return_speakers(State& state) {
  std::uint8_t to_roll = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    auto& speakers = state.players[seat].speakers;
    for (std::uint8_t i = speakers.size(); i-- > 0;) {
      if (speakers[i].place == 0) continue;  // OR-R38
      if (speakers[i].value < tables::kSpeakerMax) ++state.speakers[speakers[i].value];
      else ++to_roll;
      speakers.erase(i);
    }
  }
  return to_roll;
}

bool all_topped(const Player& player) {
  for (Temple temple = 0; temple < kTemples; ++temple)
    if (player.temples[temple].space < tables::kTempleTop[temple]) return false;
  return true;
}

void finish_round(State& state) {
  if (end_conditions(state)) return;  // nothing is left to do: the game is over
  ++state.round;
  begin_round(state);
}

}  // namespace

void begin_round(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) state.players[seat].passed = 0;
  state.active = is_solo(state) ? Seat{0} : state.first;
  state.agenda.schedule({task(Duty::begin_turn)});
}

void end_round(State& state) {
  const std::uint8_t to_roll = return_speakers(state);
  state.agenda.schedule({task(Duty::settle_round)});
  if (to_roll > 0) state.agenda.schedule({task(Duty::roll_speaker, to_roll)});
}

// OR-18.2 to OR-18.5; OR-21.3, OR-21.9 in solo
void settle_round(State& state) {
  if (!is_solo(state)) state.first = furthest_ahead(state);
  fall_back(state);
  if (!is_solo(state)) hand_out_zodiac(state);
  else if (zodiac_cards(state, 0) > 1) return state.agenda.schedule({task(Duty::keep_zodiac)});
  finish_round(state);
}

void list_kept(const State& state, Actions& actions) {
  for (Temple temple = 0; temple < kTemples; ++temple)
    if (state.holders[temple] == 0) actions.add(sentence(Verb::keep, state.zodiac[temple]));
}

void keep_zodiac(State& state, std::uint8_t card) {
  for (Temple temple = 0; temple < kTemples; ++temple)
    if (state.zodiac[temple] != card) state.holders[temple] = kNone;
  finish_round(state);
}

// OR-19.1, OR-21.7; OR-R39 bounds a game in which nobody ever does anything.
std::uint8_t end_conditions(const State& state) {
  if (state.round == 0) return 0;
  if (is_solo(state)) return state.round >= tables::kSoloRounds ? last_round : 0;
  bool topped = false, gold_left = false;
  for (Seat seat = 0; seat < state.seats; ++seat) topped |= all_topped(state.players[seat]);
  for (const DistrictCard& card : state.districts) gold_left |= card.gold > 0;
  const auto colours = std::count_if(state.tower_supply.begin(), state.tower_supply.end(), [](std::uint8_t discs) { return discs > 0; });
  unsigned met = 0;
  if (topped) met |= all_temples;
  if (!gold_left) met |= no_gold;
  if (colours <= tables::kColoursThatEnd) met |= few_towers;
  if (state.dice_ran_out) met |= no_die;
  if (state.round >= tables::kRoundCap) met |= last_round;
  return static_cast<std::uint8_t>(met);
}

}  // namespace tessera::origins
