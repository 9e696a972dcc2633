// Dominations in a terminal: the triangular map with its dots, Fields and Cities, the Monuments, and for each player
// the Reserves, the hand, the objectives and the Civilization Tree. Domains also have a letter, as in the notation.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "cli/boards/drawing.h"

namespace tessera::cli {
namespace {

// DO-2  Cells of a row of the grid alternate between up and down; the one at half column 2i + j + 1 points up, the
// next one down. A cell is three lines high; its sides slope.
constexpr int kHalf = 5, kRow = 3, kMargin = 8;
constexpr std::array<int, 3> kReach{1, 3, 4};  // how far the sides of an up cell are from its middle, line by line
constexpr std::array<std::string_view, 6> kDomains{"trade", "craft", "art", "science", "government", "religion"};
constexpr int kNarrowest = 7, kWidest = 19;  // a card of a tree

std::int16_t colour_of(std::string_view domain) {
  constexpr std::array<std::int16_t, 6> kColours{220, 208, 75, 77, 203, 141};
  for (std::size_t i = 0; i < kDomains.size(); ++i)
    if (kDomains[i] == domain) return kColours[i];
  return domain == "vestigium" ? std::int16_t{255} : kFaint;
}
// The letter of a Domain; a circle for Vestigium, a cross for Corruptio.
std::string letter(std::string_view symbol) {
  if (symbol == "vestigium") return "○";
  if (symbol == "corruptio") return "✕";
  return symbol.empty() ? "·" : std::string(1, static_cast<char>(symbol[0] - 'a' + 'A'));
}
Run dot(std::string_view symbol) { return {letter(symbol), {.ink = colour_of(symbol), .bold = true}}; }

struct Place {
  int i = 0, j = 0, o = 0;
  auto operator<=>(const Place&) const = default;
  int half() const { return 2 * i + j + 1 + o; }
};
Place place_of(const json::value& object) { return {number_of(object, "i"), number_of(object, "j"), number_of(object, "o")}; }
// DO-2.4  The neighbour across edge s.
Place across(Place p, int s) {
  const int step = p.o ? 1 : -1;
  return {p.i + (s == 2 ? step : 0), p.j + (s == 1 ? step : 0), 1 - p.o};
}
// DO-2.3
std::pair<int, int> corner(Place p, int slot) {
  if (!p.o) return {p.i + (slot == 2), p.j + (slot == 1)};
  return {p.i + (slot != 2), p.j + (slot != 1)};
}

// What a cell of the map shows.
struct Shown {
  std::array<std::string_view, 3> dots{};  // by slot
  Item label, mark;                        // the tile and its City; up to five and three cells wide
  bool empty = false;                      // a tile could go there
};

class DominationsDrawing : Drawing {
 public:
  using Drawing::Drawing;

  std::string draw(Colour colour) {
    const json::value& counts = part_of(part_of(part_of(data_, "setup"), "players"), std::to_string(scene_.players));
    const int eras = number_of(counts, "eras"), rounds = number_of(counts, "turns_per_era"), era = number_of(position_, "era");
    std::vector<std::string> facts;
    if (era > 0) facts = {counted("era", era, eras), counted("round", std::min(rounds, number_of(position_, "round") + 1), rounds)};
    title(facts);
    draw_order();
    draw_map();
    draw_monuments();
    for (int seat = 0; seat < scene_.players; ++seat) draw_player(seat);
    return canvas_.render(colour);
  }

 private:
  const json::array& items(std::string_view part) const { return list_of(part_of(data_, part), "items"); }

