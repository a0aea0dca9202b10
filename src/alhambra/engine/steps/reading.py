"""Reading the named parts of a move: small helpers that say clearly what is wrong."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.cells import cell_at, on_lattice, x_of, y_of
from alhambra.engine.step import BadMoveError

if TYPE_CHECKING:
    from alhambra.engine.rules import Rules


def read_cell(parts: dict[str, object]) -> i64:
    """The cell named by `at`, given as [x, y]."""
    at = parts.get("at")
    if not isinstance(at, (list, tuple)) or len(at) != 2:
        raise BadMoveError("bad_part", "at must be [x, y]")
    x, y = at[0], at[1]
    for number in (x, y):
        if not isinstance(number, int) or isinstance(number, bool):
            raise BadMoveError("bad_part", "at must be two whole numbers")
    if not on_lattice(x, y):
        raise BadMoveError("table_edge", f"{x},{y}")
    return cell_at(x, y)


def read_tile(rules: "Rules", parts: dict[str, object], key: str = "tile") -> i64:
    """The tile named by its text, such as `tower 11 N`."""
    name = parts.get(key)
    if not isinstance(name, str):
        raise BadMoveError("bad_part", f"{key} must be the text of a tile")
    tile = rules.tile_by_name.get(name, -1)
    if tile < 0:
        raise BadMoveError("no_such_tile", name)
    return tile


def read_faces(rules: "Rules", parts: dict[str, object], key: str) -> list[int]:
    """The cards named by their texts, such as `denar 3`."""
    names = parts.get(key)
    if not isinstance(names, (list, tuple)) or not names:
        raise BadMoveError("bad_part", f"{key} must be a list of cards")
    faces: list[int] = []
    for name in names:
        face = rules.face_by_name.get(name, -1) if isinstance(name, str) else -1
        if face < 0:
            raise BadMoveError("no_such_card", str(name))
        faces.append(face)
    return faces


def read_units(rules: "Rules", parts: dict[str, object], accepted: list[int]) -> tuple[i64, i64]:
    """The money named by `pay`: its currency, which must be an accepted one, and its units."""
    names = parts.get("pay")
    if not isinstance(names, (list, tuple)):
        raise BadMoveError("bad_part", "pay must be a list")
    if not names:
        return accepted[0], 0
    paying = -1
    payment: i64 = 0
    for name in names:
        currency, unit = rules.unit_by_name.get(name if isinstance(name, str) else "", (-1, None))
        if unit is None:
            raise BadMoveError("no_such_card", str(name))
        if currency not in accepted or paying not in (-1, currency):
            raise BadMoveError("wrong_currency", str(name))
        if (payment >> unit.shift) & unit.mask == unit.mask:
            raise BadMoveError("not_in_hand", str(name))
        paying = currency
        payment += unit.one
    return paying, payment


def same_parts(one: dict[str, object], other: dict[str, object]) -> bool:
    """Whether parts are the same, values of another type (true for 1) not counted as equal."""
    return one == other and all(type(one[key]) is type(other[key]) for key in one)


def cell_part(cell: i64) -> list[int]:
    """A cell as [x, y]."""
    return [x_of(int(cell)), y_of(int(cell))]
