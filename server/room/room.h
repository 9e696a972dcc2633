// A table with people and bots around it. Everything that happens in a room happens one after
// another, and what it shows or answers is on disk.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/table/table.h"
#include "server/http/network.h"
#include "server/metrics.h"
#include "server/protocol/messages.h"
#include "server/protocol/orders.h"
#include "server/room/bots.h"
#include "store/store.h"

namespace tessera {

// What every room works with.
struct House {
  Reactor& reactor;
  Store& store;
  Bots& bots;
  Metrics& metrics;
  std::chrono::seconds away_after{60};  // others may then give the seat to a bot
};

// Somebody who looks at a room. Called in the room's turn.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void show(Connection::Text message) = 0;
};

struct Watching {
  std::shared_ptr<Watcher> watcher;
  Access access{};
  bool previews = true, moves_only = false;
};

// The answer to an order: the sequence now, and the fault if it was refused.
struct Answer {
  std::uint32_t sequence = 0;
  std::optional<Fault> fault{};
};
using Answering = std::function<void(const Answer&)>;

struct Joined {
  Seat seat;
  std::string token;
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  using Clock = std::chrono::steady_clock;
  using Job = std::function<void(Room&)>;

  // Replays what the store holds.
  static Result<std::shared_ptr<Room>> open(const StoredTable& stored, const House& house);

  // Runs a job in its turn, perhaps at once. All that follows may be called by jobs only.
  void enter(Job job);

  Result<Access> access_of(std::string_view token) const;  // an empty token: a spectator
  const Table& table() const { return *table_; }
  void forget_watchers() { watching_.clear(); }  // when nothing runs any more: they hold the room in turn
  std::uint32_t sequence() const { return sequence_; }
  json::object summary(const Access& access) const;
  std::string update(const Access& access, std::optional<std::uint32_t> after) const;
  std::string previews(Seat viewer) { return previews_of(viewer); }
  Record record(Seat viewer) const;

  void play(const Access& access, const PlayOrder& order, Answering answering);
  void undo(const Access& access, const UndoOrder& order, Answering answering);
  void hint(const Access& access, const HintOrder& order, std::function<void(Result<Suggestion>)> answering);
  void change_seat(const Access& access, const SeatOrder& order, Answering answering);
  void change_pace(const Access& access, const PaceOrder& order, Answering answering);
  void join(const JoinOrder& order, std::function<void(Result<Joined>)> answering);

  void watch(Watching watching, std::optional<std::uint32_t> after);
  void leave(const Watcher* watcher);
  void call_bot();  // has a bot think, if one is to move

  Clock::time_point last_used() const;

 private:
  struct SeatNow {
    StoredSeat stored;
    int connections = 0;
    Clock::time_point left{};
  };

  Room(const StoredTable& stored, const House& house, std::unique_ptr<Table> table);
  Result<> replay(const std::vector<StoredChange>& changes);

  void run_jobs();
  // Writes; nothing else happens in the room until `then` has run.
  void write(Order order, std::function<void(const Result<TableNumber>&)> then);
  void resume(Job job);

  void refuse(const Answering& answering, Fault fault) const;
  void play_legal(std::string_view action, Answering answering);
  void played(std::size_t step, const Result<TableNumber>& written, const Answering& answering);
  void bot_chose(const Result<Suggestion>& suggestion);
  void play_after(std::chrono::milliseconds delay);
  void play_when_due();
  std::optional<Fault> may_change(const Access& access, const SeatOrder& order) const;
  bool is_away(const SeatNow& seat) const;
  std::vector<SeatState> seat_states() const;
  std::string previews_of(Seat viewer);
  std::string message_for(const Watching& watching, std::size_t from) const;
  void publish(std::size_t from);
  void publish_previews();
  void publish_seats();
  std::size_t steps_known(std::optional<std::uint32_t> after) const;

  const House house_;
  const std::string id_, host_;
  const TableNumber number_;
  const std::int64_t created_;
  std::int64_t changed_at_;  // seconds since 1970
  std::unique_ptr<Table> table_;
  std::vector<SeatNow> seats_;
  int pace_;
  std::uint32_t sequence_ = 0;
  std::vector<std::uint32_t> lengths_{0};  // of the history, after each sequence number
  Clock::time_point changed_ = Clock::now();
  std::uint32_t thought_ = 0;  // the number of the thought that counts
  std::optional<Bots::Ticket> asked_{};  // of the one thought that is queued or under way; it may count no more
  std::optional<std::string> chosen_{};  // by the bot, to be played when it is due
  std::uint32_t wait_ = 0;  // the number of the wait that counts
  bool thinking_ = false, hinting_ = false;  // a bot is to move; somebody waits for a hint
  std::vector<Watching> watching_;

  mutable std::mutex mutex_;  // of what follows
  std::deque<Job> jobs_;
  bool running_ = false, held_ = false;
  Clock::time_point used_ = Clock::now();
};

}  // namespace tessera
