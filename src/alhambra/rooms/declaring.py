"""What a rule from outside declares is held to the contract before anybody plays it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from inspect import signature

from alhambra.engine.fields import OPEN, SECRET
from alhambra.engine.module import MENUS, STAGE_NEVER, Declared, Module
from alhambra.engine.pieces import Pieces
from alhambra.engine.step import FREE, OTHER, SHAPES, Deed, Step
from alhambra.engine.steps.auction import Auction
from alhambra.rooms.about import RoomError

HOOKS = {name: method for name, method in vars(Module).items() if not name.startswith("_")}
WORD = re.compile(r"[a-z][a-z0-9_]*")  # a text follows from it


def check_declared(module: Module) -> None:
    """Raises RoomError with the first thing that would fail, or be overlooked, in play."""
    if not hasattr(module, "declares"):
        raise RoomError("its rule does not call super().__init__()")
    for complaint in _complaints(module):
        raise RoomError(complaint)


def _complaints(module: Module) -> Iterator[str]:
    yield from _of_hooks(module)
    declares = module.declares
    yield from _of_names(declares)
    yield from _of_fields(declares)
    for pieces in declares.pieces:
        yield from _of_pieces(pieces)
    for menu, deed in declares.menus:
        if menu not in MENUS:
            yield f"its move {deed.name} joins {menu}; there is {', '.join(MENUS)}"
    for step in declares.steps:
        yield from _of_step(step)
    for deed in _deeds(declares):
        yield from _of_deed(deed)


def _of_hooks(module: Module) -> Iterator[str]:
    """A hook is called with what the contract says."""
    for name, method in HOOKS.items():
        own = getattr(type(module), name)
        if own is method or not callable(method):
            continue
        wanted = list(signature(method).parameters)[1:]
        if not callable(own):
            yield f"its {name} is no method, but the name of a hook"
        elif not _takes(getattr(module, name), wanted):
            yield f"its {name} must take {', '.join(wanted) or 'nothing'}"


def _takes(method: object, wanted: list[str]) -> bool:
    try:
        known = signature(method)  # type: ignore[arg-type]
    except ValueError:  # it does not say what it takes
        return True
    try:
        known.bind(*wanted)
    except TypeError:
        return False
    return True


def _of_names(declares: Declared) -> Iterator[str]:
    for what, names in (
        ("fields", [field.key for field in declares.fields if field.key]),
        ("events", [event.name for event in declares.events]),
        ("moves", [deed.name for deed in _deeds(declares)]),
        ("questions", [step.name for step in declares.steps]),
    ):
        for name in names:
            if not WORD.fullmatch(name):
                yield f"“{name}” is no name for one of its {what}: small letters, digits and _"
        for name in _twice(names):
            yield f"two of its {what} are called {name}"


def _of_fields(declares: Declared) -> Iterator[str]:
    for field in declares.fields:
        if not OPEN <= field.seen <= SECRET:
            yield f"nobody is known to see its field {field.key}: {field.seen}"
        if not 0 <= field.stage <= STAGE_NEVER:
            yield f"its field {field.key} has a stage that never comes: {field.stage}"


def _of_pieces(pieces: Pieces) -> Iterator[str]:
    if len(pieces.copies) != len(pieces.words):
        names, counts = len(pieces.words), len(pieces.copies)
        yield f"its {pieces.word} has {names} names, but {counts} numbers of copies"
    if any(copies < 0 for copies in pieces.copies):
        yield f"there cannot be less than nothing of its {pieces.word}"


def _of_step(step: Step) -> Iterator[str]:
    if step.shape and step.shape not in SHAPES:
        yield f"its question {step.name} has the shape {step.shape}; there is {', '.join(SHAPES)}"
    if not step.shape and type(step).run is Step.run:
        yield f"its step {step.name} has neither a shape nor a run"
    if isinstance(step, Auction):
        for name in ("sold", "unsold"):
            if getattr(type(step), name) is getattr(Auction, name):
                yield f"its auction {step.name} does not say in `{name}` what becomes of the lot"


def _of_deed(deed: Deed) -> Iterator[str]:
    if type(deed).act is Deed.act:
        yield f"its move {deed.name} does nothing: it has no act"
    if not FREE <= deed.role <= OTHER:
        yield f"its move {deed.name} has a role that there is not: {deed.role}"


def _deeds(declares: Declared) -> list[Deed]:
    """Each once, though it may answer several questions."""
    asked = [deed for step in declares.steps for deed in step.deeds]
    found: list[Deed] = []
    for deed in [*(deed for _, deed in declares.menus), *asked]:
        if all(deed is not known for known in found):
            found.append(deed)
    return found


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]
