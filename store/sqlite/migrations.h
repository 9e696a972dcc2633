// The numbered SQL files of store/migrations, built into the program.
#pragma once

#include <span>
#include <string_view>

namespace tessera::sqlite {

struct Migration {
  int number;
  std::string_view name, sql;
};

std::span<const Migration> migrations();  // in order

}  // namespace tessera::sqlite
