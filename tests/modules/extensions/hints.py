"""Extensions: which building they make count double."""

from tests.bots.told import Told


def _lying(told: Told) -> list[str]:
    """The tiles of the own Alhambra."""
    return [laid["tile"] for laid in told.after["seats"][told.seat]["board"]]


def extension_put(told: Told) -> bool:
    """The tile has the extension, in the Alhambra or not."""
    extended = told.after["extensions"]["extended"]
    (tile,) = [name for name in extended if name not in told.before["extensions"]["extended"]]
    return bool(tile == told.move.parts["tile"] and (tile in _lying(told)) == told.parts["built"])


def extension_double(told: Told) -> bool:
    """It lies on a building of the Alhambra now, or can be put on one."""
    extended, asked = told.after["extensions"]["extended"], told.after["question"]
    own = [tile for tile in _lying(told) if tile.split()[0] == told.parts["type"]]
    new = [tile for tile in extended if tile not in told.before["extensions"]["extended"]]
    if (asked["kind"], asked["seat"]) == ("extension_question", told.seat):
        new = [tile for tile in own if tile not in extended]
    return len(own) == told.parts["count"] and any(tile in own for tile in new)


CHECKS = {"extension_put": extension_put, "extension_double": extension_double}
