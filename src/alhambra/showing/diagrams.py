"""Diagrams of the rules pages: small positions, and pieces in rows.

Those of the base game lie in `data/diagrams.toml`, those of a module in its room. A page of either
language calls one by its name, as a Markdown image whose text is the caption:

    ![The tower looks along the arrow: two points.](arrow)

A diagram is one of these:

- `board`: the tiles of an Alhambra, written as in a position; `module` is what the module keeps;
- `lesson`: the learner's Alhambra after so many moves of the lesson;
- `rows`: rows of pieces and signs; a list in a row is a stack.

On a board `tile` is one that could be laid: all its places are found by the build rules, and `not`
names some where it may not lie; with `allowed = false` only those are shown.
"""

import json
import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from alhambra import position
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import refuse_add
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.game.revisions import BASE
from alhambra.rooms import ALL
from alhambra.showing.lessons import lesson

FILE = "diagrams.toml"
OWNER = 0  # the seat whose Alhambra is shown
FAR = 8  # steps from the fountain; a diagram is small
_KEYS = {"board", "module", "lesson", "rows", "tile", "allowed", "not", "lit"}
_CALL = re.compile(r"^!\[(?P<caption>.*?)\]\((?P<name>[a-z_]+)\)\n*", re.MULTILINE | re.DOTALL)

Cell = tuple[int, int]  # steps east and south of the fountain
Stack = tuple[str, ...]


class DiagramError(ValueError):
    """A diagram that cannot be drawn; the message says why."""


@dataclass(frozen=True)
class Diagram:
    """What is drawn; without a game there are only rows."""

    game: Game | None = None
    rows: tuple[tuple[Stack, ...], ...] = ()
    tile: str = ""  # what is to be laid
    allowed: tuple[Cell, ...] = ()  # everywhere where it may lie
    refused: dict[Cell, str] = field(default_factory=dict)  # some of the others, and why not
    lit: str = ""  # the item of a score sheet that stands out


@cache
def diagrams(name: str) -> dict[str, Diagram]:
    """Those of a module, or of the base game, by their names; raises DiagramError."""
    return read_diagrams(name, _source(name))


def calls(page: str) -> list[tuple[str, str]]:
    """The diagrams that a page refers to, with their captions."""
    return [(call["name"], " ".join(call["caption"].split())) for call in _CALL.finditer(page)]


def without_diagrams(page: str) -> str:
    """The page for those who cannot see them."""
    return _CALL.sub("", page)


def _source(name: str) -> str:
    if name == BASE:
        return (files("alhambra") / "data" / FILE).read_text("utf-8")
    return ALL[name].read(FILE)


def read_diagrams(name: str, source: str) -> dict[str, Diagram]:
    """The diagrams that are written there; boards must obey the build rules."""
    try:
        tables = tomllib.loads(source)
        return {key: _diagram(name, table) for key, table in tables.items()}
    except (KeyError, TypeError, ValueError) as error:
        raise DiagramError(f"a diagram of {name} is not as it should be: {error}") from None


def _diagram(name: str, table: dict[str, Any]) -> Diagram:
    strange = set(table) - _KEYS
    if strange:
        raise ValueError(f"it says {', '.join(sorted(strange))}, which means nothing")
    if "rows" in table:
        return Diagram(rows=tuple(tuple(map(_stack, row)) for row in table["rows"]))
    game = _lesson(name, table["lesson"]) if "lesson" in table else _game(name, table)
    tile = table.get("tile", "")
    refused = {(x, y): _refusal(game, tile, x, y) for x, y in table.get("not", [])}
    if "" in refused.values():
        raise ValueError(f"{tile} may lie everywhere in {table['not']}")
    allowed = _places(game, tile) if table.get("allowed", True) else ()
    return Diagram(game, (), tile, allowed, refused, table.get("lit", ""))


def _stack(entry: str | list[str]) -> Stack:
    return (entry,) if isinstance(entry, str) else tuple(entry)


def _lesson(name: str, moves: int) -> Game:
    """The lesson's table after so many of its moves."""
    given = lesson(name)
    game = position.loads(given.position)
    made = [step.move for step in given.steps if step.move]
    if not 0 <= moves <= len(made):
        raise ValueError(f"the lesson has {len(made)} moves")
    for move in made[:moves]:
        game.play(Move.from_json(move))
    return game


def _game(name: str, table: dict[str, Any]) -> Game:
    """A table with this Alhambra; `json` writes lists of texts as TOML does."""
    lines = [] if name == BASE else [f"modules = {json.dumps([name])}"]
    lines += ["[[seat]]", 'colour = "red"', f"board = {json.dumps(table['board'])}"]
    lines += ["[[seat]]", 'colour = "blue"', "[[seat]]", 'colour = "green"']
    if "module" in table:
        lines += [f"[module.{name}]", table["module"]]
    return position.loads("\n".join(lines))


def _places(game: Game, tile: str) -> tuple[Cell, ...]:
    """Every cell where the tile may be laid as it is printed."""
    near = range(-FAR, FAR + 1) if tile else ()
    return tuple((x, y) for y in near for x in near if not _refusal(game, tile, x, y))


def _refusal(game: Game, tile: str, x: int, y: int) -> str:
    """Why the tile may not lie there, "" if it may."""
    state = game.state
    return refuse_add(state, OWNER, state.rules.tile_by_name[tile], 0, cell_at(x, y))
