"""The Alhambra Zoo: animals come with gardens and want to be among their like.

Two animals are drawn onto each garden that is laid on the market; they come with it for nothing.
At the end of one's own turn one may discard a money card and make the animals of one's Alhambra
walk so many steps in all. In each scoring a garden with animals of a single kind brings a point for
each of them.
"""

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, CELL, END, FLAG, HIDDEN, MONEY, SEAT, STACK, STAGE_MARKET, TILE, TYPES, Any, Bunch,
    Event, Final, Item, Listed, Map, Mark, Module, Number, Pieces, Pile, State, Step, distinct,
    i64, insert_sorted, survey, unfinished,
)  # fmt: skip
from alhambra.engine.cells import CELL_MASK
from alhambra.engine.printed import kind_at
from alhambra.modules.alhambra_zoo.walk import (
    AnimalCard,
    CallAnimals,
    ConfirmQuestion,
    GoAnimals,
    KeepCard,
    MoveAnimal,
    StopAnimals,
    Walk,
)
from alhambra.modules.shared.token_spots import (
    SECOND,
    SPOT,
    TILE_MASK,
    cell_of_spot,
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
        super().__init__()
        kinds: list[str] = data["kinds"]
        copies: int = data["copies"]
        self.removed: int = data["removed"]
        self.per_garden: int = data["per_garden"]
        self.animal = Pieces(self, "animal", kinds, copies, aside=False)
        self.group = Bunch(self.animal, len(kinds), copies)  # the animals on a spot
        self.pile = Pile(self, "pile", self.animal, HIDDEN, STACK, stage=STAGE_MARKET)
        self.put_away = Pile(self, "aside", self.animal, HIDDEN, stage=STAGE_MARKET)
        self.groups = Map(self, "animals", SPOT, self.group)  # they go wherever their tile goes
        self.out = Pile(self, "out", self.animal)  # they left the game with their tiles
        self.walked = Number(self, "walked", FLAG, start=0, brief=False)  # in this turn
        keep, move = KeepCard("animals_stay"), MoveAnimal(self)
        self.joins(END, CallAnimals(self))
        self.card = self.asks(Step("animal_card", "cards", [AnimalCard(self), keep]))
        self.confirm = self.asks(ConfirmQuestion([GoAnimals(self), keep]))
        self.steps = self.asks(
            Step("animal_steps", "cells", [move, StopAnimals("animals_stop")], "steps", AMOUNT)
        )
        self.walk = self.asks(Walk(self))
        some = Listed(self.animal)
        self.animals_came = Event(self, "animals_came", animals=some, tile=TILE)
        self.animals_left = Event(self, "animals_left", animals=some, tile=TILE)
        self.animals_called = Event(self, "animals_called", seat=SEAT, card=MONEY, steps=AMOUNT)
        self.animal_walked = Event(
            self, "animal_walked", seat=SEAT, animal=self.animal, lift=CELL, at=CELL
        )

    def lay_out(self, state: State, keys: list[str]) -> None:
        """The animals are shuffled before the market is filled; two are never seen."""
        if "pile" not in keys:
            return
        animals = self.animal.shuffled(state)
        if "aside" in keys:
            self.put_away.put(state, sorted(animals[: self.removed]))
            del animals[: self.removed]
        self.pile.put(state, animals)

    # --- Animals come and go with their tiles

    def laid(self, state: State, tile: i64, space: i64) -> None:
        """Two animals for a garden, as long as there are any."""
        pile = self.pile.of(state)
        if state.rules.tile_kind[tile] != GARDEN or not pile:
            return
        drawn: list[int] = []
        while len(drawn) < self.per_garden and pile:
            insert_sorted(drawn, pile.pop())
            state.reveals += 1
        groups = self.groups.of(state)
        groups[int(tile)] = groups.get(int(tile), 0) + self.group.of(drawn)
        self.animals_came.tell(state, tile, values=drawn)

    def returned(self, state: State, tile: i64, space: i64) -> None:
        """The animals go back to the supply, which is shuffled."""
        animals = self._take_off(state, tile)
        if animals:
            self.pile.of(state).extend(animals)
            state.rng.shuffle(self.pile.of(state))

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk keeps no animals."""
        self._leave_game(state, tile)

    def discarded(self, state: State, tile: i64) -> None:
        """They leave the game with their tile."""
        self._leave_game(state, tile)

    def _leave_game(self, state: State, tile: i64) -> None:
        animals = self._take_off(state, tile)
        if animals:
            for animal in animals:
                self.out.add(state, animal)
            self.animals_left.tell(state, tile, values=animals)

    def _take_off(self, state: State, tile: i64) -> list[int]:
        """All animals of a tile leave it."""
        groups = self.groups.of(state)
        both = groups.pop(int(tile), 0) + groups.pop(int(tile) | SECOND, 0)
        return self.group.values(both)

    def turn_started(self, state: State, seat: i64) -> None:
        """A card may be discarded again."""
        self.walked.put(state, 0)

    # --- The animals of an Alhambra

    def has_animals(self, state: State, seat: i64) -> bool:
        """Whether any animal is in a seat's Alhambra."""
        groups = self.groups.of(state)
        if groups:
            board = state.boards[int(seat)]
            survey(board)
            for entry in board.standing:
                if spot_at(board, entry & CELL_MASK) in groups:
                    return True
        return False

    def at_home(self, state: State, seat: i64) -> list[tuple[int, int]]:
        """Cells of a seat's Alhambra with animals, and the animals there."""
        groups = self.groups.of(state)
        found: list[tuple[int, int]] = []
        if groups:
            board = state.boards[int(seat)]
            survey(board)
            for entry in board.standing:
                cell = int(entry & CELL_MASK)
                group = groups.get(spot_at(board, cell), 0)
                if group:
                    found.append((cell, group))
        return found

    def move(self, state: State, seat: i64, animal: i64, old: i64, new: i64) -> None:
        """One animal walks from cell to cell."""
        groups, board = self.groups.of(state), state.boards[int(seat)]
        here, there = spot_at(board, old), spot_at(board, new)
        one = int(self.group.one(animal))
        groups[here] -= one
        if groups[here] == 0:
            del groups[here]
        groups[there] = groups.get(there, 0) + one
        self.animal_walked.tell(state, seat, animal, old, new)

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """In every scoring: gardens with a single kind."""
        for seat in range(state.rules.players):
            points = 0
            gardens = 0
            for cell, group in self.at_home(state, seat):
                animals = self.group.values(group)
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

    # --- Showing

    def marks(self, state: State, found: list[Mark]) -> None:
        """Animals stand open on their tiles; those on a second cell are marked on the cell."""
        for spot, group in sorted(self.groups.of(state).items()):
            for animal in distinct(self.group.values(group)):
                word = f"animal-{self.animal.words[animal]}"
                number = int(self.group.number(group, animal))
                found.append(self._mark(state, spot, word, number))

    def _mark(self, state: State, spot: int, word: str, number: int) -> Mark:
        for seat in range(state.rules.players if spot & SECOND else 0):
            cell = cell_of_spot(state.boards[seat], spot)
            if cell >= 0:
                return Mark(word, seat=seat, cell=cell, count=number)
        return Mark(word, tile=spot & TILE_MASK, count=number)
