"""Points for what lies on tiles and beside them: residents, falcons, colours, animals ..."""

from collections import Counter
from itertools import product

from alhambra.referee.hoards import Hoards
from alhambra.referee.majorities import buildings
from alhambra.referee.objection import agree
from alhambra.referee.paper import Paper, View
from alhambra.referee.pieces import SIDES, beside, is_base

FOUNTAIN = (0, 0)


def score_tokens(
    view: View, own: Counter[str], papers: list[Paper], seat: int, hoards: Hoards
) -> None:
    """In every scoring."""
    drawn = papers[seat]
    if "street_trader" in view:
        own["street_trader"] = _series(Counter(_residents(view, drawn, seat)))
    if hoards.culture:
        own["culture"] = hoards.culture.points(seat)
    own["falconers"] = _falcons(drawn, hoards.falcons[seat])
    done = hoards.decor[seat]
    own["fresh_colors"] = 2 * sum(buildings(view, papers, seat, kind) for kind in done)
    for place in view.get("alhambra_zoo", {}).get("places", []):
        if place.get("seat") == seat:
            garden = drawn.squares[place["at"][0], place["at"][1]].type == "garden"
            if garden and len(set(place["animals"])) == 1:
                own["alhambra_zoo"] += len(place["animals"])
    if "handymen" in view:
        own["handymen"] = _largest_group(view, drawn)


def _falcons(drawn: Paper, falcons: dict[str, tuple[int, int]]) -> int:
    """By colour; each flies over four base tiles, or the fountain, with both of its types."""
    for falcon, (x, y) in falcons.items():
        cells = [(x + across, y + down) for across, down in product((0, 1), repeat=2)]
        four = [drawn.squares[cell] for cell in cells if cell in drawn.squares]
        tiles = [square.tile for cell, square in zip(cells, four, strict=False) if cell != FOUNTAIN]
        held = len(four) == 4 and all(is_base(tile) for tile in tiles)
        types = {square.type for square in four}
        agree(f"the {falcon} has its crossing", True, held and {*falcon.split()[1:]} <= types)
    colours = Counter(falcon.split()[0] for falcon in falcons)
    return sum(number * (number + 1) for number in colours.values())


def _residents(view: View, drawn: Paper, seat: int) -> list[str]:
    """The colours of those who live in the Alhambra; others still stand with the trader.

    A tile may lie on his cell already when he has not yet been told to make way.
    """
    found: list[str] = []
    trader = view["street_trader"]["traders"][seat]["at"]
    for mark in view["marks"]:
        if mark["word"].startswith("resident-") and mark.get("seat") == seat:
            if (mark["at"][0], mark["at"][1]) in drawn.squares and mark["at"] != trader:
                found += [mark["word"].removeprefix("resident-")] * mark["count"]
    return found


def _series(colours: Counter[str]) -> int:
    """Series of different colours, as long as possible, one after the other."""
    points = 0
    while colours := +colours:
        points += len(colours) * (len(colours) + 1) // 2
        colours.subtract(list(colours))
    return points


def _largest_group(view: View, drawn: Paper) -> int:
    """Tiles with handymen that hang together; a tile counts once, whatever its size."""
    marked = {entry["tile"] for entry in view["handymen"]["tiles"]}
    cells = {cell for cell, square in drawn.squares.items() if square.tile in marked}
    best = 0
    while cells:
        group = [cells.pop()]
        for cell in group:
            for side in SIDES:
                other = beside(cell, side)
                if other in cells:
                    cells.remove(other)
                    group.append(other)
        best = max(best, len({drawn.squares[cell].tile for cell in group}))
    return best
