#!/usr/bin/env python3
"""Writes seeds for the fuzz targets from real games.

usage: fuzz_corpus.py TESSERA OUT [--games N]

Plays random games through the line protocol and keeps notation, positions, records and dialogues.
"""
import argparse
import json
import pathlib
import random
import subprocess


class Engine:
    def __init__(self, program: str):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def setups(game: dict, rng: random.Random, count: int):
    for _ in range(count):
        options = {o["id"]: rng.choice(o["values"]) for o in game["options"] if o.get("values")}
        yield rng.choice(game["players"]), options


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("tessera")
    ask.add_argument("out", type=pathlib.Path)
    ask.add_argument("--games", type=int, default=4)
    args = ask.parse_args()
    rng = random.Random(1)
    engine = Engine(args.tessera)
    games = engine.ask(do="games")["games"]
    words: set[str] = set()

    def keep(kind: str, name: str, data: bytes) -> None:
        folder = args.out / kind
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)

    for number, game in enumerate(games):
        for round_, (players, options) in enumerate(setups(game, rng, args.games)):
            dialogue = [{"do": "games"}, {"do": "new", "game": game["id"], "players": players, "seed": round_, "options": options}]
            answer = engine.ask(**dialogue[1])
            assert answer["ok"], answer
            stop = rng.randrange(1, 400)
            for step in range(stop):
                legal = engine.ask(do="legal")
                if not legal["actions"]:
                    break
                action = rng.choice(legal["actions"])["action"]
                words.update(action.split())
                keep("notation", f"{game['id']}-{round_}-{step % 7}", bytes([number]) + action.encode())
                engine.ask(do="play", action=action)
                if step < 8:
                    dialogue += [{"do": "legal"}, {"do": "play", "action": action}]
            position = engine.ask(do="position")["position"]
            keep("position", f"{game['id']}-{round_}", bytes([number]) + json.dumps(position, separators=(",", ":")).encode())
            record = engine.ask(do="record")["record"]
            record["actions"] = record["actions"][:60]
            keep("record", f"{game['id']}-{round_}", bytes([number]) + json.dumps(record, separators=(",", ":")).encode())
            dialogue += [{"do": "score"}, {"do": "undo"}, {"do": "position", "as": "spectator"}, {"do": "record"}, {"do": "chance", "mode": "manual"}]
            keep("protocol", f"{game['id']}-{round_}", "\n".join(json.dumps(line) for line in dialogue).encode())
            for key in json.dumps(position).replace('"', " ").replace(":", " ").replace(",", " ").split():
                if key.replace("_", "").replace("-", "").isalnum() and not key.isdigit():
                    words.add(key)
    (args.out.parent / "words.dict").write_text("".join(f'"{w}"\n' for w in sorted(words)), encoding="utf-8")


if __name__ == "__main__":
    main()
