#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

struct Location {
  Cell anchor;
  Edge inner;
};
using Locations = Scratch<Location, 200>;

Cell half_of(const Location& location, std::uint8_t half) { return half == 0 ? location.anchor : across(location.anchor, location.inner); }

bool carries_city_of(const State& state, std::uint8_t there, Domain domain) {
  return Board::is_tile(there) && state.lands[Board::tile(there)].level > 0 && field(Board::tile(there)) == domain;
}

// DO-8.5, DO-R20  Both cells empty, nothing against a closed side, and an open side against a City
// on a Field of the Monument's Domain.
bool is_legal(const State& state, const Board& board, const tables::Monument& piece, const Location& location) {
  bool beside_city = false;
  for (std::uint8_t half = 0; half < 2; ++half) {
    const Cell cell = half_of(location, half);
    if (!board.is_empty(cell)) return false;
    for (std::uint8_t side = 0; side < 2; ++side) {
      const Edge edge = turned(location.inner + 1 + side);
      const Cell next = across(cell, edge);
      if (board.is_empty(next)) continue;
      if (!piece.open[half * 2u + side] || !board.is_open(next, edge)) return false;
      beside_city |= carries_city_of(state, board.at(next), piece.domain);
    }
  }
  return beside_city;
}

bool is_listed(const Locations& listed, const Location& location) {
  for (const Location& other : listed)
    if (other.anchor == location.anchor && other.inner == location.inner) return true;
  return false;
}

// DO-8.5.1  What looks the same after a half turn is listed once, from its up cell.
void add_location(const State& state, const Board& board, const tables::Monument& piece, const Location& location, Locations& listed) {
  if (piece.symmetric && location.anchor.down) return;
  if (is_legal(state, board, piece, location) && !is_listed(listed, location)) listed.push_back(location);
}

Locations diamond_locations(const State& state, const Board& board, const tables::Monument& piece) {
  Locations listed;
  (state.board & tiles_with_field(piece.domain)).for_each([&](Tile tile) {
    if (state.lands[tile].level == 0) return;
    for (Edge edge = 0; edge < 3; ++edge) {
      const Cell beside = across(state.lands[tile].cell(), edge);
      if (!board.is_empty(beside)) continue;
      for (const int step : {1, 2}) {
        const Edge inner = turned(edge + step);
        add_location(state, board, piece, {beside, inner}, listed);
        add_location(state, board, piece, {across(beside, inner), inner}, listed);
      }
    }
  });
  return listed;
}

bool carries_circle(const State& state, Vertex vertex) {
  for (const Site& site : state.sites)
    if (site.taken > 0 && piece_of(site.monument).circle && site.vertex() == vertex) return true;
  return false;
}

// DO-8.6, DO-R21  Every Locus without a circle. A vertex is slot 0 of exactly one up cell.
template <class Act>
void for_each_free_locus(const State& state, const Board& board, Act act) {
  for (const Board::Occupied& piece : board.occupied())
    if (const Vertex vertex = corner(piece.cell, 0); !piece.cell.down && board.is_locus(vertex) && !carries_circle(state, vertex))
      act(vertex);
}

bool has_location(const State& state, const tables::Monument& piece) {
  const Board board(state);
  if (!piece.circle) return !diamond_locations(state, board, piece).empty();
  bool any = false;
  for_each_free_locus(state, board, [&](Vertex) { any = true; });
  return any;
}

Level next_level(const Site& site) { return static_cast<Level>(piece_of(site.monument).first_level + site.taken); }

// DO-8.4, DO-R34  A discount is taken from the first Domain, then from the second.
std::array<std::uint8_t, 2> level_cost(Level level, const Mods& mods) {
  const tables::Level& card = level_card(level);
  const std::uint8_t off = discount(mods, Target::monument);
  return {reduced(card.cost[0], off), reduced(card.cost[1], reduced(off, card.cost[0]))};
}

bool can_pay(const Player& player, const Mods& mods, Level level) {
  const auto cost = level_cost(level, mods);
  for (std::size_t part = 0; part < 2; ++part)
    if (cost[part] > 0 && player.knowledge[level_card(level).domain[part]] < cost[part]) return false;
  return true;
}

void pay(Player& player, Level level) {
  const auto cost = level_cost(level, mods_of(player));
  for (std::size_t part = 0; part < 2; ++part) {
    if (cost[part] == 0) continue;
    std::uint8_t& knowledge = player.knowledge[level_card(level).domain[part]];
    knowledge = static_cast<std::uint8_t>(knowledge - cost[part]);
  }
}

Print print_of_level(Level level) { return print_of(static_cast<Piece>(kFirstLevel + level), 0); }

