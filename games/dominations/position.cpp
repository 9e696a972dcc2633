// The position format of Dominations; docs/positions/dominations.md is made from it.
#include "games/dominations/dominations.h"
#include "core/position/fields.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

constexpr std::array<std::string_view, kPieces> kPieceWords = [] {
  std::array<std::string_view, kPieces> words{};
  for (std::size_t i = 0; i < kMasteries; ++i) words[i] = tables::kMasteries[i];
  for (std::size_t i = 0; i < kLevels; ++i) words[kFirstLevel + i] = tables::kLevels[i];
  words[kCampfire] = "campfire";
  return words;
}();
// A card that may be out of sight: the cards, then "unseen".
template <std::size_t N>
constexpr std::array<std::string_view, N + 1> with_unseen(const std::array<std::string_view, N>& words) {
  std::array<std::string_view, N + 1> all{};
  for (std::size_t i = 0; i < N; ++i) all[i] = words[i];
  all[N] = "unseen";
  return all;
}
constexpr auto kNationWords = with_unseen(tables::kNations);
constexpr auto kMonumentWords = with_unseen(tables::kMonuments);
constexpr std::array<std::string_view, 3> kChoiceWords{"first", "second", "unseen"};
constexpr std::array<std::string_view, kCategories> kPointWords{"mastery_cards", "mastery_effects", "monument_cards", "monument_rewards",
                                                                "influence",     "domination",      "overflow",       "objectives"};
constexpr int kMostPoints = 3000, kMostInfluence = 1000;

void secret(Fields& f, std::string_view name, std::uint8_t& card, Words words, std::string_view about) {
  const auto last = static_cast<std::uint8_t>(words.size() - 1);
  if (card == kUnseen) card = last;
  f.word_or_null(name, card, words, kNone, about);
  if (card == last) card = kUnseen;
}

void tiles(Fields& f, std::string_view name, TileSet& set, std::string_view about) {
  FixedVector<Tile, kTiles> list;
  set.for_each([&](Tile tile) { list.push_back(tile); });
  f.words(name, list, tables::kTiles, about);
  set = {};
  for (Tile tile : list) set.add(tile);
}

void tree_fields(Fields& f, Player& player) {
  std::size_t size = player.tree.size();
  f.objects("tree", size, 0, kMaxTree, "cards of the Civilization Tree", [&](std::size_t i) {
    if (i >= player.tree.size()) player.tree.push_back({});
    TreeCard& card = player.tree[i];
    f.word("card", card.piece, kPieceWords, "Mastery, level card or the Campfire");
    f.number("x", card.x, -kFar, kFar, "position, eastwards");
    f.number("y", card.y, -kFar, kFar, "position, northwards");
    std::uint8_t copy = static_cast<std::uint8_t>(card.copy() + 1), advanced = card.is_advanced();
    f.number("copy", copy, 1, kCopies, "which copy of a Mastery; 1 for other cards");
    f.flag("advanced", advanced, "is it turned to its advanced face?");
    card.print = static_cast<std::uint8_t>((copy - 1) | (advanced ? kAdvanced : 0));
    const auto nodus = [&](Side side) {
      const Domain domain = nodus_at(player.tree, card, side);
      return domain == kNone ? -1 : domain;
    };
    f.derived_word("nodus_north", tables::kDomains, "Domain of the Nodus with the card to the north", [&] { return nodus(Side::north); });
    f.derived_word("nodus_east", tables::kDomains, "Domain of the Nodus with the card to the east", [&] { return nodus(Side::east); });
  });
}

// What follows from the rules, so that nobody who looks has to know them.
json::array objectives_of(const State& state, Seat seat) {
  json::array rows;
  if (state.players[seat].nation == kNone) return rows;
  for (const tables::Aim& aim : tables::kAims[state.players[seat].nation]) {
    const Progress found = progress(state, seat, aim);
    rows.push_back(json::object{{"have", found.have}, {"need", found.need}, {"met", found.is_met()}});
  }
  return rows;
}

std::array<std::uint8_t, kDomains> limits_of(const State& state, Seat seat) {
  std::array<std::uint8_t, kDomains> limits{};
  for (Domain domain = 0; domain < kDomains; ++domain) limits[domain] = reserve_limit(state, seat, domain);
  return limits;
}

