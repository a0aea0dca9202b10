"""A purchase in the middle of being paid card by card."""

from alhambra.engine.offers import Bill
from alhambra.engine.state import State
from alhambra.engine.steps.buy import Purchase
from alhambra.engine.steps.mixed import STEP
from alhambra.position.fields import Fields, PositionError

KEYS = {"deed", "offer", "currencies", "paid"}


def write_bill(state: State, bill: Bill) -> dict[str, object]:
    """`deed` and `offer`: what is bought; what may be mixed; what has been given already."""
    paid: list[str] = []
    for currency, given in zip(bill.currencies, bill.given, strict=True):
        paid.extend(state.rules.currencies[currency].names(given))
    return {
        "deed": state.rules.deeds[int(bill.deed)].name,
        "offer": int(bill.offer.number),
        "currencies": [state.rules.currencies[number].name for number in bill.currencies],
        "paid": paid,
    }


def read_bill(state: State, head: Fields) -> Bill | None:
    """The bill that the open question wants to be paid; None if it is another question."""
    frame = state.frames[-1] if state.frames else None
    asked = frame is not None and frame.step.name == STEP
    if asked != head.has("bill"):
        raise PositionError("bill: it is written while it is being paid, and only then")
    if frame is None or not asked:
        return None
    fields = head.table("bill", KEYS)
    deed = state.rules.deed_by_name.get(fields.string("deed"))
    if not isinstance(deed, Purchase):
        raise PositionError("bill: deed must be a way to buy")
    offer = deed.ware(state, frame.seat, fields.integer("offer", 0, 0))
    if offer is None:
        raise PositionError("bill: there is no such offer")
    names = [currency.name for currency in state.rules.currencies]
    wanted = fields.strings("currencies")
    if not wanted or any(name not in names for name in wanted):
        raise PositionError(f"bill: currencies must be some of {', '.join(names)}")
    currencies = [names.index(name) for name in wanted]
    given = _given(state, currencies, fields.strings("paid"))
    return Bill(frame.seat, deed.number, offer, currencies, given)


def _given(state: State, currencies: list[int], names: list[str]) -> list[int]:
    given = [0] * len(currencies)
    for name in names:
        currency, unit = state.rules.unit_by_name.get(name, (-1, None))
        if unit is None or currency not in currencies:
            raise PositionError(f"bill: {name} cannot have been paid")
        given[currencies.index(currency)] += int(unit.one)
    return given
