#!/usr/bin/env python3
"""Says which C++ files are not as .clang-format has them; with --mend puts them right.

usage: check_format.py CLANG_FORMAT [--mend]
"""
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ["ai", "bench", "catalog", "cli", "core", "games", "server", "store", "tests"]
files = [str(path) for folder in FOLDERS for path in sorted((root / folder).rglob("*")) if path.suffix in (".h", ".cpp")]
how = ["-i"] if "--mend" in sys.argv else ["--dry-run", "--Werror"]
sys.exit(subprocess.run([sys.argv[1], *how, *files], cwd=root).returncode)
