"""Buy: pay at least the price in the space's currency; an exact payment gives another action."""

from mypy_extensions import i64

from alhambra.engine.offers import Deal, Offer, offer_numbered, offers, refuse_payment
from alhambra.engine.state import EMPTY, State, faces_in, insert_sorted
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_pay, pack
from alhambra.engine.steps.reading import read_faces, read_int
from alhambra.engine.steps.take import names


class Buy(Deed):
    """The first argument is the number of the offer; the payment is in the offer's currency."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every payment from which no card can be left out; larger ones are legal, not listed."""
        seat = frame.seat
        for offer in offers(state, seat):
            currency = state.rules.currencies[int(offer.currency)]
            for payment in currency.payments(state.purse(seat, offer.currency), offer.price):
                if not offer.exact_only or currency.total(payment) == offer.price:
                    out.add(pack(self.number, offer.number, 0, payment))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Nothing for sale there, or the payment does not do."""
        offer = offer_numbered(state, frame.seat, arg_a(code))
        if offer is None:
            return "nothing_for_sale"
        return refuse_payment(state, frame.seat, offer, arg_pay(code))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The money leaves the hand, the tile waits beside the Alhambra until the turn ends."""
        seat = frame.seat
        offer = offer_numbered(state, seat, arg_a(code))
        assert offer is not None
        payment = arg_pay(code)
        state.pay(seat, offer.currency, payment)
        deal = Deal(seat, offer, state.rules.currencies[int(offer.currency)].total(payment))
        state.deal = deal
        if not deal.exact:
            state.actions -= 1
        state.acted = True
        if state.telling:
            self._tell(state, deal, payment)
        self._deliver(state, seat, offer)
        for module in state.rules.on_bought:
            module.bought(state, deal)

    def _deliver(self, state: State, seat: i64, offer: Offer) -> None:
        if offer.owner is not None:
            offer.owner.deliver(state, seat, offer)
            return
        state.market[int(offer.number)] = EMPTY
        insert_sorted(state.pending[int(seat)], int(offer.tile))

    def _tell(self, state: State, deal: Deal, payment: i64) -> None:
        offer = deal.offer
        event: dict[str, object] = {
            "event": "bought",
            "seat": int(deal.seat),
            "space": int(offer.number) + 1,
            "tile": state.rules.tiles[int(offer.tile)].name,
            "price": int(offer.price),
            "paid": names(state.rules, faces_in(offer.currency, payment)),
            "exact": deal.exact,
        }
        state.tell(event)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`space` (1 to 4), `tile` that lies there, `pay`: the cards given."""
        offer = offer_numbered(state, frame.seat, arg_a(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        return {
            "space": int(offer.number) + 1,
            "tile": state.rules.tiles[int(offer.tile)].name,
            "pay": names(state.rules, faces_in(offer.currency, arg_pay(code))),
        }

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`tile` may be left out; if given it must be the one on the space."""
        space = read_int(parts, "space") - 1
        if not 0 <= space < len(state.market):
            raise BadMoveError("nothing_for_sale", str(space + 1))
        offer = offer_numbered(state, frame.seat, space)
        if offer is None:
            raise BadMoveError("nothing_for_sale", str(space + 1))
        if parts.get("tile", state.rules.tiles[int(offer.tile)].name) != (
            state.rules.tiles[int(offer.tile)].name
        ):
            raise BadMoveError("other_tile_there", str(parts.get("tile")))
        return pack(self.number, space, 0, self._payment(state, offer, parts))

    def _payment(self, state: State, offer: Offer, parts: dict[str, object]) -> i64:
        """Packs the named cards; all must be of the offer's currency."""
        payment: i64 = 0
        counts: dict[int, int] = {}
        for face in read_faces(state.rules, parts, "pay"):
            if face >> 4 != offer.currency:
                raise BadMoveError("wrong_currency", state.rules.face_names[face])
            counts[face] = counts.get(face, 0) + 1
            if counts[face] > 3:
                raise BadMoveError("not_in_hand", state.rules.face_names[face])
            payment += 1 << (2 * (face & 15))
        return payment
