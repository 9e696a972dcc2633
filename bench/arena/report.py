#!/usr/bin/env python3
"""Puts the figures of bench/arena/*.json into docs/bots.md, between its marks.

A table whose bots play differently in the present program is marked: its figures are those of an earlier one."""
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA", ROOT / "build/release/tessera")
EARLIER = " †"
GAMES = {"gods-of-rome": "Gods of Rome", "bora-bora": "Bora Bora", "origins": "Origins", "dominations": "Dominations"}
PARTS = [
    ("greedy", "`expert` against `greedy`", "90"),
    ("random", "`expert` against `random`", "100"),
    ("four", "`expert` beside three `greedy`", "70"),
    ("novice-random", "`novice` against `random`", "70"),
    ("club-novice", "`club` against `novice`", "70"),
    ("greedy-club", "`greedy` against `club`", "-"),
    ("expert-club", "`expert` against `club`", "70"),
    ("master-expert", "`master` against `expert`", "70"),
    ("fitted", "fitted against hand-written, 10 ms", "60"),
]


def table_of(part, game):
    path = ROOT / "bench/arena" / f"{game}-{part}.json"
    return json.loads(path.read_text()) if path.exists() else None


def mark(table):
    """Says of a table whether it was played by an earlier program."""
    bots = ",".join(row["bot"] for row in table["bots"])
    command = [TESSERA, "arena", table["game"], "--bots", bots, "--players", str(table["players"]), "--plan"]
    plan = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return "" if table.get("fingerprints") == plan["fingerprints"] else EARLIER


def share(part, game):
    """Wins of the first bot, in percent, with the interval, the number of games and, where time is bounded, what each took for an action."""
    table = table_of(part, game)
    if not table:
        return "not played"
    row = table["bots"][0]
    low, high = row["wins_ci95"]
    times = "; " + " and ".join(f"{each['ms_per_decision']:.1f}" for each in table["bots"]) + " ms" if table["milliseconds"] else ""
    return f"{100 * row['wins']:.1f} ({100 * low:.0f}-{100 * high:.0f}), {table['played']}{times}{mark(table)}"


def wins():
    lines = ["| | target | " + " | ".join(GAMES.values()) + " |", "| --- | --- |" + " --- |" * len(GAMES)]
    for part, title, target in PARTS:
        lines.append(f"| {title} | {target} | " + " | ".join(share(part, game) for game in GAMES) + " |")
    return "\n".join(lines)


def doubling(table):
    if not table:
        return "not played"
    gain = table.get("per_doubling")
    return f"{gain['elo']:.0f} ± {gain['elo_ci95']:.0f}" if gain else "not told"


def growth():
    sizes = [250, 500, 1000, 2000, 4000, 8000, 16000]
    lines = ["| iterations | " + " | ".join(GAMES.values()) + " |", "| --- |" + " --- |" * len(GAMES)]
    tables = {game: table_of("growth", game) for game in GAMES}
    for size in sizes:
        cells = []
        for table in tables.values():
            found = [row for row in table["bots"] if f"{row['bot']}+".startswith(f"search@iterations={size}+")] if table else []
            cells.append(f"{round(found[0]['elo'])} ± {found[0]['elo_ci95']:.0f}" if found else "not played")
        lines.append(f"| {size:,} | " + " | ".join(cells) + " |")
    lines.append("| a doubling brings | " + " | ".join(doubling(table) for table in tables.values()) + " |")
    lines.append("| games | " + " | ".join(f"{table['played']}{mark(table)}" if table else "not played" for table in tables.values()) + " |")
    return "\n".join(lines)


def fill(text, name, content):
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    head, rest = text.split(begin)
    return head + begin + content + "\n" + end + rest.split(end, 1)[1]


page = ROOT / "docs/bots.md"
text = fill(page.read_text(), "wins", wins())
page.write_text(fill(text, "growth", growth()))
