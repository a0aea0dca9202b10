"""Rolling for handymen: die after die, until a result is used or given up."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.laying import laid_tiles, tile_name
from alhambra.engine.rules import WHOLE_CELLS, Rules
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.plain import PlainDeed
from alhambra.engine.steps.reading import read_tile
from alhambra.modules.handymen.crew import is_joker, results
from alhambra.modules.shared.named_deeds import SpaceDeed

if TYPE_CHECKING:
    from alhambra.modules.handymen import Handymen


def dice_question(module: "Handymen", rules: Rules) -> Step:
    """What to do with the dice as they lie."""
    deeds: list[Deed] = [
        HandymanToSpace(module),
        HandymanToTile(module),
        RollOn(module),
        LeaveDice("handymen_rest"),
    ]
    for deed in deeds:
        rules.add_deed(deed)
    return DiceQuestion(module, deeds)


def roll(module: "Handymen", state: State, seat: i64) -> None:
    """One more die; when all are rolled and nothing fits, the results are lost."""
    crew = module.crew(state)
    crew.dice.append(int(state.rng.below(module.sides)) + 1)
    state.reveals += 1
    if state.telling:
        event: dict[str, object] = {"event": "handymen_rolled", "seat": int(seat)}
        state.tell({**event, "dice": crew.dice[:]})
    if len(crew.dice) < module.dice or any_use(module, state, seat):
        state.ask(module.rolled, seat)


def any_use(module: "Handymen", state: State, seat: i64) -> bool:
    """Whether the dice fit anything."""
    for space in range(len(state.market)):
        if suits_space(module, state, space):
            return True
    return len(suitable_tiles(module, state, seat)) > 0


def suits(module: "Handymen", state: State, price: i64) -> bool:
    """Whether a handyman may go to a tile with this printed price, -1 if it has none."""
    dice = module.crew(state).dice
    return is_joker(dice, module.dice) or int(price) in results(dice)


def suits_space(module: "Handymen", state: State, space: i64) -> bool:
    """Whether a handyman may go to this market space."""
    tile = state.market[int(space)]
    return tile >= 0 and suits(module, state, state.rules.tile_price[tile])


def suitable_tiles(module: "Handymen", state: State, seat: i64) -> list[int]:
    """The own tiles to which a handyman may go: the Alhambra, then the reserve."""
    rules = state.rules
    crew = module.crew(state)
    joker = is_joker(crew.dice, module.dice)
    prices = results(crew.dice)
    own = [int(seat), *[tile for tile, _, _ in laid_tiles(state, seat)]]  # the fountain first
    own += state.reserves[int(seat)]
    return [
        tile
        for tile in own
        if (joker or rules.tiles[tile].price in prices)
        and tile not in crew.tiles
        and rules.tiles[tile].shape == WHOLE_CELLS
    ]


class DiceQuestion(Step):
    """Which handyman goes where, or is another die rolled?"""

    def __init__(self, module: "Handymen", deeds: list[Deed]) -> None:
        super().__init__("handymen_dice", "menu", deeds)
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`dice`: as they lie; `results`: what they make; `joker`: whether they fit everything."""
        dice = self.module.crew(state).dice
        joker = is_joker(dice, self.module.dice)
        return {"dice": dice[:], "results": results(dice), "joker": joker}


class Roll(Deed):
    """Before the first action, if one has a handyman left; it closes all other actions."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("roll_handymen")
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        """Once a turn, and not without a handyman."""
        crew = self.module.crew(state)
        return crew.supply[int(seat)] > 0 and not crew.dice

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """One way to do it."""
        if self.possible(state, frame.seat):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Once a turn, and not without a handyman."""
        if self.module.crew(state).dice:
            return "rolled_already"
        return "" if self.possible(state, frame.seat) else "no_handyman_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first die."""
        roll(self.module, state, frame.seat)


class HandymanToSpace(SpaceDeed):
    """A handyman goes to the market space of a tile whose price was rolled."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("handyman_to_space")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every space with such a tile."""
        for space in range(len(state.market)):
            if suits_space(self.module, state, space):
                out.add(pack(self.number, space, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The dice must make the price."""
        return "" if suits_space(self.module, state, arg_a(code)) else "other_result_rolled"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """He stands there, and the dice are used."""
        crew = self.module.crew(state)
        crew.supply[int(frame.seat)] -= 1
        crew.spaces[crew.index(arg_a(code), frame.seat)] += 1
        if state.telling:
            event: dict[str, object] = {"event": "handyman_on_space", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})


class HandymanToTile(Deed):
    """A handyman goes to a tile of one's own whose price was rolled; the first argument."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("handyman_to_tile")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every such tile without one."""
        for tile in suitable_tiles(self.module, state, frame.seat):
            out.add(pack(self.number, tile, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One handyman on a tile, and the dice must make the price."""
        tile = int(arg_a(code))
        if tile in self.module.crew(state).tiles:
            return "handyman_there"
        own = suitable_tiles(self.module, state, frame.seat)
        return "" if tile in own else "other_result_rolled"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """He lies there, and the dice are used."""
        crew = self.module.crew(state)
        crew.supply[int(frame.seat)] -= 1
        crew.tiles[int(arg_a(code))] = int(frame.seat)
        if state.telling:
            event: dict[str, object] = {"event": "handyman_on_tile", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`tile`: which."""
        return {"tile": tile_name(state, arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the tile up."""
        return pack(self.number, read_tile(state.rules, parts), 0, 0)


class RollOn(Deed):
    """The result is refused and the next die rolled."""

    def __init__(self, module: "Handymen") -> None:
        super().__init__("roll_on")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """As long as there is a die."""
        if self.refuse(state, frame, 0) == "":
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There are three dice."""
        dice = len(self.module.crew(state).dice)
        return "" if dice < self.module.dice else "no_die_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next die."""
        roll(self.module, state, frame.seat)


class LeaveDice(PlainDeed):
    """No handyman is placed."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The dice count for nothing, but they were rolled."""
