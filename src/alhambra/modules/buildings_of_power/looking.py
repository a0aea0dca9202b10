"""Architecture and Wisdom: one looks at the top of a pile, takes one piece and sorts the others."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    CARD, SPACE, TILE, Choice, Deed, Frame, Moves, State, Step, distinct, i64, is_money,
)  # fmt: skip
from alhambra.engine.rules import SCORING
from alhambra.engine.steps.looking import (
    Looking,
    LookQuestion,
    Sort,
    TakeNothing,
    looked_at,
    take_out,
)
from alhambra.engine.steps.menu import Done

if TYPE_CHECKING:
    from alhambra.modules.buildings_of_power import BuildingsOfPower


def looking(module: "BuildingsOfPower") -> Looking:
    """What is asked while somebody looks at cards or tiles."""
    cards, tiles = module.known
    done = Done("done_sorting")
    keep: list[Deed] = [KeepCard(module), PlayScoring(module), KeepNothing("keep_nothing")]
    taking = [
        LookQuestion("wisdom_question", "cards", keep, cards),
        LookQuestion("architecture_question", "choose", [LayUnder(module)], tiles),
    ]
    sorting = [
        LookQuestion("sort_cards_question", "cards", [Sort("sort_card", cards), done], cards),
        LookQuestion("sort_tiles_question", "choose", [Sort("sort_tile", tiles), done], tiles),
    ]
    return Looking(module, "looking", taking, sorting)


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
        self.looking = looking(module)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(self.module.owed.of(state, frame.seat))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """All hear what was rolled, but only the seat sees the pieces."""
        module, seat, building = self.module, frame.seat, int(self.chosen.of(code))
        module.owed.of(state, seat).remove(building)
        pips, pile = module.roll(state), module.pile_for(building)
        pieces = self.looking.begin(state, seat, pile, pips)
        module.power_rolled.tell(state, seat, building, pips)
        module.saw[pile].tell(state, seat, values=pieces, only=seat)


class NoPower(Deed):
    """Uses none of the abilities that are left; they lapse."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("done_power")
        self.owed = module.owed

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.owed.put(state, frame.seat, [])


# --- Wisdom: one of the cards


def for_the_hand(state: State, seat: i64, face: int) -> bool:
    """Money, and whatever its module lets one hold in hand, which is tried on a copy."""
    owner = state.rules.face_owner[face]
    return is_money(face) or (owner is not None and owner.card_picked(state.copy(), face, seat))


class KeepCard(Deed):
    """Keeps one of the cards. Money is kept in secret; any other card is shown."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("keep_card")
        self.module = module
        self.card = self.part("card", CARD)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return distinct(sorted(looked_at(state, frame)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        face = int(self.card.of(code))
        if face not in looked_at(state, frame):
            return "not_looked_at"
        return "" if for_the_hand(state, frame.seat, face) else "not_for_the_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        face, seat = int(self.card.of(code)), frame.seat
        take_out(state, frame, face)
        if is_money(face):
            state.gain_blind_card(seat, face)
            self.module.wisdom_kept.tell(state, seat)
            self.module.wisdom_card.tell(state, seat, face, only=seat)
        else:
            owner = state.rules.face_owner[face]
            assert owner is not None
            owner.card_picked(state, face, seat)
            self.module.wisdom_shown.tell(state, seat, face)


class PlayScoring(Deed):
    """A scoring card among the cards is played: the scoring comes at once, and nothing for it.

    The first one played is the first scoring, whichever card it is.
    """

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("play_scoring")
        self.played = module.scoring_played

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if SCORING in looked_at(state, frame) else "no_scoring_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        take_out(state, frame, SCORING, last=False)
        state.queued += 1
        state.reveals += 1
        self.played.tell(state, frame.seat)
        state.push(state.rules.steps["scorings"], frame.seat)


class KeepNothing(TakeNothing):
    """If no card can be held in hand, none is kept; whoever can keep one does."""

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        cards = looked_at(state, frame)
        some = any(for_the_hand(state, frame.seat, face) for face in cards)
        return "must_keep_card" if some else ""


# --- Architecture: one of the tiles


class LayUnder(Deed):
    """Lays one of the tiles face down under a tile of the market.

    All see where, one sees what.
    """

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("lay_under")
        self.module = module
        self.tile = self.part("tile", TILE)
        self.space = self.part("space", SPACE, "nothing_for_sale")

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        spaces = self.module.free_spaces(state)
        for tile in looked_at(state, frame)[::-1]:
            for space in spaces:
                out.add(self.pack(tile, space))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One of those looked at, and one hidden tile a space."""
        if int(self.tile.of(code)) not in looked_at(state, frame):
            return "not_looked_at"
        free = self.module.free_spaces(state)
        return "" if int(self.space.of(code)) in free else "hidden_tile_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        seat, tile, space = frame.seat, self.tile.of(code), self.space.of(code)
        take_out(state, frame, tile)
        self.module.hide(state, space, tile, seat)
        self.module.hid_tile.tell(state, seat, space)
        self.module.hid_this_tile.tell(state, seat, tile, space, only=seat)