  // Initiative, and who holds the Domination cards.
  void draw_order() {
    std::vector<Item> order;
    for (const json::value& place : list_of(position_, "order"))
      if (const int seat = seat_of(place, "seat"); seat >= 0) order.push_back({{fmt::format(" {} ", seat + 1), seat_chip(seat)}});
    line(say("board-initiative"), order);
    std::vector<Item> roles;
    for (const json::value& card : items("domination_cards")) {
      const int holder = seat_of(part_of(part_of(position_, "roles"), text_of(card, "id")), "holder");
      roles.push_back({dot(text_of(card, "domain")),
                       {fmt::format(" {} ", name_in(card)), {}},
                       holder < 0 ? faint("–") : Run{fmt::format(" {} ", holder + 1), seat_chip(holder)}});
    }
    line(say("board-roles"), roles);
    std::vector<Item> legend;
    for (std::string_view domain : kDomains) legend.push_back({dot(domain), faint(fmt::format(" {}", name(domain)))});
    line("", legend);
  }

  void draw_map() {
    std::map<Place, Shown> cells;
    for (const json::value& cell : list_of(part_of(data_, "cradle"), "cells")) cells[place_of(cell)] = cradle_cell(place_of(cell));
    for (const json::value& land : list_of(position_, "board")) cells[place_of(land)] = tile_cell(land);
    for (const json::value& site : list_of(position_, "monuments")) add_diamond(site, cells);
    add_free_cells(cells);
    int left = 0, right = 0, bottom = 0, top = 0;
    for (const auto& [place, shown] : cells) {
      left = std::min(left, place.half()), right = std::max(right, place.half());
      bottom = std::min(bottom, place.j), top = std::max(top, place.j);
    }
    const int most = (kWidth - kMargin - 2 * kHalf) / kHalf;
    for (int first = left; first <= right; first += most) {  // a map wider than the screen goes on below
      for (int j = bottom; j <= top; ++j) canvas_.put(1, y_ + (top - j) * kRow + 1, fmt::format("j {}", j), {.ink = kFaint});
      for (const auto& [place, shown] : cells)
        if (place.half() >= first && place.half() < first + most)
          draw_cell(shown, place.o, kMargin + (place.half() - first + 1) * kHalf, y_ + (top - place.j) * kRow);
      y_ += (top - bottom + 1) * kRow + 1;
    }
    canvas_.put(kMargin, y_ - 1, say("map-legend"), {.ink = kFaint});
  }

  Shown cradle_cell(Place place) const {
    Shown shown;
    for (const json::value& each : list_of(part_of(data_, "cradle"), "corners"))
      for (int slot = 0; slot < 3; ++slot) {
        const json::value& vertex = part_of(each, "vertex");
        if (corner(place, slot) == std::pair{number_of(vertex, "i"), number_of(vertex, "j")})
          shown.dots[static_cast<std::size_t>(slot)] = text_of(each, "dot");
      }
    shown.label = {{"≈≈≈", {.ink = kGold}}};
    return shown;
  }

  // DO-2.8  The Field as the colour of the tile's number; a City in its owner's colour.
  Shown tile_cell(const json::value& land) const {
    const json::value& tile = item_of(items("tiles"), text_of(land, "tile"));
    const auto dots = words_of(tile, "dots");
    const std::string_view field = text_of(tile, "field");
    Shown shown;
    for (int slot = 0; slot < 3; ++slot)
      shown.dots[static_cast<std::size_t>(slot)] = dots[static_cast<std::size_t>((slot - number_of(land, "rotation") + 3) % 3)];
    shown.label = {chip(fmt::format("{}{}", letter(field), text_of(land, "tile").substr(1)), colour_of(field))};
    if (const int owner = seat_of(land, "owner"); owner >= 0)
      shown.mark = {{fmt::format("{}{}", number_of(land, "level"), small(owner + 1)), seat_chip(owner)}};
    return shown;
  }

  const json::value& monument_of(const json::value& site) const { return item_of(items("monuments"), text_of(site, "monument")); }
  bool lies_as_diamond(const json::value& site) const {
    return number_of(site, "taken") > 0 && text_of(monument_of(site), "shape") != "circle";
  }

