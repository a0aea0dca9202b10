"""What every dialogue needs: the game, the seat, the talk, and how moves read."""

from typing import Any

from rich.text import Text

from alhambra.game.game import Game
from alhambra.game.moves import Move, Question
from alhambra.showing.printed import Card, Cell, Tile, tile_of, turn_of
from alhambra.showing.words import Args
from alhambra.terminal.panels import chip
from alhambra.terminal.screen import Scene
from alhambra.terminal.table import Seat, Table, read_table
from alhambra.terminal.talk import Talk

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
        return read_table(self.game, self.you)

    def seat(self) -> Seat:
        """Your own belongings."""
        return self.table().seats[self.you]

    def question(self) -> Question:
        """The open question; there must be one."""
        question = self.game.question
        assert question is not None
        return question

    def scene(self, marks: dict[Cell, int] | None = None) -> Scene:
        """What the screen shows, with numbers on cells to choose from."""
        moves = list(self.game.moves())
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
        return told or f"{self.words.spell(question.kind)}?"

    def labels(self, moves: list[Move]) -> list[Text]:
        """Each move in words; where two would read alike, what tells them apart is added."""
        told = [(self.label(move), move) for move in moves]
        return [
            Text(self._apart(label, move, [other for text, other in told if text == label]))
            for label, move in told
        ]

    def _apart(self, label: str, move: Move, alike: list[Move]) -> str:
        """The label with the parts in which the move differs from those that read like it."""
        differing = {
            part: value
            for part, value in move.parts.items()
            if any(other.parts.get(part) != value for other in alike)
        }
        return f"{label} ({self.words.parts(differing)})" if differing else label

    def label(self, move: Move) -> str:
        """A move in words, and what it brings others if the question says so."""
        told = self._said(move.kind, self._args(move), move.parts)
        for choice in move.parts.values():
            others = self._for_others(choice)
            if others:
                return f"{told} ({others})"
        return told

    def _for_others(self, choice: object) -> str:
        """What each other seat gets from a choice, "" if the question does not say."""
        choices = self.question().data.get("choices")
        rows = [row for row in choices or [] if row[self.you] == choice]
        gifts = enumerate(rows[0] if rows else [])
        return self.words.listing(
            f"{self.words.names[seat]}: {self.words.value('bonus', gift)}"
            for seat, gift in gifts
            if seat != self.you
        )

    def group_label(self, moves: list[Move]) -> str:
        """Several moves of one kind in words; what differs is left open."""
        parts = dict(moves[0].parts)
        args = self._args(moves[0])
        for part, value in parts.items():
            if any(move.parts.get(part) != value for move in moves):
                args[part] = VARIES
        same = {part: value for part, value in parts.items() if args[part] != VARIES}
        if any(ware_parts(move) != ware_parts(moves[0]) for move in moves):
            args["ware"] = VARIES
        return self._said(moves[0].kind, args, same)

    def _args(self, move: Move) -> Args:
        """The parts of a move as a text needs them, and what it would buy."""
        args = self.words.args(move.parts)
        if "tile" in args and "turn" in args:  # its walls as they would lie
            args["tile"] = self.words.tile(tile_of(move).turned(turn_of(move)))
        return args | {"ware": self.words.ware(ware_parts(move))} if buys(move) else args

    def _said(self, kind: str, args: Args, parts: dict[str, Any]) -> str:
        told = self.words.known(f"move-{kind}", args)
        if told is not None:
            return told
        return " ".join([self.words.spell(kind), *([self.words.parts(parts)] if parts else [])])

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


PAYING = ("pay", "card", "currencies")  # parts that tell how a purchase is paid


def buys(move: Move) -> bool:
    """Whether the move names something that is for sale."""
    return bool({*PAYING} & {*move.parts}) and bool(ware_parts(move))


def ware_parts(move: Move) -> dict[str, Any]:
    """What names the ware of a purchase."""
    return {part: value for part, value in move.parts.items() if part not in PAYING}


def is_plain_purchase(move: Move) -> bool:
    """Whether it buys the tile of a market space and nothing else."""
    return set(move.parts) == {"space", "tile", "pay"}
