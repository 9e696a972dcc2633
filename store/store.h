// How tables are kept. One interface; what is written is on disk before it is called done.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/json/json.h"

namespace tessera {

using TableNumber = std::int64_t;  // the store's own key of a table

struct StoredSeat {
  std::string name{};
  std::string holder{};  // hash of the holder's token; empty: nobody holds it
  std::string bot{};     // who acts for it, if a bot does
  bool operator==(const StoredSeat&) const = default;
};

// What happened at once: actions in notation, or going back to a step.
struct StoredChange {
  std::uint32_t sequence = 0;  // of the first action, from 1
  std::optional<std::uint32_t> undo_to{};
  std::vector<std::string> actions{};
  bool operator==(const StoredChange&) const = default;
};

struct StoredTable {
  TableNumber number = 0;
  std::string id, game;
  int version = 0, players = 0;
  json::object options{};
  json::value start{};  // a referee's position, or null
  int pace = 0;
  std::string host{};  // hash of the token of whoever opened it
  std::int64_t created = 0, changed = 0;
  std::vector<StoredSeat> seats{};
  std::vector<StoredChange> changes{};
};

// Orders to the store.
struct AddTable {
  StoredTable table;  // its number is given by the store
};
struct AddChange {
  TableNumber table;
  StoredChange change;
};
struct PutSeat {
  TableNumber table;
  std::uint8_t seat;
  StoredSeat content;
};
struct PutPace {
  TableNumber table;
  int pace;
};
struct Probe {};  // writes, but changes nothing: does the store take writes?
using Order = std::variant<AddTable, AddChange, PutSeat, PutPace, Probe>;

struct StoreFigures {
  std::uint64_t orders = 0, commits = 0, failures = 0;
  double commit_seconds = 0;
  std::size_t waiting = 0;
};

class Store {
 public:
  // Gets the number of the table, or why nothing was written.
  using Written = std::function<void(Result<TableNumber>)>;

  virtual ~Store() = default;
  virtual std::string_view kind() const = 0;

  // Writes soon, together with what else is waiting; `done` is called from the store's own thread
  // once it is on disk. Orders are written in the order they were given.
  virtual void write(Order order, Written done) = 0;
  // Waits until everything given so far is written.
  virtual void flush() = 0;
  virtual bool is_well() const = 0;  // the last write went well
  virtual StoreFigures figures() const = 0;

  virtual Result<bool> has_table(std::string_view id) = 0;
  // The whole table; fault `unknown-table` where there is none.
  virtual Result<StoredTable> read_table(std::string_view id) = 0;
  // Ids of the tables where one of these hashes holds a seat or is the host, newest first.
  virtual Result<std::vector<std::string>> tables_of(std::span<const std::string> holders) = 0;
};

// Opens or makes the database file and brings it up to date.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& file);

}  // namespace tessera
