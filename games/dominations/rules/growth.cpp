#include <algorithm>

#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// What a placement activates: dots by symbol, and Cities.
struct Activated {
  std::array<std::uint8_t, kDomains + 1> dots{};  // Vestigium last
  std::array<std::uint8_t, kDomains> fused{};     // by Concentration
  TileSet cities;

  void add_dot(Symbol dot) {
    if (dot <= kVestigium) ++dots[dot];
  }
};

void add_city(const State& state, std::uint8_t there, Activated& activated) {
  if (Board::is_tile(there) && state.lands[Board::tile(there)].level > 0) activated.cities.add(Board::tile(there));
}

// DO-6.5, DO-6.6, DO-R1  Both dots of either tile on every connected side, each once, and one more
// for each touching pair of the same Domain.
void activate_sides(const Board& board, Cell cell, Activated& activated) {
  std::uint8_t own_slots = 0;
  for (Edge edge = 0; edge < 3; ++edge) {
    const Cell next = across(cell, edge);
    if (board.is_empty(next)) continue;
    for (const int step : {1, 2}) {
      const Slot slot = turned(edge + step), touching = turned(edge + 3 - step);
      own_slots |= static_cast<std::uint8_t>(1u << slot);
      const Symbol own = board.dot(cell, slot), other = board.dot(next, touching);
      activated.add_dot(other);
      if (own == other && own < kDomains) ++activated.fused[own];
    }
  }
  for (Slot slot = 0; slot < 3; ++slot)
    if (own_slots >> slot & 1) activated.add_dot(board.dot(cell, slot));
}

// DO-6.7  The dots of the six cells at the vertex, without Concentration.
void activate_locus(const State& state, const Board& board, Vertex vertex, Activated& activated) {
  const auto cells = ring(vertex);
  for (std::uint8_t k = 0; k < cells.size(); ++k) {
    activated.add_dot(board.dot(cells[k], k % 3));
    add_city(state, board.at(cells[k]), activated);
  }
}

// DO-6.9, DO-R5  Cities across a side, and in a Locus those around it, each once.
Activated activate(const State& state, const Board& board, Tile tile, std::uint8_t mode) {
  const Cell cell = state.lands[tile].cell();
  Activated activated;
  for (Edge edge = 0; edge < 3; ++edge) add_city(state, board.at(across(cell, edge)), activated);
  if (mode == kConnection) activate_sides(board, cell, activated);
  else activate_locus(state, board, corner(cell, mode), activated);
  return activated;
}

// DO-6.9  Level plus the owner's bonuses.
int city_production(const State& state, Tile tile, const Mods& owner) {
  return tables::kCityActivation[state.lands[tile].level] + owner.city_bonus[field(tile)];
}

// DO-6.8
int field_production(const State& state, Seat seat, Tile tile, const Mods& mods) {
  const Domain merchant = domain_of(Ability::field_base);
  const int base = holds(state, seat, Ability::field_base) ? role_of(merchant).amount : 1;
  return base + mods.field_bonus[field(tile)];
}

// DO-6.10 (1)  Dots, Concentration, Field and own Cities of a placement by Domain.
Production sum_up(const State& state, Seat seat, Tile tile, const Activated& activated) {
  const Mods mods = mods_of(state.players[seat]);
  Production production{.knowledge = {}, .vestigium = activated.dots[kVestigium]};
  const auto add = [&](Domain domain, int amount) {
    production.knowledge[domain] = static_cast<std::uint8_t>(production.knowledge[domain] + amount);
  };
  for (Domain domain = 0; domain < kDomains; ++domain) add(domain, activated.dots[domain] + activated.fused[domain]);
  add(field(tile), field_production(state, seat, tile, mods));
  activated.cities.for_each([&](Tile city) {
    if (state.lands[city].owner == seat) add(field(city), city_production(state, city, mods));
  });
  return production;
}

// DO-6.10 (3) to (6), DO-6.11
void share_out(State& state, Seat seat, std::uint8_t mode, const TileSet& cities) {
  for (Domain domain = 0; domain < kDomains; ++domain) acquire(state, seat, domain, state.produced[domain]);
  SeatSet owners = 0;
  cities.for_each([&](Tile city) { owners |= only(state.lands[city].owner); });
  for (Seat owner = 0; owner < state.seats; ++owner) {
    if (owner == seat || !(owners & only(owner))) continue;
    std::array<int, kDomains> sums{};
    const Mods mods = mods_of(state.players[owner]);
    cities.for_each([&](Tile city) {
      if (state.lands[city].owner == owner) sums[field(city)] += city_production(state, city, mods);
    });
    for (Domain domain = 0; domain < kDomains; ++domain) acquire(state, owner, domain, sums[domain]);
  }
  if (mode != kConnection) state.agenda.schedule({task(Duty::fire, seat, Trigger::locus, kNone)});
  state.agenda.schedule({task(Duty::fire, seat, Trigger::produce, kNone)});
}

// DO-6.10  The active player's Production, then its Vestigium, then the rest.
void produce(State& state, const Board& board, Seat seat, Tile tile, std::uint8_t mode, std::uint8_t second, std::uint8_t reactivated) {
  const Activated activated = activate(state, board, tile, mode);
  const Production production = sum_up(state, seat, tile, activated);
  state.produced = production.knowledge;
  if (!second && !reactivated) state.agenda.schedule({task(Duty::use_worker, seat)});  // DO-6.12, DO-R31
  if (production.vestigium == 0) return share_out(state, seat, mode, activated.cities);
  state.agenda.schedule({task(Duty::assign_point, seat, production.vestigium, 0, 1), task(Duty::collect, seat, tile, mode)});
}

