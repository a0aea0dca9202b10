"""The Major Construction Projects: two buildings on one tile, won by an offer that stands.

As an action one offers money for the open project, at least 15 and more than anybody before.
Whoever's offer still lies there when their next turn begins has won it.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.cells import STRIDE, sides_from_letters
from alhambra.engine.laying import laid_tiles, tell_tile
from alhambra.engine.module import ACTIONS, STAGE_BOARDS, Module, Slot
from alhambra.engine.rules import TYPES, Rules, TileSpec
from alhambra.engine.state import EMPTY, State, insert_sorted
from alhambra.engine.step import (
    NOBODY,
    OTHER,
    BadMoveError,
    Deed,
    Frame,
    Moves,
    arg_currency,
    arg_pay,
    pack_payment,
)
from alhambra.engine.steps.reading import read_units

NONE: Final = "-"  # how a position writes that no project is open
KEYS: Final = ("pile", "open", "bidder", "bid")


@final
class Projects(Slot):
    """The pile (the top last), the open project, and the offer for it with its money."""

    def __init__(self, pile: list[int], open: int) -> None:
        self.pile = pile
        self.open = open
        self.bidder = NOBODY
        self.currency = 0
        self.money = 0  # packed units: no longer in the bidder's hand

    def copy(self) -> Slot:
        """An independent copy."""
        other = Projects(self.pile[:], self.open)
        other.bidder = self.bidder
        other.currency = self.currency
        other.money = self.money
        return other


class MajorConstructionProjects(Module):
    """Fifteen tiles of two cells in a pile of their own; one lies open.

    Rulings: bidding is always an action, for the next project too. An offer is money of a single
    currency: cards, diamonds, coins, but nothing that mixes or stands for money. It is not in hand
    while it lies there, and one cannot raise one's own. A project is one tile: it has one place in
    a reserve, is never split, and is exchanged only for one that covers the same cells. Winning is
    no purchase, but with two players the tile may go to Dirk. When the pile is empty, there is
    nothing to bid for.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("major_construction_projects", 28)
        self.minimum: int = data["minimum_bid"]
        self.layouts: list[list[str]] = data["tiles"]
        self.tiles: list[int] = []

    def register(self, rules: Rules) -> None:
        """The walls stand on both cells, none between them."""
        for layout, first, second, letters in self.layouts:
            kinds = [TYPES.index(first), TYPES.index(second)]
            walls = sides_from_letters(letters)
            tile = TileSpec(f"project {first} {second}", kinds, [walls, walls], -1)
            tile.second = STRIDE if layout == "V" else 1
            self.tiles.append(rules.add_tile(tile))
        rules.special_tiles.extend(self.tiles)

    def new_slot(self, rules: Rules) -> Slot | None:
        """All lie in the pile."""
        return Projects(self.tiles[:], EMPTY)

    def projects(self, state: State) -> Projects:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Projects)
        return slot

    def set_up(self, state: State, stage: i64) -> None:
        """Shuffled, and one is turned up."""
        if stage == STAGE_BOARDS:
            state.rng.shuffle(self.projects(state).pile)
            self._turn_up(state)

    def _turn_up(self, state: State) -> None:
        """The next project, if there is one."""
        projects = self.projects(state)
        projects.open = EMPTY
        if projects.pile:
            projects.open = projects.pile.pop()
            state.reveals += 1
            if state.telling:
                name = state.rules.tiles[projects.open].name
                state.tell({"event": "project_open", "tile": name})

    def deeds(self, menu: str) -> list[Deed]:
        """Bidding is an action."""
        return [BidForProject(self)] if menu == ACTIONS else []

    # --- The offer

    def least(self, state: State) -> int:
        """The lowest offer that is accepted."""
        return max(self.minimum, self.total(state) + 1)

    def total(self, state: State) -> int:
        """What is offered now."""
        projects = self.projects(state)
        return int(state.rules.currencies[projects.currency].total(projects.money))

    def names(self, state: State) -> list[str]:
        """The money of the offer."""
        projects = self.projects(state)
        return state.rules.currencies[projects.currency].names(projects.money)

    def take_back(self, state: State) -> i64:
        """The money of the offer is in its owner's hand again; says whose it was."""
        projects = self.projects(state)
        bidder = i64(projects.bidder)
        if bidder >= 0:
            state.change_purse(bidder, projects.currency, projects.money)
            projects.bidder = NOBODY
            projects.currency = 0
            projects.money = 0
        return bidder

    def turn_started(self, state: State, seat: i64) -> None:
        """Before anything else: the offer has stood, so the project is won and the next is open."""
        projects = self.projects(state)
        if projects.bidder != seat:
            return
        tile, currency, money = projects.open, projects.currency, projects.money
        self.take_back(state)
        state.pay(seat, currency, money)
        insert_sorted(state.pending[int(seat)], tile)
        if state.telling:
            tell_tile(state, "project_won", seat, tile)
        self._turn_up(state)

    def end_prepared(self, state: State) -> None:
        """Ruling: an open offer never came true, so it goes back before leftovers are given out."""
        bidder = self.take_back(state)
        if bidder >= 0 and state.telling:
            state.tell({"event": "bid_returned", "seat": int(bidder)})

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """The open project and the offer for it; the pile is hidden."""
        projects = self.projects(state)
        bid: dict[str, object] | None = None
        if projects.bidder >= 0:
            bid = {"seat": projects.bidder, "pay": self.names(state), "total": self.total(state)}
        name = state.rules.tiles[projects.open].name if projects.open >= 0 else None
        view[self.name] = {"open": name, "left": len(projects.pile), "bid": bid}

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows the order of the pile."""
        state.rng.shuffle(self.projects(state).pile)

    def held_tiles(self, state: State) -> list[int]:
        """The pile and the open project."""
        projects = self.projects(state)
        return projects.pile + ([projects.open] if projects.open >= 0 else [])

    def held_cards(self, state: State) -> list[int]:
        """The cards of the offer."""
        projects = self.projects(state)
        return state.cards_in(projects.currency, projects.money)

    def write(self, state: State) -> dict[str, object]:
        """`pile`, the top first; `open`; `bidder`: the seat, -1 for nobody; `bid`: the money."""
        projects = self.projects(state)
        tiles = state.rules.tiles
        return {
            "pile": [tiles[tile].name for tile in projects.pile[::-1]],
            "open": tiles[projects.open].name if projects.open >= 0 else NONE,
            "bidder": projects.bidder,
            "bid": self.names(state),
        }

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, the pile is what is nowhere else, shuffled, and its top project is open."""
        for key in table:
            if key not in KEYS:
                raise ValueError(f"unknown key {key}")
        open = EMPTY
        if table.get("open", NONE) != NONE:
            open = self._number(state, table["open"])
        elsewhere = [*self._built(state), open]
        left = [tile for tile in self.tiles if tile not in elsewhere]
        if "pile" in table:
            pile = self._read_pile(state, table["pile"])
            if sorted(pile) != left:
                raise ValueError("pile must name every project that is nowhere else")
        else:
            pile = left
            state.rng.shuffle(pile)
            if "open" not in table and pile:
                open = pile.pop()
        projects = Projects(pile, open)
        state.slots[self.index] = projects
        self._read_bid(state, projects, table)

    def _number(self, state: State, name: object) -> int:
        tile = state.rules.tile_by_name.get(name, -1) if isinstance(name, str) else -1
        if tile not in self.tiles:
            raise ValueError(f"there is no project {name}")
        return tile

    def _read_pile(self, state: State, names: object) -> list[int]:
        if not isinstance(names, list):
            raise ValueError("pile must be a list of projects, the top first")
        return [self._number(state, name) for name in names][::-1]

    def _built(self, state: State) -> list[int]:
        """All tiles that have an owner."""
        found = state.dirk + state.gone
        for seat in range(state.rules.players):
            found = found + state.reserves[seat] + state.pending[seat]
            found += [tile for tile, _, _ in laid_tiles(state, seat)]
        return found

    def _read_bid(self, state: State, projects: Projects, table: dict[str, object]) -> None:
        bidder = table.get("bidder", NOBODY)
        if type(bidder) is not int or not NOBODY <= bidder < state.rules.players:
            raise ValueError("bidder must be the number of a seat, or -1")
        try:
            pay: dict[str, object] = {"pay": table.get("bid", [])}
            currency, money = read_units(state.rules, pay, list(range(len(state.rules.currencies))))
        except BadMoveError as error:
            raise ValueError(f"bid: {error}") from None
        if (bidder >= 0) != (money != 0):
            raise ValueError("a bid needs a bidder, and a bidder needs a bid")
        if money:
            total = state.rules.currencies[int(currency)].total(money)
            if projects.open < 0 or total < self.minimum:
                raise ValueError("there is no project to bid for, or the bid is too low")
            projects.bidder = bidder
            projects.currency = int(currency)
            projects.money = int(money)


