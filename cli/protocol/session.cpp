#include "cli/protocol/session.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>
#include <vector>

#include "catalog/catalog.h"
#include "cli/faults.h"
#include "cli/protocol/members.h"
#include "core/base/nearest.h"

namespace tessera::cli {
namespace {

constexpr std::size_t kLongestLine = 16u << 20;
constexpr int kLongestThought = 600'000;  // milliseconds

enum class Line : std::uint8_t { complete, too_long, none };

// Reads to the end of a line; of one that is too long only the beginning is kept.
Line read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  bool any = false;
  bool too_long = false;
  for (int c = buffer.sbumpc(); c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
    any = true;
    if (c == '\n') break;
    if (line.size() < kLongestLine) line += static_cast<char>(c);
    else too_long = true;
  }
  return !any ? Line::none : too_long ? Line::too_long : Line::complete;
}

json::value actor_json(const Decision& decision) {
  if (decision.actor == Decision::Actor::player) return decision.seat;
  if (decision.actor == Decision::Actor::chance) return "chance";
  return nullptr;
}

json::object option_json(const GameInfo& info, const Option& option, Language language) {
  json::array values;
  const bool flag = std::ranges::equal(option.values, kOffOn);
  for (std::size_t i = 0; i < option.values.size(); ++i) values.push_back(flag ? json::value(i == 1) : json::value(option.values[i]));
  const json::value fallback = values[option.fallback];
  return {{"id", option.id},
          {"name", info.texts.name("option." + std::string(option.id), language)},
          {"values", std::move(values)},
          {"default", fallback}};
}

json::object sheet_json(const GameInfo& info, const ScoreSheet& sheet) {
  json::object by;
  for (std::size_t i = 0; i < info.categories.size(); ++i) by[info.categories[i]] = sheet.by[i];
  return {{"total", sheet.total()}, {"by", std::move(by)}};
}

std::string writable(const json::object& answer) { return json::serialize(answer); }

}  // namespace

json::object games_json(Language language) {
  json::array games;
  for (const CatalogEntry& entry : catalog()) {
    const GameInfo& info = entry.info();
    json::array players, options;
    for (int count = info.min_players; count <= info.max_players; ++count) players.push_back(count);
    for (const Option& option : info.options) options.push_back(option_json(info, option, language));
    games.push_back({{"id", info.id},
                     {"name", info.texts.name("game.name", language)},
                     {"players", std::move(players)},
                     {"options", std::move(options)}});
  }
  return {{"ok", true}, {"games", std::move(games)}};
}

json::object legal_json(const Table& table, Language language) {
  const Decision decision = table.decision();
  const bool is_chance = decision.actor == Decision::Actor::chance;
  json::array actions;
  for (const LegalAction& legal : table.legal()) {
    json::object action{{"action", legal.action}, {"text", table.sentence(legal.phrase, language)}};
    if (is_chance) action["p"] = legal.probability;
    actions.push_back(std::move(action));
  }
  return {{"ok", true},
          {"actor", actor_json(decision)},
          {"decision", table.question()},
          {"text", table.question_text(language)},
          {"actions", std::move(actions)}};
}

json::object score_json(const Table& table, Seat viewer, Language language) {
  json::array players;
  for (const ScoreSheet& sheet : table.score(viewer)) players.push_back(sheet_json(table.info(), sheet));
  json::value winner = nullptr;
  if (table.decision().actor == Decision::Actor::no_one) {
    json::array seats;
    for (Seat seat : winners(table)) seats.push_back(seat);
    winner = std::move(seats);
  }
  json::object made{{"ok", true}, {"players", std::move(players)}, {"winner", std::move(winner)}};
  if (const std::optional<Rival> rival = table.rival()) {
    json::object about{{"name", table.info().texts.name(rival->name, language)}};
    for (const auto& [key, value] : sheet_json(table.info(), rival->sheet)) about[key] = value;
    made["rival"] = std::move(about);
  }
  return made;
}

