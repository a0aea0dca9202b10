"""Asking: lines from a keyboard or a pipe; one line may hold several answers.

`b 2 1` answers three questions: buy, space 2, payment 1.
"""

import re
from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.text import Text

from alhambra.showing.words import Words
from alhambra.terminal.screen import Scene, Screen

KEY_STYLE = "bold reverse"
_ANSWER = re.compile(r"[a-z]+(?=\d)|\S+")


class Leave(Exception):  # noqa: N818 - not an error: the player goes, the game is saved
    """The player has had enough for now."""


def split_answers(line: str) -> list[str]:
    """The answers on a line; a letter and a number may stand together.

    >>> split_answers(" B2 3+5 ")
    ['b', '2', '3+5']
    """
    return _ANSWER.findall(line.lower())


class Talk:
    """One player at one console."""

    def __init__(self, console: Console, words: Words, read: Callable[[str], str] = input) -> None:
        self.console = console
        self.words = words
        self.screen = Screen(console, words)
        self.read = read
        self.waiting: list[str] = []  # answers typed ahead
        self.notice = ""  # said above the next question: what was wrong
        self.remark = ""  # said there too: what was done for the player

    def ask(self) -> str:
        """The next answer, in lower case; "" for Enter alone."""
        if not self.waiting:
            self.waiting = split_answers(self.line()) or [""]
        return self.waiting.pop(0)

    def line(self) -> str:
        """One line; the end of the input means that the player leaves."""
        try:
            line = self.read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if not self.screen.live:
            self.console.print()  # nobody pressed Enter on this console
        return line

    def refuse(self, notice: str) -> None:
        """Says what was wrong; answers typed ahead no longer fit."""
        self.notice = notice
        self.waiting.clear()

    def pause(self, text: str = "press-enter") -> str:
        """Waits until the player has read the page; says what was typed."""
        self.waiting.clear()
        self.console.print(Text(self.words(text), "dim"))
        return self.line()

    def page(self, content: RenderableType) -> None:
        """Shows something to read, screen by screen; anything but Enter alone ends it."""
        screens = self.screen.screens(content)
        for screen in screens[:-1]:
            self.screen.page(screen)
            if self.pause("press-enter-more"):
                return
        self.screen.page(screens[-1])
        self.pause()

    def put(self, scene: Scene, footer: RenderableType, fresh: bool = False) -> None:
        """Shows the table with a question, unless its answer was typed ahead."""
        if self.waiting:
            return
        parts = [Text(self.remark, "dim")] if self.remark else []
        parts += [Text(self.notice, "bold red")] if self.notice else []
        self.notice = self.remark = ""
        self.screen.show(scene, Group(*parts, footer), fresh)

    def choose(self, scene: Scene, question: str, options: list[Text]) -> int | None:
        """The index of a numbered option; None for back (Enter alone)."""
        while True:
            self.put(scene, Group(Text(question, "bold"), self.columns(options), self.back()))
            answer = self.ask()
            if answer in ("", "0"):
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(options):
                return int(answer) - 1
            self.refuse(self.words("type-number", last=len(options)))

    def back(self) -> Text:
        """How to return to the question before."""
        return Text(self.words("back"), "dim")

    def columns(self, options: list[Text]) -> Text:
        """Numbered options, as many beside each other as fit."""
        entries = [
            Text.assemble((f"{number:>2}", KEY_STYLE), " ", option)
            for number, option in enumerate(options, start=1)
        ]
        width = max(entry.cell_len for entry in entries) + 2
        across = max(1, self.console.width // width)
        lines: list[Text] = []
        for first in range(0, len(entries), across):
            row = entries[first : first + across]
            for entry in row[:-1]:
                entry.pad_right(width - entry.cell_len)
            lines.append(Text().join(row))
        return Text("\n").join(lines)

    def keys(self, keys: dict[str, str], style: str = "") -> Text:
        """A menu: each key and what it does, in as many lines as it takes."""
        return self.menu("", keys, style)

    def menu(self, question: str, keys: dict[str, str], style: str = "") -> Text:
        """A question and its keys; no key is torn from its meaning."""
        lines = [Text(question, "bold" if question else "")]
        for key, meaning in keys.items():
            entry = Text.assemble((f" {key} ", KEY_STYLE), (f" {meaning} ", style or "not bold"))
            if lines[-1] and lines[-1].cell_len + entry.cell_len > self.console.width:
                lines.append(Text())
            lines[-1].append(entry)
        return Text("\n").join(lines)
