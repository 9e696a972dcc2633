"""What the tests of the command line share: running the program, and talking to its engine."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = str(pathlib.Path(os.environ.get("TESSERA", ROOT / "build" / "release" / "tessera")).resolve())
GAMES = [game["id"] for game in json.loads(
    subprocess.run([TESSERA, "games", "--json"], check=True, capture_output=True).stdout)["games"]]


def run(*words, stdin="", **more):
    """The finished process of one command."""
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    done = subprocess.run([TESSERA, *map(str, words)], input=data, capture_output=True, timeout=900, **more)
    done.out, done.err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    return done


class Engine:
    """A running `tessera engine`."""

    def __init__(self):
        self.process = subprocess.Popen([TESSERA, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=60)

    def line(self, raw: bytes) -> str:
        self.process.stdin.write(raw + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().decode("utf-8").rstrip("\n")

    def send(self, raw: bytes) -> dict:
        return json.loads(self.line(raw))

    def ask(self, do: str, **members) -> dict:
        return self.send(json.dumps({"do": do, **members}).encode())

    def must(self, do: str, **members) -> dict:
        answer = self.ask(do, **members)
        assert answer["ok"], answer
        return answer


class WithFiles(unittest.TestCase):
    """Tests that keep games and logs in a folder of their own."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return str(pathlib.Path(self.folder.name) / name)

    def new(self, *words, name="game.json"):
        done = run("new", *words, "--out", self.path(name))
        self.assertEqual((done.returncode, done.err), (0, ""))
        return self.path(name)

    def whole_game(self, game="gods-of-rome", players=2, seed=5):
        """A file with a game that random players brought to its end."""
        with Engine() as engine:
            engine.must("new", game=game, players=players, seed=seed)
            while engine.must("legal")["actor"] is not None:
                engine.must("play", action=engine.must("suggest", bot="random", ms=1)["action"])
            record, score = engine.must("record")["record"], engine.must("score")
        pathlib.Path(self.path("whole.json")).write_text(json.dumps(record), encoding="utf-8")
        return self.path("whole.json"), record, score


class Cases(unittest.TextTestResult):
    """Counts every bad input of a table as a case of its own."""

    def __init__(self, *words, **more):
        super().__init__(*words, **more)
        self.cases = 0

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        self.cases += error is None

    def addSuccess(self, test):
        super().addSuccess(test)
        self.cases += 1


def main():
    program = unittest.main(exit=False, testRunner=unittest.TextTestRunner(resultclass=Cases))
    failed = len(program.result.failures) + len(program.result.errors)
    print(f"{program.result.cases} passed, {failed} failed")
    sys.exit(failed > 0)