class BidForProject(Deed):
    """Offers money for the open project: first argument the currency, then the units."""

    def __init__(self, module: MajorConstructionProjects) -> None:
        super().__init__("bid_project")
        self.role = OTHER
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """For each sum in each currency the offer of fewest pieces; all others are legal too."""
        projects = self.module.projects(state)
        if projects.open < 0 or projects.bidder == frame.seat:
            return
        least = self.module.least(state)
        for currency in range(len(state.rules.currencies)):
            if state.purse_total(frame.seat, currency) >= least:
                purse = state.lasting_purse(frame.seat, currency)
                for payment in state.rules.currencies[currency].by_total(purse)[least:]:
                    if payment > 0:
                        out.add(pack_payment(self.number, 0, currency, payment))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A project must be open, the money in hand, and the offer the highest."""
        projects = self.module.projects(state)
        if projects.open < 0:
            return "no_project"
        if projects.bidder == frame.seat:
            return "own_bid"
        money = state.rules.currencies[int(arg_currency(code))]
        if not money.holds(state.purse(frame.seat, arg_currency(code)), arg_pay(code)):
            return "not_in_hand"
        if not money.transferable(arg_pay(code)):
            return "not_transferable"
        total = money.total(arg_pay(code))
        if total < self.module.minimum:
            return "bid_below_minimum"
        return "" if total >= self.module.least(state) else "bid_not_higher"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The new offer replaces the old one, whose owner takes it back."""
        outbid = self.module.take_back(state)
        state.change_purse(frame.seat, arg_currency(code), -arg_pay(code))
        projects = self.module.projects(state)
        projects.bidder = int(frame.seat)
        projects.currency = int(arg_currency(code))
        projects.money = int(arg_pay(code))
        state.spend_action()
        if state.telling:
            event: dict[str, object] = {"event": "project_bid", "seat": int(frame.seat)}
            event["tile"] = state.rules.tiles[projects.open].name
            event["pay"] = self.module.names(state)
            event["total"] = self.module.total(state)
            state.tell(event)
            if outbid >= 0:
                state.tell({"event": "bid_returned", "seat": int(outbid)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`pay`: the money offered."""
        return {"pay": state.rules.currencies[int(arg_currency(code))].names(arg_pay(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Any one currency."""
        everything = list(range(len(state.rules.currencies)))
        currency, payment = read_units(state.rules, parts, everything)
        return pack_payment(self.number, 0, currency, payment)
