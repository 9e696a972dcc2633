// The position format of Origins; docs/positions/origins.md is made from it.
#include "games/origins/origins.h"
#include "core/position/fields.h"
#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

constexpr int kMostOfAResource = 20000;  // far beyond what the rounds of a game can bring

void tile_fields(Fields& f, Tile& tile) {
  Cell cell = tile.cell();
  Building piece = tile.piece();
  bool farm = tile.is_farm();
  std::uint8_t die = tile.has_die() ? code_of(tile.die()) : kNone;
  f.number("x", cell.x, -tables::kReach, tables::kReach, "column; the Palace stands at 0, 0");
  f.number("y", cell.y, -tables::kReach, tables::kReach, "row, upwards");
  f.word("tile", piece, tables::kPieces, "the tile; a Farm's is what lies face down");
  f.flag("farm", farm, "does it lie face down?");
  f.word_or_null("seat", die, tables::kDice, kNone, "die on the Seat of Power of which this is the lower left tile");
  if (!f.reading()) return;
  tile = Tile(cell, piece, farm);
  if (die != kNone) tile.set_die(die_of(die));
}

// What the page shows of a District, at the tile that names it.
void district_fields(Fields& f, const State& state, const Player& player, TileId tile) {
  constexpr std::array<std::string_view, 2> kDistrictWords{"open", "closed"};
  const City& city = player.city;
  const auto is_district = [&] { return CityMap(city).is_district(city, tile); };
  f.derived_word("district", kDistrictWords,
                 "`open` or `closed`: the seat of the District whose lower left tile this is; null: there is none (OR-4.3.2)",
                 [&] { return is_district() ? static_cast<int>(city[tile].has_die()) : -1; });
  f.derived_words("matches", tables::kDistricts, "cards on display that this District matches (OR-14.4)", [&](auto add) {
    if (!is_district()) return;
    for (const DistrictCard& shown : state.districts)
      if (matches(district_colours(player, tile), shown.card)) add(shown.card);
  });
}

// A die as its word.
void die_field(Fields& f, Die& die) {
  std::uint8_t code = code_of(Die{die.colour, std::max<std::uint8_t>(die.value, 1)});
  f.word("die", code, tables::kDice, "colour and value");
  if (f.reading()) die = die_of(code);
}

void disc_fields(Fields& f, std::string_view name, Disc& disc, int high, std::string_view about) {
  f.object(name, about, [&] {
    f.number("space", disc.space, 0, high, "from 0");
    f.number("below", disc.below, 0, kMaxSeats - 1, "discs under it in the stack");
  });
}

void player_fields(Fields& f, const State& state, Player& player) {
  f.object("resources", "in hand", [&] {
    for (std::size_t r = 0; r < kResources; ++r) f.number(tables::kResources[r], player.purse[r], 0, kMostOfAResource, "");
  });
  f.object("points", "victory points gained so far", [&] {
    constexpr std::array<std::string_view, kPoints> kKinds{"districts", "buildings", "military", "population", "advisors"};
    for (std::size_t i = 0; i < kPoints; ++i) f.number(kKinds[i], player.points[i], 0, kMostOfAResource, "");
  });
  std::size_t size = player.city.size();
  f.objects("city", size, 0, kMostTiles, "tiles in the order of building", [&](std::size_t i) {
    if (i >= player.city.size()) player.city.push_back({});
    tile_fields(f, player.city[i]);
    district_fields(f, state, player, static_cast<TileId>(i));
  });
  size = player.freemen.size();
  f.objects("freemen", size, 0, tables::kBases, "Citizen dice on bases, sorted: unused first, then by site", [&](std::size_t i) {
    if (i >= player.freemen.size()) player.freemen.push_back({});
    die_field(f, player.freemen[i].die);
    f.number("site", player.freemen[i].place, 0, kSites, "0: unused, else the site it stands at");
  });
  size = player.speakers.size();
  f.objects("speakers", size, 0, tables::kMostSpeakers, "Speakers, sorted", [&](std::size_t i) {
    if (i >= player.speakers.size()) player.speakers.push_back({});
    f.number("value", player.speakers[i].value, 1, kDieFaces, "");
    f.number("site", player.speakers[i].place, 0, kSites, "0: unused, else the site it stands at");
  });
  f.number("archon", player.archon, 0, kSites, "0: unused, else the site it stands at");
  f.number("bases", player.bases, 0, tables::kBases, "activated population bases");
  f.words("advisors", player.advisors, tables::kColours, "the Advisor track from the left");
  f.counts("towers", player.towers, tables::kColours, tables::kTowerDiscs, "heights");
  f.keyed("temples", tables::kTemples, "the Zodiac discs", [&](std::size_t t) {
    f.number("step", player.temples[t].space, 0, tables::kTempleTop[t], "");
    f.number("below", player.temples[t].below, 0, kMaxSeats - 1, "discs under it in the stack");
  });
  disc_fields(f, "military", player.military, tables::kMilitaryEnd, "the military disc");
  f.counts("reserve", player.reserve, tables::kBuildings, tables::kTilesPerColour, "tiles beside the board (OR-11.3.2)");
  f.number("tokens", player.tokens, 0, 200, "Superiority tokens");
  f.flag("passed", player.passed, "out of the round?");
}

