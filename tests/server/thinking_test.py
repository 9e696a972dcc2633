"""Bots that think on every processor delay no other table: people's moves are acknowledged and
shown while one and the same thought of a bot is still under way. Nothing is timed; what comes
before what is compared."""
import os
import random
import shutil
import time
import unittest

from client import Server, Socket, program, run_tests

PROGRAM = program()
LONG = "60000"  # milliseconds, the most: a thought ends by its iterations, which among four masters are many
MOVES = 20
GAME = "bora-bora"  # its first decision is never settled early
MASTER = {"kind": "bot", "bot": "master"}
RANDOM = {"kind": "bot", "bot": "random"}
THREADS = max(2, os.cpu_count() or 2)


class Thinking(unittest.TestCase):
    def setUp(self):
        self.server = Server(PROGRAM, "--bot-ms", LONG, "--bot-threads", str(THREADS))

    def tearDown(self):
        self.server.kill()
        shutil.rmtree(self.server.folder)

    def sequences(self, tables):
        return [self.server.get(f"/api/tables/{table}")["sequence"] for table in tables]

    def think_everywhere(self):
        """Tables of bots alone, more than there are threads: each thread has one to think about, one waits."""
        tables = [self.server.open_table([MASTER] * 4, game=GAME, pace=0)["table"] for _ in range(THREADS + 1)]
        while self.server.figure("tessera_bots_waiting") < 1:
            pass
        return tables

    def test_moves_and_pushes_come_while_bots_think_on_every_core(self):
        thinking = self.think_everywhere()
        before, thoughts = self.sequences(thinking), self.server.figure("tessera_think_seconds_count")
        ana = self.server.open_table([{"kind": "me", "name": "Ana"}, {"kind": "open"}])
        rui = self.server.post(f"/api/tables/{ana['table']}/join", {"name": "Rui"})
        tokens = {ana["seat"]: ana["token"], rui["seat"]: rui["token"]}
        people = {seat: Socket(self.server, ana["table"], token) for seat, token in tokens.items()}
        watcher = Socket(self.server, ana["table"])
        updates = {seat: person.wait_for("update") for seat, person in people.items()}
        watcher.wait_for("update")
        rng = random.Random(3)
        for move in range(MOVES):
            seat = updates[0]["decision"]["seat"]
            now = updates[seat]
            answer = people[seat].order(do="play", action=rng.choice(now["legal"])["action"], after=now["sequence"])
            self.assertEqual(answer["type"], "done")
            shown = lambda message: message["type"] == "update" and message["sequence"] >= answer["sequence"]
            # The mover's own update may have come before the answer was looked at: it is asked for instead.
            updates[seat] = self.server.get(f"/api/tables/{ana['table']}", tokens[seat])
            updates[1 - seat] = people[1 - seat].wait_for(shown)
            watcher.wait_for(shown)
        self.assertEqual(self.server.figure("tessera_moves_total"), MOVES)
        # All that happened while every thought that was under way then still is.
        self.assertEqual(self.server.figure("tessera_think_seconds_count"), thoughts)
        self.assertEqual(self.server.figure("tessera_bots_waiting"), 1)
        self.assertEqual(self.sequences(thinking), before)
        print(f"{MOVES} moves at one table within one thought of {THREADS} bots at others")

    def test_tables_open_and_people_join_while_bots_think_on_every_core(self):
        thinking = self.think_everywhere()
        before = self.sequences(thinking)
        for _ in range(10):
            made = self.server.open_table([{"kind": "me", "name": "Ana"}, {"kind": "open"}])
            self.server.post(f"/api/tables/{made['table']}/join", {"name": "Rui"})
            self.assertEqual(len(self.server.get("/api/tables", headers={"Seat-Tokens": made["token"]})["tables"]), 1)
        # Nor is a table held up whose own bot thinks: its people still see it, and a seat can be taken from the bot.
        own = self.server.open_table([{"kind": "me", "name": "Ana"}, MASTER], game=GAME, pace=0)
        self.assertEqual(self.server.get(f"/api/tables/{own['table']}", own["token"])["viewer"], 0)
        self.server.post(f"/api/tables/{own['table']}/seat", {"seat": 1, "bot": None}, own["token"])
        self.assertEqual(self.server.get(f"/api/tables/{own['table']}")["seats"][1]["kind"], "open")
        self.assertEqual(self.sequences(thinking), before)

    def see_moves(self, table, timeout=20):
        socket = Socket(self.server, table)
        first = socket.wait_for("update")["sequence"]
        socket.wait_for(lambda message: message["type"] == "update" and message["sequence"] >= first + 10, timeout)

    def to_move(self, made):
        return self.server.get(f"/api/tables/{made['table']}")["decision"]["seat"]

    def test_a_table_never_has_more_than_one_thought_in_the_queue(self):
        self.think_everywhere()
        made = self.server.open_table([MASTER, MASTER], game=GAME, pace=10000)
        path, waiting = f"/api/tables/{made['table']}", self.server.figure("tessera_bots_waiting")
        self.assertEqual(waiting, 2)
        seat = self.to_move(made)
        for i in range(10):
            self.server.post(path + "/pace", {"pace": 9000 + i}, made["token"])
            self.server.post(path + "/seat", {"seat": seat, "bot": ["expert", "master"][i % 2]}, made["token"])
            self.server.post(path + "/seat", {"seat": 1 - seat, "bot": ["expert", "master"][i % 2]}, made["token"])
            self.assertEqual(self.server.figure("tessera_bots_waiting"), waiting)
        self.server.post(path + "/seat", {"seat": seat, "bot": None}, made["token"])
        self.assertEqual(self.server.figure("tessera_bots_waiting"), waiting - 1)

    def test_a_table_never_takes_more_than_one_thread(self):
        made = self.server.open_table([MASTER] * 4, game=GAME, pace=0)
        seat = self.to_move(made)
        for bot in [None, "master"] * THREADS:
            self.server.post(f"/api/tables/{made['table']}/seat", {"seat": seat, "bot": bot}, made["token"])
        other = self.server.open_table([RANDOM, RANDOM], pace=0)["table"]
        self.see_moves(other)

    def test_a_new_pace_changes_the_wait_and_nothing_is_thought_anew(self):
        made = self.server.open_table([RANDOM, RANDOM], pace=10000)
        path, before = f"/api/tables/{made['table']}", self.sequences([made["table"]])
        while not self.server.figure("tessera_think_seconds_count"):
            time.sleep(0.01)
        for i in range(20):
            self.server.post(path + "/pace", {"pace": 9900 + i}, made["token"])
        self.assertEqual(self.server.figure("tessera_think_seconds_count"), 1)
        self.assertEqual(self.sequences([made["table"]]), before)
        # What was chosen long ago is played as soon as the new pace lets it.
        self.server.post(path + "/pace", {"pace": 0}, made["token"])
        self.see_moves(made["table"], 8)


if __name__ == "__main__":
    run_tests()
