#include "store/sqlite/database.h"

namespace tessera::sqlite {
namespace {

Fault fault_of(sqlite3* connection) { return {"cannot-store", std::string("database: ") + sqlite3_errmsg(connection)}; }

}  // namespace

Statement& Statement::bind(int place, std::int64_t value) {
  sqlite3_bind_int64(statement_.get(), place, value);
  return *this;
}

Statement& Statement::bind(int place, std::string_view text) {
  sqlite3_bind_text64(statement_.get(), place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
  return *this;
}

Statement& Statement::bind_blob(int place, std::string_view bytes) {
  sqlite3_bind_blob64(statement_.get(), place, bytes.data(), bytes.size(), SQLITE_STATIC);
  return *this;
}

Statement& Statement::bind_null(int place) {
  sqlite3_bind_null(statement_.get(), place);
  return *this;
}

Result<bool> Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) {
    reset();
    return false;
  }
  const Fault fault = fault_of(sqlite3_db_handle(statement_.get()));
  reset();
  return fault;
}

Result<> Statement::run() {
  const Result<bool> stepped = step();
  if (!stepped) return stepped.fault();
  reset();
  return Done{};
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

std::string Statement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return bytes ? std::string(bytes, size) : std::string();
}

Result<Database> Database::open(const std::string& file) {
  sqlite3* connection = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(connection);
  if (code != SQLITE_OK) return Fault{"cannot-store", "cannot open " + file + ": " + sqlite3_errstr(code)};
  sqlite3_busy_timeout(connection, 10'000);
  return database;
}

Fault Database::fault() const { return fault_of(connection_.get()); }

Result<> Database::execute(const char* sql) {
  if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) return fault();
  return Done{};
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement, nullptr) !=
      SQLITE_OK)
    return fault();
  return Statement(statement);
}

Result<int> Database::checkpoint(int mode) {
  int in_log = 0, copied = 0;
  const int code = sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, mode, &in_log, &copied);
  if (code != SQLITE_OK && code != SQLITE_BUSY) return fault();
  return in_log - copied;
}

}  // namespace tessera::sqlite
