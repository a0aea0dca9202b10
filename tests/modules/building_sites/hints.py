"""Building sites: what they cost now and later."""

from tests.bots.hints.paying import hand, of, price, value
from tests.bots.told import Told


def site_price(told: Told) -> bool:
    """So much has left the hand, and the tile is dearer."""
    before, after = (
        sum(value(card) for card in hand(view, told.seat)) for view in (told.before, told.after)
    )
    paid, printed = told.parts["sum"], told.parts["price"]
    return bool(before - after == paid < printed == price(told.move.parts["tile"]))


def site_money(told: Told) -> bool:
    """The token lies on the site, whose price must be paid in its currency."""
    tile, seat, token, _, _ = told.after["building_sites"]["sites"][-1]
    held = of(hand(told.after, told.seat), token)
    fits = bool(seat == told.seat and token == told.parts["currency"])
    return fits and sum(held) == told.parts["sum"] and price(tile) == told.parts["price"]


def site_counts(told: Told) -> bool:
    """No longer a site; if it is built, it counts."""
    tile, own = told.move.parts["site"], told.after["seats"][told.seat]
    left = [site for site, *_ in told.after["building_sites"]["sites"]]
    built = tile in [laid["tile"] for laid in own["board"]]
    counted = own["buildings"][tile.split()[0]] == told.parts["count"]
    return tile not in left and built == told.parts["built"] and bool(counted)


CHECKS = {"site_price": site_price, "site_money": site_money, "site_counts": site_counts}