std::string Session::answer(std::string_view line) {
  const Result<json::value> request = parse_json(line);
  if (!request) return writable(error_json(request.fault()));
  Answer answer = dispatch(*request);
  json::object made = answer ? std::move(*answer) : error_json(answer.fault());
  if (const json::value* id = member(*request, "id")) made["id"] = *id;
  return writable(made);
}

void Session::serve(std::istream& in, std::ostream& out) {
  std::string line;
  for (Line read = read_line(in, line); read != Line::none; read = read_line(in, line)) {
    if (read == Line::complete) out << answer(line);
    else out << writable(error_json({"bad-request", fmt::format("a line may have {} bytes at most", kLongestLine)}));
    out << '\n' << std::flush;
    if (!out) return;  // nobody listens any more
  }
}

Session::Answer Session::dispatch(const json::value& request) {
  enum class About : std::uint8_t { anything, open_game };
  using enum About;
  struct Row {
    std::string_view word;
    Answer (Session::*act)(const json::value&);
    About about;
    std::vector<std::string_view> members;
  };
  static const std::array<Row, 12> kRows{{{"games", &Session::games, anything, {}},
                                          {"new", &Session::new_game, anything, {"game", "players", "seed", "options"}},
                                          {"position", &Session::position, open_game, {"as"}},
                                          {"set", &Session::set, anything, {"position", "game"}},
                                          {"legal", &Session::legal, open_game, {}},
                                          {"play", &Session::play, open_game, {"action"}},
                                          {"chance", &Session::chance, anything, {"mode"}},
                                          {"score", &Session::score, open_game, {"as"}},
                                          {"suggest", &Session::suggest, open_game, {"bot", "ms", "seed"}},
                                          {"undo", &Session::undo, open_game, {}},
                                          {"record", &Session::record, open_game, {"as"}},
                                          {"load", &Session::load, anything, {"record"}}}};
  if (!request.is_object()) return Fault{"bad-request", "a request is a JSON object such as {\"do\":\"games\"}"};
  const Result<std::string_view> word = text_member(request, "do");
  if (!word) return word.fault();
  std::vector<std::string_view> words;
  for (const Row& row : kRows) {
    words.push_back(row.word);
    if (row.word != *word) continue;
    const Result<> members = check_members(request, row.members);
    if (!members) return members.fault();
    if (row.about == open_game) {
      const Result<> game = need_game();
      if (!game) return game.fault();
      const Result<Language> language = language_member(request, table_->info());
      if (!language) return language.fault();
    }
    return (this->*row.act)(request);
  }
  return Fault{"unknown-request", fmt::format("no request is called '{}'{}", word->substr(0, 60), did_you_mean(*word, words)), "do"};
}

Result<> Session::need_game() const {
  if (table_) return Done{};
  return Fault{"no-game", "no game is open; begin one with {\"do\":\"new\",\"game\":\"...\",\"players\":2}"};
}

void Session::let_chance_play() {
  if (chance_ != Chance::automatic) return;
  table_->settle();
  table_->play_chance(rng_);
}

Session::Answer Session::games(const json::value& request) {
  const Result<Language> language = language_member(request);
  if (!language) return language.fault();
  return games_json(*language);
}

Session::Answer Session::new_game(const json::value& request) {
  const Result<std::string_view> game = text_member(request, "game");
  if (!game) return game.fault();
  const Result<int> players = number_member(request, "players", 0, 1000);
  if (!players) return players.fault();
  const Result<std::uint64_t> seed = seed_member(request, 1);
  if (!seed) return seed.fault();
  Result<std::unique_ptr<Table>> table = open_table(*game, *players, member(request, "options"));
  if (!table) return table.fault();
  table_ = std::move(*table);
  seed_ = *seed;
  rng_ = Rng(seed_);
  let_chance_play();
  return json::object{{"ok", true}};
}

Session::Answer Session::position(const json::value& request) {
  const Result<Seat> viewer = viewer_member(request, table_->setup().players);
  if (!viewer) return viewer.fault();
  return json::object{{"ok", true}, {"position", table_->position(*viewer)}};
}

