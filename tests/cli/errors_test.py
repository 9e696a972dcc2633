"""Bad input of every kind: each gets a message that names the fault, and the game goes on as it was."""
import copy
import json
import pathlib
import subprocess
import tempfile
import unittest

from support import TESSERA, Engine, main, run

GAME = {"game": "gods-of-rome", "players": 3, "seed": 11, "options": {"powers": True}}


def request(**members):
    return json.dumps(members).encode()


# What is sent, the code of the answer, and what its message must name.
LINES = [
    # not JSON
    (b"", "bad-json", "not JSON"),
    (b"   ", "bad-json", "not JSON"),
    (b"{", "bad-json", "not JSON"),
    (b'{"do":', "bad-json", "not JSON"),
    (b'{"do":"legal"', "bad-json", "not JSON"),
    (b'{"do":"legal"}}', "bad-json", "extra data"),
    (b'{"do":"legal"} {"do":"legal"}', "bad-json", "extra data"),
    (b"{'do':'legal'}", "bad-json", "syntax error"),
    (b"legal", "bad-json", "syntax error"),
    (b'{"do":"legal",}', "bad-json", "syntax error"),
    (b'{"do":"leg\x00al"}', "bad-json", "not JSON"),
    (b"\x00", "bad-json", "syntax error"),
    (b'{"do":"\xff\xfe"}', "bad-json", "not JSON"),
    (b'{"do":"\\ud800"}', "bad-json", "not JSON"),
    (b"\x89PNG\r\x1a", "bad-json", "syntax error"),
    (b"[" * 5000, "bad-json", "too deep"),
    (b'{"do":' * 100 + b"1" + b"}" * 100, "bad-json", "too deep"),
    (b'{"do":"new","seed":1e}', "bad-json", "not JSON"),
    (b'{"do":"legal","do":"score"}', "bad-json", "a member stands twice in its object (at do)"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"options":{"powers":true,"powers":false}}', "bad-json", "(at options.powers)"),
    (b'{"do":"set","position":{"players":[{"favour":1},{"favour":2,"favour":3}]}}', "bad-json", "(at position.players[1].favour)"),
    # no request
    (b"null", "bad-request", "JSON object"),
    (b"7", "bad-request", "JSON object"),
    (b'["do","legal"]', "bad-request", "JSON object"),
    (b"{}", "bad-request", "'do' is missing"),
    (b'{"do":7}', "bad-request", "'do' must be a text"),
    (b'{"do":null}', "bad-request", "'do' must be a text"),
    (b'{"do":"lega"}', "unknown-request", "did you mean 'legal'"),
    (b'{"do":"castle"}', "unknown-request", "no request is called 'castle'"),
    (b'{"do":"LEGAL"}', "unknown-request", "no request is called 'LEGAL'"),
    (request(do="x" * 100000), "unknown-request", "no request is called 'xxx"),
    (request(do="é" * 50000), "unknown-request", "no request is called 'ééé"),
    (b'{"do":"legal","langg":"pt"}', "bad-request", "no member 'langg'; did you mean 'lang'"),
    (b'{"do":"legal","lang":"tlh"}', "unknown-language", "no language is called 'tlh'; there are en"),
    (b'{"do":"score","lang":"tlh"}', "unknown-language", "no language is called 'tlh'; there are en"),
    (b'{"do":"legal","lang":3}', "bad-request", "'lang' must be a text"),
    (b'{"do":"score","lang":3}', "bad-request", "'lang' must be a text"),
    (b'{"do":"legal","lang":null}', "bad-request", "'lang' must be a text"),
    (b'{"do":"legal","lang":"PT"}', "unknown-language", "no language is called 'PT'; there are en"),
    (b'{"do":"legal","lang":"pl"}', "unknown-language", "Gods of Rome has no names in 'pl'; it speaks en, pt"),
    (b'{"do":"score","lang":"pl"}', "unknown-language", "Gods of Rome has no names in 'pl'; it speaks en, pt"),
    (b'{"do":"position","lang":"pl"}', "unknown-language", "it speaks en, pt"),
    # new
    (b'{"do":"new"}', "bad-request", "'game' is missing"),
    (b'{"do":"new","game":"gods-of-rome"}', "bad-request", "'players' is missing"),
    (b'{"do":"new","game":"gods-of-roma","players":2}', "unknown-game", "did you mean 'gods-of-rome'"),
    (b'{"do":"new","game":["gods-of-rome"],"players":2}', "bad-request", "'game' must be a text"),
    (b'{"do":"new","game":"gods-of-rome","players":5}', "bad-players", "1 to 4 players, not 5"),
    (b'{"do":"new","game":"gods-of-rome","players":0}', "bad-players", "1 to 4 players, not 0"),
    (b'{"do":"new","game":"gods-of-rome","players":-1}', "bad-request", "'players' must be a whole number"),
    (b'{"do":"new","game":"gods-of-rome","players":2.5}', "bad-request", "'players' must be a whole number"),
    (b'{"do":"new","game":"gods-of-rome","players":"2"}', "bad-request", "'players' must be a whole number"),
    (b'{"do":"new","game":"gods-of-rome","players":99999999999999999999999}', "bad-request", "'players' must be a whole number"),
    (b'{"do":"new","game":"gods-of-rome","players":1e400}', "bad-request", "'players' must be a whole number"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"seed":-3}', "bad-request", "'seed' must be a whole number"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"seed":"x"}', "bad-request", "'seed' must be a whole number"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"options":[]}', "bad-option", "options are an object"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"options":null}', "bad-option", "options are an object"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"options":{"power":true}}', "bad-option", "did you mean 'powers'"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"options":{"powers":"maybe"}}', "bad-option", "'powers' takes true or false"),
    (b'{"do":"new","game":"gods-of-rome","players":2,"options":{"map":"flat"}}', "bad-option", "'map' takes 'standard', 'first-game'"),
    # actions
    (b'{"do":"play"}', "bad-request", "'action' is missing"),
    (b'{"do":"play","action":5}', "bad-request", "'action' must be a text"),
    (b'{"do":"play","action":""}', "illegal-action", "empty"),
    (b'{"do":"play","action":"vist jupiter"}', "illegal-action", "did you mean 'visit'"),
    (b'{"do":"play","action":"visit"}', "illegal-action", "'visit' needs another word"),
    (b'{"do":"play","action":"visit jupitre"}', "illegal-action", "did you mean 'jupiter'"),
    (b'{"do":"play","action":"visit jupiter venus"}', "illegal-action", "'visit' does not take 'venus'"),
    (b'{"do":"play","action":"Visit Jupiter"}', "illegal-action", "no action is called 'Visit'"),
    (b'{"do":"play","action":"build jupiter-1"}', "illegal-action", "'build jupiter-1' is not legal now"),
    (b'{"do":"play","action":"roll 3"}', "illegal-action", "'roll 3' is not legal now"),
    (request(do="play", action="visit " + "x" * 1000000), "illegal-action", "'visit' does not take 'xxx"),
    (request(do="play", action="visit\u0000jupiter"), "illegal-action", "no action is called"),
    # views, chance, score, advice
    (b'{"do":"position","as":3}', "bad-request", "a seat from 0 to 2"),
    (b'{"do":"position","as":-1}', "bad-request", "a seat from 0 to 2"),
    (b'{"do":"position","as":"spectatr"}', "bad-request", "did you mean 'spectator'"),
    (b'{"do":"score","as":true}', "bad-request", "a seat from 0 to 2"),
    (b'{"do":"record","as":255}', "bad-request", "a seat from 0 to 2"),
    (b'{"do":"chance"}', "bad-request", "'mode' is missing"),
    (b'{"do":"chance","mode":"automatic"}', "bad-request", "'auto' or 'manual', not 'automatic'"),
    (b'{"do":"suggest"}', "bad-request", "'bot' is missing"),
    (b'{"do":"suggest","bot":"gredy"}', "unknown-bot", "did you mean 'greedy'"),
    (b'{"do":"suggest","bot":"greedy","ms":-1}', "bad-request", "'ms' must be a whole number from 0"),
    (b'{"do":"suggest","bot":"greedy","ms":1e300}', "bad-request", "'ms' must be a whole number from 0"),
    # positions and records
    (b'{"do":"set"}', "bad-request", "'position' is missing"),
    (b'{"do":"set","position":[]}', "bad-position", "a position is a JSON object"),
    (b'{"do":"set","position":{},"game":"chess"}', "unknown-game", "no game is called 'chess'"),
    (b'{"do":"set","position":{"seats":2}}', "bad-position", "map is missing"),
    (b'{"do":"load"}', "bad-request", "'record' is missing"),
    (b'{"do":"load","record":7}', "bad-record", "a record is a JSON object"),
    (b'{"do":"load","record":{}}', "bad-record", "game is missing"),
    (b'{"do":"load","record":{"game":"gods-of-rome"}}', "bad-record", "version is missing"),
    (b'{"do":"load","record":{"game":"gods-of-rome","version":1,"players":2}}', "bad-record", "actions is missing"),
    (b'{"do":"load","record":{"game":"gods-of-rome","version":1,"players":2,"actions":[7]}}', "bad-record", "actions[0] must be a text"),
    (b'{"do":"load","record":{"game":"gods-of-rome","version":99,"players":2,"actions":[]}}', "bad-record", "version is 99"),
    (b'{"do":"load","record":{"game":"gods-of-rome","version":1,"players":12,"actions":[]}}', "bad-players", "not 12"),
]


