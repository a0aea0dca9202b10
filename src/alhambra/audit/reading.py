"""Whatever a game can say or show is put into words, and what has none is a finding."""

import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from alhambra.audit.checks import Check, Made, Moment
from alhambra.audit.findings import TEXTS
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.locale.languages import LANGUAGES
from alhambra.showing.story import paragraphs
from alhambra.showing.texts import bundle
from alhambra.showing.words import Words
from alhambra.terminal.desk import Desk
from alhambra.terminal.extras import extras_page
from alhambra.terminal.overview import overview_page
from alhambra.terminal.sheets import sheet_page
from alhambra.terminal.table import read_table
from alhambra.terminal.talk import Talk

LOOK_EVERY = 25  # moves between two looks at everything that lies open
NAMES = ("Amina", "Yusuf", "Layla", "Tariq", "Nadia", "Omar", "Dirk")
# Events that nobody tells in words of their own: they show on the table, or the base game tells
# them by several texts.
SILENT = frozenset(("turn", "turned_up", "dealt", "display", "on_market", "game_over", "scored"))
BASE_MOVES = frozenset(
    ("take", "buy", "add", "remove", "exchange", "pass", "place", "store", "give")
)


@dataclass(frozen=True)
class Listening(Words):
    """Remembers every name that had no text and every text that lacked an argument."""

    faults: list[str] = field(default_factory=list)

    def spell(self, name: str) -> str:
        self.faults.append(f"no text for {name}")
        return super().spell(name)

    def known(self, key: str, args: Mapping[str, str | int] | None = None) -> str | None:
        told = super().known(key, args)
        if told is None and bundle(self.language).has_message(key.replace("_", "-")):
            self.faults.append(f"{key} needs more than {sorted(args or {})}")
        return told


class Reader:
    """Puts all of a game into words of one language, each thing once."""

    def __init__(self, game: Game, language: str) -> None:
        players = game.setup.players
        names = NAMES[:players] + (NAMES[-1:] if players == 2 else ())
        self.words = Listening(language, names, game.description()["parts"])
        self.game = game
        self.read: set[str] = set()
        self.told = 0
        self.console = Console(file=io.StringIO(), width=80, highlight=False, color_system=None)

    def question(self, moves: Sequence[Move]) -> None:
        """The open question and its moves, as the seat reads them."""
        question = self.game.question
        assert question is not None
        desk = Desk(self.game, question.seat, Talk(self.console, self.words))
        if self._new("ask", question.kind, question.data) and question.kind != "place":
            desk.asked()
        for move in moves:
            if self._new(move.kind, move.parts) and move.kind not in BASE_MOVES:
                desk.label(move)
                desk.group_label([move, *moves[:1]])
            for part, value in move.parts.items():
                if self._new(part, value):
                    self.words.part(part)
                    self.words.value(part, value)

    def events(self) -> None:
        """What everybody hears, and what only one seat does."""
        news = self.game.state.events[self.told :]
        self.told += len(news)
        for _, event in news:
            kind = event["event"]
            if self._new(event) and not paragraphs([event], self.words) and kind not in SILENT:
                self.words.faults.append(f"no text tells the event {kind}")

    def table(self) -> None:
        """All that lies open, as a seat sees it, and the areas of the modules."""
        for seat in range(self.game.setup.players):
            table = read_table(self.game, seat)
            extras_page(table, self.words)
            overview_page(table, self.words)
            for tile in table.seats[seat].pending:
                self.words.tile(tile)

    def sheets(self) -> None:
        """Every score sheet."""
        table = read_table(self.game, 0)
        for index in range(len(self.game.score_sheets)):
            self.console.print(sheet_page(self.game, table, self.words, index))

    def _new(self, *things: Any) -> bool:
        name = json.dumps(things)
        if name in self.read:
            return False
        self.read.add(name)
        return True


class Reading(Check):
    """A game read in both languages."""

    def __init__(self) -> None:
        self.readers: list[Reader] = []

    def begun(self, moment: Moment) -> None:
        self.readers = [Reader(moment.game, language) for language in LANGUAGES]

    def asked(self, moment: Moment) -> None:
        moves = moment.game.moves()
        for reader in self.readers:
            reader.question(moves)
            if moment.number % LOOK_EVERY == 0:
                reader.table()

    def made(self, moment: Moment, made: Made) -> None:
        for reader in self.readers:
            reader.events()

    def ended(self, moment: Moment) -> None:
        for reader in self.readers:
            reader.events()
            reader.table()
            reader.sheets()
            for fault in sorted({*reader.words.faults}):
                moment.report.note_in(moment.game, TEXTS, f"{reader.words.language}: {fault}")
