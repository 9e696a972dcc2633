// Every Mastery face and every level card does what it says. The player of these stories has four
// Cities (levels 1 and 3 beside each other, 2 and 1 apart; Trade, Crafts, Science), two level cards,
// 10 Influence, no Knowledge, and one of two trees of faces_table.h.
#include <map>
#include <set>

#include "tests/games/dominations/faces_table.h"
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

template <std::size_t N>
bool contains(const std::array<BaseCard, N>& cards, std::string_view id) {
  return std::any_of(cards.begin(), cards.end(), [&](const BaseCard& card) { return card.card == id; });
}

Piece piece_named(std::string_view id) {
  for (std::size_t i = 0; i < kMasteries; ++i)
    if (tables::kMasteries[i] == id) return static_cast<Piece>(i);
  return level(id);
}

State before(std::string_view card) {
  State state = first_turn();
  put(state, "t01", {0, 0, 1});
  put(state, "t16", {0, 1, 0});
  put(state, "t46", {-2, 0, 1});
  put(state, "t02", {1, -1, 0});
  city(state, "t01", 0, 1);
  city(state, "t16", 0, 3);
  city(state, "t46", 0, 2);
  city(state, "t02", 0, 1);
  Player& player = state.players[0];
  player.influence = 10;
  player.tree.push_back({30, 30, level("lighthouse-2"), 0});
  player.tree.push_back({30, -30, level("petra-1"), 0});
  const auto grow = [&](const auto& cards) {  // the first card shows its advanced face
    for (const BaseCard& c : cards)
      player.tree.push_back({c.x, c.y, piece_named(c.card), static_cast<std::uint8_t>((c.copy - 1) | (&c == &cards[0] ? kAdvanced : 0))});
  };
  contains(kFirstTree, card) ? grow(kSecondTree) : grow(kFirstTree);
  state.produced = {6, 7, 5, 4, 3, 8};
  state.agenda.clear();
  return state;
}

TreeCard far_away(const FaceStory& story) {
  return {25, 25, piece_named(story.card), static_cast<std::uint8_t>(story.advanced ? kAdvanced : 0)};
}

// What the player got, in words.
std::string difference(const State& from, const State& to) {
  std::string text;
  const auto add = [&](std::string_view word, int amount) {
    if (amount) text += (text.empty() ? "" : " ") + std::string(word) + "+" + std::to_string(amount);
  };
  const Player &a = from.players[0], &b = to.players[0];
  add("influence", b.influence - a.influence);
  for (Domain d = 0; d < kDomains; ++d) add(tables::kDomains[d], b.knowledge[d] - a.knowledge[d]);
  std::string later;
  for (std::uint8_t i = 0; i < to.agenda.size(); ++i) {
    const Task task = to.agenda.at(i);
    if (task.duty == Duty::draw_tile) add("tile", task.what);
  }
  add("vp", victory_points(to, 0) - victory_points(from, 0));
  for (std::uint8_t i = 0; i < to.agenda.size(); ++i) {
    const Task task = to.agenda.at(i);
    if (task.duty == Duty::assign_point) add("vestigium", task.what);
    if (task.duty == Duty::act_free)
      text += std::string(text.empty() ? "" : " ") + (task.what == 0 ? "free-develop<=" : "free-upgrade<=") + std::to_string(task.where);
  }
  return text;
}

// What a lasting effect changes is observed in play: what a Field, a City, a price, a hand or the reset
// of an Era comes to, on a board with one tile of each Domain around the Cradle.
class Observer {
 public:
  explicit Observer(const FaceStory* story) : state_(first_turn({.monuments = {"lighthouse", "petra", "", ""}})) {
    constexpr std::array<Cell, kDomains> kBeside{{{0, 0, 1}, {-1, 1, 0}, {-2, 0, 1}, {-1, -1, 0}, {0, -2, 1}, {1, -1, 0}}};
    for (Domain d = 0; d < kDomains; ++d) put(state_, tables::kTiles[tile_of(d)], kBeside[d]);
    if (story) state_.players[0].tree.push_back(far_away(*story));
  }

  using Seen = std::map<std::string, int>;
  Seen look() const {
    Seen seen;
    for (Domain d = 0; d < kDomains; ++d) {
      const std::string domain(tables::kDomains[d]);
      seen["field-bonus-" + domain] = field_yield(d);
      seen["city-bonus-" + domain] = city_yield(d);
      seen["reserve-bonus-" + domain] = reserve_limit(state_, 0, d);
    }
    seen["discount-city"] = -price(Duty::build, trade, "build t01");
    seen["discount-monument"] = -price(Duty::build, level_card(1).domain[0], "contribute lighthouse");
    seen["discount-develop"] = -price(Duty::develop, religion, "develop templars");
    seen["discount-upgrade"] = -price(Duty::develop, religion, "improve theology");
    seen["hand-size"] = hand_target(state_, 0);
    seen["keep-knowledge"] = kept();
    return seen;
  }

