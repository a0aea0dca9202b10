"""Positions of the Orchards: four tiles with fruits, and boards that are nearly full."""

import json
from operator import itemgetter

from alhambra import Game
from tests.rules.support import game_with

MARKET = '["pavilion 7 E", "garden 10 N", "tower 13 E", "tower 12 -"]'
DISPLAY = '["florin 6", "florin 7", "florin 8", "florin 9"]'
LYING = [
    ["pavilion 7 E", "apple"],
    ["garden 10 N", "fig"],
    ["tower 13 E", "grape"],
    ["tower 12 -", "lemon"],
]
# What board 1 asks for, by the points of its groups.
BOARD = {
    1: ["apple"],
    2: ["lemon", "pear"],
    4: ["fig", "grape", "orange"],
    7: ["apple", "lemon", "pear", "pomegranate"],
    11: ["apple", "fig", "grape", "orange", "pomegranate"],
    16: ["fig", "grape", "lemon", "orange", "pear", "pomegranate"],
}


def full(*groups: int) -> list[list[object]]:
    """All spaces of these groups of board 1."""
    return [[group, fruit] for group in groups for fruit in BOARD[group]]


def orchard(
    *seats: str,
    modules: tuple[str, ...] = (),
    head: str = "",
    tiles: str = MARKET,
    mine: list[list[object]] | None = None,
    tail: str = "",
    **table: object,
) -> Game:
    """The first seat has board 1, planted so; further keys go into the module's table."""
    names = json.dumps([*modules, "orchards"])
    start = f"modules = {names}\nmarket = {tiles}\ndisplay = {DISPLAY}\n{head}\n"
    tables: dict[str, object] = {"boards": [n + 1 for n in range(len(seats))], "market": LYING}
    tables["planted"] = [mine or [], *[[] for _ in seats[1:]]]
    tables.update(table)
    lines = [f"{key} = {json.dumps(value)}" for key, value in tables.items()]
    return game_with(start, *seats, tail="\n".join(["[module.orchards]", *lines, tail]))


def grove(game: Game, seat: int = 0) -> dict[int, list[str]]:
    """What is planted in each group of a seat's board."""
    groups: dict[int, list[str]] = {}
    for group, fruit in sorted(game.view()["orchards"]["planted"][seat], key=itemgetter(0)):
        groups.setdefault(group, []).append(fruit)
    return groups


def lying(game: Game) -> dict[str, str]:
    """The fruits on the market."""
    return dict(game.view()["orchards"]["market"])


def beside(game: Game, seat: int = 0) -> int:
    """How many fruits lie beside a seat's board."""
    return len(game.view()["orchards"]["beside"][seat])


def supply(game: Game) -> int:
    """How many fruits nobody has seen."""
    return int(game.view()["orchards"]["supply"])
