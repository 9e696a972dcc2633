#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

// OR-22.3, C-14  The next tile of a stack: an unseen one by chance, else the first that Virgo put under it.
void turn_up(State& state, Colour colour) {
  Stack& stack = state.stacks[colour];
  stack.top = kNone;
  for (Building b = 0; b < kBuildings; ++b)
    if (colour_of(b) == colour && state.unseen[b] > 0) return state.agenda.schedule({task(Duty::reveal_tile, colour)});
  if (stack.under.empty()) return;
  stack.top = stack.under[0];
  stack.under.erase(0);
}

// OR-20.11, OR-23.3  Under its stack; of an empty stack it is the new top.
void put_under(State& state, Building building) {
  Stack& stack = state.stacks[colour_of(building)];
  if (stack.top == kNone) stack.top = building;
  else stack.under.push_back(building);
}

// OR-10.2, OR-20.5  A market tile costs its slot's Wisdom; a reserved one none.
unsigned tile_wisdom(const State& state, std::uint8_t slot) {
  const unsigned less = holds(state, Zodiac::taurus) ? tables::kTaurusMarket : 0u;
  return tables::kMarketWisdom[slot] > less ? tables::kMarketWisdom[slot] - less : 0u;
}

std::uint8_t slot_of(const State& state, Building building) {
  return static_cast<std::uint8_t>(std::find(state.market.begin(), state.market.end(), building) - state.market.begin());
}

// OR-4.1.2  Wisdom and Stone share the Gold.
bool can_build(Purse purse, unsigned wisdom_due, unsigned stone_due) {
  if (!can_pay(purse, wisdom, wisdom_due)) return false;
  pay(purse, wisdom, wisdom_due);
  return can_pay(purse, stone, stone_due);
}

void list_modes(const State& state, Building building, unsigned wisdom_due, Source source, bool over_farm, Actions& actions) {
  if (can_build(active_player(state).purse, wisdom_due, tables::kBuildingStone[building]))
    actions.add(sentence(Verb::buy, building, BuyMode::build, source));
  actions.add(sentence(Verb::buy, building, BuyMode::farm, source));
  if (over_farm) actions.add(sentence(Verb::buy, building, BuyMode::over_farm, source));
}

bool contains(const Chain& chain, TileId tile) { return std::find(chain.begin(), chain.end(), tile) != chain.end(); }

bool is_copier(const Tile& tile) { return effect_at(ability_of(tile)).op == Op::copy_adjacent; }

// OR-11.5.6, OR-R14  A neighbour with an ability, and in a chain none that was used in it.
bool can_be_copied(const State& state, TileId tile, const Chain& before, const Purse& purse) {
  if (tile == kNone || contains(before, tile)) return false;
  const Tile& target = active_player(state).city[tile];
  return is_copier(target) ? can_copy(state, tile, before, purse) : can(state, ability_of(target), tile, kNone, purse);
}

}  // namespace

// OR-4.3.3, OR-4.3.4  Farms and the Palace have none.
EffectId ability_of(const Tile& tile) {
  if (tile.is_building()) return tables::kBuildingEffect[tile.piece()];
  return !tile.is_farm() && tile.piece() == kAgora ? tables::kAgoraEffect : EffectId{0};
}

// A Farm costs nothing and there always is a free cell, so any tile will do.
bool can_buy(const State& state) {
  const Player& player = active_player(state);
  return !state.market.empty() || size(player.reserve) > 0;
}

// OR-10.1, OR-10.2
void list_purchases(const State& state, Actions& actions) {
  const Player& player = active_player(state);
  const bool over_farm = holds(state, Zodiac::virgo) && farms(player) > 0;
  for (std::uint8_t slot = 0; slot < state.market.size(); ++slot)
    list_modes(state, state.market[slot], tile_wisdom(state, slot), Source::market, over_farm, actions);
  for (Building b = 0; b < kBuildings; ++b)  // OR-R13
    if (player.reserve[b] > 0) list_modes(state, b, 0, Source::reserve, over_farm, actions);
}

