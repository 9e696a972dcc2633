#!/usr/bin/env python3
"""Puts the fitted weights of all games into the program.

usage: weights.py OUT.cpp WEIGHTS.json...
"""
import json
import pathlib
import sys

PIECE = 8000  # characters; a string literal may not be longer than 65536 bytes


def literal(text: str) -> str:
    return "\n".join(f'      R"~({text[i:i + PIECE]})~"' for i in range(0, len(text), PIECE))


def main() -> None:
    out, sources = pathlib.Path(sys.argv[1]), [pathlib.Path(p) for p in sys.argv[2:]]
    rows = []
    for source in sorted(sources):
        text = json.dumps(json.loads(source.read_text(encoding="utf-8")), separators=(",", ":"))
        rows.append(f'  if (game == "{source.stem}")\n    return\n{literal(text)};\n')
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text('// Generated from data/weights/; do not edit.\n#include "ai/eval/model.h"\n\n'
                   "namespace tessera {\n\nstd::string_view committed_weights([[maybe_unused]] std::string_view game) {\n"
                   + "".join(rows) + "  return {};\n}\n\n}  // namespace tessera\n", encoding="utf-8")


if __name__ == "__main__":
    main()
