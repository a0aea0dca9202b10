"""Positions with falcons, and what to read off them."""

from alhambra import Game, Move
from alhambra.modules.falconers import Falconers
from tests.support import state_of

TABLE = """
market = ["tower 13 E", "garden 9 E", "pavilion 8 -", "arcades 4 NES"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
HEAD = f'modules = ["falconers"]\n{TABLE}'
# Fountain, garden, tower and chambers meet at the south-east corner of the fountain.
BOARD = 'board = ["garden 10 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1"]\n'
WIDE = BOARD.replace("]", ', "arcades 10 - @ 2,0", "seraglio 9 - @ 2,1"]')
HAND = 'hand = ["denar 9", "florin 1", "ducat 5"]\n'
WHITE = "falcon-white garden tower"
BLACK = "falcon-black chambers garden"


def fly(falcon: str, x: int = 0, y: int = 0, kind: str = "falcon") -> Move:
    return Move(kind, falcon=falcon, at=[x, y])


def pay(card: str) -> Move:
    return Move("pay_falcon", card=card)


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def falconers(game: Game) -> Falconers:
    return next(m for m in state_of(game).rules.modules if isinstance(m, Falconers))


def offered(game: Game, kind: str = "falcon") -> set[tuple[str, tuple[int, int]]]:
    moves = [move for move in game.moves() if move.kind == kind]
    return {(move.parts["falcon"], tuple(move.parts["at"])) for move in moves}


def flying(game: Game, seat: int = 0) -> list[str]:
    return [falcon for falcon, _ in game.view()["falconers"]["falcons"][seat]]


def settled(*falcons: str, more: str = "") -> str:
    """The module's table with falcons of the first of three seats."""
    return f"[module.falconers]\nfalcons = [{list(falcons)}, [], []]\n{more}".replace("'", '"')
