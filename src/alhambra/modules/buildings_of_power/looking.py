"""Architecture and Wisdom: when they are used, and what is asked then.

The frame of `Looking` holds how far one has come; see `buildings_of_power_pieces`.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.laying import tile_name
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.take import names
from alhambra.modules.buildings_of_power.choices import (
    KeepCard,
    KeepNothing,
    LayUnder,
    PlayScoring,
    SortCard,
    SortingDone,
    SortTile,
)
from alhambra.modules.buildings_of_power.pieces import (
    COUNT_SHIFT,
    TAKEN,
    count_of,
    looked_at,
    pieces,
    pile_of,
    sorted_of,
)
from alhambra.modules.buildings_of_power.simple import BuildingDeed
from alhambra.modules.buildings_of_power.slot import CARDS, TILES

if TYPE_CHECKING:
    from alhambra.modules.buildings_of_power import BuildingsOfPower

WISDOM: Final = "wisdom"


def register_looking(module: "BuildingsOfPower", rules: Rules) -> None:
    """Makes steps and deeds known."""
    done = SortingDone("done_sorting")
    module.round.question.deeds = [UsePower(module), NoPower(module)]
    looking = module.looking
    wisdom: list[Deed] = [KeepCard(module), PlayScoring(module), KeepNothing(module)]
    looking.taking[CARDS].deeds = wisdom
    looking.taking[TILES].deeds = [LayUnder(module)]
    looking.sorting[CARDS].deeds = [SortCard("sort_card"), done]
    looking.sorting[TILES].deeds = [SortTile("sort_tile"), done]
    questions = [module.round.question, *looking.taking, *looking.sorting]
    for question in questions:
        rules.add_step(question)
        for deed in question.deeds:
            if deed.name not in rules.deed_by_name:
                rules.add_deed(deed)
    rules.add_step(module.round)
    rules.add_step(looking)


class PowerRound(Step):
    """After the refill a seat uses the abilities it has bought, in any order."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("power_round")
        self.module = module
        self.question = Step("power_question", "choose")

    def run(self, state: State, frame: Frame) -> None:
        """As long as there is one that can do anything; what cannot lapses."""
        owed = self.module.slot(state).owed
        seat = int(frame.who)
        owed[seat] = [number for number in owed[seat] if self.module.useful(state, number)]
        if owed[seat] and not state.ended:
            state.ask(self.question, seat)
        else:
            state.frames.pop()


class UsePower(BuildingDeed):
    """Rolls the red die and looks at so many pieces."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("use_power", module)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each ability that is still to be used."""
        for number in self.module.slot(state).owed[int(frame.seat)]:
            out.add(pack(self.number, number, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be due."""
        owed = self.module.slot(state).owed[int(frame.seat)]
        return "" if int(arg_a(code)) in owed else "power_not_due"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """All hear what was rolled, but only the seat sees the pieces."""
        number = int(arg_a(code))
        slot = self.module.slot(state)
        seat = int(frame.seat)
        slot.owed[seat].remove(number)
        pips = self.module.die(state)
        pile = CARDS if self.module.ability[number] == WISDOM else TILES
        if pile == CARDS and len(state.deck) < pips:
            state.renew_deck()
        size = len(pieces(state, pile))
        count = min(pips, size)
        slot.learn(seat, pile, size, count)
        a = pile | count << COUNT_SHIFT
        state.push(self.module.looking, seat, a)
        if state.telling:
            event: dict[str, object] = {"event": "power_rolled", "seat": seat}
            state.tell({**event, "tile": self.module.names[number], "pips": pips})
            self._tell_pieces(state, seat, a)

    def _tell_pieces(self, state: State, seat: int, a: i64) -> None:
        seen = looked_at(state, a)[::-1]
        event: dict[str, object] = {"seat": seat}
        if pile_of(a) == CARDS:
            state.tell({"event": "saw_cards", **event, "cards": names(state.rules, seen)}, seat)
        else:
            tiles = [tile_name(state, tile) for tile in seen]
            state.tell({"event": "saw_tiles", **event, "tiles": tiles}, seat)


class NoPower(PlainDeed):
    """Uses none of the abilities that are left."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("done_power")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They lapse."""
        self.module.slot(state).owed[int(frame.seat)] = []


class Looking(Step):
    """First one piece is taken, then the others are sorted; asked whatever they are."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("looking")
        self.module = module
        self.taking = [
            LookQuestion("wisdom_question", "cards"),
            LookQuestion("architecture_question", "choose"),
        ]
        self.sorting = [
            LookQuestion("sort_cards_question", "cards"),
            LookQuestion("sort_tiles_question", "choose"),
        ]

    def run(self, state: State, frame: Frame) -> None:
        """A single piece has only one place."""
        a = frame.a
        left = count_of(a) - sorted_of(a)
        if not a & TAKEN and left > 0:
            state.ask(self.taking[pile_of(a)], frame.who, a)
        elif left > 1:
            state.ask(self.sorting[pile_of(a)], frame.who, a)
        else:
            state.frames.pop()


class LookQuestion(Step):
    """What becomes of pieces that only one seat sees."""

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`count`: how many are still to be dealt with; which they are is nobody's business."""
        return {"count": count_of(frame.a) - sorted_of(frame.a)}
