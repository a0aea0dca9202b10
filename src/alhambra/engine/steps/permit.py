"""Deeds that something allows: its permit says when they may be done and what that costs."""

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.kinds import Kind
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Permit:
    """What allows a deed, and what it costs: an action of the turn."""

    def refuse(self, state: State, seat: i64) -> str:
        """The key of the rule that forbids it to this seat now, "" if it is allowed."""
        return ""

    def spend(self, state: State, seat: i64) -> None:
        """It is used."""
        state.spend_action()


class Gift(Permit):
    """For a deed that was given, where it is asked for."""

    def spend(self, state: State, seat: i64) -> None:
        """It costs nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherWay(Deed):
    """Another way to do a deed; whatever it does not say itself, the deed inside says.

    That one is packed without a number, which is that of this one.
    """

    def __init__(self, deed: Deed, name: str = "") -> None:
        super().__init__(name or deed.name, int(deed.role))
        self.deed = deed
        self.way_of = deed
        self.named = deed.named

    def place_parts(self, rules: Rules) -> None:
        self.deed.place_parts(rules)

    def possible(self, state: State, seat: i64) -> bool:
        return self.deed.possible(state, seat)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        found = Moves()
        self.deed.offer(state, frame, found)
        for code in found.codes:
            out.add(code | self.number)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return self.deed.refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.deed.act(state, frame, code)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return self.deed.kinds(rules)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        return self.deed.parts(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        return self.deed.code(state, frame, parts) | self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class Permitted(OtherWay):
    """A deed that whoever has the permit may do."""

    def __init__(self, permit: Permit, deed: Deed) -> None:
        super().__init__(deed)
        self.permit = permit

    def possible(self, state: State, seat: i64) -> bool:
        return not self.permit.refuse(state, seat) and super().possible(state, seat)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if not self.permit.refuse(state, frame.seat):
            super().offer(state, frame, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return self.permit.refuse(state, frame.seat) or super().refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.permit.spend(state, frame.seat)
        super().act(state, frame, code)
