"""The marshal's walk: tile by tile, until his steps are used or he stops."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.state import State
from alhambra.engine.step import NOBODY, Deed, Frame, Moves, Step, arg_b, pack
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import cell_part, read_cell

if TYPE_CHECKING:
    from alhambra.modules.palace_staff import PalaceStaff


class Walk(Step):
    """Asks for each of the steps that are left (`a`)."""

    def __init__(self, module: "PalaceStaff", question: Step) -> None:
        super().__init__("marshal_walk")
        self.module = module
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """Until the marshal stops or has nowhere to go."""
        if frame.a > 0 and self.module.ways(state, frame.who):
            state.ask(self.question, frame.who, frame.a)
        else:
            state.frames.pop()


class WalkQuestion(Step):
    """Where does the marshal go?"""

    def __init__(self, module: "PalaceStaff", deeds: list[Deed]) -> None:
        super().__init__("marshal_steps", "cells", deeds)
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`steps`: how many are left; `from`: where he stands."""
        at = cell_part(self.module.marshal_cell(state, frame.seat))
        return {"steps": int(frame.a), "from": at}


class MarshalStep(Deed):
    """The marshal enters a neighbouring tile; the second argument is its cell."""

    def __init__(self, module: "PalaceStaff") -> None:
        super().__init__("marshal_step")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Wherever one can walk."""
        for cell in self.module.ways(state, frame.seat):
            out.add(pack(self.number, 0, cell, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A neighbour, and no wall between."""
        ways = self.module.ways(state, frame.seat)
        return "" if int(arg_b(code)) in ways else "marshal_cannot_walk"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """One step less is left to the walk below."""
        walk = state.frames[-1]
        state.frames[-1] = Frame(walk.step, NOBODY, walk.who, 0, frame.a - 1)
        self.module.enter(state, frame.seat, arg_b(code))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`at`: where he goes."""
        return {"at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the cell up."""
        return pack(self.number, 0, read_cell(parts), 0)


class MarshalStop(PlainDeed):
    """The marshal walks no further."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The walk below ends."""
        state.frames.pop()