void derived_player_fields(Fields& f, const State& state, Seat seat) {
  f.derived_counts("limits", tables::kDomains, "Reserve limit by Domain (DO-5.3)", [&] { return limits_of(state, seat); });
  f.derived_counts("nodus", tables::kDomains, "complete Nodus by Domain (DO-9.5)", [&] { return count_nodus(state.players[seat].tree); });
  f.derived_value(
      "objectives", "list of `have`, `need` (numbers) and `met` (true or false)",
      "the five objectives of the nation in the order of the card: parts there, parts asked for, fulfilled now? (DO-12.2 to DO-12.6)",
      [&] { return objectives_of(state, seat); });
  const auto each = [&](MasteryList (*find)(const State&, Seat)) {
    return [&state, seat, find](auto add) {
      for (Mastery mastery : find(state, seat)) add(mastery);
    };
  };
  f.derived_words("affordable", tables::kMasteries, "Masteries the Knowledge at hand pays for, to develop or to improve (DO-9.6, DO-9.8)",
                  each(&affordable_masteries));
  f.derived_words("placeable", tables::kMasteries, "Masteries of which a copy fits the tree, the prerequisite met (DO-9.6, DO-9.7)",
                  each(&placeable_masteries));
}

void player_fields(Fields& f, State& state, std::size_t seat) {
  Player& player = state.players[seat];
  f.object("points", "VP by category (DO-12.8)", [&] {
    for (std::size_t c = 0; c < kCategories; ++c) f.number(kPointWords[c], player.points[c], 0, kMostPoints, "");
  });
  f.number("influence", player.influence, 0, kMostInfluence, "Influence");
  f.counts("knowledge", player.knowledge, tables::kDomains, tables::kLimitCap, "Knowledge by Domain");
  f.number("tokens", player.tokens, 0, tables::kCityTokens, "City tokens left");
  tiles(f, "hand", state.hands[seat], "tiles in hand");
  f.number("unseen_tiles", player.unseen_tiles, 0, kTiles, "in a view: tiles in hand that are not seen");
  f.word_or_null("nation", player.nation, tables::kNations, kNone, "Objective card, once revealed");
  f.objects("dealt", tables::kDealt, "cards dealt at set-up; once revealed, the rejected ones come first", [&](std::size_t i) {
    secret(f, "nation", player.dealt_nations[i], kNationWords, "Objective card");
    secret(f, "monument", player.dealt_monuments[i], kMonumentWords, "Monument card");
  });
  secret(f, "chosen_nation", player.chosen_nation, kChoiceWords, "which of the two, before it is revealed");
  secret(f, "chosen_monument", player.chosen_monument, kChoiceWords, "which of the two, before it is revealed");
  tree_fields(f, player);
  derived_player_fields(f, state, static_cast<Seat>(seat));
}

void land_fields(Fields& f, State& state) {
  FixedVector<Tile, kTiles> placed;
  state.board.for_each([&](Tile tile) { placed.push_back(tile); });
  std::size_t size = placed.size();
  f.objects("board", size, 0, kMaxTilesOnBoard, "tiles on the board, in tile order", [&](std::size_t i) {
    Tile tile = i < placed.size() ? placed[i] : Tile{0};
    f.word("tile", tile, tables::kTiles, "the tile");
    Land land = i < placed.size() ? state.lands[tile] : Land{};
    std::uint8_t down = land.cell().down, rotation = land.rotation();
    f.number("i", land.i, -kReach, kReach, "cell (DO-2.2)");
    f.number("j", land.j, -kReach, kReach, "cell");
    f.number("o", down, 0, 1, "cell: 0 points up, 1 points down");
    f.number("rotation", rotation, 0, 2, "rotation (DO-2.8)");
    f.number("level", land.level, 0, tables::kMaxLevel, "level of the City on it; 0: none");
    f.word_or_null("owner", land.owner, kSeatWords, kNone, "owner of the City");
    land.facing = facing(down, rotation);
    if (!f.reading()) return;
    if (state.board.has(tile)) land.i = kFar;  // named twice: find_faults sees it lie nowhere
    state.board.add(tile);
    state.lands[tile] = land;
  });
}

