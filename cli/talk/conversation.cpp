#include "cli/talk/conversation.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <istream>
#include <ostream>
#include <span>

#include "catalog/catalog.h"
#include "cli/faults.h"
#include "cli/game_file.h"
#include "cli/words.h"
#include "core/base/nearest.h"

namespace tessera::cli {
namespace {

constexpr Style kAccent{.ink = 180, .bold = true};
constexpr Style kWarning{.ink = 203};
constexpr std::size_t kExample = 18;    // letters of the example in the help
constexpr std::size_t kMany = 12;       // choices from which those that begin alike stand apart
constexpr std::size_t kConsidered = 4;  // options named with a hint

enum class Order : std::uint8_t { board, hint, undo, points, log, save, help, quit, none };

struct OrderWord {
  std::string_view word;
  Order order;
};
constexpr OrderWord kOrders[] = {
    {"board", Order::board},   {"tabuleiro", Order::board}, {"hint", Order::hint},     {"dica", Order::hint},  {"undo", Order::undo},
    {"desfazer", Order::undo}, {"points", Order::points},   {"pontos", Order::points}, {"log", Order::log},    {"registo", Order::log},
    {"save", Order::save},     {"guardar", Order::save},    {"help", Order::help},     {"ajuda", Order::help}, {"?", Order::help},
    {"quit", Order::quit},     {"exit", Order::quit},       {"sair", Order::quit},     {"q", Order::quit},     {"u", Order::undo},
    {"h", Order::hint},        {"b", Order::board},
};

// Do many choices fall into a few that begin alike, as those of each die?
bool has_parts(const std::vector<LegalAction>& choices) {
  std::size_t parts = 1;
  for (std::size_t i = 1; i < choices.size(); ++i) parts += choices[i].phrase.what != choices[i - 1].phrase.what;
  return choices.size() > kMany && parts * 3 <= choices.size();
}

Order find_order(std::string_view word) {
  for (const OrderWord& known : kOrders)
    if (known.word == word) return known.order;
  return Order::none;
}

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  if (from == text.npos) return {};
  return std::string(text.substr(from, text.find_last_not_of(" \t\r") + 1 - from));
}

// game.json, or the first of game-2.json, game-3.json ... that does not exist.
std::string free_name() {
  std::string name = "game.json";
  std::error_code unknown;
  for (int i = 2; std::filesystem::exists(std::filesystem::symlink_status(name, unknown)); ++i) name = fmt::format("game-{}.json", i);
  return name;
}

// What somebody may have meant: a known answer, or of a verb alone the first choice it begins.
std::string_view nearest_choice(std::string_view line, const std::vector<LegalAction>& choices, std::span<const std::string_view> known) {
  const std::string_view meant = nearest(line, known);
  if (!meant.empty() || line.find(' ') != line.npos) return meant;
  std::vector<std::string_view> verbs;
  for (const LegalAction& choice : choices) verbs.push_back(std::string_view(choice.action).substr(0, choice.action.find(' ')));
  const std::string_view verb = nearest(line, verbs);
  if (verb.empty()) return {};
  return choices[static_cast<std::size_t>(std::find(verbs.begin(), verbs.end(), verb) - verbs.begin())].action;
}

template <class... Parts>
std::string say(std::string_view key, Language language, const Parts&... parts) {
  return fmt::format(fmt::runtime(word(key, language)), parts...);
}

}  // namespace

Conversation::Conversation(Table& table, Manner manner, std::istream& in, std::ostream& out)
    : table_(table),
      manner_(std::move(manner)),
      in_(in),
      out_(out),
      rng_(manner_.seed),
      told_(table.history().size()),
      bots_(manner_.seats.size()) {}

// The person to move sees with their own eyes; at other times the only person there is.
Seat Conversation::viewer() const {
  const Decision decision = table_.decision();
  if (decision.actor == Decision::Actor::player && is_person(decision.seat)) return decision.seat;
  const auto people = std::count(manner_.seats.begin(), manner_.seats.end(), kPerson);
  if (people != 1) return kSpectator;
  return static_cast<Seat>(std::find(manner_.seats.begin(), manner_.seats.end(), kPerson) - manner_.seats.begin());
}

