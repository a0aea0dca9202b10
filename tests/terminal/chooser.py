"""Somebody who plays anything: reads the keys and numbers on the paper and picks one by lot."""

import io
import re
from random import Random

PAUSE = re.compile(r"(Enter: go on|Eingabetaste: weiter)$")
KEY = re.compile(r"(?:^|\s)([a-z]{1,2})  (?=\S)")
NUMBER = re.compile(r"(?:^ {0,1}|  )(\d{1,2}) +\S")
NO_MOVES = frozenset("ulsomhqxi")


class Chooser:
    """Answers by lot; a wrong answer is only asked again. A hurried one likes to pass by `w`.

    Leaves after so many answers.
    """

    def __init__(self, sheet: io.StringIO, seed: int, hurried: bool, answers: int) -> None:
        self.sheet = sheet
        self.read_up_to = 0
        self.rng = Random(seed)
        self.hurried = hurried
        self.answers = answers

    def __call__(self, _: str) -> str:
        if self.answers == 0:
            raise EOFError
        self.answers -= 1
        self.sheet.seek(self.read_up_to)
        printed = self.sheet.read()
        self.read_up_to = self.sheet.tell()
        lines = [line for line in printed.splitlines() if line.strip()]
        if PAUSE.search(lines[-1]):
            return ""
        options = self._options(lines[_footer(lines) :])
        if self.hurried and "w" in options:
            return "w"
        return self.rng.choice(options) if options else ""

    def _options(self, lines: list[str]) -> list[str]:
        found: list[str] = []
        for line in lines:
            found += [key for key in KEY.findall(line) if key not in NO_MOVES]
            found += NUMBER.findall(line)
        return list(dict.fromkeys(found))


def _footer(lines: list[str]) -> int:
    """Where the table ends and the question begins: behind the last line that is drawn."""
    drawn = [number for number, line in enumerate(lines) if re.search(r"[╎┃└┗╌━•]|^ ?Alham", line)]
    return drawn[-1] + 1 if drawn else 0
