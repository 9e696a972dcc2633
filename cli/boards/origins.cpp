// Origins in a terminal: sites with their ships and workers, what is on offer, the tracks, and each city as a grid.
// Colours also have a letter, as in the notation; the supply tells their names.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>

#include "cli/boards/drawing.h"

namespace tessera::cli {
namespace {

constexpr int kSpace = 7;                    // a space of the military track
constexpr int kNarrowest = 4, kWidest = 17;  // a cell of a city
constexpr std::array<std::string_view, 5> kColourIds{"red", "purple", "blue", "orange", "yellow"};

std::int16_t colour_of(std::string_view id) {
  constexpr std::array<std::int16_t, 5> kColours{203, 141, 75, 209, 220};
  for (std::size_t i = 0; i < kColours.size(); ++i)
    if (id.starts_with(kColourIds[i])) return kColours[i];
  return 250;
}
// "red-3" -> "r3"
std::string short_die(std::string_view die) { return fmt::format("{}{}", die.front(), die.back()); }

class OriginsDrawing : Drawing {
 public:
  using Drawing::Drawing;

  std::string draw(Colour colour) {
    std::vector<std::string> facts{fmt::format("{} {}", say("round"), number_of(position_, "round"))};
    if (scene_.players > 1) facts.push_back(fmt::format("{}: {}", say("bulwark"), seat_name(number_of(position_, "first"))));
    if (number_of(position_, "target") > 0)
      facts.push_back(fmt::format("{}: {} {}", say("target"), number_of(position_, "target"), say("vp")));
    if (!list_of(position_, "ending").empty()) facts.emplace_back(say("last-round"));
    title(facts);
    for (const json::value& site : list_of(part_of(data_, "encounterSites"), "list")) draw_site(site);
    draw_market();
    draw_offer();
    draw_districts();
    draw_military();
    draw_temples();
    for (int seat = 0; seat < scene_.players; ++seat) draw_player(seat);
    return canvas_.render(colour);
  }

 private:
  Run die_chip(std::string_view die) const { return chip(short_die(die), colour_of(die)); }
  const json::value& building(std::string_view id) const { return item_of(list_of(part_of(data_, "buildings"), "list"), id); }

  // The ship, the bonus tile and who stands there; below, what can be done.
  void draw_site(const json::value& site) {
    const std::string_view id = text_of(site, "id");
    const json::value& now = part_of(part_of(position_, "sites"), id);
    const json::value& bonus = item_of(list_of(part_of(data_, "bonusTiles"), "list"), text_of(now, "bonus"));
    int x = canvas_.put(1, y_, fit(name_in(site), 24), {.ink = kGold, .bold = true});
    x = put(27, y_, {faint(fmt::format("{} ", say("ship"))), {std::to_string(number_of(now, "ship")), {.bold = true}}}) + 2;
    if (!text_of(now, "bonus").empty()) x = put(x, y_, {chip(fmt::format(" {} ", name_in(bonus)), colour_of(text_of(bonus, "color")))}) + 2;
    const int number = id.back() - '0';
    for (int seat = 0; seat < scene_.players; ++seat) x = draw_workers(seat, number, x);
    canvas_.put(
        3, ++y_,
        fit(fmt::format("{} · {}", name(text_of(part_of(site, "upper"), "id")), name(text_of(part_of(site, "lower"), "id"))), kWidth - 4),
        {.ink = kFaint});
    ++y_;
  }

  int draw_workers(int seat, int site, int x) {
    const auto worker = [&](const std::string& text, Style style) {
      x = canvas_.put(x, y_, text, style);
      x = canvas_.put(x, y_, small(seat + 1), seat_style(seat)) + 1;
    };
    for (const json::value& freeman : list_of(player(seat), "freemen"))
      if (number_of(freeman, "site") == site) worker(short_die(text_of(freeman, "die")), die_chip(text_of(freeman, "die")).style);
    for (const json::value& speaker : list_of(player(seat), "speakers"))
      if (number_of(speaker, "site") == site) worker(fmt::format("○{}", number_of(speaker, "value")), {.bold = true});
    if (number_of(player(seat), "archon") == site) worker("♟", {.bold = true});
    return x;
  }

