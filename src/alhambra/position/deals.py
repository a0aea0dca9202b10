"""A purchase of which not every module has heard yet: one of them asks something first."""

from alhambra.engine.announcement import BOUGHT, NUMBER_MASK
from alhambra.engine.offers import Deal, Offer
from alhambra.engine.state import State
from alhambra.position.fields import Fields, PositionError

KEYS = {
    "seat", "offer", "tile", "price", "demanded", "owner", "never_exact", "payee", "currency",
    "currencies", "paid", "cause", "aid", "building", "space", "listed", "free",
}  # fmt: skip


def announced(state: State) -> bool:
    """Whether a purchase is still being announced."""
    return any(
        frame.step is state.rules.announcer and frame.a & NUMBER_MASK == BOUGHT.number
        for frame in state.frames
    )


def write_deal(state: State, deal: Deal) -> dict[str, object]:
    """All that a module may ask of the purchase."""
    offer = deal.offer
    names = [currency.name for currency in state.rules.currencies]
    return {
        "seat": int(deal.seat),
        "offer": int(offer.number),
        "tile": state.rules.tiles[int(offer.tile)].name if offer.tile >= 0 else "-",
        "price": int(offer.price),
        "demanded": names[int(offer.currency)],
        "owner": offer.owner.name if offer.owner is not None else "-",
        "never_exact": offer.never_exact,
        "payee": int(offer.payee),
        "currency": names[int(deal.currency)],
        "currencies": [names[currency] for currency in deal.currencies],
        "paid": int(deal.paid),
        "cause": int(deal.cause),
        "aid": int(offer.aid),
        "building": offer.building,
        "space": int(offer.space),
        "listed": int(offer.listed),
        "free": deal.free,
    }


def read_deal(state: State, head: Fields) -> Deal | None:
    """The purchase that is being announced; None if none is."""
    if announced(state) != head.has("deal"):
        raise PositionError("deal: it is written while a purchase is announced, and only then")
    if not head.has("deal"):
        return None
    fields = head.table("deal", KEYS)
    names = [currency.name for currency in state.rules.currencies]
    money = [fields.string("demanded"), fields.string("currency")]
    paid_in = fields.strings("currencies") or money[1:]
    if any(name not in names for name in money + paid_in):
        raise PositionError(f"deal: a currency must be one of {', '.join(names)}")
    demanded, currency = (names.index(name) for name in money)
    last = state.rules.players - 1
    tile = fields.string("tile", "-")
    offer = Offer(
        fields.integer("offer", 0, 0),
        -1 if tile == "-" else state.rules.tile_by_name.get(tile, -1),
        fields.integer("price", 0, 0),
        demanded,
    )
    offer.owner = next((m for m in state.rules.modules if m.name == fields.string("owner")), None)
    offer.never_exact = fields.boolean("never_exact", False)
    offer.payee = fields.integer("payee", -1, -1, last)
    offer.aid = fields.integer("aid", 0, 0)
    offer.building = fields.boolean("building", True)
    offer.space = fields.integer("space", -1, -1)
    offer.listed = fields.integer("listed", int(offer.price), 0)
    paid, cause = fields.integer("paid", 0, 0), fields.integer("cause", 0, 0)
    deal = Deal(fields.integer("seat", 0, 0, last), offer, currency, paid, cause)
    deal.currencies = [names.index(name) for name in paid_in]
    deal.free = fields.boolean("free", False)
    return deal
