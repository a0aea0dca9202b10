"""What all craftsmen have in common: a deed is done with the help of one, who is used by it."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    Deed, Frame, Kind, Moves, Rules, State, i64,
)  # fmt: skip

if TYPE_CHECKING:
    from alhambra.modules.travelling_craftsmen import TravellingCraftsmen


class ByCraftsman(Deed):
    """A deed that whoever can use this craftsman may do.

    The deed inside says what he does; it is packed without a number, which is that of this one.
    """

    def __init__(
        self, module: "TravellingCraftsmen", craftsman: str, deed: Deed, name: str = ""
    ) -> None:
        super().__init__(name or deed.name, int(deed.role))
        self.module = module
        self.craftsman = craftsman
        self.deed = deed
        self.way_of = deed
        self.named = deed.named

    def place_parts(self, rules: Rules) -> None:
        self.deed.place_parts(rules)

    def possible(self, state: State, seat: i64) -> bool:
        return not self.refuse_help(state, seat) and self.deed.possible(state, seat)

    def refuse_help(self, state: State, seat: i64) -> str:
        """Why the seat cannot use the craftsman now, "" if it can."""
        return self.module.refuse(state, seat, self.craftsman)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if not self.refuse_help(state, frame.seat):
            found = Moves()
            self.deed.offer(state, frame, found)
            for code in found.codes:
                out.add(code | self.number)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return self.refuse_help(state, frame.seat) or self.deed.refuse(state, frame, code)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.use(state, frame.seat, self.craftsman)
        self.deed.act(state, frame, code)

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return self.deed.kinds(rules)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        return self.deed.parts(state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        return self.deed.code(state, frame, parts) | self.number
