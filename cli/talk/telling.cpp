#include "cli/talk/telling.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/boards/boards.h"
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
  return fmt::format("{} {}{}{}", paint(fmt::format("{:>4}", step), {.ink = 245}, colour), paint(who + gap, style, colour),
                     paint(what, style, colour), notation);
}

std::string Telling::board(std::size_t step, Seat viewer) const {
  const json::value position = table.position_at(step, viewer);
  return draw_board({table.info(), position, table.setup().players, language}, colour);
}

std::string Telling::points(Seat viewer) const {
  const std::vector<ScoreSheet> sheets = table.score(viewer);
  const auto row = [&](std::string_view title, auto value, Style style) {
    std::string text(fit(title, 24));
    text += std::string(static_cast<std::size_t>(24 - width_of(text)), ' ');
    for (std::size_t seat = 0; seat < sheets.size(); ++seat) text += fmt::format("{:>18}", value(seat));
    return paint(text, style, colour) + "\n";
  };
  std::string text(24, ' ');
  for (std::size_t seat = 0; seat < sheets.size(); ++seat) {
    const std::string name = fit(name_of(static_cast<Seat>(seat)), 17);
    text += std::string(static_cast<std::size_t>(18 - width_of(name)), ' ') + name;
  }
  text += "\n";
  const GameInfo& info = table.info();
  for (std::size_t i = 0; i < info.categories.size(); ++i)
    text += row(info.texts.name("category." + std::string(info.categories[i]), language),
                [&](std::size_t seat) { return sheets[seat].by[i]; }, {});
  text += row(word("total", language), [&](std::size_t seat) { return sheets[seat].total(); }, {.bold = true});
  if (table.decision().actor != Decision::Actor::no_one) return text;
  std::string first;
  for (Seat seat : winners(table)) first += (first.empty() ? "" : ", ") + name_of(seat);
  return text + (first.empty() ? std::string(word("no-winner", language)) : fmt::format("{}: {}", word("winner", language), first)) + "\n";
}

}  // namespace tessera::cli
