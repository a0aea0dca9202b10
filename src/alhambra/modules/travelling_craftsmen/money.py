"""Craftsmen who deal with money: stonemason, blacksmith, carpenter."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    ACTION, CURRENCY_SHIFT, TILE, Deed, Frame, Moves, State, i64, offers, pair,
)  # fmt: skip
from alhambra.engine.offers import is_building
from alhambra.engine.steps.gifts import SwapCards
from alhambra.engine.steps.permit import Permit
from alhambra.engine.steps.refill import DEFER

if TYPE_CHECKING:
    from alhambra.modules.travelling_craftsmen import TravellingCraftsmen


class StonemasonSwap(SwapCards):
    """The stonemason: before the first action a card of the hand and one of the display change.

    Both are of one currency.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("stonemason_swap")
        self.swapped = module.card_swapped

    def refuse_pair(self, state: State, give: int, take: int) -> str:
        if give >> CURRENCY_SHIFT != take >> CURRENCY_SHIFT:
            return "wrong_currency"
        return "same_card" if give == take else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Each lies where the other lay."""
        give, take = self.give.of(code), self.take.of(code)
        self.swapped.tell(state, frame.seat, give, take)
        state.display[state.display.index(int(take))] = int(give)
        state.change_purse(frame.seat, give >> CURRENCY_SHIFT, -state.rules.face_unit[give])
        state.gain_card(frame.seat, take)


class Forge(Deed):
    """The blacksmith: the display grows to six cards at once.

    It is filled again when fewer than four are left. A scoring card that turns up waits for the end
    of the turn. Ruling: any other card that is no money has its effect at once.
    """

    def __init__(self, name: str, size: int) -> None:
        super().__init__(name)
        self.size = size

    def possible(self, state: State, seat: i64) -> bool:
        return len(state.display) < self.size

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if self.possible(state, frame.seat) else "display_full"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        state.push(state.rules.steps["refill_money"], frame.seat, self.size | DEFER)


class Discount(Deed):
    """The carpenter names a tile for sale that is cheaper for the rest of this turn.

    He also says by how much. He is used once a tile that he has named is bought; until then he may
    name others, and any other craftsman may be used instead of him.

    Rulings: tiles beside the market are for sale too. Cards, tiles of other players and the price
    for finishing a building stay as they are. The same price is named once in a turn, so nobody
    can go on for ever.
    """

    def __init__(self, module: "TravellingCraftsmen", carpenter: Permit) -> None:
        super().__init__("carpenter_price")
        self.module = module
        self.carpenter = carpenter
        self.tile = self.part("tile", TILE)
        self.less = self.part("less", module.off, "too_much_off")

    def _tiles(self, state: State, seat: i64) -> list[int]:
        """Every tile for sale, but not from other players."""
        found: list[int] = []
        for offer in offers(state, seat, ACTION):
            if is_building(offer) and offer.payee < 0 and int(offer.tile) not in found:
                found.append(int(offer.tile))
        return found

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.carpenter.refuse(state, frame.seat):
            return
        named = self.module.named.of(state)
        for tile in self._tiles(state, frame.seat):
            for less in range(self.module.off.size(state.rules)):
                if int(pair(tile, less)) not in named:
                    out.add(self.pack(tile, less))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The carpenter, a tile for sale, and a price he has not named."""
        reason = self.carpenter.refuse(state, frame.seat)
        tile = self.tile.of(code)
        if not reason and int(tile) not in self._tiles(state, frame.seat):
            reason = "nothing_for_sale"
        named = int(pair(tile, self.less.of(code))) in self.module.named.of(state)
        return reason or ("price_named" if named else "")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The price holds until the tile is bought or the turn ends."""
        tile, less = self.tile.of(code), self.less.of(code)
        self.module.named.add(state, pair(tile, less))
        self.module.price_lowered.tell(state, frame.seat, tile, less)
