"""Refills at the end of a turn: money up to four cards, tiles on spaces 1 to 4."""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.rules import SCORING
from alhambra.engine.state import State, is_money
from alhambra.engine.step import Frame, Step

DISPLAY_SIZE: Final = 4


class RefillMoney(Step):
    """Cards are turned up until four lie there; a scoring card waits until the display is full.

    With `score_at_once` (the 2024 edition) it is scored before the next card is turned up.
    """

    def __init__(self, scoring: Step) -> None:
        super().__init__("refill_money")
        self.scoring = scoring

    def run(self, state: State, frame: Frame) -> None:
        """Looks only at the display, so it goes on wherever it was interrupted."""
        while len(state.display) < DISPLAY_SIZE:
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
            if state.rules.score_at_once:
                state.push(self.scoring, frame.who)
        else:
            owner = state.rules.face_owner[int(face)]
            assert owner is not None
            if owner.card_revealed(state, face, frame.who):
                state.display.append(int(face))
        return len(state.frames) > depth


class RefillMarket(Step):
    """Empty spaces are filled in the order 1 to 4; if a tile is missing, the game ends."""

    def __init__(self) -> None:
        super().__init__("refill_market")

    def run(self, state: State, frame: Frame) -> None:
        """Looks only at the market, so it goes on wherever it was interrupted."""
        for space in range(len(state.market)):
            while state.market[space] < 0:
                tile = state.draw_tile()
                if tile < 0:
                    state.ended = True
                    state.frames.pop()
                    return
                depth = len(state.frames)
                if not self._taken(state, tile, space):
                    state.market[space] = int(tile)
                    if state.telling:
                        name = state.rules.tiles[int(tile)].name
                        state.tell({"event": "on_market", "tile": name, "space": space + 1})
                if len(state.frames) > depth:
                    return
        state.frames.pop()

    def _taken(self, state: State, tile: i64, space: i64) -> bool:
        """Whether a module deals with the tile so that another must be drawn."""
        for module in state.rules.on_tile_drawn:
            if module.tile_drawn(state, tile, space):
                return True
        return False
