"""Handymen on the market: they change the price of a purchase, or are taken back after it."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    BUY, SPACE, SPACES, TILE, Deed, Frame, Kind, Moves, Perhaps, State, Step, i64, kinds_of,
)  # fmt: skip

if TYPE_CHECKING:
    from alhambra.modules.handymen import Handymen


class UseHandymen(Deed):
    """Declares how own handymen change the price on their space in this turn.

    Whoever does not buy there loses nothing. Once for each space in a turn, and not after a roll,
    when nothing can be bought.
    """

    def __init__(self, module: "Handymen", name: str) -> None:
        super().__init__(name)
        self.module = module
        self.space = self.part("space", SPACE, "nothing_for_sale")
        self.also("tile", Perhaps(TILE), "other_tile_there")
        self.change = self.part("change", module.change, "not_so_many_handymen")

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        """The tile that lies there."""
        return [state.market[int(self.space.of(code))]]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each change from all of them downwards to all of them upwards."""
        for space in range(i64(SPACES)):
            if self.refuse_space(state, frame.seat, space) == "":
                count = self.module.market.of(state, space, frame.seat)
                for change in range(-count, count + 1):
                    if change:
                        out.add(self.pack(space, change + self.module.per_player))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Enough handymen there, and only once."""
        space = self.space.of(code)
        reason = self.refuse_space(state, frame.seat, space)
        if reason:
            return reason
        men = abs(int(self.change.of(code)) - self.module.per_player)
        enough = 0 < men <= self.module.market.of(state, space, frame.seat)
        return "" if enough else "not_so_many_handymen"

    def refuse_space(self, state: State, seat: i64, space: i64) -> str:
        """Why the seat cannot change the price of this space, "" if it can."""
        if state.market[int(space)] < 0:
            return "nothing_for_sale"
        if self.module.change_at(state, space, seat) != 0:
            return "price_changed_already"
        if seat == state.turn and self.module.dice.of(state):
            return "rolled_so_take_money"
        return "" if self.module.market.of(state, space, seat) > 0 else "not_so_many_handymen"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        space, kept = self.space.of(code), self.change.of(code)
        self.module.declare(state, space, frame.seat, kept - self.module.per_player)
        tile = state.market[int(space)]
        self.module.changed_price.tell(state, frame.seat, space, tile, kept)


class UseBetweenTurns(UseHandymen):
    """The same before a purchase between turns, if there can be one."""

    def possible(self, state: State, seat: i64) -> bool:
        """Handymen on the market, and a deed that buys, are public."""
        for space in range(i64(SPACES)):
            if self.refuse_space(state, seat, space) == "":
                return self._can_buy(state, seat)
        return False

    def _can_buy(self, state: State, seat: i64) -> bool:
        for deed in state.rules.steps["window_question"].deeds:
            if deed.role == BUY and deed.possible(state, seat):
                return True
        return False

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self._can_buy(state, frame.seat):
            super().offer(state, frame, out)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Only where something can be bought."""
        if not self._can_buy(state, frame.seat):
            return "nothing_for_sale"
        return super().refuse(state, frame, code)


# --- After a purchase


class TakeBackRound(Step):
    """Asks each seat with handymen on the space (`a`), from the starting player on."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("handymen_round")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        """`pc` counts the seats that were asked."""
        if frame.pc >= state.rules.players:
            state.frames.pop()
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        seat = (state.starter + frame.pc) % state.rules.players
        if self.module.market.of(state, frame.a, seat) > 0:
            state.ask(self.module.how_many_back, seat, frame.a)


class HowManyBack(Step):
    """How many handymen does one take back?"""

    def __init__(self, module: "Handymen") -> None:
        deeds: list[Deed] = [TakeBack(module), LeaveHandymen("handymen_stay")]
        super().__init__("handymen_back", "choose", deeds)
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return kinds_of("space", "count")

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`space`: where the tile was bought; `count`: how many of one's own stand there."""
        count = self.module.market.of(state, frame.a, frame.seat)
        return {"space": int(frame.a) + 1, "count": int(count)}


class TakeBack(Deed):
    """Takes some of them back into the supply."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("take_handymen_back")
        self.module = module
        self.count = self.part("count", module.count, "not_so_many_handymen")

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One or more, as far as they stand there."""
        there = self.module.market.of(state, frame.a, frame.seat)
        return "" if 0 < self.count.of(code) <= there else "not_so_many_handymen"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They are in the supply again."""
        count, supply = self.count.of(code), self.module.supply
        self.module.move(state, frame.a, frame.seat, -count)
        supply.put(state, frame.seat, supply.of(state, frame.seat) + count)
        self.module.taken_back.tell(state, frame.seat, count, frame.a)


class LeaveHandymen(Deed):
    """They stay for the next tile."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing changes."""
