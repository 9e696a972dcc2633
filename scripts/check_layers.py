#!/usr/bin/env python3
"""Fails on an include that the map of modules does not allow (docs/architecture.md)."""
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
INCLUDE = re.compile(r'^\s*#include\s+"([^"]+)"', re.MULTILINE)


def allowed(source: pathlib.Path, target: str) -> bool:
    module, wanted = source.parts[0], target.split("/")[0]
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
            for target in INCLUDE.findall(path.read_text(encoding="utf-8")):
                checked += 1
                if not allowed(source, target):
                    faults += 1
                    print(f"{source} may not include {target}")
    print(f"{checked} includes checked")
    print(f"{1 if not faults else 0} passed, {1 if faults else 0} failed")
    return 1 if faults or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