  // DO-2.10  Both halves of a diamond, with the dots it has.
  void add_diamond(const json::value& site, std::map<Place, Shown>& cells) const {
    if (!lies_as_diamond(site)) return;
    const int inner = number_of(site, "inner");
    const json::value& dots = part_of(monument_of(site), "dots");
    Place half = place_of(site);
    for (std::string_view part : {"x", "y"}) {
      Shown shown;
      const json::array& list = list_of(dots, part);
      for (std::size_t k = 0; k < list.size(); ++k)
        if (const json::string* symbol = list[k].if_string())
          shown.dots[(static_cast<std::size_t>(inner) + k) % 3] = {symbol->data(), symbol->size()};
      shown.label = {{fmt::format("◆{}", first_letters(name(text_of(site, "monument")), 4)),
                      {.ink = colour_of(text_of(monument_of(site), "domain")), .bold = true}}};
      cells[half] = shown;
      half = across(half, inner);
    }
  }

  // DO-6.3  Cells beside an open side and beside no closed one, with their coordinates.
  void add_free_cells(std::map<Place, Shown>& cells) const {
    std::map<Place, Shown> free;
    for (const auto& [place, shown] : cells)
      for (int edge = 0; edge < 3; ++edge) {
        const Place next = across(place, edge);
        if (cells.contains(next) || is_closed(next)) continue;
        free[next] = {.dots = {}, .label = {faint(fit(fmt::format("{},{}", next.i, next.j), 5))}, .mark = {}, .empty = true};
      }
    cells.merge(free);
  }
  bool is_closed(Place place) const {
    for (const json::value& site : list_of(position_, "monuments")) {
      if (!lies_as_diamond(site)) continue;
      const int inner = number_of(site, "inner");
      Place half = place_of(site);
      for (std::string_view part : {"x", "y"}) {
        for (int side = 1; side <= 2; ++side)
          if (across(half, (inner + side) % 3) == place &&
              !flag_of(part_of(part_of(monument_of(site), "sides"), fmt::format("{}{}", part, side)), "open"))
            return true;
        half = across(half, inner);
      }
    }
    return false;
  }

  void draw_cell(const Shown& shown, int down, int x, int y) {
    const Style side{.ink = shown.empty ? std::int16_t{238} : kFaint};
    for (int l = 0; l < kRow; ++l) {
      const int reach = down ? kHalf - kReach[static_cast<std::size_t>(l)] : kReach[static_cast<std::size_t>(l)];
      canvas_.put(x - reach, y + l, down ? "\\" : "/", side);
      canvas_.put(x + reach, y + l, down ? "/" : "\\", side);
    }
    const auto put_dot = [&](std::size_t slot, int at, int row) {
      if (!shown.dots[slot].empty()) put(at, y + row, {dot(shown.dots[slot])});
    };
    const auto centred = [&](const Item& item, int row) {
      int width = 0;
      for (const Run& run : item) width += width_of(run.text);
      put(x - width / 2, y + row, item);
    };
    if (down) {
      put_dot(2, x - 3, 0), put_dot(0, x + 3, 0), put_dot(1, x, 2);
      centred(shown.label, 0), centred(shown.mark, 1);
    } else {
      put_dot(1, x, 0), put_dot(0, x - 3, 2), put_dot(2, x + 3, 2);
      centred(shown.label, 1), centred(shown.mark, 2);
    }
  }

  // Levels taken, what the next one costs, where the piece lies and who controls it.
  void draw_monuments() {
    std::vector<Item> list;
    for (const json::value& site : list_of(position_, "monuments")) {
      const std::string_view id = text_of(site, "monument");
      if (id.empty()) continue;
      const json::value& piece = monument_of(site);
      const int taken = number_of(site, "taken"), levels = number_of(piece, "levels");
      Item item{{fmt::format("{} ", text_of(piece, "shape") == "circle" ? "◯" : "◆"), {.ink = colour_of(text_of(piece, "domain"))}},
                {std::string(name(id)), {.bold = true}},
                faint(fmt::format(" {}/{}", taken, levels))};
      if (taken < levels) {
        item.push_back(faint(" →"));
        for (const auto& [domain, amount] : members_of(item_of(items("monument_levels"), fmt::format("{}-{}", id, taken + 1)), "cost")) {
          item.push_back({fmt::format(" {}", json::serialize(amount)), {}});
          item.push_back(dot(domain));
        }
      }
      if (taken > 0) item.push_back(faint(fmt::format(" ({},{})", number_of(site, "i"), number_of(site, "j"))));
      if (const int seat = seat_of(site, "controller"); seat >= 0) item.push_back({fmt::format(" {} ", seat + 1), seat_chip(seat)});
      list.push_back(std::move(item));
    }
    line(say("board-monuments"), list);
  }

