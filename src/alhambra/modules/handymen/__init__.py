"""Handymen: dice send them to tiles, where they bend prices or bring points.

At the start of the turn one may roll up to three dice, one after the other; then taking money is
the only action. If a result equals the price of a tile on the market, a handyman may be put on its
space; if it equals the price of a tile of one's own, on that tile. Whoever buys from a space with
own handymen may use any number of them, each for one unit more or less. In scorings the largest
group of neighbouring tiles with handymen brings a point for each.
"""

from typing import Any, Final

from mypy_extensions import i64

from alhambra.engine.marks import Mark
from alhambra.engine.module import ACTIONS, START, WINDOW, Module, Slot
from alhambra.engine.offers import Deal, Offer
from alhambra.engine.rules import SPACES, Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.engine.step import OTHER, TAKE, Deed, Step
from alhambra.modules.handymen.crew import Crew, largest_group, read_crew, write_crew
from alhambra.modules.handymen.dice import Roll, dice_question
from alhambra.modules.handymen.prices import (
    TakeBackRound,
    UseBetweenTurns,
    UseHandymen,
    back_question,
)

END_OF_TURN: Final = ("end_menu", "end_question")


class Handymen(Module):
    """Eight handymen each, and three dice.

    Rulings: after a roll every other action is closed, also one that something else gives for
    nothing, until the turn ends; what costs no action stays, and so does a redesign that comes with
    the end of every turn. A handyman need not be placed, however the dice fall. On the market they
    belong to the space, so they stay if tiles change places. Of one's own tiles all but camps and
    watchtowers can carry one, a tile on two cells one in all. They go with their tiles into the
    reserve; if the tile is sold, given to Dirk or discarded, they come back to their owner. The
    change of a price is declared before the purchase; whatever is not used costs nothing, and none
    is used if the patron pays. It works between turns too, but not for what lies beside a space,
    what another player sells, or where the price is fixed. After a purchase the owners of the
    handymen left on the space are asked from the starting player on, each for any number of them.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("handymen", 40)
        self.per_player: int = data["per_player"]
        self.dice: int = data["dice"]
        self.sides: int = data["die_sides"]
        self.rolled = Step("handymen_dice")  # replaced in `register`
        self.take_back = Step("handymen_round")  # replaced in `register`

    def register(self, rules: Rules) -> None:
        """What to do with the dice, and with handymen whose tile was bought."""
        self.rolled = rules.add_step(dice_question(self, rules))
        self.take_back = rules.add_step(TakeBackRound(self, back_question(self, rules)))

    def deeds(self, menu: str) -> list[Deed]:
        """Dice at the start of the turn; prices change before a purchase."""
        if menu == START:
            return [Roll(self)]
        if menu == ACTIONS:
            return [UseHandymen(self, "use_handymen")]
        if menu == WINDOW:
            return [UseBetweenTurns(self, "use_handymen_between")]
        return []

    def new_slot(self, rules: Rules) -> Slot | None:
        """All handymen are in the supply."""
        return Crew(rules.players, self.per_player)

    def crew(self, state: State) -> Crew:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Crew)
        return slot

    # --- The turn

    def turn_started(self, state: State, seat: i64) -> None:
        """Nobody has rolled; what was declared and not used has lapsed."""
        crew = self.crew(state)
        crew.dice = []
        crew.declared = [0] * len(crew.declared)

    def closed(self, state: State, seat: i64) -> None:
        """What was declared and not used lapses."""
        crew = self.crew(state)
        for space in range(SPACES):
            crew.declared[crew.index(space, seat)] = 0

    def bars(self, state: State, seat: i64, role: i64) -> str:
        """After a roll taking money is the only action; at its end the turn holds no other."""
        if role == TAKE or not self.crew(state).dice:
            return ""
        step = state.frames[-1].step
        ending = role == OTHER and step.name in END_OF_TURN
        return "rolled_so_take_money" if ending or step is state.rules.steps["act"] else ""

    # --- Prices

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """Of what lies on a market space: as declared."""
        if offer.space < 0:
            return price
        crew = self.crew(state)
        return price + crew.declared[crew.index(offer.space, seat)]

    def bought(self, state: State, deal: Deal) -> None:
        """Handymen who were used leave the game; whoever else stands there may be taken back."""
        space = deal.offer.space
        crew = self.crew(state)
        if space < 0:
            self._come_back(state, deal.offer.tile)
            return
        index = crew.index(space, deal.seat)
        used = 0 if deal.free else abs(crew.declared[index])
        crew.spaces[index] -= used
        for seat in range(state.rules.players):  # whoever else wanted that tile is too late
            crew.declared[crew.index(space, seat)] = 0
        if used and state.telling:
            event: dict[str, object] = {"event": "handymen_used", "seat": int(deal.seat)}
            state.tell({**event, "count": used, "space": int(space) + 1})
        if any(crew.on_space(space, seat) for seat in range(state.rules.players)):
            state.push(self.take_back, deal.seat, space)

    # --- Tiles that change hands

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk has no handymen."""
        self._come_back(state, tile)

    def discarded(self, state: State, tile: i64) -> None:
        """The tile leaves the game, not the handyman."""
        self._come_back(state, tile)

    def _come_back(self, state: State, tile: i64) -> None:
        """The handyman on this tile, if there is one, is in the supply again."""
        crew = self.crew(state)
        owner = crew.tiles.pop(int(tile), -1)
        if owner >= 0:
            crew.supply[owner] += 1

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """In every scoring: the largest group."""
        crew = self.crew(state)
        if crew.tiles:
            for seat in range(state.rules.players):
                group = largest_group(state, seat, crew)
                if group:
                    found.append(Item(seat, self.name, group, {"group": group}))

    # --- Pictures and notation

    def marks(self, state: State, found: list[Mark]) -> None:
        """Handymen stand on market spaces and lie on tiles."""
        crew = self.crew(state)
        for space in range(SPACES):
            for seat in range(state.rules.players):
                if crew.on_space(space, seat):
                    count = crew.on_space(space, seat)
                    found.append(Mark("handyman", seat=seat, space=space, count=count))
        found.extend(Mark("handyman", tile=tile) for tile in sorted(crew.tiles))

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything lies open."""
        crew = self.crew(state)
        tiles = state.rules.tiles
        seats = range(state.rules.players)
        shown: dict[str, object] = {
            "supply": crew.supply[:],
            "market": self._by_space(crew, crew.spaces, "count"),
            "tiles": [
                {"seat": owner, "tile": tiles[tile].name}
                for tile, owner in sorted(crew.tiles.items())
            ],
            "largest": [largest_group(state, other, crew) for other in seats],
        }
        if crew.dice:
            shown["dice"] = crew.dice[:]
        if any(crew.declared):
            shown["declared"] = self._by_space(crew, crew.declared, "change")
        view[self.name] = shown

    def _by_space(self, crew: Crew, values: list[int], key: str) -> list[dict[str, object]]:
        """What is not 0, with the space and the seat."""
        return [
            {"space": space + 1, "seat": seat, key: values[crew.index(space, seat)]}
            for space in range(SPACES)
            for seat in range(crew.players)
            if values[crew.index(space, seat)]
        ]

    def write(self, state: State) -> dict[str, object]:
        """Where the handymen are, and the dice of this turn."""
        return write_crew(state, self.crew(state))

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, all handymen are in the supply."""
        crew = read_crew(state, table, self.per_player, self.dice, self.sides)
        state.slots[self.index] = crew
