"""The Bureaux de Change: two currencies for one tile.

Six exchange cards, one for each pair of currencies, turn up among the money. One of them is taken
instead of money; played with a purchase, it lets the price be paid in any mix of its two currencies
if the demanded one is among them. Then it goes to the discard pile.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.module import ACTIONS, WINDOW, Module, Slot
from alhambra.engine.notation import per_seat
from alhambra.engine.offers import Mix, Offer
from alhambra.engine.rules import CURRENCIES, Rules
from alhambra.engine.secrets import mix_deck_cards
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import BUY, TAKE, BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.buy import Purchase, described, purchases
from alhambra.engine.steps.mixed import open_bill, refuse_bill, register_bills
from alhambra.engine.steps.take import names

DEED_SHIFT = 3  # above the number of the card


@final
class Bureaux(Slot):
    """The exchange cards in each hand, and those that set-up has not put into the deck yet."""

    def __init__(self, hands: list[list[int]], undealt: list[int]) -> None:
        self.hands = hands
        self.undealt = undealt

    def copy(self) -> Slot:
        """An independent copy; nothing is undealt once the game has begun."""
        return Bureaux([hand[:] for hand in self.hands], self.undealt)


class BureauDeChange(Module):
    """Six cards that take places in the display.

    Rulings: one card at most for a payment. It is no money card: it is never one of several small
    cards taken together, no thief takes it, and taking it counts as no money taken. It may also be
    played where paying in one of its currencies alone would do. It can be used with the vizier.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("bureau_de_change", 2)
        self.pairs: list[list[int]] = [
            [CURRENCIES.index(name) for name in pair] for pair in data["pairs"]
        ]
        self.stacks: dict[str, int] = data["stacks"]
        self.faces: list[int] = []  # the card of each pair, given in `register`

    def register(self, rules: Rules) -> None:
        """The cards, and the question how they are paid."""
        self.faces = []
        for one, other in self.pairs:
            face = rules.free_face()
            rules.add_face(face, f"bureau {CURRENCIES[one]} {CURRENCIES[other]}", 0, self)
            self.faces.append(face)
        rules.special_cards.extend(self.faces)
        register_bills(rules)

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nobody holds one."""
        return Bureaux([[] for _ in range(rules.players)], [])

    def bureaux(self, state: State) -> Bureaux:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Bureaux)
        return slot

    def held(self, state: State, seat: i64) -> list[int]:
        """The exchange cards of a seat."""
        return self.bureaux(state).hands[int(seat)]

    def stack_cards(self, state: State, stack: int) -> list[int]:
        """Two of them, at random, in each of the three stacks in the middle."""
        if stack == 1:
            undealt = self.faces[:]
            state.rng.shuffle(undealt)
            self.bureaux(state).undealt = undealt
        undealt = self.bureaux(state).undealt
        return [undealt.pop() for _ in range(self.stacks.get(str(stack), 0))]

    def deeds(self, menu: str) -> list[Deed]:
        """Taken as an action; played wherever something is bought."""
        if menu == ACTIONS:
            return [TakeBureau(self), BureauBuy("bureau_buy", self)]
        if menu == WINDOW:
            return [BureauBuy("bureau_buy_between", self)]
        return []

    def card_revealed(self, state: State, face: i64, seat: i64) -> bool:
        """It lies in the display like money."""
        return True

    def card_kept(self, state: State, face: i64, seat: i64) -> bool:
        """It comes into the hand."""
        insert_sorted(self.held(state, seat), int(face))
        return True

    def mixes(self, state: State, seat: i64, found: list[Mix]) -> None:
        """Each kind of card in hand."""
        for number, face in enumerate(self.faces):
            if face in self.held(state, seat):
                found.append(Mix(self, number, self.pairs[number]))

    def use_mix(self, state: State, seat: i64, mix: Mix) -> None:
        """The card goes to the discard pile and comes back when that is shuffled."""
        face = self.faces[mix.number]
        self.held(state, seat).remove(face)
        state.discard.append(face)
        if state.telling:
            name = state.rules.face_names[face]
            state.tell({"event": "bureau_used", "seat": int(seat), "card": name})

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everybody sees how many cards are held; the own ones besides."""
        hands = self.bureaux(state).hands
        shown: dict[str, object] = {"counts": [len(hand) for hand in hands]}
        if seat >= 0:
            shown["mine"] = names(state.rules, hands[int(seat)])
        view[self.name] = shown

    def reshuffle(self, state: State, seat: i64) -> None:
        """Hands were taken openly; which of the other cards lies in which stack is unknown."""
        mix_deck_cards(state, self.faces)

    def held_cards(self, state: State) -> list[int]:
        """What lies in hands."""
        return [face for hand in self.bureaux(state).hands for face in hand]

    def write(self, state: State) -> dict[str, object]:
        """`hands`, by seat."""
        return {"hands": [names(state.rules, hand) for hand in self.bureaux(state).hands]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, nobody holds one."""
        for key in table:
            if key != "hands":
                raise ValueError(f"unknown key {key}")
        hands: list[list[int]] = []
        for hand in per_seat(state.rules, table, "hands"):
            if not isinstance(hand, list):
                raise ValueError("hands must be a list of exchange cards for each seat")
            hands.append(sorted(self.read_face(state.rules, name) for name in hand))
        state.slots[self.index] = Bureaux(hands, [])

    def read_face(self, rules: Rules, name: object) -> int:
        """The exchange card of this name."""
        face = rules.face_by_name.get(str(name), -1)
        if face not in self.faces:
            raise ValueError(f"there is no exchange card {name}")
        return face


class TakeBureau(Deed):
    """Takes one exchange card instead of money; the first argument is its number."""

    def __init__(self, module: BureauDeChange) -> None:
        super().__init__("take_bureau")
        self.role = TAKE
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every one in the display."""
        for face in state.display:
            if face in self.module.faces:
                out.add(pack(self.number, self.module.faces.index(face), 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must lie there."""
        face = self.module.faces[int(arg_a(code))]
        return "" if face in state.display else "not_on_display"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It comes into the hand; that is the whole action."""
        face = self.module.faces[int(arg_a(code))]
        state.display.remove(face)
        insert_sorted(self.module.held(state, frame.seat), face)
        state.spend_action()
        if state.telling:
            name = state.rules.face_names[face]
            state.tell({"event": "bureau_taken", "seat": int(frame.seat), "card": name})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: which one."""
        return {"card": state.rules.face_names[self.module.faces[int(arg_a(code))]]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        return pack(self.number, _read_card(self.module, state, parts), 0, 0)


class BureauBuy(Deed):
    """Buys with an exchange card what a purchase of the same menu could buy; then it is paid.

    The first argument is the offer, the second the card and, above it, the purchase.
    """

    def __init__(self, name: str, module: BureauDeChange) -> None:
        super().__init__(name)
        self.role = BUY
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """For each card whatever can be paid with it."""
        hand = self.module.held(state, frame.seat)
        if not hand:
            return
        cards = [number for number, face in enumerate(self.module.faces) if face in hand]
        for deed in purchases(frame):
            if deed.refuse_now(state, frame.seat):
                continue
            for offer in deed.wares(state, frame.seat):
                offer.exact_only = offer.exact_only or deed.exact_only
                for number in cards:
                    pair = self.module.pairs[number]
                    if int(offer.currency) in pair:
                        if refuse_bill(state, frame.seat, offer, pair) == "":
                            out.add(self._packed(offer, number, deed))

    def _packed(self, offer: Offer, number: i64, deed: Purchase) -> i64:
        return pack(self.number, offer.number, number | (deed.number << DEED_SHIFT), 0)

    def _deed(self, state: State, code: i64) -> Purchase:
        deed = state.rules.deeds[int(arg_b(code) >> DEED_SHIFT)]
        assert isinstance(deed, Purchase)
        return deed

    def _number(self, code: i64) -> int:
        return int(arg_b(code) & ((1 << DEED_SHIFT) - 1))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The card must be in hand, show the demanded currency, and the money must do."""
        deed = self._deed(state, code)
        number = self._number(code)
        if self.module.faces[number] not in self.module.held(state, frame.seat):
            return "no_such_bureau"
        reason = deed.refuse_now(state, frame.seat)
        if reason:
            return reason
        offer = deed.ware(state, frame.seat, arg_a(code))
        if offer is None:
            return "nothing_for_sale"
        return refuse_bill(state, frame.seat, offer, self.module.pairs[number])

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is played; now the price is paid card by card."""
        deed = self._deed(state, code)
        number = self._number(code)
        offer = deed.ware(state, frame.seat, arg_a(code))
        assert offer is not None
        pair = self.module.pairs[number]
        self.module.use_mix(state, frame.seat, Mix(self.module, number, pair))
        open_bill(state, frame.seat, deed, offer, pair)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: the exchange card; what names the offer (`space`), the `tile` sold."""
        deed = self._deed(state, code)
        offer = deed.ware(state, frame.seat, arg_a(code))
        if offer is None:
            raise BadMoveError("nothing_for_sale")
        card = state.rules.face_names[self.module.faces[self._number(code)]]
        return {"card": card, **described(state, offer)}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """The first purchase of the menu that knows such an offer."""
        number = _read_card(self.module, state, parts)
        named = {key: value for key, value in parts.items() if key != "card"}
        error = BadMoveError("nothing_for_sale")
        for deed in purchases(frame):
            try:
                return self._packed(deed.ware_named(state, frame.seat, named), number, deed)
            except BadMoveError as bad:
                error = bad
        raise error


def _read_card(module: BureauDeChange, state: State, parts: dict[str, object]) -> int:
    """The number of the exchange card named by `card`."""
    name = parts.get("card")
    face = state.rules.face_by_name.get(str(name), -1)
    if face not in module.faces:
        raise BadMoveError("no_such_card", str(name))
    return module.faces.index(face)