  void draw_player(int seat) {
    const json::value& mine = player(seat);
    const json::value& order = list_of(position_, "order")[static_cast<std::size_t>(std::min(3, number_of(position_, "turn")))];
    const auto fact = [](std::string_view word, int number) {
      return Item{faint(fmt::format("{} ", word)), {std::to_string(number), {.bold = true}}};
    };
    std::vector<Item> facts{fact(name("influence"), number_of(mine, "influence")), fact(say("city-tokens"), number_of(mine, "tokens"))};
    if (const std::string_view nation = text_of(mine, "nation"); !nation.empty()) facts.push_back({faint(name(nation))});
    player_header(seat, seat_of(order, "seat") == seat, facts);
    draw_knowledge(mine);
    draw_hand(mine);
    draw_objectives(mine);
    draw_masteries(mine);
    draw_tree(list_of(mine, "tree"));
  }

  // What is there of each Domain, its limit, and the Nodus.
  void draw_knowledge(const json::value& mine) {
    std::vector<Item> reserves;
    for (std::string_view domain : kDomains)
      reserves.push_back({dot(domain),
                          {fmt::format(" {}", number_of(part_of(mine, "knowledge"), domain)), {.bold = true}},
                          faint(fmt::format("/{} ", number_of(part_of(mine, "limits"), domain))),
                          {fmt::format("⊷{}", number_of(part_of(mine, "nodus"), domain)), {.ink = colour_of(domain)}}});
    line(say("board-knowledge"), reserves);
  }

  void draw_hand(const json::value& mine) {
    std::vector<Item> hand;
    for (std::string_view id : words_of(mine, "hand")) {
      const json::value& tile = item_of(items("tiles"), id);
      const auto named = words_of(position_, "named");  // chosen, and still in the hand
      const std::string_view mark = std::find(named.begin(), named.end(), id) != named.end() ? "*" : "";
      Item item{chip(fmt::format("{}{}{}", letter(text_of(tile, "field")), id.substr(1), mark), colour_of(text_of(tile, "field"))),
                faint(":")};
      for (std::string_view each : words_of(tile, "dots")) item.push_back(dot(each));
      hand.push_back(std::move(item));
    }
    if (const int unseen = number_of(mine, "unseen_tiles"); unseen > 0)
      hand.push_back({faint(fmt::format("+{} {}", unseen, say("unseen")))});
    for (const json::value& dealt : list_of(mine, "dealt"))
      for (std::string_view part : {"nation", "monument"})
        if (number_of(position_, "era") == 0 && !text_of(dealt, part).empty())
          hand.push_back({{std::string(name(text_of(dealt, part))), {}}});
    line(say("board-hand"), hand);
  }

  void draw_objectives(const json::value& mine) {
    const json::array& progress = list_of(mine, "objectives");
    std::vector<Item> list;
    for (std::size_t i = 0; i < progress.size(); ++i) {
      const bool met = flag_of(progress[i], "met");
      list.push_back({{met ? "✓ " : fmt::format("{}/{} ", number_of(progress[i], "have"), number_of(progress[i], "need")),
                       {.ink = met ? kGreen : kGold, .bold = true}},
                      {std::string(name(fmt::format("about.{}.{}", text_of(mine, "nation"), i + 1))), {}}});
    }
    if (!list.empty()) line(say("board-objectives"), list);
  }

  // Masteries that can be paid for and fit the tree.
  void draw_masteries(const json::value& mine) {
    std::vector<Item> list;
    for (std::string_view id : words_of(mine, "affordable"))
      if (has(mine, "placeable", id))
        list.push_back({dot(text_of(item_of(items("masteries"), id), "domain")), {fmt::format(" {}", name(id)), {}}});
    line(say("board-masteries"), list);
  }

