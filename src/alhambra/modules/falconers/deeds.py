"""What one does with falcons: settle one, pay it with a card, settle another or stop."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.cells import STRIDE
from alhambra.engine.money import Unit
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import cell_part, read_cell

if TYPE_CHECKING:
    from alhambra.modules.falconers import Falconers

NO_CROSSING: Final = -1


class FlyFalcon(Deed):
    """Settles a falcon: first argument which, second the cell north-west of the crossing.

    As an action it must be the first and only one of the turn; asked for again it goes on with it.
    """

    def __init__(self, module: "Falconers", name: str, role: i64) -> None:
        super().__init__(name)
        self.module = module
        self.role = role

    def _refuse_now(self, state: State, frame: Frame) -> str:
        """The only action of the turn, and a card to pay with."""
        if frame.step is not self.module.more:
            if state.acted or self.module.slot(state).rebuilt:
                return "falcons_alone"
        return "" if state.card_count(frame.seat) else "falcon_needs_card"

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every falcon on every free crossing that has both of its types."""
        if self._refuse_now(state, frame):
            return
        board = state.boards[int(frame.seat)]
        for y in range(board.top, board.bottom):
            for corner in range(y * STRIDE + board.left, y * STRIDE + board.right):
                types = self.module.crossing(state, frame.seat, corner)
                if types > 0 and self.module.falcon_at(state, frame.seat, corner) < 0:
                    self._offer_at(state, corner, types, out)

    def _offer_at(self, state: State, corner: i64, types: i64, out: Moves) -> None:
        places = self.module.slot(state).places
        for falcon, wants in enumerate(self.module.wants):
            if places[falcon] < 0 and types & wants == wants:
                out.add(pack(self.number, falcon, corner, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The falcon is for sale, and the crossing free and of its types."""
        reason = self._refuse_now(state, frame)
        if reason:
            return reason
        module = self.module
        falcon = int(arg_a(code))
        if module.slot(state).places[falcon] >= 0:
            return "falcon_taken"
        types = module.crossing(state, frame.seat, arg_b(code))
        if types == NO_CROSSING:
            return "no_crossing"
        if module.falcon_at(state, frame.seat, arg_b(code)) >= 0:
            return "falcon_there"
        return "" if types & module.wants[falcon] == module.wants[falcon] else "falcon_types"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies on the crossing; its card is asked for."""
        self.module.settle_falcon(state, frame.seat, int(arg_a(code)), arg_b(code))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`falcon`, and `at`: the tile at whose south-east corner the crossing lies."""
        name = self.module.names[int(arg_a(code))]
        return {"falcon": name, "at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks falcon and crossing up."""
        name = parts.get("falcon")
        if name not in self.module.names:
            raise BadMoveError("no_such_falcon", str(name))
        return pack(self.number, self.module.names.index(str(name)), read_cell(parts), 0)


class PayFalcon(Deed):
    """Pays with one card of any value: first argument the currency, second the unit's place."""

    def __init__(self, module: "Falconers") -> None:
        super().__init__("pay_falcon")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every kind of card in hand."""
        for currency in range(len(state.rules.currencies)):
            for place, unit in enumerate(state.rules.currencies[currency].units):
                if unit.is_card and _held(state, frame.seat, currency, unit):
                    out.add(pack(self.number, currency, place, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A card in hand."""
        unit = _unit(state.rules, code)
        if not unit.is_card:
            return "no_money_card"
        return "" if _held(state, frame.seat, arg_a(code), unit) else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is gone; another falcon may follow."""
        unit = _unit(state.rules, code)
        state.pay(frame.seat, arg_a(code), unit.one)
        if state.telling:
            event: dict[str, object] = {"event": "falcon_paid", "seat": int(frame.seat)}
            state.tell({**event, "card": unit.name})
        more = Moves()
        question = self.module.more
        question.deeds[0].offer(state, Frame(question, frame.seat, frame.seat), more)
        if more.count():
            state.ask(question, frame.seat)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: what is given."""
        return {"card": _unit(state.rules, code).name}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        currency, unit = state.rules.unit_by_name.get(str(parts.get("card")), (-1, None))
        if unit is None:
            raise BadMoveError("no_such_card", str(parts.get("card")))
        place = state.rules.currencies[currency].units.index(unit)
        return pack(self.number, currency, place, 0)


class DoneFalcons(PlainDeed):
    """No more falcons in this turn."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The turn goes on to its end."""


def _unit(rules: Rules, code: i64) -> Unit:
    return rules.currencies[int(arg_a(code))].units[int(arg_b(code))]


def _held(state: State, seat: i64, currency: i64, unit: Unit) -> bool:
    return (state.purse(seat, currency) >> unit.shift) & unit.mask > 0
