"""Tournaments among bots, analysis and hints, seen from outside."""
import json
import pathlib
import re

from support import ROOT, WithFiles, main, run


class Arena(WithFiles):
    def arena(self, *words, bots="novice,greedy,random", games=2):
        return run("arena", "gods-of-rome", "--bots", bots, "--games", games, *words)

    def test_arena_plays_everybody_and_rates_them(self):
        done = self.arena("--json", "--plot", self.path("plot.svg"))
        self.assertEqual(done.returncode, 0, done.err)
        table = json.loads(done.out)
        self.assertEqual(table["played"], 3 * 2)  # pairs, two games each
        self.assertEqual([row["bot"] for row in table["bots"]], ["novice", "greedy", "random"])
        for row in table["bots"]:
            self.assertEqual(row["games"], 4)
            low, high = row["wins_ci95"]
            self.assertLess(low, high)
            self.assertTrue(low <= row["wins"] <= high, row)
            self.assertGreater(row["elo_ci95"], 0)
        self.assertAlmostEqual(sum(row["wins"] for row in table["bots"]), 3 / 2, places=3)  # six games, four of each bot
        self.assertAlmostEqual(sum(row["elo"] for row in table["bots"]), 0, places=2)
        novice, random = table["bots"][0], table["bots"][2]
        self.assertAlmostEqual(novice["ahead_of"]["random"]["share"] + random["ahead_of"]["novice"]["share"], 1, places=3)
        self.assertGreater(novice["elo"], random["elo"])
        picture = pathlib.Path(self.path("plot.svg")).read_text(encoding="utf-8")
        self.assertEqual([name in picture for name in ("novice", "greedy", "random")], [True] * 3)
        shown = self.arena().out
        for row in table["bots"]:
            self.assertRegex(shown, rf"{row['bot']} +{row['elo']:.0f} \+- {row['elo_ci95']:.0f} ")

    def test_arena_goes_on_where_it_stopped(self):
        log = pathlib.Path(self.path("log.jsonl"))
        whole = json.loads(self.arena("--json", "--log", log).out)
        lines = log.read_text().splitlines(keepends=True)
        self.assertEqual(len(lines), 1 + 6)
        # Broken off within a line: what was whole is kept, byte for byte, the rest played again.
        log.write_text("".join(lines[:4]) + lines[4][:30])
        again = json.loads(self.arena("--json", "--log", log).out)
        self.assertEqual(log.read_text().splitlines(keepends=True)[:4], lines[:4])
        self.assertEqual(len(log.read_text().splitlines()), 1 + 6)
        for table in (whole, again):
            for row in table["bots"]:
                del row["ms_per_decision"]
        self.assertEqual(again, whole)
        more = json.loads(self.arena("--json", "--log", log, games=4).out)
        self.assertEqual(more["played"], 3 * 4)
        self.assertEqual(log.read_text().splitlines(keepends=True)[:4], lines[:4])
        self.assertEqual(len(log.read_text().splitlines()), 1 + 12)
        fewer = self.arena("--log", log)
        self.assertEqual(fewer.returncode, 1)
        self.assertIn("must be the number of a match: below 6, or more games be asked for", fewer.err)
        log.write_text("")  # broken off before anything was written
        self.assertEqual(self.arena("--log", log).returncode, 0)
        self.assertEqual(len(log.read_text().splitlines()), 1 + 6)

    def test_arena_says_before_it_plays_what_it_cannot_write(self):
        for option in ("--plot", "--log"):
            refused = self.arena(option, "/nowhere/file", games=100000)
            self.assertEqual(refused.returncode, 3)
            self.assertIn("cannot write", refused.err)
        refused = run("train", "gods-of-rome", "--out", "/nowhere/file")
        self.assertEqual((refused.returncode, "cannot write" in refused.err), (3, True))
        refused = self.arena("--plot", self.path("p.svg"), "--players", "1")
        self.assertEqual((refused.returncode, "alone nobody meets anybody" in refused.err), (1, True))
        self.assertFalse(pathlib.Path(self.path("p.svg")).exists())

    def test_bots_that_cannot_be_made_are_told_apart(self):
        for bots, said in {"expert@+,random": "bots have no setting ''\n", "expert@,random": "bots have no setting ''\n", "expert@nodes=9+,random": "bots have no setting ''\n",
                           "greedy@,random": "'greedy' has no settings", "expert@iteration=3,random": "did you mean 'iterations'?",
                           "expert@weights=/,random": "cannot read the weights in '/'",
                           f"expert@weights={ROOT}/data/weights/origins.json,random": "'game' must be 'gods-of-rome'", "expert@nodes=0,random": "'nodes=0' has no good value",
                           "gredy,random": "did you mean 'greedy'?"}.items():
            refused = self.arena(bots=bots)
            self.assertNotEqual(refused.returncode, 0)
            self.assertIn(said, refused.err)

    def test_arena_alone_counts_points_and_rates_nobody(self):
        table = json.loads(self.arena("--players", 1, "--json").out)
        self.assertEqual([row["elo"] for row in table["bots"]], [None] * 3)
        self.assertEqual({row["games"] for row in table["bots"]}, {2})
        self.assertRegex(self.arena("--players", 1).out, r"novice +- +2 ")

    def test_arena_tells_its_plan(self):
        plan = json.loads(self.arena("--plan").out)
        table = json.loads(self.arena("--json").out)
        self.assertEqual(plan.pop("bots"), [row["bot"] for row in table["bots"]])
        self.assertEqual(plan, {key: table[key] for key in plan})
        self.assertEqual(len(set(plan["fingerprints"])), 3)

    def test_arena_refuses_a_log_that_is_not_its_own(self):
        log = pathlib.Path(self.path("log.jsonl"))
        self.assertEqual(self.arena("--log", log).returncode, 0)
        lines = log.read_text().splitlines(keepends=True)
        plan = json.loads(lines[0])
        spoilt = {
            "another arena": [json.dumps({**plan, "seed": 2}) + "\n"] + lines[1:],
            "other weights": [json.dumps({**plan, "fingerprints": ["0" * 16] * 3}) + "\n"] + lines[1:],
            "line 3 of": lines[:2] + [lines[2][:20] + "\n"] + lines[3:],
            f"line {len(lines) + 1} of '{log}': match {json.loads(lines[1])['match']} is there twice": lines + lines[1:2],
            "match must be the number of a match": lines[:1] + [json.dumps({**json.loads(lines[1]), "match": 99}) + "\n"] + lines[2:],
            "places are no ranking": lines[:1] + [json.dumps({**json.loads(lines[1]), "places": [2, 3]}) + "\n"] + lines[2:],
            "points has a number that cannot be": lines[:1] + [json.dumps({**json.loads(lines[1]), "points": [1e300, 0]}) + "\n"],
            "decisions has a number that cannot be": lines[:1] + [json.dumps({**json.loads(lines[1]), "decisions": [-1, 5]}) + "\n"],
            "seconds has a number that cannot be": lines[:1] + [json.dumps({**json.loads(lines[1]), "seconds": [-1, 5]}) + "\n"],
            "is no log of an arena": ['{"my": "precious file, without an end of line"}'],
        }
        for words, content in spoilt.items():
            log.write_text("".join(content))
            refused = self.arena("--log", log)
            self.assertEqual(refused.returncode, 1)
            self.assertIn(words, refused.err)
            self.assertEqual(log.read_text(), "".join(content))  # nothing of it is lost


