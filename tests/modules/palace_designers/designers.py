"""Positions with palace designers, and what to read off them."""

from alhambra import Game, Move

NAME = "palace_designers"
TABLE = """
market = ["tower 13 E", "garden 9 E", "pavilion 7 E", "arcades 4 NES"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
HEAD = f'modules = ["{NAME}"]\n{TABLE}'
PLACING = f'{HEAD}\nquestion = "place"'


def at(place: str, *others: str, more: str = "") -> str:
    """The module's table: where the designer of the first seat stands, and the others."""
    texts = [place, *(others or ("0,0 N", "0,0 N"))]
    return f"[module.{NAME}]\ndesigners = {texts}\n{more}".replace("'", '"')


def feet(side: str, x: int, y: int) -> Move:
    return Move("designer_feet", at=[x, y], side=side)


def anew(side: str, x: int, y: int) -> Move:
    return Move("designer_anew", at=[x, y], side=side)


def place(tile: str, x: int, y: int) -> Move:
    return Move("place", tile=tile, at=[x, y])


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def score(game: Game, seat: int = 0) -> int:
    points: int = game.view()["seats"][seat]["score"]
    return points


def designer(game: Game, seat: int = 0) -> list[object]:
    found: list[object] = game.view()[NAME]["designers"][seat]
    return found
