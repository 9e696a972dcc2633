// The line protocol: one JSON object in, one out, about one current game. docs/protocol.md
// describes it. A fault of any kind is answered with an error and changes nothing.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "core/table/table.h"

namespace tessera::cli {

class Session {
 public:
  // The answer to one line, without its end.
  std::string answer(std::string_view line);

  // Answers every line until the input ends.
  void serve(std::istream& in, std::ostream& out);

 private:
  enum class Chance : std::uint8_t { automatic, manual };
  using Answer = Result<json::object>;

  Answer dispatch(const json::value& request);
  Answer games(const json::value& request);
  Answer new_game(const json::value& request);
  Answer position(const json::value& request);
  Answer set(const json::value& request);
  Answer legal(const json::value& request);
  Answer play(const json::value& request);
  Answer chance(const json::value& request);
  Answer score(const json::value& request);
  Answer suggest(const json::value& request);
  Answer undo(const json::value& request);
  Answer record(const json::value& request);
  Answer load(const json::value& request);

  Result<> need_game() const;
  void let_chance_play();

  std::unique_ptr<Table> table_;
  Chance chance_ = Chance::automatic;
  std::uint64_t seed_ = 1;
  Rng rng_{1};
};

// What `legal`, `games` and `score` answer, for the commands that print the same as JSON.
json::object legal_json(const Table& table, Language language);
json::object games_json(Language language);
json::object score_json(const Table& table, Seat viewer, Language language);

}  // namespace tessera::cli
