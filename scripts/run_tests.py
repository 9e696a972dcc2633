#!/usr/bin/env python3
"""Runs every test that ctest knows of a build folder, two at a time, and adds up their cases.

usage: run_tests.py BUILD [NAME...]

A program reports its cases as doctest does, or in a line "N passed, N failed"; one that reports
nothing counts as one case. Output is kept in BUILD/test-logs, and shown where a test fails.
"""
import concurrent.futures
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


def count(output: str, code: int) -> tuple[int, int]:
    passed = failed = 0
    for row in DOCTEST.findall(output):
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


def run(test: dict, logs: pathlib.Path) -> tuple[str, int, int, float, str]:
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
    return test["name"], passed, failed, time.monotonic() - start, output


def main() -> int:
    build, names = pathlib.Path(sys.argv[1]), sys.argv[2:]
    listed = subprocess.run(["ctest", "--test-dir", str(build), "--show-only=json-v1"], check=True,
                            capture_output=True, text=True).stdout
    tests = [t for t in json.loads(listed)["tests"] if t["name"] in names or not (names or has(t, "DISABLED"))]
    tests.sort(key=cost, reverse=True)
    logs = build / "test-logs"
    logs.mkdir(exist_ok=True)
    print(f"== running {len(tests)} test programs")
    all_passed = all_failed = 0
    alone = [t for t in tests if has(t, "RUN_SERIAL")]
    for workers, group in ((WORKERS, [t for t in tests if t not in alone]), (1, alone)):
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            for future in concurrent.futures.as_completed([pool.submit(run, t, logs) for t in group]):
                name, passed, failed, seconds, output = future.result()
                all_passed += passed
                all_failed += failed
                print(f"   {'ok  ' if not failed else 'FAIL'} {name}: {passed} passed, {failed} failed ({seconds:.1f} s)", flush=True)
                if failed:
                    print(output[-6000:])
    print(f"{all_passed} passed, {all_failed} failed")
    return 1 if all_failed or not all_passed else 0


if __name__ == "__main__":
    sys.exit(main())
