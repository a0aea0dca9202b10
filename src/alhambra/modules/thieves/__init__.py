"""The Thieves: money taken between turns.

Each thief knows one currency. Between turns whoever holds a thief may play it and take one money
card of its currency from the display, whatever its value; the thief leaves the game and the display
is filled up at once. Only the player whose turn comes next may not.
"""

from typing import Any, final

from mypy_extensions import i64

from alhambra.engine.module import STAGE_STARTER, WINDOW, Module, Slot
from alhambra.engine.rules import CURRENCIES, CURRENCY_SHIFT, Rules
from alhambra.engine.state import State, is_money
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, pack
from alhambra.engine.steps.menu import reopen_window
from alhambra.engine.steps.take import names


@final
class Gang(Slot):
    """The thieves of each seat and those that were not dealt, all face down."""

    def __init__(self, hands: list[list[int]], aside: list[int]) -> None:
        self.hands = hands
        self.aside = aside

    def copy(self) -> Slot:
        """An independent copy."""
        return Gang([hand[:] for hand in self.hands], self.aside)


class Thieves(Module):
    """Three thieves of each of the four currencies, some dealt face down, the others never seen.

    Rulings: how many thieves a seat holds is public, which ones is not; there is no thief for a
    currency that another module adds.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("thieves", 10)
        self.copies: int = data["cards_per_currency"]
        self.dealt: dict[str, int] = data["dealt_per_player"]
        self.faces: list[int] = []  # the thief of each currency, given in `register`

    def register(self, rules: Rules) -> None:
        """The cards."""
        self.faces = []
        for name in CURRENCIES:
            face = rules.free_face()
            rules.add_face(face, f"thief {name}", 0, self)
            self.faces.append(face)
        rules.special_cards.extend(self._all())

    def new_slot(self, rules: Rules) -> Slot | None:
        """Nothing is dealt yet."""
        return Gang([[] for _ in range(rules.players)], self._all())

    def gang(self, state: State) -> Gang:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Gang)
        return slot

    def _all(self) -> list[int]:
        return [face for face in self.faces for _ in range(self.copies)]

    def set_up(self, state: State, stage: i64) -> None:
        """Dealt once the starting player is known."""
        if stage != STAGE_STARTER:
            return
        cards = self._all()
        state.rng.shuffle(cards)
        share = self.dealt[str(state.rules.players)]
        gang = deal(cards, [share] * state.rules.players)
        state.slots[self.index] = gang
        if state.telling:
            state.tell({"event": "thieves_dealt", "count": share})
            for seat, hand in enumerate(gang.hands):
                held = names(state.rules, hand)
                state.tell({"event": "thieves_held", "seat": seat, "thieves": held}, seat)

    def deeds(self, menu: str) -> list[Deed]:
        """Played between turns."""
        return [Steal(self)] if menu == WINDOW else []

    def play_thief(self, state: State, seat: i64, currency: i64) -> None:
        """The thief leaves the game; everybody sees which it was."""
        face = self.faces[int(currency)]
        self.gang(state).hands[int(seat)].remove(face)
        state.gone_cards.append(face)
        state.reveals += 1

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everybody sees how many thieves are held and which were played; the own ones besides."""
        hands = self.gang(state).hands
        shown: dict[str, object] = {
            "counts": [len(hand) for hand in hands],
            "played": names(state.rules, self._played(state)),
        }
        if seat >= 0:
            shown["mine"] = names(state.rules, hands[int(seat)])
        view[self.name] = shown

    def _played(self, state: State) -> list[int]:
        return sorted(face for face in state.gone_cards if face in self.faces)

    def reshuffle(self, state: State, seat: i64) -> None:
        """Thieves of other seats and those set aside could be any that were not seen."""
        gang = self.gang(state)
        hidden = gang.aside[:]
        counts: list[int] = []
        for other, hand in enumerate(gang.hands):
            counts.append(0 if other == seat else len(hand))
            if other != seat:
                hidden.extend(hand)
        state.rng.shuffle(hidden)
        drawn = deal(hidden, counts)
        if seat >= 0:
            drawn.hands[int(seat)] = gang.hands[int(seat)]
        state.slots[self.index] = drawn

    def held_cards(self, state: State) -> list[int]:
        """All thieves that were not played."""
        gang = self.gang(state)
        return [face for hand in gang.hands for face in hand] + gang.aside

    def write(self, state: State) -> dict[str, object]:
        """`hands`, by seat; the thieves set aside are those found nowhere."""
        return {"hands": [names(state.rules, hand) for hand in self.gang(state).hands]}

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, what was not played is dealt by lot."""
        left = self._all()
        for face in self._played(state):
            left.remove(face)
        most = self.dealt[str(state.rules.players)]
        if "hands" not in table:
            state.rng.shuffle(left)
            state.slots[self.index] = deal(left, [most] * state.rules.players)
            return
        hands = self._read_hands(table["hands"], state.rules, most)
        for face in [face for hand in hands for face in hand]:
            if face not in left:
                raise ValueError(f"there are not so many cards {state.rules.face_names[face]}")
            left.remove(face)
        state.slots[self.index] = Gang(hands, left)

    def _read_hands(self, value: object, rules: Rules, most: int) -> list[list[int]]:
        if not isinstance(value, list) or len(value) != rules.players:
            raise ValueError("hands must be a list of thieves for each seat")
        hands: list[list[int]] = []
        for cards in value:
            if not isinstance(cards, list) or len(cards) > most:
                raise ValueError(f"each seat holds a list of at most {most} thieves")
            hands.append(sorted(self._read_thief(card, rules) for card in cards))
        return hands

    def _read_thief(self, card: object, rules: Rules) -> int:
        face = rules.face_by_name.get(card, -1) if isinstance(card, str) else -1
        if face not in self.faces:
            raise ValueError(f"there is no thief {card}")
        return face


class Steal(Deed):
    """One money card of the thief's currency comes into the hand; the first argument is the card.

    Rulings: whatever the refill turns up is dealt with completely before anybody else is asked. A
    card of the display that is no money of the four currencies cannot be stolen.
    """

    def __init__(self, module: Thieves) -> None:
        super().__init__("steal")
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """Not before the own turn; how many thieves are held and what is displayed is public."""
        if seat == state.due or not self.module.gang(state).hands[int(seat)]:
            return False
        for face in state.display:
            if self._thief(face) >= 0:
                return True
        return False

    def _thief(self, face: i64) -> i64:
        """The thief who could steal this card, -1 if there is none."""
        if not is_money(face) or face >> CURRENCY_SHIFT >= len(self.module.faces):
            return -1
        return self.module.faces[int(face >> CURRENCY_SHIFT)]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each card that one of the own thieves knows; of equal cards the first."""
        if frame.seat == state.due:
            return
        hand = self.module.gang(state).hands[int(frame.seat)]
        if not hand:
            return
        for place, face in enumerate(state.display):
            if int(self._thief(face)) in hand and state.display.index(face) == place:
                out.add(pack(self.number, face, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Not before the own turn, and only with the right thief."""
        if frame.seat == state.due:
            return "thief_before_own_turn"
        face = arg_a(code)
        if int(face) not in state.display:
            return "not_on_display"
        if self._thief(face) < 0:
            return "no_thief_takes_it"
        hand = self.module.gang(state).hands[int(frame.seat)]
        return "" if int(self._thief(face)) in hand else "no_such_thief"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The display is filled up, scorings follow, then all are asked again."""
        face = arg_a(code)
        self.module.play_thief(state, frame.seat, face >> CURRENCY_SHIFT)
        state.display.remove(int(face))
        state.gain_card(frame.seat, face)
        if state.telling:
            card = state.rules.face_names[int(face)]
            state.tell({"event": "stole", "seat": int(frame.seat), "card": card})
        reopen_window(state)
        state.push(state.rules.steps["scorings"], frame.seat)
        state.push(state.rules.steps["refill_money"], frame.seat)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: what is stolen; its currency tells the thief."""
        return {"card": state.rules.face_names[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        card = parts.get("card")
        face = state.rules.face_by_name.get(card, -1) if isinstance(card, str) else -1
        if face < 0:
            raise BadMoveError("no_such_card", str(card))
        return pack(self.number, face, 0, 0)


def deal(cards: list[int], counts: list[int]) -> Gang:
    """Hands of the given sizes from shuffled thieves, as far as they go; the rest is set aside."""
    hands: list[list[int]] = []
    begin = 0
    for count in counts:
        hands.append(sorted(cards[begin : begin + count]))
        begin += count
    return Gang(hands, sorted(cards[begin:]))
