"""The Falconers: falcons settle where four tiles meet.

As the only action of a turn one may buy any number of falcons, each for one money card. A falcon is
put on a crossing of four base tiles (the fountain may be one of them) at which both of its building
types lie. The more falcons of one colour somebody has, the more they bring in every scoring.
"""

from librt.vecs import vec

from alhambra.engine.board import TILE as WHOLE_TILE
from alhambra.engine.cells import STRIDE

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, CELL, FLAG, FREE, MONEY, NONE, OTHER, REDESIGN, SEAT, TYPES, UNIT_SHIFT, Any, At,
    Deed, Event, Final, Frame, Item, Listed, Mark, Module, Moves, Number, Pieces, Piles, State,
    Step, cards_in, distinct, i64, unfinished, unit_of,
)  # fmt: skip

COLOURS: Final = ("black", "brown", "white")
NO_CROSSING: Final = -1

# From the cell north-west of a crossing, which stands for it, to the four that meet there.
AROUND: Final[vec[i64]] = vec[i64]([0, 1, STRIDE, STRIDE + 1])


class Falconers(Module):
    """Fifteen falcons, one for each pair of types, five of each colour.

    Rulings: the four tiles are base tiles or the fountain, so no magical building is among them; an
    unfinished building may be, but its type does not count. Money cards, diamonds and master
    builders pay, each card one falcon; nothing else does. No redesign goes with falcons, neither
    before them in the same turn nor at its end. Whatever lifts one of the four tiles sends the
    falcon back; walls that are added, chests and the like do not.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.points: list[int] = data["points"]
        names: list[str] = []
        self.wants: list[int] = []  # both types of a falcon, as bits
        for colour in COLOURS:
            for one, other in data["falcons"][colour]:
                names.append(f"falcon-{colour} {one} {other}")
                self.wants.append(1 << TYPES.index(one) | 1 << TYPES.index(other))
        self.per_colour = len(names) // len(COLOURS)
        self.falcon = Pieces(self, "falcon", names)
        self.settled = At(self.falcon)
        self.falcons = Piles(self, "falcons", self.settled)
        self.flown = Number(self, "flown", FLAG, False)  # falcons are the action of this turn
        self.rebuilt = Number(self, "rebuilt", FLAG, False)  # redesigned, before any action
        self.derives(supply=Listed(self.falcon))
        self.falcon_placed = Event(self, "falcon_placed", seat=SEAT, falcon=self.falcon, at=CELL)
        self.falcon_paid = Event(self, "falcon_paid", seat=SEAT, card=MONEY)
        self.falcon_returned = Event(self, "falcon_returned", seat=SEAT, falcon=self.falcon)
        self.joins(ACTIONS, Settle(self, "falcon", OTHER))
        self.which_card = self.asks(Step("falcon_price", "cards", [Pay(self)]))
        another = Settle(self, "another_falcon", FREE)
        self.more = self.asks(Step("falcon_more", "menu", [another, Done("done_falcons")]))

    # --- The only action of a turn

    def turn_started(self, state: State, seat: i64) -> None:
        self.flown.put(state, False)
        self.rebuilt.put(state, False)

    def closed(self, state: State, seat: i64) -> None:
        """What comes after the turn is no action of it."""
        if seat == state.turn:
            self.flown.put(state, False)

    def placed(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        self._note_redesign(state, seat)

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """The falcons at the corners of the tile's place go back."""
        self._note_redesign(state, seat)
        for step in range(i64(4)):
            settled = self.settled_at(state, seat, cell - AROUND[step])
            if settled != NONE:
                self.falcons.of(state, seat).remove(settled)
                self.falcon_returned.tell(state, seat, self.settled.thing(settled))

    def _note_redesign(self, state: State, seat: i64) -> None:
        """Building between two actions is a redesign that some module allows."""
        if seat == state.turn:
            for frame in state.frames:
                if frame.step is state.rules.steps["actions"]:
                    self.rebuilt.put(state, True)

    def bars(self, state: State, seat: i64, role: i64) -> str:
        """No builder works in a turn of falcons."""
        if role == REDESIGN and seat == state.turn and self.flown.of(state):
            return "falcons_alone"
        return ""

    # --- Crossings

    def types_at(self, state: State, seat: i64, corner: i64) -> i64:
        """The building types, as bits, at a crossing of four base tiles; NO_CROSSING elsewhere."""
        board = state.boards[int(seat)]
        types: i64 = 0
        for step in range(i64(4)):
            cell = corner + AROUND[step]
            if board.face[cell] < WHOLE_TILE:
                return NO_CROSSING
            tile = i64(board.tile[cell])
            if tile < state.rules.players:
                continue  # the fountain
            if not state.rules.tiles[int(tile)].base:
                return NO_CROSSING
            if not state.rules.fold_unfinished or not unfinished(state, tile):
                types |= 1 << state.rules.tile_kind[tile]
        return types

    def settled_at(self, state: State, seat: i64, corner: i64) -> int:
        """The falcon on this crossing, with its place; NONE if there is none."""
        for settled in self.falcons.of(state, seat):
            if self.settled.cell(settled) == corner:
                return settled
        return NONE

    def taken(self, state: State) -> i64:
        """A bit for each falcon that is not for sale."""
        bits: i64 = 0
        for seat in range(state.rules.players):
            for settled in self.falcons.of(state, seat):
                bits |= i64(1) << self.settled.thing(settled)
        return bits

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Each colour by itself."""
        for seat in range(state.rules.players):
            counts = [0] * len(COLOURS)
            for settled in self.falcons.of(state, seat):
                counts[int(self.settled.thing(settled)) // self.per_colour] += 1
            total = sum([self.points[count] for count in counts])
            if total:
                data: dict[str, object] = dict(zip(COLOURS, counts, strict=True))
                found.append(Item(seat, self.name, total, data))

    # --- Showing

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The falcons that fly nowhere."""
        rules = state.rules
        return {"supply": [self.falcon.text(rules, one) for one in self.falcon.left(state)]}

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each falcon lies on the south-east corner of the cell that names its crossing."""
        for seat, falcons in enumerate(self.falcons.all(state)):
            for settled in falcons:
                name = str(self.falcon.text(state.rules, self.settled.thing(settled)))
                cell = self.settled.cell(settled)
                found.append(Mark(name.split(maxsplit=1)[0], seat=seat, cell=cell, side="SE"))

    def restored(self, state: State) -> None:
        """Each falcon lies on a crossing with its types, none where another one lies."""
        for seat, falcons in enumerate(self.falcons.all(state)):
            for settled in falcons:
                corner = self.settled.cell(settled)
                wants = self.wants[int(self.settled.thing(settled))]
                types = self.types_at(state, seat, corner)
                text = self.settled.text(state.rules, settled)
                if types == NO_CROSSING or types & wants != wants:
                    raise ValueError(f"falcons: {text} cannot settle there")
                if self.settled_at(state, seat, corner) != settled:
                    raise ValueError(f"falcons: {text} lies where another one does")


class Settle(Deed):
    """Settles a falcon, at the south-east corner of the cell that is named.

    As an action it must be the first and only one of the turn; asked for again it goes on with it.
    """

    def __init__(self, module: Falconers, name: str, role: int) -> None:
        super().__init__(name, role)
        self.module = module
        self.falcon = self.part("falcon", module.falcon)
        self.corner = self.part("at", CELL)

    def _refuse_now(self, state: State, frame: Frame) -> str:
        """The only action of the turn, and a card to pay with."""
        if self.role != FREE and (state.acted or self.module.rebuilt.of(state)):
            return "falcons_alone"
        return "" if state.card_count(frame.seat) else "falcon_needs_card"

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every falcon on every free crossing that has both of its types."""
        if self._refuse_now(state, frame):
            return
        module, seat = self.module, frame.seat
        taken = module.taken(state)
        board = state.boards[int(seat)]
        for y in range(board.top, board.bottom):
            for corner in range(y * STRIDE + board.left, y * STRIDE + board.right):
                types = module.types_at(state, seat, corner)
                if types > 0 and module.settled_at(state, seat, corner) == NONE:
                    for falcon, wants in enumerate(module.wants):
                        if types & wants == wants and not taken >> falcon & 1:
                            out.add(self.pack(falcon, corner))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """The falcon is for sale, and the crossing free and of its types."""
        reason = self._refuse_now(state, frame)
        if reason:
            return reason
        module, falcon, corner = self.module, self.falcon.of(code), self.corner.of(code)
        if module.taken(state) >> falcon & 1:
            return "falcon_taken"
        types = module.types_at(state, frame.seat, corner)
        if types == NO_CROSSING:
            return "no_crossing"
        if module.settled_at(state, frame.seat, corner) != NONE:
            return "falcon_there"
        wants = module.wants[int(falcon)]
        return "" if types & wants == wants else "falcon_types"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies on the crossing; its card is asked for."""
        module, falcon, corner = self.module, self.falcon.of(code), self.corner.of(code)
        module.falcons.add(state, frame.seat, module.settled.of(falcon, corner))
        module.flown.put(state, True)
        state.acted = True
        state.actions = 0
        module.falcon_placed.tell(state, frame.seat, falcon, corner)
        state.ask(module.which_card, frame.seat)


class Pay(Deed):
    """Pays a falcon with one card of any value."""

    def __init__(self, module: Falconers) -> None:
        super().__init__("pay_falcon")
        self.module = module
        self.card = self.part("card", MONEY)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """Every kind of card in hand."""
        return distinct(money_cards(state, frame.seat))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A card in hand."""
        card = self.card.of(code)
        if not unit_of(state.rules, card).is_card:
            return "no_money_card"
        return "" if int(card) in money_cards(state, frame.seat) else "not_in_hand"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The card is gone; another falcon may follow."""
        card, seat = self.card.of(code), frame.seat
        state.pay(seat, card >> UNIT_SHIFT, unit_of(state.rules, card).one)
        self.module.falcon_paid.tell(state, seat, card)
        more = self.module.more
        found = Moves()
        more.deeds[0].offer(state, Frame(more, seat, seat), found)
        if found.count() > 0:
            state.ask(more, seat)


class Done(Deed):
    """No more falcons in this turn."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The turn goes on to its end."""


def money_cards(state: State, seat: i64) -> list[int]:
    """All cards in hand that are money, each as a value of MONEY."""
    found: list[int] = []
    for currency in range(len(state.rules.currencies)):
        found.extend(cards_in(state.rules, currency, state.purse(seat, currency)))
    return found
