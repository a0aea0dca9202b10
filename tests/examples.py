"""Modules for tests that need an example: found by what they bring, so that no test names one."""

from collections.abc import Callable
from functools import cache
from random import Random

from alhambra import Game, Setup
from alhambra.engine.fields import OWNER
from alhambra.engine.module import WINDOW, Module
from alhambra.engine.rules import Rules
from alhambra.game.catalogue import rules_for
from alhambra.game.phrases import sources
from alhambra.locale.languages import keys, lines
from alhambra.measuring.coverage import own_deeds, own_events
from alhambra.modules import ALL

NAMES = tuple(ALL)
SOME_MOVES = 200


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


@cache
def spoken_piece() -> str:
    """The word of a piece for which its room has a text."""
    known = keys("\n".join(sources("en")))
    words = [piece.word for name in NAMES for piece in rule(name).declares.pieces]
    return next(word for word in words if f"piece-{word}" in known)


def told_move(*parts: str) -> str:
    """A move whose text says these parts."""
    told = {key: line for text in sources("en") for key, line in lines(text).items()}
    found = (key for key, line in told.items() if all(f"{{ ${part} }}" in line for part in parts))
    return (
        next(key for key in found if key.startswith("move-"))
        .removeprefix("move-")
        .replace("-", "_")
    )


@cache
def sold_with_a_tile() -> str:
    """The part of a purchase which says that something is sold together with a tile."""
    wares = [ware for name in NAMES for ware in rule(name).declares.wares.items()]
    return next(part for part, kind in wares if kind.word == "flag")


@cache
def tokens() -> dict[str, tuple[str, ...]]:
    """The words of tokens in a random game: on a built `tile`, on a cell (`at`), on a `space`."""
    game, chance = Game(Setup(players=3, modules=NAMES, seed=1)), Random(1)
    found: dict[str, dict[str, None]] = {"tile": {}, "at": {}, "space": {}}
    for _ in range(SOME_MOVES):
        view = game.view()
        built = {laid["tile"] for seat in view["seats"] for laid in seat["board"]}
        for mark in view["marks"]:
            place = next(place for place in found if place in mark)
            if place != "tile" or mark["tile"] in built:
                found[place].setdefault(mark["word"])
        game.play(chance.choice(game.moves()))
    return {place: tuple(words) for place, words in found.items()}