 private:
  static Tile tile_of(Domain d) { return static_cast<Tile>(15 * d); }
  int field_yield(Domain d) const { return production_of(state_, Board(state_), 0, tile_of(d), kConnection).knowledge[d]; }
  // Of another tile placed against a City of level 1 on the tile of the Domain.
  int city_yield(Domain d) const {
    State state = state_;
    Edge edge = 0;
    while (!Board(state).is_empty(across(state.lands[tile_of(d)].cell(), edge))) ++edge;
    const Tile other = static_cast<Tile>(tile_of(static_cast<Domain>((d + 1) % kDomains)) + 1);
    put(state, tables::kTiles[other], across(state.lands[tile_of(d)].cell(), edge));
    const int before = production_of(state, Board(state), 0, other, kConnection).knowledge[d];
    city(state, tables::kTiles[tile_of(d)], 0, 1);
    return production_of(state, Board(state), 0, other, kConnection).knowledge[d] - before;
  }
  // The least Knowledge of the Domain that lets the player do it; of the others there is plenty.
  int price(Duty duty, Domain domain, std::string_view action) const {
    State state = state_;
    own(state, 0, "theology", 1, -25, -25);
    state.sites[0].taken = 1;
    go_to(state, duty);
    for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 20);
    int amount = 0;
    while (know(state, 0, domain, static_cast<std::uint8_t>(amount)), amount < 20 && !offers(state, action)) ++amount;
    CHECK(amount < 20);
    return amount;
  }
  int kept() const {
    State state = state_;
    know(state, 0, trade, 20);
    end_era_now(state);
    if (question(state) == "assimilate") play(state, "pass");
    return question(state) == "keep-knowledge" ? static_cast<int>(offers(state).size()) - 1 : 0;
  }

  State state_;
};

std::string lasting_gain(const FaceStory& story) {
  const Observer::Seen before = Observer(nullptr).look(), after = Observer(&story).look();
  std::string text;  // in alphabetical order
  for (const auto& [what, amount] : after)
    if (const int more = amount - before.at(what); more != 0) text += (text.empty() ? "" : " ") + what + "+" + std::to_string(more);
  return text;
}

std::set<std::string> exchanges(const State& state) {
  Actions actions;
  list_exchanges(state, 0, actions);
  std::set<std::string> texts;
  for (const Action& action : actions) texts.insert(Dominations::info().grammar.write(phrase(action)).substr(9));
  return texts;
}

// "2 trade influence": the player has so much less of the one and one more of the other.
void check_exchange(State state, const std::string& text) {
  const std::size_t to = text.rfind(' ');
  const auto given = index_of(tables::kDomains, text.substr(2, to - 2));
  const bool influence = text.substr(to + 1) == "influence";
  const std::uint8_t received = influence ? kInfluenceWord : index_of(tables::kDomains, text.substr(to + 1));
  const Player before = state.players[0];
  exchange(state, 0, static_cast<std::uint8_t>(text[0] - '0'), given, received);
  CHECK(state.players[0].knowledge[given] == before.knowledge[given] - (text[0] - '0'));
  CHECK(state.players[0].influence == before.influence + influence);
  if (!influence) CHECK(state.players[0].knowledge[received] == before.knowledge[received] + 1);
}

std::string exchanges_gained(State state, const FaceStory& story) {
  for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 4);
  const std::set<std::string> old = exchanges(state);
  state.players[0].tree.push_back(far_away(story));
  std::string text;
  for (const std::string& one : exchanges(state)) {
    if (old.contains(one)) continue;
    text += (text.empty() ? "" : ", ") + one;
    check_exchange(state, one);
  }
  return text;
}

std::string tell(const FaceStory& story) {
  State state = before(story.card);
  const State start = state;
  const TreeCard card = far_away(story);
  if (story.moment == "enter") {
    if (!story.advanced) return enter(state, 0, card), difference(start, state);
    state.players[0].tree.push_back({card.x, card.y, card.piece, 0});
    improve(state, 0, card.piece, Source::assimilated);
    return difference(start, state);
  }
  if (story.moment == "free_action") return exchanges_gained(state, story);
  if (story.moment == "continuous") return lasting_gain(story);
  state.players[0].tree.push_back(card);
  state.players[0].influence = static_cast<std::uint16_t>(10 + face_of(card.piece, card.side()).influence);
  const State ready = state;
  if (story.moment.substr(0, 5) == "nodus") {
    const std::string_view probe = story.moment.substr(6, story.moment.size() - 8);
    const auto copy = static_cast<std::uint8_t>(story.moment.back() - '1');
    enter(state, 0, {-1, 0, mastery(probe), copy});
    return difference(ready, state);
  }
  constexpr std::array<std::string_view, 14> kTriggerWords{"acquire", "start_of_turn", "start_of_era", "produce",    "locus",
                                                           "nodus",   "build_city",    "upgrade_city", "monument",   "develop",
                                                           "upgrade", "end_of_era",    "continuous",   "free_action"};
  fire(state, task(Duty::fire, 0, index_of(kTriggerWords, story.moment), kNone));
  return difference(ready, state);
}

}  // namespace

TEST_CASE("DO-1.3, DO-13.1, DO-13.2, DO-13.8, DO-13.9 each of the 144 Mastery faces and 50 level cards does what it says") {
  std::set<std::string> told;
  for (const FaceStory& story : kFaceStories) {
    INFO(std::string(story.card), story.advanced ? " advanced " : " ", std::string(story.moment));
    CHECK(tell(story) == std::string(story.brings));
    told.insert(std::string(story.card) + (story.advanced ? "+" : ""));
  }
  CHECK(told.size() == 2 * kMasteries + kLevels);
}

TEST_CASE("the player of the stories has what the stories count") {
  const State state = before("caravans");
  CHECK(city_groups(state, 0).groups == 3);
  CHECK(city_groups(state, 0).largest == 2);
  CHECK(reserve_limit(state, 0, craft) == 20);
  CHECK(reserve_limit(state, 0, trade) == 10);
}
