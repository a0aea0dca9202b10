"""Positions with building grounds, and what to read off them."""

import json

from alhambra import Game, Move
from alhambra.modules.new_building_grounds import NewBuildingGrounds
from tests.rules.support import game_with

HEAD = """
modules = ["new_building_grounds"]
market = ["ground a 12 -", "garden 10 N", "tower 13 E", "garden 12 S"]
display = ["denar 2", "denar 9", "dirham 8", "florin 9"]
"""
COLUMNS = [
    ["pavilion", "garden", "tower"],
    ["seraglio", "seraglio", "tower"],
    ["arcades", "chambers", "garden"],
    ["pavilion", "arcades", "chambers"],
]
RICH = 'hand = ["denar 6", "denar 6", "denar 7", "dirham 9", "dirham 3"]'


def grounds(columns: object = COLUMNS) -> str:
    """The module's part of a position."""
    return f"[module.new_building_grounds]\ncolumns = {json.dumps(columns)}\n"


def table(mine: str = RICH, *others: str, head: str = HEAD, tail: str = "") -> Game:
    """Three seats, unless said otherwise."""
    return game_with(head, mine, *(others or ("", "")), tail=tail or grounds())


def with_modules(*names: str, head: str = HEAD) -> str:
    return head.replace('["new_building', json.dumps([*names, "new_building"])[:-2])


def buy(*pay: str) -> Move:
    return Move("buy", space=1, pay=list(pay))


def choose(kind: str) -> Move:
    return Move("choose_building", type=kind)


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def columns(game: Game) -> list[list[str]]:
    shown: list[list[str]] = game.view()["new_building_grounds"]["columns"]
    return shown


def empty_last_column(game: Game) -> None:
    """Three buildings for two grounds always suffice; so the last column is emptied by hand."""
    module = game.state.rules.modules[0]
    assert isinstance(module, NewBuildingGrounds)
    module.columns.put(game.state, 3, [])
