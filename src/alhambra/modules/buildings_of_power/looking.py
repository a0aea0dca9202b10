"""Architecture and Wisdom: one looks at the top of a pile, takes one piece and sorts the others.

The pieces stay where they are while they are looked at, so whatever else uses the pile finds it
whole. The frame of `Looking` holds how far one has come.
"""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    CARD, NOBODY, SPACE, TILE, Deed, Final, Frame, Kind, Moves, State, Step, distinct, i64,
    is_money, kinds_of,
)  # fmt: skip
from alhambra.engine.rules import SCORING
from alhambra.modules.buildings_of_power.knowledge import CARDS, pieces

if TYPE_CHECKING:
    from alhambra.modules.buildings_of_power import BuildingsOfPower

# The argument of `Looking` and its questions: the pile, whether a piece was taken, how many pieces
# are looked at, how many of them are sorted.
PILE_MASK: Final = 1
TAKEN: Final = 2
COUNT_SHIFT: Final = 2
COUNT_MASK: Final = 7
SORTED_SHIFT: Final = 5


def pile_of(a: i64) -> int:
    """CARDS or TILES."""
    return int(a & PILE_MASK)


def count_of(a: i64) -> int:
    """How many pieces are looked at."""
    return int((a >> COUNT_SHIFT) & COUNT_MASK)


def sorted_of(a: i64) -> int:
    """How many of them, from the top, are where they should be."""
    return int(a >> SORTED_SHIFT)


def looked_at(state: State, a: i64) -> list[int]:
    """The pieces that are looked at, the top one last."""
    pile = pieces(state, pile_of(a))
    return pile[len(pile) - count_of(a) :]


def unsorted(state: State, a: i64) -> list[int]:
    """Those that may still be sorted."""
    seen = looked_at(state, a)
    return seen[: len(seen) - sorted_of(a)]


def go_on(state: State, a: i64) -> None:
    """One has come further; the frame of `Looking` lies on top, its question is answered."""
    frame = state.frames[-1]
    state.frames[-1] = Frame(frame.step, NOBODY, frame.who, 0, a)


def last_place(pile: list[int], piece: i64, end: int) -> int:
    """The highest place below `end` where such a piece lies."""
    place = end - 1
    while pile[place] != piece:
        place -= 1
    return place


# --- When abilities are used


