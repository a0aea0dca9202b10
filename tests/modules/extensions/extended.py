"""Positions with extensions, and what to read off them."""

import json

from alhambra import Game, Move
from tests.rules.support import game_with

HEAD = """
modules = ["extensions"]
market = ["seraglio 5 SW", "garden 10 N", "tower 13 E", "garden 12 S"]
display = ["denar 2", "denar 9", "dirham 8", "florin 9"]
"""
BOARD = [
    ["pavilion", "arcades", "seraglio"],
    ["pavilion", "garden", "tower"],
    ["chambers", "garden", "tower"],
    ["chambers", "arcades", "seraglio"],
]
CARDS = ["florin 5", "florin 2", "dirham 4"]
OWNS_ALL = """
board = ["pavilion 8 - @ 1,0", "arcades 9 - @ 2,0", "seraglio 9 - @ 0,1"]
hand = ["florin 5", "florin 2", "dirham 4", "denar 5"]
"""


def extensions(extended: list[list[str]] | None = None, board: object = BOARD) -> str:
    """The module's part of a position."""
    lines = ["[module.extensions]", f"board = {json.dumps(board)}"]
    return "\n".join([*lines, f"extended = {json.dumps(extended or [])}\n"])


def table(mine: str, *others: str, head: str = HEAD, tail: str = "") -> Game:
    """Three seats, unless said otherwise."""
    return game_with(head, mine, *(others or ("", "")), tail=tail or extensions())


def with_modules(*names: str) -> str:
    return HEAD.replace('["extensions"]', json.dumps([*names, "extensions"]))


def extend(kind: str, amount: int, column: int = 1, pay: list[str] = CARDS) -> Move:
    return Move("extend", extension=kind, column=column, amount=amount, pay=pay)


def offered(game: Game) -> set[tuple[str, int]]:
    """Type and amount of every extension that can be had."""
    moves = [move for move in game.moves() if move.kind == "extend"]
    return {(move.parts["extension"], move.parts["amount"]) for move in moves}


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def left(game: Game) -> list[tuple[int, str, int]]:
    return [
        (column, extension, amount)
        for column, row in enumerate(game.view()["extensions"]["board"], start=1)
        for extension, amount in zip(row, (9, 12, 15), strict=True)
        if extension
    ]


def extended(game: Game) -> list[str]:
    """The tiles with an extension, as they got it."""
    return [tile for tile, _ in game.view()["extensions"]["extended"]]
