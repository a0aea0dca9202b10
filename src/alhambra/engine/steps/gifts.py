"""Small deeds that are no actions: one card of the display, a swap of cards or on the market."""

from mypy_extensions import i64

from alhambra.engine.common import CARD, HELD
from alhambra.engine.kinds import Kind
from alhambra.engine.rules import SPACES, Rules
from alhambra.engine.state import State, is_money
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.vocabulary import kinds_of


class TakeCard(Deed):
    """Takes one money card; the first argument is its place in the display."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every money card; of equal ones the first."""
        for place, face in enumerate(state.display):
            if is_money(face) and state.display.index(face) == place:
                out.add(pack(self.number, place, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be money."""
        return "" if is_money(state.display[int(arg_a(code))]) else "no_money_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card comes into the hand."""
        face = state.display.pop(int(arg_a(code)))
        state.gain_card(frame.seat, face)
        if state.telling:
            cards = [state.rules.face_names[face]]
            state.tell({"event": "took", "seat": int(frame.seat), "cards": cards})

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("card")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: what is taken."""
        return {"card": state.rules.face_names[state.display[int(arg_a(code))]]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Finds the card's first place."""
        face = state.rules.face_by_name.get(str(parts.get("card")), -1)
        if face not in state.display:
            raise BadMoveError("not_on_display", str(parts.get("card")))
        return pack(self.number, state.display.index(face), 0, 0)


class SwapCards(Deed):
    """A card of the hand is given for one of the display; `refuse_pair` says which may be."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.give = self.part("give", HELD)
        self.take = self.part("take", CARD)

    def refuse_pair(self, state: State, give: int, take: int) -> str:
        """The key of the rule that forbids this exchange, "" if it is allowed."""
        raise NotImplementedError

    def possible(self, state: State, seat: i64) -> bool:
        """Cards in hand and money in the display; whether they fit is secret."""
        return state.card_count(seat) > 0 and any(is_money(face) for face in state.display)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every pair; of equal cards the first."""
        takes = sorted(set(state.display))
        for give in sorted(set(state.hand(frame.seat))):
            for take in takes:
                if self.refuse_pair(state, give, take) == "":
                    out.add(self.pack(give, take))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        give, take = int(self.give.of(code)), int(self.take.of(code))
        if give not in state.hand(frame.seat):
            return "not_in_hand"
        return self.refuse_pair(state, give, take) if take in state.display else "not_on_display"


class SwapSpaces(Deed):
    """What lies on two market spaces changes places; the arguments are the spaces, from 0."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """All pairs, unless both spaces are empty."""
        for first in range(SPACES):
            for second in range(first + 1, SPACES):
                code = pack(self.number, first, second, 0)
                if self.refuse(state, frame, code) == "":
                    out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One tile at least must move."""
        first, second = int(arg_a(code)), int(arg_b(code))
        if first == second:
            return "same_place"
        return "spaces_empty" if state.market[first] < 0 and state.market[second] < 0 else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They change places."""
        first, second = int(arg_a(code)), int(arg_b(code))
        market = state.market
        market[first], market[second] = market[second], market[first]
        if state.telling:
            event: dict[str, object] = {"event": "swapped", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("spaces")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`spaces`: which two, from 1."""
        return {"spaces": [int(arg_a(code)) + 1, int(arg_b(code)) + 1]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Two spaces, in any order."""
        spaces = parts.get("spaces")
        if not isinstance(spaces, (list, tuple)) or len(spaces) != 2:
            raise BadMoveError("bad_part", "spaces must be two market spaces")
        for space in spaces:
            if type(space) is not int or not 1 <= space <= SPACES:
                raise BadMoveError("bad_part", f"there are market spaces 1 to {SPACES}")
        return pack(self.number, min(spaces) - 1, max(spaces) - 1, 0)
