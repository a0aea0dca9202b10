"""The Alhambra Zoo: animals come with gardens and want to be among their like.

Two animals are drawn onto each garden that is laid on the market; they come with it for nothing.
At the end of the own turn one may discard a money card and make the animals of the own Alhambra
walk so many steps in all. In each scoring a garden with animals of a single kind brings a point for
each of them.
"""

from typing import Any, Final

from mypy_extensions import i64

from alhambra.engine.cells import CELL_MASK
from alhambra.engine.laying import tile_name, unfinished
from alhambra.engine.marks import Mark
from alhambra.engine.module import END, STAGE_MARKET, Module, Slot
from alhambra.engine.printed import kind_at
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import Deed, Step
from alhambra.engine.steps.reading import cell_part
from alhambra.engine.survey import survey
from alhambra.modules.alhambra_zoo.animals import (
    MOST,
    Keeper,
    Zoo,
    add,
    count,
    members,
    remove,
)
from alhambra.modules.alhambra_zoo.walk import (
    AnimalCard,
    CallAnimals,
    ConfirmQuestion,
    GoAnimals,
    KeepCard,
    MoveAnimal,
    StopAnimals,
    Walk,
    WalkQuestion,
)
from alhambra.modules.shared.token_spots import (
    SECOND,
    TILE_MASK,
    cell_of_spot,
    cells_standing,
    spot_at,
)

GARDEN: Final = TYPES.index("garden")


