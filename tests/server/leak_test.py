"""Nothing hidden leaves the server. Whole games of every game of the catalog are played while
everything that each seat and a spectator receive is captured: pushes, answers, refusals, logs,
records, past positions, previews, hints. The engine, given the referee's record, says what each of
them may not know; that is searched for. And twins are made: two tables that differ only in what one
viewer cannot see must tell him the same, byte for byte, now and after further play."""
import http.client
import json
import random
import shutil
import subprocess
import unittest

from client import Refused, Server, Socket, program, run_tests

PROGRAM = program()
HIDDEN = "hidden"
SPECTATOR = "spectator"
# Where a view keeps pieces of which it does not know who has them.
BAGS = {"cards", "unseen", "supply", "nation_deck", "monument_deck"}
LISTS = {"unseen", "nation_deck", "monument_deck"}  # those that name single pieces
ASK_EVERY = 40    # steps between two rounds of asking around and of twins
SECRET = "pick pile"  # what is drawn then only the mover sees; twins are made of those moments too
MOST_SECRETS = 5
TWIN_STEPS = 4    # how far twins are played on


class Talking(Server):
    """Asks everything over one connection, for there is much to ask."""

    line = None

    def raw(self, method, path, body=None, headers=None):
        if self.line is None:
            self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self.line.request(method, path, body, headers or {})
        answer = self.line.getresponse()
        return answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()


class Engine:
    """The referee: the same program, asked over its line protocol."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise AssertionError(answer)
        return answer

    def position(self, viewer=None):
        return self.ask(do="position", **({} if viewer is None else {"as": viewer}))["position"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def words(value):
    """All texts in a piece of JSON, keys of objects that count something included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, list):
        return set().union(*map(words, value)) if value else set()
    if isinstance(value, dict):
        return set().union(set(), *(words(each) | ({key} if isinstance(each, int) and each else set()) for key, each in value.items()))
    return set()


def without_bags(position):
    return {key: value for key, value in position.items() if key not in BAGS}


def secrets(truth, view, visible):
    """Single pieces that the referee sees in somebody's hands and that the viewer, who never saw them
    played, sees among those nobody knows about."""
    unknown = set().union(set(), *(words(view[bag]) for bag in LISTS if bag in view))
    return (unknown & words(without_bags(truth))) - words(without_bags(view)) - visible


def told(message):
    """What a message says besides the pieces it leaves in bags."""
    if isinstance(message, list):
        return set().union(set(), *map(told, message))
    if not isinstance(message, dict):
        return words(message)
    if isinstance(message.get("at"), str) and message["at"].split("/")[1] in BAGS:  # a change of a bag
        return set()
    found = set()
    for key, value in message.items():
        if isinstance(value, str):
            found |= {value} | set(value.split())
        elif key in ("position", "start") and isinstance(value, dict):
            found |= words(without_bags(value))
        else:
            found |= told(value)
    return found


