"""The rules have not changed unless bench/signature.json says so, with any compiler and build type."""
import json
import unittest

from support import GAMES, ROOT, main, run


class Signature(unittest.TestCase):
    def test_the_last_states_of_seeded_games_are_those_on_record(self):
        kept = json.loads((ROOT / "bench" / "signature.json").read_text(encoding="utf-8"))
        for game in GAMES:
            with self.subTest(game=game):
                self.assertIn(game, kept, "write bench/signature.json anew, see bench/README.md")
                found = json.loads(run("bench", "--signature", "--game", game, "--json").out)
                self.assertEqual(found[game], kept[game])


if __name__ == "__main__":
    main()
