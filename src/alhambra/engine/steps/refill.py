"""Refills at the end of a turn: money up to four cards, tiles on spaces 1 to 4."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.looked import TOWER
from alhambra.engine.rules import SCORING
from alhambra.engine.state import EMPTY, State, is_money
from alhambra.engine.step import Frame, Step

DISPLAY_SIZE: Final = 4
SIZE_MASK: Final = 15
DEFER: Final = 16  # in the argument of a money refill: scoring cards wait for the end of the turn


class RefillMoney(Step):
    """Cards are turned up until four lie there; a scoring card waits until the display is full.

    With `score_at_once` (the 2024 edition) it is scored before the next card is turned up. The
    argument may hold another size of the display, and DEFER.
    """

    def __init__(self, scoring: Step) -> None:
        super().__init__("refill_money")
        self.scoring = scoring

    def run(self, state: State, frame: Frame) -> None:
        """Looks only at the display, so it goes on wherever it was interrupted."""
        size = frame.a & SIZE_MASK if frame.a else i64(DISPLAY_SIZE)
        while len(state.display) < size:
            face = state.draw_card()
            if face < 0:
                break
            if state.telling:
                state.tell({"event": "turned_up", "card": state.rules.face_names[int(face)]})
            if is_money(face):
                state.display.append(int(face))
            elif self._interrupts(state, frame, face):
                return
        state.frames.pop()

    def _interrupts(self, state: State, frame: Frame, face: i64) -> bool:
        """Deals with a card that is no money; True if something must happen first."""
        depth = len(state.frames)
        if face == SCORING:
            state.queued += 1
            if state.rules.score_at_once and not frame.a & DEFER:
                state.push(self.scoring, frame.who)
        else:
            owner = state.rules.face_owner[int(face)]
            assert owner is not None
            if owner.card_revealed(state, face, frame.who):
                state.display.append(int(face))
        return len(state.frames) > depth


class RefillMarket(Step):
    """Empty spaces are filled in the order 1 to 4; if a tile is missing, the game ends.

    What is kept for a later space comes there all the same. The argument may name a space, from 1,
    that is filled from the tower whatever is kept for it.
    """

    def __init__(self) -> None:
        super().__init__("refill_market")

    def run(self, state: State, frame: Frame) -> None:
        """Looks only at the market, so it goes on wherever it was interrupted."""
        missing = False
        for space in range(len(state.market)):
            if state.market[space] < 0:
                tile = self._tile_for(state, frame, space)
                if tile < 0:
                    missing = True
                    continue
                if state.rules.on_tile_drawn:
                    present(state, frame.who, tile, space)
                    return
                lay_out(state, tile, space)
        state.frames.pop()
        state.ended = state.ended or missing

    def _tile_for(self, state: State, frame: Frame, space: i64) -> i64:
        """What comes onto the space next, -1 if nothing is left."""
        if frame.a == space + 1 and state.tower:
            return state.draw_tile()
        return next_tile(state, space)


class Arrival(Step):
    """A drawn tile on its way to a space (`a`): each module may ask, and one may deal with it."""

    def __init__(self) -> None:
        super().__init__("arrival")

    def run(self, state: State, frame: Frame) -> None:
        """The program counter says which module is next; a tile that was taken comes no further."""
        modules = state.rules.on_tile_drawn
        tile = state.drawn
        if tile < 0 or frame.pc >= len(modules):
            state.frames.pop()
            state.drawn = EMPTY
            if tile >= 0:
                lay_out(state, tile, frame.a)
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        if modules[int(frame.pc)].tile_drawn(state, tile, frame.a):
            state.drawn = EMPTY


def next_tile(state: State, space: i64) -> i64:
    """What comes onto a space: what a module keeps for it, or the top of the tower; -1 if none."""
    for module in state.rules.give_next_tile:
        tile = module.next_tile(state, space)
        if tile >= 0:
            state.reveals += 1
            return tile
    return state.draw_tile()


def present(state: State, who: i64, tile: i64, space: i64) -> None:
    """A tile has been drawn for a space: the modules see it before it lies there.

    If one of them deals with it the space stays empty, so a refill should lie below.
    """
    state.drawn = tile
    state.push(state.rules.steps["arrival"], who, space)


def lay_out(state: State, tile: i64, space: i64) -> None:
    """The tile lies on the space and is for sale."""
    state.market[int(space)] = int(tile)
    if state.telling:
        name = state.rules.tiles[int(tile)].name
        state.tell({"event": "on_market", "tile": name, "space": int(space) + 1})
    for module in state.rules.on_laid:
        module.laid(state, tile, space)


def take_back(state: State, space: i64) -> int:
    """The tile on a space goes back into the tower, at any place; the space is empty."""
    tile = state.market[int(space)]
    state.tower.insert(int(state.rng.below(len(state.tower) + 1)), tile)
    state.market[int(space)] = EMPTY
    for looked in state.rules.looked:
        if looked.pile == TOWER:
            looked.clear(state)  # nobody knows its order any more
    for module in state.rules.on_returned:
        module.returned(state, tile, space)
    return tile
