// DO-1 Components, DO-2 Geometry of the board
#include <set>

#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

constexpr std::array<Cell, 4> kSomeCells{{{0, 0, 0}, {0, 0, 1}, {-3, 2, 0}, {4, -5, 1}}};

Vertex vertex_of(Cell c, Slot s) { return corner(c, s); }

}  // namespace

TEST_CASE("DO-1.1, DO-1.10 ninety different tiles, fifteen Fields and 45 dots of each of six Domains") {
  std::array<int, kDomains> fields{}, dots{};
  std::set<std::array<std::uint8_t, 4>> kinds;
  for (const tables::Tile& t : tables::kTileFaces) {
    ++fields[t.field];
    for (Symbol dot : t.dots) ++dots[dot];
    kinds.insert({t.field, t.dots[0], t.dots[1], t.dots[2]});
  }
  CHECK(kTiles == 90);
  CHECK(kinds.size() == 90);
  for (Domain d = 0; d < kDomains; ++d) CHECK((fields[d] == 15 && dots[d] == 45));
  CHECK(tables::kDomains == std::array<std::string_view, 6>{"trade", "craft", "art", "science", "government", "religion"});
}

TEST_CASE("DO-1.2, DO-2.9 the Cradle shows the dots of its corners, has no Field and takes no City") {
  State state = first_turn();
  const Board board(state);
  for (std::uint8_t k = 0; k < 6; ++k) {
    int dots = 0;
    for (Slot slot = 0; slot < 3; ++slot) {
      const Symbol dot = board.dot(kCradle[k], slot);
      const bool centre = corner(kCradle[k], slot) == Vertex{0, 0};
      CHECK((centre ? dot == kNoSymbol : dot == k || dot == (k + 1) % 6));
      dots += !centre;
    }
    CHECK(dots == 2);
  }
  go_to(state, Duty::build);
  for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 5);
  CHECK(offers_of(state, "build") == 0);
}

TEST_CASE("DO-2.6 cells lie beside each other just where one lies across an edge of the other") {
  const auto each = [](auto act) {
    for (std::int8_t i = -2; i <= 2; ++i)
      for (std::int8_t j = -2; j <= 2; ++j)
        for (std::uint8_t down = 0; down < 2; ++down) act(Cell{i, j, down});
  };
  int pairs = 0;
  each([&](Cell a) {
    each([&](Cell b) {
      const bool shares = across(a, 0) == b || across(a, 1) == b || across(a, 2) == b;
      CHECK(is_beside(a, b) == shares);
      pairs += shares;
    });
  });
  CHECK(pairs > 100);
}

TEST_CASE("DO-1.4, DO-1.8, DO-1.9, DO-3.5 everybody begins with a Campfire, 15 tokens, nothing known and no points") {
  const State state = first_turn({.players = 3});
  for (Seat seat = 0; seat < 3; ++seat) {
    const Player& player = state.players[seat];
    CHECK(player.tokens == 15);
    CHECK((player.tree.size() == 1 && player.tree[0] == TreeCard{0, 0, kCampfire, 0}));
    for (Domain d = 0; d < kDomains; ++d) CHECK((player.knowledge[d] == 0 && reserve_limit(state, seat, d) == 5));
    CHECK(player.influence == 0);
    CHECK(victory_points(state, seat) == 0);
  }
  State rich = state;
  rich.players[0].influence = 260;  // laps have no end
  end_era_now(rich);
  play(rich, offers(rich).back());
  CHECK(points(rich, 0, Category::influence) == 260);
}

TEST_CASE("DO-1.5, DO-1.6, DO-1.7 twelve Monuments of 50 levels, six of each shape; 16 Objective cards of five; six roles") {
  int circles = 0, levels = 0;
  for (const tables::Monument& m : tables::kMonumentPieces) circles += m.circle, levels += m.levels;
  CHECK(kMonuments == 12);
  CHECK(circles == 6);
  CHECK(levels == 50);
  CHECK(kLevels == 50);
  CHECK_FALSE(piece_of(monument("great-wall")).circle);
  CHECK(tables::kAims.size() == 16);
  CHECK(tables::kAims[0].size() == 5);
  CHECK(tables::kRoles == std::array<std::string_view, 6>{"merchant", "worker", "diplomat", "inventor", "ruler", "high-priest"});
}

TEST_CASE("DO-2.1, DO-2.2, DO-2.3 an up cell has its vertex, the one above and the one to the right, clockwise; a down cell the others") {
  CHECK(vertex_of({2, 3, 0}, 0) == Vertex{2, 3});
  CHECK(vertex_of({2, 3, 0}, 1) == Vertex{2, 4});
  CHECK(vertex_of({2, 3, 0}, 2) == Vertex{3, 3});
  CHECK(vertex_of({2, 3, 1}, 0) == Vertex{3, 4});
  CHECK(vertex_of({2, 3, 1}, 1) == Vertex{3, 3});
  CHECK(vertex_of({2, 3, 1}, 2) == Vertex{2, 4});
}

