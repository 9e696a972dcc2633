// The position format of Gods of Rome; docs/positions/gods-of-rome.md is made from it.
#include "games/gods_of_rome/gods_of_rome.h"

#include <algorithm>

#include "core/position/fields.h"
#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

constexpr int kMostCopies = std::ranges::max(tables::kCardCopies);
constexpr int kMostClaimed =
    std::max({std::ranges::max(tables::kClaims1), std::ranges::max(tables::kClaims2), std::ranges::max(tables::kClaims3)});

void map_fields(Fields& f, State& state) {
  f.keyed("map", tables::kTerritories, "the territories", [&](std::size_t t) {
    std::array<std::uint8_t, kGods> here{};
    for (God god = 0; god < kGods; ++god) here[god] = state.meeples[god][t];
    f.counts("meeples", here, tables::kGods, tables::kMeeples, "meeples by colour");
    for (God god = 0; god < kGods; ++god) state.meeples[god][t] = here[god];
    f.word_or_null("temple", state.temple[t], tables::kGods, kNoGod, "colour of the wooden temple");
    f.number("harvest", state.harvest[t], -1, 1, "harvest tile: 1, -1, or 0 without one");
    f.derived_word("control", tables::kGods, "colour that controls it (GR-2.6)", [&] {
      const God god = controller(state, static_cast<Territory>(t));
      return god == kNoGod ? -1 : static_cast<int>(god);
    });
  });
}

void god_fields(Fields& f, State& state) {
  f.keyed("gods", tables::kGods, "the gods", [&](std::size_t g) {
    f.number("reserve", state.reserve[g], 0, tables::kMeeples, "meeples off the map (GR-2.2)");
    f.word_or_null("tile", state.god_tile[g], tables::kTerritories, kNowhere, "territory with the god tile; null: in its temple");
    f.word_or_null("start", state.start_territory[g], tables::kTerritories, kNowhere, "territory that received the first meeples (GR-3.4)");
  });
}

void slot_fields(Fields& f, Slot& slot) {
  f.word_or_null("card", slot.card, tables::kActionCards, kNoCard, "action card on the slot");
  f.flag("disc", slot.disc, "is it activated?");
  f.set("blessings", slot.blessings, tables::kGods, "used blessings lying on it");
}

void player_fields(Fields& f, Player& player) {
  f.word_or_null("faction", player.faction, tables::kGods, kNoGod, "god played; null before the first turn");
  f.number("favour", player.favour, 0, 200, "space on the favour track");
  f.number("discs", player.discs, 0, tables::kDiscs - 1, "discs in reserve");
  f.number("temples", player.temples, 0, tables::kWoodenTemples, "wooden temples in supply");
  f.set("blessings", player.blessings, tables::kGods, "unused blessings");
  f.set("visiting", player.visiting, tables::kGods, "gods with a disc of the player in their temple");
  f.number("claim_discs", player.claim_discs, 0, kCheckpoints, "discs on the VP tracks");
  f.counts("visits", player.visits, tables::kGods, tables::kPantheonVisits, "pantheon variant: visits made (GR-16.5)");
  f.objects("claims", kCheckpoints, "per checkpoint", [&](std::size_t i) {
    std::uint8_t made = player.claims[i] != kUnclaimed, points = made ? player.claims[i] : std::uint8_t{0};
    f.flag("made", made, "has the player claimed here?");
    f.number("points", points, 0, kMostClaimed, "the VP claimed");
    player.claims[i] = made ? points : kUnclaimed;
  });
  f.objects("slots", kSlots, "card slots 1 to 4", [&](std::size_t i) { slot_fields(f, player.slots[i]); });
}

int net_of_scoring(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  if (player.faction == kNoGod || (is_solo(state) && seat != 0)) return 0;
  State after = state;
  score_territories(after, seat);
  return after.players[seat].favour - player.favour;
}

void deck_fields(Fields& f, State& state) {
  f.objects("display", state.display.size(), "face-up action cards by position",
            [&](std::size_t i) { f.word_or_null("card", state.display[i], tables::kActionCards, kNoCard, "card there"); });
  f.counts("deck", state.deck, tables::kActionCards, kMostCopies, "action cards not yet seen");
  f.words("objectives", state.objectives, tables::kObjectives, "face-up objective cards");
  f.set("unseen_objectives", state.unseen_objectives, tables::kObjectives, "objective cards not yet seen");
}

}  // namespace

void GodsOfRome::fields(Fields& f, State& state) {
  f.number("seats", state.seats, 1, 4, "players; 1 is solo against the Patronus, who then is the second of `players`");
  f.flag("powers", state.powers, "option: asymmetric powers (GR-15)");
  f.flag("pantheon", state.pantheon, "option: pantheon restrictions (GR-16)");
  f.flag("first_game", state.first_game, "option: the fixed first-game map (GR-3.4.1)");
  f.word_or_null("removed", state.removed, tables::kGods, kNoGod, "god out of play, in solo the Patronus's");
  f.number("start_player", state.start_player, 0, 3, "seat of the start player");
  f.number("active", state.active, 0, 3, "seat whose turn it is");
  f.number("resolved", state.resolved, 0, kCheckpoints, "checkpoints resolved");
  f.number("idle_turns", state.idle_turns, 0, tables::kStallTurns * kMaxSeats, "pantheon variant: idle turns in a row (GR-16.7)");
  int turns = state.turns();
  f.number("turns", turns, 0, tables::kSafetyStopTurns * kMaxSeats, "turns completed");
  state.turn_count = {static_cast<std::uint8_t>(turns), static_cast<std::uint8_t>(turns >> 8)};
  map_fields(f, state);
  god_fields(f, state);
  f.objects("players", kMaxSeats, "by seat; those not taking part stay empty", [&](std::size_t i) {
    player_fields(f, state.players[i]);
    f.derived_number("scoring", "change of favour if the player scored now (GR-11)",
                     [&] { return net_of_scoring(state, static_cast<Seat>(i)); });
  });
  deck_fields(f, state);
  f.agenda("agenda", state.agenda, "what is still to be done, the next task first", [&](Task& task) {
    f.word("duty", task.duty, kDutyWords, "kind of task");
    f.number(
        "what", task.what, 0, 255,
        "by duty: slot from 0 (use-symbol); position in the display (deal-card, put-card); colour (arrange-colour, place-meeple), of "
        "the blessing (build-where, gather-where, summon-where); territory (grow-from, travel-to, attack-whom, attack-to, gather-from, "
        "push-to); 0 normal, 1 adjacent, 2 extra (attack-where); 0 visit, 1 activate, 2 score (end-turn); seat (check-checkpoint); bits of "
        "territories 1 to 8 (roll-colour, roll-territory); else 0. Colours and territories are numbered from 0 in the order of this table");
    f.number(
        "where", task.where, 0, 255,
        "by duty: a symbol left, 0 growth, 1 travel, 2 attack (use-symbol); first territory still allowed (travel-to, gather-from); pushes "
        "that may follow (attack-whom, attack-to); colour that is pushed (push-to); 1 in the set-up (deal-card, reveal-objective); 1 if "
        "favour was gained (end-turn); bits of territories 9 to 15 (roll-colour, roll-territory); else 0");
    f.number("how", task.how, 0, 255,
             "by duty: the other symbol left, 3 none (use-symbol); 1 after the first meeple (travel-to, gather-from, attack-whom); colour "
             "of the victim (attack-to); 0 grow, 1 move the surplus, 2 move all (roll-colour, roll-territory); else 0");
  });
}

}  // namespace tessera::gods_of_rome
