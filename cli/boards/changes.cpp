#include "cli/boards/changes.h"

#include <fmt/core.h>

#include "cli/boards/drawing.h"
#include "cli/words.h"

namespace tessera::cli {
namespace {

struct Passage {
  const Scene& before;
  const Scene& after;

  std::string figure(std::string_view title, int was, int is) const {
    return was == is ? std::string{} : fmt::format(", {} {} → {}", title, was, is);
  }

  std::string favour_and_claims(std::size_t seat) const {
    const json::value& was = list_of(before.position, "players")[seat];
    const json::value& is = list_of(after.position, "players")[seat];
    std::string text = figure(word("board-favour", after.language), number_of(was, "favour"), number_of(is, "favour"));
    const json::array& claims = list_of(is, "claims");
    for (std::size_t i = 0; i < claims.size(); ++i)
      if (flag_of(claims[i], "made") && !flag_of(list_of(was, "claims")[i], "made"))
        text += fmt::format(", {}: {} {}", after.info.texts.name(fmt::format("category.checkpoint-{}", i + 1), after.language),
                            number_of(claims[i], "points"), word("vp", after.language));
    return text;
  }

  std::string meeples(std::string_view god) const {
    std::string text;
    for (const auto& [territory, land] : members_of(after.position, "map")) {
      const json::value& earlier = part_of(part_of(before.position, "map"), territory);
      text += figure(territory, number_of(part_of(earlier, "meeples"), god), number_of(part_of(land, "meeples"), god));
    }
    return text.empty() ? text : fmt::format(", {} {}", word("meeples-in", after.language), text.substr(2));
  }
};

void add(std::vector<Change>& changes, int seat, const std::string& text) {
  if (!text.empty()) changes.push_back({seat, text.substr(2)});  // without the comma before the first
}

}  // namespace

bool acts_by_itself(const GameInfo& info) { return info.id == "gods-of-rome"; }

std::vector<Change> find_changes(const Scene& before, const Scene& after) {
  std::vector<Change> changes;
  if (!acts_by_itself(after.info)) return changes;
  const Passage passage{before, after};
  for (int seat = 0; seat < after.players; ++seat) add(changes, seat, passage.favour_and_claims(static_cast<std::size_t>(seat)));
  if (after.players == 1) add(changes, Change::kNoSeat, passage.meeples(text_of(after.position, "removed")) + passage.favour_and_claims(1));
  return changes;
}

}  // namespace tessera::cli
