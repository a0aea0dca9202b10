"""Positions with caravanserais."""

from alhambra import Game, Move
from tests.rules.support import game_with

HEAD = """
modules = ["caravanserai"]
market = ["tower 13 E", "garden 10 N", "seraglio 5 SW", "arcades 4 NES"]
display = ["dirham 6", "dirham 7", "dirham 8", "dirham 9"]
"""
ROW = ["tower 12 -", "garden 11 -", "chambers 11 -", "arcades 9 -", "seraglio 9 -", "pavilion 8 -"]
DENAR = "denar caravanserai 1"
DUCAT = "ducat caravanserai 1"


def with_modules(*names: str) -> str:
    """The head of a position with further modules."""
    modules = ", ".join(f'"{name}"' for name in (*names, "caravanserai"))
    return HEAD.replace('"caravanserai"', modules)


def types(count: int, *hand: str) -> str:
    """A seat with so many building types in its Alhambra, and this money."""
    board = ", ".join(f'"{tile} @ {x + 1},0"' for x, tile in enumerate(ROW[:count]))
    cards = ", ".join(f'"{card}"' for card in hand)
    return f"board = [{board}]\nhand = [{cards}]"


def cards(*seats: list[str]) -> str:
    """The module's table: the cards of each seat and what they show."""
    lists = ", ".join("[" + ", ".join(f'"{card}"' for card in seat) + "]" for seat in seats)
    return f"[module.caravanserai]\ncards = [{lists}]\n"


def before_turn(*own: str, hand: str = "", head: str = HEAD) -> Game:
    """The turn of seat 1, who owns these cards, is about to begin."""
    game = game_with(head, "", f"hand = [{hand}]", "", tail=cards([], list(own), []))
    game.play(Move("take", cards=["dirham 6"]))
    return game


def buy(currency: str, *pay: str) -> Move:
    return Move("buy", caravanserai=currency, pay=list(pay))


def choose(card: str) -> Move:
    return Move("choose_caravanserai", caravanserai=card)


def drive(card: str, reaches: str) -> Move:
    return Move("drive_caravan", caravanserai=card, reaches=reaches)


def worth(game: Game, seat: int) -> list[str]:
    """What a seat's markers show."""
    return [shown for _, shown in game.view(None)["caravanserai"]["cards"][seat]]


def kind(game: Game) -> str:
    """The question that is open."""
    assert game.question is not None
    return game.question.kind


def prices(game: Game) -> set[int]:
    """What the listed payments for a caravanserai add up to."""
    moves = [move for move in game.moves() if "caravanserai" in move.parts]
    return {sum(int(unit.split()[-1]) for unit in move.parts["pay"]) for move in moves}
