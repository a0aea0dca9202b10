"""Who has most: buildings and what counts like them, chests, and how places are shared."""

from alhambra.referee.paper import Paper, View, unfinished
from alhambra.referee.pieces import SIDES, TYPES, beside, is_base, tile_types

BEST_SQUARE = 3


def shared(counts: list[float], values: list[int]) -> list[int]:
    """The points of each contender: whoever ties takes the next places together."""
    points = [0] * len(counts)
    place = 0
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        tied = [who for who, other in enumerate(counts) if other == count]
        for who in tied:
            points[who] = sum(values[place : place + len(tied)]) // len(tied)
        place += len(tied)
    return points


def type_values(view: View, round_number: int, kind: str) -> list[int]:
    """The points for the places in one type."""
    cards = view.get("new_score_cards")
    order = cards[("first", "second", "third")[round_number - 1]] if cards else list(TYPES)
    lowest = order.index(kind) + 1
    return [lowest + more for more in ((), (0,), (7, 0), (15, 7, 0))[round_number]]


def buildings(view: View, papers: list[Paper], seat: int, kind: str) -> int:
    """Real, finished buildings; the seat after the last is Dirk."""
    if seat < len(papers):
        return papers[seat].types().count(kind)
    return sum(tile_types(tile).count(kind) for tile in view["dirk"]["tiles"])


def count(view: View, papers: list[Paper], seat: int, kind: str, wise: str | None) -> float:
    """What counts in a majority: nothing without a real building."""
    real = buildings(view, papers, seat, kind)
    if real == 0:
        return 0
    more = float(extensions(view, seat, kind))
    if seat < len(papers):
        more += squares(papers[seat], kind)
        more += bonus_cards(view, papers[seat], seat, kind)
        halves = view.get("gates_without_end", {}).get("semi_buildings", {})
        more += 0.5 * (halves.get(kind) == seat)
        if "characters" in view and "wise_man" in view["characters"]["held"][seat]:
            more += 0.5 * (wise == kind)
    return real + more


def squares(paper: Paper, kind: str) -> int:
    """Squares of the colour count the open neighbours of the type, three at most."""
    total = 0
    for cell, square in paper.squares.items():
        if square.tile.startswith(f"square {kind} "):
            open_sides = [side for side in SIDES if side not in square.walls]
            neighbours = [
                paper.squares[beside(cell, side)]
                for side in open_sides
                if beside(cell, side) in paper.squares
            ]
            total += min(BEST_SQUARE, [other.type for other in neighbours].count(kind))
    return total


def bonus_cards(view: View, paper: Paper, seat: int, kind: str) -> int:
    """Cards that lie open, as long as the very tile is built: that without walls of the price."""
    shown = view.get("bonus_cards", {}).get("shown")
    prices = [card.split()[2] for card in shown[seat] if card.split()[1] == kind] if shown else []
    built = {square.tile for square in paper.squares.values() if square.base}
    return sum(f"{kind} {price} -" in built for price in prices)


def extensions(view: View, seat: int, kind: str) -> int:
    """Extensions on buildings in the Alhambra, or of Dirk."""
    players = len(view["seats"])
    if seat < players:
        own = [lying["tile"] for lying in view["seats"][seat]["board"]]
    else:
        own = view["dirk"]["tiles"]
    marks = [mark for mark in view.get("marks", []) if mark["word"] == f"extension-{kind}"]
    here = [mark for mark in marks if mark.get("tile") in own]
    spots = [mark for mark in marks if "tile" not in mark and mark.get("seat") == seat]
    return sum(mark["count"] for mark in here + spots)


def base_prices(view: View, seat: int) -> list[int]:
    """The prices of the finished base buildings of a seat, in its Alhambra and its reserve."""
    mine = view["seats"][seat]
    own = [lying["tile"] for lying in mine["board"]] + mine["reserve"]
    sites = unfinished(view)
    return [int(tile.split()[1]) for tile in own if is_base(tile) and tile not in sites]
