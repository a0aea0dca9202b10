"""What characters do before the first action of a turn: dancer, money changer, beggar."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    CURRENCY_SHIFT, EMPTY, SPACE, TILE, Deed, Frame, Moves, Perhaps, State, Step,
    i64, is_money,
)  # fmt: skip
from alhambra.engine.rules import SCORING
from alhambra.engine.steps.gifts import SwapCards
from alhambra.engine.steps.refill import lay_out, present, take_back

if TYPE_CHECKING:
    from alhambra.modules.characters import Characters


def shows_money(state: State) -> bool:
    """Whether a money card lies in the display."""
    for face in state.display:
        if is_money(face):
            return True
    return False


class DancerSwap(Deed):
    """Swaps a market tile for one drawn blindly.

    Rulings: the old tile is put anywhere into the tower once the new one is drawn. If that is taken
    or goes aside, another one is drawn from the tower: what lies hidden below a tile stays there.
    """

    def __init__(self, module: "Characters") -> None:
        super().__init__("dancer_swap")
        self.module = module
        self.space = self.part("space", SPACE, "nothing_for_sale")
        self.also("tile", Perhaps(TILE), "other_tile_there")

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        """The tile that lies there."""
        return [state.market[int(self.space.of(code))]]

    def possible(self, state: State, seat: i64) -> bool:
        """There must be a tile to draw and one to swap."""
        return self.module.serves(state, seat, "dancer") and len(state.tower) > 0

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.possible(state, frame.seat):
            for space, tile in enumerate(state.market):
                if tile != EMPTY:
                    out.add(self.number | self.space.packed(space))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The dancer, a tile there, and one in the tower."""
        reason = self.module.refuse(state, frame.seat, "dancer")
        if reason:
            return reason
        if state.market[int(self.space.of(code))] == EMPTY:
            return "nothing_for_sale"
        return "" if state.tower else "tower_empty"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The new tile can be claimed like any other; then the space is filled again."""
        space = int(self.space.of(code))
        self.module.used.put(state, True)
        new = state.draw_tile()
        old = take_back(state, space)
        self.module.danced.tell(state, frame.seat, old, space)
        state.push(state.rules.steps["refill_market"], frame.seat, space + 1)
        if state.rules.on_tile_drawn:
            present(state, frame.seat, new, space)
        else:
            lay_out(state, new, space)


class ChangeMoney(SwapCards):
    """A card from the hand for a displayed one of at most its value.

    Ruling: the display is filled up at the end of the turn.
    """

    def __init__(self, module: "Characters") -> None:
        super().__init__("change_money")
        self.changed = module.changed_money

    def refuse_pair(self, state: State, give: int, take: int) -> str:
        if not is_money(take):
            return "no_money_card"
        value = state.rules.face_value
        return "" if value[take] <= value[give] else "worth_more"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The given card goes to the discard pile."""
        give, take = self.give.of(code), self.take.of(code)
        state.pay(frame.seat, give >> CURRENCY_SHIFT, state.rules.face_unit[give])
        state.display.remove(int(take))
        state.gain_card(frame.seat, take)
        self.changed.tell(state, frame.seat, give, take)


class Beg(Deed):
    """Whoever has no more than two cards draws one."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("beg")
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """How many cards a seat holds is public."""
        return self._refuse(state, seat) == ""

    def _refuse(self, state: State, seat: i64) -> str:
        reason = self.module.refuse(state, seat, "beggar")
        if reason:
            return reason
        if state.card_count(seat) > self.module.beggar_cards:
            return "too_many_cards"
        return "" if state.deck or state.discard else "no_cards_left"

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return self._refuse(state, frame.seat)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Drawing may uncover anything."""
        self.module.used.put(state, True)
        state.push(self.module.begging, frame.seat)
        self.module.begged.tell(state, frame.seat)


class Begging(Step):
    """Draws until a card stays in the hand.

    Nobody else sees the money. Other cards are shown and dealt with as if they were turned up just
    before this turn: the active player is due next, and a scoring is counted at once.
    """

    def __init__(self, module: "Characters") -> None:
        super().__init__("begging")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        """One card at a time."""
        face = state.draw_card()
        if face < 0 or self._kept(state, frame.who, face):
            state.frames.pop()
            return
        if face == SCORING:
            state.queued += 1
            state.push(state.rules.steps["scorings"], frame.who)
        else:
            owner = state.rules.face_owner[int(face)]
            assert owner is not None
            if owner.card_revealed(state, face, frame.who):
                state.display.append(int(face))

    def _kept(self, state: State, seat: i64, face: i64) -> bool:
        """Money and cards that belong in a hand stay there."""
        if is_money(face):
            state.gain_blind_card(seat, face)
            self.module.begged_card.tell(state, seat, face, only=seat)
            return True
        self.module.turned_up.tell(state, face)
        owner = state.rules.face_owner[int(face)]
        return owner is not None and owner.card_kept(state, face, seat)
