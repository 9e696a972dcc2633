// The store in one SQLite file. One thread writes: it takes everything that waits, writes it in one
// transaction and syncs once (group commit). Another copies the log into the file from time to time,
// so that no write waits for it.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <deque>
#include <mutex>
#include <thread>

#include "store/sqlite/database.h"
#include "store/sqlite/migrations.h"
#include "store/store.h"

namespace tessera {
namespace {

using sqlite::Database;
using sqlite::Statement;

constexpr std::size_t kMostPerCommit = 2'000;
constexpr auto kBetweenCheckpoints = std::chrono::seconds(2);
constexpr int kPagesWorthACheckpoint = 500;
constexpr int kPagesTooMany = 100'000;  // 400 MB of log: writers wait for one checkpoint

std::string join_lines(const std::vector<std::string>& lines) {
  std::string joined;
  for (const std::string& line : lines) joined += (joined.empty() ? "" : "\n") + line;
  return joined;
}

std::vector<std::string> split_lines(const std::string& joined) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < joined.size();) {
    const std::size_t end = std::min(joined.find('\n', at), joined.size());
    lines.push_back(joined.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

Result<> migrate(Database& database) {
  Result<Statement> version = database.prepare("PRAGMA user_version");
  if (!version) return version.fault();
  const Result<bool> row = version->step();
  if (!row) return row.fault();
  const std::int64_t have = version->number(0);
  version->reset();
  if (!sqlite::migrations().empty() && have > sqlite::migrations().back().number)
    return Fault{"cannot-store", "the database was written by a newer version of this program"};
  for (const sqlite::Migration& migration : sqlite::migrations()) {
    if (migration.number <= have) continue;
    const std::string sql =
        "BEGIN IMMEDIATE;" + std::string(migration.sql) + "PRAGMA user_version=" + std::to_string(migration.number) + ";COMMIT";
    const Result<> done = database.execute(sql.c_str());
    if (!done) {
      database.execute("ROLLBACK");
      return Fault{"cannot-store", std::string(migration.name) + ": " + done.fault().message};
    }
  }
  return Done{};
}

Result<Database> connect(const std::string& file) {
  Result<Database> database = Database::open(file);
  if (!database) return database.fault();
  const Result<> set = database->execute(
      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=OFF; PRAGMA wal_autocheckpoint=0;"
      "PRAGMA cache_size=-16000; PRAGMA temp_store=MEMORY");
  if (!set) return set.fault();
  return database;
}

// Carries out orders inside a transaction that somebody else begins and ends.
class Writer {
 public:
  static Result<std::unique_ptr<Writer>> make(Database& database) {
    auto writer = std::unique_ptr<Writer>(new Writer(database));
    // The number the database has anyway; it is written all the same.
    const std::string same_version = "PRAGMA user_version=" + std::to_string(sqlite::migrations().back().number);
    const std::string_view sql_of[kStatements] = {
        "INSERT INTO tables(id,game,version,players,options,start,pace,host,created) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9)",
        "INSERT INTO seats(table_number,seat,name,holder,bot) VALUES(?1,?2,?3,?4,?5) ON CONFLICT(table_number,seat) "
        "DO UPDATE SET name=excluded.name, holder=excluded.holder, bot=excluded.bot",
        "INSERT INTO changes(table_number,sequence,undo,actions,at) VALUES(?1,?2,?3,?4,?5)",
        "UPDATE tables SET pace=?2 WHERE number=?1",
        same_version,
        "SAVEPOINT one_order",
        "RELEASE one_order",
        "ROLLBACK TO one_order"};
    for (std::string_view sql : sql_of) {
      Result<Statement> statement = database.prepare(sql);
      if (!statement) return statement.fault();
      writer->statements_.push_back(std::move(*statement));
    }
    return writer;
  }

  Result<TableNumber> carry_out(const Order& order) {
    return std::visit([&](const auto& one) { return write(one); }, order);
  }

 private:
  enum Which { add_table, put_seat, add_change, put_pace, probe, savepoint, release, roll_back, kStatements };
  explicit Writer(Database& database) : database_(database) {}

  static Result<TableNumber> numbered(const Result<>& result, TableNumber number) {
    if (!result) return result.fault();
    return number;
  }

  // Several statements that succeed or fail together.
  Result<TableNumber> write(const AddTable& order) {
    statements_[savepoint].run();
    const Result<TableNumber> added = write_table(order.table);
    if (!added) statements_[roll_back].run();
    statements_[release].run();
    return added;
  }

  Result<TableNumber> write_table(const StoredTable& table) {
    const std::string options = json::serialize(table.options);
    const std::string start = table.start.is_null() ? "" : json::serialize(table.start);
    Statement& insert = statements_[add_table];
    insert.bind(1, table.id).bind(2, table.game).bind(3, table.version).bind(4, table.players).bind(5, options);
    if (start.empty()) insert.bind_null(6);
    else insert.bind(6, start);
    insert.bind(7, table.pace).bind_blob(8, table.host).bind(9, table.created);
    if (const Result<> inserted = insert.run(); !inserted) return inserted.fault();
    const TableNumber number = database_.last_row();
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
      if (auto put = write(PutSeat{number, static_cast<std::uint8_t>(seat), table.seats[seat]}); !put) return put.fault();
    for (const StoredChange& change : table.changes)
      if (auto added = write(AddChange{number, change}); !added) return added.fault();
    return number;
  }

  Result<TableNumber> write(const AddChange& order) {
    const std::string actions = join_lines(order.change.actions);
    Statement& insert = statements_[add_change];
    insert.bind(1, order.table).bind(2, order.change.sequence);
    if (order.change.undo_to) insert.bind(3, *order.change.undo_to);
    else insert.bind_null(3);
    insert.bind(4, actions).bind(5, std::time(nullptr));
    return numbered(insert.run(), order.table);
  }

  Result<TableNumber> write(const PutSeat& order) {
    Statement& put = statements_[put_seat];
    put.bind(1, order.table).bind(2, order.seat).bind(3, order.content.name);
    if (order.content.holder.empty()) put.bind_null(4);
    else put.bind_blob(4, order.content.holder);
    if (order.content.bot.empty()) put.bind_null(5);
    else put.bind(5, order.content.bot);
    return numbered(put.run(), order.table);
  }

  Result<TableNumber> write(const PutPace& order) {
    return numbered(statements_[put_pace].bind(1, order.table).bind(2, order.pace).run(), order.table);
  }

  Result<TableNumber> write(const Probe&) { return numbered(statements_[probe].run(), 0); }

  Database& database_;
  std::vector<Statement> statements_;
};

class SqliteStore final : public Store {
 public:
  SqliteStore(Database writing, Database reading, Database copying)
      : writing_(std::move(writing)), reading_(std::move(reading)), copying_(std::move(copying)) {}

  Result<> start() {
    Result<std::unique_ptr<Writer>> writer = Writer::make(writing_);
    if (!writer) return writer.fault();
    writer_ = std::move(*writer);
    committer_ = std::thread([this] { commit_until_closed(); });
    copier_ = std::thread([this] { copy_until_closed(); });
    return Done{};
  }

  ~SqliteStore() override {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    changed_.notify_all();
    closed_.notify_all();
    if (committer_.joinable()) committer_.join();
    if (copier_.joinable()) copier_.join();
    if (writer_) writing_.checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
  }

  std::string_view kind() const override { return "sqlite"; }

  void write(Order order, Written done) override {
    bool wake;
    {
      const std::lock_guard lock(mutex_);
      wake = waiting_.empty();
      waiting_.push_back({std::move(order), std::move(done)});
    }
    if (wake) changed_.notify_one();
  }

  void flush() override {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [&] { return waiting_.empty() && !committing_; });
  }

  bool is_well() const override { return well_; }

  StoreFigures figures() const override {
    const std::lock_guard lock(mutex_);
    StoreFigures figures = figures_;
    figures.waiting = waiting_.size();
    return figures;
  }

  Result<bool> has_table(std::string_view id) override {
    const std::lock_guard lock(reading_mutex_);
    Result<Statement> query = reading_.prepare("SELECT 1 FROM tables WHERE id=?1");
    if (!query) return query.fault();
    return query->bind(1, id).step();
  }

  Result<StoredTable> read_table(std::string_view id) override {
    const std::lock_guard lock(reading_mutex_);
    // One transaction: its parts are of the same moment.
    if (const Result<> begun = reading_.execute("BEGIN"); !begun) return begun.fault();
    Result<StoredTable> table = read_parts(id);
    reading_.execute("COMMIT");
    return table;
  }

  Result<std::vector<std::string>> tables_of(std::span<const std::string> holders) override {
    const std::lock_guard lock(reading_mutex_);
    Result<Statement> query = reading_.prepare(
        "SELECT id, number FROM tables WHERE host=?1 UNION SELECT t.id, t.number FROM tables t JOIN seats s ON "
        "s.table_number=t.number WHERE s.holder=?1 ORDER BY 2 DESC");
    if (!query) return query.fault();
    std::vector<std::string> ids;
    for (const std::string& holder : holders) {
      query->bind_blob(1, holder);
      for (Result<bool> row = query->step();; row = query->step()) {
        if (!row) return row.fault();
        if (!*row) break;
        ids.push_back(query->text(0));
      }
    }
    return ids;
  }

 private:
  struct Waiting {
    Order order;
    Written done;
  };

  void commit_until_closed() {
    for (;;) {
      std::vector<Waiting> batch;
      {
        std::unique_lock lock(mutex_);
        committing_ = false;
        if (waiting_.empty()) idle_.notify_all();
        changed_.wait(lock, [&] { return closing_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        while (!waiting_.empty() && batch.size() < kMostPerCommit) {
          batch.push_back(std::move(waiting_.front()));
          waiting_.pop_front();
        }
        committing_ = true;
      }
      commit(batch);
    }
  }

  void commit(std::vector<Waiting>& batch) {
    const auto start = std::chrono::steady_clock::now();
    std::vector<Result<TableNumber>> results;
    Result<> all = writing_.execute("BEGIN IMMEDIATE");
    if (all) {
      for (const Waiting& one : batch) results.push_back(writer_->carry_out(one.order));
      all = writing_.execute("COMMIT");
      if (!all) writing_.execute("ROLLBACK");
    }
    if (!all) results.assign(batch.size(), all.fault());
    well_ = static_cast<bool>(all);
    note(batch.size(), all, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    for (std::size_t i = 0; i < batch.size(); ++i) batch[i].done(std::move(results[i]));
    if (pages_left_ > kPagesTooMany) pages_left_ = writing_.checkpoint(SQLITE_CHECKPOINT_TRUNCATE) ? 0 : kPagesTooMany + 1;
  }

  void note(std::size_t orders, const Result<>& committed, double seconds) {
    const std::lock_guard lock(mutex_);
    figures_.orders += committed ? orders : 0;
    figures_.commits += static_cast<bool>(committed);
    figures_.failures += !committed;
    figures_.commit_seconds += seconds;
  }

  void copy_until_closed() {
    std::uint64_t copied_at = 0;
    std::unique_lock lock(mutex_);
    while (!closed_.wait_for(lock, kBetweenCheckpoints, [&] { return closing_; })) {
      if (figures_.orders < copied_at + kPagesWorthACheckpoint) continue;
      copied_at = figures_.orders;
      lock.unlock();
      if (const Result<int> left = copying_.checkpoint(SQLITE_CHECKPOINT_PASSIVE)) pages_left_ = *left;
      lock.lock();
    }
  }

  Result<StoredTable> read_parts(std::string_view id) {
    StoredTable table;
    if (const Result<> read = read_head(id, table); !read) return read.fault();
    if (const Result<> read = read_seats(table); !read) return read.fault();
    if (const Result<> read = read_changes(table); !read) return read.fault();
    return table;
  }

  Result<> read_head(std::string_view id, StoredTable& table) {
    Result<Statement> query =
        reading_.prepare("SELECT number,id,game,version,players,options,start,pace,host,created FROM tables WHERE id=?1");
    if (!query) return query.fault();
    const Result<bool> row = query->bind(1, id).step();
    if (!row) return row.fault();
    if (!*row) return Fault{"unknown-table", "there is no such table"};
    table.number = query->number(0);
    table.id = query->text(1);
    table.game = query->text(2);
    table.version = static_cast<int>(query->number(3));
    table.players = static_cast<int>(query->number(4));
    const Result<json::value> options = parse_json(query->text(5));
    if (!options || !options->is_object()) return Fault{"cannot-store", "the options of the table are damaged"};
    table.options = options->get_object();
    if (!query->is_null(6)) {
      Result<json::value> start = parse_json(query->text(6));
      if (!start) return Fault{"cannot-store", "the first position of the table is damaged"};
      table.start = std::move(*start);
    }
    table.pace = static_cast<int>(query->number(7));
    table.host = query->text(8);
    table.created = table.changed = query->number(9);
    return Done{};
  }

  Result<> read_seats(StoredTable& table) {
    Result<Statement> query = reading_.prepare("SELECT name,holder,bot FROM seats WHERE table_number=?1 ORDER BY seat");
    if (!query) return query.fault();
    query->bind(1, table.number);
    for (Result<bool> row = query->step();; row = query->step()) {
      if (!row) return row.fault();
      if (!*row) return Done{};
      table.seats.push_back({query->text(0), query->text(1), query->text(2)});
    }
  }

  Result<> read_changes(StoredTable& table) {
    Result<Statement> query = reading_.prepare("SELECT sequence,undo,actions,at FROM changes WHERE table_number=?1 ORDER BY sequence");
    if (!query) return query.fault();
    query->bind(1, table.number);
    for (Result<bool> row = query->step();; row = query->step()) {
      if (!row) return row.fault();
      if (!*row) return Done{};
      StoredChange change{.sequence = static_cast<std::uint32_t>(query->number(0))};
      if (!query->is_null(1)) change.undo_to = static_cast<std::uint32_t>(query->number(1));
      change.actions = split_lines(query->text(2));
      table.changed = query->number(3);
      table.changes.push_back(std::move(change));
    }
  }

  Database writing_, reading_, copying_;
  std::unique_ptr<Writer> writer_;
  std::mutex reading_mutex_;

  mutable std::mutex mutex_;
  std::condition_variable changed_, idle_, closed_;
  std::deque<Waiting> waiting_;
  StoreFigures figures_;
  bool closing_ = false, committing_ = false;
  std::atomic<bool> well_ = true;
  std::atomic<int> pages_left_ = 0;
  std::thread committer_, copier_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& file) {
  Result<Database> writing = connect(file);
  if (!writing) return writing.fault();
  if (const Result<> migrated = migrate(*writing); !migrated) return migrated.fault();
  Result<Database> reading = connect(file);
  if (!reading) return reading.fault();
  Result<Database> copying = connect(file);
  if (!copying) return copying.fault();
  auto store = std::make_unique<SqliteStore>(std::move(*writing), std::move(*reading), std::move(*copying));
  if (const Result<> started = store->start(); !started) return started.fault();
  return std::unique_ptr<Store>(std::move(store));
}

}  // namespace tessera
