#!/usr/bin/env python3
"""Breaks rules one at a time and checks that a test notices.

usage: mutate.py GAME [--preset dev]
       mutate.py --check

tests/mutations/<game>.json lists the mutations: a file, the text to replace (it stands there once),
what to put instead, and the clause broken. Works on a clean tree only and restores each file.
--check only looks whether every mutation of every game can still be made.
"""
import argparse
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def tests_fail(build: str, program: str) -> tuple[bool, str]:
    built = subprocess.run(["cmake", "--build", build, "--target", program.split("/")[-1]], cwd=ROOT, capture_output=True, text=True)
    if built.returncode:
        return False, "does not compile:\n" + built.stdout[-1500:]
    try:
        ran = subprocess.run([f"{build}/tests/{program}"], cwd=ROOT, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return True, "test ran for ever"
    names = [line.split("TEST CASE:")[1].strip() for line in ran.stdout.splitlines() if "TEST CASE:" in line]
    return ran.returncode != 0, "; ".join(dict.fromkeys(names))


def mutations_of(game: str) -> list[dict]:
    return json.loads((ROOT / f"tests/mutations/{game}.json").read_text(encoding="utf-8"))


def can_be_made(mutation: dict) -> bool:
    return (ROOT / mutation["file"]).read_text(encoding="utf-8").count(mutation["replace"]) == 1


def check() -> int:
    found = [mutation for path in sorted(ROOT.glob("tests/mutations/*.json")) for mutation in mutations_of(path.stem)]
    stale = [mutation for mutation in found if not can_be_made(mutation)]
    for mutation in stale:
        print(f"{mutation['file']}: '{mutation['replace']}' does not stand there once")
    print(f"{len(found) - len(stale)} passed, {len(stale)} failed")
    return 1 if stale or not found else 0


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("game", nargs="?")
    ask.add_argument("--check", action="store_true")
    ask.add_argument("--preset", default="dev")
    args = ask.parse_args()
    if args.check:
        return check()
    if not args.game:
        ask.error("which game?")
    build, program = f"build/{args.preset}", f"games/test_{args.game}"
    survived = 0
    mutations = mutations_of(args.game)
    for mutation in mutations:
        path = ROOT / mutation["file"]
        original = path.read_text(encoding="utf-8")
        if not can_be_made(mutation):
            sys.exit(f"{mutation['file']}: '{mutation['replace']}' does not stand there once")
        try:
            path.write_text(original.replace(mutation["replace"], mutation["by"]), encoding="utf-8")
            noticed, by = tests_fail(build, program)
        finally:
            path.write_text(original, encoding="utf-8")
        survived += not noticed
        print(f"{'noticed ' if noticed else 'SURVIVED'} {mutation['clause']}: {mutation['replace']} -> {mutation['by']}\n         {by[:300]}", flush=True)
    subprocess.run(["cmake", "--build", build, "--target", program.split("/")[-1]], cwd=ROOT, capture_output=True)
    print(f"{len(mutations) - survived} passed, {survived} failed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
