"""Architecture and Wisdom: one looks at the top of a pile, takes one piece and sorts the others.

The pieces stay where they are while they are looked at, so whatever else uses the pile finds it
whole. The frame of `Looking` holds how far one has come: the pile, whether a piece was taken, how
many pieces are looked at, how many of them are sorted.
"""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CARD, NOBODY, SPACE, TILE, Choice, Deed, Final, Frame, Kind, Moves, State, Step,
    distinct, i64, is_money,
)  # fmt: skip
from alhambra.engine.rules import SCORING
from alhambra.modules.buildings_of_power.knowledge import CARDS, pieces

if TYPE_CHECKING:
    from alhambra.modules.buildings_of_power import BuildingsOfPower

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


def left_of(a: i64) -> int:
    """How many are still to be dealt with."""
    return count_of(a) - sorted_of(a)


def looked_at(state: State, a: i64) -> list[int]:
    """The pieces that are looked at and not yet sorted, the top one last."""
    pile = pieces(state, pile_of(a))
    return pile[len(pile) - count_of(a) : len(pile) - sorted_of(a)]


def go_on(state: State, a: i64) -> None:
    """One has come further; the frame of `Looking` lies on top, its question is answered."""
    frame = state.frames[-1]
    state.frames[-1] = Frame(frame.step, NOBODY, frame.who, 0, a)


def take_from(pile: list[int], piece: i64, end: int) -> int:
    """The highest such piece below `end` leaves the pile."""
    place = end - 1
    while pile[place] != piece:
        place -= 1
    return pile.pop(place)


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


class UsePower(Choice):
    """Rolls the red die and looks at so many pieces."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("use_power", "tile", module.building, "power_not_due")
        self.module = module
        self.looking = module.asks(Looking(module))

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(self.module.owed.of(state, frame.seat))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """All hear what was rolled, but only the seat sees the pieces."""
        module, seat, building = self.module, int(frame.seat), int(self.chosen.of(code))
        module.owed.of(state, seat).remove(building)
        pips, pile = module.roll(state), module.pile_for(building)
        if pile == CARDS and len(state.deck) < pips:
            state.renew_deck()
        count = min(pips, len(pieces(state, pile)))
        module.known.learn(state, seat, pile, count)
        a = pile | count << COUNT_SHIFT
        state.push(self.looking, seat, a)
        module.power_rolled.tell(state, seat, building, pips)
        seen = module.saw_cards if pile == CARDS else module.saw_tiles
        seen.tell(state, seat, values=looked_at(state, a)[::-1], only=seat)


class NoPower(Deed):
    """Uses none of the abilities that are left; they lapse."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("done_power")
        self.module = module

    def act(self, state: State, frame: Frame, code: i64) -> None:
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
        pile, left = pile_of(frame.a), left_of(frame.a)
        if not frame.a & TAKEN and left > 0:
            state.ask(self.taking[pile], frame.who, frame.a)
        elif left > 1:
            state.ask(self.sorting[pile], frame.who, frame.a)
        else:
            state.frames.pop()


class LookQuestion(Step):
    """What becomes of pieces that only one seat sees; how many they are is public."""

    def kinds(self) -> dict[str, Kind]:
        return {"count": AMOUNT}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        return {"count": left_of(frame.a)}


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
        take_from(pile, piece, len(pile))
        self.module.known.learn(state, int(frame.seat), which, left)
        go_on(state, which | (TAKEN if last else 0) | left << COUNT_SHIFT)

    def for_the_hand(self, state: State, seat: i64, face: int) -> bool:
        """Money, and whatever its module lets one hold in hand, which is tried on a copy."""
        owner = state.rules.face_owner[face]
        return is_money(face) or (owner is not None and owner.card_picked(state.copy(), face, seat))


class KeepCard(Taking):
    """Wisdom: keeps one of the cards. Money is kept in secret; any other card is shown."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "keep_card")
        self.card = self.part("card", CARD)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(sorted(looked_at(state, frame.a)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        face = int(self.card.of(code))
        if face not in looked_at(state, frame.a):
            return "not_looked_at"
        return "" if self.for_the_hand(state, frame.seat, face) else "not_for_the_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
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
    """A scoring card among the cards is played: the scoring comes at once, and nothing for it.

    The first one played is the first scoring, whichever card it is.
    """

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "play_scoring")

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if SCORING in looked_at(state, frame.a) else "no_scoring_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.take_out(state, frame, SCORING, last=False)
        state.queued += 1
        state.reveals += 1
        self.module.scoring_played.tell(state, frame.seat)
        state.push(state.rules.steps["scorings"], frame.seat)


class KeepNothing(Taking):
    """If no card can be held in hand, none is kept; whoever can keep one does."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "keep_nothing")

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        seen = looked_at(state, frame.a)
        some = any(self.for_the_hand(state, frame.seat, face) for face in seen)
        return "must_keep_card" if some else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        go_on(state, frame.a | TAKEN)


class LayUnder(Taking):
    """Architecture: lays one of the tiles face down under a tile of the market.

    All see where, one sees what.
    """

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module, "lay_under")
        self.tile = self.part("tile", TILE)
        self.space = self.part("space", SPACE, "nothing_for_sale")

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
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
        seat, tile, space = frame.seat, self.tile.of(code), self.space.of(code)
        self.take_out(state, frame, tile)
        self.module.hidden.hide(state, space, tile, seat)
        self.module.hid_tile.tell(state, seat, space)
        self.module.hid_this_tile.tell(state, seat, tile, space, only=seat)


# --- Sorting the others


class Sort(Choice):
    """Says which piece comes next, from the top; it lies under those that were sorted before."""

    def __init__(self, name: str, part: str, kind: Kind) -> None:
        super().__init__(name, part, kind, "not_looked_at")

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(sorted(looked_at(state, frame.a)))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        pile = pieces(state, pile_of(frame.a))
        end = len(pile) - sorted_of(frame.a)
        pile.insert(end - 1, take_from(pile, self.chosen.of(code), end))
        go_on(state, frame.a + (1 << SORTED_SHIFT))


class SortingDone(Deed):
    """The rest stays in the order in which it lies."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        state.frames.pop()
