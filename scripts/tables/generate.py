#!/usr/bin/env python3
"""Turns the data of a game into constant C++ tables.

usage: generate.py GAME COMPONENTS.json TEXTS.json OUT

Writes OUT/tables.h (by the module scripts/tables/<game>.py, which knows the game's components)
and OUT/texts.cpp (names of components and the texts, sorted by key).
"""
import importlib
import json
import pathlib
import sys

LANGUAGES = ["en", "pt", "pl"]


def quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def words(name: str, ids: list[str]) -> str:
    """A list of words of the notation."""
    body = ", ".join(quote(i) for i in ids)
    return f"inline constexpr std::array<std::string_view, {len(ids)}> {name}{{{body}}};\n"


def numbers(name: str, values: list, kind: str = "std::uint8_t") -> str:
    body = ", ".join(str(v) for v in values)
    return f"inline constexpr std::array<{kind}, {len(values)}> {name}{{{body}}};\n"


def constant(name: str, value, kind: str = "std::uint8_t") -> str:
    return f"inline constexpr {kind} {name} = {value};\n"


def component_names(node, found: dict[str, dict[str, str]]) -> None:
    """Every thing with an id and names, wherever it stands in the data."""
    if isinstance(node, dict):
        names = node.get("names", node.get("name"))
        if isinstance(node.get("id"), str) and isinstance(names, dict):
            found[node["id"]] = names
        for child in node.values():
            component_names(child, found)
    elif isinstance(node, list):
        for child in node:
            component_names(child, found)


def flatten(texts: dict) -> dict[str, dict[str, str]]:
    """{"verb": {"visit": {"en": ...}}} -> {"verb.visit": {"en": ...}}; the group "word" has no prefix."""
    flat = {}
    for group, entries in texts.items():
        for key, languages in entries.items():
            flat[key if group == "word" else f"{group}.{key}"] = languages
    return flat


def texts_source(module: str, components: dict, texts: dict) -> str:
    found: dict[str, dict[str, str]] = {}
    component_names(components, found)
    found.update(flatten(texts))
    rows = []
    for key in sorted(found, key=lambda k: k.encode()):
        languages = found[key]
        if "en" not in languages or "pt" not in languages:
            sys.exit(f"text '{key}' lacks en or pt")
        rows.append(f"    {{{quote(key)}, {{{', '.join(quote(languages.get(l, '')) for l in LANGUAGES)}}}}},\n")
    return ('// Generated from data/; do not edit.\n#include "core/text/texts.h"\n\n'
            f"namespace tessera::{module} {{\n\nextern const std::array<Text, {len(rows)}> kTexts;\n"
            f"const std::array<Text, {len(rows)}> kTexts{{{{\n{''.join(rows)}}}}};\n\n"
            f"std::span<const Text> all_texts() {{ return kTexts; }}\n\n}}  // namespace tessera::{module}\n")


def write_if_changed(path: pathlib.Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    else:
        path.touch()


def main() -> None:
    game, components_path, texts_path, out = sys.argv[1], *map(pathlib.Path, sys.argv[2:5])
    module = game.replace("-", "_")
    components = json.loads(components_path.read_text(encoding="utf-8"))
    texts = json.loads(texts_path.read_text(encoding="utf-8"))
    out.mkdir(parents=True, exist_ok=True)
    tables = importlib.import_module(module).tables(components)
    header = ("// Generated from data/; do not edit.\n#pragma once\n\n#include <array>\n#include <cstdint>\n"
              f"#include <string_view>\n\nnamespace tessera::{module}::tables {{\n\n{tables}\n"
              f"}}  // namespace tessera::{module}::tables\n")
    write_if_changed(out / "tables.h", header)
    write_if_changed(out / "texts.cpp", texts_source(module, components, texts))


if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
    main()
