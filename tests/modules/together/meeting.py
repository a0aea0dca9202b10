"""Positions in which many modules meet, and what to read off them."""

import json
from typing import Any

from alhambra import Game, Move
from alhambra.modules import ALL

MARKET = ["garden 10 N", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
DISPLAY = ["denar 4", "florin 3", "ducat 6", "dirham 1"]
# Before the first action of the first seat.
START = """frames = ["turn white 2 0", "start_menu white 1 0", "start_question? white 0 0"]
due = "white"
"""


def head(
    *modules: str,
    market: list[str] | None = None,
    display: list[str] | None = None,
    more: str = "",
    **keys: object,
) -> str:
    """The head of a position with these modules; further keys are written as they are."""
    lines = {
        "modules": sorted(modules, key=list(ALL).index),
        "market": MARKET if market is None else market,
        "display": DISPLAY if display is None else display,
        **keys,
    }
    return "\n".join([f"{key} = {json.dumps(value)}" for key, value in lines.items()] + [more, ""])


def part(module: str, **keys: object) -> str:
    """The table of one module."""
    lines = [f"{key} = {json.dumps(value)}" for key, value in keys.items()]
    return "\n".join([f"[module.{module}]", *lines, ""])


def seat(*tiles: str, **keys: object) -> str:
    """The lines of a seat: what is built, and further keys."""
    lines = {"board": list(tiles), **keys}
    return "\n".join(f"{key} = {json.dumps(value)}" for key, value in lines.items())


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def told(game: Game) -> list[str]:
    """The names of all that happened."""
    return [event["event"] for event in game.log()]


def hand(game: Game, number: int = 0) -> list[str]:
    """What a seat holds."""
    cards: list[str] = game.view(number)["seats"][number]["hand"]
    return cards


def kinds(game: Game) -> set[str]:
    """The kinds of all moves."""
    return {move.kind for move in game.moves()}


def moves_of(game: Game, kind: str) -> list[dict[str, Any]]:
    """The parts of all moves of a kind."""
    return [move.parts for move in game.moves() if move.kind == kind]


def play(game: Game, *moves: Move) -> list[dict[str, Any]]:
    """Plays moves one after the other; the events of the last."""
    events: list[dict[str, Any]] = []
    for move in moves:
        events = game.play(move)
    return events


def guild(*mine: str, players: int = 3) -> str:
    """The first seat has these two craftsmen face up and acts; the others have the next ones."""
    kinds = ["mosaic_artist", "mortar_mixer", "carpenter", "builder", "blacksmith", "brickmaker",
             "goldsmith", "stonemason", "coiner"]  # fmt: skip
    left = [kind for kind in kinds if kind not in mine]
    up = [list(mine), *[left[2 * n : 2 * n + 2] for n in range(players - 1)]]
    return part("travelling_craftsmen", up=up, down=[left[-1], *["-"] * (players - 1)])
