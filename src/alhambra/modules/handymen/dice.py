"""Rolling for handymen: die after die, until a result is used or given up."""

from typing import TYPE_CHECKING

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, ANY_TILE, FLAG, SPACE, TILE, WHOLE_CELLS, Deed, Frame, Kind, Listed, Moves, Perhaps,
    State, Step, built_tiles, i64,
)  # fmt: skip

if TYPE_CHECKING:
    from alhambra.modules.handymen import Handymen


def results(dice: list[int]) -> list[int]:
    """All sums and differences of these dice above 0, rising; a single die as it is."""
    sums: list[int] = [dice[0]]
    for die in dice[1:]:
        sums = [total + die for total in sums] + [total - die for total in sums]
    return sorted({abs(total) for total in sums} - {0})


def is_joker(dice: list[int], all_dice: int) -> bool:
    """Whether all dice were rolled and show the same."""
    return len(dice) == all_dice and len(set(dice)) == 1


def faces(module: "Handymen", state: State) -> list[int]:
    """The numbers that the dice show."""
    return [die + module.die.low for die in module.dice.of(state)]


def roll(module: "Handymen", state: State, seat: i64) -> None:
    """One more die; when all are rolled and nothing fits, the results are lost."""
    dice = module.dice.of(state)
    dice.append(int(state.rng.below(module.die.size(state.rules))))
    state.reveals += 1
    module.rolled.tell(state, seat, values=dice)
    if len(dice) < module.dice.most or any_use(module, state, seat):
        state.ask(module.where_to, seat)


def any_use(module: "Handymen", state: State, seat: i64) -> bool:
    """Whether the dice fit anything."""
    return bool(suitable_spaces(module, state) or suitable_tiles(module, state, seat))


def suitable_spaces(module: "Handymen", state: State) -> list[int]:
    """The market spaces to which a handyman may go."""
    dice = faces(module, state)
    joker = is_joker(dice, module.dice.most)
    prices = results(dice)
    found: list[int] = []
    for space, tile in enumerate(state.market):
        if tile >= 0 and (joker or int(state.rules.tile_price[tile]) in prices):
            found.append(space)
    return found


def suitable_tiles(module: "Handymen", state: State, seat: i64) -> list[int]:
    """The own tiles to which a handyman may go: the Alhambra, then the reserve."""
    rules = state.rules
    taken = module.tiles.of(state)
    dice = faces(module, state)
    joker = is_joker(dice, module.dice.most)
    prices = results(dice)
    own = [int(seat), *built_tiles(state, seat), *state.reserves[int(seat)]]  # the fountain first
    return [
        tile
        for tile in own
        if (joker or int(rules.tile_price[tile]) in prices)
        and tile not in taken
        and rules.tiles[tile].shape == WHOLE_CELLS
    ]


class DiceQuestion(Step):
    """Which handyman goes where, or is another die rolled?"""

    def __init__(self, module: "Handymen") -> None:
        deeds: list[Deed] = [HandymanToSpace(module), HandymanToTile(module), RollOn(module)]
        super().__init__("handymen_dice", "menu", [*deeds, LeaveDice("handymen_rest")])
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return {"dice": Listed(self.module.die), "results": Listed(AMOUNT), "joker": FLAG}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`dice`: as they lie; `results`: what they make; `joker`: whether they fit everything."""
        dice = faces(self.module, state)
        joker = is_joker(dice, self.module.dice.most)
        return {"dice": dice, "results": results(dice), "joker": joker}


class Roll(Deed):
    """Before the first action, if one has a handyman left; it closes all other actions."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("roll_handymen")
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        return self.module.supply.of(state, seat) > 0 and not self.module.dice.of(state)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Once a turn, and not without a handyman."""
        if self.module.dice.of(state):
            return "rolled_already"
        return "" if self.module.supply.of(state, frame.seat) > 0 else "no_handyman_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first die."""
        roll(self.module, state, frame.seat)


class HandymanToSpace(Deed):
    """A handyman goes to the market space of a tile whose price was rolled."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("handyman_to_space")
        self.module = module
        self.space = self.part("space", SPACE, "nothing_for_sale")
        self.also("tile", Perhaps(TILE), "other_tile_there")

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        """The tile that lies there."""
        return [state.market[int(self.space.of(code))]]

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        for space in suitable_spaces(self.module, state):
            out.add(self.number | self.space.packed(space))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The dice must make the price."""
        space = int(self.space.of(code))
        if state.market[space] < 0:
            return "nothing_for_sale"
        return "" if space in suitable_spaces(self.module, state) else "other_result_rolled"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """He stands there, and the dice are used."""
        space, supply = self.space.of(code), self.module.supply
        supply.put(state, frame.seat, supply.of(state, frame.seat) - 1)
        self.module.move(state, space, frame.seat, 1)
        self.module.on_space.tell(state, frame.seat, space, state.market[int(space)])


class HandymanToTile(Deed):
    """A handyman goes to a tile of one's own whose price was rolled."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("handyman_to_tile")
        self.module = module
        self.tile = self.part("tile", ANY_TILE)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        for tile in suitable_tiles(self.module, state, frame.seat):
            out.add(self.number | self.tile.packed(tile))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One handyman on a tile, and the dice must make the price."""
        tile = int(self.tile.of(code))
        if tile in self.module.tiles.of(state):
            return "handyman_there"
        own = suitable_tiles(self.module, state, frame.seat)
        return "" if tile in own else "other_result_rolled"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """He lies there, and the dice are used."""
        tile, supply = self.tile.of(code), self.module.supply
        supply.put(state, frame.seat, supply.of(state, frame.seat) - 1)
        self.module.tiles.of(state)[int(tile)] = int(frame.seat)
        self.module.on_tile.tell(state, frame.seat, tile)


class RollOn(Deed):
    """The result is refused and the next die rolled."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("roll_on")
        self.module = module

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There are three dice."""
        dice = self.module.dice
        return "" if len(dice.of(state)) < dice.most else "no_die_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        roll(self.module, state, frame.seat)


class LeaveDice(Deed):
    """No handyman is placed."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The dice count for nothing, but they were rolled."""
