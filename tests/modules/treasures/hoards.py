"""Positions with treasures."""

from alhambra import Game, Move

HEAD = """
modules = ["treasures"]
market = ["tower 12 -", "garden 10 N", "seraglio 5 SW", "arcades 9 -"]
display = ["dirham 6", "dirham 7", "dirham 8", "dirham 9"]
"""


def with_modules(*names: str) -> str:
    """The head of a position with further modules."""
    modules = ", ".join(f'"{name}"' for name in (*names, "treasures"))
    return HEAD.replace('"treasures"', modules)


def left(*seats: list[int]) -> str:
    """The module's table: the treasures of each seat."""
    return f"[module.treasures]\nleft = {list(seats)}\n"


def bribe(treasure: int, space: int, **more: object) -> Move:
    return Move("bribe", treasure=treasure, space=space, **more)


def buy(space: int, *pay: str) -> Move:
    return Move("buy", space=space, pay=list(pay))


def hoard(game: Game, seat: int) -> list[int]:
    """The treasures of a seat."""
    shown: list[int] = game.view(None)["treasures"]["left"][seat]
    return shown


def kind(game: Game) -> str:
    """The question that is open."""
    assert game.question is not None
    return game.question.kind


def bribes(game: Game) -> list[tuple[int, str]]:
    """The promises that can be made: treasure and tile."""
    moves = [move for move in game.moves() if move.kind.startswith("bribe")]
    return [(move.parts["treasure"], move.parts["tile"]) for move in moves]
