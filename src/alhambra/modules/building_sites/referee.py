"""Building sites for the referee: a building counts when its site is gone."""

from alhambra.referee.assistant import Assistant
from alhambra.referee.paper import View


class BuildingSites(Assistant):
    """A site is no gap and no building."""

    def unfinished(self, view: View) -> set[str]:
        return {tile for tile, *_ in view["building_sites"]["sites"]}
