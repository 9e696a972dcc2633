"""The layer check finds a forbidden include, however it is written."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

CHECK = pathlib.Path(__file__).resolve().parents[2] / "scripts" / "check_layers.py"

# A file, what it includes, and whether the map allows it.
CASES = [
    ("core/a.h", '#include "core/b.h"', True),
    ("core/a.h", "#include <core/b.h>", True),
    ("core/a.h", '#include "games/gods_of_rome/state.h"', False),
    ("core/a.h", "#include <games/gods_of_rome/state.h>", False),
    ("core/a.h", "  #  include<catalog/catalog.h>", False),
    ("core/a.h", "#include <tests/toy/toy.h>", False),
    ("core/a.h", "#include <vector>", True),
    ("core/a.h", "#include <boost/json.hpp>", True),
    ("games/origins/a.h", "#include <games/origins/state.h>", True),
    ("games/origins/a.h", "#include <games/dominations/state.h>", False),
    ("games/origins/a.h", "#include <fmt/core.h>", False),
    ("ai/a.cpp", "#include <unistd.h>", False),
    ("ai/a.cpp", "#include <cmath>", True),
    ("store/a.cpp", "#include <sqlite3.h>", True),
    ("store/a.cpp", "#include <server/server.h>", False),
]


class Layers(unittest.TestCase):
    def test_includes(self):
        for path, line, allowed in CASES:
            with self.subTest(path=path, line=line), tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder) / path
                file.parent.mkdir(parents=True)
                file.write_text(f"#pragma once\n{line}\n", encoding="utf-8")
                done = subprocess.run([sys.executable, CHECK, folder], capture_output=True, encoding="utf-8")
                self.assertEqual(done.returncode, 0 if allowed else 1, done.stdout)


if __name__ == "__main__":
    unittest.main()
