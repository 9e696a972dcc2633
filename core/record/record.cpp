#include "core/record/record.h"

#include <algorithm>
#include <array>

namespace tessera {
namespace {

constexpr std::array<std::string_view, 8> kMembers{"game", "version", "players", "options", "seats", "start", "redacted_for", "actions"};
constexpr std::size_t kMostActions = 1'000'000;

Fault bad(std::string place, std::string message) { return {"bad-record", std::move(message), std::move(place)}; }

Result<std::string> text_member(const json::value& value, std::string_view key) {
  const json::value* found = member(value, key);
  if (!found) return bad(std::string(key), "is missing");
  const json::string* text = found->if_string();
  if (!text) return bad(std::string(key), "must be a text");
  return std::string(text->data(), text->size());
}

Result<int> number_member(const json::value& value, std::string_view key) {
  const json::value* found = member(value, key);
  if (!found) return bad(std::string(key), "is missing");
  const std::int64_t* number = found->if_int64();
  if (!number || *number < 0 || *number > 1000) return bad(std::string(key), "must be a small whole number");
  return static_cast<int>(*number);
}

Result<std::vector<std::string>> texts_member(const json::value& value, std::string_view key) {
  const json::value* found = member(value, key);
  if (!found) return bad(std::string(key), "is missing");
  const json::array* list = found->if_array();
  if (!list || list->size() > kMostActions) return bad(std::string(key), "must be a list of texts");
  std::vector<std::string> texts;
  for (const json::value& item : *list) {
    const json::string* text = item.if_string();
    if (!text) return bad(std::string(key) + "[" + std::to_string(texts.size()) + "]", "must be a text");
    texts.emplace_back(text->data(), text->size());
  }
  return texts;
}

}  // namespace

json::value to_json(const Record& record) {
  json::object made;
  made["game"] = record.game;
  made["version"] = record.version;
  made["players"] = record.players;
  made["options"] = record.options;
  made["seats"] = json::value_from(record.seats);
  if (!record.start.is_null()) made["start"] = record.start;
  if (!record.redacted_for.empty()) made["redacted_for"] = record.redacted_for;
  made["actions"] = json::value_from(record.actions);
  return made;
}

Result<Record> record_from_json(const json::value& value) {
  if (!value.is_object()) return bad("", "a record is a JSON object");
  for (const auto& [key, item] : *value.if_object())
    if (std::find(kMembers.begin(), kMembers.end(), std::string_view(key)) == kMembers.end())
      return bad(std::string(std::string_view(key).substr(0, 60)), "is not a member of a record");
  Record record;
  const Result<std::string> game = text_member(value, "game");
  if (!game) return game.fault();
  record.game = *game;
  const Result<int> version = number_member(value, "version");
  if (!version) return version.fault();
  record.version = *version;
  const Result<int> players = number_member(value, "players");
  if (!players) return players.fault();
  record.players = *players;
  if (const json::value* options = member(value, "options")) {
    if (!options->is_object()) return bad("options", "must be an object");
    record.options = *options->if_object();
  }
  if (member(value, "seats")) {
    Result<std::vector<std::string>> seats = texts_member(value, "seats");
    if (!seats) return seats.fault();
    record.seats = std::move(*seats);
    if (record.seats.size() > static_cast<std::size_t>(record.players)) return bad("seats", "are more than the players");
  }
  if (const json::value* start = member(value, "start")) {
    if (!start->is_object()) return bad("start", "must be a position, an object");
    record.start = *start;
  }
  if (member(value, "redacted_for")) {
    const Result<std::string> viewer = text_member(value, "redacted_for");
    if (!viewer) return viewer.fault();
    record.redacted_for = *viewer;
  }
  Result<std::vector<std::string>> actions = texts_member(value, "actions");
  if (!actions) return actions.fault();
  record.actions = std::move(*actions);
  return record;
}

}  // namespace tessera
