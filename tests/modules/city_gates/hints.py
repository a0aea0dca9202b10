"""What a gate card is good for: places behind walls."""

from tests.bots.told import Told

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
Cell = tuple[int, int]


def _contacts(told: Told) -> dict[Cell, dict[str, bool]]:
    """For each free cell beside a tile the sides it touches, and whether walls stand there."""
    laid = {(0, 0): "-"}
    for piece in told.after["seats"][told.seat]["board"]:
        x, y = piece["at"]
        laid[x, y] = piece["tile"].split()[-1]
    found: dict[Cell, dict[str, bool]] = {}
    for (x, y), walls in laid.items():
        for side, (dx, dy) in STEPS.items():
            if (x + dx, y + dy) not in laid:
                found.setdefault((x + dx, y + dy), {})[ACROSS[side]] = side in walls
    return found


def gate_places(told: Told) -> bool:
    walled = [sides for sides in _contacts(told).values() if all(sides.values())]
    return _taken(told) and len(walled) == told.parts["count"] > 0


def gate_reserve(told: Told) -> bool:
    """Somewhere all sides that touch the Alhambra are double walls."""
    tile = told.parts["tile"]
    walls = tile.split()[-1]
    spots = [
        sides
        for sides in _contacts(told).values()
        if all(sides.values()) and set(sides) <= set(walls)
    ]
    return _taken(told) and tile in told.after["seats"][told.seat]["reserve"] and bool(spots)


def _taken(told: Told) -> bool:
    before, after = (view["city_gates"]["held"][told.seat] for view in (told.before, told.after))
    return bool(after == before + 1)


CHECKS = {"gate_places": gate_places, "gate_reserve": gate_reserve}
