"""What the street trader asks: whom to take along, where to stand, who moves in, who is swapped."""

from itertools import combinations
from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import cell_part, read_cell
from alhambra.modules.shared.named_deeds import TypeDeed

if TYPE_CHECKING:
    from alhambra.modules.street_trader import StreetTrader


def _kind(name: object) -> int:
    """A colour by its building type."""
    if name not in TYPES:
        raise BadMoveError("no_such_type", str(name))
    return TYPES.index(str(name))


class ChooseResidents(Deed):
    """Three different residents to begin with; the first argument has a bit for each colour."""

    def __init__(self, module: "StreetTrader") -> None:
        super().__init__("choose_residents")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """All ways to choose."""
        for chosen in combinations(range(len(TYPES)), self.module.on_trader):
            out.add(pack(self.number, sum(1 << kind for kind in chosen), 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Just as many as stand with a trader."""
        return "" if len(_kinds_of(code)) == self.module.on_trader else "three_residents"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They stand with the trader."""
        self.module.choose(state, frame.seat, _kinds_of(code))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`residents`: the three, by the building types of their colours."""
        return {"residents": [TYPES[kind] for kind in _kinds_of(code)]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """In any order."""
        names = parts.get("residents")
        if not isinstance(names, (list, tuple)):
            raise BadMoveError("bad_part", "residents must be a list of building types")
        kinds = {_kind(name) for name in names}
        if len(kinds) != len(names):
            raise BadMoveError("three_residents")
        return pack(self.number, sum(1 << kind for kind in kinds), 0, 0)


def _kinds_of(code: i64) -> list[int]:
    return [kind for kind in range(len(TYPES)) if int(arg_a(code)) >> kind & 1]


class PlaceTrader(Deed):
    """Sets the trader on a free cell, the second argument."""

    def __init__(self, module: "StreetTrader") -> None:
        super().__init__("place_trader")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every free cell beside a tile."""
        for cell in self.module.places(state, frame.seat):
            out.add(pack(self.number, 0, cell, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One of these."""
        places = self.module.places(state, frame.seat)
        return "" if int(arg_b(code)) in places else "no_place_for_trader"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """There he stands."""
        self.module.slot(state).cells[int(frame.seat)] = int(arg_b(code))
        if state.telling:
            event: dict[str, object] = {"event": "trader_placed", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`at`: the cell."""
        return {"at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the cell up."""
        return pack(self.number, 0, read_cell(parts), 0)


class MoveIn(PlainDeed):
    """A resident of the building's colour moves in; `a` of the frame is the cell."""

    def __init__(self, module: "StreetTrader") -> None:
        super().__init__("move_in")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lives there."""
        self.module.move_in(state, frame.seat, frame.a)


class NewResident(TypeDeed):
    """Takes a resident of the supply along; the first argument is the colour."""

    def __init__(self, module: "StreetTrader") -> None:
        super().__init__("new_resident")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every colour of which there is one."""
        for kind, count in enumerate(self.module.slot(state).supply):
            if count:
                out.add(pack(self.number, kind, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be one."""
        supply = self.module.slot(state).supply
        return "" if supply[int(arg_a(code))] else "no_such_resident"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It stands with the trader."""
        self.module.take(state, frame.seat, int(arg_a(code)))
        if state.telling:
            event: dict[str, object] = {"event": "resident_joined", "seat": int(frame.seat)}
            state.tell({**event, "resident": TYPES[int(arg_a(code))]})


class SwapResident(Deed):
    """Swaps a resident of the trader, the first argument, for one of the supply, the second."""

    def __init__(self, module: "StreetTrader") -> None:
        super().__init__("swap_resident")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every change."""
        for give in range(len(TYPES)):
            for take in range(len(TYPES)):
                code = pack(self.number, give, take, 0)
                if self.refuse(state, frame, code) == "":
                    out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One with the trader for another one of the supply."""
        slot = self.module.slot(state)
        give, take = int(arg_a(code)), int(arg_b(code))
        if give not in slot.crowds[int(frame.seat)] or not slot.supply[take]:
            return "no_such_resident"
        return "same_resident" if give == take else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They change places."""
        self.module.give_back(state, frame.seat, int(arg_a(code)))
        self.module.take(state, frame.seat, int(arg_b(code)))
        if state.telling:
            event: dict[str, object] = {"event": "resident_swapped", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`give` and `take`, by the building types of their colours."""
        return {"give": TYPES[int(arg_a(code))], "take": TYPES[int(arg_b(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks both up."""
        return pack(self.number, _kind(parts.get("give")), _kind(parts.get("take")), 0)


class DoneTrader(PlainDeed):
    """Nobody moves, nobody is swapped."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """All stays as it is."""
