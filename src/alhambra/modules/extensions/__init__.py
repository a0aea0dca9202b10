"""The Extensions: three cards of the right currencies make a building count twice.

Twelve extensions lie open in four columns of three. As an action one plays three money cards of the
currencies that a column shows and takes one of its extensions; if they are worth no more than the
amount beside it the purchase is matching and the turn goes on. The extension is put on a building
of its type at once and stays there; in majorities that building counts as two.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, CURRENCIES, FLAG, LAID, MONEY, NONE, NOWHERE, OTHER, SEAT, STAGE_BOARDS, TILE,
    TYPES, UNIT_SHIFT, WHOLE_BUILDING, Amount, Any, Deed, Event, Frame, Listed, Mark, Module,
    Moves, Pair, Pieces, Pile, Piles, Several, State, Step, Words, cards_in, cell_in, distinct,
    first, i64, pair, pairs_of, second, tiles_before, unfinished, unit_of,
)  # fmt: skip


class Extensions(Module):
    """Twelve extensions, two of each type.

    Rulings: only money cards in hand pay, so diamonds and coins do not; it is no purchase of a
    building. A building bought in this turn will do, an unfinished one will not; of a tile with two
    buildings each can be extended. Extensions count in majorities and nowhere else, and go wherever
    the tile goes, to another player or to Dirk. Whoever owns a building of the type, extended or
    not, may give one to Dirk if he has a building of the type without one. Spaces stay empty.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.columns = [[CURRENCIES.index(name) for name in column] for column in data["columns"]]
        self.amounts: list[int] = data["row_numbers"]
        for one, two, three in self.columns:
            if one != two or one == three:
                raise ValueError("a column shows two cards of one currency and one of another")
        self.extension = Pieces(self, "extension", TYPES, data["tiles_per_type"])
        self.column = Amount(1, len(self.columns), "column")
        self.amount = Words("amount", self.amounts)
        rows = len(self.amounts)
        columns = len(self.columns)
        self.board = Piles(
            self, "board", self.extension, count=columns, length=rows, stage=STAGE_BOARDS
        )
        self.extended = Pile(self, "extended", Pair(TILE, self.extension), order=LAID)
        self.joins(ACTIONS, Extend(self))
        self.question = self.asks(
            Step("extension_question", "choose", [PutExtension(self)], "extension", self.extension)
        )
        self.was_extended = Event(
            self, "extended", seat=SEAT, extension=self.extension, column=self.column,
            amount=self.amount, pay=Listed(MONEY), matching=FLAG,
        )  # fmt: skip
        self.extension_put = Event(
            self, "extension_put", seat=SEAT, extension=self.extension, dirk=FLAG, tile=TILE
        )

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Extensions that lie on no building are shuffled onto the board."""
        lying = self.extension.left(state)
        lying += [NONE] * (len(self.extension.all()) - len(lying))
        state.rng.shuffle(lying)
        self.board.deal(state, lying)

    # --- Which buildings

    def built(self, state: State, tile: int, kind: i64) -> bool:
        """Whether the tile is, or has, a finished building of the type."""
        if int(kind) not in state.rules.tiles[tile].kinds:
            return False
        return not (state.rules.fold_unfinished and unfinished(state, tile))

    def bare(self, state: State, tile: int, kind: i64) -> bool:
        """Whether the tile is, or has, a finished building of the type without an extension."""
        if not self.built(state, tile, kind):
            return False
        return int(pair(tile, kind)) not in self.extended.of(state)

    def first_bare(self, state: State, tiles: list[int], kind: i64) -> int:
        """The first of these tiles that can carry such an extension, NONE if none can."""
        for tile in tiles:
            if self.bare(state, tile, kind):
                return tile
        return NONE

    def targets(self, state: State, own: list[int], kind: i64) -> list[int]:
        """The buildings for an extension of this type, of one's own tiles; one of Dirk's is last.

        Whoever owns no building of the type may not take it, not even for Dirk.
        """
        found: list[int] = []
        entitled = False
        for tile in own:
            if self.built(state, tile, kind):
                entitled = True
                if int(pair(tile, kind)) not in self.extended.of(state):
                    found.append(tile)
        dirks = self.first_bare(state, state.dirk, kind) if entitled else NONE
        return found if dirks == NONE else [*found, dirks]

    def put(self, state: State, seat: i64, tile: i64, kind: i64) -> None:
        """The extension belongs to the building from now on."""
        self.extended.add(state, pair(tile, kind))
        self.extension_put.tell(state, seat, kind, int(tile) in state.dirk, tile)

    # --- Scoring

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """An extended building is one more; in a reserve it counts nothing."""
        more: i64 = 0
        for one in self.extended.of(state):
            if second(one) == kind and self._counts_for(state, seat, first(one)):
                more += WHOLE_BUILDING
        return more

    def _counts_for(self, state: State, seat: i64, tile: i64) -> bool:
        """Whether the tile lies in the Alhambra of the seat, or with Dirk."""
        if seat < state.rules.players:
            return cell_in(state, seat, tile) != NOWHERE
        return int(tile) in state.dirk

    def marks(self, state: State, found: list[Mark]) -> None:
        """On each extended building."""
        for one in self.extended.of(state):
            kind = TYPES[int(second(one))]
            found.append(Mark(f"extension-{kind}", tile=first(one)))

    # --- Notation

    def restored(self, state: State) -> None:
        """Each extension lies on a building of its type."""
        extended = self.extended.of(state)
        for one in extended:
            tile, kind = state.rules.tiles[int(first(one))], int(second(one))
            if kind not in tile.kinds or extended.count(one) > 1:
                raise ValueError(f"{tile.name} cannot carry this extension {TYPES[kind]}")


class Extend(Deed):
    """Takes an extension for three cards.

    Matching, if the cards are worth no more than the amount of the row: then the turn goes on.
    """

    def __init__(self, module: Extensions) -> None:
        super().__init__("extend", OTHER)
        self.module = module
        self.cards = Several(MONEY, 3, "wrong_combination")
        self.also("extension", module.extension, "no_extension_there")
        self.column = self.part("column", module.column, "no_extension_there")
        self.amount = self.part("amount", module.amount, "no_extension_there")
        self.pay = self.part("pay", self.cards)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every three cards for every extension that can be put somewhere."""
        tiles: list[int] = []
        for column in range(len(self.module.columns)):
            if self._may_pay(state, frame.seat, column):
                tiles = tiles or tiles_before(state, frame.seat)
                rows = self._useful(state, tiles, column)
                if rows:
                    self._offer_column(state, frame.seat, column, rows, out)

    def _may_pay(self, state: State, seat: i64, column: int) -> bool:
        """Whether the hand has the cards of a column."""
        twice, _, once = self.module.columns[column]
        money = state.rules.currencies
        if money[twice].cards(state.purse(seat, twice)) < 2:
            return False
        return money[once].cards(state.purse(seat, once)) > 0

    def _offer_column(
        self, state: State, seat: i64, column: int, rows: list[int], out: Moves
    ) -> None:
        twice, _, once = self.module.columns[column]
        doubles = cards_in(state.rules, twice, state.purse(seat, twice))
        singles = cards_in(state.rules, once, state.purse(seat, once))
        for one, two in pairs_of(doubles):
            for last in distinct(singles):
                for row in rows:
                    out.add(self.pack(column, row, self.cards.of([one, two, last])))

    def _useful(self, state: State, tiles: list[int], column: int) -> list[int]:
        """The rows of a column whose extension may be taken by whoever owns these tiles."""
        return [
            row
            for row, kind in enumerate(self.module.board.of(state, column))
            if kind != NONE and self.module.targets(state, tiles, kind)
        ]

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        """The extension that lies there."""
        return [self.module.board.of(state, self.column.of(code))[int(self.amount.of(code))]]

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """The cards come in any order; the odd one is kept last."""
        code = super().code(state, frame, parts)
        column = self.column.of(code)
        once = self.module.columns[int(column)][2]
        cards = self.cards.values(self.pay.of(code))
        ordered = sorted(cards, key=lambda card: (card >> UNIT_SHIFT == once, card))
        return self.pack(column, self.amount.of(code), self.cards.of(ordered))

    def _payments(self, state: State, code: i64) -> dict[int, int]:
        """What leaves the hand, by currency."""
        paid: dict[int, int] = {}
        for card in self.cards.values(self.pay.of(code)):
            currency = card >> UNIT_SHIFT
            paid[currency] = paid.get(currency, 0) + int(unit_of(state.rules, card).one)
        return paid

    def _currency(self, state: State, money: int) -> int:
        """Of a card, NONE of any other money."""
        return money >> UNIT_SHIFT if unit_of(state.rules, money).is_card else NONE

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """An extension must lie there and fit a building, and the cards must be in hand."""
        kind = self.tells(state, frame, code)[0]
        if kind == NONE:
            return "no_extension_there"
        cards = self.cards.values(self.pay.of(code))
        column = self.module.columns[int(self.column.of(code))]
        if [self._currency(state, card) for card in cards] != column:
            return "wrong_combination"
        for currency, payment in self._payments(state, code).items():
            money = state.rules.currencies[currency]
            if not money.holds(state.purse(frame.seat, currency), payment):
                return "not_in_hand"
        tiles = tiles_before(state, frame.seat)
        return "" if self.module.targets(state, tiles, kind) else "extension_needs_building"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The cards are paid and the extension is taken; a matching payment leaves the action."""
        seat, column, row = frame.seat, int(self.column.of(code)), int(self.amount.of(code))
        cards = self.cards.values(self.pay.of(code))
        kind = self.module.board.of(state, column)[row]
        self.module.board.of(state, column)[row] = NONE
        total = sum([int(unit_of(state.rules, card).value) for card in cards])
        matching = total <= self.module.amounts[row]
        if matching:
            state.acted = True
        else:
            state.spend_action()
        self.module.was_extended.tell(state, seat, kind, column, row, matching, values=cards)
        for currency, payment in self._payments(state, code).items():
            state.pay(seat, currency, payment)
        targets = self.module.targets(state, tiles_before(state, seat), kind)
        if len(targets) == 1:
            self.module.put(state, seat, targets[0], kind)
        else:
            state.ask(self.module.question, seat, kind)


class PutExtension(Deed):
    """Puts the extension on a building, one's own or one of Dirk's; the frame knows its type."""

    def __init__(self, module: Extensions) -> None:
        super().__init__("put_extension")
        self.module = module
        self.tile = self.part("tile", TILE)
        self.also("dirk", FLAG)

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        """Whether the tile is Dirk's."""
        return [int(self.tile.of(code)) in state.dirk]

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """Own buildings in the Alhambra, in the reserve, just bought; then one of Dirk's."""
        return self.module.targets(state, tiles_before(state, frame.seat), frame.a)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A building of the type that has none yet."""
        tile = int(self.tile.of(code))
        owned = tile in state.dirk or tile in tiles_before(state, frame.seat)
        return "" if owned and self.module.bare(state, tile, frame.a) else "extension_not_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies there for good."""
        self.module.put(state, frame.seat, self.tile.of(code), frame.a)
