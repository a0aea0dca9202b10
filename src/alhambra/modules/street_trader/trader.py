"""Where a trader stands and who stands with him."""

from alhambra.engine.prelude import (  # isort: skip
    CELL, CELLS, NONE, PLACE, TYPES, Bunch, Final, Kind, Pieces, Rules, i64,
)  # fmt: skip

ASIDE: Final = NONE


class Trader(Kind):
    """Where a trader stands and with whom: `1,0 garden tower`, a dash if he is aside.

    Aside and alone is NONE.
    """

    def __init__(self, resident: Pieces, most: int) -> None:
        super().__init__("trader")
        self.resident = resident
        self.most = most
        self.residents = Bunch(resident, len(TYPES), resident.copies[0])

    def of(self, cell: i64, crowd: list[int]) -> int:
        """On this cell, with these."""
        return self.residents.of(crowd) * CELLS + int(cell - NONE) + NONE

    def cell(self, value: i64) -> int:
        """Where he stands, or ASIDE."""
        return int((value - NONE) % CELLS + NONE)

    def crowd(self, value: i64) -> list[int]:
        """The residents that stand with him, sorted."""
        return self.residents.values((value - NONE) // CELLS)

    def text(self, rules: Rules, value: i64) -> object:
        cell = self.cell(value)
        place = str(PLACE.text(rules, cell)) if cell != ASIDE else "-"
        return " ".join([place, *[TYPES[kind] for kind in self.crowd(value)]])

    def both(self, rules: Rules, value: i64) -> tuple[object, list[object]]:
        """His cell, None if he is aside, and his residents."""
        cell = self.cell(value)
        at = CELL.text(rules, cell) if cell != ASIDE else None
        return at, [TYPES[kind] for kind in self.crowd(value)]

    def show(self, rules: Rules, value: i64) -> object:
        return list(self.both(rules, value))

    def wire(self) -> object:
        return {"row": {"at": CELL.wire(), "residents": {"list": self.resident.wire()}}}

    def find(self, rules: Rules, text: object) -> i64:
        place, *names = str(text).split() or ["-"]
        if len(names) > self.most:
            raise ValueError(f"{self.most} residents at most stand with each")
        crowd = [self.resident.read(rules, name) for name in names]
        return self.of(PLACE.read(rules, place) if place != "-" else ASIDE, crowd)

    def stock(self) -> Pieces | None:
        return self.resident

    def pieces_in(self, value: i64) -> list[int]:
        return self.crowd(value)
