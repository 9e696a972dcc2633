"""The kept games are replayed; a record that goes otherwise is named."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ["TESSERA"]


class Records(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        (self.root / "scripts").mkdir()
        shutil.copy(ROOT / "scripts" / "write_records", self.root / "scripts")
        shutil.copytree(ROOT / "tests" / "records", self.root / "tests" / "records")

    def check(self):
        return subprocess.run([sys.executable, self.root / "scripts" / "write_records", "--check", TESSERA],
                              capture_output=True, encoding="utf-8")

    def test_what_goes_otherwise_is_named(self):
        records = self.root / "tests" / "records"
        played = json.loads((records / "origins" / "2.json").read_text(encoding="utf-8"))
        (records / "origins" / "2.json").write_text(json.dumps({**played, "actions": played["actions"][:-1]}), encoding="utf-8")
        played = json.loads((records / "bora-bora" / "2.json").read_text(encoding="utf-8"))
        played["actions"][40] = "fly"
        (records / "bora-bora" / "2.json").write_text(json.dumps(played), encoding="utf-8")
        (records / "gods-of-rome" / "1-powers.json").unlink()
        done = self.check()
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertRegex(done.stdout, r"origins/2.json: ends with another .*position")
        self.assertIn("bora-bora/2.json: actions[40] no action is called 'fly'", done.stdout)
        self.assertIn("gods-of-rome/1-powers.json: there is no record of this set-up", done.stdout)
        self.assertRegex(done.stdout, r"\d+ passed, 3 failed")


if __name__ == "__main__":
    unittest.main()
