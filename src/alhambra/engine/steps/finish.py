"""The end of the game: leftover tiles, the third scoring."""

from mypy_extensions import i64

from alhambra.engine.announcement import END_PREPARED, GIVEN_OUT, with_tile
from alhambra.engine.laying import tell_tile
from alhambra.engine.state import EMPTY, State, insert_sorted
from alhambra.engine.step import NOBODY, Frame, Step
from alhambra.engine.steps.place import AWARDED, place_now


def wealth(state: State, seat: i64, currency: i64) -> i64:
    """What a seat owns of a currency when leftover tiles are given out."""
    amount = state.purse_total(seat, currency)
    for module in state.rules.fold_leftover_money:
        amount = module.leftover_money(state, seat, currency, amount)
    return amount


def richest(state: State, currency: i64, without: i64 = NOBODY) -> i64:
    """The seat that owns strictly most of a currency, -1 on a tie or if nobody owns any.

    Who it is tells something of cards that were drawn in secret.
    """
    if any(state.blind):
        state.reveals += 1
    best: i64 = 0
    winner: i64 = NOBODY
    for seat in range(i64(state.rules.players)):
        if seat == without:
            continue
        amount = wealth(state, seat, currency)
        if amount > best:
            best = amount
            winner = seat
        elif amount == best:
            winner = NOBODY
    return winner


def give_out(state: State, seat: i64, tile: i64, space: i64) -> None:
    """A leftover tile of a space waits beside a seat's Alhambra, or (NOBODY) leaves the game."""
    if state.telling:
        tell_tile(state, "leftover", seat, tile)
    if seat < 0:
        state.discard_tile(tile)
        return
    insert_sorted(state.pending[int(seat)], int(tile))
    state.announce(GIVEN_OUT, seat, with_tile(tile, space))


class Finish(Step):
    """Each leftover tile goes, free of charge, to whoever is richest in its space's currency."""

    def __init__(self, score: Step) -> None:
        super().__init__("finish")
        self.score = score

    def run(self, state: State, frame: Frame) -> None:
        """Prepare, give out, let each seat place from the one due next on, score, end."""
        spaces = len(state.market)
        placed = 2 + spaces + state.rules.players
        state.frames[-1] = frame.at(frame.pc + 1)
        if frame.pc == 0:
            state.announce(END_PREPARED, frame.who)
        elif frame.pc == 1:
            for module in state.rules.on_before_leftovers:
                module.before_leftovers(state)
        elif frame.pc < 2 + spaces:
            self._give_out(state, frame.pc - 2)
        elif frame.pc < placed:
            seat = (frame.who + frame.pc - 2 - spaces) % state.rules.players
            if state.pending[int(seat)]:
                place_now(state, seat, AWARDED)
        elif frame.pc == placed:
            state.push(self.score, frame.who, 3)
        else:
            state.frames.pop()
            if state.telling:
                state.tell({"event": "game_over", "scores": state.scores[:]})

    def _give_out(self, state: State, space: i64) -> None:
        """What is left at one space."""
        for module in state.rules.on_leftover:
            if module.leftover(state, space):
                return
        tile = state.market[int(space)]
        if tile >= 0:
            state.market[int(space)] = EMPTY
            give_out(state, richest(state, state.rules.space_currency[space]), tile, space)