void buy(State& state, Building building, BuyMode mode, Source source) {
  Player& player = active_player(state);
  if (mode == BuyMode::build) {
    if (source == Source::market) pay(player.purse, wisdom, tile_wisdom(state, slot_of(state, building)));
    pay(player.purse, stone, tables::kBuildingStone[building]);
  }
  state.agenda.schedule({task(Duty::place_tile, building, mode, source)});
}

// OR-10.3  A free cell beside the city; over a Farm with Virgo.
void list_places(const State& state, Task task, Actions& actions) {
  const Player& player = active_player(state);
  if (static_cast<BuyMode>(task.where) != BuyMode::over_farm)
    return CityMap(player.city).for_each_free_cell([&](Cell cell) {
      actions.add(sentence(Verb::place, word_of(cell.x), word_of(cell.y)));
    });
  for (const Tile& tile : player.city)
    if (tile.is_farm()) actions.add(sentence(Verb::cover, word_of(tile.cell().x), word_of(tile.cell().y)));
}

// OR-10.3 to OR-10.5, OR-R9, OR-R12  Place, Virgo's Farm under its stack, refill, then the ability.
void place_tile(State& state, Task task, Cell cell) {
  Player& player = active_player(state);
  const BuyMode mode = static_cast<BuyMode>(task.where);
  TileId tile = player.city.size();
  if (mode == BuyMode::over_farm) {
    tile = find_tile(player.city, cell);
    const Building farm = player.city[tile].piece();
    player.city[tile].cover(task.what);
    put_under(state, farm);
  } else {
    player.city.push_back(Tile(cell, task.what, mode == BuyMode::farm));
  }
  if (mode != BuyMode::farm) state.agenda.schedule({origins::task(Duty::use_ability, tile)});
  if (static_cast<Source>(task.how) == Source::reserve) --player.reserve[task.what];
  else take_from_market(state, task.what);
}

// OR-10.4, OR-23.3  The tiles below slide up; the stack of the taken colour fills the lowest place.
void take_from_market(State& state, Building building) {
  const Colour colour = colour_of(building);
  state.market.erase(slot_of(state, building));
  if (state.stacks[colour].top == kNone) return;
  state.market.push_back(state.stacks[colour].top);
  turn_up(state, colour);
}

void list_ability(const State& state, Task task, Actions& actions) {
  actions.add(sentence(Verb::use, active_player(state).city[task.what].piece()));
  actions.add(sentence(Verb::skip));
}

// OR-11.3.2
void list_reservable(const State& state, Actions& actions) {
  for (Building building : state.market) actions.add(sentence(Verb::reserve, building));
}

void reserve_tile(State& state, Building building) {
  ++active_player(state).reserve[building];
  take_from_market(state, building);
}

bool can_copy(const State& state, TileId tile, const Chain& before, const Purse& purse) {
  if (before.size() == Chain::capacity()) return false;
  Chain chain = before;
  chain.push_back(tile);
  for (TileId beside : neighbours(active_player(state).city, tile))
    if (can_be_copied(state, beside, chain, purse)) return true;
  return false;
}

Chain copied_before(const State& state, std::uint8_t ahead) {
  Chain chain;
  for (; ahead < state.agenda.size() && state.agenda.at(ahead).duty == Duty::copied; ++ahead) chain.push_back(state.agenda.at(ahead).what);
  return chain;
}

void list_copies(const State& state, Task task, Actions& actions) {
  const Player& player = active_player(state);
  Chain chain = copied_before(state, 1);
  chain.push_back(task.what);
  for (TileId beside : neighbours(player.city, task.what))
    if (can_be_copied(state, beside, chain, player.purse))
      actions.add(sentence(Verb::copy, word_of(player.city[beside].cell().x), word_of(player.city[beside].cell().y)));
}

// A second Wizard's Tower remembers, by a task below its own, which tiles the chain has used.
void copy_tile(State& state, Task task, Cell cell) {
  const City& city = active_player(state).city;
  const TileId target = find_tile(city, cell);
  if (is_copier(city[target]))
    return state.agenda.schedule({origins::task(Duty::copy_tile, target), origins::task(Duty::copied, task.what)});
  perform(state, ability_of(city[target]), target);
}

}  // namespace tessera::origins