class AlhambraZoo(Module):
    """Three animals of each of eight kinds, two of which are put away unseen.

    Rulings: magical gardens get animals too, as long as there are any; other gardens get none, but
    their animals score. Animals stay with their tile wherever it goes, and in the reserve they
    neither walk nor score; nor do those on a garden that is not finished score. They leave the game
    with a tile that is discarded or given to Dirk; if a tile goes back from the market, they are
    shuffled into the supply. A tile that was claimed before it lay on the market has none. One card
    a turn, of any currency, but no coin. Animals walk like people, through gates and over the
    fountain; a watchtower is a step like any other, but they do not stay there.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("alhambra_zoo", 36)
        self.kinds: list[str] = data["kinds"]
        self.copies: int = data["copies"]
        if self.copies > MOST:
            raise ValueError(f"there are at most {MOST} animals of a kind")
        self.removed: int = data["removed"]
        self.per_garden: int = data["per_garden"]
        self.keeper = Keeper(self.kinds, self.copies, self.removed)
        self.card = Step("animal_card")  # replaced in `register`
        self.confirm = Step("animal_confirm")  # replaced in `register`
        self.walk = Step("animal_walk")  # replaced in `register`

    def register(self, rules: Rules) -> None:
        """A card, then the walk: one animal after the other, until nobody goes on."""
        keep = rules.add_deed(KeepCard("animals_stay"))
        card = rules.add_deed(AnimalCard(self))
        go = rules.add_deed(GoAnimals(self))
        walking: list[Deed] = [MoveAnimal(self), StopAnimals("animals_stop")]
        for deed in walking:
            rules.add_deed(deed)
        self.card = rules.add_step(Step("animal_card", "cards", [card, keep]))
        self.confirm = rules.add_step(ConfirmQuestion("animal_confirm", "confirm", [go, keep]))
        question = rules.add_step(WalkQuestion("animal_steps", "cells", walking))
        self.walk = rules.add_step(Walk(self, question))

    def deeds(self, menu: str) -> list[Deed]:
        """At the end of the turn, when everything has found its place."""
        return [CallAnimals(self)] if menu == END else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when the animals are shuffled."""
        return Zoo([], [], {}, [], False)

    def zoo(self, state: State) -> Zoo:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Zoo)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """The animals are shuffled before the market is filled; two are never seen."""
        if stage != STAGE_MARKET:
            return
        zoo = self.zoo(state)
        zoo.pile = [kind for kind in range(len(self.kinds)) for _ in range(self.copies)]
        state.rng.shuffle(zoo.pile)
        zoo.aside = sorted(zoo.pile[: self.removed])
        del zoo.pile[: self.removed]

    # --- Animals come and go with their tiles

    def laid(self, state: State, tile: i64, space: i64) -> None:
        """Two animals for a garden, as long as there are any."""
        zoo = self.zoo(state)
        if state.rules.tile_kind[tile] != GARDEN or not zoo.pile:
            return
        drawn: list[int] = []
        while len(drawn) < self.per_garden and zoo.pile:
            drawn.append(zoo.pile.pop())
            add(zoo, int(tile), drawn[-1])
            state.reveals += 1
        if state.telling:
            animals = self.keeper.names(sorted(drawn))
            name = tile_name(state, tile)
            state.tell({"event": "animals_came", "animals": animals, "tile": name})

    def returned(self, state: State, tile: i64, space: i64) -> None:
        """The animals go back to the supply, which is shuffled."""
        zoo = self.zoo(state)
        animals = self._leave(zoo, int(tile))
        if animals:
            zoo.pile.extend(animals)
            state.rng.shuffle(zoo.pile)

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk keeps no animals."""
        self._go(state, int(tile))

    def discarded(self, state: State, tile: i64) -> None:
        """They leave the game with their tile."""
        self._go(state, int(tile))

    def _go(self, state: State, tile: int) -> None:
        zoo = self.zoo(state)
        animals = self._leave(zoo, tile)
        for kind in animals:
            insert_sorted(zoo.out, kind)
        if animals and state.telling:
            names = self.keeper.names(animals)
            state.tell({"event": "animals_left", "animals": names, "tile": tile_name(state, tile)})

    def _leave(self, zoo: Zoo, tile: int) -> list[int]:
        """Takes all animals off a tile."""
        animals = members(zoo.groups.pop(tile, 0)) + members(zoo.groups.pop(tile | SECOND, 0))
        return sorted(animals)

    def turn_started(self, state: State, seat: i64) -> None:
        """A card may be discarded again."""
        self.zoo(state).walked = False

    # --- The animals of an Alhambra

    def has_animals(self, state: State, seat: i64) -> bool:
        """Whether any animal is in a seat's Alhambra."""
        groups = self.zoo(state).groups
        if groups:
            board = state.boards[int(seat)]
            survey(board)
            for entry in board.standing:
                if spot_at(board, entry & CELL_MASK) in groups:
                    return True
        return False

    def at_home(self, state: State, seat: i64) -> list[tuple[int, int]]:
        """Cells of a seat's Alhambra with animals, and the animals there."""
        zoo = self.zoo(state)
        found: list[tuple[int, int]] = []
        if zoo.groups:
            board = state.boards[int(seat)]
            for cell in cells_standing(board):
                group = zoo.groups.get(spot_at(board, cell), 0)
                if group:
                    found.append((cell, group))
        return found

    def move(self, state: State, seat: i64, kind: int, old: i64, new: i64) -> None:
        """One animal walks from cell to cell."""
        zoo = self.zoo(state)
        board = state.boards[int(seat)]
        remove(zoo, spot_at(board, old), kind)
        add(zoo, spot_at(board, new), kind)
        if state.telling:
            event: dict[str, object] = {"event": "animal_walked", "seat": int(seat)}
            event["animal"] = self.kinds[kind]
            state.tell({**event, "lift": cell_part(old), "at": cell_part(new)})

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """In every scoring: gardens with a single kind."""
        for seat in range(state.rules.players):
            points = 0
            gardens = 0
            for cell, group in self.at_home(state, seat):
                animals = members(group)
                if animals[0] == animals[-1] and self._is_garden(state, seat, cell):
                    points += len(animals)
                    gardens += 1
            if points:
                found.append(Item(seat, self.name, points, {"gardens": gardens}))

    def _is_garden(self, state: State, seat: i64, cell: i64) -> bool:
        """Whether a finished garden lies here."""
        if kind_at(state, seat, cell) != GARDEN:
            return False
        return not unfinished(state, i64(state.boards[int(seat)].tile[cell]))

    # --- Secrets and notation

    def marks(self, state: State, found: list[Mark]) -> None:
        """Animals stand open on their tiles; those on a second cell are marked on the cell."""
        for spot, group in sorted(self.zoo(state).groups.items()):
            for kind in range(len(self.kinds)):
                number = count(group, kind)
                if number:
                    found.append(self._mark(state, spot, f"animal-{self.kinds[kind]}", number))

    def _mark(self, state: State, spot: int, word: str, number: int) -> Mark:
        for seat in range(state.rules.players if spot & SECOND else 0):
            cell = cell_of_spot(state.boards[seat], spot)
            if cell >= 0:
                return Mark(word, seat=seat, cell=cell, count=number)
        return Mark(word, tile=spot & TILE_MASK, count=number)

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything but the pile and what was put away: they lie face down."""
        zoo = self.zoo(state)
        places: list[dict[str, object]] = []
        homes: list[int] = []
        for other in range(state.rules.players):
            board = state.boards[other]
            for cell, group in self.at_home(state, other):
                homes.append(spot_at(board, cell))
                animals = self.keeper.names(members(group))
                places.append({"seat": other, "at": cell_part(cell), "animals": animals})
        for spot, group in sorted(zoo.groups.items()):
            if spot not in homes:
                tile = tile_name(state, spot & TILE_MASK)
                places.append({"tile": tile, "animals": self.keeper.names(members(group))})
        view[self.name] = {
            "pile": len(zoo.pile),
            "places": places,
            "out": self.keeper.names(zoo.out),
            "walked": zoo.walked,
        }

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows which animals are to come and which were put away."""
        zoo = self.zoo(state)
        unseen = zoo.pile + zoo.aside
        state.rng.shuffle(unseen)
        zoo.aside = sorted(unseen[: len(zoo.aside)])
        zoo.pile = unseen[len(zoo.aside) :]

    def write(self, state: State) -> dict[str, object]:
        """Where each animal is."""
        return self.keeper.write(state, self.zoo(state))

    def read(self, state: State, table: dict[str, object]) -> None:
        """What is left out lies in the pile."""
        state.slots[self.index] = self.keeper.read(state, table)
