"""A console without a screen, and players made of code."""

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from alhambra.showing.words import Words
from alhambra.terminal.opening import Wishes, open_game
from alhambra.terminal.session import Place, Session

Read = Callable[[str], str]


def paper(width: int = 80) -> tuple[Console, io.StringIO]:
    """A console that writes plain text into memory."""
    sheet = io.StringIO()
    return Console(file=sheet, width=width, highlight=False, color_system=None), sheet


def typing(lines: Iterable[str]) -> Read:
    """Somebody who types these lines and then leaves."""
    rest = iter(lines)

    def read(_: str) -> str:
        line = next(rest, None)
        if line is None:
            raise EOFError
        return line

    return read


class FirstOption:
    """Answers every question with its first legal option, as a person would read it.

    It looks only at what was printed since its last answer: keys of a menu, numbers of a list.
    """

    def __init__(self, sheet: io.StringIO, moves: int = 10_000) -> None:
        self.sheet = sheet
        self.read_up_to = 0
        self.moves = moves

    def __call__(self, _: str) -> str:
        if self.moves == 0:
            raise EOFError
        self.moves -= 1
        printed = self.sheet.getvalue()[self.read_up_to :]
        self.read_up_to = len(self.sheet.getvalue())
        return first_option(printed)


def first_option(printed: str) -> str:
    """The first key or number below the table; Enter where a page is to be read."""
    lines = [line for line in printed.splitlines() if line.strip()]
    if re.search(r"(Enter: go on|Eingabetaste: weiter)$", lines[-1]):
        return ""
    for line in lines:
        numbered = re.match(r" (\d) +\S", line)
        if numbered:
            return numbered.group(1)
    menu = next(line for line in lines if re.search(r"[?!] {2}[a-z] ", line))
    found = re.search(r"[?!] {2}([a-z]) ", menu)
    assert found is not None
    return "b" if re.search(r" b {2}(buy|kaufen)", menu) else found.group(1)


def play(
    path: Path,
    read: Read,
    console: Console,
    language: str = "en",
    players: int = 3,
    seed: int = 7,
    bots: str = "normal",
    new: bool = False,
    modules: str = "none",
    options: str = "none",
) -> Session | None:
    """What `alhambra play` does, with a console and a reader of ours."""
    place = Place(console, Words(language), read, path)
    saved = open_game(Wishes.read(players, bots, seed, "", new, modules, options), place)
    if saved is None:
        return None
    session = Session(saved, place)
    session.run()
    return session
