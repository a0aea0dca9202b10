"""Reading a position: everything is checked, and what is wrong is said in one sentence."""

import tomllib
from typing import Any

from alhambra.engine.building import board_fault
from alhambra.engine.cells import FOUNTAIN
from alhambra.engine.laying import install, piece_at
from alhambra.engine.rng import Rng
from alhambra.engine.rules import CURRENCY_SHIFT, SCORING, SPACES
from alhambra.engine.state import EMPTY, State, empty_table, insert_sorted, is_money
from alhambra.game import streams
from alhambra.game.catalogue import rules_for
from alhambra.game.game import Game
from alhambra.game.revisions import BASE, difference
from alhambra.game.setup import Setup
from alhambra.position.bills import read_bill
from alhambra.position.deals import read_deal
from alhambra.position.depth import DEEPEST, too_deep
from alhambra.position.fields import Fields, PositionError
from alhambra.position.frames import read_frames
from alhambra.position.gates import read_gates
from alhambra.position.supply import Supply

__all__ = ["PositionError", "loads"]

FORMAT = 1
HEAD_KEYS = {
    "format", "revisions", "modules", "options", "starter", "turn", "actions", "acted", "rounds",
    "queued", "ended", "frames", "question", "market", "display", "discard", "deck", "stacks",
    "tower", "gone", "gone_cards", "walls", "due", "drawn", "seed", "generator", "seat", "dirk",
    "bill", "deal", "module",
}  # fmt: skip
SEAT_KEYS = {"colour", "score", "hand", "blind", "board", "gates", "reserve", "pending"}


def loads(text: str) -> Game:
    """The game at the moment written in this text; raises PositionError with a clear text."""
    if too_deep(text):
        raise PositionError(f"a key has more than {DEEPEST} parts")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also of numbers with thousands of digits
        raise PositionError(f"not TOML: {error}") from None
    head = Fields(data, "the position", HEAD_KEYS)
    if head.integer("format", FORMAT) != FORMAT:
        raise PositionError(f"this program reads format {FORMAT} of positions")
    seats = [Fields(table, f"seat {n + 1}", SEAT_KEYS) for n, table in enumerate(_seats(data))]
    setup = _setup(head, seats)
    _check_revisions(head, setup)
    state = _state(head, seats, setup)
    return Game.from_state(setup, state)


def _seats(data: dict[str, Any]) -> list[Any]:
    seats = data.get("seat", [])
    if not isinstance(seats, list):
        raise PositionError("seats are written as [[seat]]")
    return seats


def _setup(head: Fields, seats: list[Fields]) -> Setup:
    colours = tuple(seat.string("colour") for seat in seats)
    try:
        return Setup(
            players=len(seats),
            modules=tuple(head.strings("modules")),
            options=tuple(head.strings("options")),
            seed=head.integer("seed", 0),
            colours=colours,
        )
    except ValueError as error:
        raise PositionError(str(error)) from None


def _check_revisions(head: Fields, setup: Setup) -> None:
    """A position of other rules is refused; one that names no revisions is of today's."""
    made: dict[str, object] = {}
    for text in head.strings("revisions"):
        name, _, number = text.rpartition(" ")
        if (name != BASE and name not in setup.modules) or not number.isdecimal():
            raise PositionError(f'revisions: "{text}" is not a module of the game and a number')
        made[name] = int(number)
    other = difference(made, setup.modules)
    if other is not None:
        raise PositionError(
            f"the position was written under {other}: read it with the version that wrote it, "
            "or leave the line `revisions` out to read it under the rules of today"
        )


def _state(head: Fields, seats: list[Fields], setup: Setup) -> State:
    rules = rules_for(setup.players, setup.modules, setup.options)
    state = empty_table(rules, _generator(head, setup))
    supply = Supply(rules)
    state.rounds = head.integer("rounds", 0, 0, 3)
    state.queued = head.integer("queued", 0, 0, 2)
    state.starter = _colour(head, "starter", setup.colours)
    state.turn = _colour(head, "turn", setup.colours)
    state.due = (state.turn + 1) % setup.players
    if head.has("due"):
        state.due = _colour(head, "due", setup.colours)
    state.colours = setup.colours
    state.added_walls = dict(supply.walls(text) for text in head.strings("walls"))
    for seat, board in enumerate(state.boards):
        board.add_wall(FOUNTAIN, state.added_walls.get(seat, 0))
    state.actions = head.integer("actions", 1, 0, 99)
    state.acted = head.boolean("acted", False)
    state.ended = head.boolean("ended", False)
    _read_table(state, head, supply)
    for seat, fields in enumerate(seats):
        _read_seat(state, seat, fields, supply)
    _read_dirk(state, head, supply)
    _read_modules(state, head, supply)
    _read_piles(state, head, seats, supply)
    state.frames = read_frames(state, head, setup.colours)
    state.bill = read_bill(state, head)
    state.deal = read_deal(state, head)
    return state


def _generator(head: Fields, setup: Setup) -> Rng:
    """The stream that was written, in positions before ChaCha20 as four numbers."""
    if not head.has("generator"):
        return streams.stream(streams.XOSHIRO, f"{setup.seed} position")
    try:
        if head.is_text("generator"):
            return streams.read(head.string("generator"))
        return streams.xoshiro(head.integers("generator"))
    except ValueError as error:
        raise PositionError(str(error)) from None


