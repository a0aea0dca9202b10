"""Reasons that money gives: paying exactly or cheaply, and cards that will pay for a tile."""

from collections.abc import Iterator
from typing import Final

from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.reasons_trial import Trial, ware
from alhambra.engine.offers import ACTION, offers
from alhambra.engine.rules import Rules
from alhambra.engine.steps.mixed import open_sum
from alhambra.engine.steps.take import names
from alhambra.game.game import Game
from alhambra.game.moves import Move

TAKE: Final = {"cards"}
PLAIN_PURCHASE: Final = {"space", "tile", "pay"}


def worth(rules: Rules, money: list[str]) -> int:
    """What money is worth together; what has no value counts nothing."""
    found = [rules.unit_by_name.get(name) for name in money]
    return sum(int(unit.value) for _, unit in (pair for pair in found if pair is not None))


def exact(trial: Trial) -> Iterator[Reason]:
    """A payment that leaves the turn its action."""
    if trial.bought is not None and trial.bought["exact"] and trial.again():
        yield Reason("exact")


def free(trial: Trial) -> Iterator[Reason]:
    """A move that is no purchase and leaves the turn its action."""
    asked = trial.before.question
    if asked is not None and asked.kind == "act" and trial.bought is None and trial.again():
        yield Reason("free")


def cheapest(trial: Trial) -> Iterator[Reason]:
    """The least that is lost where nothing fits the price."""
    if trial.bought is None or "pay" not in trial.move.parts:
        return
    rules = trial.before.state.rules
    paid = worth(rules, trial.move.parts["pay"])
    alike = [m for m in trial.moves if m.kind == trial.move.kind and ware(m) == ware(trial.move)]
    least = min(worth(rules, move.parts["pay"]) for move in alike)
    lost = paid - int(trial.bought["price"])
    if len(alike) > 1 and paid == least and lost > 0:
        yield Reason("cheapest", over=lost)


def instalment(trial: Trial) -> Iterator[Reason]:
    """What a card leaves to pay of a bill that is paid card by card."""
    state = trial.before.state
    if state.bill is not None and "unit" in trial.move.parts:
        left = int(open_sum(state, state.bill)) - worth(state.rules, [trial.move.parts["unit"]])
        yield Reason("instalment", missing=max(0, left), over=max(0, -left))


def bought_for(trial: Trial) -> Iterator[Reason]:
    """A tile and its price."""
    if trial.bought is not None and trial.bought.get("tile"):
        yield Reason("bought_for", price=int(trial.bought["price"]))


# --- Taking money


def means(trial: Trial) -> Iterator[Reason]:
    """Tiles of the market that the cards make payable, exactly or at all."""
    if not _takes(trial.move):
        return
    now, then = prices_met(trial.before), prices_met(_richer(trial))
    for tile, exactly in then.items():
        if exactly and not now.get(tile, False):
            yield Reason("pays", tile=tile)
    for tile in then:
        if tile not in now and not then[tile]:
            yield Reason("reaches", tile=tile)


def nears(trial: Trial) -> Iterator[Reason]:
    """The market tile that the cards come closest to paying for, without reaching its price yet."""
    if not _takes(trial.move):
        return
    now, then = (_missing(game, trial.seat) for game in (trial.before, _richer(trial)))
    nearer = [tile for tile, missing in then.items() if 0 < missing < now[tile]]
    if nearer:
        tile = max(nearer, key=lambda tile: now[tile] - then[tile])
        yield Reason("nears", tile=tile, missing=then[tile])


def _missing(game: Game, seat: int) -> dict[str, int]:
    """How much of its currency the seat lacks for each tile of the market."""
    state = game.state
    found: dict[str, int] = {}
    for offer in offers(state, seat, ACTION):
        if offer.owner is None and offer.tile >= 0:
            held = int(state.purse_total(seat, offer.currency))
            found[state.rules.tiles[int(offer.tile)].name] = int(offer.price) - held
    return found


def several(trial: Trial) -> Iterator[Reason]:
    """Several cards at once."""
    if _takes(trial.move) and len(trial.move.parts["cards"]) > 1:
        yield Reason("several", count=len(trial.move.parts["cards"]))


def most(trial: Trial) -> Iterator[Reason]:
    """More money than any other cards bring."""
    if not _takes(trial.move):
        return
    rules = trial.before.state.rules
    sums = [worth(rules, move.parts["cards"]) for move in trial.moves if _takes(move)]
    own = worth(rules, trial.move.parts["cards"])
    if own == max(sums) > min(sums):
        yield Reason("most", sum=own)


def purse(trial: Trial) -> Iterator[Reason]:
    """What all own money of a currency is worth with the cards; of several the richest."""
    if not _takes(trial.move):
        return
    state = _richer(trial).state
    units = [state.rules.unit_by_name.get(card) for card in trial.move.parts["cards"]]
    numbers = sorted({currency for currency, _ in filter(None, units)})
    sums = {number: int(state.purse_total(trial.seat, number)) for number in numbers}
    if sums:
        most = max(numbers, key=lambda number: sums[number])
        yield Reason("purse", currency=state.rules.currencies[most].name, sum=sums[most])


def _takes(move: Move) -> bool:
    return move.kind == "take" and set(move.parts) == TAKE


def _richer(trial: Trial) -> Game:
    """The world before the move, but with the cards in hand already."""
    game = trial.before.copy()
    state = game.state
    faces = dict(zip(names(state.rules, state.display), state.display, strict=True))
    for card in trial.move.parts["cards"]:
        state.gain_card(trial.seat, faces[card])
    return game


def prices_met(game: Game) -> dict[str, bool]:
    """The tiles of the market that can be paid for, and whether exactly."""
    rules = game.state.rules
    cheapest: dict[str, Move] = {}
    for move in game.moves():
        if move.kind == "buy" and set(move.parts) == PLAIN_PURCHASE:
            known = cheapest.setdefault(move.parts["tile"], move)
            if worth(rules, move.parts["pay"]) < worth(rules, known.parts["pay"]):
                cheapest[move.parts["tile"]] = move
    return {tile: _is_exact(game, move) for tile, move in cheapest.items()}


def _is_exact(game: Game, move: Move) -> bool:
    events = game.copy().play(move)
    return any(event["event"] == "bought" and event["exact"] for event in events)
