"""Two plain choices of the Buildings of Power: a white die, and a leftover tile out of two."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.laying import tile_name
from alhambra.engine.state import EMPTY, State
from alhambra.engine.step import NOBODY, BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.finish import give_out, richest
from alhambra.engine.steps.reading import read_tile
from alhambra.modules.buildings_of_power.slot import UNCOVERED, Powers
from alhambra.modules.shared.side_lots import sold_beside

if TYPE_CHECKING:
    from alhambra.modules.buildings_of_power import BuildingsOfPower


class BuildingDeed(Deed):
    """A deed about one of the twelve buildings, whose number is the first argument."""

    def __init__(self, name: str, module: "BuildingsOfPower") -> None:
        super().__init__(name)
        self.module = module

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: which building."""
        return {"tile": self.module.names[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the building up."""
        name = parts.get("tile")
        if name not in self.module.names:
            raise BadMoveError("no_building_of_power", str(name))
        return pack(self.number, self.module.names.index(str(name)), 0, 0)


class WhiteDie(BuildingDeed):
    """Lays out a white die: the next building bought in this turn costs 1 less.

    It costs no action, and none of the die if nothing is bought.
    """

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("white_die", module)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every white die of one's own that was not rolled in this turn."""
        slot = self.module.slot(state)
        if slot.used:
            return
        for number, pips in enumerate(slot.dice):
            if pips and self.module.refuse_die(state, frame.seat, number) == "":
                out.add(pack(self.number, number, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One of one's own, built or in the reserve, once a turn."""
        return self.module.refuse_die(state, frame.seat, int(arg_a(code)))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies ready."""
        self.module.declare(state, frame.seat, int(arg_a(code)))


def give_out_hidden(module: "BuildingsOfPower", state: State, space: i64) -> bool:
    """At the end, what lies hidden on a space; whether that settles the tile over it too.

    With nothing over it, it has been turned up in the last refill. Ruling: a tile that is sold
    beside the market is given to nobody, here as there; the one over it goes to the richest.
    """
    slot = module.slot(state)
    hidden, top = slot.under[int(space)], state.market[int(space)]
    if EMPTY in (hidden, top):
        return False
    state.reveals += 1
    if state.telling:
        name = tile_name(state, hidden)
        state.tell({"event": "under_shown", "tile": name, "space": int(space) + 1})
    if sold_beside(state.rules, hidden):
        slot.under[int(space)] = EMPTY
        give_out(state, NOBODY, hidden, space)
        return False
    slot.under_by[int(space)] = UNCOVERED
    first = richest(state, state.rules.space_currency[space])
    if first >= 0:
        state.ask(module.leftovers, first, space)
        return True
    take_both(state, slot, int(space))
    give_out(state, NOBODY, top, space)
    give_out(state, NOBODY, hidden, space)
    return True


def take_both(state: State, slot: Powers, space: int) -> None:
    """Both tiles leave a space."""
    state.market[space] = EMPTY
    slot.under[space] = EMPTY


class LeftoverQuestion(Step):
    """Which of the two tiles of a space does the richest take? `a` is the space."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("leftover_question", "choose", [PickLeftover(module)])
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`space`, and both `tiles`."""
        space = int(frame.a)
        tiles = (state.market[space], self.module.slot(state).under[space])
        return {"space": space + 1, "tiles": [tile_name(state, tile) for tile in tiles]}


class PickLeftover(Deed):
    """Takes one of the two tiles, the first argument; the second richest gets the other."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("pick_leftover")
        self.module = module

    def _tiles(self, state: State, frame: Frame) -> list[int]:
        space = int(frame.a)
        return [state.market[space], self.module.slot(state).under[space]]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """One or the other."""
        for tile in self._tiles(state, frame):
            out.add(pack(self.number, tile, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be one of the two."""
        return "" if int(arg_a(code)) in self._tiles(state, frame) else "not_left_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Whoever is tied for the second place gets nothing."""
        tile = int(arg_a(code))
        tiles = self._tiles(state, frame)
        tiles.remove(tile)
        take_both(state, self.module.slot(state), int(frame.a))
        currency = state.rules.space_currency[frame.a]
        give_out(state, frame.seat, tile, frame.a)
        give_out(state, richest(state, currency, frame.seat), tiles[0], frame.a)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: which."""
        return {"tile": tile_name(state, arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up by its text."""
        return pack(self.number, read_tile(state.rules, parts), 0, 0)
