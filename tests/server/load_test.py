"""`tessera load` plays real games and reports what it measured."""
import json
import subprocess
import unittest

from client import program, run_tests

PROGRAM = program()


class Load(unittest.TestCase):
    def test_a_short_run(self):
        done = subprocess.run([PROGRAM, "load", "--tables", "10", "--seconds", "1", "--bot-tables", "1", "--json"],
                              capture_output=True, text=True, timeout=120, check=True)
        figures = json.loads(done.stdout)
        self.assertGreater(figures["moves"], 0)
        self.assertGreaterEqual(figures["server"]["moves"], figures["moves"])
        self.assertEqual((figures["refused"], figures["lost_sockets"]), (0, 0))
        self.assertGreater(figures["push_ms"]["p99"], 0)
        self.assertGreaterEqual(figures["push_ms"]["p99"], figures["push_ms"]["p50"])
        self.assertGreater(figures["server"]["bytes"], 1_000_000)


if __name__ == "__main__":
    run_tests()
