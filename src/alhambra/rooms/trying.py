"""Trying out a room from outside before anybody plays it, so that no game stumbles over it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from alhambra.engine.module import Module
from alhambra.rooms.about import RoomError
from alhambra.rooms.places import PRIVATE
from alhambra.rooms.private import lend
from alhambra.rooms.room import Room


def try_out(room: Room) -> None:
    """Imports its rule and makes it; raises RoomError with the reason why it cannot be played."""
    if room.package == f"{PRIVATE}.{room.id}":
        lend(room.id, room.folder)
    if not (room.folder / "__init__.py").is_file():
        raise RoomError("it has no __init__.py, in which the rule would be")
    with _trouble("its rule cannot be imported"):
        rule = getattr(import_module(room.package), room.rule, None)
    if rule is None:
        raise RoomError(f"its __init__.py has no class {room.rule}")
    with _trouble("pieces.toml is not written as it should be"):
        pieces = room.pieces
    with _trouble("its rule cannot be made"):
        module = rule(pieces)
    if not isinstance(module, Module):
        raise RoomError(f"its {room.rule} is no Module")
    if (module.name, module.number) != (room.id, room.number):
        raise RoomError(
            f"its rule calls itself {module.name} with the number {module.number}, "
            f"but the room is {room.id} with the number {room.number}"
        )
    for part in ("advice", "referee"):
        with _trouble(f"its {part}.py cannot be imported"):
            room.part(part)


@contextmanager
def _trouble(what: str) -> Iterator[None]:
    """What others have written may raise anything; here it becomes a sentence."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise RoomError(f"{what}: {type(error).__name__}: {error}") from None
