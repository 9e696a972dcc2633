// SQLite's C interface, wrapped: a connection and its statements, which close themselves.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace tessera::sqlite {

class Statement {
 public:
  explicit Statement(sqlite3_stmt* statement) : statement_(statement, &sqlite3_finalize) {}

  // Places count from 1. Texts must live until the statement has run.
  Statement& bind(int place, std::int64_t value);
  Statement& bind(int place, std::string_view text);
  Statement& bind_blob(int place, std::string_view bytes);
  Statement& bind_null(int place);

  // True: a row is there. A statement that is done or failed may be run again.
  Result<bool> step();
  Result<> run();
  void reset();

  std::int64_t number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
  bool is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }
  std::string text(int column) const;

 private:
  std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> statement_;
};

class Database {
 public:
  static Result<Database> open(const std::string& file);

  Result<> execute(const char* sql);
  Result<Statement> prepare(std::string_view sql);
  std::int64_t last_row() const { return sqlite3_last_insert_rowid(connection_.get()); }
  // Copies what the log holds into the file; how many pages of the log remain.
  Result<int> checkpoint(int mode);

 private:
  explicit Database(sqlite3* connection) : connection_(connection, &sqlite3_close_v2) {}
  Fault fault() const;

  std::unique_ptr<sqlite3, decltype(&sqlite3_close_v2)> connection_;
};

}  // namespace tessera::sqlite