class PowerRound(Step):
    """After the refill a seat uses the abilities it has bought, in any order."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("power_round")
        self.module = module
        deeds: list[Deed] = [UsePower(module), NoPower(module)]
        self.question = module.asks(Step("power_question", "choose", deeds))

    def run(self, state: State, frame: Frame) -> None:
        """As long as there is one that can do anything; what cannot lapses."""
        module, seat = self.module, frame.who
        owed = [one for one in module.owed.of(state, seat) if module.useful(state, one)]
        module.owed.put(state, seat, owed)
        if owed and not state.ended:
            state.ask(self.question, seat)
        else:
            state.frames.pop()


class UsePower(Deed):
    """Rolls the red die and looks at so many pieces."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("use_power")
        self.module = module
        self.building = self.part("tile", module.building)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(self.module.owed.of(state, frame.seat))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be due."""
        owed = self.module.owed.of(state, frame.seat)
        return "" if int(self.building.of(code)) in owed else "power_not_due"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """All hear what was rolled, but only the seat sees the pieces."""
        module, seat, building = self.module, int(frame.seat), int(self.building.of(code))
        module.owed.of(state, seat).remove(building)
        pips = module.roll(state)
        pile = module.pile_for(building)
        if pile == CARDS and len(state.deck) < pips:
            state.renew_deck()
        count = min(pips, len(pieces(state, pile)))
        module.known.learn(state, seat, pile, count)
        a = pile | count << COUNT_SHIFT
        state.push(module.looking, seat, a)
        module.power_rolled.tell(state, seat, building, pips)
        seen = module.saw_cards if pile == CARDS else module.saw_tiles
        seen.tell(state, seat, values=looked_at(state, a)[::-1], only=seat)


class NoPower(Deed):
    """Uses none of the abilities that are left."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("done_power")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """They lapse."""
        self.module.owed.put(state, frame.seat, [])


class Looking(Step):
    """First one piece is taken, then the others are sorted; asked whatever they are."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("looking")
        done = SortingDone("done_sorting")
        keep: list[Deed] = [KeepCard(module), PlayScoring(module), KeepNothing(module)]
        cards: list[Deed] = [Sort("sort_card", "card", CARD), done]
        tiles: list[Deed] = [Sort("sort_tile", "tile", TILE), done]
        self.taking = [
            module.asks(LookQuestion("wisdom_question", "cards", keep)),
            module.asks(LookQuestion("architecture_question", "choose", [LayUnder(module)])),
        ]
        self.sorting = [
            module.asks(LookQuestion("sort_cards_question", "cards", cards)),
            module.asks(LookQuestion("sort_tiles_question", "choose", tiles)),
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

    def kinds(self) -> dict[str, Kind]:
        return kinds_of("count")

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`count`: how many are still to be dealt with; which they are is nobody's business."""
        return {"count": count_of(frame.a) - sorted_of(frame.a)}


# --- Taking one of the pieces


class Taking(Deed):
    """A deed that takes one of the pieces, or none."""

    def __init__(self, module: "BuildingsOfPower", name: str) -> None:
        super().__init__(name)
        self.module = module

    def take_out(self, state: State, frame: Frame, piece: i64, last: bool = True) -> None:
        """A piece leaves its pile; if it was the `last` to be taken, sorting comes next."""
        which, left = pile_of(frame.a), count_of(frame.a) - 1
        pile = pieces(state, which)
        del pile[last_place(pile, piece, len(pile))]
        self.module.known.learn(state, int(frame.seat), which, left)
        go_on(state, which | (TAKEN if last else 0) | left << COUNT_SHIFT)

    def for_the_hand(self, state: State, seat: i64, face: int) -> bool:
        """Money, and whatever its module lets one hold in hand, which is tried on a copy."""
        if is_money(face):
            return True
        owner = state.rules.face_owner[face]
        return owner is not None and owner.card_picked(state.copy(), face, seat)


class KeepCard(Taking):
    """Wisdom: keeps one of the cards."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "keep_card")
        self.card = self.part("card", CARD)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(sorted(looked_at(state, frame.a)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be one of those looked at, and one for the hand."""
        face = int(self.card.of(code))
        if face not in looked_at(state, frame.a):
            return "not_looked_at"
        return "" if self.for_the_hand(state, frame.seat, face) else "not_for_the_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Money is kept in secret; any other card is shown."""
        face, seat = int(self.card.of(code)), frame.seat
        self.take_out(state, frame, face)
        if is_money(face):
            state.gain_blind_card(seat, face)
            self.module.wisdom_kept.tell(state, seat)
            self.module.wisdom_card.tell(state, seat, face, only=seat)
        else:
            owner = state.rules.face_owner[face]
            assert owner is not None
            owner.card_picked(state, face, seat)
            self.module.wisdom_shown.tell(state, seat, face)


class PlayScoring(Taking):
    """A scoring card among the cards is played: the scoring comes at once, and nothing for it."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "play_scoring")

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be one."""
        return "" if SCORING in looked_at(state, frame.a) else "no_scoring_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first one played is the first scoring, whichever card it is."""
        self.take_out(state, frame, SCORING, last=False)
        state.queued += 1
        state.reveals += 1
        self.module.scoring_played.tell(state, frame.seat)
        state.push(state.rules.steps["scorings"], frame.seat)


class KeepNothing(Taking):
    """If no card can be held in hand, none is kept."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "keep_nothing")

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Whoever can keep a card does."""
        for face in looked_at(state, frame.a):
            if self.for_the_hand(state, frame.seat, face):
                return "must_keep_card"
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Sorting comes next."""
        go_on(state, frame.a | TAKEN)


class LayUnder(Taking):
    """Architecture: lays one of the tiles face down under a tile of the market."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "lay_under")
        self.tile = self.part("tile", TILE)
        self.space = self.part("space", SPACE, "nothing_for_sale")

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Any of them, wherever nothing is hidden yet."""
        spaces = self.module.hidden.free_spaces(state)
        for tile in looked_at(state, frame.a)[::-1]:
            for space in spaces:
                out.add(self.pack(tile, space))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One of those looked at, and one hidden tile a space."""
        if int(self.tile.of(code)) not in looked_at(state, frame.a):
            return "not_looked_at"
        free = self.module.hidden.free_spaces(state)
        return "" if int(self.space.of(code)) in free else "hidden_tile_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """All see where, one sees what."""
        seat, tile, space = frame.seat, self.tile.of(code), self.space.of(code)
        self.take_out(state, frame, tile)
        self.module.hidden.hide(state, space, tile, seat)
        self.module.hid_tile.tell(state, seat, space)
        self.module.hid_this_tile.tell(state, seat, tile, space, only=seat)


# --- Sorting the others


class Sort(Deed):
    """Says which piece comes next, from the top."""

    def __init__(self, name: str, part: str, kind: Kind) -> None:
        super().__init__(name)
        self.piece = self.part(part, kind)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(sorted(unsorted(state, frame.a)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be one of those left."""
        return "" if int(self.piece.of(code)) in unsorted(state, frame.a) else "not_looked_at"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies under those that were sorted before."""
        pile = pieces(state, pile_of(frame.a))
        end = len(pile) - sorted_of(frame.a)
        pile.insert(end - 1, pile.pop(last_place(pile, self.piece.of(code), end)))
        go_on(state, frame.a + (1 << SORTED_SHIFT))


class SortingDone(Deed):
    """The rest stays in the order in which it lies."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nobody looks any more."""
        state.frames.pop()