def _colour(head: Fields, key: str, colours: tuple[str, ...]) -> int:
    """The seat of a colour; the first seat if the key is left out."""
    colour = head.string(key, colours[0])
    if colour not in colours:
        raise PositionError(f"{key}: nobody plays {colour}")
    return colours.index(colour)


def _read_table(state: State, head: Fields, supply: Supply) -> None:
    market = head.strings("market") or ["-"] * SPACES
    if len(market) != SPACES:
        raise PositionError(f"market must have {SPACES} spaces")
    state.market = [EMPTY if text == "-" else supply.tile(text) for text in market]
    if head.has("drawn"):
        state.drawn = supply.tile(head.string("drawn"))
    state.display = [supply.card(text) for text in head.strings("display")]
    state.discard = [supply.card(text) for text in head.strings("discard")]
    state.gone_cards = [supply.card(text) for text in head.strings("gone_cards")]
    state.gone = sorted(supply.tile(text) for text in head.strings("gone"))
    if SCORING in state.display or SCORING in state.discard:
        raise PositionError("a scoring card lies in the deck or has left the game")


def _read_seat(state: State, seat: int, fields: Fields, supply: Supply) -> None:
    state.scores[seat] = fields.integer("score", 0, 0)
    state.reserves[seat] = sorted(supply.tile(text) for text in fields.strings("reserve"))
    state.pending[seat] = sorted(supply.tile(text) for text in fields.strings("pending"))
    board = state.boards[seat]
    for text in fields.strings("board"):
        tile, turn, cell = supply.placed_tile(text)
        if any(not board.free(one) for one in piece_at(state, tile, turn, cell).cells):
            raise PositionError(f"{fields.where}: {text}: something lies there already")
        install(state, seat, tile, turn, cell)
    state.news = []  # nothing happened: the tiles lie there already
    read_gates(board, fields)
    fault = board_fault(board)
    if fault:
        raise PositionError(f"{fields.where}: the board breaks a build rule: {fault}")
    if not fields.is_integer("hand"):
        for text in fields.strings("hand"):
            face = supply.card(text)
            if not is_money(face):
                raise PositionError(f"{fields.where}: {text} is no money card")
            state.gain_card(seat, face)
    _read_blind(state, seat, fields)


def _read_blind(state: State, seat: int, fields: Fields) -> None:
    """Which cards of the hand nobody else has seen."""
    hand = state.hand(seat)
    for text in fields.strings("blind"):
        face = state.rules.face_by_name.get(text, -1)
        if face not in hand:
            raise PositionError(f"{fields.where}: {text} is not in hand")
        hand.remove(face)
        state.change_purse(seat, face >> CURRENCY_SHIFT, -int(state.rules.face_unit[face]))
        state.gain_blind_card(seat, face)


def _read_dirk(state: State, head: Fields, supply: Supply) -> None:
    if not head.has("dirk"):
        return
    if not state.rules.with_dirk:
        raise PositionError("Dirk plays only with two players")
    dirk = head.table("dirk", {"tiles", "score"})
    for text in dirk.strings("tiles"):
        insert_sorted(state.dirk, supply.tile(text))
    state.scores[-1] = dirk.integer("score", 0, 0)


def _read_piles(state: State, head: Fields, seats: list[Fields], supply: Supply) -> None:
    """Piles are lists, the top first, or "unknown": then what is left is shuffled by the seed."""
    known_deck = None if head.unknown("deck") else [supply.card(t) for t in head.strings("deck")]
    known_tower = None if head.unknown("tower") else [supply.tile(t) for t in head.strings("tower")]
    shown = int(state.rounds + state.queued)
    cards = supply.cards_left(shown, known_deck)
    state.rng.shuffle(cards)
    for seat, fields in enumerate(seats):
        if fields.is_integer("hand"):
            _deal_unknown(state, seat, fields, cards)
    if known_deck is None:
        state.deck = supply.with_scoring(cards, shown, state.rng)
    else:
        state.deck = known_deck[::-1]
        _read_stacks(state, head)
    if known_tower is None:
        state.tower = supply.tiles_left()
        state.rng.shuffle(state.tower)
    else:
        state.tower = known_tower[::-1]


def _deal_unknown(state: State, seat: int, fields: Fields, cards: list[int]) -> None:
    """`hand = 5` stands for five cards nobody has seen."""
    for _ in range(fields.integer("hand", 0, 0)):
        money = [index for index, face in enumerate(cards) if is_money(face)]
        if not money:
            raise PositionError(f"{fields.where}: there are not so many cards left")
        state.gain_card(seat, cards.pop(money[-1]))


def _read_stacks(state: State, head: Fields) -> None:
    sizes = head.integers("stacks")
    if sizes and sum(sizes) != len(state.deck):
        raise PositionError("stacks must add up to the cards of the deck")
    start = len(state.deck)
    for size in sizes:
        if size < 0:
            raise PositionError("a stack cannot have fewer than 0 cards")
        start -= size
        state.fifths.append(start)


def _read_modules(state: State, head: Fields, supply: Supply) -> None:
    names = {module.name for module in state.rules.modules}
    tables = head.table("module", names)
    for module in state.rules.modules:
        try:
            module.read(state, tables.raw(module.name))
        except ValueError as error:
            raise PositionError(f"{module.name}: {error}") from None
        supply.claim(module.held_tiles(state), module.held_cards(state))
