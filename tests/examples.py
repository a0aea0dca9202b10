"""Modules for tests that need an example: found by what they bring, so that no test names one."""

from collections.abc import Callable
from functools import cache

from alhambra.engine.fields import OWNER
from alhambra.engine.module import WINDOW, Module
from alhambra.engine.rules import Rules
from alhambra.game.catalogue import rules_for
from alhambra.measuring.coverage import own_deeds, own_events
from alhambra.modules import ALL

NAMES = tuple(ALL)


def some(count: int) -> tuple[str, ...]:
    """So many modules, from all over the list."""
    return tuple(NAMES[place * len(NAMES) // count] for place in range(count))


ONE, OTHER = some(2)


@cache
def alone(name: str) -> Rules:
    """The rules of a game with this module and no other."""
    return rules_for(3, (name,), ())


def rule(name: str) -> Module:
    """What the module is in such a game."""
    return alone(name).modules[0]


def bringing(wanted: Callable[[str], bool]) -> tuple[str, ...]:
    """The modules for which this holds, in the order of their numbers; there must be one."""
    found = tuple(name for name in NAMES if wanted(name))
    assert found
    return found


def using(hook: str) -> tuple[str, ...]:
    """Those that have this hook."""
    return bringing(lambda name: getattr(type(rule(name)), hook) is not getattr(Module, hook))


@cache
def asking_between() -> tuple[str, ...]:
    """Those that ask every seat between turns."""
    return bringing(lambda name: bool(rule(name).deeds(WINDOW)))


@cache
def hiding() -> tuple[str, ...]:
    """Those in which a seat holds what nobody else may see."""
    return bringing(lambda name: any(field.seen == OWNER for field in rule(name).declares.fields))


@cache
def with_cards() -> tuple[str, ...]:
    """Those that shuffle cards into the deck."""
    return bringing(lambda name: bool(alone(name).deck_cards))


@cache
def with_tiles() -> tuple[str, ...]:
    """Those that shuffle tiles into the tower."""
    base = len(rules_for(3, (), ()).tower)
    return bringing(lambda name: len(alone(name).tower) > base)


@cache
def silent() -> tuple[str, ...]:
    """Those that bring neither moves nor events, only pieces."""
    return bringing(lambda name: not own_deeds(name, 3) and not own_events(name))


@cache
def buying() -> tuple[str, str]:
    """One that lets every seat buy between turns, and the move that does it."""
    found = [
        (name, deed.name)
        for name in asking_between()
        for deed in rule(name).deeds(WINDOW)
        if "pay" in deed.kinds(alone(name))
    ]
    return found[0]