TEST_CASE("DO-2.4, DO-2.5, DO-2.6 across edge s and back by the same s; there slot s+1 meets slot s+2") {
  CHECK(across({0, 0, 0}, 0) == Cell{0, 0, 1});
  CHECK(across({0, 0, 0}, 1) == Cell{0, -1, 1});
  CHECK(across({0, 0, 0}, 2) == Cell{-1, 0, 1});
  CHECK(across({0, 0, 1}, 1) == Cell{0, 1, 0});
  CHECK(across({0, 0, 1}, 2) == Cell{1, 0, 0});
  for (Cell c : kSomeCells)
    for (Edge s = 0; s < 3; ++s) {
      const Cell other = across(c, s);
      CHECK(across(other, s) == c);
      CHECK(corner(c, turned(s + 1)) == corner(other, turned(s + 2)));
      CHECK(corner(c, turned(s + 2)) == corner(other, turned(s + 1)));
      CHECK_FALSE(corner(c, s) == corner(other, s));
    }
  State state = first_turn();  // a City beyond a mere corner is not activated
  put(state, "t31", {0, 0, 1});
  city(state, "t31", 1, 1);
  put(state, "t32", {-1, 1, 0});
  hold(state, 0, "t46");
  play(state, {"take t46", "place t46 -1 1 down-0"});  // touches t32 by a side, t31 by a corner only
  CHECK(all(state, 1) == std::array<std::uint8_t, 6>{});
}

TEST_CASE("DO-2.7 six cells lie around a vertex, each with it in one slot") {
  for (Vertex v : {Vertex{0, 0}, Vertex{3, -2}}) {
    const auto cells = ring(v);
    for (std::uint8_t k = 0; k < 6; ++k) {
      CHECK(corner(cells[k], k % 3) == v);
      int shared = 0;
      for (Edge e = 0; e < 3; ++e) shared += across(cells[k], e) == cells[(k + 1) % 6];
      CHECK(shared == 1);
    }
  }
  CHECK(ring({1, 1})[3] == Cell{0, 0, 1});
}

TEST_CASE("DO-2.8 a tile turned by r shows dot s - r in slot s, and each cell takes three rotations") {
  State state = first_turn();
  for (std::uint8_t r = 0; r < 3; ++r) {
    put(state, "t09", {0, 0, 1}, r);
    const Board board(state);
    const std::array<Symbol, 3> dots{trade, religion, science};
    for (Slot s = 0; s < 3; ++s) CHECK(board.dot({0, 0, 1}, s) == dots[turned(s - r)]);
  }
  take_out(state, tile("t09"));
  hold(state, 0, "t09");
  play(state, "take t09");
  CHECK(offers_of(state, "place") == 18);  // six cells around the Cradle
  for (std::string_view text : {"place t09 0 0 down-0", "place t09 0 0 down-1", "place t09 0 0 down-2", "place t09 1 -1 up-0"})
    CHECK(offers(state, text));
  CHECK_FALSE(offers(state, "place t09 0 0 up-0"));
}

TEST_CASE("DO-2.10 a diamond lies on its anchor and the cell across the inner edge, and its dots turn with it") {
  State state = first_turn({.monuments = {"machu-picchu", "petra", "", ""}});
  for (std::uint8_t s = 0; s < 3; ++s)
    for (std::uint8_t down : {std::uint8_t{0}, std::uint8_t{1}}) {
      state.sites[0] = {monument("machu-picchu"), 1, 3, 3, facing(down, s)};
      const Board board(state);
      const Cell x{3, 3, down}, y = across(x, s);
      for (Cell cell : {x, y}) {
        CHECK(board.dot(cell, s) == kVestigium);
        CHECK(board.dot(cell, turned(s + 1)) == craft);
        CHECK(board.dot(cell, turned(s + 2)) == craft);
      }
    }
  state.sites[0] = {monument("colossus"), 1, 3, 3, facing(0, 1)};
  const Board board(state);
  const Cell x{3, 3, 0}, y = across(x, 1);
  CHECK((board.is_open(x, 2) && board.is_open(x, 0) && board.is_open(y, 2)));
  CHECK_FALSE(board.is_open(y, 0));  // y2
}

TEST_CASE("DO-2.11, DO-8.7 a circle covers a vertex and no cell, and removes no dot") {
  State state = first_turn({.monuments = {"hanging-gardens", "petra", "", ""}});
  put(state, "t09", {0, 0, 1});
  state.sites[0] = {monument("hanging-gardens"), 1, 1, 1, 0};
  const Board board(state);
  CHECK(board.occupied().size() == 7);
  CHECK(board.dot({0, 0, 1}, 0) == trade);  // at (1,1)
  CHECK(board.takes_tile({1, 0, 0}));
}

TEST_CASE("DO-2.12, DO-R2, DO-R3 a Locus is ringed by tiles or diamonds; the Cradle does not count") {
  State state = first_turn({.monuments = {"great-wall", "petra", "", ""}});
  const auto cells = ring({1, 1});
  constexpr std::array<std::string_view, 6> ids{"t01", "t02", "t03", "t04", "t05", "t06"};
  for (std::size_t k = 0; k < 5; ++k) put(state, ids[k], cells[k]);
  CHECK_FALSE(Board(state).is_locus({1, 1}));
  put(state, ids[5], cells[5]);
  CHECK(Board(state).is_locus({1, 1}));
  take_out(state, tile(ids[0]));
  take_out(state, tile(ids[1]));
  state.sites[0] = {monument("great-wall"), 1, 1, 1, facing(0, 2)};  // cells (1,1,0) and (0,1,1)
  CHECK(Board(state).is_locus({1, 1}));
  CHECK_FALSE(Board(state).is_locus({0, 0}));
  const auto corner_cells = ring({0, 1});
  std::size_t n = 0;
  for (Cell cell : corner_cells)
    if (Board(state).is_empty(cell)) put(state, tables::kTiles[20 + n++], cell);
  CHECK_FALSE(Board(state).is_locus({0, 1}));
}
