"""What is printed on the pieces, as far as points and places depend on it."""

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
# Which way the second half of a project lies, and its walls, by the types of its halves.
PROJECTS = {
    **dict.fromkeys(["pavilion arcades", "tower seraglio", "chambers garden"], ("S", "E")),
    **dict.fromkeys(["tower pavilion"], ("S", "E")),
    **dict.fromkeys(["arcades tower", "chambers seraglio", "garden pavilion"], ("S", "W")),
    **dict.fromkeys(["seraglio garden"], ("S", "W")),
    **dict.fromkeys(["chambers tower", "garden arcades", "pavilion seraglio"], ("E", "N")),
    **dict.fromkeys(["arcades chambers"], ("E", "N")),
    **dict.fromkeys(["tower garden", "pavilion chambers", "seraglio arcades"], ("E", "S")),
}
# Magical buildings may be laid in any of four ways, as baths and wells may.
MAGICAL = {
    "pavilion": "9",
    "seraglio": "10",
    "arcades": "11",
    "chambers": "12",
    "garden": "13",
    "tower": "14",
}

FRUITS = ("apple", "fig", "grape", "lemon", "orange", "pear", "pomegranate")
FRUIT_GROUPS = (1, 2, 4, 7, 11, 16)  # the points of the groups with one to six spaces
# The spaces of the first board, by group; each further board names the next fruit in the circle.
FIRST_BOARD = ((0,), (3, 5), (1, 2, 4), (0, 3, 5, 6), (0, 1, 2, 4, 6), (1, 2, 3, 4, 5, 6))

# Culture tiles by price: how many, the values from the gem on, the buildings each section needs.
CULTURE = {
    6: (3, (0, 1, 3, 5, 8, 12), (2, 2, 2, 2, 3, 4)),
    7: (3, (0, 2, 4, 6, 9, 13), (2, 2, 3, 3, 4, 5)),
    8: (4, (0, 2, 5, 9, 14, 20), (2, 2, 3, 4, 5, 6)),
    9: (4, (0, 3, 6, 10, 15, 21), (2, 2, 3, 4, 5, 6)),
    10: (3, (0, 3, 6, 10, 15, 21), (2, 2, 2, 3, 4, 5)),
    11: (2, (0, 3, 7, 11, 16, 21), (2, 2, 2, 3, 3, 4)),
    12: (1, (0, 4, 8, 12, 16, 20), (2, 2, 2, 2, 3, 3)),
}
GATES = ("white", "red", "yellow", "green", "blue", "orange")  # clockwise around a key
KEY_POINTS = {"one_point": 1, "two_points": 2}
TREASURES = (1, 2, 3, 4, 5)
JUGGLER = 8

Cell = tuple[int, int]


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


def is_magical(tile: str) -> bool:
    """Whether it is one of the six buildings that may be turned."""
    words = tile.split()
    return len(words) == 3 and MAGICAL.get(words[0]) == words[1]


def turns_freely(tile: str) -> bool:
    """Whether it may be laid in any of four ways."""
    return tile.split(maxsplit=1)[0] in ("bathhouse", "well", "watchtower") or is_magical(tile)


def printed_walls(tile: str) -> str:
    """The sides with a printed wall of a tile on one cell."""
    last = tile.rsplit(maxsplit=1)[-1]
    return last if set(last) <= set(SIDES) else ""


def tile_types(tile: str) -> list[str]:
    """The building types printed on a tile."""
    words = tile.split()
    if words[0] == "project":
        return words[1:]
    return words[:1] if words[0] in TYPES else []


def fruit_spaces(board: int) -> dict[int, set[str]]:
    """The fruits of each group of a board, the first of which is number 1."""
    return {
        points: {FRUITS[(fruit + board - 1) % len(FRUITS)] for fruit in spaces}
        for points, spaces in zip(FRUIT_GROUPS, FIRST_BOARD, strict=True)
    }
