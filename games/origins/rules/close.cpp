#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

std::array<TileId, 4> district(const Player& player, TileId tile) { return CityMap(player.city).block(player.city, tile); }

// OR-14.6  The colour of the die, or the Agora; what can do nothing is not offered (OR-11.0.3).
bool may_activate(const State& state, TileId tile, Colour colour) {
  const Tile& used = active_player(state).city[tile];
  const bool goes_with_it = used.colour() == colour || (!used.is_farm() && used.piece() == kAgora);
  return goes_with_it && can(state, ability_of(used), tile);
}

std::uint8_t displayed(const State& state, std::uint8_t card) {
  std::uint8_t i = 0;
  while (state.districts[i].card != card) ++i;
  return i;
}

}  // namespace

std::array<Colour, 4> district_colours(const Player& player, TileId tile) {
  std::array<Colour, 4> found{};
  const std::array<TileId, 4> block = district(player, tile);
  for (std::size_t i = 0; i < 4; ++i) found[i] = player.city[block[i]].colour();
  return found;
}

// OR-14.1
bool can_close(const State& state) {
  const Player& player = active_player(state);
  return has_unused(player) && has_open_seat(player);
}

// OR-14.4  Corners are lower left, lower right, upper left, upper right: i and 3 - i lie across. Any
// corner may be the wild one; the order of the two beside it is a matter of reflection.
bool matches(const std::array<Colour, 4>& block, std::uint8_t card) {
  for (std::size_t wild = 0; wild < 4; ++wild) {
    const std::size_t one = wild ^ 1, two = wild ^ 2;
    const auto sides = std::minmax(block[one], block[two]);
    if (block[3 - wild] == tables::kDistrictOpposite[card] && sides.first == tables::kDistrictSide1[card] &&
        sides.second == tables::kDistrictSide2[card])
      return true;
  }
  return false;
}

// OR-14.2, OR-14.3, OR-R24  Die, Leo and Scorpio, the card, abilities, Libra.
void close(State& state, DieCode code, Cell seat) {
  Player& player = active_player(state);
  const TileId tile = find_tile(player.city, seat);
  Die die = die_of(code);
  player.freemen.erase(find_unused(player, code));
  if (holds(state, Zodiac::leo))  // OR-20.9
    die.value = std::min<std::uint8_t>(static_cast<std::uint8_t>(die.value + tables::kLeoRaise), std::max(die.value, tables::kLeoCap));
  player.city[tile].set_die(die);
  if (holds(state, Zodiac::scorpio)) perform(state, tables::kScorpioEffect);  // OR-20.12
  if (holds(state, Zodiac::libra)) state.agenda.schedule({task(Duty::accept_effect, tables::kLibraEffect, 0, kNone)});
  state.agenda.schedule({task(Duty::activate_tile, tile, 0, die.colour)});
  Actions cards;
  list_matching_cards(state, task(Duty::choose_card, tile), cards);
  if (cards.size() == 1) score_card(state, cards[0].what);
  if (cards.size() > 1) state.agenda.schedule({task(Duty::choose_card, tile)});
}

void list_matching_cards(const State& state, Task task, Actions& actions) {
  const std::array<Colour, 4> block = district_colours(active_player(state), task.what);
  for (const DistrictCard& shown : state.districts)
    if (matches(block, shown.card)) actions.add(sentence(Verb::score, shown.card));
}

// OR-14.5  More the first time, less later, and all the Gold that lies on the card.
void score_card(State& state, std::uint8_t card) {
  Player& player = active_player(state);
  DistrictCard& shown = state.districts[displayed(state, card)];
  const bool again = shown.scored & only(state.active);
  add_points(player, Points::districts, again ? tables::kDistrictNext[card] : tables::kDistrictFirst[card]);
  add(player.purse, gold, shown.gold);
  shown.gold = 0;
  shown.scored |= only(state.active);
}

void list_activations(const State& state, Task task, Actions& actions) {
  const Player& player = active_player(state);
  const std::array<TileId, 4> block = district(player, task.what);
  for (std::size_t i = 0; i < 4; ++i) {
    const Cell cell = player.city[block[i]].cell();
    if (!(task.where >> i & 1) && may_activate(state, block[i], task.how))
      actions.add(sentence(Verb::activate, word_of(cell.x), word_of(cell.y)));
  }
  actions.add(sentence(Verb::stop));
}

bool has_activation(const State& state, Task task) {
  const std::array<TileId, 4> block = district(active_player(state), task.what);
  for (std::size_t i = 0; i < 4; ++i)
    if (!(task.where >> i & 1) && may_activate(state, block[i], task.how)) return true;
  return false;
}

void activate(State& state, Task task, Cell cell) {
  const Player& player = active_player(state);
  const std::array<TileId, 4> block = district(player, task.what);
  const TileId tile = find_tile(player.city, cell);
  const auto i = std::find(block.begin(), block.end(), tile) - block.begin();
  state.agenda.schedule({origins::task(Duty::activate_tile, task.what, task.where | 1u << i, task.how)});
  perform(state, ability_of(player.city[tile]), tile);
}

}  // namespace tessera::origins
