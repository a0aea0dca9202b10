"""Positions with exchange certificates."""

from alhambra import Game, Move

HEAD = """
modules = ["exchange_certificates"]
market = ["tower 12 -", "garden 10 N", "seraglio 5 SW", "arcades 4 NES"]
display = ["dirham 6", "dirham 7", "dirham 8", "dirham 9"]
"""


def marked(*seats: str) -> str:
    """The module's table: what each seat's certificate shows, "" for nothing."""
    lists = ", ".join(f'["{seat}"]' if seat else "[]" for seat in seats)
    return f"[module.exchange_certificates]\ncredit = [{lists}]\n"


def with_modules(*names: str) -> str:
    """The head of a position with further modules."""
    modules = ", ".join(f'"{name}"' for name in (*names, "exchange_certificates"))
    return HEAD.replace('"exchange_certificates"', modules)


def credit_of(game: Game, seat: int) -> list[str]:
    """What a seat's certificate shows."""
    shown: list[str] = game.view(None)["exchange_certificates"]["credit"][seat]
    return shown


def stones(game: Game) -> list[int]:
    """The stones in the middle."""
    return list(game.view(None)["exchange_certificates"]["stones"])


def buy(space: int, *pay: str) -> Move:
    return Move("buy", space=space, pay=list(pay))


def take(currency: str) -> Move:
    return Move("credit_surplus", currency=currency)


def kind(game: Game) -> str:
    """The question that is open."""
    assert game.question is not None
    return game.question.kind


NINE = 'hand = ["florin 9", "denar 8"]'
