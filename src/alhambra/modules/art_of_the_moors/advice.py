"""What culture is worth: buildings of one price, and when to turn the tiles."""

from typing import Any, Final

from alhambra.bots.advice.worth import rules_of, scorings_left, time_left
from alhambra.game.moves import Move
from alhambra.modules.art_of_the_moors import ArtOfTheMoors

LATER: Final = 0.7  # which part of a gain counts for a scoring after the next: it can be had later
PAIR: Final = 2.5  # a second building of one price brings a tile
MORE: Final = 1.0  # a further one lets it be turned further


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for turning all own tiles once."""
    if move.kind != "develop_culture":
        return None
    gain = sum(_step(view, tile) for tile in view["art_of_the_moors"]["culture"][view["you"]])
    return gain * (1 + LATER * (scorings_left(view) - 1))


def extra(view: dict[str, Any], move: Move) -> float:
    """What a purchase adds because of the buildings one has with the same price."""
    if move.kind != "buy" or "tile" not in move.parts:
        return 0.0
    price = _price(view, str(move.parts["tile"]))
    own = view["seats"][view["you"]]
    names = [laid["tile"] for laid in own["board"]] + own["reserve"] + own["pending"]
    alike = sum(1 for name in names if price and _price(view, name) == price)
    return (PAIR if alike == 1 else MORE if alike else 0.0) * time_left(view)


def _price(view: dict[str, Any], name: str) -> int:
    """The price of a base building for which there are culture tiles, 0 for anything else."""
    rules = rules_of(view)
    tile = rules.tiles[rules.tile_by_name[name]]
    kinds = _module(view).kinds
    found = [kind.price for kind in kinds if tile.price in (kind.price, kind.also)]
    return found[0] if tile.base and found else 0


def _step(view: dict[str, Any], tile: list[int]) -> int:
    """What one tile gains with the next section, nothing if it may not be turned."""
    price, points, limit = tile
    if points >= limit:
        return 0
    values = next(kind.values for kind in _module(view).kinds if kind.price == price)
    return values[values.index(points) + 1] - points


def _module(view: dict[str, Any]) -> ArtOfTheMoors:
    rules = rules_of(view)
    return next(module for module in rules.modules if isinstance(module, ArtOfTheMoors))
