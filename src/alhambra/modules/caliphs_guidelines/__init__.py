"""The Caliph's Guidelines: wishes about the shape of an Alhambra.

Three of nine missions lie open from the beginning. At the end of the game everybody gets points for
each of them, as far as their Alhambra fulfils it.
"""

from alhambra.modules.caliphs_guidelines.missions import MISSIONS, count

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, LAST_ROUND, STAGE_BOARDS, Any, Event, ForSeats, Item, Listed, Module, Pieces, Pile,
    State, i64,
)  # fmt: skip


class CaliphsGuidelines(Module):
    """Nine missions, three of which are open; the others are not used.

    Rulings: the fountain counts like a building where the shape matters, but has no type and is
    no point of the way that begins at it. All square tiles shape an Alhambra. Half cells and camps
    count nowhere. An unfinished building is neither a gap nor a building: rows, columns and
    diagonals go on over it, but it counts in none of them, nor in squares, nor for a type; it is
    not the farthest building, but a step of the way to it; its walls count. A tile is in one pair
    of neighbours at most; the pairs are chosen so that there are most. Dirk fulfils no wishes.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.points: dict[str, Any] = data["points"]
        self.mission = Pieces(self, "mission", MISSIONS)
        drawn: int = data["drawn"]
        self.missions = Pile(self, "missions", self.mission, most=drawn, stage=STAGE_BOARDS)
        self.missions_opened = Event(self, "missions_opened", missions=Listed(self.mission))
        self.derives(numbers=Listed(ForSeats(AMOUNT)), worth=Listed(ForSeats(AMOUNT)))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """All are shuffled and three are opened."""
        missions = self.mission.shuffled(state)
        self.missions.put(state, sorted(missions[: self.missions.most]))
        self.missions_opened.tell(state, values=self.missions.of(state))

    def restored(self, state: State) -> None:
        if len(self.missions.of(state)) < self.missions.most:
            raise ValueError(f"missions must be {self.missions.most} open missions")

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """How far each seat is with each open mission, and the points for that."""
        names = [MISSIONS[mission] for mission in self.missions.of(state)]
        seats = range(state.rules.players)
        numbers = [[count(state, other, name) for other in seats] for name in names]
        worth = [
            [self.worth(name, number) for number in all_seats]
            for name, all_seats in zip(names, numbers, strict=True)
        ]
        return {"numbers": numbers, "worth": worth}

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Each open mission, once, when the game is over."""
        if round != LAST_ROUND:
            return
        for mission in self.missions.of(state):
            name = MISSIONS[mission]
            for seat in range(state.rules.players):
                number = count(state, seat, name)
                points = self.worth(name, number)
                found.append(Item(seat, f"caliph_{name}", points, {"number": number}))

    def worth(self, mission: str, number: int) -> int:
        """Points for each, or by a table that rises faster."""
        points = self.points[mission]
        return int(points[number] if isinstance(points, list) else points * number)
