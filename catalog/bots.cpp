#include "catalog/bots.h"

#include <cmath>
#include <fstream>
#include <sstream>

#include "catalog/catalog.h"

namespace tessera {
namespace {

Result<Weights> read_weights(const std::string& path, std::string_view game, std::size_t features) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  if (!file || !text) return Fault{"cannot-read", "cannot read the weights in '" + path + "'", "bot"};
  const Result<json::value> parsed = parse_json(text.str());
  if (!parsed) return Fault{"cannot-read", "the weights in '" + path + "' are " + parsed.fault().message, "bot"};
  Result<Weights> read = weights_from_json(*parsed, game, features);
  if (!read) return Fault{"cannot-read", "the weights in '" + path + "': '" + read.fault().place + "' " + read.fault().message, "bot"};
  return read;
}

}  // namespace

std::span<const std::string_view> bots() { return bot_names().first(bot_names().size() - 1); }  // "search" is an expert

Result<BotSpec> find_bot(std::string_view text) { return parse_bot(text); }

Result<std::shared_ptr<const Weights>> weights_of(const CatalogEntry& entry, const BotSpec& spec) {
  if (spec.weights.empty()) return entry.weights();
  Result<Weights> read = read_weights(spec.weights, entry.info().id, entry.features);
  if (!read) return read.fault();
  return std::make_shared<const Weights>(std::move(*read));
}

Result<SeatedBot> seat_bot(const CatalogEntry& entry, const BotQuery& query) {
  const Result<BotSpec> spec = parse_bot(query.bot, entry.style);
  if (!spec) return spec.fault();
  Result<std::shared_ptr<const Weights>> weights = weights_of(entry, *spec);
  if (!weights) return weights.fault();
  return SeatedBot{*spec, std::move(*weights), query.milliseconds};
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view game, std::string_view bot, int milliseconds) {
  const Result<const CatalogEntry*> entry = find_game(game);
  if (!entry) return entry.fault();
  Result<SeatedBot> seated = seat_bot(**entry, {.bot = bot, .milliseconds = milliseconds});
  if (!seated) return seated.fault();
  return (*entry)->make_bot(seated->spec, std::move(seated->weights), milliseconds);
}

Result<Suggestion> suggest(const Table& table, const BotQuery& query) {
  const Result<std::unique_ptr<Bot>> bot = make_bot(table.info().id, query.bot, query.milliseconds);
  if (!bot) return bot.fault();
  return (*bot)->choose(table, query.seed);
}

namespace {

json::array rounded(const std::vector<float>& numbers) {
  json::array made;
  for (float each : numbers) made.push_back(std::round(double{each} * 10000) / 10000);
  return made;
}

}  // namespace

json::object to_json(const Expectation& expectation) {
  return {{"action", expectation.action},
          {"visits", expectation.visits},
          {"chances", rounded(expectation.chances)},
          {"points", rounded(expectation.points)}};
}

json::object to_json(const Suggestion& suggestion) {
  json::array considered;
  for (const Expectation& each : suggestion.considered) considered.push_back(to_json(each));
  return {{"action", suggestion.action},
          {"value", rounded(suggestion.value)},
          {"chances", rounded(suggestion.chances)},
          {"considered", std::move(considered)}};
}

}  // namespace tessera
