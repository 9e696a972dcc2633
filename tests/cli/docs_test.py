"""Documents that the program can contradict are held to it."""
import re
import subprocess
import sys
import unittest

from support import ROOT, TESSERA, Engine, main, run


class Documents(unittest.TestCase):
    def test_positions_and_notation_are_what_the_program_prints(self):
        done = subprocess.run([sys.executable, ROOT / "scripts" / "write_docs", "--check", TESSERA], capture_output=True,
                              encoding="utf-8")
        self.assertEqual((done.stdout, done.stderr, done.returncode), ("", "", 0))

    def test_the_dialogue_of_the_protocol_goes_as_written(self):
        text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
        lines = text.split("```dialogue\n")[1].split("```")[0].splitlines()
        self.assertGreater(len(lines), 30)
        with Engine() as engine:
            for question, answer in zip(lines[::2], lines[1::2], strict=True):
                self.assertTrue(question.startswith("> ") and answer.startswith("< "), question)
                said = engine.line(question[2:].encode())
                pattern = ".*".join(re.escape(part) for part in answer[2:].split("…"))
                self.assertRegex(said, "^" + pattern + "$", question)

    def test_every_error_code_of_the_protocol_is_documented(self):
        text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
        known = set(re.findall(r"`([a-z-]+)`", text.split("| code | when |")[1].split("## A dialogue")[0]))
        used = set()
        for source in [*(ROOT / "cli" / "protocol").glob("*.cpp"), *(ROOT / "core").rglob("*.[ch]*"), *(ROOT / "catalog").glob("*")]:
            used |= set(re.findall(r'Fault\{"([a-z-]+)"', source.read_text(encoding="utf-8")))
        self.assertEqual(used - known, set())

    def test_every_command_is_documented_and_has_examples(self):
        text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
        commands = re.findall(r"^  (\w+) ", run("--help").out, re.M)
        documented = re.findall(r"^\| `(\w+)` \|", text.split("## Game files")[0], re.M)
        self.assertEqual(sorted(commands), sorted(documented))
        self.assertIn("describe", commands)
        for command in commands:
            self.assertIn(f"| `{command}` |", text)
            shown = run(command, "--help")
            self.assertEqual(shown.returncode, 0)
            self.assertIn("Examples:", shown.out)
            self.assertIn(f"tessera {command}", shown.out.split("Examples:")[1])


if __name__ == "__main__":
    main()