# Ways to spoil a position: what to change, and what the fault must name.
def spoil_meeple(p):
    land = next(land for land in p["map"].values() if land["meeples"])
    god = next(iter(land["meeples"]))
    land["meeples"][god] -= 1


def put(value, *path):
    def change(position):
        for key in path[:-1]:
            position = position[key]
        position[path[-1]] = value
    return change


def drop(*path):
    def change(position):
        for key in path[:-1]:
            position = position[key]
        del position[path[-1]]
    return change


POSITIONS = [
    (spoil_meeple, "meeples"),
    (put(9, "gods", "venus", "reserve"), "venus"),
    (put(300, "players", 1, "favour"), "players[1].favour is 300, must be from 0 to 200"),
    (put(-1, "players", 0, "favour"), "players[0].favour is -1"),
    (put("4", "players", 0, "discs"), "players[0].discs must be a whole number"),
    (put(1.5, "players", 0, "discs"), "players[0].discs must be a whole number"),
    (put(1 << 60, "turns"), "turns is"),
    (put("jupitre", "removed"), "did you mean 'jupiter'"),
    (put(7, "active"), "active is 7"),
    (put(3, "active"), "active"),
    (put("yes", "powers"), "powers must be true or false"),
    (put([], "players"), "players has 0 items, must have 4"),
    (put({}, "players"), "players must be a list"),
    (put(None, "map"), "map must be an object"),
    (put({"harvest": 0}, "map", "venus-2"), "map.venus-2.meeples is missing"),
    (put(1, "map", "atlantis"), "map.atlantis is not a field"),
    (put("gold", "colour"), "colour is not a field"),
    (drop("deck"), "deck is missing"),
    (drop("players", 2, "slots"), "players[2].slots is missing"),
    (put(["jupiter", "jupiter"], "players", 0, "blessings"), "stands twice"),
    (put([{"duty": "dance", "what": 0, "where": 0, "how": 0}], "agenda"), "agenda[0].duty knows no 'dance'"),
    (put([{"duty": "take-turn", "what": 0, "where": 0, "how": 0}] * 50, "agenda"), "agenda has 50 items"),
    (put([], "agenda"), "agenda"),
    (put(["objective-populated"] * 4, "objectives"), "objective"),
    (put(2, "turns"), "turns is 2, which is not the turn of the active seat"),
    (put(6, "players", 0, "claims", 1, "points"), "players[0].claims[1].points is 6, but from the rest follows 0"),
    (put("venus", "map", "jupiter-1", "control"), 'map.jupiter-1.control is "venus", but from the rest follows'),
    (put(40, "players", 1, "scoring"), "players[1].scoring is 40, but from the rest follows"),
    (put("7", "players", 1, "scoring"), 'players[1].scoring is "7", but'),
]


