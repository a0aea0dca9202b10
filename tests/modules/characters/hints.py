"""Bids for characters, and what they do for their owner."""

from tests.bots.hints.paying import cheapest, demanded, hand, of, price, value
from tests.bots.told import Told

JUGGLER = 8
SIDES = 3  # of the wall, for a point of the city watch


def character_juggler(told: Told) -> bool:
    return _sells(told, "juggler") and bool(told.parts["points"] == JUGGLER)


def character_watch(told: Told) -> bool:
    wall, points = told.parts["wall"], told.parts["points"]
    own = told.after["seats"][told.seat]["wall"]
    rest = own - SIDES * points
    return _sells(told, "city_watch") and wall == own and 0 <= rest < SIDES and points > 0


def character_wise_man(told: Told) -> bool:
    return _sells(told, "wise_man") and told.before["rounds"] + told.parts["count"] == 3


def _sells(told: Told, lot: str) -> bool:
    """Whether the seat has bid for this character."""
    return bool(told.before["question"]["data"]["lot"] == lot and _raised(told))


def _raised(told: Told) -> int:
    """By how much the seat has raised."""
    bids = [event["amount"] for event in told.events if event["event"] == "character_raised"]
    return int(bids[0]) - int(told.before["question"]["data"]["bid"])


def character_lowest(told: Told) -> bool:
    return _raised(told) == 1


def character_pays(told: Told) -> bool:
    """The cards are there, of one currency, and no others would do for less."""
    pay, amount, cards = told.parts["pay"], told.move.parts["amount"], hand(told.before, told.seat)
    paid = sum(value(card) for card in pay)
    there = all(pay.count(card) <= cards.count(card) for card in pay)
    one = len({card.split()[0] for card in pay}) == 1
    return there and one and paid - amount == told.parts["over"] and paid == cheapest(cards, amount)


def character_saves(told: Told) -> bool:
    """Everything is kept of what a higher bid would take."""
    cards, bid = hand(told.before, told.seat), told.before["question"]["data"]["bid"]
    kept = hand(told.after, told.seat) == cards
    return kept and cheapest(cards, bid + 1) == told.parts["sum"]


def character_rival(told: Told) -> bool:
    """Nobody has more of the type that was swapped; of the type that counts both have as many."""
    parts, kind = told.parts, told.parts["type"]
    counts = [seat["buildings"][kind] for seat in told.before["seats"]]
    rival, own = counts[parts["other"]], counts[told.seat]
    danced = [event for event in told.events if event["event"] == "danced"]
    chosen = danced[0]["tile"].split()[0] if danced else told.move.parts["type"]
    fits = chosen == kind and parts["other"] != told.seat and rival > 0
    told_so = (rival, own) == (parts["count"], parts["own"])
    return bool(fits and told_so and (rival == max(counts) if danced else rival == own))


def character_short(told: Told) -> bool:
    tile = told.move.parts["tile"]
    money = of(hand(told.before, told.seat), demanded(told.before, tile))
    return sum(money) + told.parts["missing"] == price(tile) and bool(told.parts["missing"] > 0)


def character_lifts(told: Told) -> bool:
    before, after = (view["seats"][told.seat] for view in (told.before, told.after))
    tile = told.parts["tile"]
    built = {laid["tile"] for laid in before["board"]} - {laid["tile"] for laid in after["board"]}
    return built == {tile} and tile in after["reserve"]


CHECKS = {
    "character_juggler": character_juggler,
    "character_watch": character_watch,
    "character_wise_man": character_wise_man,
    "character_lowest": character_lowest,
    "character_pays": character_pays,
    "character_saves": character_saves,
    "character_rival": character_rival,
    "character_short": character_short,
    "character_lifts": character_lifts,
}
