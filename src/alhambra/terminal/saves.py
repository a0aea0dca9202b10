"""The saved game: one file, written after every move and never half.

While a game runs, the file holds its record together with who plays against whom. A finished game
needs no bots any more: the file becomes a plain record, for `alhambra replay` and `verify`.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from alhambra.bots import check
from alhambra.game.game import Game
from alhambra.machine.files import put
from alhambra.modules import ALL
from alhambra.position import record
from alhambra.terminal.adapting import ADAPT

FILE = "game.json"  # in the data folder
FORMAT = "alhambra terminal game"

USUAL = "normal"  # who plays where a file names nobody
RENAMED = {"greedy": USUAL}  # bots of older saves


class DamagedSave(ValueError):  # noqa: N818 - named after what was found
    """The file holds no game that can go on; the message says why."""


class OutdatedSave(DamagedSave):
    """The file is whole, but its game was begun under other rules."""

    def __init__(self, error: record.OutdatedRecord) -> None:
        self.difference = error.difference
        super().__init__(str(error))


class MissingRooms(DamagedSave):
    """The file is whole, but modules of its game are not there now."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        super().__init__("; ".join(ALL.why_not(name) for name in names))


@dataclass(frozen=True)
class Saved:
    """A game and its company: the bots of the other seats in order, and the player's name."""

    game: Game
    bots: tuple[str, ...]
    name: str


def save(saved: Saved, path: Path) -> None:
    """Writes beside the file and then puts it in its place."""
    if saved.game.over:
        record.save(saved.game, path)
        return
    table = {
        "format": FORMAT,
        "name": saved.name,
        "bots": list(saved.bots),
        "record": saved.game.record(),
    }
    put(path, json.dumps(table).encode())


def load(path: Path) -> Saved:
    """The game of a file, replayed and checked; raises DamagedSave or one of its kinds."""
    try:
        table = record.read(path)
        missing = _missing(table)
        if missing:
            raise MissingRooms(missing)
        if isinstance(table, dict) and table.get("format") == FORMAT:
            return _read(table)
        game = record.replay(table)
        return Saved(game, (USUAL,) * (game.setup.players - 1), "")
    except DamagedSave:
        raise
    except record.OutdatedRecord as error:
        raise OutdatedSave(error) from None
    except ValueError as error:
        raise DamagedSave(str(error)) from None


def _missing(table: object) -> list[str]:
    """The modules of a record, whatever else it holds, that have no room."""
    match table:
        case {"record": dict(inner)}:
            return _missing(inner)
        case {"modules": dict(names)}:
            return [name for name in names if isinstance(name, str) and name not in ALL]
    return []


def _read(table: dict[str, object]) -> Saved:
    bots, name = table.get("bots"), table.get("name")
    game = record.replay(table.get("record"))
    if not isinstance(bots, list) or len(bots) != game.setup.players - 1:
        raise DamagedSave("the bots do not fit the number of players")
    names = [RENAMED.get(str(bot), str(bot)) for bot in bots]
    for bot in names:
        if bot != ADAPT:
            check(bot)
    if not isinstance(name, str):
        raise DamagedSave("the save does not name its player")
    return Saved(game, tuple(names), name)


def put_aside(path: Path, ending: str) -> Path:
    """Renames a file so that nothing is lost; an older file of that name gets a number."""
    target = path.with_name(path.name + ending)
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}{ending}{number}")
    return path.replace(target)
