// Gods of Rome in a terminal: the lands of each god in a column, the tracks, the cards and the
// player boards below. Every colour also has its letter.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "cli/boards/drawing.h"
#include "cli/components.h"
#include "cli/words.h"

namespace tessera::cli {
namespace {

constexpr int kColumn = 20;  // a god's column, with the gap after it
constexpr int kBox = 19;     // a territory
constexpr int kBoxHeight = 5;
constexpr int kLabel = 18;     // what stands left of the tracks
constexpr int kTrack = 62;     // the favour track
constexpr int kPerFavour = 2;  // cells of one space
constexpr int kCard = 15;      // the symbols of a card
constexpr std::array<std::string_view, 3> kRoman{"I", "II", "III"};

std::int16_t colour_of(std::string_view god) {
  constexpr std::array<std::pair<std::string_view, std::int16_t>, 5> kColours{
      {{"jupiter", 250}, {"phoebus", 220}, {"neptune", 75}, {"diana", 77}, {"venus", 211}}};
  for (const auto& [name, colour] : kColours)
    if (name == god) return colour;
  return kPlain;
}

// The letter that stands for a god: its first, as in the notation.
std::string letter(std::string_view god) { return god.empty() ? "?" : std::string(1, static_cast<char>(god[0] - 'a' + 'A')); }
// "jupiter-1" -> "J1"
std::string short_name(std::string_view territory) { return fmt::format("{}{}", letter(territory), territory.back()); }

// "Crescim.+Viagem": the longest words are abbreviated until all fit.
std::string join_short(const std::vector<std::string>& words, int width) {
  int longest = width;
  for (std::string joined;; --longest, joined.clear()) {
    for (const std::string& word : words)
      joined += (joined.empty() ? "" : "+") + (width_of(word) <= longest ? word : first_letters(word, longest - 1) + ".");
    if (width_of(joined) <= width || longest <= 2) return joined;
  }
}

class GodsOfRomeDrawing {
 public:
  explicit GodsOfRomeDrawing(const Scene& scene)
      : scene_(scene), position_(scene.position), data_(components("gods-of-rome")), solo_(number_of(position_, "seats") == 1) {}

  std::string draw(Colour colour) {
    draw_title();
    int x = 0;
    for (const json::value& god : list_of(data_, "gods")) draw_god(text_of(god, "id"), x), x += kColumn;
    y_ = 4 + 3 * kBoxHeight;
    draw_favour();
    draw_points();
    draw_cards();
    for (int seat = 0; seat < scene_.players; ++seat) draw_player(seat);
    return canvas_.render(colour);
  }

 private:
  std::string_view say(std::string_view key) const { return word(key, scene_.language); }
  std::string_view name(std::string_view id) const { return scene_.info.texts.name(id, scene_.language); }
  const json::value& player(int seat) const { return list_of(position_, "players")[static_cast<std::size_t>(seat)]; }
  int rows() const { return solo_ ? 2 : scene_.players; }  // of the tracks: the Patronus has one too
  bool is_patronus(int seat) const { return solo_ && seat == 1; }
  std::string_view god_of(int seat) const { return is_patronus(seat) ? text_of(position_, "removed") : text_of(player(seat), "faction"); }
  std::string name_of(int seat) const {
    if (is_patronus(seat)) return std::string(name("patronus"));
    const std::string_view god = god_of(seat);
    return god.empty() ? std::string(name("seat-" + std::to_string(seat + 1))) : std::string(name(god));
  }

  int chip(int x, int y, std::string_view text, std::string_view god) {
    if (god.empty()) return canvas_.put(x, y, text, {.bold = true});  // on no colour, dark ink could not be read
    return canvas_.put(x, y, text, {.ink = kInk, .paper = colour_of(god), .bold = true});
  }

  void draw_title() {
    int x = canvas_.put(0, 0, scene_.info.texts.name("game.name", scene_.language), {.ink = kGold, .bold = true});
    std::string rest = fmt::format("  {} {}  ·  {} {}", scene_.players, say(scene_.players == 1 ? "player" : "players"), say("turn"),
                                   number_of(position_, "turns") + 1);
    for (std::string_view option : {"powers", "pantheon"})
      if (flag_of(position_, option)) rest += fmt::format("  ·  {}", name("option." + std::string(option)));
    canvas_.put(x, 0, rest, {.dim = true});
  }

