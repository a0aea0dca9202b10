"""The end of the game: leftover tiles, the third scoring."""

from mypy_extensions import i64

from alhambra.engine.laying import tell_tile
from alhambra.engine.state import EMPTY, END_PREPARED, State, insert_sorted
from alhambra.engine.step import Frame, Step
from alhambra.engine.steps.place import AWARDED


def richest(state: State, currency: i64) -> i64:
    """The seat that owns strictly most of a currency, -1 on a tie or if nobody owns any."""
    best: i64 = 0
    winner: i64 = -1
    for seat in range(state.rules.players):
        amount = state.purse_total(seat, currency)
        for module in state.rules.fold_leftover_money:
            amount = module.leftover_money(state, seat, currency, amount)
        if amount > best:
            best = amount
            winner = seat
        elif amount == best:
            winner = -1
    return winner


class Finish(Step):
    """Each leftover tile goes, free of charge, to whoever is richest in its space's currency."""

    def __init__(self, placement: Step, score: Step) -> None:
        super().__init__("finish")
        self.placement = placement
        self.score = score

    def run(self, state: State, frame: Frame) -> None:
        """Prepare, give out, let each seat place from the one due next on, score, end."""
        players = state.rules.players
        state.frames[-1] = frame.at(frame.pc + 1)
        if frame.pc == 0:
            if state.rules.on_end_prepared:
                state.announce(END_PREPARED, frame.who, 0)
        elif frame.pc == 1:
            self._give_out(state)
        elif frame.pc < 2 + players:
            seat = (frame.who + frame.pc - 2) % players
            if state.pending[int(seat)]:
                state.push(self.placement, seat, AWARDED)
        elif frame.pc == 2 + players:
            state.push(self.score, frame.who, 3)
        else:
            state.frames.pop()
            if state.telling:
                state.tell({"event": "game_over", "scores": state.scores[:]})

    def _give_out(self, state: State) -> None:
        for module in state.rules.on_before_leftovers:
            module.before_leftovers(state)
        for space in range(len(state.market)):
            tile = state.market[space]
            if tile < 0:
                continue
            state.market[space] = EMPTY
            winner = richest(state, state.rules.space_currency[space])
            if winner >= 0:
                insert_sorted(state.pending[int(winner)], tile)
            else:
                insert_sorted(state.gone, tile)
            if state.telling:
                tell_tile(state, "leftover", winner, tile)
