"""The art of the Moors for the referee: how far each culture tile is turned."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant, Look
from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.pieces import is_base
from alhambra.referee.story import Event, Story
from alhambra.referee.table import Table

# Culture tiles by price: how many, the values from the gem on, the buildings each section needs.
CULTURE = {
    6: (3, (0, 1, 3, 5, 8, 12), (2, 2, 2, 2, 3, 4)),
    7: (3, (0, 2, 4, 6, 9, 13), (2, 2, 3, 3, 4, 5)),
    8: (4, (0, 2, 5, 9, 14, 20), (2, 2, 3, 4, 5, 6)),
    9: (4, (0, 3, 6, 10, 15, 21), (2, 2, 3, 4, 5, 6)),
    10: (3, (0, 3, 6, 10, 15, 21), (2, 2, 2, 3, 4, 5)),
    11: (2, (0, 3, 7, 11, 16, 21), (2, 2, 2, 3, 3, 4)),
    12: (1, (0, 4, 8, 12, 16, 20), (2, 2, 2, 2, 3, 3)),
}
ALSO = {13: 12}  # two prices that share a culture tile
LEAST = 2
PRICE, POINTS, LIMIT = range(3)  # how a culture tile is written
STALLS = "personal_building_market"  # the module whose stalls hold buildings that were taken
Sections = list[dict[int, int]]  # by seat and price


class ArtOfTheMoors(Assistant):
    """By seat and price the section at the gem and the section under the marker."""

    def __init__(self, name: str, view: View, story: Story) -> None:
        super().__init__(name, view, story)
        self.shown_sections = sections(view, POINTS)
        self.marks = sections(view, LIMIT)
        self.seat: int | None = None  # whose turn it is
        self.fewest: dict[tuple[int, int], int] = {}  # the lowest marker there was reason for

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        """What the tiles of a seat show."""
        own = self.shown_sections[seat].items()
        return {"culture": sum(CULTURE[price][1][section] for price, section in own)}

    def not_ahead(self, view: View, round_number: int) -> tuple[str, ...]:
        """A building that leaves a stall lowers the marker only when the turn is over."""
        return ("culture",) if STALLS in view else ()

    def hear(self, event: Event, look: Look) -> None:
        """A tile is taken, or all of a seat are turned one step; a turn or a scoring comes."""
        name = event["event"]
        if name == "culture_taken":
            self._take(event["seat"], event["price"], look())
        elif name == "culture_turned":
            self._turn(event["seat"])
            own = sorted(self.shown_sections[event["seat"]].items())
            values = [CULTURE[price][1][section] for price, section in own]
            agree("culture tiles after a turn", event["values"], values)
        elif name == "turn":
            self._close(look())
            self.seat = event["seat"]
        elif name == "scored":
            self._mark(look())

    def _take(self, seat: int, price: int, table: Table) -> None:
        """One of each price, for two buildings, as long as there are any."""
        own = self.shown_sections[seat]
        due = buildings(table, seat, price) >= LEAST and self._left(price) > 0
        agree(f"culture tile {price} for seat {seat}", True, due and price not in own)
        own[price] = 0
        self._mark(table)

    def _left(self, price: int) -> int:
        return CULTURE[price][0] - sum(price in own for own in self.shown_sections)

    def _turn(self, seat: int) -> None:
        """Not beyond the markers, which lie as they did when the turn began."""
        for price, section in self.shown_sections[seat].items():
            limit = max(section, self.marks[seat][price])
            self.shown_sections[seat][price] = min(section + 1, limit)

    def _close(self, table: Table) -> None:
        """A turn is over: whoever had it has all the tiles that are due; markers move."""
        if self.seat is not None:
            for price in CULTURE:
                enough = buildings(table, self.seat, price) >= LEAST
                if enough and price not in self.shown_sections[self.seat]:
                    what = f"culture tiles {price} that seat {self.seat} left there"
                    agree(what, self._left(price), 0)
        self._mark(table)

    def _mark(self, table: Table) -> None:
        """Each marker lies on the last section for which there are buildings enough."""
        self.fewest = {}
        for seat, own in enumerate(self.shown_sections):
            for price, section in own.items():
                self.marks[seat][price] = last_section(table, seat, price)
                own[price] = min(section, self.marks[seat][price])

    def watch(self, table: Table) -> None:
        """After every move: buildings may be fewer only for a while.

        If a turn or a gain ends just then, the marker goes back and the tile with it. Whether one
        has ended is not told, so the tile itself is believed, as far as there was reason for it.
        """
        now = sections(table.view, POINTS)
        for seat, own in enumerate(self.shown_sections):
            for price, section in own.items():
                last = last_section(table, seat, price)
                fewest = min(self.fewest.get((seat, price), last), last)
                self.fewest[seat, price] = fewest
                if now[seat].get(price) == min(section, fewest):
                    own[price] = min(section, fewest)

    def compare(self, table: Table) -> None:
        """With markers where they lie when the turn is over."""
        now, mine = sections(table.view, POINTS), self.shown_sections
        agree("culture tiles", _settled(now, table), _settled(mine, table))


def sections(view: View, column: int) -> Sections:
    """The sections of all culture tiles that are taken; each is written as three numbers."""
    rows = view["art_of_the_moors"]["culture"]
    return [{one[PRICE]: CULTURE[one[PRICE]][1].index(one[column]) for one in r} for r in rows]


def _settled(shown: Sections, table: Table) -> Sections:
    return [
        {price: min(section, last_section(table, seat, price)) for price, section in own.items()}
        for seat, own in enumerate(shown)
    ]


def last_section(table: Table, seat: int, price: int) -> int:
    """The last section for which there are buildings enough."""
    count = buildings(table, seat, price)
    return max((n for n, least in enumerate(CULTURE[price][2]) if least <= count), default=0)


def buildings(table: Table, seat: int, price: int) -> int:
    """Finished base buildings of a price, in the Alhambra and in the reserve."""
    own = table.tiles(seat) + table.view["seats"][seat]["reserve"]
    prices = [int(t.split()[1]) for t in own if is_base(t) and t not in table.unfinished]
    return sum(ALSO.get(one, one) == price for one in prices)