  // A god's column: name, temple, reserve, and its three territories.
  void draw_god(std::string_view god, int x) {
    const json::value& about = *member(*member(position_, "gods"), god);
    const bool removed = text_of(position_, "removed") == god;
    canvas_.fill(x, 1, kBox, 1, {.paper = colour_of(god)});
    int end = canvas_.put(x + 1, 1, fmt::format("{} {}", letter(god), name(god)), {.ink = kInk, .bold = true});
    if (removed && solo_) canvas_.put(end + 1, 1, name("patronus"), {.ink = kInk});
    draw_temple(god, x, removed);
    const std::string reserve = fmt::format("{} {}", say("reserve"), number_of(about, "reserve"));
    end = canvas_.put(x + 1, 3, removed && !solo_ ? say("out-of-play") : reserve, {.ink = colour_of(god)});
    if (!text_of(about, "tile").empty()) canvas_.put(end + 1, 3, fmt::format("✦ {}", short_name(text_of(about, "tile"))), {.ink = kGold});
    for (int i = 0; i < 3; ++i) draw_territory(fmt::format("{}-{}", god, i + 1), god, x, 4 + i * kBoxHeight);
  }

  int blocked_spaces(bool removed) const {
    const json::value* counts = member(*member(*member(data_, "setup"), "by_player_count"), std::to_string(scene_.players));
    return counts ? number_of(*counts, removed ? "blocked_spaces_in_removed_temple" : "blocked_spaces_in_each_other_temple") : 0;
  }

  void draw_temple(std::string_view god, int x, bool removed) {
    int end = canvas_.put(x + 1, 2, fmt::format("{} ", say("temple")), {.ink = colour_of(god)});
    int spaces = 2;
    for (int i = blocked_spaces(removed); i > 0; --i, --spaces) end = canvas_.put(end, 2, "✕", {.ink = kFaint}) + 1;
    for (int seat = 0; seat < scene_.players; ++seat)
      if (has(player(seat), "visiting", god)) end = chip(end, 2, std::to_string(seat + 1), god_of(seat)) + 1, --spaces;
    for (; spaces > 0; --spaces) end = canvas_.put(end, 2, "○", {.ink = colour_of(god)}) + 1;
  }

  // GR-2.4  A wooden temple counts as one meeple.
  int value_in(const json::value& land, std::string_view god) const {
    return number_of(*member(land, "meeples"), god) + (text_of(land, "temple") == god);
  }
  // GR-15.4  The power that wins ties counts only for a god somebody plays.
  bool wins_ties(std::string_view god) const {
    if (!flag_of(position_, "powers")) return false;
    bool played = false;
    for (int seat = 0; seat < scene_.players; ++seat) played |= god_of(seat) == god;
    for (const json::value& card : list_of(*member(data_, "god_cards"), "cards"))
      for (const json::value& power : list_of(card, "powers"))
        if (text_of(card, "god") == god && text_of(power, "hook") == "control_ties") return played;
    return false;
  }
  // GR-2.6  Who has more there than anybody else; nobody where two lead.
  std::string_view holder(const json::value& land) const {
    std::string_view leader;
    int highest = 0;
    bool tied = false;
    for (const json::value& entry : list_of(data_, "gods")) {
      const std::string_view god = text_of(entry, "id");
      const int here = value_in(land, god);
      if (here == 0 || here < highest) continue;
      const bool again = here == highest;
      if (again && !tied && wins_ties(leader)) continue;
      tied = again && !wins_ties(god);
      leader = god, highest = here;
    }
    return tied ? std::string_view{} : leader;
  }

  void draw_territory(const std::string& id, std::string_view god, int x, int y) {
    const json::value& land = *member(*member(position_, "map"), id);
    const std::string_view leader = holder(land);
    const Style border{.ink = leader.empty() ? kFaint : colour_of(leader)};
    canvas_.frame(x, y, kBox, kBoxHeight, border);
    canvas_.put(x + 2, y, fmt::format(" {} ", id), {.ink = colour_of(god), .bold = true});
    const int harvest = number_of(land, "harvest");
    if (harvest != 0) canvas_.put(x + kBox - 5, y, harvest > 0 ? " +1 " : " -1 ", {.ink = harvest > 0 ? kGreen : kRed, .bold = true});
    draw_meeples(land, x + 2, y + 1);
    int end = x + 2;
    if (const std::string_view temple = text_of(land, "temple"); !temple.empty())
      end = canvas_.put(end, y + 2, fmt::format("▲ {}  ", letter(temple)), {.ink = colour_of(temple), .bold = true});
    for (const auto& [key, about] : *member(position_, "gods")->if_object())
      if (text_of(about, "tile") == id) canvas_.put(end, y + 2, fmt::format("✦ {}", name(key)), {.ink = kGold, .bold = true});
    draw_neighbours(id, x + 2, y + 3);
    if (!leader.empty()) canvas_.put(x + 2, y + kBoxHeight - 1, fmt::format(" ◆ {} ", name(leader)), border);
  }

