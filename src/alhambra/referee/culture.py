"""Culture tiles of the Moors: who has which, how far each is turned, and where its marker lies."""

from typing import Any

from alhambra.referee.majorities import base_prices
from alhambra.referee.objection import agree
from alhambra.referee.paper import View
from alhambra.referee.pieces import CULTURE

LEAST = 2
ALSO = {13: 12}  # two prices that share a culture tile


class Culture:
    """By seat and price the section at the gem and the section under the marker."""

    def __init__(self, view: View) -> None:
        rows = view["art_of_the_moors"]["culture"]
        self.shown = [{one["culture"]: _section(one, "points") for one in row} for row in rows]
        self.marks = [{one["culture"]: _section(one, "limit") for one in row} for row in rows]
        self.seat: int | None = None  # whose turn it is
        self.fewest: dict[tuple[int, int], int] = {}  # the lowest marker there was reason for

    def points(self, seat: int) -> int:
        """What the tiles of a seat show."""
        return sum(CULTURE[price][1][section] for price, section in self.shown[seat].items())

    def hear(self, event: dict[str, Any], view: View) -> None:
        """A tile is taken, or all of a seat are turned one step; a turn or a scoring comes."""
        name = event["event"]
        if name == "culture_taken":
            self._take(event["seat"], event["price"], view)
        elif name == "culture_turned":
            self._turn(event["seat"])
            values = [
                CULTURE[price][1][s] for price, s in sorted(self.shown[event["seat"]].items())
            ]
            agree("culture tiles after a turn", event["values"], values)
        elif name == "turn":
            self._close(view)
            self.seat = event["seat"]
        elif name == "scored":
            self.mark(view)

    def _take(self, seat: int, price: int, view: View) -> None:
        """One of each price, for two buildings, as long as there are any."""
        taken = sum(price in own for own in self.shown)
        due = _count(view, seat, price) >= LEAST and taken < CULTURE[price][0]
        agree(f"culture tile {price} for seat {seat}", True, due and price not in self.shown[seat])
        self.shown[seat][price] = 0
        self.mark(view)

    def _turn(self, seat: int) -> None:
        """Not beyond the markers, which lie as they did when the turn began."""
        for price, section in self.shown[seat].items():
            self.shown[seat][price] = min(section + 1, max(section, self.marks[seat][price]))

    def _close(self, view: View) -> None:
        """A turn is over: whoever had it has all the tiles that are due; markers move."""
        if self.seat is not None:
            for price, (copies, _, _) in CULTURE.items():
                if _count(view, self.seat, price) >= LEAST and price not in self.shown[self.seat]:
                    left = copies - sum(price in own for own in self.shown)
                    agree(f"culture tiles {price} that seat {self.seat} left there", left, 0)
        self.mark(view)

    def mark(self, view: View) -> None:
        """Each marker lies on the last section for which there are buildings enough."""
        self.fewest = {}
        for seat, own in enumerate(self.shown):
            for price, section in own.items():
                self.marks[seat][price] = _last(view, seat, price)
                own[price] = min(section, self.marks[seat][price])

    def watch(self, view: View) -> None:
        """After every move: buildings may be fewer only for a while.

        If a turn or a gain ends just then, the marker goes back and the tile with it. Whether one
        has ended is not told, so the tile itself is believed, as far as there was reason for it.
        """
        now = Culture(view)
        for seat, own in enumerate(self.shown):
            for price, section in own.items():
                last = _last(view, seat, price)
                fewest = min(self.fewest.get((seat, price), last), last)
                self.fewest[seat, price] = fewest
                if now.shown[seat].get(price) == min(section, fewest):
                    own[price] = min(section, fewest)

    def seen(self, view: View) -> list[dict[int, int]]:
        """What is shown, with markers where they lie when the turn is over."""
        return [
            {price: min(section, _last(view, seat, price)) for price, section in own.items()}
            for seat, own in enumerate(self.shown)
        ]


def _last(view: View, seat: int, price: int) -> int:
    """The last section for which there are buildings enough."""
    count = _count(view, seat, price)
    return max((n for n, least in enumerate(CULTURE[price][2]) if least <= count), default=0)


def _count(view: View, seat: int, price: int) -> int:
    return sum(ALSO.get(own, own) == price for own in base_prices(view, seat))


def _section(tile: dict[str, int], key: str) -> int:
    return CULTURE[tile["culture"]][1].index(tile[key])
