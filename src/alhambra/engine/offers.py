"""What can be bought, and the purchase itself.

An `Offer` says what is for sale, for how much and in which currency. The base game offers the tiles
on the four market spaces; modules add offers and change prices. A `Deal` is a purchase once paid.
"""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.state import State


@final
class Offer:
    """One thing for sale."""

    def __init__(
        self,
        number: i64,
        tile: i64,
        price: i64,
        currency: i64,
        exact_only: bool = False,
        owner: "Module | None" = None,
    ) -> None:
        self.number = number  # 0 to 3: the market spaces; above: offers of modules
        self.tile = tile  # -1 if no tile is sold
        self.price = price
        self.currency = currency
        self.exact_only = exact_only
        self.owner = owner  # the module that delivers it, None for the market


@final
class Deal:
    """A purchase that has been paid."""

    def __init__(self, seat: i64, offer: Offer, paid: i64) -> None:
        self.seat = seat
        self.offer = offer
        self.paid = paid
        self.over = paid - offer.price
        self.exact = paid == offer.price


def offers(state: "State", seat: i64) -> list[Offer]:
    """Everything the seat could buy if it had the money, in the order of the numbers."""
    rules = state.rules
    found: list[Offer] = []
    for space in range(len(state.market)):
        tile = state.market[space]
        if tile >= 0:
            found.append(Offer(space, tile, rules.tile_price[tile], rules.space_currency[space]))
    for module in rules.give_offers:
        module.offers(state, seat, found)
    if rules.fold_price:
        for offer in found:
            for module in rules.fold_price:
                offer.price = module.price(state, seat, offer, offer.price)
    return found


def offer_numbered(state: "State", seat: i64, number: i64) -> Offer | None:
    """The offer with this number, None if there is none."""
    for offer in offers(state, seat):
        if offer.number == number:
            return offer
    return None


def refuse_payment(state: "State", seat: i64, offer: Offer, payment: i64) -> str:
    """Why these units of the offer's currency do not buy it, "" if they do."""
    currency = state.rules.currencies[int(offer.currency)]
    if not currency.holds(state.purse(seat, offer.currency), payment):
        return "not_in_hand"
    paid = currency.total(payment)
    if paid < offer.price:
        return "too_little_money"
    if offer.exact_only and paid != offer.price:
        return "exact_only"
    return ""
