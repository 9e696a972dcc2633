#!/usr/bin/env python3
"""Runs every test that ctest knows of a build folder, two at a time, and adds up their cases.

usage: run_tests.py BUILD [--again] [NAME...]

A program reports its cases as doctest does, or in a line "N passed, N failed"; one that reports
nothing counts as one case. Output is kept in BUILD/test-logs, and shown where a test fails.

What passed and has not changed since is not run again, unless by name or with --again: a compiled
test is its program, its arguments and data/; any other test is the whole source tree and the
programs built from it (docs/decisions/004-tests-kept.md).
"""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

DOCTEST = re.compile(r"test cases:\s*(\d+)\s*\|\s*(\d+) passed\s*\|\s*(\d+) failed")
PLAIN = re.compile(r"^(\d+) passed, (\d+) failed", re.MULTILINE)
WORKERS = max(2, os.cpu_count() or 2)


def cost(test: dict) -> float:
    found = [p["value"] for p in test.get("properties", []) if p["name"] == "COST"]
    return float(found[0]) if found else 0.0


def has(test: dict, name: str) -> bool:
    return any(p["name"] == name and p["value"] for p in test.get("properties", []))


def working_folder(test: dict) -> str:
    return next(p["value"] for p in test["properties"] if p["name"] == "WORKING_DIRECTORY")


def digest_of(paths: list[pathlib.Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def source_files(root: pathlib.Path) -> list[pathlib.Path]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root,
                                check=True, capture_output=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):  # no repository: everything but what was built
        listed = [str(p.relative_to(root)) for p in root.rglob("*") if p.relative_to(root).parts[0] != "build"]
    return [root / name for name in listed if name and (root / name).is_file()]


class Kept:
    """The tests that passed, each with a fingerprint of all that it depends on."""

    def __init__(self, build: pathlib.Path, again: bool):
        self.build, self.file, self.again = build.resolve(), build / "passed.json", again
        self.passed = json.loads(self.file.read_text()) if self.file.exists() else {}
        root = self.build.parent.parent
        sources = source_files(root)
        self.data = digest_of([p for p in sources if p.relative_to(root).parts[0] == "data"])
        programs = [p for p in (self.build / "tessera", root / "build/release/tessera") if p.exists()]
        web = root / "build/web"
        client = [p for p in web.rglob("*") if p.is_file()] if web.exists() else []
        self.everything = digest_of(sources + programs + client)

    def fingerprint(self, test: dict) -> str:
        command = test["command"]
        program = pathlib.Path(command[0])
        compiled = self.build in program.parents and not any("/" in word for word in command[1:])
        depends = digest_of([program]) + self.data if compiled else self.everything
        return hashlib.sha256((json.dumps(command) + depends).encode()).hexdigest()

    def cases(self, test: dict) -> int:
        kept = self.passed.get(test["name"], {})
        return kept["cases"] if not self.again and kept.get("fingerprint") == self.fingerprint(test) else 0

    def keep(self, test: dict, passed: int, failed: int) -> None:
        self.passed.pop(test["name"], None)
        if not failed:
            self.passed[test["name"]] = {"fingerprint": self.fingerprint(test), "cases": passed}
        self.file.write_text(json.dumps(self.passed, indent=1))


def count(output: str, code: int) -> tuple[int, int]:
    passed = failed = 0
    for row in DOCTEST.findall(output):
        if int(row[0]) == 0:  # a filter that matches no case is a mistake
            failed += 1
        passed += int(row[1])
        failed += int(row[2])
    for row in PLAIN.findall(output):
        passed += int(row[0])
        failed += int(row[1])
    if code != 0 and failed == 0:
        failed = 1
    if code == 0 and passed + failed == 0:
        passed = 1
    return passed, failed


def run(test: dict, logs: pathlib.Path) -> tuple[dict, int, int, float, str]:
    start = time.monotonic()
    log = logs / f"{test['name']}.log"
    try:
        done = subprocess.run(test["command"], cwd=working_folder(test), stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1800)
        output, code = done.stdout.decode("utf-8", "replace"), done.returncode
    except subprocess.TimeoutExpired as late:
        output, code = (late.stdout or b"").decode("utf-8", "replace") + "\ntimed out\n", 1
    log.write_text(output, encoding="utf-8")
    passed, failed = count(output, code)
    return test, passed, failed, time.monotonic() - start, output


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--again"]
    if not words:
        sys.exit(__doc__)
    build, names = pathlib.Path(words[0]), words[1:]
    listed = subprocess.run(["ctest", "--test-dir", str(build), "--show-only=json-v1"], check=True,
                            capture_output=True, text=True).stdout
    tests = [t for t in json.loads(listed)["tests"] if t["name"] in names or not (names or has(t, "DISABLED"))]
    tests.sort(key=cost, reverse=True)
    logs = build / "test-logs"
    logs.mkdir(exist_ok=True)
    kept = Kept(build, "--again" in sys.argv or bool(names))
    all_passed, all_failed = sum(kept.cases(t) for t in tests), 0
    unchanged = [t for t in tests if kept.cases(t)]
    if unchanged:
        print(f"== {len(unchanged)} test programs passed before and nothing of them has changed: {all_passed} cases"
              " (--again runs them all)")
    tests = [t for t in tests if t not in unchanged]
    print(f"== running {len(tests)} test programs")
    alone = [t for t in tests if has(t, "RUN_SERIAL")]
    for workers, group in ((WORKERS, [t for t in tests if t not in alone]), (1, alone)):
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            for future in concurrent.futures.as_completed([pool.submit(run, t, logs) for t in group]):
                test, passed, failed, seconds, output = future.result()
                kept.keep(test, passed, failed)
                all_passed += passed
                all_failed += failed
                print(f"   {'ok  ' if not failed else 'FAIL'} {test['name']}: {passed} passed, {failed} failed ({seconds:.1f} s)", flush=True)
                if failed:
                    print("\n".join(re.findall(r"^FAILED.*", output, re.MULTILINE)) + "\n" + output[-6000:])
    print(f"{all_passed} passed, {all_failed} failed")
    return 1 if all_failed or not all_passed else 0


if __name__ == "__main__":
    sys.exit(main())