int stack_height(const State& state, Colour colour) {
  const Stack& stack = state.stacks[colour];
  int height = stack.under.size() + (stack.top != kNone);
  for (Building b = 0; b < kBuildings; ++b)
    if (colour_of(b) == colour) height += state.unseen[b];
  return height;
}

// What everybody may know of how the game is going to end.
void end_fields(Fields& f, const State& state) {
  f.derived_words(
      "ending", kEndWords,
      "why the game ends with this round: `all-temples`, `no-gold`, `few-towers`, `no-die`, `last-round` (OR-19.1, OR-21.7, OR-R39)",
      [&](auto add) {
        const std::uint8_t met = end_conditions(state);
        for (std::size_t i = 0; i < kEndWords.size(); ++i)
          if (met >> i & 1) add(i);
      });
  f.derived_number("target", "solo: the points to reach; else 0 (OR-21.10)",
                   [&] { return is_solo(state) && state.round > 0 ? solo_target(state) : 0; });
  f.derived_number("neutral_disc", "solo: space of the neutral disc on the military track; else -1 (OR-21.8)",
                   [&] { return is_solo(state) && state.round > 0 ? static_cast<int>(neutral_disc(state)) : -1; });
}

void board_fields(Fields& f, State& state) {
  f.keyed("sites", tables::kSites, "the encounter sites", [&](std::size_t i) {
    f.number("ship", state.ships[i], tables::kShipMin, tables::kShipMax, "value of the mothership");
    f.word_or_null("bonus", state.bonuses[i], tables::kBonuses, kNone, "bonus tile; null before it is laid");
  });
  f.keyed("zodiac", tables::kTemples, "the Zodiac card bound to each temple", [&](std::size_t t) {
    f.word_or_null("card", state.zodiac[t], tables::kZodiacs, kNone, "the card; null before it is dealt");
    f.word_or_null("holder", state.holders[t], kSeatWords, kNone, "who holds it; null: it lies at its temple");
  });
  f.words("market", state.market, tables::kBuildings, "building market from the top");
  f.keyed("stacks", tables::kColours, "the building stacks", [&](std::size_t c) {
    f.word_or_null("top", state.stacks[c].top, tables::kBuildings, kNone, "face-up top tile");
    f.words("under", state.stacks[c].under, tables::kBuildings, "tiles put under by Virgo, the next to come first");
    f.derived_number("height", "tiles in all, the top and the unseen ones included",
                     [&] { return stack_height(state, static_cast<Colour>(c)); });
  });
  f.counts("unseen", state.unseen, tables::kBuildings, tables::kTilesPerColour, "tiles in the stacks nobody has seen");
  std::size_t size = state.offer.size();
  f.objects("offer", size, 0, kOfferSlots, "citizen offer from the left", [&](std::size_t i) {
    if (i >= state.offer.size()) state.offer.push_back({0, 1});
    bool taken = state.offer[i].value == 0;
    die_field(f, state.offer[i]);
    f.flag("taken", taken, "just taken: the slot closes up next");
    if (taken) state.offer[i].value = 0;
  });
  size = state.pool.size();
  f.objects("pool", size, 0, state.pool.capacity(), "dice of the draft, sorted", [&](std::size_t i) {
    if (i >= state.pool.size()) state.pool.push_back({0, 1});
    die_field(f, state.pool[i]);
  });
  f.counts("supply", state.supply, tables::kColours, tables::kDicePerColour, "Citizen dice in the general supply");
  f.counts("speakers", state.speakers, tables::kSpeakers, tables::kMostSpeakers, "the speaker offer");
  size = state.districts.size();
  f.objects("districts", size, 0, tables::kMostDistricts, "District cards on display", [&](std::size_t i) {
    if (i >= state.districts.size()) state.districts.push_back({});
    f.word("card", state.districts[i].card, tables::kDistricts, "");
    f.number("gold", state.districts[i].gold, 0, tables::kDistrictGold, "Gold on it");
    f.set("scored", state.districts[i].scored, kSeatWords, "who has scored it before");
  });
  f.counts("tower_supply", state.tower_supply, tables::kColours, tables::kTowerDiscs, "tower discs");
}

}  // namespace

void Origins::fields(Fields& f, State& state) {
  f.number("seats", state.seats, 1, 4, "players; 1 is the solo training mode");
  f.number("active", state.active, 0, 3, "seat whose turn it is");
  f.number("first", state.first, 0, 3, "seat that holds the Bulwark");
  f.number("round", state.round, 0, tables::kRoundCap, "from 1; 0 during set-up");
  f.flag("dice_ran_out", state.dice_ran_out, "was a Citizen die missing when the offer had to be refilled? (OR-19.1 d)");
  f.objects("players", kMaxSeats, "by seat; those not taking part stay empty",
            [&](std::size_t i) { player_fields(f, state, state.players[i]); });
  board_fields(f, state);
  end_fields(f, state);
  f.agenda("agenda", state.agenda, "what is still to be done, the next task first", [&](Task& task) {
    f.word("duty", task.duty, kDutyWords, "kind of task");
    f.number("what", task.what, 0, 255, "its own meaning per duty, see rules/rules.h");
    f.number("where", task.where, 0, 255, "");
    f.number("how", task.how, 0, 255, "");
  });
}

}  // namespace tessera::origins
