"""kill -9 at any moment under load: no acknowledged action is lost, and none is half applied."""
import random
import shutil
import sys
import threading
import time
import unittest

from client import Server, Socket, program, run_tests

PROGRAM = program()
KILLS, TABLES = 50, 4


class Player(threading.Thread):
    """Plays a table alone against open air until the server dies; remembers what was acknowledged."""

    def __init__(self, server, table, token, seed):
        super().__init__(daemon=True)
        self.server, self.table, self.token, self.random = server, table, token, random.Random(seed)
        self.acknowledged, self.seen, self.moves = 0, {}, 0

    def run(self):
        try:
            socket = Socket(self.server, self.table, self.token, detail="moves")
            while True:
                message = socket.receive(10)
                if message is None:
                    return
                if message["type"] == "done":
                    self.acknowledged, self.moves = message["sequence"], self.moves + 1
                if message["type"] == "moved":
                    for i, action in enumerate(message["actions"]):
                        self.seen[message["from"] + i] = action
                    if not message["legal"]:
                        return
                    socket.send({"do": "play", "action": self.random.choice(message["legal"]), "after": message["sequence"]})
        except (ConnectionError, OSError):
            return


class Crash(unittest.TestCase):
    def test_fifty_kills_under_load(self):
        server = Server(PROGRAM, "--bot-threads", "1")
        rng, kills, moves = random.Random(1), 0, 0
        open_table = lambda: server.open_table([{"kind": "me"}])
        tables = [open_table() for _ in range(TABLES)]
        try:
            while kills < KILLS:
                players = [Player(server, one["table"], one["token"], rng.random()) for one in tables]
                for player in players:
                    player.start()
                time.sleep(rng.uniform(0.02, 0.12))
                server.kill()
                kills += 1
                for player in players:
                    player.join(20)
                server.start()
                for i, player in enumerate(players):
                    state = self.check(server, player)
                    moves += player.moves
                    if state["places"]:
                        tables[i] = open_table()
        finally:
            server.kill()
            shutil.rmtree(server.folder)
        self.assertGreater(moves, KILLS, "there was no load")
        print(f"{kills} kills, {moves} acknowledged moves, none lost", file=sys.stderr)

    def check(self, server, player):
        state = server.get(f"/api/tables/{player.table}", player.token)
        self.assertGreaterEqual(state["sequence"], player.acknowledged, "an acknowledged action was lost")
        record = server.get(f"/api/tables/{player.table}/record", player.token)
        for step, action in player.seen.items():
            self.assertEqual(record["actions"][step], action, "what was shown is not what happened")
        # Chance has answered: the action and what it led to are written together.
        self.assertNotEqual(state["decision"]["actor"], "chance")
        return state


if __name__ == "__main__":
    run_tests()
