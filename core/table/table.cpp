#include "core/table/table.h"

namespace tessera {

std::string Table::question_text(Language language) const {
  const std::string text = info().texts.question(question(), question_subject(), language);
  return text.empty() ? std::string(question()) : text;
}

std::size_t Table::undo_limit() const {
  const std::vector<Played>& played = history();
  std::size_t step = played.size();
  while (step > 0 && played[step - 1].decision.actor == Decision::Actor::player) --step;
  return step;
}

std::vector<Seat> winners(const Table& table) {
  std::vector<Seat> first;
  const std::vector<std::uint8_t> places = table.places();
  for (std::size_t seat = 0; seat < places.size(); ++seat)
    if (places[seat] == 1) first.push_back(static_cast<Seat>(seat));
  return first;
}

}  // namespace tessera
