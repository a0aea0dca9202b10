"""The hash of a record: a fingerprint of everything that lies on the table.

It is made of the numbers as they lie in the state, not of a text for people: positions and views
may be written in another way and recorded games stay valid. The version is part of the hash.
"""

import json
from hashlib import sha256

from alhambra.engine.building import gates_of
from alhambra.engine.laying import laid_tiles
from alhambra.engine.offers import Bill, Deal
from alhambra.engine.state import State
from alhambra.game.streams import numbers
from alhambra.position.deals import announced
from alhambra.position.writer import stack_sizes

VERSION = "2"
FIRST = "1"
BETWEEN = ":"


def state_hash(state: State, colours: tuple[str, ...], seed: int) -> str:
    """Equal states give equal hashes."""
    told = {
        "colours": colours,
        "seed": seed,
        **_course(state),
        **_supplies(state),
        "seats": [_seat(state, seat) for seat in range(state.rules.players)],
        **_modules(state),
    }
    text = json.dumps(told, separators=(",", ":"))
    return VERSION + BETWEEN + sha256(text.encode()).hexdigest()


def version_of(written: object) -> str:
    """The version of a hash; the first had no number and was made of the text of a position."""
    version, found, _ = str(written).partition(BETWEEN)
    return version if found else FIRST


def _course(state: State) -> dict[str, object]:
    """Whose turn it is, what is open, and what chance will bring."""
    return {
        "options": state.rules.options,
        "turn": [int(state.starter), int(state.turn), int(state.due)],
        "actions": [int(state.actions), state.acted],
        "rounds": [int(state.rounds), int(state.queued), state.ended],
        "frames": [
            [frame.step.name, int(frame.seat), int(frame.who), int(frame.pc), int(frame.a)]
            for frame in state.frames
        ],
        "generator": numbers(state.rng),
        "bill": _bill(state.bill) if state.bill is not None else [],
        "deal": _deal(state.deal) if state.deal is not None and announced(state) else [],
    }


def _supplies(state: State) -> dict[str, object]:
    """Cards and tiles that belong to nobody, and what Dirk has."""
    return {
        "cards": [state.deck, sorted(state.discard), state.display, sorted(state.gone_cards)],
        "stacks": stack_sizes(state),
        "tiles": [state.tower, state.market, int(state.drawn), state.dirk, state.gone],
        "walls": sorted(state.added_walls.items()),
        "scores": state.scores,
    }


def _seat(state: State, seat: int) -> dict[str, object]:
    """An Alhambra, what waits beside it, and the money in hand."""
    count = len(state.rules.currencies)
    money = slice(seat * count, (seat + 1) * count)
    return {
        "board": [[int(n) for n in laid] for laid in laid_tiles(state, seat)],
        "gates": [[int(cell), int(side)] for cell, side in gates_of(state.boards[seat])],
        "reserve": state.reserves[seat],
        "pending": state.pending[seat],
        "purse": [int(units) for units in state.purses[money]],
        "blind": state.blind[money] if any(state.blind[money]) else [],
    }


def _modules(state: State) -> dict[str, object]:
    """What the fields of all modules hold."""
    return {
        "modules": [module.name for module in state.rules.modules],
        "numbers": [int(number) for number in state.numbers],
        "rows": state.rows,
        "maps": [sorted(map.items()) for map in state.maps],
    }


def _bill(bill: Bill) -> list[object]:
    return [int(bill.seat), int(bill.deed), int(bill.offer.number), bill.currencies, bill.given]


def _deal(deal: Deal) -> list[object]:
    offer = deal.offer
    ware = [offer.number, offer.tile, offer.price, offer.listed, offer.currency, offer.space]
    terms = [offer.never_exact, offer.payee, offer.aid, offer.building]
    paid = [deal.seat, deal.currency, deal.paid, deal.cause, deal.free]
    owner = offer.owner.name if offer.owner is not None else ""
    return [owner, deal.currencies, *[int(number) for number in (*ware, *terms, *paid)]]
