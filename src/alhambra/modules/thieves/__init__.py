"""The Thieves: money taken between turns.

Each thief knows one currency. Between turns whoever holds a thief may play it and take one money
card of its currency from the display, whatever its value; the thief leaves the game and the display
is filled up at once. Only the player whose turn comes next may not.
"""

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CARD, CURRENCIES, CURRENCY_SHIFT, OWNER, SEAT, STAGE_STARTER, WINDOW, Any, Cards,
    Deed, Event, Frame, Listed, Module, Piles, State, distinct, i64, reopen_window,
)  # fmt: skip


class Thieves(Module):
    """Three thieves of each of the four currencies, some dealt face down, the others never seen.

    Rulings: how many thieves a seat holds is public, which ones is not; there is no thief for a
    currency that another module adds.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        words = [f"thief {name}" for name in CURRENCIES]
        self.thief = Cards(self, "thief", words, data["cards_per_currency"])
        self.thief.plural = "thieves"
        share: dict[str, int] = data["dealt_per_player"]
        self.hands = Piles(self, "hands", self.thief, OWNER, most=share, stage=STAGE_STARTER)
        self.thieves_dealt = Event(self, "thieves_dealt", count=AMOUNT)
        self.thieves_held = Event(self, "thieves_held", seat=SEAT, thieves=Listed(self.thief))
        self.stole = Event(self, "stole", seat=SEAT, card=CARD)
        self.derives(played=Listed(self.thief))
        self.joins(WINDOW, Steal(self))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Dealt once the starting player is known."""
        self.hands.deal(state, self.thief.shuffled(state))
        self.thieves_dealt.tell(state, self.hands.most)
        for seat, hand in enumerate(self.hands.all(state)):
            self.thieves_held.tell(state, seat, values=hand, only=seat)

    def who_takes(self, face: i64) -> int:
        """The thief who could steal this card, -1 if there is none."""
        currency = int(face >> CURRENCY_SHIFT)
        return self.thief.first + currency if currency < len(CURRENCIES) else -1

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """Which thieves were played."""
        return {"played": [self.thief.text(state.rules, face) for face in self.thief.gone(state)]}


class Steal(Deed):
    """One money card of a thief's currency comes into the hand.

    Rulings: whatever the refill turns up is dealt with completely before anybody else is asked. A
    card of the display that is no money of the four currencies cannot be stolen.
    """

    def __init__(self, module: Thieves) -> None:
        super().__init__("steal")
        self.module = module
        self.card = self.part("card", CARD)

    def possible(self, state: State, seat: i64) -> bool:
        """Not before one's own turn; how many thieves are held and what is displayed is public."""
        if seat == state.due or not self.module.hands.of(state, seat):
            return False
        for face in state.display:
            if self.module.who_takes(face) >= 0:
                return True
        return False

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """The display."""
        return distinct(state.display)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Not before one's own turn, and only with the right thief."""
        if frame.seat == state.due:
            return "thief_before_own_turn"
        face = self.card.of(code)
        if int(face) not in state.display:
            return "not_on_display"
        thief = self.module.who_takes(face)
        if thief < 0:
            return "no_thief_takes_it"
        return "" if thief in self.module.hands.of(state, frame.seat) else "no_such_thief"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The display is filled up, scorings follow, then all are asked again."""
        face = self.card.of(code)
        thief = self.module.who_takes(face)
        self.module.hands.of(state, frame.seat).remove(thief)
        state.gone_cards.append(thief)
        state.reveals += 1
        state.display.remove(int(face))
        state.gain_card(frame.seat, face)
        self.module.stole.tell(state, frame.seat, face)
        reopen_window(state)
        state.push(state.rules.steps["scorings"], frame.seat)
        state.push(state.rules.steps["refill_money"], frame.seat)
