"""What the asked seat could buy if it had the money, and what each thing costs it now."""

from typing import cast

from alhambra.engine.steps.buy import described, purchases
from alhambra.game.game import Game
from alhambra.server.shown import Ware


def wares(game: Game) -> list[Ware]:
    """Everything for sale in the open question, once for each way to buy it.

    Each ware has the kind of move that buys it, the parts that name it, its currency, and its price
    with all that modules add or take off.
    """
    state = game.state
    if state.over():
        return []
    frame = state.frames[-1]
    found = [
        {
            "move": deed.name,
            **described(state, offer),
            "currency": state.rules.currencies[int(offer.currency)].name,
            "price": int(offer.price),
        }
        for deed in purchases(frame)
        if not deed.refuse_now(state, frame.seat)
        for offer in deed.wares(state, frame.seat)
    ]
    return cast("list[Ware]", found)
