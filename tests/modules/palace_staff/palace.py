"""Positions of the Palace Staff."""

import json
from typing import Any

from alhambra import Game, Move
from tests.rules.support import game_with

MARKET = '["pavilion 6 N", "garden 10 N", "tower 13 E", "arcades 8 N"]'
DISPLAY = '["denar 2", "dirham 1", "ducat 4", "florin 9"]'
# A row without walls east of the fountain.
ROW = ["garden 11 - @ 1,0", "chambers 11 - @ 2,0", "arcades 10 - @ 3,0", "tower 12 - @ 4,0"]
OPEN = ["garden", "arcades", "tower", "tower", "pavilion", "seraglio"]


def board(*tiles: str) -> str:
    """A seat's tiles."""
    return f"board = {json.dumps(tiles or ROW)}\n"


def palace(
    *seats: str,
    modules: tuple[str, ...] = (),
    head: str = "",
    display: str = DISPLAY,
    market: str = MARKET,
    tail: str = "",
    **table: object,
) -> Game:
    """Six servants lie open; further keys go into the module's table."""
    names = json.dumps([*modules, "palace_staff"])
    start = f"modules = {names}\nmarket = {market}\ndisplay = {display}\n{head}\n"
    keys = {"open": OPEN, **table}
    lines = [f"{key} = {json.dumps(value)}" for key, value in keys.items() if value is not None]
    staff = "[module.palace_staff]\n" + "\n".join(lines) + "\n"
    return game_with(start, *seats, tail=staff + tail)


def taken(*cards: str) -> Move:
    return Move("take", cards=list(cards))


def to(x: int, y: int) -> Move:
    return Move("marshal_step", at=[x, y])


STOP = Move("marshal_stop")


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def staff(game: Game) -> dict[str, Any]:
    """What everybody sees of the module."""
    shown: dict[str, Any] = game.view()["palace_staff"]
    return shown


def marshal(game: Game, seat: int = 0) -> list[int]:
    """Where a marshal stands."""
    at: list[int] = staff(game)["marshals"][seat]
    return at


def ways(game: Game) -> list[list[int]]:
    """Where the marshal can go in one step."""
    return [move.parts["at"] for move in game.moves() if move.kind == "marshal_step"]
