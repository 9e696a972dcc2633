"""Bots that think on every processor delay no other table: people's moves are acknowledged and
shown while one and the same thought of a bot is still under way. Nothing is timed; what comes
before what is compared."""
import os
import random
import shutil
import unittest

from client import Server, Socket, program, run_tests

PROGRAM = program()
LONG = "60000"  # milliseconds, the most: the test is through long before a thought ends by itself
MOVES = 20
MASTER = {"kind": "bot", "bot": "master"}
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
        tables = [self.server.open_table([MASTER, MASTER], game="dominations", pace=0)["table"] for _ in range(THREADS + 1)]
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
        own = self.server.open_table([{"kind": "me", "name": "Ana"}, MASTER], game="dominations", pace=0)
        self.assertEqual(self.server.get(f"/api/tables/{own['table']}", own["token"])["viewer"], 0)
        self.server.post(f"/api/tables/{own['table']}/seat", {"seat": 1, "bot": None}, own["token"])
        self.assertEqual(self.server.get(f"/api/tables/{own['table']}")["seats"][1]["kind"], "open")
        self.assertEqual(self.sequences(thinking), before)


if __name__ == "__main__":
    run_tests()
