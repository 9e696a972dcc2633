"""Nothing hidden leaves the server. Whole games of every game of the catalog, everything each
viewer receives captured and searched for what only others may know: tokens always; of games with
hidden information also every action that the viewer's own record calls hidden."""
import json
import random
import shutil
import unittest

from client import Refused, Server, Socket, program, run_tests

PROGRAM = program()
HIDDEN = "hidden"


class Leak(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(PROGRAM, "--bot-ms", "10")

    @classmethod
    def tearDownClass(cls):
        cls.server.kill()
        shutil.rmtree(cls.server.folder)

    def test_whole_games(self):
        for game in self.server.get("/api/games")["games"]:
            with self.subTest(game=game["id"]):
                self.play_and_search(game["id"], 2 if 2 in game["players"] else game["players"][0])

    def play_and_search(self, game, players):
        rng = random.Random(game)
        seats = [{"kind": "me", "name": "P0"}] + [{"kind": "open"}] * (players - 1)
        made = self.server.open_table(seats, game=game)
        table, tokens = made["table"], [made["token"]]
        for seat in range(1, players):
            tokens.append(self.server.post(f"/api/tables/{table}/join", {"seat": seat, "name": f"P{seat}"})["token"])
        viewers = {seat: Socket(self.server, table, token, previews=seat == 0) for seat, token in enumerate(tokens)}
        viewers["spectator"] = Socket(self.server, table)
        states = {who: socket.wait_for("update") for who, socket in viewers.items()}
        shown = {who: bytearray() for who in viewers}
        moves = 0
        while not states[0]["places"]:
            mover = states[0]["decision"]["seat"]
            for who, state in states.items():
                self.assertEqual(bool(state["legal"]), who == mover, "legal actions are for the seat to move alone")
            state = states[mover]
            if moves % 25 == 0:  # what others get by asking out of turn must not depend on what is hidden
                for who in viewers:
                    self.ask_around(table, tokens[who] if who != "spectator" else None, shown[who])
            action = rng.choice(state["legal"])["action"]
            viewers[mover].send({"do": "play", "action": action, "after": state["sequence"]})
            for who, socket in viewers.items():
                states[who] = socket.wait_for(lambda m, s=state["sequence"]: m["type"] == "update" and m["sequence"] > s)
            if moves % 10 == 3 and states[mover]["undo_to"] is not None:
                after = states[mover]["sequence"]
                viewers[mover].send({"do": "undo", "after": after})
                for who, socket in viewers.items():
                    states[who] = socket.wait_for(lambda m, s=after: m["type"] == "update" and m["sequence"] > s)
            moves += 1
        records = {who: self.server.get(f"/api/tables/{table}/record", None if who == "spectator" else tokens[who]) for who in viewers}
        for who, socket in viewers.items():
            received = bytes(socket.traffic + shown[who])
            for seat, token in enumerate(tokens):
                self.assertNotIn(token.encode(), received, "a token was sent")
            self.search(who, socket, records)
        self.assertGreater(moves, 20)

    def ask_around(self, table, token, shown):
        for path in ["", "/log", "/position", "/record", "/previews"]:
            try:
                shown += json.dumps(self.server.get(f"/api/tables/{table}{path}", token)).encode()
            except Refused as refused:
                shown += json.dumps(refused.body).encode()
        for path, body in [("/play", {"action": "x", "after": 0}), ("/undo", {"after": 0})]:
            try:
                self.server.post(f"/api/tables/{table}{path}", body, token)
            except Refused as refused:
                shown += json.dumps(refused.body).encode()

    def search(self, who, socket, records):
        """At no step may a viewer have been told an action that the record keeps from him."""
        mine = records[who]["actions"]
        known = {}
        for seat, record in records.items():
            for step, action in enumerate(record["actions"]):
                if action != HIDDEN:
                    known[step] = action
        hidden = {step: known.get(step) for step, action in enumerate(mine) if action == HIDDEN}
        for line in self.messages(socket):
            for entry in line.get("log", {}).get("lines", []):
                if entry["step"] in hidden and entry["action"] == hidden[entry["step"]]:
                    self.fail(f"{who} was told step {entry['step']}: {entry['action']}")

    @staticmethod
    def messages(socket):
        decoder, text, at = json.JSONDecoder(), socket.traffic.decode(), 0
        while at < len(text):
            message, at = decoder.raw_decode(text, at)
            yield message


if __name__ == "__main__":
    run_tests()
