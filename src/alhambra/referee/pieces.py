"""What is printed on the tiles of the base game, and how sides and cells lie to each other."""

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CORNERS = ("NW", "NE", "SE", "SW")  # where the right angle of a half cell lies, by its turn

BASE = {
    "pavilion": "2NEW 3SW 4ES 5NW 6N 7E 8-",
    "seraglio": "3ESW 4NE 5SW 6ES 7W 8S 9-",
    "arcades": "4NES 5NW 6SW 6NE 7ES 8N 8E 9- 10-",
    "chambers": "5NSW 6ES 7SW 7NE 8NW 9W 9S 10- 11-",
    "garden": "6ESW 7NSW 8SW 8NE 8NW 9E 10N 10W 10- 11- 12S",
    "tower": "7NEW 8NES 9ES 9NE 9NW 10W 11N 11S 11- 12- 13E",
}

Cell = tuple[int, int]
FOUNTAIN: Cell = (0, 0)


def beside(cell: Cell, side: str) -> Cell:
    """The neighbour on one side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def turned(side: str, turn: int) -> str:
    """A side after so many quarter turns clockwise."""
    return SIDES[(SIDES.index(side) + turn) % 4]


def is_base(tile: str) -> bool:
    """Whether it is one of the 54 tiles of the base game."""
    kind, _, rest = tile.partition(" ")
    return kind in BASE and rest.replace(" ", "") in BASE[kind].split()


def printed_walls(tile: str) -> str:
    """The sides with a printed wall of a tile on one cell."""
    last = tile.rsplit(maxsplit=1)[-1]
    return last if set(last) <= set(SIDES) else ""
