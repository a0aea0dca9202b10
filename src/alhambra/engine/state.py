"""Everything that changes while a game is played.

A `State` knows what lies where and which frames are open. It plays packed moves that are known to
be legal, as fast as it can; checking, naming and recording them is the work of `alhambra.Game`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.announcement import NUMBER_BITS, Announcement
from alhambra.engine.board import Board, new_board
from alhambra.engine.looked import DECK
from alhambra.engine.money import UNIT_BITS
from alhambra.engine.offers import Bill, Deal, Wares
from alhambra.engine.rng import Rng
from alhambra.engine.rules import CURRENCY_SHIFT, SPACES, SPECIAL, Rules
from alhambra.engine.scoring import Item, Sheet
from alhambra.engine.step import DEED_MASK, FREE, NOBODY, Frame, Moves, Step

EMPTY: Final = -1  # a market space without a tile

EVERYONE: Final = -1  # the audience of a public event


@final
class State:
    """One moment of one game."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        self.rules = rules
        self.rng = rng
        self.frames: list[Frame] = []
        self.deck: list[int] = []  # the top card last
        self.fifths: list[int] = []  # deck sizes below which the next fifth begins
        self.discard: list[int] = []
        self.display: list[int] = []
        self.tower: list[int] = []  # the top tile last
        self.market: list[int] = []
        self.boards: list[Board] = []
        self.reserves: list[list[int]] = []
        self.pending: list[list[int]] = []
        self.purses = vec[i64]()
        self.blind: list[int] = []  # like purses: cards in hand that others have not seen, if any
        self.scores: list[int] = []
        self.dirk: list[int] = []  # his tiles
        self.gone: list[int] = []  # tiles that left the game
        self.gone_cards: list[int] = []  # cards of modules that left the game
        self.numbers = vec[i64]()  # what the fields of modules hold: single values,
        self.rows: list[list[int]] = []  # lists,
        self.maps: list[dict[int, int]] = []  # and what lies on what
        self.colours: tuple[str, ...] = ()  # of the seats, if anybody told
        self.starter: i64 = 0
        self.turn: i64 = 0  # the seat whose turn it is
        self.actions: i64 = 0  # actions this turn still holds
        self.acted = False  # whether the turn's first action is done
        self.rounds: i64 = 0  # scorings done
        self.queued: i64 = 0  # scoring cards turned up and not yet scored
        self.ended = False  # the market could not be filled
        self.reveals: i64 = 0  # grows whenever something hidden becomes known
        self.due: i64 = 0  # the seat whose turn comes next
        self.drawn: i64 = EMPTY  # the tile drawn for a market space and not lying there yet
        self.deal: Deal | None = None  # the last purchase, which may still be announced
        self.bill: Bill | None = None  # the purchase that is being paid unit by unit
        self.added_walls: dict[int, int] = {}  # tile -> sides walled later, as the tile is printed
        self.news: list[Frame] = []  # what happened and has not been announced yet
        self.sheets: list[Sheet] = []
        self.early: list[Item] = []  # counted already, for the sheet that comes next
        self.listing = False  # whether moves are being listed, so that nothing changes
        self.wares: Wares | None = None  # what is for sale, kept while moves are listed
        self.telling = False  # whether events are kept
        self.events: list[tuple[int, dict[str, object]]] = []

    def copy(self) -> "State":
        """An independent state that keeps no events; frames, sheets and rules are shared."""
        other = State(self.rules, self.rng.copy())
        other.frames = self.frames[:]
        other.deck = self.deck[:]
        other.fifths = self.fifths
        other.discard = self.discard[:]
        other.display = self.display[:]
        other.tower = self.tower[:]
        other.market = self.market[:]
        other.boards = [board.copy() for board in self.boards]
        other.reserves = [tiles[:] for tiles in self.reserves]
        other.pending = [tiles[:] for tiles in self.pending]
        other.purses = self.purses[:]
        other.blind = self.blind[:]
        other.scores = self.scores[:]
        other.dirk = self.dirk[:]
        other.gone = self.gone[:]
        other.gone_cards = self.gone_cards[:]
        if self.rules.keeps:
            other.numbers = self.numbers[:]
            other.rows = [row[:] for row in self.rows]
            other.maps = [map.copy() for map in self.maps]
        other.colours = self.colours
        other.starter = self.starter
        other.turn = self.turn
        other.actions = self.actions
        other.acted = self.acted
        other.rounds = self.rounds
        other.queued = self.queued
        other.ended = self.ended
        other.reveals = self.reveals
        other.due = self.due
        other.drawn = self.drawn
        other.deal = self.deal
        other.bill = self.bill
        other.added_walls = self.added_walls.copy() if self.added_walls else {}
        other.sheets = self.sheets[:]
        other.early = self.early
        return other

    # --- Questions and answers

    def over(self) -> bool:
        """Whether nothing is left to ask."""
        return not self.frames

    def asked(self) -> i64:
        """The seat that must answer, NOBODY when the game is over."""
        return self.frames[-1].seat if self.frames else NOBODY

    def codes(self) -> vec[i64]:
        """The legal moves of the open question, packed, in their fixed order."""
        out = Moves()
        if self.frames:
            self.listing = True
            frame = self.frames[-1]
            if self.rules.fold_bars:
                self._offer_unbarred(frame, out)
            else:
                for deed in frame.step.deeds:
                    deed.offer(self, frame, out)
            self.listing = False
            self.wares = None
        return out.codes

    def _offer_unbarred(self, frame: Frame, out: Moves) -> None:
        """The moves of all deeds that no module has closed."""
        asked: i64 = 0  # a bit for each role that modules were asked about
        closed: i64 = 0
        for deed in frame.step.deeds:
            if not asked >> deed.role & 1:
                asked |= i64(1) << deed.role
                if self.barred(frame.seat, deed.role) != "":
                    closed |= i64(1) << deed.role
            if not closed >> deed.role & 1:
                deed.offer(self, frame, out)

    def barred(self, seat: i64, role: i64) -> str:
        """Why a module closes deeds of this role to the seat now, "" if none does."""
        if role != FREE:
            for module in self.rules.fold_bars:
                reason = module.bars(self, seat, role)
                if reason:
                    return reason
        return ""

    def refuse(self, code: i64) -> str:
        """The key of the rule a packed move breaks, "" if it is legal."""
        if not self.frames:
            return "game_over"
        frame = self.frames[-1]
        number = code & DEED_MASK
        for deed in frame.step.deeds:
            if deed.number == number:
                reason = self.barred(frame.seat, deed.role)
                return reason if reason else deed.refuse(self, frame, code)
        return "not_asked"

    def apply(self, code: i64) -> None:
        """Plays a legal packed move, then all automatic work up to the next question."""
        frame = self.frames.pop()
        self.rules.deeds[int(code & DEED_MASK)].act(self, frame, code)
        self.settle()

    def settle(self) -> None:
        """Runs automatic frames until a question is on top or nothing is left.

        What has happened is announced first, in the order in which it happened.
        """
        while True:
            if self.news:
                self.frames.extend(self.news[::-1])
                self.news = []
            if not self.frames:
                return
            frame = self.frames[-1]
            if frame.seat >= 0:
                return
            frame.step.run(self, frame)

    def push(self, step: Step, who: i64, a: i64 = 0) -> None:
        """Opens automatic work for a seat."""
        self.frames.append(Frame(step, NOBODY, who, 0, a))

    def ask(self, step: Step, seat: i64, a: i64 = 0) -> None:
        """Opens a question to a seat."""
        self.frames.append(Frame(step, seat, seat, 0, a))

    def announce(self, what: Announcement, who: i64, argument: i64 = 0) -> None:
        """Lets the modules that care hear of something before anything else happens."""
        if self.rules.hears(what):
            told = argument << NUMBER_BITS | what.number
            self.news.append(Frame(self.rules.announcer, NOBODY, who, 0, told))

    def spend_action(self) -> None:
        """The turn holds one action less."""
        self.actions -= 1
        self.acted = True

    def tell(self, event: dict[str, object], audience: int = EVERYONE) -> None:
        """Keeps an event for the log; callers check `telling` first, to build nothing in vain."""
        self.events.append((audience, event))

    # --- Money

    def purse(self, seat: i64, currency: i64) -> i64:
        """The packed purse of a seat in one currency."""
        return self.purses[seat * len(self.rules.currencies) + currency]

    def lasting_purse(self, seat: i64, currency: i64, at_auction: bool = False) -> i64:
        """What of it can be laid down, paid to another seat, or at an auction."""
        return self.rules.currencies[int(currency)].lasting(self.purse(seat, currency), at_auction)

    def purse_total(self, seat: i64, currency: i64) -> i64:
        """What a seat owns in one currency."""
        return self.rules.currencies[int(currency)].total(self.purse(seat, currency))

    def change_purse(self, seat: i64, currency: i64, by: i64) -> None:
        """Adds (or, if negative, removes) packed units.

        Whoever watches takes what is paid for the cards they know, as long as there are such; any
        other card that leaves the hand is seen for the first time.
        """
        index = seat * len(self.rules.currencies) + currency
        self.purses[index] += by
        if by < 0 and self.blind:
            money = self.rules.currencies[int(currency)]
            unseen = int(money.common_cards(self.blind[int(index)], self.purses[index]))
            if unseen != self.blind[int(index)]:
                self.blind[int(index)] = unseen
                self.reveals += 1

    def gain_card(self, seat: i64, face: i64) -> None:
        """A money card comes into the hand."""
        self.change_purse(seat, face >> CURRENCY_SHIFT, self.rules.face_unit[face])

    def gain_blind_card(self, seat: i64, face: i64) -> None:
        """A money card comes into the hand that nobody else has seen."""
        if not self.blind:
            self.blind = [0] * (self.rules.players * len(self.rules.currencies))
        index = seat * len(self.rules.currencies) + (face >> CURRENCY_SHIFT)
        self.blind[int(index)] += int(self.rules.face_unit[face])
        self.gain_card(seat, face)

    def card_count(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        count: i64 = 0
        for currency in range(len(self.rules.currencies)):
            count += self.rules.currencies[currency].cards(self.purse(seat, currency))
        return count

    def hand(self, seat: i64) -> list[int]:
        """The money cards of a seat as faces, in their order."""
        faces: list[int] = []
        for currency in range(len(self.rules.currencies)):
            faces.extend(self.cards_in(currency, self.purse(seat, currency)))
        return faces

    def cards_in(self, currency: i64, units: i64) -> list[int]:
        """All cards among packed units as faces, those of modules after plain money."""
        faces = faces_in(currency, units)
        if units >> UNIT_BITS:
            faces.extend(self.rules.currencies[int(currency)].special_faces(units))
        return faces

    def pay(self, seat: i64, currency: i64, payment: i64) -> None:
        """Units leave the hand; money cards go to the discard pile, the rest to its module."""
        self.change_purse(seat, currency, -payment)
        self.discard.extend(faces_in(currency, payment))
        if payment >> UNIT_BITS:
            for unit in self.rules.currencies[int(currency)].units:
                count = (payment >> unit.shift) & unit.mask
                if count and unit.owner is not None:
                    unit.owner.spent(self, seat, currency, unit, count)

    def sell_space(self, seat: i64, space: i64) -> None:
        """A tile leaves the market and waits beside the seat's Alhambra."""
        insert_sorted(self.pending[int(seat)], self.market[int(space)])
        self.market[int(space)] = EMPTY

    # --- Piles

    def draw_card(self) -> i64:
        """The top card; an empty deck is replaced by the shuffled discard pile; -1 if both are."""
        if not self.deck:
            self.renew_deck()
            if not self.deck:
                return -1
        self.reveals += 1
        return self.deck.pop()

    def renew_deck(self) -> None:
        """The discard pile is shuffled and comes under what is left of the deck."""
        cards = sorted(self.discard)
        if not cards:
            return
        self.rng.shuffle(cards)
        self.deck = cards + self.deck
        self.discard = []
        self.fifths = []
        if self.telling:
            self.tell({"event": "reshuffled", "cards": len(cards)})
        for looked in self.rules.looked:
            if looked.pile == DECK:
                looked.lift(self, len(cards))

    def draw_tile(self) -> i64:
        """The top tile of the tower, -1 if it is empty."""
        if not self.tower:
            return -1
        self.reveals += 1
        return self.tower.pop()

    def discard_tile(self, tile: i64) -> None:
        """A tile leaves the game."""
        insert_sorted(self.gone, int(tile))
        for module in self.rules.on_discarded:
            module.discarded(self, tile)

    def give_dirk(self, seat: i64, tile: i64) -> None:
        """Dirk gets a tile, from a seat or (NOBODY) from the tower."""
        insert_sorted(self.dirk, int(tile))
        for module in self.rules.on_given:
            module.given(self, seat, tile)

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        return (seat + 1) % self.rules.players


def empty_table(rules: Rules, rng: Rng) -> State:
    """A state in which every seat has a fountain and nothing else lies on the table."""
    state = State(rules, rng)
    players = rules.players
    state.market = [EMPTY] * SPACES
    state.boards = [new_board(seat) for seat in range(players)]
    state.reserves = [[] for _ in range(players)]
    state.pending = [[] for _ in range(players)]
    state.purses = vec[i64]([0] * (players * len(rules.currencies)))
    state.scores = [0] * int(rules.scored)
    state.numbers = vec[i64]([i64(number) for number in rules.first_numbers])
    state.rows = [row[:] for row in rules.first_rows]
    state.maps = [{} for _ in range(rules.maps)]
    return state


def faces_in(currency: i64, units: i64) -> list[int]:
    """The plain money among packed units, as faces in the order of their values."""
    faces: list[int] = []
    cards = units & ((1 << UNIT_BITS) - 1)
    face = int(currency << CURRENCY_SHIFT)
    while cards:
        faces.extend([face] * int(cards & 3))
        cards >>= 2
        face += 1
    return faces


def insert_sorted(tiles: list[int], tile: int) -> None:
    """Keeps a list of tiles in the order of their numbers, so that history leaves no trace."""
    index = len(tiles)
    while index > 0 and tiles[index - 1] > tile:
        index -= 1
    tiles.insert(index, tile)


def is_money(face: i64) -> bool:
    """Whether the face is a card of a currency."""
    return face < SPECIAL
