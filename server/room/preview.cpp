#include "server/room/preview.h"

namespace tessera {
namespace {

constexpr std::size_t kMostChanges = 40;
constexpr std::string_view kAgenda = "agenda";  // what is still to be asked is no change people see

// Collects where two positions differ, as JSON pointers.
class Difference {
 public:
  void compare(const json::value& old_value, const json::value& new_value, const std::string& at) {
    if (old_value == new_value) return;
    const json::object* old_object = old_value.if_object();
    const json::object* new_object = new_value.if_object();
    if (old_object && new_object) return compare_members(*old_object, *new_object, at);
    const json::array* old_list = old_value.if_array();
    const json::array* new_list = new_value.if_array();
    if (old_list && new_list && old_list->size() == new_list->size()) {
      for (std::size_t i = 0; i < old_list->size(); ++i) compare((*old_list)[i], (*new_list)[i], at + "/" + std::to_string(i));
      return;
    }
    if (changes_.size() < kMostChanges) changes_.push_back({{"at", at}, {"old", old_value}, {"new", new_value}});
    else ++more_;
  }

  json::array take_changes() { return std::move(changes_); }
  std::size_t more() const { return more_; }

 private:
  static std::string escaped(std::string_view key) {
    std::string made;
    for (char c : key) made += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return made;
  }

  void compare_members(const json::object& old_object, const json::object& new_object, const std::string& at) {
    for (const auto& [key, value] : old_object) {
      if (at.empty() && std::string_view(key) == kAgenda) continue;
      const json::value* other = new_object.if_contains(key);
      compare(value, other ? *other : json::value(), at + "/" + escaped(key));
    }
    for (const auto& [key, value] : new_object)
      if (!old_object.contains(key)) compare(json::value(), value, at + "/" + escaped(key));
  }

  json::array changes_;
  std::size_t more_ = 0;
};

json::object preview(Table& table, const LegalAction& legal, Seat viewer, const json::value& before,
                     const std::vector<ScoreSheet>& scores_before) {
  const std::size_t step = table.history().size();
  json::object figures = table.figures(legal.phrase);
  [[maybe_unused]] const Result<> played = table.play(legal.action);
  assert(played);
  Difference difference;
  difference.compare(before, table.position(viewer), "");
  const std::vector<ScoreSheet> scores_after = table.score(viewer);
  json::array gains;
  for (std::size_t seat = 0; seat < scores_after.size(); ++seat) gains.push_back(scores_after[seat].total() - scores_before[seat].total());
  const Decision next = table.decision();
  json::object made{{"action", legal.action},
                    {"changes", difference.take_changes()},
                    {"more", difference.more()},
                    {"scores", std::move(gains)},
                    {"reveals", next.actor == Decision::Actor::chance},
                    {"next", nullptr},
                    {"ends", next.actor == Decision::Actor::no_one}};
  if (next.actor == Decision::Actor::player) made["next"] = next.seat;
  if (!figures.empty()) made["figures"] = std::move(figures);
  table.rewind(step);
  return made;
}

}  // namespace

std::string previews_message(Table& table, Seat viewer, std::uint32_t sequence) {
  json::array previews;
  const Decision decision = table.decision();
  if (decision.actor == Decision::Actor::player && decision.seat == viewer) {
    const json::value before = table.position(viewer);
    const std::vector<ScoreSheet> scores = table.score(viewer);
    for (const LegalAction& legal : table.legal()) previews.push_back(preview(table, legal, viewer, before, scores));
  }
  return json::serialize(json::object{{"type", "previews"}, {"sequence", sequence}, {"previews", std::move(previews)}});
}

}  // namespace tessera
