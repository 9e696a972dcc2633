"""The running server does what server/protocol/openapi.json says: every operation of it is called,
and every answer and message is checked against its schema."""
import json
import re
import unittest

from client import Server, Socket, program, run_tests
from schema import Schemas

PROGRAM = program()
NOBODY = "A" * 43


class Protocol(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(PROGRAM, "--bot-ms", "20")
        cls.document = cls.server.get("/api/openapi.json")
        cls.schemas = Schemas(cls.document)
        cls.called = set()

    @classmethod
    def tearDownClass(cls):
        cls.server.kill()

    def check(self, value, schema):
        faults = self.schemas.faults(value, schema if isinstance(schema, dict) else {"$ref": "#/components/schemas/" + schema})
        self.assertEqual(faults, [])

    def call(self, operation, expected, *, token=None, body=None, headers=None, query="", **parts):
        """Calls an operation by its id; its answer has the status expected and fits what is described."""
        path, method, described = next((p, m, o) for p, methods in self.document["paths"].items()
                                       for m, o in methods.items() if m != "parameters" and o["operationId"] == operation)
        if body is not None and expected < 400:
            self.check(body, described["requestBody"]["content"]["application/json"]["schema"])
        headers = dict(headers or {})
        if token:
            headers["Authorization"] = "Bearer " + token
        status, got, text = self.server.raw(method.upper(), re.sub(r"{(\w+)}", lambda m: parts[m[1]], path) + query,
                                            None if body is None else json.dumps(body), headers)
        self.assertEqual(status, expected, text)
        answers = described["responses"]
        answer = self.schemas.resolve(answers.get(str(status)) or answers["default"])
        kind = got["content-type"].split(";")[0]
        self.assertIn(kind, answer["content"])
        value = json.loads(text) if kind == "application/json" else text.decode()
        self.check(value, answer["content"][kind]["schema"])
        if status < 400:
            self.called.add(operation)
        return value

    def two(self, **more):
        body = {"game": "gods-of-rome", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], **more}
        ana = self.call("createTable", 201, body=body)
        rui = self.call("joinTable", 200, table=ana["table"], body={"name": "Rui"})
        return ana["table"], [ana["token"], rui["token"]] if rui["seat"] == 1 else None

    def mover(self, table, tokens):
        for token in tokens:
            state = self.call("readTable", 200, table=table, token=token)
            if state["legal"]:
                return token, state
        self.fail("nobody is to move")

    def test_the_document_is_served_as_it_is_in_the_source(self):
        with open(__file__.replace("tests/server/protocol_test.py", "server/protocol/openapi.json"), encoding="utf-8") as file:
            self.assertEqual(json.load(file), self.document)

    def test_every_operation(self):
        games = self.call("listGames", 200)
        self.assertTrue(any(game["id"] == "gods-of-rome" and game["reconstructed"] > 0 for game in games["games"]))
        self.call("describe", 200), self.call("health", 200), self.call("metrics", 200)
        table, tokens = self.two()
        token, state = self.mover(table, tokens)
        self.call("preview", 200, table=table, token=token)
        hint = self.call("hint", 200, table=table, token=token, body={})
        self.assertIn(hint["action"], [one["action"] for one in state["legal"]])
        self.assertEqual(hint["considered"][0]["action"], hint["action"])
        self.assertIn(len(hint["considered"]), range(2, 5))
        for expected in [hint, *hint["considered"]]:
            self.assertAlmostEqual(sum(expected["chances"]), 1, places=3)
        played = self.call("play", 200, table=table, token=token, body={"action": hint["action"], "after": state["sequence"]})
        self.assertGreater(played["sequence"], state["sequence"])
        self.assertEqual(self.call("readTable", 200, table=table, token=token, query=f"?after={state['sequence']}")["log"]["from"], state["step"])
        self.call("undo", 200, table=table, token=token, body={"after": played["sequence"]})
        self.assertEqual(self.call("readTable", 200, table=table, token=token)["position"], state["position"])
        self.call("changePace", 200, table=table, token=token, body={"pace": 5000})
        self.call("changeSeat", 200, table=table, token=tokens[0], body={"seat": 0, "bot": "random"})
        self.call("changeSeat", 200, table=table, token=tokens[0], body={"seat": 0, "bot": None})
        log = self.call("readLog", 200, table=table, query="?from=2")
        self.assertEqual(log["lines"][0]["step"], 2)
        self.assertEqual(self.call("readRecord", 200, table=table)["seats"], ["Ana", "Rui"])
        self.assertEqual(self.call("readPosition", 200, table=table, query="?step=3")["step"], 3)
        mine = self.call("listMyTables", 200, headers={"Seat-Tokens": ",".join(tokens + [NOBODY])})
        self.assertEqual({one["table"] for one in mine["tables"]}, {table})
        socket = Socket(self.server, table)
        self.assertEqual(socket.status, 101)
        self.called.add("openSocket")
        described = {o["operationId"] for methods in self.document["paths"].values() for m, o in methods.items() if m != "parameters"}
        self.assertEqual(described - self.called, set())

    def test_refusals(self):
        table, tokens = self.two()
        token, state = self.mover(table, tokens)
        other = next(t for t in tokens if t != token)
        after, action = state["sequence"], state["legal"][0]["action"]
        for operation, status, code, more in [
                ("readTable", 404, "unknown-table", {"table": "a" * 20}),
                ("readTable", 404, "unknown-table", {"table": "short"}),
                ("readTable", 403, "bad-token", {"token": NOBODY}),
                ("play", 403, "not-seated", {"body": {"action": action, "after": after}}),
                ("play", 403, "bad-token", {"token": NOBODY, "body": {"action": action, "after": after}}),
                ("play", 409, "not-your-turn", {"token": other, "body": {"action": action, "after": after}}),
                ("play", 409, "stale", {"token": token, "body": {"action": action, "after": after + 1}}),
                ("play", 422, None, {"token": token, "body": {"action": "dance wildly", "after": after}}),
                ("play", 400, "bad-message", {"token": token, "body": {"action": action}}),
                ("play", 400, "bad-message", {"token": token, "body": {"action": action, "after": after, "also": 1}}),
                ("play", 400, "bad-message", {"token": token, "body": [1]}),
                ("undo", 409, "cannot-undo", {"token": token, "body": {"after": after}}),
                ("hint", 409, "not-your-turn", {"token": other, "body": {}}),
                ("hint", 400, "unknown-bot", {"token": token, "body": {"bot": "nobody"}}),
                ("preview", 403, "not-seated", {}),
                ("joinTable", 409, "no-open-seat", {"body": {}}),
                ("joinTable", 409, "seat-taken", {"body": {"seat": 0}}),
                ("changeSeat", 403, "not-seated", {"body": {"seat": 0, "bot": "random"}}),
                ("changeSeat", 403, "not-allowed", {"token": tokens[1], "body": {"seat": 0, "bot": "random"}}),
                ("changePace", 400, "bad-message", {"token": token, "body": {"pace": -1}}),
                ("readPosition", 404, "bad-step", {"query": "?step=9999"}),
                ("readPosition", 400, "bad-message", {"query": "?step=x"}),
                ("createTable", 404, "unknown-game", {"body": {"game": "chess", "seats": [{"kind": "me"}]}}),
                ("createTable", 400, "unknown-bot", {"body": {"game": "gods-of-rome", "seats": [{"kind": "bot", "bot": "x"}]}}),
                ("createTable", 400, "bad-option", {"body": {"game": "gods-of-rome", "seats": [{"kind": "me"}], "options": {"map": 3}}}),
                ("createTable", 400, "bad-message", {"body": {"game": "gods-of-rome", "seats": [{"kind": "me"}, {"kind": "me"}]}}),
                ("createTable", 400, "bad-message", {"body": {"game": "gods-of-rome", "seats": []}}),
                ("openSocket", 426, "upgrade-required", {})]:
            with self.subTest(operation=operation, code=code):
                refusal = self.call(operation, status, **{"table": table, **more})
                if code:
                    self.assertEqual(refusal["error"]["code"], code)
        self.assertEqual(self.call("readTable", 200, table=table, token=token)["sequence"], after)
        status, _, text = self.server.raw("POST", "/api/tables", "{not json")
        self.assertEqual((status, json.loads(text)["error"]["code"]), (400, "bad-json"))
        self.assertEqual(self.server.raw("DELETE", f"/api/tables/{table}")[0], 405)
        self.assertEqual(self.server.raw("GET", "/api/nothing")[0], 404)

    def test_messages_of_the_socket(self):
        table, tokens = self.two(pace=0)
        sockets = [Socket(self.server, table, token) for token in tokens] + [Socket(self.server, table, detail="moves")]
        seen = set()
        for socket in sockets:
            while message := socket.receive(0.5):
                self.check(message, "ServerMessage")
                seen.add(message["type"])
        token, state = self.mover(table, tokens)
        player = sockets[tokens.index(token)]
        for order in [{"do": "ping"}, {"do": "hint"}, {"do": "hint", "bot": "nobody"},
                      {"do": "play", "action": state["legal"][0]["action"], "after": state["sequence"]},
                      {"do": "play", "action": state["legal"][0]["action"], "after": 0}, {"do": "pace", "pace": 50},
                      {"do": "undo", "after": state["sequence"] + 1}, {"do": "undo", "after": 0},
                      {"do": "seat", "seat": tokens.index(token), "bot": "random"},
                      {"do": "seat", "seat": tokens.index(token), "bot": None}]:
            self.check({"id": 1, **order}, "ClientMessage")
            answer = player.order(**order)
            self.check(answer, "ServerMessage")
            seen.add(answer["type"])
        for text in ["{", "[]", "1", '{"do":"fly"}', '{"do":"play"}', '{"do":"watch"}', '{"do":7}', '{"do":"ping","id":"x"}', '"' + "x" * 300 + '"']:
            player.send_text(text)
            answer = player.wait_for("error")
            self.check(answer, "ServerMessage")
        for socket in sockets:
            while message := socket.receive(0.3):
                self.check(message, "ServerMessage")
                seen.add(message["type"])
        self.assertEqual({"update", "moved", "previews", "hint", "seats", "done", "error", "pong"} - seen, set())


if __name__ == "__main__":
    run_tests()