  // A tile with its price in Wisdom for the slot and in Stone.
  void draw_market() {
    std::vector<Item> items;
    const json::array& slots = list_of(part_of(data_, "buildingMarket"), "slots");
    const auto market = words_of(position_, "market");
    for (std::size_t i = 0; i < market.size(); ++i)
      items.push_back(
          {tile_chip(market[i]), faint(fmt::format(" {}+{}", number_of(slots[i], "wisdom"), number_of(building(market[i]), "stone")))});
    line(say("board-market"), items);
    canvas_.put(14, y_++, fmt::format("{} + {}", name("wisdom"), name("stone")), {.ink = kFaint});
    items.clear();
    for (const auto& [colour, stack] : members_of(position_, "stacks"))
      if (const std::string_view top = text_of(stack, "top"); !top.empty())
        items.push_back({tile_chip(top), faint(fmt::format(" ×{}", number_of(stack, "height")))});
    line(say("board-stacks"), items);
  }
  Run tile_chip(std::string_view id) const { return chip(fmt::format(" {} ", name(id)), colour_of(text_of(building(id), "color"))); }

  void draw_offer() {
    std::vector<Item> items;
    const json::array& slots = list_of(part_of(data_, "citizenOffer"), "slots");
    const json::array& offer = list_of(position_, "offer");
    for (std::size_t i = 0; i < offer.size(); ++i)
      if (!flag_of(offer[i], "taken"))
        items.push_back({die_chip(text_of(offer[i], "die")), faint(fmt::format(" {}", number_of(slots[i], "wisdom")))});
    for (const json::value& die : list_of(position_, "pool")) items.push_back({die_chip(text_of(die, "die"))});
    for (const auto& [speaker, count] : members_of(position_, "speakers"))
      for (std::int64_t i = 0; i < count.as_int64(); ++i) items.push_back({{fmt::format("○{}", speaker.back()), {.bold = true}}});
    line(say("board-dice"), items);
    items.clear();
    for (std::string_view colour : kColourIds)
      items.push_back({chip(colour.substr(0, 1), colour_of(colour)),
                       faint(fmt::format(" {}: {} ", name(colour), say("towers"))),
                       {std::to_string(number_of(part_of(position_, "tower_supply"), colour)), {.bold = true}},
                       faint(fmt::format(", {} ", say("dice"))),
                       {std::to_string(number_of(part_of(position_, "supply"), colour)), {.bold = true}}});
    line(say("board-supply"), items);
  }

  // The two sides of the pattern around the opposite corner, the points and the Gold left.
  void draw_districts() {
    std::vector<Item> items;
    for (const json::value& shown : list_of(position_, "districts")) {
      const std::string_view id = text_of(shown, "card");
      const json::value& card = item_of(list_of(part_of(data_, "districtCards"), "list"), id);
      const auto sides = words_of(card, "sides");
      const std::string_view opposite = text_of(card, "opposite");
      Item item{faint(fmt::format("{} ", id.substr(id.find('-') + 1))),
                chip(sides[0].substr(0, 1), colour_of(sides[0])),
                faint("–"),
                chip(opposite.substr(0, 1), colour_of(opposite)),
                faint("–"),
                chip(sides[1].substr(0, 1), colour_of(sides[1])),
                {fmt::format(" {}/{}", number_of(card, "vpFirst"), number_of(card, "vpNext")), {.bold = true}}};
      for (int gold = number_of(shown, "gold"); gold > 0; --gold) item.push_back({"●", {.ink = kGold}});
      for (std::string_view seat : words_of(shown, "scored")) item.push_back({small(seat.back() - '0'), seat_style(seat.back() - '1')});
      items.push_back(std::move(item));
    }
    line(say("board-districts"), items);
  }

  // An Attack bonus in a few letters.
  std::string bonus_word(const json::value& bonus) const {
    const std::string_view op = text_of(bonus, "op");
    if (op == "gain")
      for (const auto& [resource, amount] : members_of(bonus, "res"))
        return fmt::format("+{}{}", amount == 1 ? "" : json::serialize(amount), first_letters(name(resource), 3));
    if (op == "gain_choice") return "+?";
    if (op == "pay") return "?→";
    if (op == "optional") return bonus_word(part_of(bonus, "effect"));
    std::string joined;
    for (const json::value& step : list_of(bonus, "steps")) joined += bonus_word(step);
    return joined;
  }

