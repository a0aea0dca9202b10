"""Sample Room: a secret card for each player, which takes money or stays closed for points.

This is a rule that plays; change it into yours. The docstring says the rule as a rulebook would.

Each player is dealt one card face down; it shows a currency. As an action you may open it and take
one card of that currency from the display; it leaves the game. In the last scoring a card that is
still closed brings its owner 3 points.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, CARD, CURRENCIES, CURRENCY_SHIFT, LAST_ROUND, NONE, OTHER, OWNER, SEAT,
    STAGE_STARTER, Any, Cards, Deed, Event, Frame, Item, Module, Piles, State, distinct, i64,
)  # fmt: skip


class SampleRoom(Module):
    """Two cards of each currency. The class is called like the folder.

    Everything is declared once, in `__init__`: pieces, fields, events, moves. From that follows how
    the module is shown, saved, copied, and drawn anew for bots that must not know secrets.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        # Pieces: every card lies in one of the fields below, or is out of the game.
        words = [f"sample-room {name}" for name in CURRENCIES]
        self.card = Cards(self, "sample-room", words, data["cards_per_currency"])
        self.points: int = data["points"]
        # Fields: what changes in a game. OWNER: each seat sees its own, the others only how many.
        self.hands = Piles(self, "hands", self.card, OWNER, most=1, stage=STAGE_STARTER)
        # Events: what players are told, with the kinds of its parts.
        self.opened = Event(self, "sample_room_opened", seat=SEAT, secret=self.card, card=CARD)
        # Moves: this one may be made instead of another action.
        self.joins(ACTIONS, Open(self))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Called at the stage of set-up that the field names."""
        self.hands.deal(state, self.card.shuffled(state))

    def opens(self, face: i64) -> int:
        """The card of this module that takes such a money card, NONE if there is none."""
        currency = int(face >> CURRENCY_SHIFT)
        return self.card.first + currency if currency < len(CURRENCIES) else NONE

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Adds lines to the score sheet; they may count nothing that is secret."""
        if round != LAST_ROUND:
            return
        for seat, hand in enumerate(self.hands.all(state)):
            if hand:
                found.append(Item(seat, self.name, self.points, {"cards": len(hand)}))


class Open(Deed):
    """One kind of move: it lists what is legal, says why something is not, and is carried out."""

    def __init__(self, module: SampleRoom) -> None:
        super().__init__("open_sample_room", OTHER)  # OTHER: an action, and none of the usual ones
        self.module = module
        self.card = self.part("card", CARD)  # what the move names

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """Values of its part that might be legal; each is tried with `refuse`."""
        return distinct(state.display)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The rule that forbids the move, "" if it is legal; `reason-...` says it in words."""
        face = self.card.of(code)
        if int(face) not in state.display:
            return "not_on_display"
        fits = self.module.opens(face) in self.module.hands.of(state, frame.seat)
        return "" if fits else "sample_room_does_not_fit"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The secret card leaves the game, the money card comes into the hand."""
        face = self.card.of(code)
        secret = self.module.opens(face)
        self.module.hands.of(state, frame.seat).remove(secret)
        state.gone_cards.append(secret)
        state.reveals += 1  # something hidden was turned up, so the move cannot be taken back
        state.display.remove(int(face))
        state.gain_card(frame.seat, face)
        self.module.opened.tell(state, frame.seat, secret, face)
        state.spend_action()
