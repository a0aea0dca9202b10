"""Extensions: which building they make count double."""

from tests.bots.told import Told


def _lying(told: Told) -> list[str]:
    """The tiles of the own Alhambra."""
    return [laid["tile"] for laid in told.after["seats"][told.seat]["board"]]


def _extended(told: Told) -> list[list[str]]:
    """The tiles with an extension, before and after the move."""
    views = (told.before, told.after)
    return [[tile for tile, _ in view["extensions"]["extended"]] for view in views]


def extension_put(told: Told) -> bool:
    """The tile has the extension, in the Alhambra or not."""
    before, extended = _extended(told)
    (tile,) = [name for name in extended if name not in before]
    return bool(tile == told.move.parts["tile"] and (tile in _lying(told)) == told.parts["built"])


def extension_double(told: Told) -> bool:
    """It lies on a building of the Alhambra now, or can be put on one."""
    before, extended = _extended(told)
    asked = told.after["question"]
    own = [tile for tile in _lying(told) if tile.split()[0] == told.parts["type"]]
    new = [tile for tile in extended if tile not in before]
    if (asked["kind"], asked["seat"]) == ("extension_question", told.seat):
        new = [tile for tile in own if tile not in extended]
    return len(own) == told.parts["count"] and any(tile in own for tile in new)


CHECKS = {"extension_put": extension_put, "extension_double": extension_double}
