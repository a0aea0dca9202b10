"""Redraws are fair: a hidden piece comes to every place where it could lie, as often as it should.

Which places exchange their pieces is read off many truths: those that ever had the same piece
belong together, and within them each piece is as likely here as there. A place that never changes
must hold what the seat was shown or told.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from alhambra.audit.checks import Check, Moment
from alhambra.audit.findings import SECRETS
from alhambra.audit.games import seats
from alhambra.audit.truths import hidden_rows, hiding_fields, seen, truths
from alhambra.engine.fields import OPEN, SORTED
from alhambra.engine.looked import DECK
from alhambra.engine.module import Module
from alhambra.engine.pieces import DeckCards, Pieces
from alhambra.engine.state import State
from alhambra.engine.view import SPECTATOR

DRAWN = 60  # truths that are compared
ASIDE = -1  # instead of a list
WIDE = 5  # standard deviations, and two more, by which a count may differ from what is expected


@dataclass
class Place:
    """Where pieces lie that are not told apart by their order: one of a pile, or a whole hand."""

    name: str
    row: int  # the list to which it belongs
    truth: list[int]
    drawn: list[list[int]] = field(default_factory=list)

    def pieces(self) -> set[int]:
        """All that ever lay there."""
        return {*self.truth, *(piece for row in self.drawn for piece in row)}


class Fairness(Check):
    """At some moments many truths are drawn, and every hidden piece is looked for in all places."""

    def __init__(self, moments: int) -> None:
        self.left = moments
        self.next = 0

    def asked(self, moment: Moment) -> None:
        if self.left > 0 and moment.number >= self.next:
            self.left -= 1
            self.next = 2 * moment.number + 7
            everybody = seats(moment.game)
            check_fair(moment, everybody[self.left % len(everybody)])


def check_fair(moment: Moment, seat: int | None) -> None:
    """All hidden fields of all modules and the deck, as this seat does not see them."""
    state = moment.game.state
    if not state.rules.on_reshuffle:
        return
    others = truths(state, seat, DRAWN, moment.number)
    who = SPECTATOR if seat is None else seat
    known = seen(moment.game, seat)
    found = _stuck_cards(state, others)
    for module in state.rules.modules:
        for kind in module.declares.pieces:
            if hiding_fields(module, kind):
                places = places_of(module, kind, state, others, who)
                found += unfair(kind, state, places, known, not _veiled(module, state, others))
    for told in found:
        moment.report.note_in(moment.game, SECRETS, f"{told}, as seat {seat} sees it")


def _veiled(module: Module, state: State, others: list[State]) -> bool:
    """Whether the module hides open fields in a way of its own, so that not all is as likely."""
    open_fields = [field for field in module.declares.fields if field.seen == OPEN]
    return any(one.write(state) != one.write(other) for one in open_fields for other in others)


def places_of(
    module: Module, kind: Pieces, state: State, others: list[State], seat: int
) -> list[Place]:
    """The hidden places of a stock, what lies in them, and what lay there in other truths."""
    open_to_all = module.known_to_all(state)
    places: list[Place] = []
    for number, (where, row) in enumerate(hidden_rows(module, kind, state, seat)):
        drawn = [hidden_rows(module, kind, other, seat)[number][1] for other in others]
        if where.order == SORTED:
            rows = [[one for one in some if one not in open_to_all] for some in [row, *drawn]]
            places.append(Place(where.key or kind.word, number, sorted(rows[0]), rows[1:]))
        elif all(len(some) == len(row) for some in drawn):
            for at in range(len(row)):
                name = f"{where.key or kind.word}, number {at + 1} of {len(row)}"
                places.append(Place(name, number, [row[at]], [[some[at]] for some in drawn]))
    rest = [_rest(kind, one) for one in [state, *others]]
    return [*places, Place(f"aside of {kind.word}", ASIDE, sorted(rest[0]), rest[1:])]


def _rest(kind: Pieces, state: State) -> list[int]:
    """What lies in no field, but may be exchanged with what does."""
    if isinstance(kind, DeckCards):
        return [face for face in state.deck if kind.includes(face)]
    return kind.left(state) if kind.aside else []


def unfair(kind: Pieces, state: State, places: list[Place], known: str, evenly: bool) -> list[str]:
    """What is drawn into a place too often or too seldom, or never leaves it."""
    found: list[str] = []
    still: list[Place] = []
    for group in _together(places):
        if all(sorted(row) == place.truth for place in group for row in place.drawn):
            still += group
        elif evenly:
            found += _odd(kind, state, group)
    return [*found, *_stuck(kind, state, places, still, known)][:1]


def _stuck(
    kind: Pieces, state: State, places: list[Place], still: list[Place], known: str
) -> list[str]:
    """Places that never change although the seat does not know what lies there.

    Whoever knows all other pieces also knows the last one of a pile, or all that lie together; and
    like pieces change places without a trace.
    """

    def unknown(place: Place) -> list[int]:
        texts = {piece: json.dumps(kind.text(state.rules, piece)) for piece in place.truth}
        return [piece for piece in place.truth if texts[piece] not in known]

    different = {piece for place in still for piece in unknown(place)}
    if len([place for place in places if unknown(place)]) < 2 or len(different) < 2:
        return []
    counts: Counter[int] = Counter()
    for place in still:
        counts[place.row] += len(unknown(place))
    return [f"the redraw never changes {one.name}" for one in still if counts[one.row] > 1]


def _together(places: list[Place]) -> list[list[Place]]:
    """Places that exchange their pieces, group by group."""
    groups: list[list[Place]] = []
    for place in places:
        near = [group for group in groups if any(place.pieces() & one.pieces() for one in group)]
        groups = [group for group in groups if group not in near]
        groups.append([place, *(one for group in near for one in group)])
    return groups


def _odd(kind: Pieces, state: State, group: list[Place]) -> list[str]:
    """Pieces that come to a place too often or too seldom."""
    pool = Counter(piece for place in group for piece in place.truth)
    found: list[str] = []
    for place in group:
        counts = Counter(piece for row in place.drawn for piece in row)
        for piece, copies in pool.items():
            if _is_odd(counts[piece], len(place.drawn), len(place.truth), copies, pool.total()):
                name, times = kind.text(state.rules, piece), f"{counts[piece]} times"
                expected = len(place.drawn) * len(place.truth) * copies / pool.total()
                told = f"{name} comes {times} in {len(place.drawn)} truths, not {expected:.0f}"
                found.append(f"the redraw of {place.name} is unfair: {told}")
    return found[:1]


def _is_odd(count: int, drawn: int, places: int, copies: int, total: int) -> bool:
    share = copies / total
    expected = drawn * places * share
    spread = sqrt(expected * (1 - share) * (total - places) / max(total - 1, 1))
    return abs(count - expected) > WIDE * spread + 2


def _stuck_cards(state: State, others: list[State]) -> list[str]:
    """Cards of which there is one do not stay where they are in the deck."""
    looked: list[int] = []
    for seat in range(SPECTATOR, state.rules.players):
        for known in state.rules.looked:
            looked.extend(known.places(state, seat) if known.pile == DECK else [])
    found: list[str] = []
    for place, face in enumerate(state.deck):
        alone = state.rules.face_owner[face] is not None and state.deck.count(face) == 1
        if alone and place not in looked and _room(state, place) > 3:
            if all(other.deck[place] == face for other in others):
                found.append(f"{state.rules.face_names[face]} never moves in the deck")
    return found


def _room(state: State, place: int) -> int:
    """How many cards lie in the fifth of the deck to which a place belongs."""
    starts = sorted({0, *(start for start in state.fifths if start < len(state.deck))})
    start = max(first for first in starts if first <= place)
    return min([first for first in starts if first > place] + [len(state.deck)]) - start