Result<> Conversation::run() {
  for (Decision decision = table_.decision(); decision.actor != Decision::Actor::no_one; decision = table_.decision()) {
    if (table_.settle() || table_.play_chance(rng_)) {
      tell_news();
    } else if (!is_person(decision.seat)) {
      const Result<> played = let_bot_play(decision.seat);
      if (!played) return played.fault();
    } else if (ask() == Next::leave) {
      out_ << word("bye", manner_.language) << "\n";
      return Done{};
    }
  }
  tell_news();
  out_ << "\n"
       << telling().board(table_.history().size(), viewer()) << "\n"
       << paint(word("ended", manner_.language), kAccent, manner_.colour) << "\n\n"
       << telling().points(kReferee);
  return Done{};
}

Record Conversation::record() const {
  Record record = table_.record(kReferee);
  record.seats = manner_.seats;
  return record;
}

Result<> Conversation::let_bot_play(Seat seat) {
  if (!bots_[seat]) {
    Result<std::unique_ptr<Bot>> made = make_bot(table_.info().id, manner_.seats[seat], manner_.milliseconds);
    if (!made) return made.fault();
    bots_[seat] = std::move(*made);
  }
  const Result<Suggestion> chosen = bots_[seat]->choose(table_, manner_.seed + table_.history().size());
  if (!chosen) return chosen.fault();
  const Result<> played = table_.play(chosen->action);
  if (!played) return played.fault();
  board_is_stale_ = true;
  tell_news();
  return Done{};
}

void Conversation::tell_news() {
  told_ = std::min(told_, table_.history().size());
  for (; told_ < table_.history().size(); ++told_) {
    out_ << telling().line(told_, viewer()) << "\n";
    const bool is_plain_answer = table_.history()[told_].decision.actor == Decision::Actor::player;
    board_is_stale_ |= !is_plain_answer || !telling().consequences(told_, viewer()).empty();
  }
}

void Conversation::warn(std::string_view message) { out_ << paint(message, kWarning, manner_.colour) << "\n"; }

Conversation::Next Conversation::ask() {
  tell_news();
  const std::vector<LegalAction> choices = table_.legal();
  if (board_is_stale_ || asked_ != table_.decision().seat) out_ << "\n" << telling().board(table_.history().size(), viewer());
  board_is_stale_ = false;
  asked_ = table_.decision().seat;
  offer(choices);
  for (Next next = Next::ask_again; next == Next::ask_again;) {
    out_ << word("choose", manner_.language) << " " << paint(">", kAccent, manner_.colour) << " " << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
      out_ << "\n";
      return Next::leave;
    }
    next = answer(trimmed(line), choices);
    if (next != Next::ask_again) return next;
  }
  return Next::go_on;
}

void Conversation::offer(const std::vector<LegalAction>& choices) {
  out_ << "\n"
       << paint(telling().name_of(table_.decision().seat), kAccent, manner_.colour) << ": " << table_.question_text(manner_.language)
       << "\n";
  int widest = 0;
  for (const LegalAction& choice : choices) widest = std::max(widest, width_of(table_.sentence(choice.phrase, manner_.language)));
  const bool in_parts = has_parts(choices);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (in_parts && i > 0 && choices[i].phrase.what != choices[i - 1].phrase.what) out_ << "\n";
    const std::string text = table_.sentence(choices[i].phrase, manner_.language);
    const std::string gap(static_cast<std::size_t>(widest - width_of(text) + 2), ' ');
    out_ << paint(fmt::format("{:>3}", i + 1), kAccent, manner_.colour) << "  " << text << gap
         << paint(choices[i].action, {.ink = 245}, manner_.colour) << "\n";
  }
}

Conversation::Next Conversation::choose(std::size_t number, const std::vector<LegalAction>& choices) {
  const Result<> played = table_.play(choices[number].action);
  if (!played) return warn(sentence(played.fault())), Next::ask_again;
  tell_news();
  return Next::go_on;
}

// A number, the words of an action, an order, or a part of the words that fits one action only.
Conversation::Next Conversation::answer(const std::string& line, const std::vector<LegalAction>& choices) {
  if (line.empty()) return choices.size() == 1 ? choose(0, choices) : Next::ask_again;
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
  if (end == line.data() + line.size()) {
    if (error == std::errc{} && number >= 1 && number <= choices.size()) return choose(number - 1, choices);
    return warn(say("number-outside", manner_.language, choices.size())), Next::ask_again;
  }
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (choices[i].action == line) return choose(i, choices);
  return command(line, choices);
}

