"""Positions of the Alhambra Zoo."""

import json
from typing import Any

from alhambra import Game, Move
from alhambra.engine.common import CELL
from alhambra.modules.shared.token_spots import SPOT, cell_of_spot
from tests.rules.support import game_with

MARKET = '["pavilion 7 E", "garden 10 N", "tower 13 E", "arcades 8 N"]'
DISPLAY = '["florin 6", "florin 7", "florin 8", "florin 9"]'
# Two gardens with a tower between, east of the fountain, without walls.
ROW = ["garden 11 - @ 1,0", "tower 12 - @ 2,0", "garden 10 - @ 3,0"]
CALL = Move("call_animals")
GO = Move("animals_go")
STOP = Move("animals_stop")


def board(*tiles: str) -> str:
    """A seat's tiles."""
    return f"board = {json.dumps(tiles or ROW)}\n"


def zoo(
    *seats: str,
    animals: list[list[str]],
    modules: tuple[str, ...] = (),
    head: str = "",
    market: str = MARKET,
    tail: str = "",
    **table: object,
) -> Game:
    """Animals stand on these tiles; further keys go into the module's table."""
    names = json.dumps([*modules, "alhambra_zoo"])
    start = f"modules = {names}\nmarket = {market}\ndisplay = {DISPLAY}\n{head}\n"
    keys = {"animals": animals, **table}
    lines = [f"{key} = {json.dumps(value)}" for key, value in keys.items()]
    return game_with(start, *seats, tail="[module.alhambra_zoo]\n" + "\n".join(lines) + "\n" + tail)


def walking(
    seat: str,
    *animals: list[str],
    card: str = "denar 4",
    modules: tuple[str, ...] = (),
    **more: Any,
) -> Game:
    """The first seat has taken money and discarded a card for its animals."""
    hand = f'hand = ["{card}"]\n'
    game = zoo(hand + seat, "", "", animals=list(animals), modules=modules, **more)
    game.play(Move("take", cards=["florin 9"]))
    discard(game, card)
    return game


def discard(game: Game, card: str) -> None:
    """The animals are called and walk for this card."""
    game.play(CALL)
    game.play(Move("animal_card", pay=[card]))
    game.play(GO)


def walk_to(animal: str, old: tuple[int, int], new: tuple[int, int]) -> Move:
    return Move("move_animal", animal=animal, lift=list(old), at=list(new))


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    assert game.question is not None
    return game.question.seat, game.question.kind


def steps(game: Game) -> int:
    """How many steps are left."""
    assert game.question is not None
    return int(game.question.data["steps"])


def places(game: Game) -> list[dict[str, Any]]:
    """Where animals stand."""
    return [
        _place(game, spot, animals) for spot, *animals in game.view()["alhambra_zoo"]["animals"]
    ]


def _place(game: Game, spot: str, animals: list[str]) -> dict[str, Any]:
    """The cell in an Alhambra, or the tile."""
    rules = game.state.rules
    for seat, board in enumerate(game.state.boards):
        cell = cell_of_spot(board, SPOT.read(rules, spot))
        if cell >= 0:
            return {"seat": seat, "at": CELL.text(rules, cell), "animals": animals}
    return {"tile": spot, "animals": animals}


def at(game: Game, x: int, y: int, seat: int = 0) -> list[str]:
    """The animals on a cell."""
    here = {"seat": seat, "at": [x, y]}
    for place in places(game):
        if here.items() <= place.items():
            return list(place["animals"])
    return []


def on(game: Game, tile: str) -> list[str]:
    """The animals on a tile that lies in no Alhambra."""
    there = [place["animals"] for place in places(game) if place.get("tile") == tile]
    return list(there[0]) if there else []