  void draw_military() {
    canvas_.put(1, y_, say("board-military"), {.ink = kGold, .bold = true});
    const json::array& spaces = list_of(part_of(data_, "militaryTrack"), "spaces");
    ++y_;
    int rows = 1;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
      const int x = 2 + static_cast<int>(i) * kSpace;
      if (i > 0 && number_of(spaces[i], "bordersCrossed") > number_of(spaces[i - 1], "bordersCrossed"))
        for (int row = 0; row < 3; ++row) canvas_.put(x - 1, y_ + row, "┃", {.ink = kGold});
      canvas_.put(x, y_, std::to_string(i), {.ink = kFaint});
      canvas_.put(x, y_ + 1, fit(bonus_word(part_of(spaces[i], "attackBonus")), kSpace - 1), {.ink = kFaint});
      rows = std::max(rows, draw_discs(static_cast<int>(i), x, y_ + 2));
    }
    y_ += 2 + rows;
  }

  // Discs of a space from the bottom of the stack.
  int draw_discs(int space, int x, int y) {
    std::vector<std::pair<int, int>> stack;
    for (int seat = 0; seat < scene_.players; ++seat)
      if (const json::value& disc = part_of(player(seat), "military"); number_of(disc, "space") == space)
        stack.emplace_back(number_of(disc, "below"), seat);
    std::sort(stack.begin(), stack.end());
    for (const auto& [below, seat] : stack) x = canvas_.put(x, y, std::to_string(seat + 1), seat_chip(seat));
    if (scene_.players == 1 && number_of(position_, "neutral_disc") == space) canvas_.put(x, y, "●", {.ink = kFaint});
    return 1;
  }

  void draw_temples() {
    for (const json::value& temple : list_of(part_of(data_, "templeTracks"), "list")) {
      const std::string_view id = text_of(temple, "id");
      int x = canvas_.put(1, y_, fit(name_in(temple), 24), {.ink = kGold, .bold = true});
      x = 27;
      for (int seat = 0; seat < scene_.players; ++seat) {
        const int step = number_of(part_of(part_of(player(seat), "temples"), id), "step");
        const json::value& space = list_of(temple, "spaces")[static_cast<std::size_t>(step)];
        x = put(x, y_,
                {{fmt::format(" {} ", seat + 1), seat_chip(seat)},
                 {fmt::format(" {}", step), {.bold = true}},
                 faint(fmt::format("({} {})", number_of(space, "vp"), say("vp")))}) +
            2;
      }
      const json::value& zodiac = part_of(part_of(position_, "zodiac"), id);
      const std::string_view card = text_of(zodiac, "card");
      ++y_;
      if (card.empty()) continue;
      x = canvas_.put(3, y_, name(card), {.bold = true}) + 1;
      if (const int holder = seat_of(zodiac, "holder"); holder >= 0)
        x = canvas_.put(x, y_, fmt::format(" {} ", holder + 1), seat_chip(holder)) + 1;
      canvas_.put(x, y_++, fit(name(fmt::format("about.{}", card)), kWidth - x), {.ink = kFaint});
    }
  }

  void draw_player(int seat) {
    const json::value& mine = player(seat);
    std::vector<Item> facts;
    for (const auto& [resource, amount] : members_of(mine, "resources"))
      facts.push_back({faint(fmt::format("{} ", name(resource))), {json::serialize(amount), {.bold = true}}});
    facts.push_back({faint(fmt::format("{} ", say("tokens"))), {std::to_string(number_of(mine, "tokens")), {.bold = true}}});
    if (flag_of(mine, "passed")) facts.push_back({faint(say("passed"))});
    player_header(seat, number_of(position_, "active") == seat, facts);
    draw_own_dice(mine);
    std::vector<Item> towers;
    for (std::string_view colour : kColourIds)
      if (const int height = number_of(part_of(mine, "towers"), colour); height > 0)
        towers.push_back({chip(colour.substr(0, 1), colour_of(colour)), {fmt::format(" {}", height), {.bold = true}}});
    for (const auto& [tile, count] : members_of(mine, "reserve"))
      towers.push_back({faint(fmt::format("{}: ", say("reserve"))),
                        tile_chip(tile),
                        {count.as_int64() > 1 ? fmt::format(" ×{}", count.as_int64()) : "", {}}});
    line(say("board-towers"), towers);
    draw_city(list_of(mine, "city"));
  }

