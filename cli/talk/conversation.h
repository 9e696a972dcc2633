// A game played in the terminal: people type, bots answer.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "catalog/bots.h"
#include "cli/talk/telling.h"

namespace tessera::cli {

class Conversation {
 public:
  struct Manner {
    std::vector<std::string> seats;  // "me" or a bot, for each seat
    std::string hint_bot;
    int milliseconds;
    std::uint64_t seed;
    Language language;
    Colour colour;
  };

  Conversation(Table& table, Manner manner, std::istream& in, std::ostream& out);

  // Plays until the game is over or the person leaves.
  Result<> run();
  Record record() const;

 private:
  enum class Next : std::uint8_t { ask_again, go_on, leave };

  Result<> let_bot_play(Seat seat);
  void tell_news();
  void warn(std::string_view message);
  Next ask();
  void offer(const std::vector<LegalAction>& choices);
  Next answer(const std::string& line, const std::vector<LegalAction>& choices);
  Next command(const std::string& line, const std::vector<LegalAction>& choices);
  Next choose(std::size_t number, const std::vector<LegalAction>& choices);
  static std::string_view example(const std::vector<LegalAction>& choices);
  void hint();
  void undo();
  void save(std::string path);
  void print_log();

  Telling telling() const { return {table_, manner_.seats, manner_.language, manner_.colour}; }
  bool is_person(Seat seat) const { return manner_.seats[seat] == kPerson; }
  Seat viewer() const;

  Table& table_;
  Manner manner_;
  std::istream& in_;
  std::ostream& out_;
  Rng rng_;
  std::size_t told_ = 0;  // actions of the history already told
  bool board_is_stale_ = true;
  Seat asked_ = kSpectator;  // who was asked last
  std::vector<std::unique_ptr<Bot>> bots_;  // by seat, from their first choice on: they remember what they thought
};

}  // namespace tessera::cli