bool is_reactivation(Task task) { return task.how != 0; }

}  // namespace

Production production_of(const State& state, const Board& board, Seat seat, Tile tile, std::uint8_t mode) {
  return sum_up(state, seat, tile, activate(state, board, tile, mode));
}

Yield yield_of(const State& state, const Board& board, Seat seat, Tile tile, std::uint8_t mode) {
  const Activated activated = activate(state, board, tile, mode);
  Yield yield{.fused = activated.fused, .vestigium = activated.dots[kVestigium]};
  std::copy_n(activated.dots.begin(), kDomains, yield.dots.begin());
  yield.field[field(tile)] = static_cast<std::uint8_t>(field_production(state, seat, tile, mods_of(state.players[seat])));
  activated.cities.for_each([&](Tile city) {
    const Seat owner = state.lands[city].owner;
    std::uint8_t& sum = (owner == seat ? yield.cities : yield.others[owner])[field(city)];
    sum = static_cast<std::uint8_t>(sum + city_production(state, city, mods_of(state.players[owner])));
  });
  return yield;
}

std::uint8_t loci(const Board& board, Cell cell) {
  std::uint8_t slots = 0;
  for (Slot slot = 0; slot < 3; ++slot)
    if (board.is_locus(corner(cell, slot))) slots |= static_cast<std::uint8_t>(1u << slot);
  return slots;
}

// DO-6.2  A tile of the hand, or the Inventor in its stead; exchanges meanwhile (DO-10.1).
void list_first_links(const State& state, Task task, Actions& actions) {
  state.hands[task.seat].for_each([&](Tile tile) { actions.add(sentence(Verb::take, tile)); });
  if (!task.what && holds(state, task.seat, Ability::reactivate_tile) && !state.board.empty()) actions.add(sentence(Verb::inventor));
  list_exchanges(state, task.seat, actions);
}

// DO-14.1  The tile stays in the hand, where nobody else sees it, until it is placed.
void take_tile(State& state, Task taken, Tile tile) {
  state.named.add(tile);
  state.agenda.schedule({task(Duty::place_tile, taken.seat, taken.what)});
}

void list_cells(const State& state, Actions& actions) {
  Board board(state);
  state.named.for_each([&](Tile tile) {
    board.for_each_legal_cell([&](Cell cell) {
      for (std::uint8_t rotation = 0; rotation < 3; ++rotation)
        actions.add(sentence(Verb::place, tile, coordinate_word(cell.i), coordinate_word(cell.j), facing(cell.down, rotation)));
    });
  });
}

// DO-6.7, DO-R4  A completed Locus is compulsory; of several the player must choose one. With a second tile the
// Worker is returned (DO-6.12).
void place_tile(State& state, Task placed, Tile tile, Cell cell, std::uint8_t rotation) {
  state.named = {};
  state.hands[placed.seat].remove(tile);
  if (placed.what) state.roles[domain_of(Ability::second_tile)] = kNone;
  state.board.add(tile);
  state.lands[tile] = {cell.i, cell.j, facing(cell.down, rotation), kNone, 0};
  const Board board(state);
  const std::uint8_t completed = loci(board, cell);
  if (std::popcount(completed) > 1) return state.agenda.schedule({task(Duty::choose_mode, placed.seat, tile, placed.what)});
  const std::uint8_t mode = completed ? static_cast<std::uint8_t>(std::countr_zero(completed)) : kConnection;
  produce(state, board, placed.seat, tile, mode, placed.what, 0);
}

void list_board_tiles(const State& state, Actions& actions) {
  state.board.for_each([&](Tile tile) { actions.add(sentence(Verb::reactivate, tile)); });
}

// DO-6.14  The Inventor is returned; the tile acts as if just placed, in a mode of choice.
void reactivate(State& state, Task task, Tile tile) {
  state.roles[domain_of(Ability::reactivate_tile)] = kNone;
  const Board board(state);
  if (loci(board, state.lands[tile].cell())) return state.agenda.schedule({dominations::task(Duty::choose_mode, task.seat, tile, 0, 1)});
  produce(state, board, task.seat, tile, kConnection, 0, 1);
}

void list_modes(const State& state, Task task, Actions& actions) {
  const Cell cell = state.lands[task.what].cell();
  const std::uint8_t slots = loci(Board(state), cell);
  if (is_reactivation(task)) actions.add(sentence(Verb::connect));
  for (Slot slot = 0; slot < 3; ++slot)
    if (slots >> slot & 1) {
      const Vertex vertex = corner(cell, slot);
      actions.add(sentence(Verb::locus, coordinate_word(vertex.i), coordinate_word(vertex.j)));
    }
}

std::uint8_t mode_at(const State& state, Tile tile, Vertex vertex) {
  Slot slot = 0;
  while (slot < 2 && !(corner(state.lands[tile].cell(), slot) == vertex)) ++slot;
  return slot;
}

void choose_mode(State& state, Task task, std::uint8_t mode) {
  produce(state, Board(state), task.seat, task.what, mode, task.where, task.how);
}

// Once Produced Vestigium has its Domains.
void collect(State& state, Task task) {
  share_out(state, task.seat, task.where, activate(state, Board(state), task.what, task.where).cities);
}

// DO-6.12
bool may_use_worker(const State& state, Seat seat) { return holds(state, seat, Ability::second_tile) && hand_size(state, seat) > 0; }

void list_worker(const State& state, Task task, Actions& actions) {
  actions.add(sentence(Verb::worker));
  actions.add(sentence(Verb::pass));
  list_exchanges(state, task.seat, actions);
}

void use_worker(State& state, Task task) { state.agenda.schedule({dominations::task(Duty::take_tile, task.seat, 1)}); }

}  // namespace tessera::dominations