class Seated:
    """One viewer of one table: his sockets, and all he was ever told, by the step it was told at."""

    def __init__(self, server, table, who, token):
        self.server, self.table, self.who, self.token = server, table, who, token
        self.socket = Socket(server, table, token)
        self.brief = Socket(server, table, token, detail="moves")
        self.update, self.known, self.exposed = None, [], set()

    def follow(self, sequence):
        """Takes everything up to the update of that sequence, with the previews if they are his to have."""
        heard = [self.brief.wait_for(lambda m: m["type"] == "moved" and m["sequence"] >= sequence)]
        wanted = {"update"}
        while wanted:
            message = self.socket.receive()
            if message is None:
                raise AssertionError(f"{self.who} waits for {wanted} of {sequence}")
            heard.append(message)
            if message["type"] == "update" and message["sequence"] >= sequence:
                self.update = message
                wanted.discard("update")
                if message["legal"]:
                    wanted.add("previews")
            if message["type"] == "previews" and message["sequence"] >= sequence:
                wanted.discard("previews")
        # Who is connected is no part of the game; previews come when there is time for them, also twice.
        heard = [message for message in heard if message["type"] not in ("seats", "previews") or message.get("sequence", -1) >= sequence]
        self.known.append((self.update["step"], heard))
        return heard

    def take_back(self):
        """What was told of the action that is undone is no part of the game as it went; but it was seen."""
        line = self.update["log"]["lines"][-1]
        if line["action"] is not None:
            self.exposed |= set(line["action"].split())
        self.known = [(step, messages) for step, messages in self.known if step < self.update["step"]]

    def ask(self, method, path, body=None):
        try:
            answer = self.server.ask(method, f"/api/tables/{self.table}{path}", body, self.token)
        except Refused as refused:
            answer = refused.body
        self.known.append((self.update["step"], answer))
        return answer

    def ask_around(self, attempts):
        """Everything that can be asked, and what is refused: wrong actions, out of turn, too late."""
        step, sequence = self.update["step"], self.update["sequence"]
        asked = [self.ask("GET", path) for path in
                 ["", "?after=0", f"?after={sequence}", "/log", "/position", f"/position?step={step // 2}", f"/position?step={step + 1}", "/record", "/previews"]]
        for action in attempts:
            asked.append(self.ask("POST", "/play", {"action": action, "after": sequence}))
        asked.append(self.ask("POST", "/play", {"action": "x y z", "after": sequence}))
        asked.append(self.ask("POST", "/play", {"action": attempts[0] if attempts else "end", "after": sequence + 1}))
        asked.append(self.ask("POST", "/undo", {"after": sequence, "to": 0}) if self.update["undo_to"] is None else None)
        hint = self.ask("POST", "/hint", {"bot": "greedy"})
        if "action" in hint:  # it is thought out anew each time: only what it may name is the same
            asked.append(hint["action"] in {legal["action"] for legal in self.update["legal"]})
        else:
            asked.append(hint)
        return asked

    def close(self):
        self.socket.close()
        self.brief.close()


class TableOfPeople:
    """A table whose seats are all held by people of the test, with a spectator."""

    def __init__(self, server, **order):
        players = order.pop("players")
        made = server.open_table([{"kind": "me", "name": "P0"}] + [{"kind": "open"}] * (players - 1), **order)
        self.server, self.id = server, made["table"]
        self.tokens = [made["token"]] + [server.post(f"/api/tables/{self.id}/join", {"seat": seat, "name": f"P{seat}"})["token"] for seat in range(1, players)]

    def state(self, who):
        return self.server.get(f"/api/tables/{self.id}", None if who == SPECTATOR else self.tokens[who])

    def sit(self, who):
        seated = Seated(self.server, self.id, who, None if who == SPECTATOR else self.tokens[who])
        seated.follow(0)
        return seated

    def post(self, seat, path, body):
        return self.server.post(f"/api/tables/{self.id}{path}", body, self.tokens[seat])["sequence"]


