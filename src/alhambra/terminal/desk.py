"""What every dialogue needs: the game, the seat, the talk, and how moves read."""

from typing import Any

from rich.text import Text

from alhambra.game import Game
from alhambra.moves import Move, Question
from alhambra.terminal.panels import chip
from alhambra.terminal.pieces import Card, Cell, Tile
from alhambra.terminal.screen import Scene
from alhambra.terminal.table import Seat, Table, read_table
from alhambra.terminal.talk import Talk
from alhambra.terminal.words import spelled

VARIES = "…"


class Desk:
    """One player's place at the table."""

    def __init__(self, game: Game, you: int, talk: Talk) -> None:
        self.game = game
        self.you = you
        self.talk = talk
        self.words = talk.words

    def table(self) -> Table:
        """The table as you see it."""
        return read_table(self.game.view(self.you))

    def seat(self) -> Seat:
        """Your own belongings."""
        return self.table().seats[self.you]

    def question(self) -> Question:
        """What is asked; there must be a question."""
        question = self.game.question
        assert question is not None
        return question

    def scene(self, marks: dict[Cell, int] | None = None) -> Scene:
        """What the screen shows, with numbers on cells to choose from."""
        moves = self.game.moves()
        table = self.table()
        prices = self._prices(moves) if table.modules else {}
        return Scene(table, self.game.log(self.you), moves, marks or {}, prices=prices)

    def _prices(self, moves: list[Move]) -> dict[int, int]:
        """What the tiles on the market cost you where modules may change the price."""
        found: dict[int, int] = {}
        for move in moves:
            if move.kind == "buy" and is_plain_purchase(move) and move.parts["space"] not in found:
                found[move.parts["space"]] = self.bargain(move)[0]
        return found

    def bargain(self, move: Move) -> tuple[int, bool]:
        """Price and exactness of a purchase, tried on a copy of the game."""
        for event in self.game.copy().play(move):
            if event["event"] == "bought":
                return event["price"], event["exact"]
        return 0, False

    # --- How moves and questions read

    def asked(self) -> str:
        """The sentence of the open question."""
        question = self.question()
        told = self.words.known(f"ask-{question.kind}", self.words.args(question.data))
        return told or f"{spelled(question.kind).capitalize()}?"

    def label(self, move: Move) -> str:
        """A move in words."""
        return self._said(move.kind, self.words.args(move.parts), move.parts)

    def group_label(self, moves: list[Move]) -> str:
        """Several moves of one kind in words; what differs is left open."""
        parts = dict(moves[0].parts)
        args = self.words.args(parts)
        for part, value in parts.items():
            if any(move.parts.get(part) != value for move in moves):
                args[part] = VARIES
        same = {part: value for part, value in parts.items() if args[part] != VARIES}
        return self._said(moves[0].kind, args, same)

    def _said(self, kind: str, args: dict[str, str | int], parts: dict[str, Any]) -> str:
        told = self.words.known(f"move-{kind}", args)
        if told is not None:
            return told
        return " ".join([spelled(kind), *([self.words.parts(parts)] if parts else [])])

    def tile_label(self, tile: Tile) -> Text:
        """A tile on its colour."""
        return chip(self.words.tile(tile), tile.style)

    def card_label(self, cards: list[Card]) -> Text:
        """The cards, those of one currency together."""
        label = Text()
        for currency in dict.fromkeys(card.currency for card in cards):
            group = [card for card in cards if card.currency == currency]
            label.append(chip(self.words.cards(group), group[0].style)).append(" ")
        return label


def is_plain_purchase(move: Move) -> bool:
    """Whether it buys the tile of a market space and nothing else."""
    return set(move.parts) == {"space", "tile", "pay"}
