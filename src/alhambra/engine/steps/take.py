"""Take money: one card of the display, or several worth at most 5 together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.announcement import TOOK
from alhambra.engine.kinds import Kind
from alhambra.engine.rules import Rules
from alhambra.engine.state import State, is_money
from alhambra.engine.step import TAKE, BadMoveError, Deed, Frame, Moves, arg_a, pack
from alhambra.engine.steps.reading import read_faces
from alhambra.engine.vocabulary import kinds_of

NO_MONEY: Final = 1000  # stands for a card without value, beyond every limit


class Take(Deed):
    """The first argument is the set of display places, one bit each."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.role = TAKE

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Single cards first, then sets; of equal cards the first is named."""
        sums = self._sums(state)
        for place in range(i64(len(state.display))):
            chosen = i64(1) << place
            if sums[chosen] < NO_MONEY and self._names_first(state, chosen):
                out.add(pack(self.number, chosen, 0, 0))
        limit = state.rules.take_limit
        for chosen in range(i64(3), i64(len(sums))):
            if sums[chosen] <= limit and chosen & (chosen - 1) and self._names_first(state, chosen):
                out.add(pack(self.number, chosen, 0, 0))

    def _sums(self, state: State) -> vec[i64]:
        """Value of every set of places; beyond every limit if a card there is no money."""
        places = len(state.display)
        sums = vec[i64]([0] * (i64(1) << places))
        for place in range(i64(places)):
            face = state.display[place]
            value = state.rules.face_value[face] if is_money(face) else i64(NO_MONEY)
            first = i64(1) << place
            for chosen in range(first):
                sums[first + chosen] = sums[chosen] + value
        return sums

    def _sum(self, state: State, chosen: i64) -> i64:
        """Value of the chosen places; beyond every limit if a card there is no money."""
        total: i64 = 0
        for place in range(i64(len(state.display))):
            if chosen >> place & 1:
                face = state.display[place]
                total += state.rules.face_value[face] if is_money(face) else NO_MONEY
        return total

    def _names_first(self, state: State, chosen: i64) -> bool:
        """Whether no equal card at an earlier place was left out."""
        display = state.display
        for place in range(i64(1), i64(len(display))):
            if chosen >> place & 1:
                for earlier in range(place):
                    if display[earlier] == display[place] and not chosen >> earlier & 1:
                        return False
        return True

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Nothing taken, or more than the limit."""
        chosen = arg_a(code)
        if chosen == 0 or chosen >> len(state.display):
            return "no_such_card"
        total = self._sum(state, chosen)
        if total >= NO_MONEY:
            return "no_money_card"
        several = chosen & (chosen - 1) != 0
        return "above_take_limit" if several and total > state.rules.take_limit else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The cards come into the hand; the display is filled up at the end of the turn."""
        chosen = arg_a(code)
        taken: list[int] = []
        left: list[int] = []
        for place in range(i64(len(state.display))):
            face = state.display[place]
            if chosen >> place & 1:
                taken.append(face)
                state.gain_card(frame.seat, face)
            else:
                left.append(face)
        if state.rules.hears(TOOK):
            state.announce(TOOK, frame.seat, self._sum(state, chosen))
        state.display = left
        state.spend_action()
        if state.telling:
            cards = names(state.rules, taken)
            state.tell({"event": "took", "seat": int(frame.seat), "cards": cards})

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return kinds_of("cards")

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`cards`: what is taken."""
        chosen = arg_a(code)
        faces = [face for place, face in enumerate(state.display) if chosen >> place & 1]
        return {"cards": names(state.rules, sorted(faces))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Finds each card's first place in the display."""
        chosen: i64 = 0
        for face in read_faces(state.rules, parts, "cards"):
            place = _place_of(state.display, face, chosen)
            if place < 0:
                raise BadMoveError("not_on_display", state.rules.face_names[face])
            chosen |= i64(1) << place
        return pack(self.number, chosen, 0, 0)


class WiderTake(Take):
    """Takes several cards worth more than anybody may take without a permit.

    The permit is used only by a take that needs it; limits do not add up.
    """

    def __init__(self, name: str, limit: i64, needless: str) -> None:
        super().__init__(name)
        self.limit = limit
        self.needless = needless  # what is said if the help was not needed

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """The sets between the two limits; of equal cards the first is named."""
        limit = state.rules.take_limit
        sums = self._sums(state)
        for chosen in range(i64(3), i64(len(sums))):
            if limit < sums[chosen] <= self.limit and chosen & (chosen - 1):
                if self._names_first(state, chosen):
                    out.add(pack(self.number, chosen, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Several cards, and a sum for which somebody is needed."""
        chosen = arg_a(code)
        if chosen == 0 or chosen >> len(state.display):
            return "no_such_card"
        total = self._sum(state, chosen)
        if total >= NO_MONEY:
            return "no_money_card"
        if chosen & (chosen - 1) == 0 or total <= state.rules.take_limit:
            return self.needless
        return "above_take_limit" if total > self.limit else ""


def _place_of(display: list[int], face: int, chosen: i64) -> i64:
    """The first place of this card that is not chosen yet, -1 if there is none."""
    for place in range(i64(len(display))):
        if display[place] == face and not chosen >> place & 1:
            return place
    return -1


def names(rules: Rules, faces: list[int]) -> list[str]:
    """Cards as texts."""
    return [rules.face_names[face] for face in faces]
