"""What can be bought, and the purchase itself.

An `Offer` says what is for sale, for how much and in which currency. The base game offers the tiles
on the four market spaces; modules add offers and change prices. A payment is made of units of one
currency: the demanded one, or one that stands in for every other. A `Deal` is a purchase once paid.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.state import State

# How a purchase came about.
ACTION: Final = 0  # as an action of the own turn: an exact payment gives another one
BETWEEN_TURNS: Final = 1
BONUS: Final = 2

OFFERS_PER_MODULE: Final = 32


@final
class Offer:
    """One thing for sale."""

    def __init__(
        self,
        number: i64,
        tile: i64,
        price: i64,
        currency: i64,
        owner: "Module | None" = None,
    ) -> None:
        self.number = number  # 0 to 3: the market spaces; above: offers of modules
        self.tile = tile  # -1 if no tile is sold
        self.price = price
        self.currency = currency
        self.owner = owner  # the module that delivers it, None for the market
        self.exact_only = False
        self.never_exact = False  # a payment of just the price gives no further action
        self.action_only = False  # not for sale outside the own turn


@final
class Deal:
    """A purchase that has been paid."""

    def __init__(self, seat: i64, offer: Offer, currency: i64, paid: i64, cause: i64) -> None:
        self.seat = seat
        self.offer = offer
        self.currency = currency
        self.paid = paid
        self.cause = cause
        self.over = paid - offer.price
        self.exact = paid == offer.price and not offer.never_exact


def offer_number(module: "Module", local: int) -> int:
    """The number of a module's own offer."""
    return (module.index + 1) * OFFERS_PER_MODULE + local


def offers(state: "State", seat: i64, cause: i64) -> list[Offer]:
    """Everything the seat could buy if it had the money, in the order of the numbers."""
    rules = state.rules
    found: list[Offer] = []
    for space in range(len(state.market)):
        tile = state.market[space]
        if tile >= 0:
            found.append(Offer(space, tile, rules.tile_price[tile], rules.space_currency[space]))
    if rules.give_offers:
        for module in rules.give_offers:
            module.offers(state, seat, cause, found)
        if cause != ACTION:
            found = [offer for offer in found if not offer.action_only]
    if rules.fold_price:
        for offer in found:
            for module in rules.fold_price:
                offer.price = module.price(state, seat, offer, offer.price)
    return found


def offer_numbered(state: "State", seat: i64, number: i64, cause: i64) -> Offer | None:
    """The offer with this number, None if there is none."""
    for offer in offers(state, seat, cause):
        if offer.number == number:
            return offer
    return None


def offer_parts(state: "State", offer: Offer) -> dict[str, object]:
    """What names the offer in a move: the market space, or what its module says."""
    if offer.owner is not None:
        return offer.owner.offer_parts(state, offer)
    return {"space": int(offer.number) + 1}


def accepted(state: "State", offer: Offer) -> list[int]:
    """The currencies in which the offer can be paid."""
    return [int(offer.currency), *state.rules.wild_currencies]


def refuse_payment(state: "State", seat: i64, offer: Offer, currency: i64, payment: i64) -> str:
    """Why these units of the currency do not buy the offer, "" if they do."""
    if int(currency) not in accepted(state, offer):
        return "wrong_currency"
    money = state.rules.currencies[int(currency)]
    if not money.holds(state.purse(seat, currency), payment):
        return "not_in_hand"
    paid = money.total(payment)
    if paid < offer.price:
        return "too_little_money"
    if offer.exact_only and paid != offer.price:
        return "exact_only"
    return ""


def purchase(
    state: "State", seat: i64, offer: Offer, currency: i64, payment: i64, cause: i64
) -> Deal:
    """The money is paid and the thing delivered: a tile waits beside the Alhambra."""
    state.pay(seat, currency, payment)
    paid = state.rules.currencies[int(currency)].total(payment)
    deal = Deal(seat, offer, currency, paid, cause)
    state.deal = deal
    if offer.owner is not None:
        offer.owner.deliver(state, deal)
    else:
        state.sell_space(seat, offer.number)
    return deal
