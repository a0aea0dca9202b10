"""Positions with camps."""

import json

from alhambra import Game, Move
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install
from alhambra.engine.module import Module
from alhambra.engine.rng import seeded
from alhambra.engine.state import State, empty_table
from alhambra.game.catalogue import make_module, make_rules
from tests.rules.support import game_with

HEAD = """
modules = ["camps"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
market = ["pavilion 8 -", "seraglio 9 -", "arcades 9 -", "arcades 10 -"]
"""


PLACING = HEAD + 'question = "place"\n'


# South of the row lie (1,1), (2,1) and (3,1), each below a wall.
ROW = ["seraglio 8 S @ 1,0", "chambers 9 S @ 2,0", "tower 11 S @ 3,0"]


def board(*tiles: str) -> str:
    return f"board = {json.dumps(tiles)}\n"


def placing(*pending: str, tiles: list[str] | None = None) -> Game:
    """The first seat places these tiles."""
    built = board(*(ROW if tiles is None else tiles))
    return game_with(PLACING, built + f"pending = {json.dumps(pending)}", "", "")


def acting(reserve: list[str], *tiles: str) -> Game:
    """The first seat may redesign."""
    return game_with(HEAD, board(*tiles) + f"reserve = {json.dumps(reserve)}", "", "")


def place(tile: str, x: int, y: int) -> Move:
    return Move("place", tile=tile, at=[x, y])


# --- Scoring


EXAMPLE = [
    "seraglio 7 W @ -1,0",
    "garden 11 - @ 1,0",
    "pavilion 7 E @ 2,0",
    "seraglio 8 S @ 1,1",
]


EXAMPLE_CAMPS = ["camp 4 E @ -2,0", "camp 6 W @ 3,0", "camp 3 N @ 1,2"]


class Unfinished(Module):
    """Says of one tile that it is not finished."""

    def unfinished(self, state: State, tile: int) -> bool:
        """The garden for 11."""
        return state.rules.tiles[tile].name == "garden 11 -"


def table(*modules: Module) -> State:
    """A row of garden and pavilion east of the fountain."""
    state = empty_table(make_rules(3, [make_module("camps"), *modules], []), seeded("camps"))
    for x, name in enumerate(["garden 11 -", "pavilion 7 E"], start=1):
        install(state, 0, state.rules.tile_by_name[name], 0, cell_at(x, 0))
    return state


# A bay that is open to the south at (2,2), where the leg in the west shows a wall.
BAY = [
    "garden 11 - @ 1,0",
    "garden 10 - @ 2,0",
    "tower 11 - @ 3,0",
    "tower 12 - @ 1,1",
    "chambers 11 - @ 3,1",
    "garden 9 E @ 1,2",
]
