"""Writes the numbered SQL files as a C++ table: embed.py <out.cpp> <001-name.sql>..."""
import os
import sys

out, files = sys.argv[1], sorted(sys.argv[2:], key=os.path.basename)
rows = []
for file in files:
    name = os.path.basename(file)
    with open(file, encoding="utf-8") as sql:
        rows.append(f'    {{{int(name.split("-")[0])}, "{name}", R"sql({sql.read()})sql"}},\n')
os.makedirs(os.path.dirname(out), exist_ok=True)
with open(out, "w", encoding="utf-8") as cpp:
    cpp.write('#include "store/sqlite/migrations.h"\n\n#include <array>\n\nnamespace tessera::sqlite {\n\n')
    cpp.write(f"std::span<const Migration> migrations() {{\n  static constexpr std::array<Migration, {len(rows)}> kMigrations{{{{\n")
    cpp.writelines(rows)
    cpp.write("  }};\n  return kMigrations;\n}\n\n}  // namespace tessera::sqlite\n")
