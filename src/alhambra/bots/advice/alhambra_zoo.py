"""When animals should walk: if some garden gains by it, in all scorings to come, what it costs."""

from typing import Any, Final

from alhambra.bots.advice.worth import COIN, own_table, paid_value, scorings_left, time_left
from alhambra.engine.board import Board
from alhambra.engine.cells import cell_at
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES
from alhambra.modules.alhambra_zoo_animals import reach
from alhambra.moves import Move

CARD: Final = 0.5  # one more card in hand
MIXED: Final = 1.0  # two animals that must be parted before they bring anything
STEP: Final = 0.01  # of two ways the shorter

Places = dict[int, list[str]]


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points of the gardens after the walk, less what the card is worth."""
    if move.kind in ("animals_stop", "animals_stay"):
        return 0.0
    if move.kind not in ("call_animals", "animal_card", "animals_go", "move_animal"):
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
    values = sorted({paid_value([card]) for card in view["seats"][view["you"]]["hand"]})
    return max((_card(view, home, value) for value in values), default=0.0)


def extra(view: dict[str, Any], move: Move) -> float:
    """What its animals add to the purchase of a garden: most if they are of one kind."""
    if move.kind != "buy":
        return 0.0
    for place in view["alhambra_zoo"]["places"]:
        if place.get("tile") == move.parts["tile"]:
            alike = len(set(place["animals"])) == 1
            return float(len(place["animals"]) * scorings_left(view)) if alike else MIXED
    return 0.0


def _card(view: dict[str, Any], home: "Home", steps: int) -> float:
    """What a walk of so many steps adds, less the card that pays for it."""
    return home.best(steps) * scorings_left(view) - (COIN * steps + CARD) * time_left(view)


class Home:
    """The own Alhambra with its animals."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.state = own_table(view)
        self.seat: int = view["you"]
        self.board: Board = self.state.boards[self.seat]
        self.places: Places = {
            cell_at(*place["at"]): place["animals"]
            for place in view["alhambra_zoo"]["places"]
            if place.get("seat") == self.seat
        }

    def points(self, places: Places) -> int:
        """What the gardens bring in a scoring."""
        total = 0
        for cell, animals in places.items():
            if kind_at(self.state, self.seat, cell) == TYPES.index("garden"):
                total += len(animals) if len(set(animals)) == 1 else 0
        return total

    def gain(self, animal: str, old: int, new: int) -> int:
        """What it adds that one animal walks there."""
        places = {cell: animals[:] for cell, animals in self.places.items()}
        places[old].remove(animal)
        places.setdefault(new, []).append(animal)
        return self.points(places) - self.points(self.places)

    def best(self, steps: int) -> int:
        """The most that the walk of one animal adds."""
        return max(
            (
                self.gain(animal, old, new)
                for old, animals in self.places.items()
                for new, _ in reach(self.board, old, steps)
                for animal in sorted(set(animals))
            ),
            default=0,
        )
