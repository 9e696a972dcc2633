// Every Mastery face and every level card does what it says. The player of these stories has four
// Cities (levels 1 and 3 beside each other, 2 and 1 apart; Trade, Crafts, Science), two level cards,
// 10 Influence, no Knowledge, and one of two trees of faces_table.h.
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

std::string mods_gained(const Mods& a, const Mods& b) {
  std::set<std::string> gained;
  const auto add = [&](const std::string& what, int amount) { if (amount) gained.insert(what + "+" + std::to_string(amount)); };
  constexpr std::array<std::string_view, 4> kTargets{"city", "monument", "develop", "upgrade"};
  for (Domain d = 0; d < kDomains; ++d) {
    const std::string domain(tables::kDomains[d]);
    add("field-bonus-" + domain, b.field_bonus[d] - a.field_bonus[d]);
    add("city-bonus-" + domain, b.city_bonus[d] - a.city_bonus[d]);
    add("reserve-bonus-" + domain, b.reserve_bonus[d] - a.reserve_bonus[d]);
  }
  for (std::size_t t = 0; t < 4; ++t) add("discount-" + std::string(kTargets[t]), b.discount[t] - a.discount[t]);
  add("hand-size", b.hand_size - a.hand_size);
  add("keep-knowledge", b.keep_knowledge - a.keep_knowledge);
  std::string text;
  for (const std::string& one : gained) text += (text.empty() ? "" : " ") + one;
  return text;
}

std::set<std::string> exchanges(const State& state) {
  Actions actions;
  list_exchanges(state, 0, actions);
  std::set<std::string> texts;
  for (const Action& action : actions) texts.insert(Dominations::info().grammar.write(phrase(action)).substr(9));
  return texts;
}

std::string exchanges_gained(State state, const FaceStory& story) {
  for (Domain d = 0; d < kDomains; ++d) know(state, 0, d, 4);
  const std::set<std::string> old = exchanges(state);
  state.players[0].tree.push_back(far_away(story));
  std::string text;
  for (const std::string& one : exchanges(state))
    if (!old.contains(one)) text += (text.empty() ? "" : ", ") + one;
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
  state.players[0].tree.push_back(card);
  if (story.moment == "continuous") return mods_gained(mods_of(start.players[0]), mods_of(state.players[0]));
  state.players[0].influence = static_cast<std::uint16_t>(10 + face_of(card.piece, card.side()).influence);
  const State ready = state;
  if (story.moment.substr(0, 5) == "nodus") {
    const std::string_view probe = story.moment.substr(6, story.moment.size() - 8);
    const auto copy = static_cast<std::uint8_t>(story.moment.back() - '1');
    enter(state, 0, {-1, 0, mastery(probe), copy});
    return difference(ready, state);
  }
  constexpr std::array<std::string_view, 14> kTriggerWords{"acquire", "start_of_turn", "start_of_era", "produce", "locus", "nodus",
                                                            "build_city", "upgrade_city", "monument", "develop", "upgrade", "end_of_era",
                                                            "continuous", "free_action"};
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
