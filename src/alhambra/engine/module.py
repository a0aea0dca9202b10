"""The whole plug-in contract.

A module overrides the hooks it needs; Rules find them by comparing methods with this class and call
only those, in the order of the modules' numbers, so an absent module costs nothing. Hooks are of
three kinds: an *event* tells that something happened and may push questions (each module finishes
before the next is called), a *fold* takes a value and returns it changed, a *provider* appends. A
module object has no state of its own. What changes in a game lies in its *fields*, which it makes
in `__init__`, like its pieces, events, deeds and questions; from these declarations follows how it
is copied, shown, written, read, drawn anew and named.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from alhambra.engine.keeping import lay_out_stage, redraw, restore, written

if TYPE_CHECKING:
    from alhambra.engine.fields import Field
    from alhambra.engine.kinds import Kind
    from alhambra.engine.marks import Mark
    from alhambra.engine.money import Unit
    from alhambra.engine.offers import Deal, Mix, Offer
    from alhambra.engine.pieces import Pieces
    from alhambra.engine.rules import Rules
    from alhambra.engine.scoring import Item
    from alhambra.engine.state import State
    from alhambra.engine.step import Deed, Step
    from alhambra.engine.telling import Event

# Menus a module can add deeds to (see `Module.deeds`).
START: Final = "start"  # before the first action
ACTIONS: Final = "actions"  # instead of a base action
PLACEMENT: Final = "placement"  # other places for a pending tile
END: Final = "end"  # after placing, before anything is refilled
WINDOW: Final = "window"  # between turns, asked of each seat in order
MENUS: Final = (START, ACTIONS, PLACEMENT, END, WINDOW)

# Stages of set-up, in order (see `Module.lay_out`).
STAGE_MARKET: Final = 1  # the tower is shuffled, Dirk has his tiles; about to fill the market
STAGE_HANDS: Final = 2  # about to deal starting money
STAGE_STARTER: Final = 3  # the starting player is known
STAGE_BOARDS: Final = 4  # everything else is ready
STAGE_NEVER: Final = 5  # filled in play; laid out only where a position leaves it out


@final
class Declared:
    """All that a module has made for itself, in the order in which it was made."""

    def __init__(self) -> None:
        self.pieces: list[Pieces] = []
        self.fields: list[Field] = []
        self.events: list[Event] = []
        self.steps: list[Step] = []
        self.menus: list[tuple[str, Deed]] = []
        self.wares: dict[str, Kind] = {}
        self.derived: dict[str, Kind] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A module that changes nothing."""

    def __init__(self) -> None:
        self.name = ""  # that of its room, given by whoever makes the rule
        self.number = 0  # the order in which modules are called, given likewise
        self.index = 0  # its place among the modules of a game, given by Rules
        self.declares = Declared()

    def joins(self, menu: str, *deeds: "Deed") -> None:
        """Declares deeds that belong to a menu."""
        for deed in deeds:
            self.declares.menus.append((menu, deed))

    def asks(self, step: "Step") -> "Step":
        """Declares a question, or automatic work, and returns it."""
        self.declares.steps.append(step)
        return step

    def sells(self, **parts: "Kind") -> None:
        """Declares what names the things that this module offers, see `offer_parts`."""
        self.declares.wares = parts

    def derives(self, **parts: "Kind") -> None:
        """Declares what follows from the table and is shown with the fields, see `derived`."""
        self.declares.derived = parts

    def order_of(self, hook: str) -> int:
        """Where the module stands among those that have this hook; its number, as a rule."""
        return self.number

    # --- Before the game

    def register(self, rules: "Rules") -> None:
        """Adds tiles, card faces, units of money; called once per set of rules."""

    def deeds(self, menu: str) -> "list[Deed]":
        """Provider: the deeds this module adds to a menu."""
        return [deed for joined, deed in self.declares.menus if joined == menu]

    def redesigns(self, deed: "Deed") -> "list[Deed]":
        """Provider: other ways to do what this deed does: add from the reserve, or move a tile."""
        return []

    def stack_cards(self, state: "State", stack: int) -> list[int]:
        """Provider: faces shuffled into the given fifth (1 to 5) of the deck."""
        return []

    def set_up(self, state: "State", stage: i64) -> None:
        """Event: a stage of set-up is reached."""
        lay_out_stage(self, state, stage)

    def lay_out(self, state: "State", keys: list[str]) -> None:
        """Fills these fields: their stage of set-up is reached, or a position leaves them out."""

    def opening(self, state: "State", seat: i64) -> None:
        """Event: money is dealt, the market is still empty; each seat, from the starter on."""

    # --- The turn

    def bars(self, state: "State", seat: i64, role: i64) -> str:
        """Fold: why deeds of this role (never FREE ones) are closed to the seat now."""
        return ""

    def turn_started(self, state: "State", seat: i64) -> None:
        """Event: a turn begins, nothing has been done yet."""

    def took(self, state: "State", seat: i64, value: i64) -> None:
        """Event: money of this value was taken from the display as an action."""

    def offers(self, state: "State", seat: i64, cause: i64, found: "list[Offer]") -> None:
        """Provider: what else is for sale; may also change or remove what others offer."""

    def offer_parts(self, state: "State", offer: "Offer") -> dict[str, object]:
        """What names an offer of this module in a move."""
        raise NotImplementedError

    def price(self, state: "State", seat: i64, offer: "Offer", price: i64) -> i64:
        """Fold: the price of an offer."""
        return price

    def deliver(self, state: "State", deal: "Deal") -> None:
        """An offer of this module has been paid."""

    def spent(self, state: "State", seat: i64, currency: i64, unit: "Unit", count: i64) -> None:
        """Units of money that this module added were paid."""

    def bought(self, state: "State", deal: "Deal") -> None:
        """Event: something was bought and paid. It may ask, but must not sell anything."""

    def mixes(self, state: "State", seat: i64, found: "list[Mix]") -> None:
        """Provider: what lets this seat pay one thing in several currencies."""

    def use_mix(self, state: "State", seat: i64, mix: "Mix") -> None:
        """Such a thing of this module is used up."""

    def overpay(
        self, state: "State", seat: i64, offer: "Offer", most: i64, found: list[int]
    ) -> None:
        """Provider: surpluses up to `most`, rising, from which paying too much brings more."""

    def overpaid(self, state: "State", seat: i64, over: i64) -> None:
        """Event: more was paid than was owed, for something that is no purchase (a bid)."""

    def veto_add(self, state: "State", seat: i64, tile: i64, turn: i64, cell: i64) -> str:
        """Fold: why this tile may not be installed here although the build rules allow it."""
        return ""

    def veto_remove(self, state: "State", seat: i64, cell: i64) -> str:
        """Fold: why this tile may not be removed; another may still take its place."""
        return ""

    def veto_exchange(self, state: "State", seat: i64, tile: i64, cell: i64) -> str:
        """Fold: why this tile may not take the place of the one here."""
        return ""

    def veto_store(self, state: "State", seat: i64, tile: i64) -> str:
        """Fold: why this tile may not go to the reserve, though it may be moved or replaced."""
        return ""

    def veto_give(self, state: "State", seat: i64, tile: i64) -> str:
        """Fold: why this tile may not be given to Dirk."""
        return ""

    def placed(self, state: "State", seat: i64, tile: i64, cell: i64) -> None:
        """Event: a tile was installed in an Alhambra."""

    def lifted(self, state: "State", seat: i64, tile: i64, cell: i64) -> None:
        """Event: a tile left its place in an Alhambra."""

    def stored(self, state: "State", seat: i64, tile: i64) -> None:
        """Event: a tile came into a reserve."""

    def given(self, state: "State", seat: i64, tile: i64) -> None:
        """A tile came to Dirk, from a seat or (-1) from the tower. Asks nothing."""

    def discarded(self, state: "State", tile: i64) -> None:
        """A tile left the game. Asks nothing."""

    def closed(self, state: "State", seat: i64) -> None:
        """Event: a seat's turn, or what it gained out of turn, is placed and done with."""

    def unfinished(self, state: "State", tile: i64) -> bool:
        """Fold: whether this tile is a building that nobody may count or sell yet."""
        return False

    # --- Refills

    def card_revealed(self, state: "State", face: i64, seat: i64) -> bool:
        """A card of this module was drawn; True if it takes a place in the display."""
        return False

    def card_kept(self, state: "State", face: i64, seat: i64) -> bool:
        """A card of this module was drawn for a seat's own hand; True if it can be kept there."""
        return False

    def card_picked(self, state: "State", face: i64, seat: i64) -> bool:
        """A seat that may choose keeps a card of this module; True if it can be held in hand."""
        return self.card_kept(state, face, seat)

    def tile_drawn(self, state: "State", tile: i64, space: i64) -> bool:
        """Event: `state.drawn` is meant for a space; True if the tile was dealt with.

        It may ask instead, and whoever answers may take the tile away (`state.drawn = EMPTY`).
        In either case another is drawn.
        """
        return False

    def next_tile(self, state: "State", space: i64) -> i64:
        """Provider: the tile that comes onto this space instead of one from the tower, or -1."""
        return -1

    def laid(self, state: "State", tile: i64, space: i64) -> None:
        """A tile has come to lie on a market space. Asks nothing."""

    def returned(self, state: "State", tile: i64, space: i64) -> None:
        """A tile has gone back from a market space to the tower. Asks nothing."""

    def refilled(self, state: "State", seat: i64) -> None:
        """Event: display and market are full again after a turn."""

    def turn_over(self, state: "State", seat: i64) -> None:
        """Event: all is done that belongs to a turn; what lies between turns comes next."""

    # --- Scoring

    def before_scoring(self, state: "State", round: i64) -> None:
        """Event: a scoring is about to be counted."""

    def values(self, state: "State", round: i64, kind: i64, values: list[int]) -> list[int]:
        """Fold: the points for the first places in one building type."""
        return values

    def halves(self, state: "State", seat: i64, kind: i64, buildings: i64) -> i64:
        """Fold: half buildings to add to the real ones of this type."""
        return 0

    def items(self, state: "State", round: i64, found: "list[Item]") -> None:
        """Provider: further items of the score sheet."""

    def fact_names(self) -> tuple[str, ...]:
        """The names of what `facts` tells, one to six; none if the points to come say it all."""
        return ()

    def facts(self, state: "State", seat: i64) -> list[int]:
        """Provider: as many whole numbers that tell a judge what the seat has of this module.

        They are read in worlds, so they may use whatever the seat itself would know or guess.
        """
        return []

    def after_scoring(self, state: "State", round: i64) -> None:
        """Event: a scoring has been counted."""

    # --- The end

    def end_prepared(self, state: "State") -> None:
        """Event: the market cannot be filled; nothing has been given out yet."""

    def before_leftovers(self, state: "State") -> None:
        """Event: all promised money is back in hand; money may lose its worth. Asks nothing."""

    def leftover(self, state: "State", space: i64) -> bool:
        """Whether this module gives out what is left at a market space; it may ask."""
        return False

    def awarded(self, state: "State", seat: i64, tile: i64, space: i64) -> None:
        """Event: a leftover tile of this space waits beside a seat's Alhambra."""

    def leftover_money(self, state: "State", seat: i64, currency: i64, amount: i64) -> i64:
        """Fold: the money that counts when leftover tiles are given out."""
        return amount

    # --- Secrets and notation

    def derived(self, state: "State", seat: i64) -> dict[str, object]:
        """Provider: what follows from the table and is shown with the fields, as is declared."""
        return {}

    def marks(self, state: "State", found: "list[Mark]") -> None:
        """Provider: public tokens on tiles, cells and market spaces, for every picture."""

    def reshuffle(self, state: "State", seat: i64) -> None:
        """Event: another truth is made up; redraw what this seat cannot know."""
        redraw(self, state, seat)

    def known_to_all(self, state: "State") -> list[int]:
        """Pieces in hidden fields that everybody has seen."""
        return []

    def plausible(self, state: "State") -> bool:
        """Whether the cards in hand allow what the seats have promised so far."""
        return True

    def held_tiles(self, state: "State") -> list[int]:
        """Tiles of the tower that lie in an area of this module."""
        return []

    def held_cards(self, state: "State") -> list[int]:
        """Cards (by face) that lie in an area of this module."""
        return [card for pieces in self.declares.pieces for card in pieces.held(state)]

    def write(self, state: "State") -> dict[str, object]:
        """The module's part of a written position."""
        return written(self, state)

    def read(self, state: "State", table: dict[str, object]) -> None:
        """Restores what `write` wrote; raises ValueError with a clear text."""
        restore(self, state, table)

    def restored(self, state: "State") -> None:
        """All fields are read; raises ValueError if they contradict each other or the table."""