  void draw_meeples(const json::value& land, int x, int y) {
    const json::object& meeples = *member(land, "meeples")->if_object();
    const int gap = meeples.size() > 4 ? 0 : 1;
    for (const auto& [god, count] : meeples) x = chip(x, y, fmt::format("{}{}", letter(god), json::serialize(count)), god) + gap;
  }

  void draw_neighbours(std::string_view id, int x, int y) {
    x = canvas_.put(x, y, "→", {.ink = kFaint});
    for (const json::value& territory : list_of(*member(data_, "board"), "territories"))
      if (text_of(territory, "id") == id)
        for (std::string_view neighbour : words_of(territory, "adjacent"))
          x = canvas_.put(x + 1, y, short_name(neighbour), {.ink = kFaint});
  }

  int checkpoint_space(std::size_t i) const {
    const json::value& checkpoint = list_of(*member(data_, "favour_track"), "checkpoints")[i];
    const bool four = scene_.players == 4 && member(checkpoint, "space_with_4_players");
    return number_of(checkpoint, four ? "space_with_4_players" : "space");
  }

  void draw_favour() {
    canvas_.put(1, y_, say("board-favour"), {.ink = kGold, .bold = true});
    canvas_.put(kLabel, y_, "0", {.ink = kFaint});
    for (std::size_t i = 0; i < kRoman.size(); ++i)
      canvas_.put(kLabel + checkpoint_space(i) * kPerFavour, y_, fmt::format("{} {}", checkpoint_space(i), kRoman[i]), {.ink = kGold});
    canvas_.put(kLabel + kTrack + 6, y_, "I  II III  ∑", {.ink = kGold});
    for (int seat = 0; seat < rows(); ++seat) draw_favour_of(seat, ++y_);
    ++y_;
  }

  void draw_favour_of(int seat, int y) {
    const Style style{.ink = colour_of(god_of(seat)), .bold = true};
    const bool active = number_of(position_, "active") == seat && !is_patronus(seat);
    canvas_.put(0, y, active ? "▶" : " ", {.ink = kGold, .bold = true});
    canvas_.put(2, y, fit(is_patronus(seat) ? name_of(seat) : fmt::format("{} {}", seat + 1, name_of(seat)), kLabel - 3), style);
    const int favour = number_of(player(seat), "favour");
    const int last = std::min(favour * kPerFavour, kTrack - 1);
    for (int i = 0; i < kTrack; ++i)
      canvas_.put(kLabel + i, y, i < last ? "━" : i % kPerFavour ? " " : "·", i < last ? style : Style{.ink = kFaint});
    for (std::size_t i = 0; i < kRoman.size(); ++i)
      if (checkpoint_space(i) * kPerFavour > last) canvas_.put(kLabel + checkpoint_space(i) * kPerFavour, y, "┊", {.ink = kGold});
    canvas_.put(kLabel + last, y, "●", style);
    canvas_.put(kLabel + kTrack + 1, y, fmt::format("{:>2}", favour), style);
    draw_claims(seat, y);
  }

  void draw_claims(int seat, int y) {
    int total = 0;
    const json::array& claims = list_of(player(seat), "claims");
    for (std::size_t i = 0; i < claims.size(); ++i) {
      const bool made = flag_of(claims[i], "made");
      total += made ? number_of(claims[i], "points") : 0;
      canvas_.put(kLabel + kTrack + 6 + static_cast<int>(i) * 3, y, made ? std::to_string(number_of(claims[i], "points")) : "–",
                  made ? Style{.bold = true} : Style{.ink = kFaint});
    }
    canvas_.put(kLabel + kTrack + 16, y, fmt::format("{:>2}", total), {.ink = kGold, .bold = true});
  }

  // The claims still to be had at each checkpoint; those taken carry the player's letter.
  void draw_points() {
    canvas_.put(1, y_, say("board-points"), {.ink = kGold, .bold = true});
    int x = kLabel;
    const json::array& tracks = list_of(*member(data_, "vp_tracks"), "tracks");
    for (std::size_t i = 0; i < tracks.size(); ++i) {
      x = canvas_.put(x, y_, fmt::format("{}  ", kRoman[i]), {.ink = kGold});
      const json::array& order = list_of(tracks[i], "claim_order");
      for (std::size_t place = 0; place < order.size() && static_cast<int>(place) < rows(); ++place)
        x = draw_claim(i, json::serialize(order[place]), x);
      x += 5;
    }
    ++y_;
  }

