"""The Caliph's Guidelines: wishes about the shape of an Alhambra.

Three of nine missions lie open from the beginning. At the end of the game everybody gets points for
each of them, as far as the own Alhambra fulfils it.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.module import STAGE_BOARDS, Module, Slot
from alhambra.engine.notation import one_of
from alhambra.engine.rules import Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.modules.caliphs_guidelines.missions import MISSIONS, count

LAST_ROUND: Final = 3


@final
class Wishes(Slot):
    """The open missions, by number."""

    def __init__(self, open: list[int]) -> None:
        self.open = open

    def copy(self) -> Slot:
        """They never change, so copies share them."""
        return Wishes(self.open)


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
        super().__init__("caliphs_guidelines", 43)
        self.drawn: int = data["drawn"]
        self.points: dict[str, Any] = data["points"]

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when they are drawn."""
        return Wishes([])

    def wishes(self, state: State) -> Wishes:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Wishes)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """All are shuffled and three are opened."""
        if stage == STAGE_BOARDS:
            self._draw(state)
            if state.telling:
                state.tell({"event": "missions_opened", "missions": self.names(state)})

    def _draw(self, state: State) -> None:
        missions = list(range(len(MISSIONS)))
        state.rng.shuffle(missions)
        self.wishes(state).open = sorted(missions[: self.drawn])

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Each open mission, once, when the game is over."""
        if round != LAST_ROUND:
            return
        for name in self.names(state):
            for seat in range(state.rules.players):
                number = count(state, seat, name)
                points = self.worth(name, number)
                found.append(Item(seat, f"caliph_{name}", points, {"number": number}))

    def worth(self, mission: str, number: int) -> int:
        """Points for each, or by a table that rises faster."""
        points = self.points[mission]
        return int(points[number] if isinstance(points, list) else points * number)

    # --- Notation

    def names(self, state: State) -> list[str]:
        """The open missions by their names."""
        return [MISSIONS[mission] for mission in self.wishes(state).open]

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """They lie open; those in the box are nobody's concern."""
        view[self.name] = {"missions": self.names(state)}

    def write(self, state: State) -> dict[str, object]:
        """`missions`: the open ones."""
        return {"missions": self.names(state)}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, three are drawn."""
        for key in table:
            if key != "missions":
                raise ValueError(f"unknown key {key}")
        if "missions" not in table:
            self._draw(state)
            return
        names = table["missions"]
        if not isinstance(names, list) or len(names) != self.drawn:
            raise ValueError(f"missions must be {self.drawn} open missions")
        missions = sorted({one_of(MISSIONS, name, "a mission") for name in names})
        if len(missions) < len(names):
            raise ValueError("a mission is named twice")
        state.slots[self.index] = Wishes(missions)
