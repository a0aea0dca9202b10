"""The zoo for the referee: animals of one kind in a finished garden."""

from collections.abc import Mapping

from alhambra.referee.assistant import Assistant
from alhambra.referee.table import Table


class AlhambraZoo(Assistant):
    """One point for each animal that is not beside another kind."""

    def points(self, table: Table, seat: int, round_number: int) -> Mapping[str, int]:
        found = 0
        for place in table.view["alhambra_zoo"]["places"]:
            if place.get("seat") == seat:
                lies = table.papers[seat].squares[place["at"][0], place["at"][1]]
                if lies.type == "garden" and len(set(place["animals"])) == 1:
                    found += len(place["animals"])
        return {"alhambra_zoo": found}
