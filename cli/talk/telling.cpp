#include "cli/talk/telling.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/boards/boards.h"
#include "cli/boards/changes.h"
#include "cli/words.h"

namespace tessera::cli {

std::string Telling::name_of(Seat seat) const {
  const std::string plain(table.info().texts.name(fmt::format("seat-{}", seat + 1), language));
  const std::string numbered = plain.starts_with("seat-") ? fmt::format("{} {}", word("player", language), seat + 1) : plain;
  if (seat >= names.size() || names[seat].empty()) return numbered;
  return fmt::format("{} ({})", numbered, names[seat] == kPerson ? word("you", language) : names[seat]);
}

std::string Telling::actor(const Decision& decision) const {
  if (decision.actor == Decision::Actor::player) return name_of(decision.seat);
  return std::string(word("chance", language));
}

std::string Telling::line(std::size_t step, Seat viewer) const {
  const Played& played = table.history()[step];
  const bool seen = viewer == kReferee || played.decision.seen_by(viewer);
  const bool is_chance = played.decision.actor == Decision::Actor::chance;
  const std::string who = actor(played.decision);
  const std::string gap(static_cast<std::size_t>(std::max(1, 20 - width_of(who))), ' ');
  const std::string what = seen ? table.sentence(played.phrase, language) : "…";
  const std::string notation = seen ? paint(fmt::format("  [{}]", table.write(played.phrase)), {.ink = 245}, colour) : "";
  const Style style = is_chance ? Style{.dim = true} : Style{};
  std::string text = fmt::format("{} {}{}{}", paint(fmt::format("{:>4}", step), {.ink = 245}, colour), paint(who + gap, style, colour),
                                 paint(what, style, colour), notation);
  for (const std::string& each : consequences(step, viewer)) text += "\n       " + each;
  return text;
}

std::vector<std::string> Telling::consequences(std::size_t step, Seat viewer) const {
  if (!acts_by_itself(table.info())) return {};
  const json::value before = table.position_at(step, viewer), after = table.position_at(step + 1, viewer);
  const int players = table.setup().players;
  std::vector<std::string> lines;
  for (const Change& change : find_changes({table.info(), before, players, language}, {table.info(), after, players, language})) {
    const std::optional<Rival> rival = table.rival();
    const bool is_rival = change.seat == Change::kNoSeat && rival;
    const std::string who =
        is_rival ? std::string(table.info().texts.name(rival->name, language)) : name_of(static_cast<Seat>(change.seat));
    lines.push_back(fmt::format("{}: {}", who, change.text));
  }
  return lines;
}

std::string Telling::board(std::size_t step, Seat viewer) const {
  const json::value position = table.position_at(step, viewer);
  return draw_board({table.info(), position, table.setup().players, language}, colour);
}

std::string Telling::points(Seat viewer) const {
  std::vector<ScoreSheet> sheets = table.score(viewer);
  std::vector<std::string> titles;
  for (std::size_t seat = 0; seat < sheets.size(); ++seat) titles.push_back(name_of(static_cast<Seat>(seat)));
  const std::optional<Rival> rival = table.rival();
  if (rival) sheets.push_back(rival->sheet), titles.emplace_back(table.info().texts.name(rival->name, language));
  const auto row = [&](std::string_view title, auto value, Style style) {
    std::string text(fit(title, 24));
    text += std::string(static_cast<std::size_t>(24 - width_of(text)), ' ');
    for (const ScoreSheet& sheet : sheets) text += fmt::format("{:>18}", value(sheet));
    return paint(text, style, colour) + "\n";
  };
  std::string text(24, ' ');
  for (const std::string& title : titles) {
    const std::string name = fit(title, 17);
    text += std::string(static_cast<std::size_t>(18 - width_of(name)), ' ') + name;
  }
  text += "\n";
  const GameInfo& info = table.info();
  for (std::size_t i = 0; i < info.categories.size(); ++i)
    text += row(info.texts.name("category." + std::string(info.categories[i]), language),
                [&](const ScoreSheet& sheet) { return sheet.by[i]; }, {});
  text += row(word("total", language), [&](const ScoreSheet& sheet) { return sheet.total(); }, {.bold = true});
  if (table.decision().actor != Decision::Actor::no_one) return text;
  std::string first;
  for (Seat seat : winners(table)) first += (first.empty() ? "" : ", ") + name_of(seat);
  if (!first.empty()) return text + fmt::format("{}: {}\n", word("winner", language), first);
  if (rival) return text + fmt::format(fmt::runtime(word("rival-won", language)), titles.back()) + "\n";
  return text + std::string(word("no-winner", language)) + "\n";
}

}  // namespace tessera::cli