  // Freemen that can still be placed, Speakers, the Archon, Advisors, bases.
  void draw_own_dice(const json::value& mine) {
    std::vector<Item> items;
    for (const json::value& freeman : list_of(mine, "freemen"))
      if (number_of(freeman, "site") == 0) items.push_back({die_chip(text_of(freeman, "die"))});
    for (const json::value& speaker : list_of(mine, "speakers"))
      if (number_of(speaker, "site") == 0) items.push_back({{fmt::format("○{}", number_of(speaker, "value")), {.bold = true}}});
    if (number_of(mine, "archon") == 0) items.push_back({{"♟", {.bold = true}}});
    items.push_back({faint(fmt::format("{} ", say("bases"))),
                     {fmt::format("{}/{}", number_of(mine, "bases"),
                                  2 + list_of(part_of(part_of(data_, "playerBoard"), "populationTrack"), "spaces").size()),
                      {.bold = true}}});
    Item advisors{faint(fmt::format("{} ", say("advisors")))};
    for (std::string_view colour : words_of(mine, "advisors")) advisors.push_back(chip(colour.substr(0, 1), colour_of(colour)));
    if (advisors.size() == 1) advisors.push_back(faint("–"));
    items.push_back(std::move(advisors));
    line(say("board-dice"), items);
  }

  // The city from above, with the coordinates of the notation. A seat lies at the upper right corner of the tile that
  // names its District: ◇ is free, with the cards it would match; a die closes it.
  void draw_city(const json::array& city) {
    if (city.empty()) return;
    int left = 99, right = -99, bottom = 99, top = -99;
    for (const json::value& tile : city) {
      left = std::min(left, number_of(tile, "x")), right = std::max(right, number_of(tile, "x"));
      bottom = std::min(bottom, number_of(tile, "y")), top = std::max(top, number_of(tile, "y"));
    }
    const int columns = right - left + 1, width = std::clamp((kWidth - 6) / columns, kNarrowest, kWidest), most = (kWidth - 6) / width;
    for (int first = left; first <= right; first += most) {  // a city wider than the screen goes on below
      for (int x = first; x < first + most && x <= right; ++x)
        canvas_.put(6 + (x - first) * width, y_, fmt::format("x{}", x), {.ink = kFaint});
      for (int y = bottom; y <= top; ++y) canvas_.put(1, y_ + 1 + (top - y) * 2 + 1, fmt::format("y{}", y), {.ink = kFaint});
      for (const json::value& tile : city)
        if (const int x = number_of(tile, "x"); x >= first && x < first + most)
          draw_tile(tile, 6 + (x - first) * width, y_ + 1 + (top - number_of(tile, "y")) * 2, width);
      y_ += 1 + 2 * (top - bottom + 1);
    }
  }

  void draw_tile(const json::value& tile, int x, int y, int width) {
    const std::string_view id = text_of(tile, "tile"), district = text_of(tile, "district");
    const bool farm = flag_of(tile, "farm");
    const std::int16_t colour = farm ? std::int16_t{101} : colour_of(text_of(building(id), "color"));
    canvas_.fill(x, y + 1, width - 1, 1, {.paper = colour});
    canvas_.put(x, y + 1, fit(farm ? say("farm") : name(id), width - 1), {.ink = kInk, .paper = colour, .bold = !farm});
    if (district == "closed") {
      put(x + width - 3, y, {die_chip(text_of(tile, "seat"))});
    } else if (district == "open") {
      const auto cards = words_of(tile, "matches");
      std::string mark = "◇";
      for (std::string_view card : cards) mark += fmt::format("{}", card.substr(card.find('-') + 1));
      mark = fit(mark, width - 1);
      canvas_.put(x + width - 1 - width_of(mark), y, mark, {.ink = kGold, .bold = true});
    }
  }
};

}  // namespace

std::string draw_origins(const Scene& scene, Colour colour) { return OriginsDrawing(scene).draw(colour); }

}  // namespace tessera::cli
