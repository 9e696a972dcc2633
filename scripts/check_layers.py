#!/usr/bin/env python3
"""Fails on an include that the map of modules does not allow (docs/architecture.md).

usage: check_layers.py [ROOT]

Both ways of writing an include are read. What stands in <> and begins with none of our folders is
a library's; the libraries that a module may name are listed too.
"""
import pathlib
import re
import sys

MAY_INCLUDE = {
    "core": {"core"},
    "ai": {"ai", "core"},
    "catalog": {"catalog", "ai", "games", "core"},
    "store": {"store", "core"},
    "server": {"server", "catalog", "store", "core"},
    "cli": {"cli", "server", "catalog", "store", "core"},
    "bindings": {"bindings", "catalog", "core"},
}
OURS = {*MAY_INCLUDE, "games", "tests", "bench"}
# What computes knows no library but the standard one; JSON has its door in core.
LIBRARIES = {"core": {"boost"}, "games": set(), "ai": set(), "catalog": set()}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]', re.MULTILINE)


def allowed(source: pathlib.Path, mark: str, target: str) -> bool:
    module, wanted = source.parts[0], target.split("/")[0]
    if mark == "<" and wanted not in OURS:
        is_standard = "/" not in target and "." not in target
        return is_standard or module not in LIBRARIES or wanted in LIBRARIES[module]
    if module != "games":
        return wanted in MAY_INCLUDE[module]
    return wanted == "core" or target.startswith(f"games/{source.parts[1]}/")


def main() -> int:
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    checked = faults = 0
    for module in [*MAY_INCLUDE, "games"]:
        for path in sorted((root / module).rglob("*")):
            if path.suffix not in {".h", ".cpp"}:
                continue
            source = path.relative_to(root)
            for mark, target in INCLUDE.findall(path.read_text(encoding="utf-8")):
                checked += 1
                if not allowed(source, mark, target):
                    faults += 1
                    print(f"{source} may not include {target}")
    print(f"{checked} includes checked")
    print(f"{1 if not faults else 0} passed, {1 if faults else 0} failed")
    return 1 if faults or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
