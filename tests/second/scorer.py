"""A whole score sheet from a view."""

from collections import Counter
from typing import Any

from tests.second import missions
from tests.second.majorities import buildings, count, shared, type_values
from tests.second.outline import longest, second
from tests.second.paper import SIDES, TYPES, Paper, beside, paper, turned
from tests.second.penalties import LAST_ROUND, bare_buildings, medina_losses

Sheet = list[Counter[str]]  # by seat, Dirk last: the points of each item
CHEST_VALUES: tuple[list[int], ...] = ([], [7], [14, 7], [22, 14, 7])


def score(view: dict[str, Any], round_number: int) -> Sheet:
    """What everybody would score in this round, by the names of the items."""
    players = len(view["seats"])
    papers = [paper(view, seat) for seat in range(players)]
    sheet: Sheet = [Counter() for _ in range(players + ("dirk" in view))]
    for kind in TYPES:
        counts = [count(view, papers, seat, kind) for seat in range(len(sheet))]
        _enter(sheet, kind, shared(counts, type_values(view, round_number, kind)))
    if "treasure_chamber" in view:
        chests = [float(len(own)) for own in view["treasure_chamber"]["chests"]]
        _enter(sheet, "treasure_chamber", shared(chests, CHEST_VALUES[round_number]))
    for seat in range(players):
        _walls(view, sheet[seat], papers[seat], seat)
        _lines(sheet[seat], papers[seat])
        _tokens(view, sheet[seat], papers, seat)
        if round_number == LAST_ROUND:
            _at_the_end(view, sheet[seat], papers[seat], seat)
    if "palace_staff" in view and round_number < LAST_ROUND:
        for seat, own in enumerate(view["seats"]):
            gained = max(0, own["score"] + sheet[seat].total())  # nobody falls below 0
            sheet[seat]["palace_staff"] = -min(gained, bare_buildings(view, papers[seat]))
    _enter(sheet, "medina", [-loss for loss in medina_losses(view, round_number)])
    return sheet


def _enter(sheet: Sheet, name: str, points: list[int]) -> None:
    for seat, number in enumerate(points):
        sheet[seat][name] += number


def _walls(view: dict[str, Any], own: Counter[str], drawn: Paper, seat: int) -> None:
    length, towers = longest(drawn)
    own["wall"] = length
    own["watchtowers"] = 2 * towers
    if "characters" in view and "city_watch" in view["characters"]["held"][seat]:
        own["city_watch"] = length // 3
    if "buildings_of_power" in view:
        tiles = [square.tile for square in drawn.squares.values()]
        dice = [die for die in view["buildings_of_power"]["dice"] if die["tile"] in tiles]
        black = sum(die["pips"] for die in dice if die["die"] == "black")
        own["strength"] = min(second(drawn), black)


def _lines(own: Counter[str], drawn: Paper) -> None:
    """Camps, bathhouses and wells look along straight lines."""
    for cell, bastions in drawn.camps.items():
        for side in bastions:
            own["camps"] += sum(square.finished for square in drawn.line(cell, side))
    for cell, square in drawn.squares.items():
        word, *rest = square.tile.split()
        if word == "bathhouse":
            for side, kind in zip(SIDES, rest, strict=True):
                types = [other.type for other in drawn.line(cell, turned(side, square.turn))]
                own["bathhouses"] += types.index(kind) + 1 if kind in types else 0
        elif word == "well":
            length = len(drawn.line(cell, turned("N", square.turn)))
            own["wishing_well"] += length if length == int(rest[0]) else 0


def _tokens(view: dict[str, Any], own: Counter[str], papers: list[Paper], seat: int) -> None:
    drawn = papers[seat]
    if "street_trader" in view:
        own["street_trader"] = _series(Counter(_residents(view, drawn, seat)))
    if "art_of_the_moors" in view:
        own["culture"] = sum(tile["points"] for tile in view["art_of_the_moors"]["culture"][seat])
    if "falconers" in view:
        colours = Counter(f["falcon"].split()[0] for f in view["falconers"]["falcons"][seat])
        own["falconers"] = sum(number * (number + 1) for number in colours.values())
    if "fresh_colors" in view:
        done = [project.split()[1] for project in view["fresh_colors"]["done"][seat]]
        own["fresh_colors"] = 2 * sum(buildings(view, papers, seat, kind) for kind in done)
    for place in view.get("alhambra_zoo", {}).get("places", []):
        if place.get("seat") == seat:
            garden = drawn.squares[place["at"][0], place["at"][1]].type == "garden"
            if garden and len(set(place["animals"])) == 1:
                own["alhambra_zoo"] += len(place["animals"])
    if "handymen" in view:
        own["handymen"] = _largest_group(view, drawn)


def _residents(view: dict[str, Any], drawn: Paper, seat: int) -> list[str]:
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


def _largest_group(view: dict[str, Any], drawn: Paper) -> int:
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


def _at_the_end(view: dict[str, Any], own: Counter[str], drawn: Paper, seat: int) -> None:
    for cell, square in drawn.squares.items():
        if square.tile.startswith("bazaar "):
            own["bazaars"] += _bazaar(drawn, cell, square.tile.split()[2:])
    if "orchards" in view:
        board = view["orchards"]["boards"][seat]
        groups = [group["group"] for group in board["groups"] if not group["missing"]]
        own["orchards"] = sum(groups) + board["beside"]
    if "treasures" in view:
        own["treasures"] = sum(view["treasures"]["left"][seat])
    opened = view["city_gates"]["gates"][seat] if "city_gates" in view else []
    gates = {((x, y), side) for x, y, side in opened}
    for mission in view.get("caliphs_guidelines", {}).get("missions", []):
        if mission == "farthest_building":
            own[f"caliph_{mission}"] = missions.farthest_building(drawn, gates)
        else:
            own[f"caliph_{mission}"] = missions.MISSIONS[mission](drawn)


def _bazaar(drawn: Paper, cell: tuple[int, int], colours: list[str]) -> int:
    """Buildings around it in its colours, times the colours among them."""
    around = [(cell[0] + x, cell[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    types = [drawn.squares[other].type for other in around if other in drawn.squares]
    fitting = [kind for kind in types if kind in colours]
    return len(fitting) * len(set(fitting))
