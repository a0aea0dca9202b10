"""What characters do in a turn from its first action on, when they are gained, and in scorings."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    ACTION, BUY, CARD, TYPE, Deal, Deed, Frame, Offer, State, WareDeed, distinct, i64, is_money,
    offers,
)  # fmt: skip
from alhambra.engine.steps.buy import complete, described
from alhambra.engine.steps.permit import Permit

if TYPE_CHECKING:
    from alhambra.modules.characters import Characters


# --- Gained: the juggler


class JugglerKeep(Deed):
    """She brings her points, which count at once, and leaves."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("juggler_keep")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.dismiss(state, frame.seat, "juggler")
        state.scores[int(frame.seat)] += self.module.juggler_points
        self.module.juggler_kept.tell(state, frame.seat, self.module.juggler_points)


class JugglerSwap(Deed):
    """She goes, and the top character that was set aside comes."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("juggler_swap")
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if self.module.aside.of(state) else "no_character_aside"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The new one may be used from now on."""
        self.module.dismiss(state, frame.seat, "juggler")
        card = self.module.aside.of(state).pop()
        state.reveals += 1
        self.module.juggler_swapped.tell(state, frame.seat, card)
        self.module.engage(state, frame.seat, card)


# --- Actions: the patron, and the miser after a purchase


class PatronBuy(WareDeed):
    """The patron pays: a tile of the market costs nothing and counts as paid exactly.

    Rulings: he pays for tiles on the common market and beside it only, with what is bought in
    addition, and never for bids. Whatever was declared to change the price lapses unused.
    """

    def __init__(self, module: "Characters") -> None:
        super().__init__("patron_buy", BUY)
        self.module = module

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """The tiles of the common market."""
        return [
            offer for offer in offers(state, seat, ACTION) if offer.building and offer.payee < 0
        ]

    def refuse_now(self, state: State, seat: i64) -> str:
        return self.module.refuse(state, seat, "rich_patron")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile waits to be placed, and the turn keeps its action."""
        offer = self.ware(state, frame.seat, code)
        assert offer is not None
        self.module.dismiss(state, frame.seat, "rich_patron")
        if state.telling:
            self.module.patron_bought.tell_ware(state, frame.seat, described(state, offer))
        offer.price = offer.listed
        offer.aid = 0  # nothing is missing that anything else could make up for
        deal = Deal(frame.seat, offer, offer.currency, offer.price, ACTION)
        deal.free = True
        complete(state, deal)
        state.acted = True


class MiserTake(Deed):
    """Takes one displayed money card after an expensive purchase."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("miser_take")
        self.module = module
        self.card = self.part("card", CARD)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(sorted(state.display))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A displayed money card."""
        if int(self.card.of(code)) not in state.display:
            return "not_on_display"
        return "" if is_money(self.card.of(code)) else "no_money_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It comes into the hand; the display is filled up at the end of the turn."""
        face = self.card.of(code)
        self.module.used.put(state, True)
        state.display.remove(int(face))
        state.gain_card(frame.seat, face)
        self.module.miser_took.tell(state, frame.seat, face)


# --- Whoever serves for every round


class Service(Permit):
    """What a character for every round allows, in one's own turn and without an action."""

    def __init__(self, module: "Characters", character: str) -> None:
        self.module = module
        self.character = character

    def refuse(self, state: State, seat: i64) -> str:
        return self.module.refuse(state, seat, self.character)

    def spend(self, state: State, seat: i64) -> None:
        self.module.used.put(state, True)


# --- In scorings: the wise man


class ChooseType(Deed):
    """The type the wise man counts for, in this scoring only."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("wise_choice")
        self.module = module
        self.type = self.part("type", TYPE)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.wise.put(state, self.type.of(code))
        self.module.wise_man_chose.tell(state, frame.seat, self.type.of(code))
