// The position format of Bora Bora; docs/positions/bora-bora.md is made from it.
#include "games/bora_bora/bora_bora.h"
#include "core/position/fields.h"
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

constexpr int kMostGoods = 60;    // far beyond what play can bring
constexpr int kMostPoints = 120;  // of one category, before the end

void map_fields(Fields& f, State& state) {
  f.keyed("map", tables::kRegions, "the regions", [&](std::size_t region) {
    f.word_or_null("fish", state.fish[region], tables::kFishTiles, kNone, "fish tile; null during set-up");
    f.word_or_null("building_space", state.building_space[region], kSeatWords, kNone, "whose hut stands on the building space");
  });
}

void dice_fields(Fields& f, Player& player) {
  f.objects("dice", tables::kDice, "the three dice", [&](std::size_t die) {
    f.number("pips", player.dice[die], 0, kMaxPips, "shown value; 0 before the roll");
    f.word_or_null("on", player.dice_on[die], tables::kSpaces, kNone, "the action it was placed for; null: not placed");
  });
}

void tableau_fields(Fields& f, Player& player) {
  f.number("ordinary_huts", player.ordinary_huts, 0, tables::kOrdinarySpaces, "ordinary tableau spaces with a hut");
  f.number("twelfth_huts", player.twelfth_huts, 0, tables::kHuts, "huts on the 12th space");
  Person lying = player.twelfth_person;
  bool down = player.twelfth_shifted;
  f.word_or_null("twelfth_person", lying, tables::kPeople, kNobody, "who lies on the 12th space, one of `men` or `women`");
  f.flag("twelfth_shifted", down, "is that person moved down?");
  player.twelfth_person = lying & kNobody;
  player.twelfth_shifted = down;
  f.counts("men", player.people[index(Sex::man)], tables::kKinds, tables::kCopies, "man tiles on the tableau");
  f.counts("women", player.people[index(Sex::woman)], tables::kKinds, tables::kCopies, "woman tiles on the tableau");
  f.counts("men_shifted", player.shifted[index(Sex::man)], tables::kKinds, tables::kCopies, "of them, moved down");
  f.counts("women_shifted", player.shifted[index(Sex::woman)], tables::kKinds, tables::kCopies, "of them, moved down");
  f.set("materials", player.materials, tables::kCeremonySpaces, "ceremony spaces that hold their material");
  f.counts("beside", player.beside, tables::kMaterials, kMostGoods, "materials beside the board (BB-7.1)");
  f.keyed("buildings", tables::kBuildings, "building tiles", [&](std::size_t tile) {
    f.word_or_null("on", player.buildings[tile], tables::kPairs, kNone, "the spaces it covers; null: unbuilt");
  });
}

// BB-9.7, BB-13.1.3  What tasks lack; where the hand is hidden, as far as known cards tell.
template <class Tasks>
void deficit_fields(Fields& f, std::string_view name, std::string_view about, const State& state, Seat seat, const Tasks& tasks) {
  f.derived_numbers(name, about, [&](auto add) {
    for (TaskTile tile : tasks) add(deficit(state, seat, tile));
  });
}

void player_fields(Fields& f, Player& player) {
  f.set("regions", player.regions, tables::kRegions, "regions with a hut of the player");
  tableau_fields(f, player);
  f.number("offerings", player.offerings, 0, kMostGoods, "offerings");
  f.number("shells", player.shells, 0, kMostGoods, "shells");
  f.number("god_tiles", player.god_tiles, 0, kRounds + tables::kStartGodTiles, "god tiles");
  f.counts("hand", player.hand, tables::kGods, tables::kCardsPerGod, "god cards in hand; in a view, those known");
  f.counts("known", player.known, tables::kGods, tables::kCardsPerGod, "of the hand, what everybody knows (BB-13.1.1)");
  f.number("unseen", player.unseen, 0, static_cast<int>(kGods) * tables::kCardsPerGod,
           "in a view: further cards of the hand, which lie in `cards`");
  f.words("tasks", player.tasks, tables::kTasks, "task tiles to be done");
  f.number("completed", player.completed, 0, kRounds + static_cast<int>(kTasksHeld), "task tiles completed");
  f.words("jewels", player.jewels, tables::kJewels, "jewellery bought");
  dice_fields(f, player);
  f.number("status", player.status, 0, kLastStatus, "space of the status track, from 0");
  f.counts("points", player.points, tables::kCategories, kMostPoints, "victory points by category");
}

void pile_fields(Fields& f, State& state) {
  for (std::size_t sex = 0; sex < kSexes; ++sex) {
    const bool men = sex == index(Sex::man);
    f.objects(men ? "men" : "women", kPositions, "the display, positions 1 to 6",
              [&](std::size_t position) { f.word_or_null("kind", state.display[sex][position], tables::kKinds, kNone, "tile there"); });
    f.counts(men ? "men_stack" : "women_stack", state.people_stack[sex], tables::kKinds, tables::kCopies, "tiles not yet seen");
  }
  std::uint64_t stack = state.task_stack.bits();
  f.set("task_stack", stack, tables::kTasks, "task tiles not yet seen");
  state.task_stack.assign(stack);
  f.words("open_tasks", state.open_tasks, tables::kTasks, "task tiles on the board");
  f.objects("jewels", kJewels, "the jewellery grid: four tiles of each column, column by column",
            [&](std::size_t at) { f.word_or_null("tile", state.jewels[at], tables::kJewels, kNone, "tile there"); });
  f.counts("cards", state.cards, tables::kGods, tables::kCardsPerGod, "draw pile, in a view with the unseen cards of hands");
  f.counts("discarded", state.discarded, tables::kGods, tables::kCardsPerGod, "discard pile");
  f.counts("open_cards", state.open_cards, tables::kGods, tables::kCardDisplay, "god cards of the display");
}

}  // namespace

void BoraBora::fields(Fields& f, State& state) {
  f.number("seats", state.seats, 2, 4, "players");
  f.number("round", state.round, 0, kRounds, "round; 0 during set-up");
  f.number("active", state.active, 0, 3, "seat that acts");
  f.numbers("order", state.order, state.seats, 0, 3, "seats in turn order");
  f.numbers("ranking", state.ranking, state.seats, 0, 3, "seats by the status track: further right first, in a pile the higher one");
  map_fields(f, state);
  f.objects("temple", kTempleSpaces, "spaces from left to right",
            [&](std::size_t space) { f.word_or_null("priest", state.temple[space], kSeatWords, kNone, "whose priest stands there"); });
  f.derived_number("god_tiles_at_temple", "god tiles of the stack there (BB-9.2)", [&] { return god_tiles_at_temple(state); });
  f.objects("players", state.seats, "by seat", [&](std::size_t i) {
    const Seat seat = static_cast<Seat>(i);
    player_fields(f, state.players[i]);
    deficit_fields(f, "missing", "units each of `tasks` lacks, in their order: 0 met, 1 within reach of the yellow god (BB-9.7)", state,
                   seat, state.players[i].tasks);
    deficit_fields(f, "missing_of_open", "units each of `open_tasks` would lack now, in their order", state, seat, state.open_tasks);
  });
  pile_fields(f, state);
  f.agenda("agenda", state.agenda, "what is still to be done, the next task first", [&](Task& task) {
    f.word("duty", task.duty, kDutyWords, "kind of task");
    f.number("what", task.what, 0, 255, "its own meaning per duty, see rules/rules.h");
    f.number("where", task.where, 0, 255, "");
    f.number("how", task.how, 0, 255, "");
  });
}

}  // namespace tessera::bora_bora
