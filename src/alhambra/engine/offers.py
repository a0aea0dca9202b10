"""What can be bought, and the purchase itself.

An `Offer` says what is for sale, for how much and in which currency. The base game offers the tiles
on the four market spaces; modules add offers and change prices. A payment is made of units of one
currency: the demanded one, or one that stands in for every other. A `Deal` is a purchase once paid.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from alhambra.engine.module import Module
    from alhambra.engine.state import State

# How a purchase came about.
ACTION: Final = 0  # as an action of one's own turn: an exact payment gives another one
BETWEEN_TURNS: Final = 1
BONUS: Final = 2

BANK: Final = -1  # who is paid unless an offer names a seat
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
        self.listed = price  # before anything was added or taken off
        self.currency = currency
        self.owner = owner  # the module that delivers it, None for the market
        self.exact_only = False
        self.never_exact = False  # a payment of just the price gives no further action
        self.action_only = False  # not for sale outside one's own turn
        self.aid: i64 = 0  # a shortfall up to this is made up for; the purchase is exact then
        self.building = True  # whether a building tile is bought, not a card or the like
        self.space: i64 = number if owner is None else -1  # whose tile is sold, if it lay there
        self.rewarded = True  # whether paying too much for it may bring anything
        self.payee: i64 = BANK  # the seat that sells it and gets the money

    def of_tile(self, tile: i64) -> "Offer":
        """The same offer of another tile."""
        other = Offer(self.number, tile, self.price, self.currency, self.owner)
        other.listed = self.listed
        other.exact_only = self.exact_only
        other.never_exact = self.never_exact
        other.action_only = self.action_only
        other.aid = self.aid
        other.building = self.building
        other.space = self.space
        other.rewarded = self.rewarded
        other.payee = self.payee
        return other


@final
class Deal:
    """A purchase that has been paid."""

    def __init__(self, seat: i64, offer: Offer, currency: i64, paid: i64, cause: i64) -> None:
        self.seat = seat
        self.offer = offer
        self.currency = currency
        self.currencies: list[int] = [int(currency)]  # all in which something was paid
        self.paid = paid
        self.cause = cause
        self.aided = offer.aid > 0  # less was paid than the price, and something made up for it
        self.over: i64 = 0 if self.aided else paid - offer.price
        self.exact = (self.aided or paid == offer.price) and not offer.never_exact
        self.free = False  # the buyer paid nothing: what was declared for the price is not used

    def of_tile(self, tile: i64) -> "Deal":
        """The same purchase, once it is known which tile it brings."""
        other = Deal(self.seat, self.offer.of_tile(tile), self.currency, self.paid, self.cause)
        other.currencies = self.currencies
        other.free = self.free
        return other


@final
class Mix:
    """Currencies that something in a seat's hand lets it put together for one payment."""

    def __init__(self, owner: "Module", number: int, currencies: list[int]) -> None:
        self.owner = owner  # the module that hears when it is used: `use_mix`
        self.number = number  # which of the things of this module
        self.currencies = currencies


@final
class Bill:
    """A purchase that is being paid unit by unit; it is replaced, never changed."""

    def __init__(
        self, seat: i64, deed: i64, offer: Offer, currencies: list[int], given: list[int]
    ) -> None:
        self.seat = seat
        self.deed = deed  # the number of the deed that buys
        self.offer = offer
        self.currencies = currencies  # those that may be mixed
        self.given = given  # the units given so far, in the order of the currencies


def offer_number(module: "Module", local: int) -> int:
    """The number of a module's own offer."""
    return (module.index + 1) * OFFERS_PER_MODULE + local


def is_building(offer: Offer) -> bool:
    """Whether a building tile is sold."""
    return offer.tile >= 0 and offer.building


@final
class Wares:
    """What one seat could buy, found once for all deeds that list their moves."""

    def __init__(self, seat: i64, cause: i64, offers: list[Offer]) -> None:
        self.seat = seat
        self.cause = cause
        self.offers = offers


def offers(state: "State", seat: i64, cause: i64) -> list[Offer]:
    """Everything the seat could buy if it had the money, in the order of the numbers."""
    if not state.rules.give_offers:
        return _find_offers(state, seat, cause)
    known = state.wares
    if known is not None and known.seat == seat and known.cause == cause:
        return known.offers
    found = _find_offers(state, seat, cause)
    if state.listing:
        state.wares = Wares(seat, cause, found)
    return found


def _find_offers(state: "State", seat: i64, cause: i64) -> list[Offer]:
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
            offer.price = max(offer.price, 0)
            if offer.price == 0:
                offer.aid = 0  # nothing is missing that something could make up for
    return found


def least_payment(offer: Offer) -> i64:
    """What must be paid at least."""
    return offer.price - offer.aid


def most_payment(offer: Offer, exact_only: bool) -> i64:
    """What may be paid at most, -1 if there is no limit."""
    if offer.aid:
        return offer.price - 1
    return offer.price if exact_only else -1


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
    if paid < least_payment(offer):
        return "too_little_money"
    if offer.aid and paid >= offer.price:
        return "not_short"
    if offer.exact_only and paid > offer.price:
        return "exact_only"
    if offer.payee >= 0 and not money.transferable(payment):
        return "not_transferable"
    return ""


def hand_over(state: "State", seat: i64, offer: Offer, currency: i64, payment: i64) -> None:
    """The money goes to the bank, or to the seat that sells."""
    if offer.payee < 0:
        state.pay(seat, currency, payment)
    else:
        state.change_purse(seat, currency, -payment)
        state.change_purse(offer.payee, currency, payment)


def surpluses(state: "State", seat: i64, offer: Offer, most: i64) -> list[int]:
    """The surpluses, up to `most`, from which paying too much brings more, smallest first."""
    found: list[int] = []
    if not offer.rewarded:
        return found
    for module in state.rules.give_overpay:
        module.overpay(state, seat, offer, most, found)
    return found if _rises(found) else sorted(set(found))


def _rises(values: list[int]) -> bool:
    """Whether each of these is larger than the one before, as it is if one module gave them."""
    for place in range(1, len(values)):
        if values[place] <= values[place - 1]:
            return False
    return True


def overpayments(
    state: "State", seat: i64, offer: Offer, currency: i64, purse: i64, payments: vec[i64]
) -> vec[i64]:
    """Where paying too much is rewarded: one payment for each step that no other one reaches."""
    found = vec[i64]()
    money = state.rules.currencies[int(currency)]
    if not len(payments) or offer.aid:
        return found
    steps = surpluses(state, seat, offer, money.total(purse) - offer.price)
    if not steps:
        return found
    listed = vec[i64]([money.total(payment) for payment in payments])
    by_total = money.by_total(purse)
    for step in steps:
        total = offer.price + step
        while by_total[total] < 0:  # the whole purse is a sum that can be paid
            total += 1
        if total not in listed:
            listed = append(listed, total)
            found = append(found, by_total[total])
    return found


def mixes(state: "State", seat: i64) -> list[Mix]:
    """All that lets the seat mix currencies."""
    found: list[Mix] = []
    for module in state.rules.give_mixes:
        module.mixes(state, seat, found)
    return found


def deliver(state: "State", deal: Deal) -> None:
    """What has been paid is handed out: a tile waits beside the Alhambra."""
    offer = deal.offer
    state.deal = deal
    if offer.owner is not None:
        offer.owner.deliver(state, deal)
    else:
        state.sell_space(deal.seat, offer.number)
