#include "server/protocol/messages.h"

#include "catalog/catalog.h"

namespace tessera {
namespace {

json::object both(std::string_view en, std::string_view pt) { return {{"en", en}, {"pt", pt}}; }

// The text of a key; where there is none, `otherwise` in both languages.
json::object text_of(const GameInfo& info, const std::string& key, std::string_view otherwise) {
  const std::string_view en = info.texts.find(key, Language::en), pt = info.texts.find(key, Language::pt);
  return en.empty() ? both(otherwise, otherwise) : both(en, pt);
}

json::object named(const GameInfo& info, std::string_view id, const std::string& key) {
  return {{"id", id}, {"name", text_of(info, key, id)}};
}

json::array all_named(const GameInfo& info, Words ids, const std::string& prefix) {
  json::array list;
  for (std::string_view id : ids) list.push_back(named(info, id, prefix + std::string(id)));
  return list;
}

json::object option_json(const GameInfo& info, const Option& option) {
  const std::string key = "option." + std::string(option.id);
  const bool is_flag = option.values.size() == 2 && option.values[0] == kOffOn[0] && option.values[1] == kOffOn[1];
  json::object made = named(info, option.id, key);
  json::array values;
  for (std::string_view value : option.values) {
    const std::string own = key + "." + std::string(value);
    const bool has_own = !info.texts.find(own, Language::en).empty();
    if (is_flag && !has_own) values.push_back({{"id", value}, {"name", value == "on" ? both("yes", "sim") : both("no", "não")}});
    else values.push_back(named(info, value, has_own ? own : std::string(value)));
  }
  made["values"] = std::move(values);
  if (is_flag) made["fallback"] = option.fallback == 1;
  else made["fallback"] = option.values[option.fallback];
  return made;
}

json::object game_json(const GameInfo& info) {
  json::array players, options, verbs;
  for (int n = info.min_players; n <= info.max_players; ++n) players.push_back(n);
  for (const Option& option : info.options) options.push_back(option_json(info, option));
  for (const Form& form : info.grammar.forms()) verbs.push_back(named(info, form.verb, "verb." + std::string(form.verb)));
  return {{"id", info.id},
          {"name", text_of(info, "game.name", info.id)},
          {"version", info.version},
          {"players", std::move(players)},
          {"options", std::move(options)},
          {"categories", all_named(info, info.categories, "category.")},
          {"questions", all_named(info, info.questions, "question.")},
          {"verbs", std::move(verbs)},
          {"reconstructed", reconstructed_components(info.id)}};
}

json::object bot_name(std::string_view id) {
  if (id == "random") return both("Wanderer (random)", "Errante (aleatório)");
  if (id == "greedy") return both("Merchant", "Mercador");
  if (id == "novice") return both("Novice", "Principiante");
  if (id == "club") return both("Club player", "Jogador de clube");
  if (id == "expert") return both("Expert", "Perito");
  if (id == "master") return both("Master", "Mestre");
  return both(id, id);
}

std::string_view actor_word(Decision::Actor actor) {
  switch (actor) {
    case Decision::Actor::player: return "player";
    case Decision::Actor::chance: return "chance";
    case Decision::Actor::no_one: break;
  }
  return "no_one";
}

json::object decision_json(const Table& table) {
  const Decision decision = table.decision();
  json::object made{{"actor", actor_word(decision.actor)}, {"seat", nullptr}, {"question", nullptr}, {"text", nullptr}};
  if (decision.actor == Decision::Actor::no_one) return made;
  made["seat"] = decision.seat;
  made["question"] = table.question();
  made["text"] = both(table.question_text(Language::en), table.question_text(Language::pt));
  return made;
}

json::array words_json(const Table& table, const Phrase& phrase) {
  json::array words;
  for (std::string_view word : table.info().grammar.words(phrase)) words.push_back(json::string(word));
  return words;
}

json::object sentences(const Table& table, const Phrase& phrase) {
  return both(table.sentence(phrase, Language::en), table.sentence(phrase, Language::pt));
}

json::object sentences_of(const Table& table, std::string_view action) {
  const Result<Phrase> phrase = table.info().grammar.parse(action);
  return phrase ? sentences(table, *phrase) : both(action, action);
}

constexpr std::size_t kRunnersUp = 3;  // in a hint

bool is_to_move(const Table& table, Seat viewer) {
  const Decision decision = table.decision();
  return decision.actor == Decision::Actor::player && decision.seat == viewer;
}

json::array legal_json(const Table& table, Seat viewer) {
  json::array list;
  if (!is_to_move(table, viewer)) return list;
  for (const LegalAction& legal : table.legal())
    list.push_back({{"action", legal.action}, {"words", words_json(table, legal.phrase)}, {"text", sentences(table, legal.phrase)}});
  return list;
}

json::object log_line(const Table& table, std::size_t step, Seat viewer) {
  const Played& played = table.history()[step];
  json::object line{{"step", step},
                    {"actor", actor_word(played.decision.actor)},
                    {"seat", played.decision.seat},
                    {"question", table.info().questions[played.decision.question]}};
  if (played.decision.seen_by(viewer)) {
    line["action"] = table.write(played.phrase);
    line["words"] = words_json(table, played.phrase);
    line["text"] = sentences(table, played.phrase);
  } else {
    line["action"] = nullptr;
    line["words"] = json::array();
    line["text"] = both("Something others may not see", "Algo que os outros não veem");
  }
  return line;
}

json::object log_json(const Table& table, Seat viewer, std::size_t from) {
  json::array lines;
  from = std::min(from, table.history().size());
  for (std::size_t step = from; step < table.history().size(); ++step) lines.push_back(log_line(table, step, viewer));
  return {{"from", from}, {"lines", std::move(lines)}};
}

json::array scores_json(const Table& table, Seat viewer) {
  json::array list;
  const Words categories = table.info().categories;
  for (const ScoreSheet& sheet : table.score(viewer)) {
    json::object by;
    for (std::size_t i = 0; i < categories.size(); ++i) by[categories[i]] = sheet.by[i];
    list.push_back({{"total", sheet.total()}, {"by", std::move(by)}});
  }
  return list;
}

json::value viewer_json(Seat viewer) {
  if (viewer == kSpectator) return "spectator";
  return viewer;
}

json::object fault_json(const Fault& fault) {
  json::object made{{"code", fault.code}, {"message", fault.message}};
  if (!fault.place.empty()) made["place"] = fault.place;
  return made;
}

void add_id(json::object& message, std::optional<std::int64_t> id) {
  if (id) message["id"] = *id;
}

}  // namespace

std::string games_message() {
  json::array games, players;
  for (const CatalogEntry& entry : catalog()) games.push_back(game_json(entry.info()));
  int level = 0;
  for (std::string_view bot : bots()) players.push_back({{"id", bot}, {"level", ++level}, {"name", bot_name(bot)}});
  return json::serialize(json::object{{"games", std::move(games)}, {"bots", std::move(players)}});
}

json::array seats_json(const std::vector<SeatState>& seats) {
  json::array list;
  for (const SeatState& seat : seats) {
    json::object made{{"seat", list.size()}, {"kind", !seat.bot.empty() ? "bot" : seat.held ? "person" : "open"},
                      {"name", seat.name},   {"bot", nullptr},
                      {"held", seat.held},   {"connected", seat.connected},
                      {"away", seat.away}};
    if (!seat.bot.empty()) made["bot"] = seat.bot;
    list.push_back(std::move(made));
  }
  return list;
}

std::optional<std::size_t> undo_to(const Table& table, Seat seat) {
  const std::vector<Played>& history = table.history();
  std::size_t step = history.size();
  while (step > table.undo_limit() && history[step - 1].decision.seat == seat) --step;
  if (step == history.size()) return std::nullopt;
  return step;
}

std::string update_message(const Table& table, const TableFacts& facts, const Access& access, std::size_t log_from) {
  const std::vector<std::uint8_t> places = table.places();
  json::object message{{"type", "update"},
                       {"table", facts.id},
                       {"game", table.info().id},
                       {"options", options_json(table.info(), table.setup())},
                       {"sequence", facts.sequence},
                       {"step", table.history().size()},
                       {"viewer", viewer_json(access.viewer)},
                       {"host", access.host},
                       {"position", table.position(access.viewer)},
                       {"decision", decision_json(table)},
                       {"legal", legal_json(table, access.viewer)},
                       {"log", log_json(table, access.viewer, log_from)},
                       {"scores", scores_json(table, access.viewer)},
                       {"places", nullptr},
                       {"seats", seats_json(facts.seats)},
                       {"undo_to", nullptr},
                       {"pace", facts.pace}};
  if (!places.empty()) message["places"] = json::value_from(places);
  if (const auto step = undo_to(table, access.viewer)) message["undo_to"] = *step;
  return json::serialize(message);
}

std::string moved_message(const Table& table, const TableFacts& facts, Seat viewer, std::size_t from) {
  const Decision decision = table.decision();
  json::array actions, legal;
  for (std::size_t step = from; step < table.history().size(); ++step) {
    const Played& played = table.history()[step];
    actions.push_back(json::value(played.decision.seen_by(viewer) ? table.write(played.phrase) : std::string(kHiddenAction)));
  }
  if (is_to_move(table, viewer))
    for (const LegalAction& one : table.legal()) legal.push_back(json::value(one.action));
  json::object message{{"type", "moved"},
                       {"sequence", facts.sequence},
                       {"step", table.history().size()},
                       {"actor", actor_word(decision.actor)},
                       {"seat", nullptr},
                       {"from", from},
                       {"actions", std::move(actions)},
                       {"legal", std::move(legal)}};
  if (decision.actor != Decision::Actor::no_one) message["seat"] = decision.seat;
  return json::serialize(message);
}

std::string seats_message(const TableFacts& facts, std::size_t watchers) {
  return json::serialize(json::object{{"type", "seats"}, {"seats", seats_json(facts.seats)}, {"pace", facts.pace}, {"watchers", watchers}});
}

std::string log_message(const Table& table, Seat viewer, std::size_t from) { return json::serialize(log_json(table, viewer, from)); }

std::string past_position_message(const Table& table, Seat viewer, std::size_t step) {
  return json::serialize(json::object{{"step", step}, {"steps", table.history().size()}, {"position", table.position_at(step, viewer)}});
}

std::string hint_message(const Table& table, std::uint32_t sequence, const Suggestion& hint, std::optional<std::int64_t> id) {
  json::object message{{"type", "hint"}, {"sequence", sequence}};
  for (const auto& [key, value] : to_json(hint)) message[key] = value;
  message["text"] = sentences_of(table, hint.action);
  json::array& considered = message["considered"].as_array();
  if (considered.size() > kRunnersUp + 1) considered.resize(kRunnersUp + 1);
  for (json::value& each : considered) each.as_object()["text"] = sentences_of(table, std::string_view(each.at("action").as_string()));
  add_id(message, id);
  return json::serialize(message);
}

std::string done_message(std::uint32_t sequence, std::optional<std::int64_t> id) {
  json::object message{{"type", "done"}, {"sequence", sequence}};
  add_id(message, id);
  return json::serialize(message);
}

std::string error_message(const Fault& fault, std::optional<std::uint32_t> sequence, std::optional<std::int64_t> id) {
  json::object message{{"type", "error"}, {"error", fault_json(fault)}};
  if (sequence) message["sequence"] = *sequence;
  add_id(message, id);
  return json::serialize(message);
}

std::string refusal(const Fault& fault, std::optional<std::uint32_t> sequence) {
  json::object message{{"error", fault_json(fault)}};
  if (sequence) message["sequence"] = *sequence;
  return json::serialize(message);
}

}  // namespace tessera