// DO-8.3  Owners of Cities already there collect: the active player first, then by Initiative.
void reward_neighbours(State& state, Seat seat, const Site& site) {
  const Board board(state);
  const tables::Monument& piece = piece_of(site.monument);
  const auto reward = [&](Seat owner) {
    for_each_adjacent(board, site, [&](Tile tile, const tables::Reward& given) {
      const Land& land = state.lands[tile];
      if (land.level > 0 && land.owner == owner && collects(piece, given, tile)) gain_reward(state, owner, given);
    });
  };
  reward(seat);
  for (std::uint8_t place = 0; place < state.seats; ++place)
    if (state.order[place] != seat) reward(state.order[place]);
}

}  // namespace

bool collects(const tables::Monument& piece, const tables::Reward& reward, Tile tile) {
  return reward.amount > 0 && (!piece.circle || field(tile) == piece.domain);
}

// DO-8.1, DO-8.12, DO-R36
bool can_contribute(const State& state, Seat seat, const Mods& mods, std::uint8_t index) {
  const Site& site = state.sites[index];
  const Player& player = state.players[seat];
  if (site.taken == piece_of(site.monument).levels || !can_pay(player, mods, next_level(site))) return false;
  if (!fits_anywhere(player.tree, print_of_level(next_level(site)))) return false;
  return site.taken > 0 || has_location(state, piece_of(site.monument));
}

std::uint8_t site_of(const State& state, Monument monument) {
  std::uint8_t index = 0;
  while (state.sites[index].monument != monument) ++index;
  return index;
}

// DO-8.2  For level 1 the location, then the tree position.
void contribute(State& state, Task chosen, std::uint8_t site) {
  const bool needs_piece = state.sites[site].taken == 0;
  state.agenda.schedule({task(needs_piece ? Duty::choose_site : Duty::attach_level, chosen.seat, site)});
}

void list_sites(const State& state, Task task, Actions& actions) {
  const Board board(state);
  const tables::Monument& piece = piece_of(state.sites[task.what].monument);
  if (piece.circle)
    return for_each_free_locus(state, board,
                               [&](Vertex v) { actions.add(sentence(Verb::crown, coordinate_word(v.i), coordinate_word(v.j))); });
  const Locations locations = diamond_locations(state, board, piece);
  for (const Location& location : locations)
    actions.add(sentence(Verb::site, coordinate_word(location.anchor.i), coordinate_word(location.anchor.j),
                         facing(location.anchor.down, location.inner)));
}

void choose_site(State& state, Task chosen, std::uint8_t i, std::uint8_t j, Facing facing) {
  state.agenda.schedule({task(Duty::attach_level, chosen.seat, chosen.what, i, j, facing)});
}

void list_level_places(const State& state, Task task, Actions& actions) {
  const Print print = print_of_level(next_level(state.sites[task.what]));
  const TreePlaces places = list_places(state.players[task.seat].tree);
  for (const TreePlace& place : places)
    if (fits(place, print)) actions.add(sentence(Verb::attach, 0, coordinate_word(place.x), coordinate_word(place.y)));
}

// DO-8.3, DO-R19  Pay; the piece and its rewards; the card; then other `monument` effects.
void attach_level(State& state, Task task, std::int8_t x, std::int8_t y) {
  Site& site = state.sites[task.what];
  const Level level = next_level(site);
  const Piece piece = static_cast<Piece>(kFirstLevel + level);
  pay(state.players[task.seat], level);
  if (site.taken++ == 0) {
    site.i = coordinate(task.where), site.j = coordinate(task.how), site.facing = task.more;
    reward_neighbours(state, task.seat, site);
  }
  state.agenda.schedule({dominations::task(Duty::fire, task.seat, Trigger::monument, piece)});
  enter(state, task.seat, {x, y, piece, 0});
}

bool is_legal_site(const State& state, std::uint8_t index) {
  State before = state;
  Site& site = before.sites[index];
  const tables::Monument& piece = piece_of(site.monument);
  const Site placed = site;
  site.taken = 0;
  const Board board(before);
  if (piece.circle) return placed.facing == 0 && board.is_locus(placed.vertex()) && !carries_circle(before, placed.vertex());
  return !(piece.symmetric && placed.anchor().down) && is_legal(before, board, piece, {placed.anchor(), placed.inner_edge()});
}

// DO-8.8, DO-8.9  A new City collects from every Monument next to it.
void collect_rewards(State& state, Seat seat, Tile built) {
  const Cell there = state.lands[built].cell();
  for (const Site& site : state.sites) {
    if (site.taken == 0) continue;
    const tables::Monument& piece = piece_of(site.monument);
    for_each_adjacent_cell(site, [&](Cell cell, const tables::Reward& reward) {
      if (cell == there && collects(piece, reward, built)) gain_reward(state, seat, reward);
    });
  }
}

}  // namespace tessera::dominations
