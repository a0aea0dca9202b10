"""Whatever a module can say or show has a text in both languages: played out, not guessed.

Random games are played; every question, move, event, area and score sheet is put into words, and a
name without a text or a text that lacks an argument is a fault.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from alhambra import Game, Move, Setup
from alhambra.modules import ALL
from alhambra.terminal.desk import Desk
from alhambra.terminal.extras import extras_page
from alhambra.terminal.overview import overview_page
from alhambra.terminal.sheets import sheet_page
from alhambra.terminal.story import paragraphs
from alhambra.terminal.table import read_table
from alhambra.terminal.talk import Talk
from alhambra.terminal.words import Words
from alhambra.texts import LANGUAGES, bundle
from tests.support import walk
from tests.terminal.helpers import paper, typing
from tests.test_texts import SILENT

LOOK_EVERY = 25  # moves between two looks at everything that lies open
NAMES = ("Amina", "Yusuf", "Layla", "Tariq", "Dirk")


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
        self.words = Listening(language, names)
        self.game = game
        self.read: set[str] = set()
        self.told = 0
        self.console, _ = paper()

    def question(self, moves: Sequence[Move]) -> None:
        """The open question and its moves, as the seat reads them."""
        question = self.game.question
        assert question is not None
        desk = Desk(self.game, question.seat, Talk(self.console, self.words, typing([])))
        if self._new("ask", question.kind, question.data) and question.kind != "place":
            desk.asked()
        for move in moves:
            if self._new(move.kind, move.parts) and f"move-{move.kind}" not in BASE_MOVES:
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
                self.words.faults.append(f"nobody tells {kind}")

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


BASE_MOVES = frozenset(
    f"move-{kind}"
    for kind in ("take", "buy", "add", "remove", "exchange", "pass", "place", "store", "give")
)


def faults(modules: tuple[str, ...], players: int, seed: int) -> list[str]:
    """What could not be said in a random game, in any language."""
    game = Game(Setup(players=players, modules=modules, seed=seed))
    readers = [Reader(game, language) for language in LANGUAGES]
    for number, moves in enumerate(walk(game, Random(seed))):
        for reader in readers:
            reader.question(moves)
            reader.events()
            if number % LOOK_EVERY == 0:
                reader.table()
    for reader in readers:
        reader.events()
        reader.table()
        reader.sheets()
    return sorted({f"{r.words.language}: {fault}" for r in readers for fault in r.words.faults})


MORE = pytest.mark.long


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE)])
@pytest.mark.parametrize("players", [2, pytest.param(3, marks=MORE)])
@pytest.mark.parametrize("module", ALL)
def test_a_module_is_never_at_a_loss_for_words(module: str, players: int, seed: int) -> None:
    assert faults((module,), players, seed) == []


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE), pytest.param(3, marks=MORE)])
def test_all_modules_together_are_never_at_a_loss_for_words(seed: int) -> None:
    assert faults(tuple(ALL), 3, seed) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 16))
def test_rare_things_have_words_too(seed: int) -> None:
    assert faults(tuple(ALL), 2 + seed % 3, seed) == []
