#!/usr/bin/env python3
"""Puts the component data of all games into the program.

usage: embed.py OUT.cpp DATA.json...

A string literal may not be longer than 65536 bytes, so each file is a list of pieces.
"""
import json
import pathlib
import sys

PIECE = 8000  # characters


def main() -> None:
    out, sources = pathlib.Path(sys.argv[1]), [pathlib.Path(p) for p in sys.argv[2:]]
    rows, lists = [], []
    for number, source in enumerate(sorted(sources)):
        text = json.dumps(json.loads(source.read_text(encoding="utf-8")), ensure_ascii=False, separators=(",", ":"))
        pieces = [text[i:i + PIECE] for i in range(0, len(text), PIECE)]
        body = ",\n".join(f'    R"~({piece})~"' for piece in pieces)
        lists.append(f"constexpr std::string_view kPieces{number}[] = {{\n{body}}};\n")
        rows.append(f'    {{"{source.stem}", kPieces{number}}},\n')
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text('// Generated from data/; do not edit.\n#include "cli/components.h"\n\n'
                   "namespace tessera::cli {\nnamespace {\n\n" + "".join(lists) +
                   "constexpr EmbeddedData kData[] = {\n" + "".join(rows) + "};\n\n}  // namespace\n\n"
                   "std::span<const EmbeddedData> embedded_data() { return kData; }\n\n"
                   "}  // namespace tessera::cli\n", encoding="utf-8")


if __name__ == "__main__":
    main()
