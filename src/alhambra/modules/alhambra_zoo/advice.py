"""When animals should walk: if some garden gains by it, in all scorings to come, what it costs."""

from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import (
    COIN,
    own_table,
    paid_value,
    rules_of,
    scorings_left,
    time_left,
    unfinished_tiles,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.engine.board import Board
from alhambra.engine.cells import cell_at
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES
from alhambra.game.moves import Move
from alhambra.modules.alhambra_zoo.walk import reach, steps_to
from alhambra.modules.shared.token_spots import SPOT, cell_of_spot

CARD: Final = 0.5  # one more card in hand
GOING: Final = ("call_animals", "animal_card", "animals_go")
STAYING: Final = ("animals_stop", "animals_stay")
MIXED: Final = 1.0  # two animals that must be parted before they bring anything
STEP: Final = 0.01  # of two ways the shorter

Places = dict[int, list[str]]


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points of the gardens after the walk, less what the card is worth."""
    if move.kind in STAYING:
        return 0.0
    if move.kind not in (*GOING, "move_animal"):
        return None
    home = Home(view)
    if move.kind == "animals_go":
        return _card(view, home, int(view["question"]["data"]["steps"]))
    if move.kind == "move_animal":
        old, new = cell_at(*move.parts["lift"]), cell_at(*move.parts["at"])
        gain = home.gain(str(move.parts["animal"]), old, new)
        return gain * scorings_left(view) - STEP * abs(new - old) / 64
    if move.kind == "animal_card":
        return _card(view, home, paid_value(move.parts["pay"]))
    return max((_card(view, home, value) for value in sorted(set(_values(view)))), default=0.0)


def extra(view: dict[str, Any], move: Move) -> float:
    """What its animals add to the purchase of a garden: most if they are of one kind."""
    if move.kind != "buy":
        return 0.0
    for spot, *animals in view["alhambra_zoo"]["animals"]:
        if spot == move.parts["tile"]:
            alike = len(set(animals)) == 1
            return float(len(animals) * scorings_left(view)) if alike else MIXED
    return 0.0


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What a walk can bring and how many steps it takes; that none brings anything."""
    if move.kind in GOING:
        yield from _going(view, move)
    elif move.kind in STAYING or (move.kind == "done_end" and _may_call(view)):
        yield from _staying(view, move)


def _going(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """What the walk of one animal can bring, or just how far they may go; the lowest card."""
    most = _steps(view, move)
    points, steps = Home(view).walk(most)
    if points > 0:
        yield Reason("zoo_walk", points=points, steps=steps)
    elif most:
        yield Reason("zoo_steps", steps=most)
    if "pay" in move.parts and most == min(_values(view)):
        yield Reason("zoo_lowest", value=most)


def _staying(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """No walk of one animal brings anything; if one does, what is kept."""
    asked = view["question"]
    if Home(view).walk(_steps(view, move))[0] <= 0:
        yield Reason("zoo_settled")
    elif asked["kind"] == "animal_confirm":
        yield Reason("zoo_kept", card=asked["data"]["card"])
    elif asked["kind"] != "animal_steps":
        yield Reason("zoo_purse", sum=sum(_values(view)))


def _steps(view: dict[str, Any], move: Move) -> int:
    """How far animals may walk: as is known already, or with the highest card."""
    if "pay" in move.parts:
        return paid_value(move.parts["pay"])
    data = view["question"]["data"]
    return int(data["steps"]) if "steps" in data else max(_values(view), default=0)


def _values(view: dict[str, Any]) -> list[int]:
    """What each money card of one's own hand is worth."""
    rules = rules_of(view)
    known = [rules.unit_by_name.get(card) for card in view["seats"][view["you"]]["hand"]]
    return [int(unit.value) for _, unit in filter(None, known) if unit.is_card]


def _may_call(view: dict[str, Any]) -> bool:
    """Whether there are animals to walk and a card for them, and none has walked in this turn."""
    return bool(not view["alhambra_zoo"]["walked"] and _values(view) and Home(view).places)


def _card(view: dict[str, Any], home: "Home", steps: int) -> float:
    """What a walk of so many steps adds, less the card that pays for it."""
    return home.walk(steps)[0] * scorings_left(view) - (COIN * steps + CARD) * time_left(view)


class Home:
    """The own Alhambra with its animals."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.state = own_table(view)
        self.seat: int = view["you"]
        self.board: Board = self.state.boards[self.seat]
        self.unfinished = unfinished_tiles(view)
        self.places: Places = {}
        for spot, *animals in view["alhambra_zoo"]["animals"]:
            cell = cell_of_spot(self.board, SPOT.read(self.state.rules, spot))
            if cell >= 0:
                self.places[cell] = animals

    def points(self, places: Places) -> int:
        """What the gardens bring in a scoring."""
        total = 0
        for cell, animals in places.items():
            if self._is_garden(cell):
                total += len(animals) if len(set(animals)) == 1 else 0
        return total

    def _is_garden(self, cell: int) -> bool:
        """Whether a finished garden lies here."""
        if kind_at(self.state, self.seat, cell) != TYPES.index("garden"):
            return False
        return self.state.rules.tiles[int(self.board.tile[cell])].name not in self.unfinished

    def gain(self, animal: str, old: int, new: int) -> int:
        """What it adds that one animal walks there."""
        places = {cell: animals[:] for cell, animals in self.places.items()}
        places[old].remove(animal)
        places.setdefault(new, []).append(animal)
        return self.points(places) - self.points(self.places)

    def walk(self, steps: int) -> tuple[int, int]:
        """The most that the walk of one animal adds, and how few steps do it."""
        points, back = max(
            (
                (self.gain(animal, old, int(new)), -int(taken[new]))
                for old, animals in self.places.items()
                for taken in [steps_to(self.board, old, steps)]
                for new in reach(self.board, old, steps)
                for animal in sorted(set(animals))
            ),
            default=(0, 0),
        )
        return points, -back
