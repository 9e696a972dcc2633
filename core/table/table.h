// One running game, for everybody who does not search it: notation, JSON, undo, records.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance/rng.h"
#include "core/game/decision.h"
#include "core/game/score_sheet.h"
#include "core/game/setup.h"
#include "core/record/record.h"

namespace tessera {

inline constexpr Seat kReferee = 0xfe;  // sees everything

struct LegalAction {
  Phrase phrase;
  std::string action;       // notation
  double probability = 0;   // of chance's actions
};

// One action of the past and the decision it answered.
struct Played {
  Decision decision;
  Phrase phrase;
};

class Table {
 public:
  virtual ~Table() = default;
  virtual std::unique_ptr<Table> clone() const = 0;

  virtual const GameInfo& info() const = 0;
  virtual const Setup& setup() const = 0;
  virtual Decision decision() const = 0;
  virtual std::vector<LegalAction> legal() const = 0;

  virtual Result<> play(std::string_view action) = 0;
  // Gives the only answer where it goes without asking; false where somebody is asked. Not where others look on: that it came
  // at once would tell them what they may not know.
  virtual bool settle() = 0;
  // Lets chance decide until somebody else is to move; false where it is not chance's turn.
  virtual bool play_chance(Rng& rng) = 0;

  // Figures of its own that a game tells about a legal action before it is taken; empty where none.
  virtual json::object figures(const Phrase& action) const = 0;

  virtual json::value position(Seat viewer) const = 0;
  virtual Result<> set(const json::value& position) = 0;
  virtual std::vector<ScoreSheet> score(Seat viewer) const = 0;
  // Who competes without a seat; nobody in most games.
  virtual std::optional<Rival> rival() const = 0;
  // The place of each seat at the end; empty before.
  virtual std::vector<std::uint8_t> places() const = 0;

  // The last step up to this one at which somebody was asked.
  virtual std::size_t asked_at(std::size_t step) const = 0;
  // Takes back the last action of a player, unless something was revealed since.
  virtual Result<> undo() = 0;
  virtual const std::vector<Played>& history() const = 0;
  // The step undo may go back to at most: what came before was drawn, rolled or revealed, or is the beginning.
  std::size_t undo_limit() const;
  bool can_undo() const { return undo_limit() < history().size(); }
  // The position before the given action of the history; history().size() is now.
  virtual json::value position_at(std::size_t step, Seat viewer) const = 0;
  // The same as it may be for all `viewer` knows: what he does not see is dealt at random.
  virtual json::value imagined_at(std::size_t step, Seat viewer, Rng& rng) const = 0;
  // Goes back to the position before that action; nothing before it is lost.
  virtual void rewind(std::size_t step) = 0;

  // The whole game, without what `viewer` may not see.
  virtual Record record(Seat viewer) const = 0;
  // Starts anew and plays a record; on a fault everything stays as it was.
  virtual Result<> load(const Record& record) = 0;

  // What the position format consists of, as rows of a Markdown table.
  virtual std::string describe_position() const = 0;

  // Texts.
  std::string write(const Phrase& phrase) const { return info().grammar.write(phrase); }
  std::string sentence(const Phrase& phrase, Language language) const { return info().texts.sentence(info().grammar, phrase, language); }
  std::string_view question() const { return info().questions[decision().question]; }
  // What the question is about, where the game says more than its word: a word of the notation, or nothing.
  virtual std::string_view question_subject() const = 0;
  std::string question_text(Language language) const;
};

// Seats that won; empty before the end, and where nobody did.
std::vector<Seat> winners(const Table& table);

}  // namespace tessera
