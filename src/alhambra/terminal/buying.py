"""Money: taking it, and buying with it, from the market and from whoever else sells."""

import json

from rich.console import Group
from rich.text import Text

from alhambra.game.moves import Move
from alhambra.showing.printed import Card, cards_of, tile_from, total
from alhambra.terminal.desk import Desk, is_plain_purchase, ware_parts
from alhambra.terminal.panels import chip, space_currencies


def take(desk: Desk, moves: list[Move]) -> Move | None:
    """Cards of the display."""
    options = [move for move in moves if move.kind == "take"]
    labels = [desk.card_label(cards_of(move, "cards")) for move in options]
    chosen = desk.talk.choose(desk.scene(), desk.words("ask-take"), labels)
    return None if chosen is None else options[chosen]


class Buying:
    """First what to buy, then how to pay; where there is no choice nothing is asked."""

    def __init__(self, desk: Desk, moves: list[Move]) -> None:
        self.desk = desk
        self.talk = desk.talk
        self.words = desk.words
        self.spaces = len(space_currencies())
        self.wares = self._numbered([move for move in moves if move.kind == "buy"])

    def _numbered(self, offers: list[Move]) -> dict[int, list[Move]]:
        """The payments of each ware: market spaces under their number, others behind them."""
        found: dict[int, list[Move]] = {}
        numbers: dict[str, int] = {}
        for move in offers:
            if is_plain_purchase(move):
                number = move.parts["space"]
            else:
                name = json.dumps(ware_parts(move))
                number = numbers.setdefault(name, self.spaces + 1 + len(numbers))
            found.setdefault(number, []).append(move)
        return dict(sorted(found.items()))

    def buy(self) -> Move | None:
        """A purchase; None means back."""
        number = self._ware()
        if number is None:
            return None
        payments = self.wares.get(number, [])
        if not payments:
            self.talk.refuse(self._why_no_sale(number))
            return None
        payments.sort(key=lambda move: total(cards_of(move, "pay")))
        if len(payments) == 1 and not self.talk.waiting:
            return payments[0]
        return self._payment(payments)

    # --- What to buy

    def _ware(self) -> int | None:
        """Any market space may be named; what you can pay is listed."""
        if len(self.wares) == 1 and not self.talk.waiting:
            return next(iter(self.wares))
        last = max([self.spaces, *self.wares])
        while True:
            lines = [self._ware_label(number) for number in self.wares]
            body = Group(Text(self.words("ask-space"), "bold"), *lines, self.talk.back())
            self.talk.put(self.desk.scene(), body)
            answer = self.talk.ask()
            if answer in ("", "0"):
                return None
            if answer.isdecimal() and 1 <= int(answer) <= last:
                return int(answer)
            self.talk.refuse(self.words("type-number", last=last))

    def _ware_label(self, number: int) -> Text:
        label = self.talk.keys({str(number): ""})
        move = self.wares[number][0]
        told = self.words.ware(ware_parts(move))
        if "tile" in move.parts:
            return label.append(chip(told, tile_from(move.parts["tile"]).style))
        return label.append(told)

    def _why_no_sale(self, space: int) -> str:
        """The game's own reason why all your money of the currency does not buy it."""
        currency = space_currencies()[space - 1]
        hand = [card for card in self.desk.seat().hand or [] if card.currency == currency]
        if not hand:
            return self.words("no-money-in", currency=self.words.currency(currency))
        reason = self.desk.game.why_not(_purchase({"space": space}, hand))
        return self.words.reason(reason or "not_asked")

    # --- How to pay

    def _payment(self, payments: list[Move]) -> Move | None:
        """A listed payment by its number, or any cards of one currency as `3+5`."""
        labels = [self._payment_label(move) for move in payments]
        question = self.words("ask-payment", tile=self.words.ware(ware_parts(payments[0])))
        while True:
            body = [Text(question, "bold"), self.talk.columns(labels)]
            how = Text(self.words("payment-typed"), "dim")
            self.talk.put(self.desk.scene(), Group(*body, how, self.talk.back()))
            answer = self.talk.ask()
            if answer in ("", "0"):
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(payments):
                return payments[int(answer) - 1]
            typed = self._typed_payment(answer, payments)
            if typed:
                return typed

    def _payment_label(self, move: Move) -> Text:
        cards = cards_of(move, "pay")
        price, exact = self.desk.bargain(move)
        over = total(cards) - price
        note = self.words("payment-exact") if exact else self.words("payment-over", over=over)
        return self.desk.card_label(cards).append(note, "bold green" if exact else "")

    def _typed_payment(self, answer: str, payments: list[Move]) -> Move | None:
        """The cards of the first currency that will do."""
        values = answer.split("+")
        if len(values) < 2 or not all(value.isdecimal() for value in values):
            self.talk.refuse(self.words("type-payment", last=len(payments)))
            return None
        reason = ""
        ware = {key: part for key, part in ware_parts(payments[0]).items() if key != "tile"}
        for currency in dict.fromkeys(cards_of(move, "pay")[0].currency for move in payments):
            cards = [Card(f"{currency} {value}", currency, int(value)) for value in values]
            move = _purchase(ware, cards)
            found = self.desk.game.why_not(move)
            if found is None:
                return move
            reason = reason or found
        self.talk.refuse(self.words.reason(reason))
        return None


def _purchase(ware: dict[str, object], cards: list[Card]) -> Move:
    return Move("buy", **ware, pay=[card.name for card in cards])