void site_fields(Fields& f, State& state) {
  f.objects("monuments", kMaxSeats, "Monuments in play, by the seat that chose them", [&](std::size_t i) {
    Site& site = state.sites[i];
    std::uint8_t down = site.anchor().down, inner = site.inner_edge();
    f.word_or_null("monument", site.monument, tables::kMonuments, kNone, "the Monument");
    f.number("taken", site.taken, 0, 5, "level cards taken; from 1 on the piece lies on the board");
    f.number("i", site.i, -kFar, kFar, "cell of a diamond's anchor, vertex of a circle");
    f.number("j", site.j, -kFar, kFar, "");
    f.number("o", down, 0, 1, "diamond: does the anchor point up (0) or down (1)?");
    f.number("inner", inner, 0, 2, "diamond: the inner edge (DO-2.10)");
    site.facing = facing(down, inner);
    f.derived_word("controller", kSeatWords, "who controls it now (DO-12.6)", [&] {
      const Seat seat = site.taken > 0 ? controller(state, site) : kNone;
      return seat == kNone ? -1 : seat;
    });
  });
}

void supply_fields(Fields& f, State& state) {
  std::size_t size = state.batches + std::size_t{1};
  f.objects("supply", size, 1, kBags, "bags, the first to draw from first: tiles never drawn, then each returned batch",
            [&](std::size_t i) {
              tiles(f, "tiles", state.bags[i], "tiles in it");
              f.number("unseen", state.unseen_in_bag[i], 0, kTiles, "in a view: tiles in it that are not seen");
              f.word_or_null("known_to", state.known_to[i], kSeatWords, kNone, "who returned it and knows what is in it");
            });
  state.batches = static_cast<std::uint8_t>(size - 1);
  if (f.reading()) std::fill(state.known_to.begin() + static_cast<std::ptrdiff_t>(size), state.known_to.end(), kNone);
  tiles(f, "unseen", state.unseen, "in a view: tiles in hands and bags that are not seen");
  tiles(f, "named", state.named, "tiles of a hand that are chosen to be returned (DO-14.2) or placed (DO-14.1) and still lie there");
  f.set("nation_deck", state.nation_deck, tables::kNations, "Objective cards not dealt, in a view also those not seen");
  f.set("monument_deck", state.monument_deck, tables::kMonuments, "Monument cards not dealt, in a view also those not seen");
}

}  // namespace

void Dominations::fields(Fields& f, State& state) {
  f.number("seats", state.seats, 2, 4, "players");
  f.number("era", state.era, 0, tables::kEras, "Era; 0 during set-up");
  f.number("round", state.round, 0, tables::kRounds, "round of the Era, from 0; 5: End of Era");
  f.number("turn", state.turn, 0, 3, "Initiative position to move, from 0");
  f.objects("order", kMaxSeats, "Initiative track",
            [&](std::size_t i) { f.word_or_null("seat", state.order[i], kSeatWords, kNone, "who stands there"); });
  f.keyed("roles", tables::kRoles, "Domination cards", [&](std::size_t i) {
    f.word_or_null("holder", state.roles[i], kSeatWords, kNone, "who holds it");
    const auto domain = static_cast<Domain>(i);
    f.derived_value("vp", "number", "VP it brings at the end of this Era (DO-11.8, DO-11.13)", [&] { return role_points(state, domain); });
    f.derived_word("leader", kSeatWords, "who would be awarded it now (DO-11.7)", [&] {
      const Seat seat = state.era > 0 ? role_winner(state, domain) : kNone;
      return seat == kNone ? -1 : seat;
    });
  });
  f.objects("players", kMaxSeats, "by seat; those not taking part stay empty", [&](std::size_t i) { player_fields(f, state, i); });
  land_fields(f, state);
  site_fields(f, state);
  supply_fields(f, state);
  f.counts("produced", state.produced, tables::kDomains, 200, "Produced by the placement being resolved");
  f.counts("split", state.split, tables::kDomains, 200,
           "points assigned so far of the gain being assigned, or kept so far at the End of Era");
  f.set("received", state.received, tables::kDomains, "Domains received by an exchange in this turn (DO-10.5)");
  f.numbers("uses", state.uses, state.uses.size(), 0, 20, "uses of limited exchanges in this turn");
  f.agenda("agenda", state.agenda, "what is still to be done, the next task first", [&](Task& task) {
    f.word("duty", task.duty, kDutyWords, "kind of task");
    f.number("seat", task.seat, 0, 3, "whose it is");
    f.number("what", task.what, 0, 255, "its own meaning per duty, see rules/rules.h");
    f.number("where", task.where, 0, 255, "");
    f.number("how", task.how, 0, 255, "");
    f.number("more", task.more, 0, 255, "");
  });
}

}  // namespace tessera::dominations