class Advice(WithFiles):
    def test_analyse_tells_what_every_decision_cost(self):
        path, record, _ = self.whole_game()
        done = run("analyse", path, "--bot", "search@iterations=8", "--seat", 0, "--json")
        self.assertEqual(done.returncode, 0, done.err)
        decisions = json.loads(done.out)["decisions"]
        self.assertGreater(len(decisions), 20)
        for each in decisions:
            self.assertEqual(each["seat"], 0)
            self.assertEqual(each["played"]["action"], record["actions"][each["step"]])
            lost = each["best"]["chances"][0] - each["played"]["chances"][0]
            same = each["best"]["action"] == each["played"]["action"]
            self.assertAlmostEqual(each["chance_lost"], 0 if same else max(0, lost), places=3)
        marked = sorted(each["chance_lost"] for each in decisions if each["marked"])
        self.assertGreaterEqual(len(marked), 3)  # random play gives much away
        self.assertTrue(all(each["marked"] or each["chance_lost"] <= marked[0] for each in decisions))
        shown = run("analyse", path, "--bot", "search@iterations=8", "--seat", 0).out
        self.assertIn("win %", shown)
        self.assertEqual(len(re.findall(r" !!  ", shown)), len(marked))
        self.assertRegex(shown, rf"seat 0: {len(decisions)} decisions, \d+ % as the bot; lost \d+\.\d\d % and ")

    def test_analyse_and_hints_speak_of_points_alone(self):
        path, _, _ = self.whole_game(game="origins", players=1)
        done = run("analyse", path, "--bot", "search@iterations=2+looks=20", "--json")
        decisions = json.loads(done.out)["decisions"]
        self.assertGreater(len(decisions), 20)
        for each in decisions:
            self.assertEqual((each["chance_lost"], each["best"]["chances"]), (None, []))
        self.assertEqual(sum(each["marked"] for each in decisions), 3)
        shown = run("analyse", path, "--bot", "search@iterations=2+looks=20").out
        self.assertNotIn("win", shown)
        self.assertIn("!!", shown)
        out = run("play", "origins", "--seats", "me", "--bot", "expert", "--seed", 3, stdin="hint\nquit\n").out
        self.assertRegex(out, r"expert would play: .*\n +-?\d+\.\d points  ")
        self.assertNotRegex(out, r"\d %  ")

    def test_analyse_needs_a_bot_that_searches(self):
        path, _, _ = self.whole_game()
        refused = run("analyse", path, "--bot", "greedy")
        self.assertEqual(refused.returncode, 1)
        self.assertIn("name a bot that searches", refused.err)


if __name__ == "__main__":
    main()
