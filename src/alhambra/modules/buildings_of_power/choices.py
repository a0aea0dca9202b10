"""What one does with pieces one has looked at: keep, hide, sort."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.laying import tile_name
from alhambra.engine.rules import SCORING
from alhambra.engine.state import State, is_money
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, arg_a, arg_b, pack
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import read_int, read_tile
from alhambra.modules.buildings_of_power.pieces import (
    SORTED_SHIFT,
    TAKEN,
    go_on,
    looked_at,
    pieces,
    pile_of,
    read_card,
    sorted_of,
    take_out,
    unsorted,
)

if TYPE_CHECKING:
    from alhambra.modules.buildings_of_power import BuildingsOfPower

# --- Wisdom


class KeepCard(Deed):
    """Keeps one of the cards; the first argument is its face."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("keep_card")
        self.module = module

    def keepable(self, state: State, seat: i64, face: int) -> bool:
        """Money, and whatever its module lets one hold in hand, which is tried on a copy."""
        if is_money(face):
            return True
        owner = state.rules.face_owner[face]
        return owner is not None and owner.card_picked(state.copy(), face, seat)

    def choices(self, state: State, frame: Frame) -> list[int]:
        """The cards that may be kept, each kind once."""
        seen = sorted(set(looked_at(state, frame.a)))
        return [face for face in seen if self.keepable(state, frame.seat, face)]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every card that can be held in hand."""
        for face in self.choices(state, frame):
            out.add(pack(self.number, face, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be one of those looked at, and one for the hand."""
        face = int(arg_a(code))
        if face not in looked_at(state, frame.a):
            return "not_looked_at"
        return "" if self.keepable(state, frame.seat, face) else "not_for_the_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Money is kept in secret; any other card is shown."""
        face, seat = int(arg_a(code)), int(frame.seat)
        take_out(self.module, state, frame, face)
        name = state.rules.face_names[face]
        event: dict[str, object] = {"event": "wisdom_kept", "seat": seat}
        if is_money(face):
            state.gain_blind_card(seat, face)
            if state.telling:
                state.tell(event)
                state.tell({"event": "wisdom_card", "seat": seat, "card": name}, seat)
            return
        owner = state.rules.face_owner[face]
        assert owner is not None
        owner.card_picked(state, face, seat)
        if state.telling:
            state.tell({"event": "wisdom_shown", "seat": seat, "card": name})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: which."""
        return {"card": state.rules.face_names[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        return pack(self.number, read_card(state, parts), 0, 0)


class PlayScoring(Deed):
    """A scoring card among the cards is played: the scoring comes at once, and nothing for it."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("play_scoring")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """If there is one."""
        if SCORING in looked_at(state, frame.a):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be one."""
        return "" if SCORING in looked_at(state, frame.a) else "no_scoring_card"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first one played is the first scoring, whichever card it is."""
        take_out(self.module, state, frame, SCORING, last=False)
        state.queued += 1
        state.reveals += 1
        if state.telling:
            state.tell({"event": "scoring_played", "seat": int(frame.seat)})
        state.push(state.rules.steps["scorings"], frame.seat)


class KeepNothing(KeepCard):
    """If no card can be held in hand, none is kept."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__(module)
        self.name = "keep_nothing"

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Only then."""
        if not self.choices(state, frame):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Whoever can keep a card does."""
        return "must_keep_card" if self.choices(state, frame) else ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Sorting comes next."""
        go_on(state, frame.a | TAKEN)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """None."""
        return {}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """There is one way to do it."""
        return pack(self.number, 0, 0, 0)


# --- Architecture


class LayUnder(Deed):
    """Lays one of the tiles face down under a tile of the market: tile and space."""

    def __init__(self, module: "BuildingsOfPower") -> None:
        super().__init__("lay_under")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Any of them, wherever nothing is hidden yet."""
        spaces = self.module.free_spaces(state)
        for tile in looked_at(state, frame.a)[::-1]:
            for space in spaces:
                out.add(pack(self.number, tile, space, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One of those looked at, and one hidden tile a space."""
        if int(arg_a(code)) not in looked_at(state, frame.a):
            return "not_looked_at"
        free = self.module.free_spaces(state)
        return "" if int(arg_b(code)) in free else "hidden_tile_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """All see where, one sees what."""
        tile, space = int(arg_a(code)), int(arg_b(code))
        parts = self.parts(state, frame, code) if state.telling else {}
        take_out(self.module, state, frame, tile)
        self.module.hide(state, frame.seat, tile, space)
        if state.telling:
            event: dict[str, object] = {"seat": int(frame.seat)}
            state.tell({"event": "hid_tile", **event, "space": space + 1})
            state.tell({"event": "hid_this_tile", **event, **parts}, int(frame.seat))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile` and `space`."""
        return {"tile": tile_name(state, arg_a(code)), "space": int(arg_b(code)) + 1}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks both up."""
        space = read_int(parts, "space") - 1
        if not 0 <= space < len(state.market):
            raise BadMoveError("nothing_for_sale", str(space + 1))
        return pack(self.number, read_tile(state.rules, parts), space, 0)


# --- Sorting


class Sort(Deed):
    """Says which piece comes next, from the top; the first argument is the piece."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each of those left, equal ones once."""
        for piece in sorted(set(unsorted(state, frame.a))):
            out.add(pack(self.number, piece, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """It must be one of those left."""
        return "" if int(arg_a(code)) in unsorted(state, frame.a) else "not_looked_at"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies under those that were sorted before."""
        pile = pieces(state, pile_of(frame.a))
        end = len(pile) - sorted_of(frame.a)
        place = end - 1
        while pile[place] != int(arg_a(code)):
            place -= 1
        pile.insert(end - 1, pile.pop(place))
        go_on(state, frame.a + (1 << SORTED_SHIFT))


class SortCard(Sort):
    """A card."""

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`card`: which."""
        return {"card": state.rules.face_names[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the card up."""
        return pack(self.number, read_card(state, parts), 0, 0)


class SortTile(Sort):
    """A tile."""

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: which."""
        return {"tile": tile_name(state, arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up."""
        return pack(self.number, read_tile(state.rules, parts), 0, 0)


class SortingDone(PlainDeed):
    """The rest stays in the order in which it lies."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nobody looks any more."""
        state.frames.pop()