  static int x_of(const json::value& card) { return number_of(card, "x"); }
  static int y_of(const json::value& card) { return number_of(card, "y"); }

  // Cards in their places with the coordinates of the notation; between two cards their Nodus, at an open side what a
  // card there would meet.
  void draw_tree(const json::array& tree) {
    if (tree.empty()) return;
    int left = 0, right = 0, bottom = 0, top = 0;
    for (const json::value& card : tree) {
      left = std::min(left, x_of(card)), right = std::max(right, x_of(card));
      bottom = std::min(bottom, y_of(card)), top = std::max(top, y_of(card));
    }
    const int columns = right - left + 1, width = std::clamp((kWidth - kMargin - 2) / columns, kNarrowest, kWidest),
              most = (kWidth - kMargin - 2) / width;
    for (int first = left; first <= right; first += most) {  // a tree wider than the screen goes on below
      for (int x = first; x < first + most && x <= right; ++x)
        canvas_.put(kMargin + (x - first) * width + width / 2, y_, std::to_string(x), {.ink = kFaint});
      for (int y = bottom; y <= top; ++y) canvas_.put(2, y_ + 2 + (top - y) * 2, std::to_string(y), {.ink = kFaint});
      for (const json::value& card : tree)
        if (x_of(card) >= first && x_of(card) < first + most)
          draw_card(card, kMargin + (x_of(card) - first) * width, y_ + 2 + (top - y_of(card)) * 2, width);
      for (const json::value& card : tree)
        if (x_of(card) >= first && x_of(card) < first + most)
          draw_nodus(card, kMargin + (x_of(card) - first) * width, y_ + 2 + (top - y_of(card)) * 2, width);
      y_ += 3 + 2 * (top - bottom + 1) - 1;
    }
  }

  // The edges of a card: its copy's, a level card's, or the Campfire's.
  const json::value& edges_of(const json::value& card) const {
    const std::string_view id = text_of(card, "card");
    if (id == "campfire") return part_of(part_of(data_, "campfire"), "edges");
    const json::value& mastery = item_of(items("masteries"), id);
    for (const json::value& copy : list_of(mastery, "copies"))
      if (number_of(copy, "copy") == number_of(card, "copy")) return part_of(copy, "edges");
    return part_of(item_of(items("monument_levels"), id), "edges");
  }

  void draw_card(const json::value& card, int x, int y, int width) {
    const std::string_view id = text_of(card, "card");
    const json::value& edges = edges_of(card);
    const json::value& mastery = item_of(items("masteries"), id);
    const std::string_view domain = text_of(mastery, "domain");
    const bool advanced = flag_of(card, "advanced");
    const Style style{.ink = kInk, .paper = domain.empty() ? std::int16_t{180} : colour_of(domain), .bold = advanced};
    canvas_.fill(x + 1, y, width - 1, 1, {.paper = style.paper});
    canvas_.put(x + 2, y, fit(fmt::format("{}{}", advanced ? "★" : "", name(id)), width - 3), style);
    put(x, y, {dot(text_of(edges, "W"))});
    put(x + width, y, {dot(text_of(edges, "E"))});
    put(x + width / 2, y - 1, {dot(text_of(edges, "N"))});
    put(x + width / 2, y + 1, {dot(text_of(edges, "S"))});
  }
  void draw_nodus(const json::value& card, int x, int y, int width) {
    if (const std::string_view nodus = text_of(card, "nodus_north"); !nodus.empty()) put(x + width / 2, y - 1, {nodus_mark(nodus)});
    if (const std::string_view nodus = text_of(card, "nodus_east"); !nodus.empty()) put(x + width, y, {nodus_mark(nodus)});
  }
  static Run nodus_mark(std::string_view domain) { return chip(letter(domain), colour_of(domain)); }
};

}  // namespace

std::string draw_dominations(const Scene& scene, Colour colour) { return DominationsDrawing(scene).draw(colour); }

}  // namespace tessera::cli