Session::Answer Session::set(const json::value& request) {
  const json::value* position = member(request, "position");
  if (!position) return Fault{"bad-request", "'position' is missing", "position"};
  std::unique_ptr<Table> table;
  if (member(request, "game")) {
    const Result<std::string_view> game = text_member(request, "game");
    if (!game) return game.fault();
    const Result<const CatalogEntry*> entry = find_game(*game);
    if (!entry) return entry.fault();
    Result<std::unique_ptr<Table>> opened = open_table(*game, (*entry)->info().max_players, nullptr);
    if (!opened) return opened.fault();
    table = std::move(*opened);
  } else {
    const Result<> open = need_game();
    if (!open) return open.fault();
    table = table_->clone();
  }
  const Result<> loaded = table->set(*position);
  if (!loaded) return loaded.fault();
  table_ = std::move(table);
  let_chance_play();
  return json::object{{"ok", true}};
}

Session::Answer Session::legal(const json::value& request) { return legal_json(*table_, *language_member(request)); }

Session::Answer Session::play(const json::value& request) {
  const Result<std::string_view> action = text_member(request, "action");
  if (!action) return action.fault();
  const Result<> played = table_->play(*action);
  if (!played) return played.fault();
  let_chance_play();
  return json::object{{"ok", true}};
}

Session::Answer Session::chance(const json::value& request) {
  const Result<std::string_view> mode = text_member(request, "mode");
  if (!mode) return mode.fault();
  if (*mode != "auto" && *mode != "manual")
    return Fault{"bad-request", fmt::format("'mode' must be 'auto' or 'manual', not '{}'", mode->substr(0, 60)), "mode"};
  chance_ = *mode == "auto" ? Chance::automatic : Chance::manual;
  if (table_) let_chance_play();
  return json::object{{"ok", true}};
}

Session::Answer Session::score(const json::value& request) {
  const Result<Seat> viewer = viewer_member(request, table_->setup().players);
  if (!viewer) return viewer.fault();
  return score_json(*table_, *viewer, *language_member(request));
}

// A bot has random numbers of its own: asking for advice does not change what chance will do.
Session::Answer Session::suggest(const json::value& request) {
  const Result<std::string_view> bot = text_member(request, "bot");
  if (!bot) return bot.fault();
  const Result<int> milliseconds = member(request, "ms") ? number_member(request, "ms", 0, kLongestThought) : Result<int>(500);
  if (!milliseconds) return milliseconds.fault();
  const Result<std::uint64_t> seed = seed_member(request, seed_ + table_->history().size());
  if (!seed) return seed.fault();
  const Result<Suggestion> made = tessera::suggest(*table_, {.bot = *bot, .milliseconds = *milliseconds, .seed = *seed});
  if (!made) return made.fault();
  json::object answer{{"ok", true}};
  for (const auto& [key, value] : to_json(*made)) answer[key] = value;
  return answer;
}

Session::Answer Session::undo(const json::value&) {
  const Result<> undone = table_->undo();
  if (!undone) return undone.fault();
  if (chance_ == Chance::automatic) table_->rewind(table_->asked_at(table_->history().size()));  // it would only be given again
  return json::object{{"ok", true}};
}

Session::Answer Session::record(const json::value& request) {
  const Result<Seat> viewer = viewer_member(request, table_->setup().players);
  if (!viewer) return viewer.fault();
  return json::object{{"ok", true}, {"record", to_json(table_->record(*viewer))}};
}

Session::Answer Session::load(const json::value& request) {
  const json::value* given = member(request, "record");
  if (!given) return Fault{"bad-request", "'record' is missing", "record"};
  const Result<Record> record = record_from_json(*given);
  if (!record) return record.fault();
  Result<std::unique_ptr<Table>> table = open_record(*record);
  if (!table) return table.fault();
  table_ = std::move(*table);
  let_chance_play();
  return json::object{{"ok", true}};
}

}  // namespace tessera::cli
