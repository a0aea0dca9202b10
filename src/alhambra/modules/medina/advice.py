"""What a medina is worth: the points one does not lose any more, and the walls it brings."""

from typing import Any, Final

from alhambra.bots.advice.odd_tiles import OddTiles, printed_price
from alhambra.bots.advice.worth import rules_of
from alhambra.engine.laying import built_tiles
from alhambra.engine.state import State
from alhambra.game.moves import Move
from alhambra.modules.medina import MEDINA, Medina

LASTING: Final = 0.8  # which part of a place of today will last until it is scored


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Values buying, building and storing a medina; a gift must not let Dirk pass by."""
    if move.kind == "give" and str(move.parts["tile"]).startswith(f"{MEDINA} "):
        built = _built(view)
        before = _kept(view, built)
        built[-1] = sorted([*built[-1], printed_price(move)])
        return _kept(view, built) - before
    return _TILES.advise(view, move)


def _worth(view: dict[str, Any], state: State) -> float:
    """The losses with this Alhambra against those of the others as they are."""
    built = _built(view)
    seat = int(view["you"])
    names = [state.rules.tiles[tile].name for tile in built_tiles(state, seat)]
    built[seat] = _prices(names)
    return _kept(view, built)


def _built(view: dict[str, Any]) -> list[list[int]]:
    """The medinas of all who are compared, by their prices."""
    built = [_prices([laid["tile"] for laid in seat["board"]]) for seat in view["seats"]]
    return [*built, _prices(view["dirk"]["tiles"])] if "dirk" in view else built


def _prices(names: list[str]) -> list[int]:
    return sorted(int(name.split()[1]) for name in names if name.startswith(f"{MEDINA} "))


def _kept(view: dict[str, Any], built: list[list[int]]) -> float:
    """What one loses oneself in the scorings to come, so never more than nothing."""
    rules = rules_of(view)
    module = next(module for module in rules.modules if isinstance(module, Medina))
    rounds = range(int(view["rounds"]) + 1, len(module.minus) + 1)
    return -LASTING * sum(module.losses(built, round)[int(view["you"])] for round in rounds)


_TILES = OddTiles(MEDINA, _worth, printed_price)
