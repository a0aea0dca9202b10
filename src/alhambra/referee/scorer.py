"""A whole score sheet, from a view and from what was told."""

from collections import Counter

from alhambra.referee.hoards import Hoards
from alhambra.referee.lines import score_bazaars, score_lines
from alhambra.referee.majorities import count, shared, type_values
from alhambra.referee.missions import MISSIONS
from alhambra.referee.outline import longest, second
from alhambra.referee.paper import Paper, View, paper
from alhambra.referee.penalties import LAST_ROUND, bare_buildings, medina_losses
from alhambra.referee.pieces import TYPES
from alhambra.referee.tokens import score_tokens

Sheet = list[Counter[str]]  # by seat, Dirk last: the points of each item
CHEST_VALUES: tuple[list[int], ...] = ([], [7], [14, 7], [22, 14, 7])


def score(view: View, round_number: int, hoards: Hoards | None = None) -> Sheet:
    """What everybody would score in this round, by the names of the items."""
    hoards = hoards or Hoards(view)
    players = len(view["seats"])
    papers = [paper(view, seat) for seat in range(players)]
    sheet: Sheet = [Counter() for _ in range(players + ("dirk" in view))]
    for kind in TYPES:
        counts = [count(view, papers, seat, kind, hoards.wise) for seat in range(len(sheet))]
        _enter(sheet, kind, shared(counts, type_values(view, round_number, kind)))
    chests = [float(number) for number in hoards.chests]
    _enter(sheet, "treasure_chamber", shared(chests, CHEST_VALUES[round_number]))
    for seat in range(players):
        _walls(view, sheet[seat], papers[seat], seat, hoards)
        score_lines(sheet[seat], papers[seat])
        score_tokens(view, sheet[seat], papers, seat, hoards)
        if round_number == LAST_ROUND:
            _at_the_end(view, sheet[seat], papers[seat], seat, hoards)
    if "palace_staff" in view and round_number < LAST_ROUND:
        for seat, own in enumerate(view["seats"]):
            gained = max(0, own["score"] + sheet[seat].total())  # nobody falls below 0
            sheet[seat]["palace_staff"] = -min(gained, bare_buildings(papers[seat], hoards.served))
    _enter(sheet, "medina", [-loss for loss in medina_losses(view, round_number)])
    return sheet


def _enter(sheet: Sheet, name: str, points: list[int]) -> None:
    for seat, number in enumerate(points):
        sheet[seat][name] += number


def _walls(view: View, own: Counter[str], drawn: Paper, seat: int, hoards: Hoards) -> None:
    length, towers = longest(drawn)
    own["wall"] = length
    own["watchtowers"] = 2 * towers
    if "characters" in view and "city_watch" in view["characters"]["held"][seat]:
        own["city_watch"] = length // 3
    built = {square.tile for square in drawn.squares.values()}
    black = sum(pips for tile, pips in hoards.black.items() if tile in built)
    own["strength"] = min(second(drawn), black)


def _at_the_end(view: View, own: Counter[str], drawn: Paper, seat: int, hoards: Hoards) -> None:
    score_bazaars(own, drawn)
    if hoards.orchards:
        own["orchards"] = hoards.orchards[seat].points()
    if "treasures" in view:
        own["treasures"] = sum(hoards.treasures[seat])
    for mission in view.get("caliphs_guidelines", {}).get("missions", []):
        own[f"caliph_{mission}"] = MISSIONS[mission](drawn)
