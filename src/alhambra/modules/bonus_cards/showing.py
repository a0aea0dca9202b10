"""How bonus cards are shown: one by one in the own turn, all together in a scoring."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.plain import PlainDeed

if TYPE_CHECKING:
    from alhambra.modules.bonus_cards import BonusCards


class Choosing(Step):
    """Before a scoring every seat is asked in turn, then all show what they have chosen."""

    def __init__(self, module: "BonusCards") -> None:
        super().__init__("bonus_round")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        """The program counter says whose turn it is to choose."""
        players = state.rules.players
        if frame.pc == players:
            state.frames.pop()
            self.module.show_chosen(state)
            return
        state.frames[-1] = frame.at(frame.pc + 1)
        seat = (frame.who + frame.pc) % players
        if self.module.might_show(state, seat):
            state.ask(self.module.question, seat)


class ShowNow(Deed):
    """Shows one card in the own turn, which is no action; the first argument is the card."""

    def __init__(self, module: "BonusCards") -> None:
        super().__init__("show_bonus")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every card whose building stands."""
        for card in self.module.fitting(state, frame.seat):
            out.add(pack(self.number, card, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be in hand, and its building in the Alhambra."""
        return self.module.refuse(state, frame.seat, int(arg_a(code)))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card lies open."""
        self.module.show_cards(state, frame.seat, [int(arg_a(code))])

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`bonus`: which card."""
        return {"bonus": self.module.names[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        card = self.module.number_of(parts.get("bonus"))
        if card < 0:
            raise BadMoveError("no_such_card", str(parts.get("bonus")))
        return pack(self.number, card, 0, 0)


class ShowTogether(Deed):
    """Chooses which cards are shown in a scoring; the first argument has one bit per card."""

    def __init__(self, module: "BonusCards") -> None:
        super().__init__("choose_bonus")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every choice of cards whose buildings stand."""
        chosen = [0]
        for card in self.module.fitting(state, frame.seat):
            chosen += [others | 1 << card for others in chosen]
        for cards in chosen[1:]:
            out.add(pack(self.number, cards, 0, 0))

    def _cards(self, code: i64) -> list[int]:
        chosen = arg_a(code)
        return [card for card in range(len(self.module.names)) if chosen >> card & 1]

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Each card must be in hand, and its building in the Alhambra."""
        for card in self._cards(code):
            reason = self.module.refuse(state, frame.seat, card)
            if reason:
                return reason
        return "" if arg_a(code) else "no_such_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They wait until all have chosen."""
        self.module.choose(state, frame.seat, self._cards(code))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`bonuses`: which cards."""
        return {"bonuses": [self.module.names[card] for card in self._cards(code)]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the cards up."""
        names = parts.get("bonuses")
        if not isinstance(names, (list, tuple)):
            raise BadMoveError("bad_part", "bonuses must be a list of cards")
        chosen = 0
        for name in names:
            card = self.module.number_of(name)
            if card < 0 or chosen >> card & 1:
                raise BadMoveError("no_such_card", str(name))
            chosen |= 1 << card
        return pack(self.number, chosen, 0, 0)


class KeepHidden(PlainDeed):
    """Shows no card in this scoring."""

    def __init__(self, module: "BonusCards") -> None:
        super().__init__("keep_bonus")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nobody hears of it."""
        self.module.choose(state, frame.seat, [])
