"""Handymen: dice send them to tiles, where they bend prices or bring points.

At the start of the turn one may roll up to three dice, one after the other; then taking money is
the only action. If a result equals the price of a tile on the market, a handyman may be put on its
space; if it equals the price of a tile of one's own, on that tile. Whoever buys from a space with
own handymen may use any number of them, each for one unit more or less. In scorings the largest
group of neighbouring tiles with handymen brings a point for each.
"""

from alhambra.engine.cells import STEP

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, ANY_TILE, LAID, NONE, OTHER, SEAT, SPACE, SPACES, STAGE_NEVER, START, TAKE,
    TILE, WINDOW, Amount, Any, Deal, Event, Final, ForSeats, Grid, Item, Listed, Map, Mark,
    Module, Numbers, Offer, Pile, State, i64,
)  # fmt: skip
from alhambra.modules.handymen.dice import DiceQuestion, Roll
from alhambra.modules.handymen.prices import (
    HowManyBack,
    TakeBackRound,
    UseBetweenTurns,
    UseHandymen,
)
from alhambra.modules.shared.token_spots import cells_standing

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
        super().__init__()
        men: int = data["per_player"]
        self.per_player = men
        self.count = Amount(0, men)
        self.change = Amount(-men, men)
        self.die = Amount(1, data["die_sides"], "die", plural="dice")
        self.supply = Numbers(self, "supply", self.count, men, stage=STAGE_NEVER)
        self.market = Grid(self, "market", self.count, SPACES)
        self.tiles = Map(self, "tiles", ANY_TILE, SEAT)  # whose handyman lies on it
        self.dice = Pile(self, "dice", self.die, order=LAID, most=data["dice"])  # of this turn
        self.declared = Grid(self, "declared", self.change, SPACES, start=men)  # until it ends
        self.market.along = self.declared.along = SPACE
        self.derives(largest=ForSeats(AMOUNT))
        self.rolled = Event(self, "handymen_rolled", seat=SEAT, dice=Listed(self.die))
        self.on_space = Event(self, "handyman_on_space", seat=SEAT, space=SPACE, tile=TILE)
        self.on_tile = Event(self, "handyman_on_tile", seat=SEAT, tile=ANY_TILE)
        self.changed_price = Event(
            self, "handymen_changed_price", seat=SEAT, space=SPACE, tile=TILE, change=self.change
        )
        self.used = Event(self, "handymen_used", seat=SEAT, count=self.count, space=SPACE)
        self.taken_back = Event(
            self, "handymen_taken_back", seat=SEAT, count=self.count, space=SPACE
        )
        self.joins(START, Roll(self))
        self.joins(ACTIONS, UseHandymen(self, "use_handymen"))
        self.joins(WINDOW, UseBetweenTurns(self, "use_handymen_between"))
        self.where_to = self.asks(DiceQuestion(self))
        self.how_many_back = self.asks(HowManyBack(self))
        self.take_back = self.asks(TakeBackRound(self))

    # --- The turn

    def turn_started(self, state: State, seat: i64) -> None:
        """Nobody has rolled; what was declared and not used has lapsed."""
        self.dice.put(state, [])
        self.declared.clear(state)

    def closed(self, state: State, seat: i64) -> None:
        """What was declared and not used lapses."""
        for space in range(SPACES):
            self.declare(state, space, seat, 0)

    def bars(self, state: State, seat: i64, role: i64) -> str:
        """After a roll taking money is the only action; at its end the turn holds no other."""
        if role == TAKE or not self.dice.of(state):
            return ""
        step = state.frames[-1].step
        ending = role == OTHER and step.name in END_OF_TURN
        return "rolled_so_take_money" if ending or step is state.rules.steps["act"] else ""

    # --- Prices

    def change_at(self, state: State, space: i64, seat: i64) -> i64:
        """The change of a price that the seat has declared."""
        return self.declared.of(state, space, seat) - self.per_player

    def declare(self, state: State, space: i64, seat: i64, change: i64) -> None:
        """The price is changed until the turn ends."""
        self.declared.put(state, space, seat, change + self.per_player)

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """Of what lies on a market space: as declared."""
        if offer.space < 0:
            return price
        return price + self.change_at(state, offer.space, seat)

    def bought(self, state: State, deal: Deal) -> None:
        """Handymen who were used leave the game; whoever else stands there may be taken back."""
        space = deal.offer.space
        if space < 0:
            self._come_back(state, deal.offer.tile)
            return
        used = 0 if deal.free else abs(int(self.change_at(state, space, deal.seat)))
        if used:
            self.move(state, space, deal.seat, -used)
            self.used.tell(state, deal.seat, used, space)
        left = False
        for seat in range(state.rules.players):
            self.declare(state, space, seat, 0)  # whoever else wanted that tile is too late
            left = left or self.market.of(state, space, seat) > 0
        if left:
            state.push(self.take_back, deal.seat, space)

    def move(self, state: State, space: i64, seat: i64, more: i64) -> None:
        """There are so many more handymen of the seat on a market space."""
        self.market.put(state, space, seat, self.market.of(state, space, seat) + more)

    # --- Tiles that change hands

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk has no handymen."""
        self._come_back(state, tile)

    def discarded(self, state: State, tile: i64) -> None:
        """The tile leaves the game, not the handyman."""
        self._come_back(state, tile)

    def _come_back(self, state: State, tile: i64) -> None:
        owner = self.tiles.of(state).pop(int(tile), NONE)
        if owner != NONE:
            self.supply.put(state, owner, self.supply.of(state, owner) + 1)

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """In every scoring: the largest group."""
        if self.tiles.of(state):
            for seat in range(state.rules.players):
                group = self.largest_group(state, seat)
                if group:
                    found.append(Item(seat, self.name, group, {"group": group}))

    def largest_group(self, state: State, seat: i64) -> int:
        """How many tiles with handymen of an Alhambra hang together; walls do not matter."""
        board = state.boards[int(seat)]
        with_men = self.tiles.of(state)
        cells = [cell for cell in cells_standing(board) if int(board.tile[cell]) in with_men]
        best = 0
        seen: list[int] = []
        for start in cells:
            if start in seen:
                continue
            group = [start]
            for cell in group:
                for side in range(4):
                    other = cell + int(STEP[side])
                    if other in cells and other not in group:
                        group.append(other)
            seen.extend(group)
            best = max(best, len({int(board.tile[cell]) for cell in group}))
        return best

    # --- Positions and pictures

    def placed_by(self, state: State, seat: i64) -> int:
        """How many handymen of a seat are on the market and on tiles."""
        standing = [int(self.market.of(state, space, seat)) for space in range(SPACES)]
        return sum(standing) + self.tiles.values(state).count(int(seat))

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Where a position leaves the supply out, nobody is used up."""
        for seat in range(state.rules.players):
            self.supply.put(state, seat, self.per_player - self.placed_by(state, seat))

    def restored(self, state: State) -> None:
        """Nobody has more handymen than there are; changes need handymen on their space."""
        for seat in range(state.rules.players):
            left = self.per_player - self.placed_by(state, seat)
            if left < 0:
                raise ValueError(f"seat {seat + 1} has more than {self.per_player} handymen")
            if self.supply.of(state, seat) > left:
                raise ValueError(f"supply: seat {seat + 1} has at most {left} handymen left")
            for space in range(SPACES):
                change = abs(int(self.change_at(state, space, seat)))
                if change > self.market.of(state, space, seat):
                    raise ValueError("declared: a change needs as many handymen on the space")

    def marks(self, state: State, found: list[Mark]) -> None:
        """Handymen stand on market spaces and lie on tiles."""
        for space in range(SPACES):
            for seat in range(state.rules.players):
                count = int(self.market.of(state, space, seat))
                if count:
                    found.append(Mark("handyman", seat=seat, space=space, count=count))
        found.extend(Mark("handyman", tile=tile) for tile in sorted(self.tiles.of(state)))

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The largest group of each seat."""
        return {"largest": [self.largest_group(state, n) for n in range(state.rules.players)]}
