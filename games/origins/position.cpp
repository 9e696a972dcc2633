// The position format of Origins; docs/positions/origins.md is made from it.
#include "games/origins/origins.h"
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

void player_fields(Fields& f, Player& player) {
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
  f.objects("players", kMaxSeats, "by seat; those not taking part stay empty", [&](std::size_t i) { player_fields(f, state.players[i]); });
  board_fields(f, state);
  f.agenda("agenda", state.agenda, "what is still to be done, the next task first", [&](Task& task) {
    f.word("duty", task.duty, kDutyWords, "kind of task");
    f.number("what", task.what, 0, 255, "its own meaning per duty, see rules/rules.h");
    f.number("where", task.where, 0, 255, "");
    f.number("how", task.how, 0, 255, "");
  });
}

}  // namespace tessera::origins
