"""Craftsmen who deal with money: goldsmith, stonemason, blacksmith, carpenter."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.offers import ACTION, Offer, offers
from alhambra.engine.rules import CURRENCY_SHIFT
from alhambra.engine.state import State, is_money
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.reading import read_int, read_tile
from alhambra.engine.steps.refill import DEFER
from alhambra.engine.steps.take import WiderTake
from alhambra.modules.shared.named_deeds import CardsDeed

if TYPE_CHECKING:
    from alhambra.modules.travelling_craftsmen import TravellingCraftsmen


# --- The goldsmith


class GoldsmithTake(WiderTake):
    """Takes several cards worth up to 8. Ruling: of several limits the largest counts."""

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("goldsmith_take", module.limits["goldsmith"], "goldsmith_not_needed")
        self.module = module

    def refuse_help(self, state: State, seat: i64) -> str:
        """The goldsmith."""
        return self.module.refuse(state, seat, "goldsmith")

    def use_help(self, state: State, seat: i64) -> None:
        """The goldsmith is used."""
        self.module.use(state, seat, "goldsmith")


# --- The stonemason


class StonemasonSwap(CardsDeed):
    """A card of the hand and one of the display change places, before the first action.

    The arguments are the card given and the card taken, both of one currency.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("stonemason_swap")
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """Cards in hand and money in the display; whether they fit is secret."""
        if not self.module.serves(state, seat, "stonemason") or state.card_count(seat) == 0:
            return False
        return any(is_money(face) for face in state.display)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every pair; of equal cards the first."""
        if not self.possible(state, frame.seat):
            return
        for give in sorted(set(state.hand(frame.seat))):
            for take in sorted(set(state.display)):
                if take != give and take >> CURRENCY_SHIFT == give >> CURRENCY_SHIFT:
                    out.add(pack(self.number, give, take, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The stonemason, both cards, one currency."""
        reason = self.module.refuse(state, frame.seat, "stonemason")
        if reason:
            return reason
        give, take = int(arg_a(code)), int(arg_b(code))
        if give not in state.hand(frame.seat):
            return "not_in_hand"
        if take not in state.display:
            return "not_on_display"
        if give >> CURRENCY_SHIFT != take >> CURRENCY_SHIFT:
            return "wrong_currency"
        return "same_card" if give == take else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Each lies where the other lay."""
        give, take = arg_a(code), arg_b(code)
        self.module.use(state, frame.seat, "stonemason")
        if state.telling:
            event: dict[str, object] = {"event": "card_swapped", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})
        state.display[state.display.index(int(take))] = int(give)
        state.change_purse(frame.seat, give >> CURRENCY_SHIFT, -state.rules.face_unit[give])
        state.gain_card(frame.seat, take)


# --- The blacksmith


class Forge(Deed):
    """The display grows to six cards at once; it is filled again when fewer than four are left.

    A scoring card that turns up waits for the end of the turn. Ruling: any other card that is no
    money has its effect at once.
    """

    def __init__(self, name: str, module: "TravellingCraftsmen") -> None:
        super().__init__(name)
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """The blacksmith, and room for more cards."""
        return self._refuse(state, seat) == ""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """If there is room."""
        if self.possible(state, frame.seat):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The blacksmith, and a display with fewer cards."""
        return self._refuse(state, frame.seat)

    def _refuse(self, state: State, seat: i64) -> str:
        reason = self.module.refuse(state, seat, "blacksmith")
        if reason:
            return reason
        size: int = self.module.limits["blacksmith"]
        return "" if len(state.display) < size else "display_full"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Cards are turned up."""
        self.module.use(state, frame.seat, "blacksmith")
        size: i64 = self.module.limits["blacksmith"]
        state.push(state.rules.steps["refill_money"], frame.seat, size | DEFER)


# --- The carpenter


class Discount(Deed):
    """Names a tile for sale that is cheaper for the rest of this turn, and by how much.

    The arguments are the tile and the sum. The carpenter is used once a tile that he has named is
    bought; until then he may name others, and any other craftsman may be used instead of him.

    Rulings: tiles beside the market are for sale too. Cards, tiles of other players and the price
    for finishing a building stay as they are. The same price is named once in a turn, so nobody
    can go on for ever.
    """

    def __init__(self, module: "TravellingCraftsmen") -> None:
        super().__init__("carpenter_price")
        self.module = module

    def tiles(self, state: State, seat: i64) -> list[int]:
        """Every tile for sale, but not from other players."""
        found: list[int] = []
        for offer in offers(state, seat, ACTION):
            if is_building(offer) and offer.payee < 0 and int(offer.tile) not in found:
                found.append(int(offer.tile))
        return found

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each tile, by one or two."""
        if self.module.serves(state, frame.seat, "carpenter"):
            named = self.module.guild(state).named
            for tile in self.tiles(state, frame.seat):
                for less in range(1, self.module.limits["carpenter"] + 1):
                    if (tile, less) not in named:
                        out.add(pack(self.number, tile, less, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The carpenter, a tile for sale, and no more than he can."""
        reason = self.module.refuse(state, frame.seat, "carpenter")
        if reason:
            return reason
        if not 1 <= arg_b(code) <= self.module.limits["carpenter"]:
            return "too_much_off"
        if int(arg_a(code)) not in self.tiles(state, frame.seat):
            return "nothing_for_sale"
        named = self.module.guild(state).named
        return "price_named" if (int(arg_a(code)), int(arg_b(code))) in named else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The price holds until the tile is bought or the turn ends."""
        slot = self.module.guild(state)
        slot.named = [*slot.named, (int(arg_a(code)), int(arg_b(code)))]
        if state.telling:
            event: dict[str, object] = {"event": "price_lowered", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`, and `less`: by how much it is cheaper."""
        name = state.rules.tiles[int(arg_a(code))].name
        return {"tile": name, "less": int(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up."""
        less = read_int(parts, "less")
        if less < 0:
            raise BadMoveError("too_much_off", str(less))
        return pack(self.number, read_tile(state.rules, parts), less, 0)


def is_building(offer: Offer) -> bool:
    """Whether a building tile is sold."""
    return offer.tile >= 0 and offer.building
