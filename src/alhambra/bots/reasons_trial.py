"""One world before a move and after it: what reasons are read from.

A bought tile is worth nothing before it is built. So after a purchase the trial goes on to the best
cell the tile can have at once, and what it then shows is what the purchase makes possible.
"""

from functools import cached_property
from typing import Any, Final

from alhambra.bots.greedy import is_exit
from alhambra.engine.outline import open_outer_sides
from alhambra.engine.scoring import LAST_ROUND, WALL
from alhambra.game.game import Event, Game, Sheet
from alhambra.game.moves import IllegalMove, Move

STEPS: Final = 6  # questions between a purchase and the building of what was bought
PAYING: Final = ("pay", "card", "currencies")  # parts that tell how something is paid


def ware(move: Move) -> dict[str, Any]:
    """What a move is about, no matter how it is paid."""
    return {part: value for part, value in move.parts.items() if part not in PAYING}


class Trial:
    """A move played in one world."""

    def __init__(self, before: Game, seat: int, move: Move, plan: list[Move] | None = None) -> None:
        """`plan` are the moves that build what is bought; None lets the trial find them."""
        self.seat = seat
        self.move = move
        self.before = before
        self.round = min(int(before.state.rounds) + 1, LAST_ROUND)
        self.after = before.copy()
        self.events = self.after.play(move)
        self.plan = self._find_plan() if plan is None else plan
        self.built = self._follow()

    # --- What happened

    @cached_property
    def moves(self) -> list[Move]:
        """The moves that could be made instead, this one included."""
        return list(self.before.moves())

    @property
    def bought(self) -> Event | None:
        """The purchase that the move made, if it made one."""
        for event in self.events:
            if event["event"] == "bought" and event["seat"] == self.seat:
                return event
        return None

    @property
    def then(self) -> bool:
        """Whether the effects come only once the bought tile is built."""
        return bool(self.plan)

    def again(self) -> bool:
        """Whether the seat still has an action in its turn, whatever is asked before it."""
        now, then = self.before.state, self.after.state
        return not self.after.over and now.turn == then.turn == self.seat and then.actions > 0

    # --- Score sheets, as if the next scoring were held at once

    @cached_property
    def sheet_before(self) -> Sheet:
        """Before the move."""
        return self.before.count_round(self.round)

    @cached_property
    def sheet_after(self) -> Sheet:
        """After it, with what was bought built."""
        return self.built.count_round(self.round)

    def gain(self) -> int:
        """How many points more the seat would get."""
        return total(self.sheet_after, self.seat) - total(self.sheet_before, self.seat)

    # --- Building what was bought

    def _find_plan(self) -> list[Move]:
        """Leaves every menu until the bought tile can be built; no plan if that never happens."""
        tile = (self.bought or {}).get("tile")
        game = self.after.copy()
        plan: list[Move] = []
        for _ in range(STEPS if tile else 0):
            question = game.question
            moves = [] if question is None or question.seat != self.seat else game.moves()
            cells = [m for m in moves if m.kind == "place" and m.parts.get("tile") == tile]
            if cells:
                return [*plan, max(cells, key=lambda cell: self._worth(game, cell))]
            leaving = [move for move in moves if is_exit(move)]
            if not leaving:
                return []
            game.play(leaving[0])
            plan.append(leaving[0])
        return []

    def _worth(self, game: Game, cell: Move) -> tuple[int, int]:
        """Points first, then open sides."""
        built = game.copy()
        built.play(cell)
        return total(built.count_round(self.round), self.seat), open_sides(built, self.seat)

    def _follow(self) -> Game:
        """The world after the plan; without it if it cannot be followed in this world."""
        game = self.after.copy()
        try:
            for move in self.plan:
                game.play(move)
        except IllegalMove:
            return self.after
        return game


def total(sheet: Sheet, seat: int) -> int:
    """All points of a seat."""
    return sum(points for _, points, _ in sheet[seat])


def wall_of(sheet: Sheet, seat: int) -> int:
    """The length of a seat's longest wall."""
    return sum(data["length"] for item, _, data in sheet[seat] if item == WALL)


def open_sides(game: Game, seat: int) -> int:
    """How many open sides the seat's Alhambra has to go on building."""
    return int(sum(open_outer_sides(game.state.boards[seat])))
