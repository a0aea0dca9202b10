"""Positions with a treasure chamber, and what to read off them."""

from typing import Any

from alhambra import Game, Move
from tests.rules.support import game_with

NAME = "treasure_chamber"
TABLE = """
market = ["tower 13 E", "garden 9 E", "pavilion 7 E", "arcades 4 NES"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
HEAD = f'modules = ["{NAME}"]\n{TABLE}'
EIGHT = 'hand = ["denar 8"]\n'
GGGP = ["garden", "garden", "garden", "pavilion"]
REST = '["tower", "tower", "tower", "tower"], ["seraglio", "arcades", "chambers", "tower"]'


def chamber(
    *first: str, chests: tuple[list[str], ...] = (), rest: str = REST, more: str = ""
) -> str:
    """The module's table: the chests of the first room, those on buildings, the other rooms."""
    lines = [f"[module.{NAME}]", f"rooms = [{list(first)}, {rest}]"]
    if chests:
        lines.append(f"chests = {list(chests)}")
    return "\n".join([*lines, more, ""]).replace("'", '"')


def buy(room: int = 1, money: str = "mixed") -> Move:
    return Move("buy_chests", room=room, money=money)


def pay(*units: str) -> list[Move]:
    return [Move("pay_card", unit=unit) for unit in units]


def put(x: int, y: int) -> Move:
    return Move("put_chest", at=[x, y])


def bought(*seats: str, tail: str, head: str = HEAD) -> Game:
    """The first seat has bought the first room for a denar card of 8."""
    game = game_with(head, *seats, tail=tail)
    game.play(buy())
    game.play(Move("pay_card", unit="denar 8"))
    return game


def shown(game: Game) -> dict[str, Any]:
    table: dict[str, Any] = game.view()[NAME]
    return table


def asked(game: Game) -> tuple[int, str]:
    assert game.question is not None
    return game.question.seat, game.question.kind


def told(game: Game, event: str) -> list[dict[str, Any]]:
    return [one for one in game.log() if one["event"] == event]
