"""Deeds that name a building type, a tile of the market or two cards, as several modules have."""

from mypy_extensions import i64

from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, arg_a, arg_b, pack
from alhambra.engine.steps.reading import read_int


class TypeDeed(Deed):
    """A deed about a building type, which is its first argument."""

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`type`: which."""
        return {"type": TYPES[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the type up."""
        kind = parts.get("type")
        if kind not in TYPES:
            raise BadMoveError("no_such_type", str(kind))
        return pack(self.number, TYPES.index(str(kind)), 0, 0)


class SpaceDeed(Deed):
    """A deed about the tile on a market space; the space, from 0, is its first argument."""

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`space`, from 1, and the `tile` that lies there."""
        space = int(arg_a(code))
        return {"space": space + 1, "tile": state.rules.tiles[state.market[space]].name}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`tile` may be left out; if given it must be the one that lies there."""
        space = read_int(parts, "space") - 1
        if not 0 <= space < len(state.market) or state.market[space] < 0:
            raise BadMoveError("nothing_for_sale", str(space + 1))
        name = state.rules.tiles[state.market[space]].name
        if parts.get("tile", name) != name:
            raise BadMoveError("other_tile_there", str(parts["tile"]))
        return pack(self.number, space, 0, 0)


class CardsDeed(Deed):
    """A deed that gives one card and takes another; their faces are the arguments."""

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`give` and `take`."""
        names = state.rules.face_names
        return {"give": names[int(arg_a(code))], "take": names[int(arg_b(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks both cards up."""
        give, take = read_face(state, parts, "give"), read_face(state, parts, "take")
        return pack(self.number, give, take, 0)


def read_face(state: State, parts: dict[str, object], key: str) -> int:
    """A card named by its text."""
    name = parts.get(key)
    face = state.rules.face_by_name.get(name, -1) if isinstance(name, str) else -1
    if face < 0:
        raise BadMoveError("no_such_card", str(name))
    return face
