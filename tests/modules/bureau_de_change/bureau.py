"""Positions with exchange cards."""

from alhambra import Game, Move
from tests.rules.support import game_with

BLUE_YELLOW = "bureau denar florin"


HEAD = """
modules = ["bureau_de_change"]
market = ["garden 11 -", "tower 12 -", "tower 13 E", "pavilion 7 E"]
display = ["denar 3", "ducat 2", "bureau denar dirham", "florin 8"]
"""


HAND = 'hand = ["denar 7", "denar 2", "florin 9"]'


def hands(*seats: str, module: str = "bureau_de_change") -> str:
    """The module's table: the exchange cards of each seat."""
    lists = ", ".join(f"[{seat}]" for seat in seats)
    return f"[module.{module}]\nhands = [{lists}]\n"


MINE = hands(f'"{BLUE_YELLOW}"', "", "")


def at_the_market(hand: str = HAND, head: str = HEAD, tail: str = MINE) -> Game:
    """Seat 0 acts and holds the card for denar and florin."""
    return game_with(head, hand, "", "", tail=tail)


def use(space: int, card: str = BLUE_YELLOW) -> Move:
    return Move("bureau_buy", card=card, space=space)


def pay(*units: str) -> list[Move]:
    return [Move("pay_card", unit=unit) for unit in units]


def kind(game: Game) -> str:
    assert game.question is not None
    return game.question.kind


VIZIER = HEAD.replace('"bureau_de_change"', '"viziers_favour", "bureau_de_change"')


def between_turns(hand: str, tail: str = "") -> Game:
    """Seat 1 is asked between turns and holds the card for denar and florin."""
    mine = hands("", f'"{BLUE_YELLOW}"', "")
    game = game_with(VIZIER, "", hand, "", tail=mine + tail)
    game.play(Move("take", cards=["florin 8"]))
    return game


def between(space: int) -> Move:
    return Move("bureau_buy_between", card=BLUE_YELLOW, space=space)
