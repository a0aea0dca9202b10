"""From names to objects: reads the pieces, knows the modules, and builds rules."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from alhambra import modules
from alhambra.engine.flow import build_flow
from alhambra.engine.module import Module
from alhambra.engine.rules import OPTIONS, BaseData, Rules
from alhambra.game.fitting import check_kinds, check_names, try_game
from alhambra.rooms.wording import said

DATA = Path(__file__).parents[1] / "data"
BASE_REVISION = 1  # goes up when recorded games of the base game would play differently


@cache
def _base() -> dict[str, Any]:
    return tomllib.loads((DATA / "base.toml").read_text("utf-8"))


def base_data() -> BaseData:
    """The pieces of the base game."""
    table = _base()
    return BaseData(
        tiles=[(kind, price, walls) for kind, price, walls in table["tiles"]],
        market=table["market"],
        points=table["points"],
        copies=table["copies"],
        starting_money=table["starting_money"],
        take_limit=table["take_limit"],
    )


COLOURS: tuple[str, ...] = tuple(_base()["player_colours"])


def check_modules(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same names in the order of the modules' numbers; unknown ones are refused."""
    if not names:  # then nobody needs to look for rooms
        return ()
    for name in names:
        if name not in modules.ALL:
            raise ValueError(modules.ALL.why_not(name))
    return tuple(name for name in modules.ALL if name in names)


def check_options(options: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """The options in their order; one that belongs to a module is refused without it."""
    if not options:
        return ()
    owners = {option: room.id for room in modules.ALL.values() for option in room.options}
    for option in options:
        if option not in OPTIONS and option not in owners:
            there_is = ", ".join((*OPTIONS, *owners))
            raise ValueError(f"no such option: {option}; there is {there_is}")
        if option in owners and owners[option] not in names:
            raise ValueError(f"the option {option} needs the module {owners[option]}")
    return tuple(sorted(set(options)))


def revisions(names: tuple[str, ...]) -> dict[str, int]:
    """The revision of each module, as records name it."""
    return {name: modules.ALL[name].revision for name in names}


@lru_cache(maxsize=64)
def rules_for(players: int, names: tuple[str, ...], options: tuple[str, ...]) -> Rules:
    """The rules of a kind of game; they never change, so all games of the kind share them."""
    return make_rules(players, [make_module(name) for name in names], list(options))


@lru_cache(maxsize=64)
def check_fit(players: int, names: tuple[str, ...], options: tuple[str, ...]) -> None:
    """Refuses modules that cannot be played together; of ours it is known that they can."""
    rooms = [modules.ALL[name] for name in names]
    if not any(room.outside for room in rooms):
        return
    try:
        rules = rules_for(players, names, options)
        check_names(rules)
        check_kinds(rules)
        try_game(rules, COLOURS[:players], not any(room.watched for room in rooms))
    except Exception as error:  # what others have written may raise anything
        why = str(error) if isinstance(error, ValueError) else said(error)
        raise ValueError(f"these modules cannot be played together: {why}") from None


def make_module(name: str) -> Module:
    """A module with its pieces."""
    room = modules.ALL[name]
    return room.make(room.pieces)


def make_rules(players: int, active: list[Module], options: list[str]) -> Rules:
    """Rules with these module objects; modules under development can be passed directly."""
    rules = Rules(base_data(), players, active, options)
    build_flow(rules)
    return rules
