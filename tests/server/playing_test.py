"""People and bots at a table: two who move at once, undo, coming back, giving a seat to a bot,
bots alone, going on from the past, a restart in between."""
import shutil
import threading
import time
import unittest

from client import Refused, Server, Socket, program, run_tests

PROGRAM = program()
ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


class Playing(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(PROGRAM, "--bot-ms", "20", "--away-seconds", "1")

    @classmethod
    def tearDownClass(cls):
        cls.server.kill()
        shutil.rmtree(cls.server.folder)

    def two(self, **more):
        """A table of two people: its id, their tokens by seat, and the seat to move."""
        ana = self.server.open_table([ME, OPEN], **more)
        rui = self.server.post(f"/api/tables/{ana['table']}/join", {"name": "Rui"})
        seat = self.server.get(f"/api/tables/{ana['table']}")["decision"]["seat"]
        return ana["table"], [ana["token"], rui["token"]], seat

    def state(self, table, token=None, query=""):
        return self.server.get(f"/api/tables/{table}{query}", token)

    def test_two_clients_at_the_same_moment_exactly_one_wins(self):
        table, tokens, seat = self.two()
        for _ in range(15):
            state = self.state(table, tokens[seat])
            sockets = [Socket(self.server, table, tokens[seat], detail="moves") for _ in range(4)]
            for socket in sockets:
                socket.wait_for("moved")
            answers, gate = [], threading.Barrier(len(sockets))

            def play(socket, action):
                gate.wait()
                answers.append(socket.order(do="play", action=action, after=state["sequence"]))

            threads = [threading.Thread(target=play, args=(socket, state["legal"][i % len(state["legal"])]["action"]))
                       for i, socket in enumerate(sockets)]
            [thread.start() for thread in threads]
            [thread.join() for thread in threads]
            self.assertEqual(sorted(a["type"] for a in answers), ["done", "error", "error", "error"])
            self.assertEqual({a["error"]["code"] for a in answers if a["type"] == "error"}, {"stale"})
            for socket in sockets:
                socket.close()
            seat = self.state(table)["decision"]["seat"]

    def test_two_people_join_the_last_seat_exactly_one_gets_it(self):
        table = self.server.open_table([ME, OPEN])["table"]
        results, gate = [], threading.Barrier(4)

        def join():
            gate.wait()
            try:
                results.append(self.server.post(f"/api/tables/{table}/join", {"seat": 1, "name": "x"})["token"])
            except Refused as refused:
                results.append(refused.code)

        threads = [threading.Thread(target=join) for _ in range(4)]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
        self.assertEqual(results.count("seat-taken"), 3)

    def test_the_other_seat_and_a_spectator_see_a_move_at_once(self):
        table, tokens, seat = self.two()
        mover, other, watcher = (Socket(self.server, table, t) for t in (tokens[seat], tokens[1 - seat], None))
        update = mover.wait_for("update")
        self.assertEqual(len(update["legal"]), len(mover.wait_for("previews")["previews"]))
        self.assertEqual(other.wait_for("update")["legal"], [])
        self.assertEqual(watcher.wait_for("update")["viewer"], "spectator")
        self.assertEqual(mover.order(do="play", action=update["legal"][0]["action"], after=update["sequence"])["type"], "done")
        for socket in (mover, other, watcher):
            news = socket.wait_for("update")
            self.assertEqual(news["log"]["from"], update["step"])
            self.assertEqual(news["log"]["lines"][0]["action"], update["legal"][0]["action"])

    def test_a_preview_says_what_then_happens(self):
        table, tokens, seat = self.two()
        for _ in range(30):
            before = self.state(table, tokens[seat])
            preview = self.server.get(f"/api/tables/{table}/previews", tokens[seat])["previews"][-1]
            again = self.state(table, tokens[seat])
            self.assertEqual((again["position"], again["legal"], again["log"]), (before["position"], before["legal"], before["log"]))
            self.server.post(f"/api/tables/{table}/play", {"action": preview["action"], "after": before["sequence"]}, tokens[seat])
            after = self.state(table, tokens[seat])
            if not preview["reveals"]:
                for change in preview["changes"]:
                    found = after["position"]
                    for part in change["at"].split("/")[1:]:
                        found = found[int(part)] if isinstance(found, list) else found.get(part)
                    self.assertEqual(found, change["new"], change["at"])
                self.assertEqual(preview["next"], after["decision"]["seat"])
            seat = after["decision"]["seat"]

    def test_several_steps_are_taken_back_but_not_another_seat_s(self):
        table, tokens, seat = self.two()
        first = self.state(table, tokens[seat])
        state, played = first, 0
        while state["decision"]["seat"] == seat and played < 3 and state["legal"]:
            self.server.post(f"/api/tables/{table}/play", {"action": state["legal"][0]["action"], "after": state["sequence"]}, tokens[seat])
            state, played = self.state(table, tokens[seat]), played + 1
        if state["undo_to"] is None:
            self.skipTest("chance came in between")
        with self.assertRaises(Refused):
            self.server.post(f"/api/tables/{table}/undo", {"after": state["sequence"]}, tokens[1 - seat])
        self.server.post(f"/api/tables/{table}/undo", {"after": state["sequence"], "to": state["undo_to"]}, tokens[seat])
        back = self.state(table, tokens[seat], f"?after={state['sequence']}")
        self.assertEqual(back["step"], state["undo_to"])
        self.assertEqual(back["log"], {"from": state["undo_to"], "lines": []})
        if state["undo_to"] == first["step"]:
            self.assertEqual(back["position"], first["position"])

    def test_who_comes_back_gets_what_was_missed(self):
        table, tokens, seat = self.two()
        socket = Socket(self.server, table, tokens[1 - seat])
        known = socket.wait_for("update")
        socket.close()
        for _ in range(2):
            state = self.state(table, tokens[seat])
            if not state["legal"]:
                break
            self.server.post(f"/api/tables/{table}/play", {"action": state["legal"][0]["action"], "after": state["sequence"]}, tokens[seat])
        again = Socket(self.server, table, tokens[1 - seat], after=known["sequence"]).wait_for("update")
        self.assertEqual(again["log"]["from"], known["step"])
        self.assertEqual(len(again["log"]["lines"]), again["step"] - known["step"])
        self.assertGreater(again["sequence"], known["sequence"])

    def test_a_seat_is_given_to_a_bot_and_taken_back(self):
        table, tokens, seat = self.two(pace=0)
        path = f"/api/tables/{table}/seat"
        there = Socket(self.server, table, tokens[seat])
        there.wait_for("update")
        with self.assertRaises(Refused) as refused:
            self.server.post(path, {"seat": seat, "bot": "random"}, tokens[1 - seat])
        self.assertEqual(refused.exception.code, "not-allowed")
        there.close()
        end = time.monotonic() + 20
        while not self.state(table)["seats"][seat]["away"] and time.monotonic() < end:
            time.sleep(0.05)
        self.assertTrue(self.state(table)["seats"][seat]["away"])
        start = self.state(table)["step"]
        self.server.post(path, {"seat": seat, "bot": "random"}, tokens[1 - seat])
        end = time.monotonic() + 10
        while self.state(table)["step"] == start and time.monotonic() < end:
            time.sleep(0.05)
        self.assertGreater(self.state(table)["step"], start)
        now = self.state(table)["seats"][seat]
        self.assertEqual((now["kind"], now["held"], now["bot"]), ("bot", True, "random"))
        with self.assertRaises(Refused):
            self.server.post(path, {"seat": seat, "bot": None}, tokens[1 - seat])
        self.server.post(path, {"seat": seat, "bot": None}, tokens[seat])
        self.assertEqual(self.state(table)["seats"][seat]["kind"], "person")

    def test_bots_alone_play_at_the_pace(self):
        made = self.server.open_table([BOT, BOT], pace=200)
        self.assertIsNone(made["seat"])
        socket = Socket(self.server, made["table"])
        socket.wait_for("update")
        times = []
        while len(times) < 5:
            socket.wait_for("update")
            times.append(time.monotonic())
        self.assertGreater(times[-1] - times[0], 0.4)  # four times 0.2 s, were there no delays on the way
        self.server.post(f"/api/tables/{made['table']}/pace", {"pace": 0}, made["token"])
        # They think only where nobody else wants the processor, so on a busy machine this takes its time.
        step, end = self.state(made["table"])["step"], time.monotonic() + 60
        while self.state(made["table"])["step"] < step + 20 and time.monotonic() < end:
            time.sleep(0.2)
        self.assertGreaterEqual(self.state(made["table"])["step"], step + 20)

    def test_a_game_goes_on_from_the_past(self):
        table, tokens, seat = self.two()
        state = self.state(table, tokens[seat])
        self.server.post(f"/api/tables/{table}/play", {"action": state["legal"][0]["action"], "after": state["sequence"]}, tokens[seat])
        made = self.server.post("/api/tables", {"seats": [ME, BOT], "pace": 5000, "start": {"table": table, "step": state["step"], "token": tokens[0]}})
        self.assertEqual(self.state(made["table"])["position"], state["position"])
        self.assertEqual(self.server.get(f"/api/tables/{table}/position?step={state['step']}")["position"], state["position"])

    def test_a_restart_loses_nothing(self):
        server = Server(PROGRAM)
        made = server.open_table([ME, BOT], pace=10000)
        socket = Socket(server, made["table"], made["token"])
        socket.wait_for("update")
        before = server.get(f"/api/tables/{made['table']}", made["token"])
        self.assertEqual(server.process.poll(), None)
        server.process.terminate()
        self.assertEqual(socket.wait_for("bye")["reason"], "shutting-down")
        self.assertEqual(server.process.wait(20), 0)
        server.start()
        after = server.get(f"/api/tables/{made['table']}", made["token"])
        for state in (before, after):
            for seat in state["seats"]:
                seat["connected"] = False
        self.assertEqual(after, before)
        server.kill()
        shutil.rmtree(server.folder)


if __name__ == "__main__":
    run_tests()
