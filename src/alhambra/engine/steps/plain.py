"""The plainest deed: a yes or a no."""

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Moves, pack


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainDeed(Deed):
    """A deed without parts that is always possible when it is asked for."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """One way to do it."""
        out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Nothing speaks against it."""
        return ""
