"""Positions of the Handymen."""

import json
from typing import Any

from alhambra import Game, Move
from tests.rules.support import game_with

MARKET = '["pavilion 7 E", "garden 10 N", "tower 13 E", "arcades 9 -"]'
DISPLAY = '["florin 6", "florin 7", "florin 8", "florin 9"]'
NOBODY = [0, 0, 0]
START = '["turn white 2 0", "start_menu white 0 0", "{} white 0 0"]'


def crew(
    *seats: str,
    modules: tuple[str, ...] = (),
    head: str = "",
    market: str = MARKET,
    display: str = DISPLAY,
    tail: str = "",
    **table: object,
) -> Game:
    """A position; what is known of the handymen goes into the module's table."""
    names = json.dumps([*modules, "handymen"])
    start = f"modules = {names}\nmarket = {market}\ndisplay = {display}\n{head}\n"
    keys = {"on_market": None, **table}
    if keys["on_market"] is not None:
        keys["market"] = keys["on_market"]
    lines = [f"{key} = {json.dumps(keys[key])}" for key in keys if key != "on_market"]
    return game_with(start, *seats, tail="[module.handymen]\n" + "\n".join(lines) + "\n" + tail)


def begins(*seats: str, **more: Any) -> Game:
    """The first seat may still roll."""
    question = START.format("start_question?")
    return crew(*seats, head=f'frames = {question}\ndue = "white"\n{more.pop("head", "")}', **more)


def rolled(dice: list[int], *seats: str, **more: Any) -> Game:
    """The first seat has rolled these dice and is asked what to do with them."""
    question = START.format("handymen_dice?")
    head = f'frames = {question}\ndue = "white"\n{more.pop("head", "")}'
    return crew(*seats, head=head, dice=dice, **more)


def standing(space: int, *counts: int) -> list[list[int]]:
    """So many handymen of each seat on one market space, from 1."""
    nobody = [0] * len(counts)
    return [list(counts) if number == space else nobody for number in range(1, 5)]


def shown(game: Game) -> dict[str, Any]:
    """What everybody sees of the module."""
    view: dict[str, Any] = game.view()["handymen"]
    return view


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def goals(game: Game) -> list[object]:
    """Where a handyman may go: the numbers of spaces and the names of tiles."""
    spaces = [m.parts["space"] for m in game.moves() if m.kind == "handyman_to_space"]
    tiles = [m.parts["tile"] for m in game.moves() if m.kind == "handyman_to_tile"]
    return [*spaces, *tiles]


def prices(game: Game, space: int) -> list[int]:
    """What each listed payment for a space is worth."""
    paid = [m.parts["pay"] for m in game.moves() if m.kind == "buy" and m.parts["space"] == space]
    return sorted({sum(int(card.split()[1]) for card in pay) for pay in paid})


def use(space: int, change: int) -> Move:
    return Move("use_handymen", space=space, change=change)
