"""Events: what clients are told, declared once with the kinds of its parts."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from alhambra.engine.kinds import NONE, Kind, Listed, Perhaps

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.state import State

EVERYONE: Final = -1
NOTHING: Final[list[int]] = []


@final
class Event:
    """One kind of event: its parts are told in their order, a Listed one as `values`.

    It costs one look at a flag when nobody listens, so callers need not ask first.
    """

    def __init__(self, module: "Module", name: str, **kinds: Kind) -> None:
        self.name = name
        self.kinds = kinds
        self.names_ware = False  # whether it also names something that is for sale
        module.declares.events.append(self)

    def tell(
        self,
        state: "State",
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        values: list[int] = NOTHING,
        only: i64 = EVERYONE,
    ) -> None:
        """Tells everybody, or one seat only, if anybody listens."""
        if state.telling:
            told = self._told(state, [int(a), int(b), int(c), int(d), int(e)], values)
            state.events.append((int(only), told))

    def tell_ware(self, state: "State", seat: i64, ware: dict[str, object]) -> None:
        """Tells everybody of a seat and of the parts that name something for sale."""
        state.events.append((EVERYONE, {"event": self.name, "seat": int(seat), **ware}))

    def _told(self, state: "State", rest: list[int], values: list[int]) -> dict[str, object]:
        event: dict[str, object] = {"event": self.name}
        for key, kind in self.kinds.items():
            if isinstance(kind, Listed):
                event[key] = [kind.text(state.rules, one) for one in values]
            else:
                value = rest.pop(0)
                if value != NONE or not isinstance(kind, Perhaps):
                    event[key] = kind.text(state.rules, value)
        return event
