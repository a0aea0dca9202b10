"""What characters do in a turn from its first action on, when they are gained, and in scorings."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.offers import ACTION, Deal, Offer, offers
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State, is_money
from alhambra.engine.step import BUY, BadMoveError, Deed, Frame, Moves, arg_a, pack
from alhambra.engine.steps.buy import complete, described, named_offer
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.redesign import Permit
from alhambra.engine.steps.take import WiderTake
from alhambra.modules.shared.named_deeds import TypeDeed, read_face

if TYPE_CHECKING:
    from alhambra.modules.characters import Characters


# --- Gained: the juggler


class JugglerKeep(PlainDeed):
    """She brings her points and leaves."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("juggler_keep")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The points count at once."""
        points = self.module.juggler_points
        self.module.dismiss(state, self.module.number_of("juggler"))
        state.scores[int(frame.seat)] += points
        if state.telling:
            state.tell({"event": "juggler_kept", "seat": int(frame.seat), "points": points})


class JugglerSwap(Deed):
    """She goes, and the top character that was set aside comes."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("juggler_swap")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """If any is left."""
        if self.module.court(state).aside:
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Somebody must be there."""
        return "" if self.module.court(state).aside else "no_character_aside"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The new one may be used from now on."""
        module = self.module
        module.dismiss(state, module.number_of("juggler"))
        card = module.court(state).aside.pop()
        state.reveals += 1
        if state.telling:
            event: dict[str, object] = {"event": "juggler_swapped", "seat": int(frame.seat)}
            state.tell({**event, "lot": module.ids[card]})
        module.engage(state, card, frame.seat)


# --- Actions: patron, merchant, and the miser after a purchase


class PatronBuy(Deed):
    """The patron pays: a tile of the market costs nothing and counts as paid exactly.

    The first argument is the offer. Rulings: he pays for tiles on the common market and beside it
    only, with what is bought in addition, and never for bids. Whatever was declared to change the
    price lapses unused.
    """

    def __init__(self, module: "Characters") -> None:
        super().__init__("patron_buy")
        self.role = BUY
        self.module = module

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """The tiles of the common market."""
        return [
            offer for offer in offers(state, seat, ACTION) if offer.building and offer.payee < 0
        ]

    def ware(self, state: State, seat: i64, number: i64) -> Offer | None:
        """The offer with this number."""
        for offer in self.wares(state, seat):
            if offer.number == number:
                return offer
        return None

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every tile."""
        if self.module.serves(state, frame.seat, "rich_patron"):
            for offer in self.wares(state, frame.seat):
                out.add(pack(self.number, offer.number, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The patron and a tile."""
        reason = self.module.refuse(state, frame.seat, "rich_patron")
        if reason:
            return reason
        return "" if self.ware(state, frame.seat, arg_a(code)) else "nothing_for_sale"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The tile waits to be placed, and the turn keeps its action."""
        offer = self.ware(state, frame.seat, arg_a(code))
        assert offer is not None
        self.module.dismiss(state, self.module.number_of("rich_patron"))
        if state.telling:
            event: dict[str, object] = {"event": "patron_bought", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})
        offer.price = offer.listed
        offer.aid = 0  # nothing is missing that anything else could make up for
        deal = Deal(frame.seat, offer, offer.currency, offer.price, ACTION)
        deal.free = True
        complete(state, deal)
        state.acted = True

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """What names the offer, and the `tile`."""
        offer = self.ware(state, frame.seat, arg_a(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return described(state, offer)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`tile` may be left out; if given it must be the one that is sold."""
        return pack(
            self.number, named_offer(state, self.wares(state, frame.seat), parts).number, 0, 0
        )


class MerchantTake(WiderTake):
    """Takes several cards worth more than anybody else may take, but no more than 7."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("merchant_take", module.merchant_limit, "merchant_not_needed")
        self.module = module

    def refuse_help(self, state: State, seat: i64) -> str:
        """The merchant."""
        return self.module.refuse(state, seat, "merchant")

    def use_help(self, state: State, seat: i64) -> None:
        """The merchant is used."""
        self.module.use(state)


class MiserTake(Deed):
    """Takes one displayed money card after a dear purchase; the first argument is the card."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("miser_take")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each card once."""
        for face in sorted(set(state.display)):
            if is_money(face):
                out.add(pack(self.number, face, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A displayed money card."""
        if int(arg_a(code)) not in state.display:
            return "not_on_display"
        return "" if is_money(arg_a(code)) else "no_money_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It comes into the hand; the display is filled up at the end of the turn."""
        face = arg_a(code)
        self.module.use(state)
        state.display.remove(int(face))
        state.gain_card(frame.seat, face)
        if state.telling:
            card = state.rules.face_names[int(face)]
            state.tell({"event": "miser_took", "seat": int(frame.seat), "card": card})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`."""
        return {"card": state.rules.face_names[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        return pack(self.number, read_face(state, parts, "card"), 0, 0)


class MiserDecline(PlainDeed):
    """Keeps the use for something else in this turn."""

    def __init__(self) -> None:
        super().__init__("miser_decline")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing happens."""


# --- After placing: the master builder


class MasterBuilder(Permit):
    """Allows a redesign after placing, which is no action."""

    def __init__(self, module: "Characters") -> None:
        self.module = module

    def refuse(self, state: State, seat: i64) -> str:
        """He must serve the seat."""
        return self.module.refuse(state, seat, "master_builder")

    def spend(self, state: State) -> None:
        """It is the use of this turn."""
        self.module.use(state)


# --- In scorings: the wise man


class ChooseType(TypeDeed):
    """The type the wise man counts for; the first argument is the type."""

    def __init__(self, module: "Characters") -> None:
        super().__init__("wise_choice")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Any type."""
        for kind in range(len(TYPES)):
            out.add(pack(self.number, kind, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Any type."""
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It counts in this scoring only."""
        self.module.court(state).wise = int(arg_a(code))
        if state.telling:
            kind = TYPES[int(arg_a(code))]
            state.tell({"event": "wise_man_chose", "seat": int(frame.seat), "type": kind})
