// Bora Bora in a terminal: the islands as boxes around the central one, what is on display, and the player boards.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/boards/drawing.h"

namespace tessera::cli {
namespace {

constexpr int kColumn = 25, kBox = 25, kBoxHeight = 6;  // of a region
constexpr int kGridAt = 84;                             // the ceremony spaces, right of the player's lines

struct Spot {
  std::string_view region;
  int column, row;
};
// Where the regions lie, as on the board.
constexpr std::array<Spot, 12> kSpots{{{"north-beach", 1, 0},
                                       {"north-mountain", 2, 0},
                                       {"west-plains", 0, 1},
                                       {"center-forest", 1, 1},
                                       {"center-plains", 2, 1},
                                       {"east-forest", 3, 1},
                                       {"west-forest", 0, 2},
                                       {"center-beach", 1, 2},
                                       {"center-mountain", 2, 2},
                                       {"east-beach", 3, 2},
                                       {"south-mountain", 1, 3},
                                       {"south-plains", 2, 3}}};

constexpr std::array<std::string_view, 6> kFaces{"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};

std::int16_t colour_of_terrain(std::string_view terrain) {
  if (terrain == "beach") return 222;
  if (terrain == "plains") return 150;
  if (terrain == "forest") return 71;
  return 248;
}
std::int16_t colour_of_god(std::string_view god) {
  constexpr std::array<std::pair<std::string_view, std::int16_t>, 5> kColours{
      {{"blue", 75}, {"white", 255}, {"red", 203}, {"green", 77}, {"yellow", 220}}};
  for (const auto& [id, colour] : kColours)
    if (id == god) return colour;
  return kFaint;
}
// "center-forest" -> "CF"
std::string code_of(std::string_view region) {
  const auto upper = [](char letter) { return static_cast<char>(letter - 'a' + 'A'); };
  return {upper(region[0]), upper(region[region.find('-') + 1])};
}

class BoraBoraDrawing : Drawing {
 public:
  using Drawing::Drawing;

  std::string draw(Colour colour) {
    title({counted("round", number_of(position_, "round"), number_of(part_of(data_, "game"), "rounds"))});
    const int top = y_;
    for (const Spot& spot : kSpots) draw_region(spot.region, spot.column * kColumn, top + spot.row * kBoxHeight);
    draw_temple(0, top + 1);
    draw_order(3 * kColumn, top + 1);
    draw_gods(0, top + 3 * kBoxHeight + 1);
    draw_legend(3 * kColumn, top + 3 * kBoxHeight + 1);
    y_ = top + 4 * kBoxHeight;
    draw_actions();
    draw_discarded();
    draw_people("men", "board-men");
    draw_people("women", "board-women");
    draw_tasks();
    draw_jewels();
    for (int seat = 0; seat < scene_.players; ++seat) draw_player(seat);
    return canvas_.render(colour);
  }

 private:
  std::string vp(int points) const { return fmt::format("{} {}", points, say("vp")); }
  int round() const { return std::max(1, number_of(position_, "round")); }
  const json::value& round_row() const { return list_of(part_of(data_, "rounds"), "table")[static_cast<std::size_t>(round() - 1)]; }

  void draw_region(std::string_view id, int x, int y) {
    const json::value& board = part_of(data_, "board");
    const json::value& region = item_of(list_of(board, "regions"), id);
    const std::string_view terrain = text_of(region, "terrain");
    const json::value& ground = item_of(*part_of(data_, "terrains").if_array(), terrain);
    const json::value& land = part_of(part_of(position_, "map"), id);
    const Style style{.ink = colour_of_terrain(terrain)};
    const int owner = seat_of(land, "building_space");
    canvas_.frame(x, y, kBox, kBoxHeight, owner < 0 ? style : seat_style(owner));
    canvas_.put(x + 2, y, fmt::format(" {} {} ", code_of(id), fit(name_in(ground), kBox - 8)), {.ink = style.ink, .bold = true});
    canvas_.put(x + 2, y + kBoxHeight - 1,
                fmt::format(" {} ", fit(name_in(item_of(list_of(board, "islands"), text_of(region, "island"))), kBox - 6)), style);
    draw_fish(text_of(land, "fish"), x + 2, y + 1);
    draw_ground(ground, id, owner, x + 2, y + 2);
    draw_paths(id, "land", "═", x + 2, y + 3);
    draw_paths(id, "water", "~", x + 2, y + 4);
  }

  void draw_fish(std::string_view tile, int x, int y) {
    const json::value& fish = part_of(data_, "fish");
    const json::value& found = item_of(list_of(fish, "tiles"), tile);
    if (tile.empty()) return;
    put(x, y,
        {{vp(number_of(found, "vp")), {.bold = true}},
         faint(fmt::format(" {}", name_in(item_of(list_of(fish, "kinds"), text_of(found, "kind")))))});
  }

  // What the region yields, the hut on its building space and those beside it.
  void draw_ground(const json::value& ground, std::string_view id, int owner, int x, int y) {
    const std::string_view material = text_of(part_of(ground, "yields"), "material");
    const std::string_view good =
        material.empty() ? name("resource.offerings") : name_in(item_of(*part_of(data_, "materials").if_array(), material));
    int end = canvas_.put(x, y, fmt::format("+{}", fit(good, 10)), {.ink = kFaint}) + 1;
    if (owner >= 0) end = canvas_.put(end, y, fmt::format(" ⌂{} ", owner + 1), seat_chip(owner)) + 1;
    for (int seat = 0; seat < scene_.players; ++seat)
      if (seat != owner && has(player(seat), "regions", id)) end = canvas_.put(end, y, fmt::format("⌂{}", seat + 1), seat_style(seat)) + 1;
  }

  void draw_paths(std::string_view id, std::string_view mode, std::string_view sign, int x, int y) {
    for (const json::value& path : list_of(part_of(data_, "board"), "paths")) {
      const bool from = text_of(path, "a") == id, to = text_of(path, "b") == id;
      if ((!from && !to) || text_of(path, "mode") != mode) continue;
      x = put(x, y,
              {faint(sign),
               {code_of(text_of(path, from ? "b" : "a")), {}},
               {std::to_string(number_of(path, "value")), {.ink = kGold, .bold = true}}}) +
          1;
    }
  }

  void draw_temple(int x, int y) {
    canvas_.put(x + 1, y, say("board-temple"), {.ink = kGold, .bold = true});
    canvas_.put(x + 1, y + 1, fmt::format("{} {}", vp(number_of(round_row(), "priest_vp")), say("per-priest")), {.ink = kFaint});
    const json::array& spaces = list_of(position_, "temple");
    const json::array& values = list_of(part_of(data_, "temple"), "spaces_left_to_right");
    for (std::size_t i = 0; i < spaces.size(); ++i) {
      const int at = x + 1 + static_cast<int>(i) * 4, owner = seat_of(spaces[i], "priest");
      canvas_.put(at + 1, y + 2, json::serialize(values[i]), {.ink = kFaint});
      if (owner < 0) canvas_.put(at + 1, y + 3, "·", {.ink = kFaint});
      else canvas_.put(at, y + 3, fmt::format(" {} ", owner + 1), seat_chip(owner));
    }
    canvas_.put(x + 1, y + 4, fmt::format("{} {}", name("resource.god_tiles"), number_of(position_, "god_tiles_at_temple")),
                {.ink = kFaint});
  }

  // The turn order, and the status track with what its spaces are worth.
  void draw_order(int x, int y) {
    int end = canvas_.put(x + 1, y, say("board-order"), {.ink = kGold, .bold = true}) + 1;
    for (const json::value& seat : list_of(position_, "order")) {
      const int number = static_cast<int>(seat.as_int64());
      end = canvas_.put(end, y, std::to_string(number + 1), seat_chip(number)) + 1;
    }
    canvas_.put(x + 1, y + 1, name("resource.status"), {.ink = kGold, .bold = true});
    int row = y + 2;
    end = x + 1;
    for (const json::value& seat : list_of(position_, "ranking")) {
      const int number = static_cast<int>(seat.as_int64()), space = number_of(player(number), "status");
      const json::value& worth = list_of(part_of(data_, "status_track"), "spaces")[static_cast<std::size_t>(space)];
      if (end > x + 14) end = x + 1, ++row;
      end = put(end, row,
                {{fmt::format(" {} ", number + 1), seat_chip(number)},
                 {fmt::format(" {} ", space), {.bold = true}},
                 faint(fmt::format("({})", number_of(worth, "vp")))}) +
            2;
    }
  }

  void draw_gods(int x, int y) {
    canvas_.put(x + 1, y, say("board-gods"), {.ink = kGold, .bold = true});
    int row = y + 1, end = x + 1;
    for (const auto& [god, count] : members_of(position_, "open_cards"))
      for (std::int64_t i = 0; i < count.as_int64(); ++i) {
        const Item card{chip(fmt::format(" {} ", god_word(god)), colour_of_god(god))};
        if (end + width_of(card[0].text) > x + kBox) end = x + 1, ++row;
        end = put(end, row, card) + 1;
      }
    int pile = sum_of(position_, "cards");
    for (int seat = 0; seat < scene_.players; ++seat) pile -= number_of(player(seat), "unseen");  // in a view they lie there
    canvas_.put(x + 1, row + 1, fmt::format("{} {}", say("deck"), pile), {.ink = kFaint});
    canvas_.put(x + 1, row + 2, fmt::format("{} {}", say("discards"), sum_of(position_, "discarded")), {.ink = kFaint});
  }

  // BB-10.2  Cards that were paid lie face up.
  void draw_discarded() {
    std::vector<Item> items;
    for (const auto& [god, count] : members_of(position_, "discarded"))
      items.push_back(
          {chip(fmt::format(" {} ", god_word(god)), colour_of_god(god)), {fmt::format("×{}", count.as_int64()), {.bold = true}}});
    if (!items.empty()) line(say("board-discards"), items);
  }

  // "Blue God" without the god: the colour, as the cards are named.
  std::string god_word(std::string_view god) const {
    const std::string_view whole = name_in(item_of(list_of(part_of(data_, "gods"), "kinds"), god));
    const std::size_t blank = whole.find(' ');
    if (blank == whole.npos) return std::string(whole);
    return std::string(scene_.language == Language::en ? whole.substr(0, blank) : whole.substr(blank + 1));
  }

  void draw_legend(int x, int y) {
    canvas_.put(x + 1, y, fmt::format(" ⌂1 {}", say("building-space")), {.ink = kFaint});
    canvas_.put(x + 1, y + 1, fmt::format("═ {}", name("land")), {.ink = kFaint});
    canvas_.put(x + 1, y + 2, fmt::format("~ {}", name("water")), {.ink = kFaint});
    canvas_.put(x + 1, y + 3, fmt::format("{}: {}", name("build"), vp(number_of(round_row(), "building_vp"))), {.ink = kFaint});
  }

  // Each action tile with the dice on it; a small digit says whose.
  void draw_actions() {
    const json::value& counts = part_of(part_of(part_of(data_, "setup"), "by_players"), std::to_string(scene_.players));
    std::vector<Item> items;
    const json::value& tiles = part_of(data_, "action_tiles");
    for (std::string_view id : words_of(counts, "action_tiles")) {
      const json::value& tile = item_of(list_of(tiles, "tiles"), id);
      items.push_back(with_dice(std::string(name_in(tile)), words_of(tile, "actions")));
    }
    items.push_back(with_dice(std::string(name_in(part_of(tiles, "fishing_space"))), {"fishing"}));
    line(say("board-actions"), items);
  }

  Item with_dice(std::string title, const std::vector<std::string_view>& spaces) const {
    Item item{{std::move(title), {}}};
    for (int seat = 0; seat < scene_.players; ++seat)
      for (const json::value& die : list_of(player(seat), "dice"))
        if (std::find(spaces.begin(), spaces.end(), text_of(die, "on")) != spaces.end()) {
          item.push_back({" ", {}});
          item.push_back({fmt::format("{}{}", number_of(die, "pips"), small(seat + 1)), seat_chip(seat)});
        }
    return item;
  }

  void draw_people(std::string_view display, std::string_view heading) {
    std::vector<Item> items;
    int position = 0;
    for (const json::value& there : list_of(position_, display)) {
      ++position;
      if (const std::string_view kind = text_of(there, "kind"); !kind.empty())
        items.push_back({faint(fmt::format("{} ", position)), {std::string(name(kind)), {}}});
    }
    line(say(heading), items);
  }

  // The tasks on display, with what each player would lack.
  void draw_tasks() {
    std::vector<Item> items;
    const auto open = words_of(position_, "open_tasks");
    for (std::size_t i = 0; i < open.size(); ++i) {
      Item item{{std::string(name(open[i])), {}}};
      for (int seat = 0; seat < scene_.players; ++seat)
        if (const json::array& lacks = list_of(player(seat), "missing_of_open"); i < lacks.size())
          item.push_back({fmt::format(" {}{}{}", bound(player(seat), open[i], lacks[i].as_int64()), lacks[i].as_int64(), small(seat + 1)),
                          seat_style(seat)});
      items.push_back(std::move(item));
    }
    line(say("board-tasks"), items);
  }

  // BB-13.1.3  Where unseen cards may count too, it is this much at most.
  std::string_view bound(const json::value& mine, std::string_view task, std::int64_t lacks) const {
    if (lacks == 0 || number_of(mine, "unseen") == 0) return "";
    const json::value& tasks = part_of(data_, "tasks");
    for (std::string_view group : {"starting", "regular"})
      for (const json::value& needed : list_of(item_of(list_of(tasks, group), task), "requirements"))
        if (text_of(needed, "metric").starts_with("god_cards")) return "≤";
    return "";
  }

  // The columns still to come, the one of this round first.
  void draw_jewels() {
    const json::array& grid = list_of(position_, "jewels");
    const int rows = number_of(part_of(part_of(data_, "jewelry"), "grid"), "rows");
    canvas_.put(1, y_, say("board-jewels"), {.ink = kGold, .bold = true});
    canvas_.put(14, y_++, say("shells-to-points"), {.ink = kFaint});
    for (int column = round() - 1; (column + 1) * rows <= static_cast<int>(grid.size()); ++column) {
      std::vector<Item> items;
      for (int row = 0; row < rows; ++row)
        if (const std::string_view id = text_of(grid[static_cast<std::size_t>(column * rows + row)], "tile"); !id.empty())
          items.push_back({{jewel_word(id), {.bold = column + 1 == round()}}});
      line(fmt::format("{} {}", say("round"), column + 1), items);
    }
  }

  std::string jewel_word(std::string_view id) const {
    const json::value& jewelry = part_of(data_, "jewelry");
    const json::value& tile = item_of(list_of(jewelry, "tiles"), id);
    return fmt::format("{} {}→{}", name_in(item_of(list_of(jewelry, "kinds"), text_of(tile, "kind"))), number_of(tile, "cost_shells"),
                       number_of(tile, "vp"));
  }

  void draw_player(int seat) {
    const json::value& mine = player(seat);
    const int top = y_;
    int priests = number_of(part_of(part_of(data_, "setup"), "per_player"), "priests");
    for (const json::value& space : list_of(position_, "temple")) priests -= seat_of(space, "priest") == seat;
    const auto fact = [](std::string_view word, int number) {
      return Item{faint(fmt::format("{} ", word)), {std::to_string(number), {.bold = true}}};
    };
    player_header(seat, number_of(position_, "active") == seat,
                  {fact(name("resource.offerings"), number_of(mine, "offerings")), fact(name("resource.shells"), number_of(mine, "shells")),
                   fact(name("resource.god_tiles"), number_of(mine, "god_tiles")), fact(name("resource.priests"), priests),
                   fact(name("resource.completed"), number_of(mine, "completed"))},
                  kGridAt - 2);
    draw_tableau(mine);
    draw_hand(mine);
    draw_own_tasks(mine);
    draw_ceremony(mine, top);
    y_ = std::max(y_, top + 4);
  }

  // Huts and people: those moved down are marked.
  void draw_tableau(const json::value& mine) {
    const std::string_view lying = text_of(mine, "twelfth_person");
    const bool lying_down = flag_of(mine, "twelfth_shifted");
    std::vector<Item> items{{faint("⌂ "), {std::to_string(number_of(mine, "ordinary_huts")), {.bold = true}}}};
    if (lying.empty()) {
      items[0].push_back({fmt::format(" + {}", number_of(mine, "twelfth_huts")), {.bold = true}});
      items[0].push_back(faint(fmt::format(" {}", say("on-the-12th"))));
    }
    for (const auto& [display, sex, sign] : {std::array<std::string_view, 3>{"men", "man-", "♂"}, {"women", "woman-", "♀"}})
      for (const auto& [kind, count] : members_of(mine, display)) {
        const int down = number_of(part_of(mine, fmt::format("{}_shifted", display)), kind);
        const bool twelfth = lying.starts_with(sex) && lying.substr(sex.size()) == std::string_view(kind);
        if (twelfth) {
          items.push_back(person(sign, kind, 1, lying_down));
          items.back().push_back(faint(fmt::format(" {}", say("on-the-12th"))));
        }
        if (const std::int64_t others = count.as_int64() - twelfth; others > 0)
          items.push_back(person(sign, kind, others, down - (twelfth && lying_down)));
      }
    line(say("board-tableau"), items, kGridAt - 2);
  }

  Item person(std::string_view sign, std::string_view kind, std::int64_t count, int down) const {
    Item item{faint(sign), {std::string(name(kind)), {}}};
    if (count > 1) item.push_back({fmt::format("×{}", count), {.bold = true}});
    if (down > 0) item.push_back({fmt::format("↓{}", down), {.ink = kGold}});
    return item;
  }

  void draw_hand(const json::value& mine) {
    std::vector<Item> items;
    Item dice;
    for (const json::value& die : list_of(mine, "dice"))
      if (text_of(die, "on").empty() && number_of(die, "pips") > 0)
        dice.push_back(
            {fmt::format("{} {}  ", kFaces[static_cast<std::size_t>(number_of(die, "pips") - 1)], number_of(die, "pips")), {.bold = true}});
    if (!dice.empty()) items.push_back(dice);
    for (const auto& [god, count] : members_of(mine, "hand"))
      items.push_back({chip(fmt::format(" {} ", god_word(god)), colour_of_god(god)),
                       {count.as_int64() > 1 ? fmt::format("×{}", count.as_int64()) : "", {.bold = true}}});
    if (const int unseen = number_of(mine, "unseen"); unseen > 0) items.push_back({faint(fmt::format("+{} {}", unseen, say("unseen")))});
    for (std::string_view jewel : words_of(mine, "jewels")) items.push_back({{fmt::format("◇ {}", jewel_word(jewel)), {}}});
    line(say("board-hand"), items, kGridAt - 2);
  }

  void draw_own_tasks(const json::value& mine) {
    std::vector<Item> items;
    const auto tasks = words_of(mine, "tasks");
    const json::array& missing = list_of(mine, "missing");
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      const std::int64_t lacks = i < missing.size() ? missing[i].as_int64() : 0;
      items.push_back({{lacks == 0 ? "✓ " : fmt::format("-{}{} ", bound(mine, tasks[i], lacks), lacks),
                        {.ink = lacks == 0   ? kGreen
                                : lacks == 1 ? kGold
                                             : kRed,
                         .bold = true}},
                       {std::string(name(tasks[i])), {}}});
    }
    line(say("board-tasks"), items, kGridAt - 2);
  }

  // The ceremony spaces: a material that lies there, one that could, or the number of a building.
  void draw_ceremony(const json::value& mine, int top) {
    for (const json::value& space : list_of(part_of(data_, "player_board"), "ceremony_spaces")) {
      const std::string_view id = text_of(space, "id");
      const int x = kGridAt + (number_of(space, "col") - 1) * 4, y = top + number_of(space, "row") - 1;
      const std::string material(name_in(item_of(*part_of(data_, "materials").if_array(), text_of(space, "material"))));
      const bool lies = has(mine, "materials", id);
      canvas_.put(x, y, lies ? "●" + first_letters(material, 2) : " " + first_letters(material, 2),
                  lies ? Style{.ink = kInk, .paper = 222, .bold = true} : Style{.ink = kFaint});
      for (const auto& [building, where] : members_of(mine, "buildings"))
        if (text_of(where, "on").find(id) != std::string_view::npos)
          canvas_.put(x, y, fmt::format(" ▣{}", building.back()), {.ink = kGold, .bold = true});
    }
    std::string beside;
    for (const auto& [material, count] : members_of(mine, "beside"))
      beside += fmt::format("{}{} ", first_letters(name(material), 2), count.as_int64());
    if (!beside.empty()) canvas_.put(kGridAt, top + 3, "+ " + beside, {.ink = kFaint});
  }
};

}  // namespace

std::string draw_bora_bora(const Scene& scene, Colour colour) { return BoraBoraDrawing(scene).draw(colour); }

}  // namespace tessera::cli