Conversation::Next Conversation::command(const std::string& line, const std::vector<LegalAction>& choices) {
  const std::size_t space = line.find(' ');
  const std::string rest = space == line.npos ? "" : trimmed(line.substr(space));
  switch (find_order(line.substr(0, space))) {
    case Order::board:
      out_ << telling().board(table_.history().size(), viewer());
      offer(choices);
      return Next::ask_again;
    case Order::hint: hint(); return Next::ask_again;
    case Order::undo: undo(); return Next::go_on;
    case Order::points: out_ << telling().points(viewer()); return Next::ask_again;
    case Order::log: print_log(); return Next::ask_again;
    case Order::save: save(rest); return Next::ask_again;
    case Order::help: out_ << say("help", manner_.language, example(choices)); return Next::ask_again;
    case Order::quit: return Next::leave;
    case Order::none: break;
  }
  std::vector<std::size_t> fitting;
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (choices[i].action.find(line) != std::string::npos) fitting.push_back(i);
  if (fitting.size() == 1) return choose(fitting[0], choices);
  std::vector<std::string_view> known;
  for (const LegalAction& choice : choices) known.push_back(choice.action);
  for (const OrderWord& order : kOrders) known.push_back(order.word);
  if (!fitting.empty()) return warn(say("several-fit", manner_.language, line, fitting.size())), Next::ask_again;
  const std::string_view meant = nearest_choice(line, choices, known);
  warn(say("no-choice-fits", manner_.language, line.substr(0, 60)) +
       (meant.empty() ? std::string{} : say("did-you-mean", manner_.language, meant)));
  return Next::ask_again;
}

// For the help: an action of several words where there is one, short enough for its column.
std::string_view Conversation::example(const std::vector<LegalAction>& choices) {
  for (const LegalAction& choice : choices)
    if (choice.action.find(' ') != std::string::npos && choice.action.size() <= kExample) return choice.action;
  return choices.front().action;
}

void Conversation::hint() {
  const Result<Suggestion> made = suggest(table_, {.bot = manner_.hint_bot, .milliseconds = manner_.milliseconds, .seed = manner_.seed});
  if (!made) warn(sentence(made.fault()));
  else {
    out_ << say("hint", manner_.language, manner_.hint_bot) << ": " << paint(made->action, kAccent, manner_.colour) << "\n";
    const Seat seat = table_.decision().seat;
    for (std::size_t i = 0; i < std::min<std::size_t>(made->considered.size(), kConsidered); ++i) {
      const Expectation& each = made->considered[i];
      const std::string worth = each.chances.empty() ? say("worth-points", manner_.language, fmt::format("{:.1f}", each.points[seat]))
                                                     : fmt::format("{:3.0f} %", 100 * each.chances[seat]);
      out_ << "  " << worth << "  " << each.action << "\n";
    }
  }
}

// Back to the last choice of a person, over bots, as far as the table allows.
void Conversation::undo() {
  const std::vector<Played>& history = table_.history();
  for (std::size_t step = history.size(); step-- > table_.undo_limit();) {
    if (!is_person(history[step].decision.seat)) continue;
    table_.rewind(table_.asked_at(step));
    told_ = table_.history().size();
    board_is_stale_ = true;
    out_ << word("undone", manner_.language) << "\n";
    return;
  }
  const bool acted = std::any_of(history.begin(), history.end(), [&](const Played& each) {
    return each.decision.actor == Decision::Actor::player && is_person(each.decision.seat);
  });
  warn(word(acted ? "revealed-since" : "nothing-to-undo", manner_.language));
}

// A file that somebody named is replaced, and they are told; one that nobody named never is.
void Conversation::save(std::string path) {
  if (path.empty()) path = free_name();
  std::error_code unknown;
  const std::string_view saved = std::filesystem::is_regular_file(path, unknown) ? "replaced" : "saved";
  const Result<> written = write_file(path, pretty(to_json(record())) + "\n");
  if (!written) warn(say("cannot-save", manner_.language, path));
  else out_ << say(saved, manner_.language, path) << "\n";
}

void Conversation::print_log() {
  for (std::size_t step = 0; step < table_.history().size(); ++step) out_ << telling().line(step, viewer()) << "\n";
}

}  // namespace tessera::cli
