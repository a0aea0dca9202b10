"""Positions with buildings of power, and what to read off them."""

import json
from collections.abc import Callable

from alhambra import Game, Move
from tests.rules.support import game_with

HEAD = """
modules = ["buildings_of_power"]
market = ["tower 9 ES", "garden 10 N", "arcades 9 -", "garden 11 -"]
display = ["denar 2", "denar 9", "dirham 8", "florin 9"]
"""
TOWER = ["tower 11 -", "tower 12 -", "garden 10 -", "chambers 10 -", "arcades 5 NW", "tower 7 NEW"]
DECK = ["ducat 1", "ducat 2", "ducat 3", "ducat 4", "ducat 5", "ducat 6", "ducat 7", "ducat 8"]
SEEDS = 200  # enough for any roll


def power(**parts: object) -> str:
    """The module's part of a position."""
    lines = [f"{key} = {json.dumps(value)}" for key, value in parts.items()]
    return "\n".join(["[module.buildings_of_power]", *lines]) + "\n"


def with_modules(*names: str, head: str = HEAD) -> str:
    return head.replace('["buildings_of_power"]', json.dumps([*names, "buildings_of_power"]))


def selling(tile: str, head: str = HEAD) -> str:
    """The same head with another tile on the first space."""
    return head.replace('"tower 9 ES"', json.dumps(tile))


def piles(deck: list[str] = DECK, tower: list[str] = TOWER) -> str:
    """Known piles; both scoring cards lie at the bottom."""
    cards = [*deck, *["scoring"] * (2 - deck.count("scoring"))]
    return f"deck = {json.dumps(cards)}\ntower = {json.dumps(tower)}\n"


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def told(game: Game, kind: str, seat: int | None = None) -> list[dict[str, object]]:
    return [event for event in game.log(seat) if event["event"] == kind]


def buy(*pay: str) -> Move:
    return Move("buy", space=1, pay=list(pay))


def bought(tile: str, head: str, *others: str, tail: str = "") -> Game:
    """The first seat has paid 9 and then some for a tile and put it into its reserve."""
    game = game_with(
        selling(tile, head), 'hand = ["denar 9", "denar 8"]', *(others or ("", "")), tail=tail
    )
    game.play(buy("denar 8", "denar 9"))
    game.play(Move("store", tile=tile))
    return game


def with_roll(pips: int, make: Callable[[str], Game], tile: str) -> Game:
    """A game in which using the tile rolls so many pips; `make` takes further lines of a head."""
    for seed in range(SEEDS):
        game = make(f"seed = {seed}\n")
        game.play(Move("use_power", tile=tile))
        if told(game, "power_rolled")[-1]["pips"] == pips:
            return game
    raise AssertionError("no such roll")


ARCHITECT = "pavilion 8 -"
SAGE = "seraglio 9 -"


def architecture(pips: int, tower: list[str] = TOWER) -> Game:
    """The first seat looks at so many tiles; the first of the tower has refilled its space."""
    lines = HEAD + piles(tower=["garden 8 SW", *tower])
    return with_roll(pips, lambda seed: bought(ARCHITECT, lines + seed), ARCHITECT)


def wisdom(pips: int, deck: list[str] = DECK, head: str = HEAD) -> Game:
    """The first seat looks at so many cards."""
    lines = head + piles(deck)
    return with_roll(pips, lambda seed: bought(SAGE, lines + seed), SAGE)


def under(tile: str, space: int) -> Move:
    return Move("lay_under", tile=tile, space=space)


def keep(card: str) -> Move:
    return Move("keep_card", card=card)


def known(game: Game, what: str, seat: int = 0) -> list[str | None]:
    found: list[str | None] = game.view(seat)["buildings_of_power"][f"next_{what}"]
    return found


# A row of eight tiles with walls of 8 and of 6 sides; two of them are buildings of strength.
ROW = [
    ("chambers 11 -", "NS"),
    ("seraglio 9 -", "NS"),
    ("arcades 10 -", "NS"),
    ("chambers 10 -", "NS"),
    ("garden 10 -", "NS"),
    ("tower 11 -", "NS"),
    ("garden 9 E", "N"),
]


def row(second: bool = True) -> tuple[str, str]:
    """The walls for the head, and the board; without a second wall only the longest is there."""
    walls = [f"{tile} + {sides if second else 'N'}" for tile, sides in ROW]
    board = [f"{tile} @ {x},0" for x, (tile, _) in enumerate(ROW, 1)]
    return f"walls = {json.dumps(walls)}\n", f"board = {json.dumps(board)}"