class Protocol(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.engine.must("new", **GAME)
        self.engine.must("play", action=self.engine.must("legal")["actions"][0]["action"])
        self.before = self.everything()

    def tearDown(self):
        self.engine.__exit__()

    def everything(self):
        return [self.engine.must(do) for do in ("position", "legal", "score", "record")]

    def refuses(self, raw, code, named):
        answer = self.engine.send(raw)
        shown = raw[:80]
        self.assertIs(answer["ok"], False, shown)
        self.assertEqual(answer["error"]["code"], code, (shown, answer))
        self.assertIn(named, answer["error"]["message"], shown)
        self.assertLess(len(answer["error"]["message"]), 4000, shown)

    def test_lines(self):
        self.assertGreaterEqual(len(LINES), 60)
        for raw, code, named in LINES:
            with self.subTest(line=raw[:80]):
                self.refuses(raw, code, named)
                self.assertEqual(self.everything(), self.before)

    def test_positions(self):
        good = self.before[0]["position"]
        for number, (spoil, named) in enumerate(POSITIONS):
            with self.subTest(number=number, named=named):
                bad = copy.deepcopy(good)
                spoil(bad)
                self.refuses(request(do="set", position=bad), "bad-position", named)
                self.assertEqual(self.everything(), self.before)
        self.engine.must("set", position=good)
        self.assertEqual(self.everything()[0], self.before[0])

    def test_agendas_that_play_cannot_reach(self):
        self.engine.must("new", game="gods-of-rome", players=2, seed=7)
        for action in ("select jupiter", "activate slot-1"):
            self.engine.must("play", action=action)
        good = self.engine.must("position")["position"]
        reached = good["agenda"][0]
        tasks = [("put-card", 0, 0, 0), ("take-card", 0, 0, 0), ("attack-mode", 0, 0, 0), ("use-symbol", 0, 2, 1), ("use-symbol", 0, 2, 3)]
        for duty, what, where, how in tasks:
            with self.subTest(duty=duty, where=where):
                bad = copy.deepcopy(good)
                bad["agenda"][0] = {"duty": duty, "what": what, "where": where, "how": how}
                self.assertNotEqual(bad["agenda"][0], reached)
                self.refuses(request(do="set", position=bad), "bad-position", f"agenda[0] cannot be done in this position: {duty}")
        self.engine.must("set", position=good)

    def test_records(self):
        good = self.before[3]["record"]
        spoiled = [
            ({"actions": good["actions"][:3] + good["actions"][4:]}, "bad-record", "actions[3]"),
            ({"actions": good["actions"] + ["build venus-1"]}, "bad-record", f"actions[{len(good['actions'])}]"),
            ({"actions": ["hidden"] + good["actions"][1:]}, "bad-record", "a redacted record cannot be replayed"),
            ({"actions": "none"}, "bad-record", "actions must be a list"),
            ({"players": 2}, "bad-record", "actions["),
            ({"players": "3"}, "bad-record", "players must be"),
            ({"options": 7}, "bad-record", "options must be an object"),
            ({"options": {"powers": 2}}, "bad-option", "'powers' takes"),
            ({"seats": [1]}, "bad-record", "seats[0] must be a text"),
            ({"start": {}}, "bad-record", "start: seats is missing; powers is missing; "),
            ({"start": None}, "bad-record", "start must be a position"),
            ({"game": "checkers"}, "unknown-game", "checkers"),
        ]
        for change, code, named in spoiled:
            with self.subTest(change=str(change)[:80]):
                self.refuses(request(do="load", record={**good, **change}), code, named)
                self.assertEqual(self.everything(), self.before)
        self.engine.must("load", record=good)
        self.assertEqual(self.everything()[:3], self.before[:3])

    def test_a_line_longer_than_any_request(self):
        self.refuses(b'{"do":"play","action":"' + b"x" * (17 << 20) + b'"}', "bad-request", "bytes at most")
        self.assertEqual(self.everything(), self.before)

    def test_before_any_game(self):
        with Engine() as engine:
            for do, more in [("position", {}), ("legal", {}), ("play", {"action": "score"}), ("score", {}), ("undo", {}),
                             ("record", {}), ("suggest", {"bot": "random"}), ("set", {"position": {}})]:
                answer = engine.ask(do, **more)
                self.assertEqual(answer["error"]["code"], "no-game", do)
            self.assertTrue(engine.ask("chance", mode="manual")["ok"])

    def test_undo_does_not_pass_what_was_revealed(self):
        self.engine.must("undo")
        self.refuses(b'{"do":"undo"}', "cannot-undo", "drawn, rolled or revealed")

    def test_a_solo_game_has_one_seat_to_look_from(self):
        self.engine.must("new", game="gods-of-rome", players=1)
        self.refuses(b'{"do":"score","as":1}', "bad-request", "'as' must be seat 0, 'spectator' or 'referee'")

    def test_nothing_can_be_played_when_the_game_is_over(self):
        self.engine.must("new", game="gods-of-rome", players=1, seed=3)
        while self.engine.must("legal")["actor"] is not None:
            self.engine.must("play", action=self.engine.must("suggest", bot="random", ms=1)["action"])
        self.refuses(b'{"do":"play","action":"score"}', "illegal-action", "the game is over")
        self.refuses(b'{"do":"suggest","bot":"random"}', "no-decision", "no player is to move")
        self.assertEqual(self.engine.must("legal")["actions"], [])
        self.assertIsInstance(self.engine.must("score")["winner"], list)

    def test_an_id_comes_back_even_with_an_error(self):
        self.assertEqual(self.engine.send(b'{"do":"castle","id":[1,"a"]}')["id"], [1, "a"])

    def test_input_that_ends_in_the_middle_of_a_line(self):
        done = run("engine", stdin='{"do":"games"}\n{"do":"ga')
        first, second = map(json.loads, done.out.splitlines())
        self.assertTrue(first["ok"])
        self.assertEqual(second["error"]["code"], "bad-json")
        self.assertEqual(done.returncode, 0)


# Words of a command line, the exit code, and what standard error must name.
COMMANDS = [
    (["smulate"], 1, "did you mean 'simulate'"),
    (["fly"], 1, "no command is called 'fly'"),
    (["--nonsense"], 1, "no command is called '--nonsense'\n"),
    (["sim"], 1, "no command is called 'sim'; did you mean 'simulate'?"),
    (["gods-of-rome"], 1, "no command is called 'gods-of-rome'; 'tessera play gods-of-rome' plays the game"),
    (["gods"], 1, "no command is called 'gods'; 'tessera play gods-of-rome' plays the game"),
    (["describe", "gods"], 1, "no game is called 'gods'; did you mean 'gods-of-rome'?"),
    (["describe", "chess"], 1, "no game is called 'chess'; there are gods-of-rome, bora-bora, origins, dominations"),
    (["play", "bora"], 1, "did you mean 'bora-bora'?"),
    (["new", "domin"], 1, "did you mean 'dominations'?"),
    (["simulate", "orig"], 1, "did you mean 'origins'?"),
    (["new", "gods-of-rome", "--chance", "maual"], 1, "tessera: --chance cannot be 'maual'; did you mean 'manual'? It takes auto, manual\n"),
    (["show", "{solo}", "--as", "1"], 1, "'1' is no viewer: seat 0, 'spectator' or 'referee'"),
    (["simulate", "gods-of-rome", "--seed", "x"], 1, "tessera: --seed takes a whole number from 0 to 18446744073709551615, not 'x'\n"),
    (["simulate", "gods-of-rome", "--seed", "-1"], 1, "--seed takes a whole number from 0 to 18446744073709551615, not '-1'\n"),
    (["simulate", "gods-of-rome", "--seed", "99999999999999999999"], 1, "--seed takes a whole number from 0 to 18446744073709551615, not "),
    (["arena", "gods-of-rome", "--bots", "greedy,random", "--log", "/dev/full"], 3, "cannot write a log into '/dev/full'"),
    (["train", "gods-of-rome", "--players", "1"], 1, "alone nobody wins against anybody"),
    (["simulate", "gods-of-rome", "--games", "x"], 1, "tessera: --games takes a whole number from 1 to 100000000, not 'x'\n"),
    (["bench", "--seconds", "x"], 1, "tessera: --seconds takes a number from "),
    (["new"], 1, "game is required"),
    (["new", "gods-of-roma"], 1, "did you mean 'gods-of-rome'"),
    (["new", "gods-of-rome", "--player", "3"], 1, "did you mean '--players'"),
    (["new", "gods-of-rome", "--players", "7"], 1, "1 to 4 players, not 7"),
    (["new", "gods-of-rome", "--players", "two"], 1, "two"),
    (["new", "gods-of-rome", "--option", "powrs"], 1, "did you mean 'powers'"),
    (["new", "gods-of-rome", "--option", "map=round"], 1, "'map' takes"),
    (["new", "gods-of-rome", "--option", "powers,powers=off"], 1, "given twice"),
    (["new", "gods-of-rome", "--seed", "abc"], 1, "'abc' is no seed"),
    (["new", "gods-of-rome", "--out", "/nowhere/at/all.json"], 3, "cannot write /nowhere/at/all.json"),
    (["new", "gods-of-rome", "extra"], 1, "'extra' is one argument too many"),
    (["show", "/nowhere/at/all.json"], 3, "cannot open /nowhere/at/all.json"),
    (["show", "/"], 3, "cannot read /"),
    (["show", "{good}", "--as", "2"], 1, "a seat from 0 to 1"),
    (["show", "{good}", "--at", "500"], 1, "the record has"),
    (["show", "{good}", "--lang", "klingon"], 1, "tessera: --lang cannot be 'klingon'; it takes en, pt, pl\n"),
    (["show", "{good}", "--colour", "alway"], 1, "did you mean 'always'"),
    (["show", "{good}", "--lang", "pl", "--json"], 1, "Gods of Rome has no names in 'pl'; it speaks en, pt"),
    (["replay", "{good}", "--lang", "pl", "--json"], 1, "Gods of Rome has no names in 'pl'; it speaks en, pt"),
    (["legal", "{good}", "--lang", "pl", "--json"], 1, "Gods of Rome has no names in 'pl'; it speaks en, pt"),
    (["show", "{empty}"], 2, "not JSON"),
    (["show", "{binary}"], 2, "not JSON"),
    (["show", "{nothing}"], 2, "holds no record"),
    (["legal", "{cut}"], 2, "not JSON"),
    (["legal", "{position}"], 2, "map is missing"),
    (["replay", "{wrong}"], 2, "actions[2]"),
    (["replay", "{whole-position}"], 2, "holds a position, and this needs a record"),
    (["replay", "{unknown}"], 2, "no game is called 'chess'"),
    (["play", "gods-of-rome", "--seats", "me,deep-blue"], 1, "no bot is called 'deep-blue'"),
    (["play", "gods-of-rome", "--seats", "me,me,me", "--players", "2"], 1, "3 seats are named"),
    (["play", "--load", "{cut}"], 2, "not JSON"),
    (["simulate", "gods-of-rome", "--agents", "radnom"], 1, "did you mean 'random'"),
    (["simulate", "gods-of-rome", "--agents", "random,random,random", "--players", "2"], 1, "3 agents for 2 players"),
    (["simulate", "gods-of-rome", "--games", "0"], 1, "--games"),
    (["simulate", "gods-of-rome", "--games", "99999999999999"], 1, "--games"),
    (["bench", "--game", "chess"], 1, "no game is called 'chess'"),
    (["bench", "--seconds", "-1"], 1, "--seconds"),
    (["bench", "--option", "powers"], 1, "--option needs --game"),
]


class CommandLine(unittest.TestCase):
    def test_commands(self):
        with tempfile.TemporaryDirectory() as folder:
            good = json.loads(run("new", "gods-of-rome", "--seed", 1).out)
            texts = {
                "good": json.dumps(good), "solo": run("new", "gods-of-rome", "--players", 1).out, "empty": "", "binary": "\x00\x01\x02", "nothing": "{}", "cut": json.dumps(good)[:-30],
                "position": json.dumps({"game": "gods-of-rome", "position": {"seats": 2}}),
                "whole-position": run("show", "-", "--json", stdin=json.dumps(good)).out,
                "wrong": json.dumps({**good, "actions": good["actions"][:2] + ["deal card-growth-growth"]}),
                "unknown": json.dumps({**good, "game": "chess"}),
            }
            files = {}
            for name, text in texts.items():
                files[name] = str(pathlib.Path(folder) / f"{name}.json")
                pathlib.Path(files[name]).write_text(text, encoding="utf-8")
            for words, code, named in COMMANDS:
                with self.subTest(words=words):
                    done = run(*[word.format(**files) if word.startswith("{") else word for word in words])
                    self.assertEqual(done.returncode, code, done.err)
                    self.assertIn(named, done.err)
                    self.assertEqual(done.out, "")

    def test_a_full_disk_is_a_fault_of_the_world(self):
        with open("/dev/full", "w") as full:
            done = subprocess.run([TESSERA, "new", "gods-of-rome"], stdout=full, stderr=subprocess.PIPE, encoding="utf-8")
        self.assertEqual(done.returncode, 3)
        self.assertIn("cannot write", done.stderr)

    def test_bad_answers_at_the_prompt(self):
        typed = "0\n99\n99999999999999999999\nfly\nsel\nselect jupitre\nsave /nowhere/x.json\nundo\n\x00\n-1\n\nquit\n"
        done = run("play", "gods-of-rome", "--seed", 3, "--seats", "me,me", stdin=typed)
        self.assertEqual(done.returncode, 0, done.err)
        for named in ["there are 4 choices", "no choice is called 'fly'", "'sel' fits 4 choices",
                      "cannot write /nowhere/x.json", "nothing of yours to take back yet", "Goodbye"]:
            self.assertIn(named, done.out)


if __name__ == "__main__":
    main()
