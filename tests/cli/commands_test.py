"""What each command does, seen from outside."""
import json
import pathlib
import re
import unittest

from support import GAMES, Engine, WithFiles, main, run


class Commands(WithFiles):
    def test_games_lists_every_game_with_its_options(self):
        listed = json.loads(run("games", "--json").out)["games"]
        shown = run("games").out
        for game in listed:
            self.assertIn(game["id"], shown)
            for option in game["options"]:
                self.assertIn(option["id"], shown)
                self.assertIn(option["default"], option["values"])

    def test_new_is_the_same_for_the_same_seed(self):
        for game in GAMES:
            first, again, other = (run("new", game, "--seed", seed).out for seed in (4, 4, 5))
            self.assertEqual(first, again)
            self.assertNotEqual(first, other)

    def test_new_takes_options(self):
        record = json.loads(run("new", "gods-of-rome", "--option", "powers,map=first-game", "--option", "pantheon=no").out)
        self.assertEqual(record["options"], {"powers": True, "pantheon": False, "map": "first-game"})

    def test_new_can_leave_chance_to_people(self):
        path = self.new("gods-of-rome", "--chance", "manual")
        self.assertEqual(json.loads(run("legal", path, "--json").out)["actor"], "chance")
        self.assertIn("20.0 %", run("legal", path).out)

    def test_positions_as_files_hold_the_same_game(self):
        record = self.new("gods-of-rome", "--seed", 9)
        position = self.new("gods-of-rome", "--seed", 9, "--position", name="position.json")
        self.assertEqual(run("show", record).out, run("show", position).out)
        self.assertEqual(json.loads(run("show", record, "--json").out), json.loads(pathlib.Path(position).read_text()))

    def test_show_fits_a_hundred_columns_for_every_game_and_moment(self):
        for game in GAMES:
            info = next(g for g in json.loads(run("games", "--json").out)["games"] if g["id"] == game)
            for players in info["players"]:
                path, record, _ = self.whole_game(game, players)
                for step in range(0, len(record["actions"]) + 1, max(1, len(record["actions"]) // 8)):
                    for language in ("en", "pt"):
                        drawn = run("show", path, "--at", step, "--lang", language)
                        self.assertEqual(drawn.returncode, 0, drawn.err)
                        widest = max(drawn.out.splitlines(), key=len)
                        self.assertLessEqual(len(widest), 100, widest)

    def test_show_draws_what_lies_on_the_board(self):
        drawn = run("show", self.new("gods-of-rome", "--players", 4, "--option", "map=first-game", "--seed", 2)).out
        for territory in ("jupiter-1", "phoebus-2", "neptune-3", "diana-1", "venus-2"):
            self.assertIn(f" {territory} ", drawn)
        self.assertEqual(drawn.count(" +1 "), 5)
        self.assertEqual(drawn.count(" -1 "), 5)
        for meeples in ("J3", "P3", "N3", "D3", "V3"):
            self.assertIn(meeples, drawn)

    def test_colour_is_for_terminals_unless_asked_for(self):
        path = self.new("gods-of-rome")
        self.assertNotIn("\x1b[", run("show", path).out)
        coloured = run("show", path, "--colour", "always").out
        self.assertIn("\x1b[", coloured)
        plain = "\n".join(line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines())
        self.assertEqual(plain.strip(), run("show", path).out.strip())

    def test_dark_ink_stands_on_a_colour_only(self):
        for game in GAMES:
            coloured = run("show", self.new(game, "--seed", 3), "--colour", "always").out
            self.assertEqual(re.findall(r"\x1b\[[0-9;]*;38;5;16m.*?\x1b", coloured), [])

    def test_legal_speaks_both_languages(self):
        path = self.new("gods-of-rome")
        self.assertIn("Choose the god", run("legal", path).out)
        self.assertIn("Escolhe o deus", run("legal", path, "--lang", "pt").out)

    def test_replay_verifies_and_tells(self):
        path, record, score = self.whole_game()
        told = run("replay", path)
        self.assertEqual(told.returncode, 0, told.err)
        for action in record["actions"]:
            self.assertIn(f"[{action}]", told.out)
        self.assertRegex(told.out, r"Winner: |Nobody won")
        summary = json.loads(run("replay", path, "--json").out)
        self.assertEqual((summary["over"], summary["actions"]), (True, len(record["actions"])))
        self.assertEqual((summary["players"], summary["winner"]), (score["players"], score["winner"]))

    def test_replay_walks(self):
        path, record, _ = self.whole_game()
        walked = run("replay", path, "--step", stdin="\n\nb\n7\n99999\nq\n").out
        steps = re.findall(r"step (\d+)/", walked)
        self.assertEqual(steps, ["0", "1", "2", "1", "7", str(len(record["actions"]))])

    def test_simulate_is_the_same_for_any_number_of_threads(self):
        def figures(*words):
            done = json.loads(run("simulate", "gods-of-rome", "--games", 40, "--json", *words).out)
            done.pop("seconds")
            return done

        one, two, other = figures("--threads", 1), figures("--threads", 2), figures("--seed", 2)
        self.assertEqual(one, two)
        self.assertNotEqual(one["agents"], other["agents"])

    def test_simulate_adds_up(self):
        done = json.loads(run("simulate", "gods-of-rome", "--players", 3, "--games", 50, "--rotate", "--json").out)
        self.assertEqual(len(done["agents"]), 3)
        wins = sum(agent["wins"] - agent["shared"] for agent in done["agents"])
        self.assertLessEqual(wins, 50)
        self.assertGreaterEqual(wins + sum(agent["shared"] for agent in done["agents"]) + done["without_winner"], 50)
        for agent in done["agents"]:
            self.assertAlmostEqual(agent["total"]["mean"], sum(part["mean"] for part in agent["by"].values()), places=2)
            low, high = agent["win_rate_ci95"]
            self.assertTrue(0 <= low <= agent["win_rate"] <= high <= 1)
        shown = run("simulate", "gods-of-rome", "--games", 5).out
        self.assertIn("Intervals hold with 95 %", shown)
        self.assertRegex(shown, r"player 1  random +player 2  random\n")
        self.assertIn("unless bots think by the clock", run("simulate", "--help").out)

    def test_simulate_of_every_game(self):
        for game in GAMES:
            done = run("simulate", game, "--games", 3, "--json")
            self.assertEqual(done.returncode, 0, done.err)

    def test_bench_measures_every_player_count(self):
        rows = json.loads(run("bench", "--game", "gods-of-rome", "--seconds", "0.05", "--json").out)["bench"]
        self.assertEqual([row["players"] for row in rows], [1, 2, 3, 4])
        for row in rows:
            for figure in ("decisions_per_second", "actions_listed_per_second", "games_per_second", "copy_ns", "memcpy_ns",
                           "state_bytes", "largest_action_list", "deepest_agenda"):
                self.assertGreater(row[figure], 0, figure)

    def test_bench_measures_searches(self):
        for game in GAMES:
            rows = json.loads(run("bench", "--game", game, "--search", "club", "--seconds", "0.05", "--json").out)["search"]
            self.assertIn(2, [row["players"] for row in rows])
            for row in rows:
                self.assertGreater(row["iterations_per_second"], 0)
                self.assertAlmostEqual(row["rules"] + row["tree"] + row["evaluation"], 1, delta=0.02)

    def test_the_signature_is_of_the_rules_alone(self):
        def signature(*words):
            return run("bench", "--signature", "--game", "gods-of-rome", "--games", 5, *words).out

        self.assertEqual(signature(), signature())
        self.assertRegex(signature(), r"^gods-of-rome [0-9a-f]{8}\n$")
        self.assertNotEqual(signature(), signature("--seed", 2))
        every = json.loads(run("bench", "--signature", "--game", "gods-of-rome", "--games", 2, "--json").out)
        self.assertEqual(len(every["gods-of-rome"]["configurations"]), 4 * 8)

    def test_help_is_not_an_error(self):
        for words in ([], ["--help"], ["help"], ["play", "--help"]):
            done = run(*words)
            self.assertEqual((done.returncode, done.err), (0, ""))
            self.assertIn("tessera", done.out)
        self.assertRegex(run("--version").out, r"^tessera \d+\.\d+\.\d+\n$")


class Playing(WithFiles):
    def setUp(self):
        super().setUp()
        self.file = self.path("saved.json")

    def play(self, typed, *words):
        done = run("play", "gods-of-rome", "--seed", 3, *words, stdin=typed)
        self.assertEqual((done.returncode, done.err), (0, ""))
        return done.out

    def test_a_whole_game_from_a_pipe(self):
        out = self.play("1\n" * 3000, "--seats", "me,random", "--save", self.file)
        self.assertIn("The game is over.", out)
        record = json.loads(pathlib.Path(self.file).read_text(encoding="utf-8"))
        self.assertEqual(record["seats"], ["me", "random"])
        self.assertTrue(json.loads(run("replay", self.file, "--json").out)["over"])

    def test_numbers_words_and_parts_of_words(self):
        out = self.play("venus\nvisit venus\n1\nquit\n", "--seats", "me,me")
        self.assertIn("[select venus]", out)
        self.assertIn("[visit venus]", out)
        self.assertIn("[place venus-1]", out)

    def test_undo_goes_back_over_bots_to_the_last_own_choice(self):
        out = self.play("venus\nvisit venus\nvenus-1\nundo\nvenus-2\nquit\n", "--seats", "me,random")
        self.assertIn("taken back", out)
        self.assertIn("[place venus-1]", out)
        self.assertIn("[place venus-2]", out)

    def test_hint_help_points_log_board(self):
        out = self.play("hint\nhelp\npoints\nlog\nboard\nquit\n", "--bot", "random")
        self.assertIn("random would play: select ", out)
        self.assertIn("take back your last action", out)
        self.assertRegex(out, r"Total +0 +0")
        self.assertIn("[start seat-", out)
        self.assertEqual(out.count("Favour"), 2)

    def test_help_gives_an_example_of_the_game(self):
        for game in ("bora-bora", "origins", "dominations", "gods-of-rome"):
            out = run("play", game, "--seats", "me,me", "--seed", "1", stdin="help\nquit\n").out
            shown = re.search(r"take the third choice\n  (.+?) +or say it", out)
            self.assertIsNotNone(shown, out)
            self.assertIn(f" {shown[1]}\n", out)  # as the list of choices has it

    def test_languages_a_game_does_not_speak_are_refused(self):
        for game, known in (("bora-bora", "it speaks en, pt"), ("dominations", "it speaks en, pt"), ("gods-of-rome", "it speaks en, pt")):
            refused = run("play", game, "--lang", "pl", stdin="quit\n")
            self.assertEqual(refused.returncode, 1)
            self.assertIn(known, refused.err)
        self.assertEqual(run("play", "origins", "--lang", "pl", "--seed", "1", stdin="quit\n").returncode, 0)
        with Engine() as engine:
            engine.must("new", game="origins", players=2, seed=1, lang="pl")  # whatever was open before
            engine.must("legal", lang="pl")
            engine.must("new", game="gods-of-rome", players=2, seed=1, lang="pl")
            self.assertEqual(engine.ask("legal", lang="pl")["error"]["code"], "unknown-language")

    def test_undo_says_why_not(self):
        typed = "undo\n1\nvisit venus\nvenus-1\nundo\nquit\n"  # the Patronus rolls after a visit
        out = run("play", "gods-of-rome", "--players", 1, "--seed", 3, stdin=typed).out
        self.assertEqual(out.count("nothing of yours to take back yet"), 1)
        self.assertEqual(out.count("drawn, rolled or revealed since"), 1)
        self.assertLess(out.index("nothing of yours"), out.index("drawn, rolled"))

    def test_only_choices_and_orders_are_suggested(self):
        out = self.play("select zz\nselct\nponts\nquit\n", "--seats", "me,me")
        self.assertIn("no choice is called 'select zz'\n", out)
        self.assertNotIn("did you mean 'select'?", out)
        self.assertIn("no choice is called 'selct'; did you mean 'select jupiter'?", out)
        self.assertIn("no choice is called 'ponts'; did you mean 'points'?", out)

    def test_the_board_is_drawn_when_more_happened_than_own_answers(self):
        def boards(typed, *words):
            return re.findall(r"^Gods of Rome .*turn (\d+)$", run("play", "gods-of-rome", "--seed", 9, *words, stdin=typed).out, re.M)

        self.assertEqual(boards("1\nscore\nscore\nquit\n", "--players", 1), ["1", "2", "3"])
        self.assertEqual(boards("1\nvisit venus\n1\nquit\n", "--players", 1), ["1", "2"])
        self.assertEqual(boards("1\nvisit venus\n1\n1\nvisit neptune\n1\nquit\n", "--seats", "me,me"), ["1", "2", "3"])

    def test_the_log_tells_what_the_patronus_did(self):
        out = run("play", "gods-of-rome", "--seed", 9, "--players", 1, stdin="1\nvisit phoebus\n1\nscore\nscore\nlog\nquit\n").out
        self.assertEqual(len(re.findall(r"\[roll \d\]\n +Patronus: meeples in phoebus-3 1 → 2\n", out)), 2)
        self.assertEqual(len(re.findall(r"\[score\]\n +Patronus: Favour 0 → 4\n", out)), 2)
        self.assertIn("player 1 (you): Favour 0 → 5, Checkpoint 1: 2 VP\n       Patronus: Favour 4 → 8, Checkpoint 1: 3 VP\n", out)

    def test_saving_without_a_name_replaces_nothing(self):
        folder = pathlib.Path(self.folder.name)
        (folder / "game.json").write_text("mine", encoding="utf-8")
        out = run("play", "gods-of-rome", "--seed", 3, stdin="save\nsave\nsave game-3.json\nquit\n", cwd=folder).out
        self.assertEqual((folder / "game.json").read_text(encoding="utf-8"), "mine")
        for said in ("saved to game-2.json\n", "saved to game-3.json\n", "saved to game-3.json, in place of what was there\n"):
            self.assertEqual(out.count(said), 1, said)
        self.assertEqual(json.loads((folder / "game-2.json").read_text())["game"], "gods-of-rome")

    def test_saved_games_go_on(self):
        self.play(f"venus\nsave {self.file}\nquit\n", "--seats", "me,me")
        done = run("play", "--load", self.file, "--seats", "me,me", stdin="visit venus\nquit\n")
        self.assertIn("[visit venus]", done.out)

    def test_portuguese_refusals(self):
        typed = "0\nselect jupitre\nsel\nfly\ndesfazer\nguardar /nowhere/x.json\nsair\n"
        out = self.play(typed, "--lang", "pt", "--seats", "me,me")
        refused = [line.split("> ", 1)[1] for line in out.splitlines() if line.startswith("A tua escolha") and "> " in line]
        self.assertEqual(refused, [
            "há 4 escolhas, a partir de 1",
            "nenhuma escolha se chama 'select jupitre'; querias dizer 'select jupiter'?",
            "'sel' serve a 4 escolhas; diz mais",
            "nenhuma escolha se chama 'fly'",
            "ainda não há nada teu para anular",
            "não foi possível gravar /nowhere/x.json: a pasta existe e permite escrever?",
            "Até à próxima.",
        ])

    def test_a_lost_solo_game_was_won_by_the_rival(self):
        lost = "1\n" + "score\n" * 40
        for language, said in (("en", "The Patronus won."), ("pt", "O Patronus venceu.")):
            out = run("play", "gods-of-rome", "--players", 1, "--seed", 9, "--lang", language, "--save", self.file, stdin=lost).out
            self.assertRegex(out, r"\([a-z]+\) +Patronus\n")
            self.assertRegex(out, r"Total +11 +15\n")
            self.assertTrue(out.endswith(said + "\n"), out[-200:])
        by = {"checkpoint-1": 3, "checkpoint-2": 4, "checkpoint-3": 8}
        summary = json.loads(run("replay", self.file, "--json").out)
        self.assertEqual((summary["winner"], summary["rival"]), ([], {"name": "Patronus", "total": 15, "by": by}))

    def test_portuguese(self):
        out = self.play("ajuda\nsair\n", "--lang", "pt")
        self.assertIn("Escolhe o deus que vais jogar.", out)
        self.assertIn("desfazer", out)
        self.assertIn("Até à próxima.", out)


class Protocol(unittest.TestCase):
    def test_every_game_can_be_played_saved_and_replayed(self):
        for game in GAMES:
            with self.subTest(game=game), Engine() as engine:
                engine.must("new", game=game, players=2, seed=1)
                for _ in range(60):
                    if engine.must("legal")["actor"] is None:
                        break
                    engine.must("play", action=engine.must("suggest", bot="random", ms=1)["action"])
                position, record = engine.must("position")["position"], engine.must("record")["record"]
                engine.must("set", position=position)
                self.assertEqual(engine.must("position")["position"], position)
                engine.must("load", record=record)
                self.assertEqual(engine.must("position")["position"], position)
                engine.must("set", position=position, game=game)
                for viewer in (0, 1, "spectator", "referee"):
                    self.assertIn("position", engine.must("position", **{"as": viewer}))

    def test_only_solo_gods_of_rome_has_a_rival(self):
        with Engine() as engine:
            for game in json.loads(run("games", "--json").out)["games"]:
                for players in game["players"]:
                    engine.must("new", game=game["id"], players=players)
                    has_rival = (game["id"], players) == ("gods-of-rome", 1)
                    self.assertEqual("rival" in engine.must("score"), has_rival)

    def test_manual_chance_lists_probabilities_that_add_up_to_one(self):
        with Engine() as engine:
            engine.must("chance", mode="manual")
            for game in GAMES:
                engine.must("new", game=game, players=2)
                for _ in range(5):
                    legal = engine.must("legal")
                    if legal["actor"] != "chance":
                        break
                    self.assertAlmostEqual(sum(action["p"] for action in legal["actions"]), 1)
                    engine.must("play", action=legal["actions"][-1]["action"])
            engine.must("chance", mode="auto")
            self.assertNotEqual(engine.must("legal")["actor"], "chance")

    def test_an_answer_that_goes_without_asking_is_given_in_auto_and_listed_in_manual(self):
        def named_highest(engine):
            """Seat 0 of Dominations names its highest tile to return."""
            engine.must("new", game="dominations", players=2, seed=7)
            while not any(action["action"].startswith("name ") for action in engine.must("legal")["actions"]):
                engine.must("play", action=engine.must("legal")["actions"][0]["action"])
            engine.must("chance", mode=mode)
            self.assertEqual(engine.must("legal")["actor"], 0)
            highest = [a["action"] for a in engine.must("legal")["actions"] if a["action"].startswith("name ")][-1]
            engine.must("play", action=highest)
            return highest

        with Engine() as engine:
            mode = "auto"
            named_highest(engine)
            self.assertEqual(engine.must("legal")["actor"], 1)
            self.assertIn("done", engine.must("record")["record"]["actions"])
        with Engine() as engine:
            mode = "manual"
            highest = named_highest(engine)
            legal = engine.must("legal")
            self.assertEqual((legal["actor"], [a["action"] for a in legal["actions"]]), (0, ["done"]))
            engine.must("play", action="done")
            self.assertEqual(engine.must("legal")["actor"], "chance")
            engine.must("undo")  # one action of a player
            self.assertEqual([a["action"] for a in engine.must("legal")["actions"]], ["done"])
            engine.must("undo")
            self.assertIn(highest, [a["action"] for a in engine.must("legal")["actions"]])

    def test_advice_changes_nothing(self):
        def played(ask):
            with Engine() as engine:
                engine.must("new", game="gods-of-rome", players=1, seed=12)
                for _ in range(30):
                    if ask:
                        engine.must("suggest", bot="random", ms=1)
                    engine.must("play", action=engine.must("legal")["actions"][0]["action"])
                return engine.must("record")

        self.assertEqual(played(ask=False), played(ask=True))


if __name__ == "__main__":
    main()