class Leak(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Talking(PROGRAM, "--bot-ms", "10")

    @classmethod
    def tearDownClass(cls):
        cls.server.line.close()
        cls.server.kill()
        shutil.rmtree(cls.server.folder)

    def test_gods_of_rome(self):
        self.play_and_search("gods-of-rome", 2, hides=False)

    def test_bora_bora(self):
        self.play_and_search("bora-bora", 2, hides=True)

    def test_origins(self):
        self.play_and_search("origins", 2, hides=False)

    def test_dominations(self):
        self.play_and_search("dominations", 2, hides=True)

    # --- A whole game, captured and searched ---

    def play_and_search(self, game, players, hides):
        rng = random.Random(f"{game} {players}")
        table = TableOfPeople(self.server, game=game, players=players)
        viewers = [table.sit(who) for who in [*range(players), SPECTATOR]]
        seen, counts = [], {"twins": 0, "different": 0, "compared": 0, "unseen choices": 0}
        moves = 0
        while not viewers[0].update["places"]:
            mover = viewers[0].update["decision"]["seat"]
            for viewer in viewers:
                self.assertEqual(bool(viewer.update["legal"]), viewer.who == mover, "legal actions are for the seat to move alone")
            update = viewers[mover].update
            legal = [each["action"] for each in update["legal"]]
            secret = hides and SECRET in legal and counts["unseen choices"] < MOST_SECRETS
            if moves % ASK_EVERY == 0 or secret:
                attempts = rng.sample(seen, min(6, len(seen)))
                for viewer in viewers:
                    self.try_others_actions(viewer, mover, attempts, legal)
                    if hides:
                        self.compare_twins(table, viewer, rng, seen, counts)
            action = SECRET if SECRET in legal else rng.choice(legal)
            seen += [each for each in legal if each not in seen]
            sequence = table.post(mover, "/play", {"action": action, "after": update["sequence"]})
            for viewer in viewers:
                viewer.follow(sequence)
            if moves % 10 == 3 and viewers[mover].update["undo_to"] is not None:
                sequence = table.post(mover, "/undo", {"after": sequence})
                for viewer in viewers:
                    viewer.take_back()
                    viewer.follow(sequence)
            moves += 1
        self.assertGreater(moves, 20)
        hidden, searched = self.search(game, players, viewers, table)
        if hides:
            self.assertGreater(hidden, 20, "nothing hidden was searched for")
            self.assertGreater(counts["different"], counts["twins"] // 8, f"the twins hardly differ: {counts}")
            self.assertGreater(counts["compared"], counts["twins"], f"the twins were hardly played on: {counts}")
            self.assertGreater(counts["unseen choices"], 0, f"nothing was decided in secret: {counts}")
        else:
            self.assertEqual(hidden, 0, "the game hides something; make twins of it")
        for viewer in viewers:
            viewer.close()
        print(f"{game}, {players} players: {moves} moves, {sum(len(viewer.known) for viewer in viewers)} bundles of messages, "
              f"{hidden} views hid something, {searched} pieces in them, {counts}")

    def try_others_actions(self, viewer, mover, attempts, legal):
        """What is refused, and how, to one who guesses at what others could do."""
        if viewer.who != mover:
            attempts = attempts + legal[:3]
        before = viewer.update["sequence"]
        viewer.ask_around([action for action in attempts if viewer.who != mover or action not in legal])
        self.assertEqual(viewer.ask("GET", "")["sequence"], before, "a refusal changed something")

    def truth(self, viewers, table):
        """The referee's record: together the seats have seen everything."""
        records = [viewer.ask("GET", "/record") for viewer in viewers]
        whole = {**records[0], "actions": []}
        whole.pop("redacted_for")
        for seen in zip(*(record["actions"] for record in records)):
            open_ones = {action for action in seen if action != HIDDEN}
            self.assertEqual(len(open_ones), 1, f"one action is known as {seen}")
            whole["actions"].append(open_ones.pop())
        return whole

    def search(self, game, players, viewers, table):
        """Goes through the game as the referee sees it, and at each step through all that was told then."""
        record = self.truth(viewers, table)
        engine = Engine()
        self.addCleanup(engine.close)
        engine.ask(do="chance", mode="manual")
        engine.ask(do="new", game=game, players=players, options=record["options"])
        visible = {viewer.who: set(viewer.exposed) for viewer in viewers}
        own = {viewer.who: viewer.ask("GET", "/record")["actions"] for viewer in viewers}
        hidden = searched = 0
        for step in range(len(record["actions"]) + 1):
            truth = engine.position()
            for viewer in viewers:
                view = engine.position(viewer.who)
                unknown = secrets(truth, view, visible[viewer.who])
                hidden += bool(view != truth)
                for at, messages in viewer.known:
                    if at != step:
                        continue
                    for message in messages if isinstance(messages, list) else [messages]:
                        self.search_message(viewer.who, step, message, view, unknown, own[viewer.who], table)
                searched += len(unknown)
                if step < len(record["actions"]):
                    visible[viewer.who] |= set(own[viewer.who][step].split())
            if step < len(record["actions"]):
                engine.ask(do="play", action=record["actions"][step])
        return hidden, searched

    def search_message(self, who, step, message, view, unknown, own, table):
        if not isinstance(message, dict):
            return
        text = json.dumps(message)
        for token in table.tokens:
            self.assertNotIn(token, text, "a token was sent")
        if message.get("type") == "update" and message["step"] == len(own) == step:
            self.assertEqual(message["position"], view, f"{who} saw more or less than his view at step {step}")
        for line in message.get("lines", message.get("log", {}).get("lines", [])):
            if line["step"] < len(own) and own[line["step"]] == HIDDEN:
                self.assertIsNone(line["action"], f"{who} was told step {line['step']}")
                self.assertEqual(line["words"], [])
        leaked = unknown & told(message)
        self.assertFalse(leaked, f"{who} was told of {leaked} at step {step}: {text[:2000]}")

    # --- Twins ---

    def compare_twins(self, table, viewer, rng, seen, counts):
        """Two tables that go on from here, each with what the viewer cannot see dealt anew."""
        step, players = viewer.update["step"], len(table.tokens)
        start = {"table": table.id, "step": step, "token": viewer.token}
        twins = [TableOfPeople(self.server, game=viewer.update["game"], players=players, start=start) for _ in range(2)]
        mover = viewer.update["decision"]["seat"]
        counts["twins"] += 1
        counts["different"] += any(twins[0].state(seat)["position"] != twins[1].state(seat)["position"] for seat in range(players))
        watching = [twin.sit(viewer.who) for twin in twins]
        for twin, watcher in zip(twins, watching):
            for fact in ("position", "decision", "legal", "scores", "places"):
                self.assertEqual(watcher.update[fact], viewer.update[fact], f"{viewer.who} sees another {fact} than at the table the twin is of")
        self.assert_same(viewer.who, twins, [watcher.known for watcher in watching])
        for further in range(TWIN_STEPS):
            both = [twin.state(mover) for twin in twins]
            lists = [[each["action"] for each in state["legal"]] for state in both]
            attempts = rng.sample(seen, min(3, len(seen))) + [lists[0][0], lists[1][-1]]
            attempts = [action for action in attempts if viewer.who != mover or action not in lists[0]]
            if further in (0, TWIN_STEPS - 1):
                self.assert_same(viewer.who, twins, [watcher.ask_around(attempts) for watcher in watching])
            common = [action for action in lists[0] if action in lists[1]]
            # What he may not see is decided differently; what he may see is decided alike.
            chosen = [SECRET if SECRET in common else rng.choice(actions) for actions in lists]
            sequences = [twin.post(mover, "/play", {"action": action, "after": state["sequence"]}) for twin, action, state in zip(twins, chosen, both)]
            heard = [watcher.follow(sequence) for watcher, sequence in zip(watching, sequences)]
            visible = [[line["action"] for line in watcher.update["log"]["lines"]] for watcher in watching]
            if visible[0] != visible[1] and common:
                # They came apart for all to see: taken back where it can be, and decided alike.
                if any(watcher_state["undo_to"] is None for watcher_state in (twin.state(mover) for twin in twins)):
                    break
                for twin, watcher, sequence, state in zip(twins, watching, sequences, both):
                    watcher.follow(twin.post(mover, "/undo", {"after": sequence, "to": state["step"]}))
                self.assert_same(viewer.who, twins, [[watcher.update] for watcher in watching])
                action = rng.choice(common)
                sequences = [twin.post(mover, "/play", {"action": action, "after": watcher.update["sequence"]}) for twin, watcher in zip(twins, watching)]
                heard = [watcher.follow(sequence) for watcher, sequence in zip(watching, sequences)]
                visible = [[line["action"] for line in watcher.update["log"]["lines"]] for watcher in watching]
            if visible[0] != visible[1]:
                break
            self.assert_same(viewer.who, twins, heard)
            counts["compared"] += 1
            counts["unseen choices"] += None in visible[0]
            if watching[0].update["places"]:
                break
            mover = watching[0].update["decision"]["seat"]
        for watcher in watching:
            watcher.close()

    def assert_same(self, who, twins, told_of):
        one, two = (json.dumps(messages).replace(twin.id, "TABLE") for twin, messages in zip(twins, told_of))
        if one != two:
            at = next(i for i, (a, b) in enumerate(zip(one + " ", two + " ")) if a != b)
            self.fail(f"{who} can tell two tables apart that look the same to him:\n{one[max(0, at - 300):at + 300]}\n---\n{two[max(0, at - 300):at + 300]}")


if __name__ == "__main__":
    run_tests()