  int draw_claim(std::size_t checkpoint, const std::string& points, int x) {
    for (int seat = 0; seat < rows(); ++seat) {
      const json::value& claim = list_of(player(seat), "claims")[checkpoint];
      if (flag_of(claim, "made") && std::to_string(number_of(claim, "points")) == points)
        return chip(x, y_, fmt::format("{}{}", points, letter(god_of(seat))), god_of(seat)) + 2;
    }
    return canvas_.put(x, y_, points, {.bold = true}) + 3;
  }

  void draw_cards() {
    canvas_.put(1, y_, say("board-cards"), {.ink = kGold, .bold = true});
    int x = kLabel;
    const json::array& display = list_of(position_, "display");
    for (std::size_t i = 0; i < display.size(); ++i) {
      canvas_.put(x, y_, fmt::format("{} {}", i + 1, card_name(text_of(display[i], "card"))));
      x += 2 + kCard + 1;
    }
    int left = 0;
    for (const auto& [card, count] : *member(position_, "deck")->if_object()) left += static_cast<int>(count.as_int64());
    canvas_.put(x, y_, fmt::format("{} {}", say("deck"), left), {.dim = true});
    canvas_.put(1, ++y_, say("board-objectives"), {.ink = kGold, .bold = true});
    x = kLabel;
    for (std::string_view objective : words_of(position_, "objectives")) x = canvas_.put(x, y_, name(objective)) + 3;
    const int used = number_of(*member(data_, "objective_cards"), "used_per_game");
    const int hidden = used - static_cast<int>(list_of(position_, "objectives").size());
    if (hidden > 0) canvas_.put(x, y_, fmt::format("+{} {}", hidden, say("face-down")), {.dim = true});
    y_ += 2;
  }

  std::string card_name(std::string_view id) const {
    if (id.empty()) return "–";
    std::vector<std::string> symbols;
    for (std::string_view symbol : words_of(item_of(list_of(*member(data_, "action_cards"), "cards"), id), "symbols"))
      symbols.emplace_back(name(symbol));
    return join_short(symbols, kCard);
  }

  void draw_player(int seat) {
    const json::value& mine = player(seat);
    int x = chip(1, y_, fmt::format(" {} {} ", seat + 1, name_of(seat)), god_of(seat));
    x = canvas_.put(x + 2, y_,
                    fmt::format("{} {}   {} {}   {} ", say("discs"), number_of(mine, "discs"), say("temples"), number_of(mine, "temples"),
                                say("blessings")));
    for (std::string_view god : words_of(mine, "blessings")) x = chip(x, y_, letter(god), god) + 1;
    if (words_of(mine, "blessings").empty()) canvas_.put(x, y_, "–", {.ink = kFaint});
    ++y_;
    const json::array& slots = list_of(mine, "slots");
    for (std::size_t i = 0; i < slots.size(); ++i) draw_slot(slots[i], i, 1 + static_cast<int>(i) * 25);
    ++y_;
  }

  // A card covers the symbol printed on its slot.
  void draw_slot(const json::value& slot, std::size_t i, int x) {
    const std::string_view card = text_of(slot, "card");
    const std::string_view printed = text_of(list_of(*member(data_, "player_board"), "slots")[i], "symbol");
    const bool activated = flag_of(slot, "disc");
    x = canvas_.put(x, y_, activated ? "● " : "○ ", {.ink = activated ? kGold : kFaint});
    x = canvas_.put(x, y_, fmt::format("{} ", i + 1), {.ink = kFaint});
    x = canvas_.put(x, y_, card.empty() ? fit(name(printed), kCard) : card_name(card), card.empty() ? Style{.dim = true} : Style{}) + 1;
    for (std::string_view god : words_of(slot, "blessings")) x = chip(x, y_, letter(god), god);
  }

  const Scene& scene_;
  const json::value& position_;
  const json::value& data_;
  bool solo_;
  Canvas canvas_;
  int y_ = 0;
};

}  // namespace

std::string draw_gods_of_rome(const Scene& scene, Colour colour) { return GodsOfRomeDrawing(scene).draw(colour); }

}  // namespace tessera::cli
